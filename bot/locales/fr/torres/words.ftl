### Torres, en français.

game-torres = Torres

## Things

torres-card-six = Six
torres-card-six-text = 1 PA de plus ce tour-ci
torres-card-seven = Sept
torres-card-seven-text = 2 PA de plus ce tour-ci
torres-card-climb = Échelle
torres-card-climb-text = un chevalier monte d’exactement deux niveaux
torres-card-under = Fondation
torres-card-under-text = posez un bloc d’une de vos piles sous votre chevalier
torres-card-supply = Livraison
torres-card-supply-text = posez un bloc pris dans la réserve commune
torres-card-door = Passage secret
torres-card-door-text = un chevalier traverse un château et sort à n’importe quel niveau
torres-card-diagonal = Diagonale
torres-card-diagonal-text = un chevalier se déplace d’une case en diagonale
torres-card-shift = Remaniement
torres-card-shift-text = déplacez un bloc non couvert
torres-card-relocate = Convocation
torres-card-relocate-text = un chevalier va à côté d’un autre des vôtres
torres-card-jump = Saute-mouton
torres-card-jump-text = un chevalier saute par-dessus un chevalier adverse

torres-master-castles = Plusieurs châteaux
torres-master-castles-text = Vos chevaliers occupent exactement 4 / 5 / 6 châteaux à la fin de l’année 1 / 2 / 3 : 5 / 15 / 30 points.
torres-master-diagonals = Diagonales
torres-master-diagonals-text = Chaque chevalier sur une grande diagonale : 2 / 5 / 10 points à la fin de l’année 1 / 2 / 3. Si un seul joueur en a le plus, il en compte un de plus.
torres-master-border = Bordure
torres-master-border-text = Chaque chevalier en bordure du plateau : 2 / 5 / 10 points à la fin de l’année 1 / 2 / 3. Si un seul joueur en a le plus, il en compte un de plus.
torres-master-square = Carré
torres-master-square-text = Après l’année 3, quatre chevaliers aux quatre coins d’un carré parallèle aux bords du plateau : 50 points.
torres-master-row = Ligne
torres-master-row-text = Après l’année 3, tous vos chevaliers du plateau sur une même rangée, colonne ou diagonale : 50 points.
torres-master-same = Même niveau
torres-master-same-text = Après l’année 3, tous vos chevaliers du plateau au même niveau : 50 points.
torres-master-different = Niveaux différents
torres-master-different-text = Après l’année 3, tous vos chevaliers du plateau à des niveaux différents : 40 points.
torres-master-chain = Chaîne
torres-master-chain-text = Après l’année 3, tous vos chevaliers du plateau reliés côte à côte : 40 points.

## Prompts

torres-prompt-setup-block = Posez un bloc de départ, à une distance d’au moins 3 cases des autres blocs (sans diagonale).
torres-prompt-setup-knight = Placez votre premier chevalier sur un château libre.
torres-prompt-setup-king = Placez maintenant le roi sur un château libre.
torres-prompt-turn =
    { $points ->
        [0] Il ne vous reste aucun PA.
       *[other] Il vous reste { $points } PA.
    } { $blocks ->
        [0] Aucun bloc à poser.
        [one] Votre pile : { $blocks } bloc.
       *[other] Votre pile : { $blocks } blocs.
    } { $worth ->
        [one] Décompte actuel : { $worth } point.
       *[other] Décompte actuel : { $worth } points.
    }
torres-prompt-keep = Gardez une de ces cartes et remettez les autres.
torres-prompt-king = Vous avez le plus petit score : déplacez le roi sur un bloc libre, ou laissez-le en place.
torres-prompt-first = Qui commence l’année suivante ?

## Labels of options

torres-label-place = { $square }
torres-outcome-storey = niveau { $level } → { $higher }
torres-outcome-annex = surface du château { $area } → { $larger }
torres-outcome-points = fin d’année { $now } → { $then }
torres-outcome-left =
    { $points ->
        [one] reste { $points } point d’action
       *[other] reste { $points } points d’action
    }
torres-outcome-own =
    { $count ->
        [one] votre chevalier est dans ce château
       *[other] { $count } de vos chevaliers sont dans ce château
    }
torres-label-square = { $square } (niveau { $level })
torres-label-stack =
    { $blocks ->
        [one] pile { $number } : { $blocks } bloc
       *[other] pile { $number } : { $blocks } blocs
    }
