### Torres : les textes des images de ses règles, en français.

figure-torres-reference-title = Aide-mémoire
figure-torres-reference-turn = Votre tour : { $points } points d’action
figure-torres-reference-new = Un chevalier, près d’un des vôtres, pas plus haut
figure-torres-reference-move = Un pas, un niveau de plus au maximum
figure-torres-reference-through = À travers un château, sans monter
figure-torres-reference-build = Un bloc de la pile du tour
figure-torres-reference-buy = Une carte sur { $looked } regardées ; { $buys } fois par tour au plus
figure-torres-reference-score = Un point sur la piste
figure-torres-reference-play = Jouer une carte, une par tour
figure-torres-reference-one = Chaque tour consomme une pile.
figure-torres-reference-year = À la fin d’une année
figure-torres-reference-castle = château : surface × niveau de votre chevalier le plus haut
figure-torres-reference-king-1 = année 1, niveau 1 du château royal
figure-torres-reference-king-2 = année 2, niveau 2
figure-torres-reference-king-3 = année 3, niveau 3
figure-torres-reference-game = La partie
figure-torres-reference-last = Après les années 1 et 2, celui qui a le moins de points déplace le roi.
figure-torres-reference-years = { $years } années de { $long }, { $short }, { $short } tours ; à deux, { $long } chacune
figure-torres-reference-most = Le plus haut score gagne.

figure-torres-symbols-title = Ce que montre le plateau
figure-torres-symbols-board = Le plateau
figure-torres-symbols-level = niveau : blocs sur cette case
figure-torres-symbols-area = surface : cases du château
figure-torres-symbols-knight = un chevalier
figure-torres-symbols-king = le roi
figure-torres-symbols-marker = le score sur la piste
figure-torres-symbols-lap = tours de piste : { $lap } chacun
figure-torres-symbols-marks = Les marques
figure-torres-symbols-step = son deuxième pas
figure-torres-symbols-ring = posé ici
figure-torres-symbols-arrow = un pas
figure-torres-symbols-passage = à travers un château
figure-torres-symbols-choice = à choisir
figure-torres-symbols-card = La fiche d’un joueur
figure-torres-symbols-reserve = chevaliers en réserve
figure-torres-symbols-stack = une pile de blocs
figure-torres-symbols-used = la pile de ce tour
figure-torres-symbols-kept = blocs gardés pour l’an prochain
figure-torres-symbols-hand = cartes en main
figure-torres-symbols-deck = cartes dans le paquet
figure-torres-symbols-shared = Sous le plateau
figure-torres-symbols-supply = la réserve commune de blocs
figure-torres-symbols-bonus = le bonus du roi cette année
figure-torres-symbols-winner = la victoire

figure-torres-castle-title = Ce que vaut un château
figure-torres-castle-area = Surface 4 : le château a quatre cases.
figure-torres-castle-level = Niveau 3 : trois blocs sur cette case
figure-torres-castle-blue = Le plus haut chevalier bleu est au niveau 3 : 4 × 3 = 12 points.
figure-torres-castle-red = Le rouge est au niveau 2 : 4 × 2 = 8 points.
figure-torres-castle-once = L’autre chevalier rouge n’ajoute rien.

figure-torres-setup-title = Le début
figure-torres-setup-castle = Des châteaux d’un bloc : surface 1
figure-torres-setup-knight = Chacun place un premier chevalier sur un château libre.
figure-torres-setup-king = Le dernier joueur place le roi sur un château libre.

figure-torres-knight-title = Un nouveau chevalier
figure-torres-knight-own = Il vient à côté d’un des vôtres, pour { $knight } PA…
figure-torres-knight-lower = …plus bas…
figure-torres-knight-same = …ou au même niveau.
figure-torres-knight-higher = Pas plus haut
figure-torres-knight-taken = Pas sur une case occupée
figure-torres-knight-corner = Pas en diagonale

figure-torres-move-title = Un pas
figure-torres-move-up = Un niveau de plus, pour 1 PA
figure-torres-move-down = Vers le bas, autant qu’on veut
figure-torres-move-steep = Pas deux niveaux de plus
figure-torres-move-taken = Pas sur une case occupée
figure-torres-move-corner = Pas en diagonale

