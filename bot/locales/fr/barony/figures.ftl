### Barony : les textes des images de ses règles, en français.

figure-barony-reference-title = Aide-mémoire
figure-barony-reference-turn = À votre tour : une action
figure-barony-reference-recruit = Recrutement : jusqu’à { $levy } chevaliers dans une cité, { $lake_levy } près d’un lac
figure-barony-reference-move = Déplacement : un ou deux chevaliers, d’une case chacun
figure-barony-reference-build = Construction : villages ou forteresses à la place de chevaliers, un jeton pour chaque
figure-barony-reference-city = Nouvelle cité : à la place d’un village, { $city_points } points
figure-barony-reference-expedition = Expédition : { $crew } chevaliers de la réserve, un seul est placé en bordure
figure-barony-reference-buy = Titre de noblesse : défaussez { $price } points de Ressource
figure-barony-reference-tokens = Jetons : doré · argenté
figure-barony-reference-points = Points
figure-barony-reference-each-title = chaque titre
figure-barony-reference-each-city = chaque nouvelle cité
figure-barony-reference-silver = à la fin, les points de victoire des jetons gardés
figure-barony-reference-end = La fin
figure-barony-reference-duke = Un Duc ? On termine le tour de table.

figure-barony-symbols-title = Ce que montre le plateau
figure-barony-symbols-land = Le pays
figure-barony-symbols-marks = Les marques
figure-barony-symbols-ring = quelque chose a changé ici
figure-barony-symbols-arrow = un chevalier s’est déplacé
figure-barony-symbols-cross = des pions ont été détruits
figure-barony-symbols-number = les coups, dans l’ordre
figure-barony-symbols-choice = à choisir
figure-barony-symbols-winner = la victoire
figure-barony-symbols-pieces = Les pions
figure-barony-symbols-count = autant de chevaliers ici
figure-barony-symbols-disc = un chevalier dans la foule
figure-barony-symbols-card = La fiche d’un joueur
figure-barony-symbols-reserve = ce qui reste en réserve
figure-barony-symbols-token = jetons, avec leur chiffre doré
figure-barony-symbols-purse = total des chiffres dorés
figure-barony-symbols-track = points ; un trait par titre
figure-barony-symbols-titles = Titres
figure-barony-symbols-rank = de baron à duc

figure-barony-land-title = Le pays et ses pions
figure-barony-land-city = Une cité : personne ne peut la détruire. On y recrute.
figure-barony-land-village = Un village a rapporté un jeton ; on peut le détruire.
figure-barony-land-knight = Un chevalier de Bertrand
figure-barony-land-stronghold = Une forteresse : un village qu’on ne détruit jamais
figure-barony-land-share = Deux joueurs partagent une case
figure-barony-land-lake = Un lac : rien n’y va

figure-barony-setup-title = Les cités de départ
figure-barony-setup-city = Chacune de vos { $cities } cités commence avec un chevalier.
figure-barony-setup-where = Plaine, champ ou montagne : c’est bon
figure-barony-setup-lake = Jamais sur un lac
figure-barony-setup-forest = Jamais en forêt
figure-barony-setup-beside = Jamais à côté d’une cité, la vôtre ou une autre

figure-barony-recruit-title = Le recrutement
figure-barony-recruit-lake = Cette cité est au bord d’un lac : jusqu’à { $lake_levy } nouveaux chevaliers
figure-barony-recruit-inland = Celle-ci non : jusqu’à { $levy }
figure-barony-recruit-reserve = Ils viennent de votre réserve : si elle n’en a plus, pas de recrutement.

figure-barony-move-title = Où peut aller un chevalier
figure-barony-move-step = D’une case, libre ou à vous
figure-barony-move-share = Un seul pion adverse : vous partagez la case
figure-barony-move-lake = Pas dans un lac
figure-barony-move-walls = Pas sur une cité ou une forteresse adverse
figure-barony-move-pair = Pas là où un adversaire a deux pions
figure-barony-move-mountain = Pas sur une montagne où il y a un pion adverse

figure-barony-fight-title = Une case est conquise
figure-barony-fight-share = Un pion chacun : ils cohabitent.
figure-barony-fight-second = Le second chevalier d’Aliénor arrive…
figure-barony-fight-destroyed = …Aliénor a donc deux pions ici : ceux des autres sont détruits.
figure-barony-fight-token = Pour chaque village détruit, Aliénor prend un jeton à son propriétaire.
figure-barony-fight-alone = Seul sur une montagne, un chevalier est à l’abri.

figure-barony-build-title = La construction
figure-barony-build-knight = Ce chevalier peut devenir un village ou une forteresse.
figure-barony-build-village = Vient d’être construit en plaine : un jeton Plaine. Le chevalier retourne en réserve.
figure-barony-build-stronghold = Une forteresse n’est jamais détruite.
figure-barony-build-built = Pas là où il y a un bâtiment
figure-barony-build-enemy = Pas là où se tient un chevalier adverse

figure-barony-city-title = Une nouvelle cité
figure-barony-city-village = Ce village peut devenir une cité…
figure-barony-city-points = …pour { $city_points } points tout de suite. Le village retourne en réserve.
figure-barony-city-forest = Pas en forêt
figure-barony-city-beside = Pas à côté d’une cité, la vôtre ou une autre
figure-barony-city-enemy = Pas tant qu’un chevalier adverse est là

figure-barony-expedition-title = Une expédition
figure-barony-expedition-crew = Il faut { $crew } chevaliers de la réserve : l’un quitte le jeu…
figure-barony-expedition-landed = …l’autre est placé en bordure.
figure-barony-expedition-edge = Cases libres à moins de six voisines : toutes conviennent.
figure-barony-expedition-lake = Pas où se tient un pion, ni sur un lac
figure-barony-expedition-inland = Pas à l’intérieur

figure-barony-title-title = Acheter un titre
figure-barony-title-tokens = Jetons : doré · argenté
figure-barony-title-payments = Payer { $price } points
figure-barony-title-exact = juste
figure-barony-title-over = pas de monnaie
figure-barony-title-ladder = Titres et points
figure-barony-title-rules = À noter
figure-barony-title-one = Un titre par action.
figure-barony-title-no-more = Aucun jeton superflu.

figure-barony-end-title = Le décompte
figure-barony-end-points = Le score final, somme :
figure-barony-end-track = des titres ({ $title_points } chacun) et des nouvelles cités ({ $city_points } chacune)…
figure-barony-end-silver = …et des points de victoire des jetons restants.
figure-barony-end-tie = À égalité gagne la personne qui joue plus tard dans le tour de table.