torres-label-card = { $card } : { $text }
torres-label-top = sur le paquet : { $cards }
torres-label-under = sous le paquet : { $cards }
torres-label-top-under = sur le paquet : { $top } ; sous le paquet : { $under }
torres-label-stay = reste en place
torres-label-player = { $seat }
torres-label-spread = piles de { $stacks }
torres-label-rest-score =
    { $points ->
        [one] Convertir le dernier PA en point
       *[other] Convertir les { $points } PA restants en points
    }
torres-label-rest-lose =
    { $points ->
        [one] Perdre le dernier PA
       *[other] Perdre les { $points } PA restants
    }

## Events

torres-event-setup-block = { $seat } pose un bloc de départ en { $square }.
torres-event-setup-knight = { $seat } place un premier chevalier en { $square }.
torres-event-setup-king = { $seat } place le roi en { $square }.
torres-event-year = L’année { $year } commence. { $seat } joue en premier.
torres-event-year-over = L’année { $year } est finie.
torres-event-castles = { $points ->
    [one] Châteaux : { $seat } marque { $points } point, total { $score }.
   *[other] Châteaux : { $seat } marque { $points } points, total { $score }.
  }
torres-event-bonus = { $points ->
    [one] Bonus du roi : { $seat } marque { $points } point, total { $score }.
   *[other] Bonus du roi : { $seat } marque { $points } points, total { $score }.
  }
torres-event-master = { $points ->
    [one] Carte Maître : { $seat } marque { $points } point, total { $score }.
   *[other] Carte Maître : { $seat } marque { $points } points, total { $score }.
  }
torres-event-knight = { $seat } place un chevalier en { $square } (niveau { $level }).
torres-event-move = { $seat } déplace un chevalier : { $origin } → { $target } (niveau { $level }).
torres-event-door = { $seat } fait traverser un château à un chevalier : { $origin } → { $target } (niveau { $level }).
torres-event-block = { $seat } pose un bloc en { $square } : niveau { $level }, surface du château { $area }.
torres-event-under = { $seat } élève le chevalier en { $square } au niveau { $level } ; surface du château { $area }.
torres-event-shift = { $seat } déplace un bloc : { $origin } → { $target }.
torres-event-stack =
    { $blocks ->
        [one] { $seat } prend une pile d’un seul bloc.
       *[other] { $seat } prend une pile de { $blocks } blocs.
    }
torres-event-score = { $seat } avance sur la piste de score : { $spent } PA, +{ $points }, total { $score }.
torres-event-lost = { $seat } perd { $points } PA.
torres-event-end =
    { $stacks ->
        [0] { $seat } termine son dernier tour de l’année.
        [one] { $seat } termine son tour ; il reste { $stacks } pile.
       *[other] { $seat } termine son tour ; il reste { $stacks } piles.
    }
torres-event-drawn = Vous prenez en main : { $cards }.
torres-event-buy = { $seat } achète une carte Action.
torres-event-looked = Vous regardez : { $cards }.
torres-event-keep = Vous gardez : { $card }.
torres-event-card = { $seat } joue { $card }.
torres-event-stay = { $seat } laisse le roi en place.
torres-event-king = { $seat } déplace le roi en { $square }.
torres-event-first = { SAME($seat, $starter_seat) ->
    [yes] { $seat } commencera l’année suivante.
   *[no] { $seat } choisit { $starter_seat } pour commencer l’année suivante.
  }
torres-event-won = { $points ->
    [one] La troisième année est finie. { $seat } hérite de la couronne avec { $points } point !
   *[other] La troisième année est finie. { $seat } hérite de la couronne avec { $points } points !
  }
torres-event-shared = La troisième année est finie, et personne n’a marqué de point : la couronne est partagée.

## The end

torres-end = Trois années sont passées : celui qui a le plus de points hérite de la couronne.
torres-end-nothing = Trois années sont passées, et personne n’a marqué.
torres-row-actions = PA convertis
torres-row-castles = Châteaux
torres-row-king = Bonus du roi
torres-row-master = Carte Maître

## Refusals