figure-torres-door-title = À travers un château
figure-torres-door-in = Près d’une tour plus haute, le chevalier entre…
figure-torres-door-out = …et sort près d’une tour plus haute du même château, pour 1 PA.
figure-torres-door-inside = Les chevaliers sur les tours ne gênent pas.
figure-torres-door-higher = Pas plus haut que l’entrée
figure-torres-door-taken = Pas sur une case occupée

figure-torres-block-title = Où poser un bloc
figure-torres-block-ground = Au sol, sur une case libre à côté d’un seul château
figure-torres-block-tower = Sur une tour libre
figure-torres-block-tall = Pas plus haut que la surface du château : ici 2
figure-torres-block-join = Pas là où il joindrait deux châteaux
figure-torres-block-figure = Pas sur une case occupée
figure-torres-block-far = Pas à l’écart de tout château

figure-torres-stacks-title = Les piles de blocs
figure-torres-stacks-used = La pile de ce tour a un pied rouge.
figure-torres-stacks-others = Les autres sont pour les tours suivants, une par tour.
figure-torres-stacks-rest = Le reste d’une pile va sur les autres, jusqu’à { $tallest } blocs chacune.
figure-torres-stacks-kept = Blocs gardés pour l’année suivante

figure-torres-buy-title = Acheter une carte
figure-torres-buy-price = 1 PA, { $buys } fois par tour au plus
figure-torres-buy-back = Les autres vont sur le paquet ou dessous.
figure-torres-buy-later = Elle se joue à partir du tour suivant.

figure-torres-cards-title = Les cartes Action : une par tour, gratuite

figure-torres-score-title = La piste de score
figure-torres-score-from = Rouge était ici et dépense 1 PA…
figure-torres-score-taken = …mais bleu occupe la case suivante…
figure-torres-score-free = …alors rouge va jusqu’à la première libre : 2 points pour 1.
figure-torres-score-lap = La piste a { $lap } cases et fait une boucle. On ne partage une case qu’à 0.

figure-torres-year-title = Le château royal
figure-torres-year-castle = Le plus haut chevalier rouge : surface 4 × niveau 4 = 16 points
figure-torres-year-once = L’autre n’y ajoute rien…
figure-torres-year-king = …mais c’est le château royal :
figure-torres-year-level = au niveau 2, un chevalier rapporte { $bonus_2 } de plus après l’année 2.
figure-torres-year-other = Au niveau 1, le bleu aurait rapporté { $bonus_1 } après l’année 1.

figure-torres-king-title = Le roi se déplace
figure-torres-king-who = Après les années 1 et 2, celui qui a le moins de points peut le déplacer…
figure-torres-king-block = …sur tout bloc libre de tout château.
figure-torres-king-taken = Pas sur une case occupée
figure-torres-king-ground = Pas au sol

figure-torres-advanced-title = Les cartes Maître
figure-torres-advanced-yearly = Points après l’année 1 · 2 · 3
figure-torres-advanced-last = Points après l’année 3
figure-torres-advanced-castles = dans 4, 5, 6 châteaux exactement
figure-torres-advanced-diagonals = par chevalier sur une diagonale
figure-torres-advanced-border = par chevalier en bordure
figure-torres-advanced-square = quatre aux coins d’un carré
figure-torres-advanced-row = tous sur une ligne
figure-torres-advanced-same = tous au même niveau
figure-torres-advanced-different = tous à un niveau différent
figure-torres-advanced-chain = tous reliés
figure-torres-advanced-one = L’une d’elles
figure-torres-advanced-open = reste face visible toute la partie.

figure-torres-passage-title = Deux éditions, deux sortes de portes
figure-torres-passage-start = Le chevalier entre au niveau 1.
figure-torres-passage-both = Dans les deux éditions, il peut sortir ici…
figure-torres-passage-new = …dans celle de 2017, ici aussi.
figure-torres-passage-old = Pas en 1999 : cette tour n’est pas plus haute que la sortie, le passage est coupé.