torres-refusal-no-square = Il n’y a pas de case { $square } : elles vont de a1 à h8.
torres-refusal-king-there = Le roi se tient en { $square }.
torres-refusal-knight-there = Un chevalier { DE($owner_seat) } se tient en { $square }.
torres-refusal-no-knight = Vous n’avez pas de chevalier en { $square }.
torres-refusal-points = Il faut { $cost } PA ; il vous en reste { $left }.
torres-refusal-too-high = { $square } a déjà atteint la hauteur maximale : la surface du château est de { $area }.
torres-refusal-apart = { $square } ne touche aucun château : un bloc se pose sur un château ou à côté.
torres-refusal-joins = Un bloc en { $square } ferait se toucher deux châteaux : c’est interdit.
torres-refusal-setup-near = { $square } est à moins de 3 cases du bloc en { $other } (sans diagonale).
torres-refusal-setup-no-castle = Il n’y a pas de château en { $square }.
torres-refusal-knight-far = Aucun de vos chevaliers ne se tient juste à côté de { $square }.
torres-refusal-knight-high = { $square } est au niveau { $level } ; votre chevalier voisin est au niveau { $own }, et un nouveau ne peut pas être plus haut.
torres-refusal-knight-none = Tous vos chevaliers sont sur le plateau.
torres-refusal-knight-nowhere = Il n’y a pas de case libre à côté de vos chevaliers, à leur niveau ou plus bas.
torres-refusal-move-stuck = Votre chevalier en { $square } ne peut aller nulle part.
torres-refusal-move-all-stuck = Aucun de vos chevaliers ne peut bouger.
torres-refusal-move-steep = { $target } est au niveau { $height } : depuis le niveau { $level }, on ne monte que d’un niveau.
torres-refusal-move-far = { $target } n’est pas à côté de { $origin }, et aucun château n’y mène.
torres-refusal-door-none = Aucun château accessible depuis { $origin } n’a de porte donnant sur { $target }.
torres-refusal-door-up = { $target } est au niveau { $height }, plus haut que le niveau { $level } : dans un château, un chevalier ne fait que descendre.
torres-refusal-door-path = Dans le château, aucun passage ne mène de { $origin } à { $target } sans monter.
torres-refusal-stack-used-up = La pile de ce tour est épuisée.
torres-refusal-stack-none = Vous n’avez plus de bloc.
torres-refusal-stack-same = Vous utilisez déjà la pile { $number }.
torres-refusal-stack-number = Vos piles sont numérotées de 1 à { $most }.
torres-refusal-stack-empty = La pile { $number } n’a pas de bloc.
torres-refusal-stack-fixed = Vous avez déjà posé un bloc : vous ne pouvez plus changer de pile ce tour-ci.
torres-refusal-stack-only = Il n’y a pas d’autre pile.
torres-refusal-block-nowhere = Aucun bloc ne peut être posé.
torres-refusal-score = Vous pouvez convertir de 1 à { $left } PA.
torres-refusal-end-rest = Choisissez : convertir les PA restants en points, ou les perdre.
torres-refusal-end-no-rest = Il ne reste aucun PA à convertir.
torres-refusal-buy-advanced = Dans la version avancée, chacun a toutes les cartes : rien à acheter.
torres-refusal-buy-twice = { $most ->
    [one] Au plus { $most } carte par tour.
   *[other] Au plus { $most } cartes par tour.
  }
torres-refusal-buy-empty = Le paquet est vide.
torres-refusal-keep-card = Choisissez une des cartes regardées : { $cards }.
torres-refusal-end-spread = Choisissez la hauteur de vos autres piles une fois les blocs restants posés dessus : { $ways }.
torres-refusal-end-no-spread = Il n’y a rien à choisir pour vos piles : les blocs restants vont là où il y a de la place.
torres-refusal-keep-together = Dans l’édition de 1999, les autres cartes sont remises ensemble, toutes sur le paquet ou toutes dessous : par exemple « { $example } ».
torres-refusal-keep-rest = Indiquez où vont les autres cartes, par exemple « { $example } » : à gauche de la barre, sur le paquet ; à droite, dessous.
torres-refusal-king-ground = Il n’y a pas de bloc en { $square } : le roi se tient sur un château.
torres-refusal-first-seat = Aucun joueur de cette table n’est désigné ainsi : choisissez dans la liste.
torres-refusal-card-unknown = Il n’y a pas de carte Action « { $card } ».
torres-refusal-card-absent = Vous n’avez pas cette carte : { $card }.
torres-refusal-card-fresh = Vous avez acheté cette carte ce tour-ci : { $card }. Elle se joue dès le prochain tour.
torres-refusal-card-idle = { $card } n’aurait aucun effet maintenant.
torres-refusal-card-none = Vous n’avez pas de carte Action.
torres-refusal-card-twice = Vous avez déjà joué une carte Action ce tour-ci.
torres-refusal-card-all-idle = Aucune de vos cartes n’aurait d’effet maintenant.
torres-refusal-card-no-origin = { $card } ne demande pas de case.
torres-refusal-card-no-target = { $card } ne demande pas de case d’arrivée.
torres-refusal-card-no-stack = { $card } ne prend pas de bloc dans vos piles.
torres-refusal-card-climb = À côté de votre chevalier en { $square }, aucune case libre n’est exactement deux niveaux plus haut.
torres-refusal-card-climb-target = { $target } n’est pas une case libre à côté de { $origin }, exactement deux niveaux plus haut.
torres-refusal-card-under = Aucun bloc ne va sous votre chevalier en { $square }.
torres-refusal-card-door = Votre chevalier en { $square } n’a pas de château à traverser.
torres-refusal-card-door-target = Le château à côté de { $origin } n’a pas de porte vers { $target }.
torres-refusal-card-diagonal = Votre chevalier en { $square } ne peut se déplacer sur aucune diagonale.
torres-refusal-card-diagonal-target = { $target } n’est pas sur une diagonale de { $origin }, un niveau de plus au maximum.
torres-refusal-card-relocate = Votre chevalier en { $square } ne peut rejoindre aucun autre des vôtres.
torres-refusal-card-jump = Votre chevalier en { $square } n’a aucun chevalier adverse à sauter.
torres-refusal-card-jump-target = Depuis { $origin }, aucun saut ne mène en { $target } : tout droit par-dessus un chevalier adverse, un seul niveau vers le haut.
torres-refusal-card-shift = Le bloc en { $square } ne peut aller nulle part : il faut garder au moins 6 châteaux, et aucun ne dépasse sa surface.
torres-refusal-card-shift-target = Le bloc de { $origin } ne peut pas aller en { $target } : deux châteaux ne doivent pas se toucher, aucun ne dépasse sa surface, et il en reste au moins 6.
torres-refusal-shift-ground = Il n’y a pas de bloc en { $square }.
torres-refusal-shift-splits = Sans le bloc en { $square }, son château serait coupé en deux.

## Commands

torres-command = torres
torres-command-description = Jouer à Torres

torres-setup-name = départ
torres-setup-description = Placer un bloc de départ, votre premier chevalier ou le roi
torres-setup-button = Placer le pion
torres-setup-square-name = case
torres-setup-square-description = La case choisie
torres-setup-square-prompt = Quelle case ?

torres-knight-name = chevalier
torres-knight-description = Placer un nouveau chevalier à côté d’un des vôtres (2 PA)
torres-knight-button = Nouveau chevalier (2 PA)
torres-knight-whole = Nouveau chevalier en { $square } · 2 PA
torres-knight-square-name = case
torres-knight-square-description = Où va le chevalier
torres-knight-square-prompt = Où va le nouveau chevalier ?

torres-move-name = déplacer
torres-move-description = Déplacer un chevalier d’un pas ou à travers un château (1 PA)
torres-move-button = Déplacer (1 PA)
torres-move-whole = Déplacer { $origin } → { $target } · 1 PA
torres-move-origin-name = de
torres-move-origin-description = Où se tient le chevalier
torres-move-origin-prompt = Quel chevalier se déplace ?
torres-move-target-name = vers
torres-move-target-description = Où il va
torres-move-target-prompt = Où va-t-il ? Les cases possibles sont entourées.

torres-block-name = bloc
torres-block-description = Poser un bloc sur un château ou à côté (1 PA)
torres-block-button = Poser un bloc (1 PA)
torres-block-whole = Poser un bloc en { $square } · 1 PA
torres-block-square-name = case
torres-block-square-description = Où va le bloc
torres-block-square-prompt = Où va le bloc ?

torres-buy-name = acheter
torres-buy-description = Acheter une carte Action (1 PA) ; c’est définitif
torres-buy-button = Acheter une carte (1 PA)

torres-keep-name = garder
torres-keep-description = Choisir la carte que vous gardez
torres-keep-button = Garder une carte
torres-keep-card-name = carte
torres-keep-card-description = La carte que vous gardez
torres-keep-card-prompt = Quelle carte gardez-vous ?
torres-keep-rest-name = reste
torres-keep-rest-description = Où vont les autres cartes : sur le paquet/dessous
torres-keep-rest-prompt = Où vont les autres cartes ?

torres-card-name = carte
torres-card-description = Jouer une carte Action (gratuit, une par tour)
torres-card-button = Jouer une carte
torres-card-card-name = carte
torres-card-card-description = La carte que vous jouez
torres-card-card-prompt = Quelle carte jouez-vous ?
torres-card-origin-name = de
torres-card-origin-description = Le chevalier ou le bloc concerné
torres-card-origin-prompt = Avec quel chevalier (ou bloc) ?
torres-card-target-name = vers
torres-card-target-description = La case choisie
torres-card-target-prompt = Quelle case ?
torres-card-stack-name = pile
torres-card-stack-description = La pile qui donne le bloc
torres-card-stack-prompt = Quelle pile donne le bloc ?

torres-score-name = convertir
torres-score-description = Convertir des PA en points de score
torres-score-button = Convertir des PA
torres-score-points-name = points
torres-score-points-description = Combien de PA
torres-score-points-prompt = Combien de PA convertissez-vous ?

torres-stack-name = pile
torres-stack-description = Choisir une autre pile que la plus haute
torres-stack-button = Autre pile
torres-stack-number-name = numéro
torres-stack-number-description = Quelle pile
torres-stack-number-prompt = Quelle pile utilisez-vous ?

torres-end-name = terminer
torres-end-description = Terminer votre tour
torres-end-button = Terminer le tour
torres-end-rest-name = reste
torres-end-rest-description = PA restants : les convertir en points ou les perdre
torres-end-stacks-name = piles
torres-end-stacks-description = La hauteur de vos autres piles ensuite, par exemple 3+2
torres-end-stacks-prompt = Il reste des blocs. Quelle hauteur pour vos autres piles ?
torres-end-rest-prompt = Il vous reste des PA. Les convertir en points ?

torres-king-name = roi
torres-king-description = Déplacer le roi entre deux années, ou le laisser
torres-king-button = Déplacer le roi
torres-king-whole = Roi : { $square }
torres-king-square-name = case
torres-king-square-description = Où va le roi (dans la liste)
torres-king-square-prompt = Où va le roi ?

torres-first-name = premier
torres-first-description = Désigner qui commence l’année suivante
torres-first-button = Choisir qui commence
torres-first-player-name = joueur
torres-first-player-description = Qui commence
torres-first-player-prompt = Qui commence l’année suivante ?

torres-picture-hand-name = main
torres-picture-hand-description = Voir vos cartes Action (personne d’autre ne les voit)

## Ce qui est nouveau dans les règles, version par version

torres-version-2 = Torres, version 2 : dans l’édition de 1999, les cartes regardées sont remises toutes sur le paquet ou toutes dessous, et dans sa version avancée le décompte part du joueur qui a commencé le tour de jeu.

## Options

torres-option-edition-name = Édition
torres-option-edition-description = De quelle édition on joue les règles
torres-option-edition-2017 = 2017
torres-option-edition-1999 = 1999
torres-option-cards-name = Cartes
torres-option-cards-description = D’où viennent les cartes Action
torres-option-cards-usual = selon l’édition
torres-option-cards-own = un paquet par joueur
torres-option-cards-common = un paquet commun
torres-option-cards-advanced = version avancée : les dix cartes en main, plus une carte Maître
torres-option-stacks-name = Blocs restants
torres-option-stacks-description = Comment les blocs qu’un tour laisse sont répartis sur les autres piles
torres-option-stacks-even = automatiquement, également
torres-option-stacks-hand = à la main

## The rules in short

rules-torres-topics = goal setup turn knight move door block stacks buy cards score year king advanced editions end

rules-torres-goal-title = Le but
rules-torres-goal-text =
    Un vieux roi envoie ses fils bâtir des châteaux pendant trois ans. Après chaque année, tout château où vous avez un chevalier vous rapporte **sa surface × le niveau de votre chevalier le plus haut** *(T-30)*.

    La surface est le nombre de cases du château, le niveau le nombre de blocs sous le chevalier *(T-1)*. Après la troisième année, celui qui a le plus de points hérite de la couronne *(T-34)*.

    Chacun a 6 chevaliers ; les 92 blocs sont communs. Le plateau va de la case a1 à la case h8.

rules-torres-setup-title = La mise en place
rules-torres-setup-text =
    Huit châteaux d’un bloc sont sur le plateau *(T-2)*. Le premier joueur est tiré au sort, à moins que la personne qui a ouvert la table n’en ait décidé. Dans l’ordre du tour, chacun place un chevalier sur un château libre, et le dernier place aussi le **roi** sur un château libre *(T-6)*.
    Dans la version avancée, les joueurs posent eux-mêmes les huit blocs de départ, chacun à une distance d’au moins 3 cases des autres (sans diagonale) *(T-40)*.

rules-torres-turn-title = Votre tour
rules-torres-turn-text =
    Vous avez **5 points d’action (PA)**, à dépenser dans l’ordre que vous voulez *(T-13)* :
    • nouveau chevalier : 2 PA
    • déplacer un chevalier : 1 PA par pas
    • poser un bloc : 1 PA
    • acheter une carte Action : 1 PA, deux fois au plus
    • avancer sur la piste de score : 1 PA par case
    • jouer une carte Action : gratuit, une par tour
    Chaque pas se voit tout de suite dans votre menu privé et peut être repris, jusqu’à l’achat d’une carte ou la fin du tour. Les PA non dépensés sont perdus ; le menu propose donc de les convertir en points.

rules-torres-knight-title = Nouveaux chevaliers
rules-torres-knight-text =
    Pour 2 PA, un chevalier de votre réserve vient sur une case libre juste à côté d’un des vôtres (pas en diagonale), **à son niveau ou plus bas** *(T-14)*. Une case est libre s’il n’y a ni chevalier ni roi.

rules-torres-move-title = Déplacement
rules-torres-move-text =
    Un pas coûte 1 PA : vers une case voisine libre, pas en diagonale, **un niveau de plus au maximum**, autant de moins qu’on veut *(T-15)*.

rules-torres-door-title = À travers un château
rules-torres-door-text =
    Passer **à travers un château** coûte aussi 1 PA *(T-16)*.
    • Entrer : à côté d’une case de château plus haute que la sienne.
    • Sortir : sur toute case libre à côté d’une case plus haute du même château, pas plus haut que l’entrée.
    Les chevaliers qui s’y trouvent ne gênent pas. Dans l’édition de 1999, un passage continu de tours plus hautes que la sortie doit relier l’entrée à la sortie.

rules-torres-block-title = Poser un bloc
rules-torres-block-text =
    Un bloc coûte 1 PA et vient de la pile du tour. Il va sur un bloc libre d’un château, ou sur le sol libre à côté d’exactement un château *(T-17)*.
    Attention : **aucune tour ne dépasse la surface de son château**, et deux châteaux ne se rejoignent jamais ; ils peuvent se toucher par un coin. On ne pose pas de bloc sur ni sous un chevalier ou le roi.

rules-torres-stacks-title = Les piles de blocs
rules-torres-stacks-text =
    Au début d’une année, vous recevez autant de piles que l’année compte de tours de jeu : 4 la première, puis 3 ; à deux joueurs toujours 4 *(T-3, T-10)*.

    Chaque tour consomme **exactement une pile** : la plus haute, ou celle choisie avant le premier bloc *(T-12)*. **Sans bloc posé, c’est la plus haute qui part**, quel que soit votre choix. Son reste va sur vos autres piles, 3 blocs chacune au plus ; le surplus retourne à la réserve. La répartition est automatique et égale ; avec **Blocs restants : à la main**, vous choisissez où ils vont, et la pile choisie part même si vous n’en avez rien posé. Après le dernier tour de l’année, l’édition de 2017 garde le reste pour les nouvelles piles, celle de 1999 le rend *(T-11)*.

rules-torres-buy-title = Acheter des cartes
rules-torres-buy-text =
    Pour 1 PA, deux fois par tour au plus, vous regardez les trois premières cartes de votre paquet, en gardez une, et remettez les autres dans l’ordre voulu : sur le paquet, dessous, ou une de chaque ; dans l’édition de 1999, toutes dessus ou toutes dessous *(T-18)*.

    La carte ne se joue pas pendant le tour de l’achat. La main n’est pas limitée. Avec le paquet commun de 1999, vous prenez la première carte sans la voir, et la découvrez à la fin du tour.

rules-torres-cards-title = Les cartes Action
rules-torres-cards-text =
    Une carte par tour, à tout moment, gratuitement ; elle est ensuite retirée du jeu *(T-20, T-22 à T-26)*.
    • **Six**, **Sept** : 1 ou 2 PA de plus
    • **Échelle** : un pas d’exactement deux niveaux vers le haut
    • **Fondation** : un bloc d’une de vos piles sous votre chevalier ; au sol, isolé, il fonde un château
    • **Livraison** : posez un bloc de la réserve commune
    • **Passage secret** : à travers un château, sortie à n’importe quel niveau
    • **Diagonale** : un pas en diagonale, un niveau de plus au maximum
    • **Remaniement** : un bloc non couvert va là où un bloc peut aller, ou fonde un château ; aucun château coupé, 6 au moins
    • **Convocation** : un chevalier va là où un nouveau pourrait venir, à côté d’un autre des vôtres
    • **Saute-mouton** : tout droit par-dessus un chevalier adverse voisin, un niveau de plus au maximum

rules-torres-score-title = La piste de score
rules-torres-score-text =
    Un PA avance votre marqueur d’une case *(T-19)*. **Un seul marqueur par case** : un marqueur qui arrive sur une case occupée avance jusqu’à la prochaine case libre et gagne ces points *(T-21)*. La piste a 100 cases et fait une boucle.

rules-torres-year-title = La fin d’une année
rules-torres-year-text =
    En commençant par le premier joueur de la partie (dans l’édition de 1999, par celui qui a commencé ce tour de jeu), chacun marque ses châteaux : surface × niveau de son chevalier le plus haut, une fois par château *(T-30)*.
    Puis le **bonus du roi** *(T-31)* : un chevalier au niveau 1, 2, 3 du château royal après l’année 1, 2, 3 rapporte 5, 10, 15 points, une fois par joueur.
    Exemple : le château royal a 4 cases, vos chevaliers sont aux niveaux 4 et 2. Après l’année 1, vous marquez 16 ; après l’année 2, ce serait 16 + 10.

rules-torres-king-title = Le roi
rules-torres-king-text =
    Après les années 1 et 2, celui qui a le moins de points peut déplacer le roi sur n’importe quel bloc libre *(T-33)*. Dans l’édition de 2017, il désigne aussi le premier joueur de l’année suivante ; dans celle de 1999, l’ordre ne change pas.
    Dans la version avancée des deux éditions, personne n’est désigné : celui qui a le plus de points commence l’année suivante, comme chaque tour de jeu *(T-42)*.

rules-torres-advanced-title = La version avancée
rules-torres-advanced-text =
    Chacun a ses dix cartes en main dès le début, et on n’achète rien. Une **carte Maître** face visible donne des points de plus *(T-41)* :
    • exactement 4, 5, 6 châteaux après l’année 1, 2, 3 : 5, 15, 30
    • chevaliers sur les grandes diagonales, ou en bordure : 2, 5, 10 chacun ; si un seul joueur en a le plus, il en compte un de plus
    • après l’année 3 seulement : quatre chevaliers aux coins d’un carré, tous en ligne, tous au même niveau : 50
    • après l’année 3 seulement : tous à des niveaux différents, tous reliés : 40
    À chaque tour de jeu, le premier d’une année aussi, celui qui a le plus de points commence ; tant que personne n’en a, c’est toujours le premier joueur *(T-42)*.

rules-torres-editions-title = Les éditions
rules-torres-editions-text =
    En **2017**, chacun a un paquet de dix cartes ; les blocs restants d’une année sont gardés ; celui qui a le moins de points désigne le premier joueur ; dans un château, toute porte s’atteint.
    En **1999**, un paquet de 40 pour tous, cartes piochées sans les voir ; les blocs restants sont rendus ; l’ordre ne change pas ; dans un château, il faut un passage *(T-7, T-11, T-16, T-33)*.
    L’option *Cartes* les combine, ou choisit la version avancée.

rules-torres-end-title = La fin
rules-torres-end-text =
    La partie finit après le troisième décompte. Celui qui a le plus de points gagne *(T-34)* ; deux marqueurs ne partagent jamais une case, il n’y a donc d’égalité qu’entre joueurs sans aucun point.
