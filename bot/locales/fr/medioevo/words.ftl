### Medioevo Universale, en français.

game-medioevo = Medioevo Universale

## Royaumes et choses

medioevo-realm-byzantium = Byzance
medioevo-realm-mamluks = les Mamelouks
medioevo-realm-hungary = la Hongrie
medioevo-realm-empire = le Saint-Empire
medioevo-realm-novgorod = Novgorod
medioevo-realm-golden_horde = la Horde d’Or
medioevo-thing-light = infanterie légère
medioevo-thing-heavy = infanterie lourde
medioevo-thing-cavalry = cavalerie
medioevo-thing-archer = archer
medioevo-thing-captain1 = capitaine I
medioevo-thing-captain2 = capitaine II
medioevo-thing-captain3 = capitaine III
medioevo-thing-wagon = chariot de guerre
medioevo-thing-galley = galère
medioevo-thing-caravan = caravane
medioevo-thing-ship = navire marchand
medioevo-thing-catapult = catapulte
medioevo-thing-trebuchet = trébuchet
medioevo-thing-bombard = bombarde
medioevo-thing-village = village
medioevo-thing-town = ville
medioevo-thing-city = cité
medioevo-thing-tower = tour
medioevo-thing-fort = fort
medioevo-thing-castle = château
medioevo-thing-cathedral = cathédrale
medioevo-good-arms = armes
medioevo-good-salt = sel
medioevo-good-furs = fourrures
medioevo-good-grain = blé
medioevo-good-slaves = esclaves
medioevo-good-spices = épices
medioevo-good-cloth = étoffes
medioevo-good-wine = vin
medioevo-colour-blue = bleu
medioevo-colour-yellow = jaune
medioevo-colour-orange = orange
medioevo-colour-red = rouge
medioevo-colour-green = vert
medioevo-colour-purple = violet
medioevo-branch-blue = Transport
medioevo-branch-yellow = Commerce
medioevo-branch-orange = Législation
medioevo-branch-red = Combat
medioevo-branch-green = Construction
medioevo-branch-purple = Religion
medioevo-icon-movement = Déplacement
medioevo-icon-armies = Armées
medioevo-icon-buildings = Bâtiments
medioevo-icon-goods = Marchandises
medioevo-count = { $count } × { $thing }

## Questions

medioevo-prompt-reign = Choisissez votre royaume.
medioevo-prompt-bid = Tour { $turn } : misez en secret pour la première place.
medioevo-prompt-rebid = Tour { $turn } : égalité pour la première place. Misez encore ; cela s’ajoute à votre première mise.
medioevo-prompt-settle = Placez votre village, votre archer et deux niveaux de transports dans votre royaume.
medioevo-prompt-keep = Gardez une de ces trois cartes Empire.
medioevo-prompt-take = Prenez un jeton d’objectif : un point de technologie de sa couleur par tour.
medioevo-prompt-reroll = La horde serait : { $horde }. Relancez des dés une fois, ou gardez-les.
medioevo-prompt-decree = { $event } : choisissez les deux effets appliqués.
medioevo-prompt-strike-movement = Choisissez les transports immobilisés ce tour : { $points }.
medioevo-prompt-strike-armies = Vos armées dans la région subissent { $points } dégâts. Qui les subit ?
medioevo-prompt-strike-buildings = Vos bâtiments dans la région subissent { $points } dégâts. Lesquels ?
medioevo-prompt-strike-goods = Vous perdez jusqu’à { $points } cubes d’un transport. Lesquels ?
medioevo-prompt-supply = Points barbares restants : { $points }. Ajoutez un barbare ou déplacez une horde.
medioevo-prompt-rise = Rébellions à venir : { $left }. Où les rebelles se lèvent-ils ?
medioevo-prompt-withdraw = Vous avez plus de jetons de contrôle que vos bâtiments militaires n’en soutiennent. Retirez-en un.
medioevo-prompt-tax = Fixez votre taxe. Entretien et intérêts : { $due } florins.
medioevo-prompt-dues = Vous devez { $due } florins et en avez { $florins }. Empruntez, ou renvoyez quelque chose.
medioevo-prompt-bankrupt = Vous devez { $due } florins, en avez { $florins }, et personne ne vous prête. Pillez vos biens, ou renoncez à payer.
medioevo-prompt-buy = Vous avez { $florins } florins et { $count } lignes sur votre liste. Achetez, ou dites que vous avez fini.
medioevo-prompt-buy-on = Vous avez pioché votre carte et pouvez vous en servir pour vos achats. { $florins } florins, { $count } lignes sur votre liste : complétez-la, ou dites que vous avez fini.
medioevo-prompt-choose = Quelle carte Empire gardez-vous ?

## Libellés

medioevo-label-none = Aucun
medioevo-label-die = { $die } (montre { $value })
medioevo-label-piece = { $thing } { $level }, { $place }
medioevo-label-seat = { $seat }
medioevo-label-site = { $thing }, { $place } (structure restante : { $left })
medioevo-label-site-gone = { $place } : aucun bâtiment
medioevo-label-technology = { $technology } (niveau { $level })
medioevo-label-troop = { $thing }, { $place }

## Événements

medioevo-event-turn = Le tour { $turn } commence.
medioevo-event-turn-over = Le tour { $turn } est fini.
medioevo-event-reign = { $seat } gouverne { $realm }.
medioevo-event-sealed = { $seat } a décidé.
medioevo-event-own-bid = Vous misez { $florins } florins.
medioevo-event-bid = { $seat } a misé { $florins } florins.
medioevo-event-order = { $winner_seat } commence et paie { $florins } florins à { $last_seat }, qui joue en dernier.
medioevo-event-settle = { $seat } fonde un village ({ $place }).
medioevo-event-keep = { $seat } garde la carte { $card }.
medioevo-event-take = { $seat } prend un jeton d’objectif ({ $colour }).
medioevo-event-horde-dice = Les dés barbares montrent { $d4 }, { $d6 } et { $d8 } : { $horde }.
medioevo-event-horde-set = Dés de ce tour : { $d4 }, { $d6 } et { $d8 }. Une horde : { $horde }.
medioevo-event-drawn = Événement : { $event }.
medioevo-event-decree = { $seat } choisit : { $icons }.
medioevo-event-strike-movement = { $seat } obtient { $roll } pour le déplacement.
medioevo-event-strike-armies = { $seat } obtient { $roll } pour les armées.
medioevo-event-strike-buildings = { $seat } obtient { $roll } pour les bâtiments.
medioevo-event-strike-goods = { $seat } obtient { $roll } pour les marchandises.
medioevo-event-halt = Transports de { $seat } immobilisés ce tour : { $count }.
medioevo-event-suffer = { $seat } subit des dégâts ({ $place }) : { $losses }.
medioevo-event-building-hit = Bâtiment touché ({ $thing }, { $place }) : { $points } dégâts.
medioevo-event-building-falls = Bâtiment détruit ({ $thing }, { $place }) par { $points } dégâts.
medioevo-event-spoil = { $seat } perd des marchandises : { $goods }.
medioevo-event-raise = { $seat } ajoute des barbares ({ $place }) : { $thing }.
medioevo-event-drive = Des barbares se déplacent, { $origin } → { $target } : { $count }.
medioevo-event-horde = Une horde apparaît ({ $place }) : { $horde }.
medioevo-event-ravage = Des barbares pillent tout ({ $place }) : il n’y reste rien.
medioevo-event-tolerated = Le peuple tolère une taxe de { $tax }.
medioevo-event-rebellion = Les sujets de { $seat } se soulèvent ({ $place }) !
medioevo-event-withdraw = { $seat } reprend son jeton de contrôle ({ $place }).
medioevo-event-own-tax = À { $level }, vous percevez { $florins } florins et en devez ensuite { $due }.
medioevo-event-income = { $seat } taxe à { $level } et perçoit { $florins } florins.
medioevo-event-dues = { $seat } paie { $upkeep } florins d’entretien et { $interest } d’intérêts.
medioevo-event-dismiss = { $seat } renvoie { $count } × { $piece }.
medioevo-event-borrow = { $seat } emprunte { $florins } florins : { $loans } prêts sur 5.
medioevo-event-repay = { $seat } rembourse { $florins } florins ; prêts restants : { $loans }.
medioevo-event-ransack = { $seat } pille son propre bien ({ $piece }) pour { $florins } florins.
medioevo-event-default = { $seat } ne peut payer les intérêts. Les troupes rentrent chez elles.
medioevo-event-eliminated = { $seat } est en ruine et quitte la partie.
medioevo-event-research = { $seat } apprend { $technology } pour { $florins } florins.
medioevo-event-seek = { $seat } paie { $florins } florins pour chercher une carte Empire.
medioevo-event-build = { $seat } construit ({ $place }) : { $thing }, pour { $florins } florins. Jetons de contrôle posés : { $tokens }.
medioevo-event-repair = { $seat } répare ({ $place }) : { $thing }, pour { $florins } florins.
medioevo-event-equip = { $seat } équipe ({ $place }) : { $thing } de niveau { $level }, pour { $florins } florins.
medioevo-event-improve = { $seat } améliore ({ $place }) : { $thing } de niveau { $level }, pour { $florins } florins.
medioevo-event-recruit = { $seat } recrute { $count } × { $thing } ({ $place }) pour { $florins } florins.
medioevo-event-promote = { $seat } promeut ({ $place }) : { $thing }, pour { $florins } florins.
medioevo-event-ransom = { $seat } rachète { $count } × { $thing } à { $captor_seat } pour { $florins } florins.
medioevo-event-dropped = Une ligne de la liste de { $seat } n’est plus possible et tombe : { $what }.
medioevo-event-honour-won = { $seat } gagne { $points } points d’honneur ({ $why }), soit { $honour }.
medioevo-event-honour-lost = { $seat } perd { $points } points d’honneur ({ $why }), soit { $honour }.
medioevo-honour-rebels = nouvelles rébellions alors que des rebelles tiennent encore
medioevo-honour-building = un grand bâtiment
medioevo-honour-attack = une attaque sans guerre déclarée
medioevo-event-winner = { $seat } l’emporte avec { $points } points d’honneur !

## La fin

medioevo-end-turns = Les { $turns } tours sont joués.
medioevo-end-honour = Le seuil de { $limit } points d’honneur est atteint.
medioevo-end-alone = Il ne reste qu’un royaume.
medioevo-row-honour = Honneur en cours de partie
medioevo-row-florins = Le plus de florins, prêts déduits
medioevo-row-market = Meilleur grand marché
medioevo-row-technology = Plus haute technologie
medioevo-row-cathedrals = Le plus de cathédrales
medioevo-row-cities = Le plus de cités
medioevo-row-castles = Le plus de châteaux
medioevo-row-territories = Le plus de territoires
medioevo-row-rome = Contrôle de Rome
medioevo-row-jerusalem = Contrôle de Jérusalem
medioevo-row-monopolies = Monopoles
medioevo-row-captives = Unités prisonnières
medioevo-row-debts = Dettes
medioevo-row-objectives = Jetons d’objectif

## Refus

medioevo-refusal-realm-taken = Ce royaume est déjà pris.
medioevo-refusal-realm-apart = Ce royaume n’est lié à aucun de ceux déjà choisis.
medioevo-refusal-bid-too-much = Vous pouvez miser de 0 à { $most } florins.
medioevo-refusal-settle-place = Cela va dans votre royaume : un village sur une zone habitée, un navire dans un port.
medioevo-refusal-settle-kind = Votre royaume n’a pas de place pour ce transport : un navire a besoin d’un port.
medioevo-refusal-settle-levels = Vous commencez avec { $levels } niveaux de transports en tout : un de niveau II, ou deux de niveau I.
medioevo-refusal-suffer = Répartissez les dégâts entre vos pièces de la région ; il en reste { $points }.
medioevo-refusal-raise-place = Les barbares se rassemblent là où il y en a déjà, ou près d’un feu que personne ne contrôle.
medioevo-refusal-raise-unit = Un archer rejoint au moins { $archers } barbares, un capitaine au moins { $captains }, tant qu’il reste des pièces.
medioevo-refusal-drive-home = Vous ne pouvez pas déplacer les barbares de votre propre royaume.
medioevo-refusal-drive-bound = Ces barbares partagent la terre avec des unités et restent.
medioevo-refusal-drive-none = Il n’y a pas de barbares à déplacer là.
medioevo-refusal-drive-far = Ils ne peuvent aller que dans une terre voisine, ou en mer s’il reste une galère.
medioevo-refusal-rise-place = Les rebelles se lèvent dans votre royaume, là où vous contrôlez la terre et avez le moins d’unités.
medioevo-refusal-tax-level = La taxe est de 10, 20, 30, 40 ou 50.
medioevo-refusal-borrow-twice = Vous avez déjà emprunté ce tour.
medioevo-refusal-borrow-most = Vous avez { $most } prêts : personne ne vous prête davantage.
medioevo-refusal-repay-none = Vous n’avez pas de prêt.
medioevo-refusal-repay-twice = Vous avez déjà remboursé un prêt ce tour.
medioevo-refusal-repay-poor = Il faut { $florins } florins pour rembourser un prêt.
medioevo-refusal-not-bankrupt = Il faut pour cela être en faillite : ne pas avoir de quoi payer les intérêts, ni personne qui prête.
medioevo-refusal-ransack-none = Vous n’avez plus rien à piller.
medioevo-refusal-revolt-early = Pillez d’abord ce que vous avez.
medioevo-refusal-revolt-nowhere = Vous ne contrôlez aucune terre de votre royaume où des rebelles se lèveraient.
medioevo-refusal-nothing-to-buy = Rien de tel ne peut être acheté avec vos connaissances et les { $florins } florins restants.
medioevo-refusal-research-twice = Un niveau par branche et par tour.
medioevo-refusal-research-done = Vous avez toutes les technologies de cette branche.
medioevo-refusal-research-poor = Il ne vous reste que { $florins } florins.
medioevo-refusal-build-uncontrolled = Vous ne contrôlez pas cette terre.
medioevo-refusal-build-nothing = Vous ne pouvez rien construire là maintenant ({ $place }).
medioevo-refusal-build-not-there = Impossible ({ $place }) : un bâtiment civil veut une zone habitée, et une amélioration doit être plus haute.
medioevo-refusal-build-unknown = Il vous faut d’abord cette technologie : { $technology }.
medioevo-refusal-supply-out = Il ne reste plus de cette pièce dans la réserve.
medioevo-refusal-poor = Cela coûte { $florins } florins avec les points manquants ; il vous en reste { $have }.
medioevo-refusal-tokens = Jusqu’à { $most } jetons de contrôle vont sur des terres voisines sans adversaire, armée hostile ni autre jeton.
medioevo-refusal-machine = Impossible : voyez sa technologie, son prix (il vous reste { $have } florins), vos jetons de propriété et son lieu.
medioevo-refusal-recruit = Vous pouvez encore placer { $levy } unités ce tour et il vous reste { $have } florins.
medioevo-refusal-muster-place = Les unités vont dans une zone habitée ou auprès d’un bâtiment militaire que vous contrôlez.
medioevo-refusal-promote = Vous n’avez pas là de capitaine à promouvoir.
medioevo-refusal-seek-twice = Une carte Empire par tour.
medioevo-refusal-seek-none = La pioche des cartes Empire est vide.
medioevo-refusal-seek-poor = Une carte Empire vous coûte { $florins } florins.

## Commandes

medioevo-command = medioevo
medioevo-command-description = Jouer à Medioevo Universale.

medioevo-reign-name = regner
medioevo-reign-description = Choisir votre royaume
medioevo-reign-button = Choisir un royaume
medioevo-reign-realm-name = royaume
medioevo-reign-realm-description = Le royaume que vous gouvernez
medioevo-reign-realm-prompt = Quel royaume ?

medioevo-bid-name = miser
medioevo-bid-description = Miser en secret pour l’ordre du tour
medioevo-bid-button = Miser
medioevo-bid-florins-name = florins
medioevo-bid-florins-description = Combien de florins
medioevo-bid-florins-prompt = Combien de florins misez-vous ?

medioevo-settle-name = etablir
medioevo-settle-description = Placer vos premiers village, archer et transports
medioevo-settle-button = S’établir
medioevo-settle-village-name = village
medioevo-settle-village-description = Où va le village
medioevo-settle-village-prompt = Où va votre village ?
medioevo-settle-archer-name = archer
medioevo-settle-archer-description = Où va l’archer
medioevo-settle-archer-prompt = Où va votre archer ?
medioevo-settle-transport-name = transport
medioevo-settle-transport-description = Le premier transport
medioevo-settle-transport-prompt = Quel transport ?
medioevo-settle-level-name = niveau
medioevo-settle-level-description = II, ou I et un second
medioevo-settle-level-prompt = De quel niveau ?
medioevo-settle-base-name = base
medioevo-settle-base-description = Où il va
medioevo-settle-base-prompt = Où va-t-il ?
medioevo-settle-transport2-name = transport2
medioevo-settle-transport2-description = Le second transport, de niveau I
medioevo-settle-transport2-prompt = Quel second transport ?
medioevo-settle-base2-name = base2
medioevo-settle-base2-description = Où va le second
medioevo-settle-base2-prompt = Où va le second ?

medioevo-keep-name = garder
medioevo-keep-description = Garder une de vos premières cartes Empire
medioevo-keep-button = Garder une carte
medioevo-keep-card-name = carte
medioevo-keep-card-description = La carte que vous gardez
medioevo-keep-card-prompt = Quelle carte gardez-vous ?

medioevo-take-name = prendre
medioevo-take-description = Prendre votre premier jeton d’objectif
medioevo-take-button = Prendre un jeton
medioevo-take-colour-name = couleur
medioevo-take-colour-description = Sa couleur
medioevo-take-colour-prompt = De quelle couleur ?

medioevo-reroll-name = relancer
medioevo-reroll-description = Relancer des dés barbares, ou les garder
medioevo-reroll-button = Dés
medioevo-reroll-dice-name = des
medioevo-reroll-dice-description = Les dés relancés ; aucun : les garder
medioevo-reroll-dice-prompt = Quels dés relancez-vous ?

medioevo-decree-name = decreter
medioevo-decree-description = Choisir deux effets de l’événement
medioevo-decree-button = Effets
medioevo-decree-icons-name = effets
medioevo-decree-icons-description = Les deux effets appliqués
medioevo-decree-icons-prompt = Quels sont les deux effets ?

medioevo-halt-name = arreter
medioevo-halt-description = Choisir les transports immobilisés ce tour
medioevo-halt-button = Immobiliser
medioevo-halt-transports-name = transports
medioevo-halt-transports-description = Les transports arrêtés
medioevo-halt-transports-prompt = Quels transports s’arrêtent ?

medioevo-suffer-name = subir
medioevo-suffer-description = Répartir les dégâts entre vos unités
medioevo-suffer-button = Subir les dégâts
medioevo-suffer-place-name = lieu
medioevo-suffer-place-description = Le lieu
medioevo-suffer-place-prompt = Où ?
medioevo-suffer-points-name = points
medioevo-suffer-points-description = Combien à cet endroit
medioevo-suffer-points-prompt = Combien de dégâts à cet endroit ?
medioevo-suffer-losses-name = pertes
medioevo-suffer-losses-description = Un point par unité nommée
medioevo-suffer-losses-prompt = Quelles unités les subissent ?

medioevo-crumble-name = crouler
medioevo-crumble-description = Répartir les dégâts entre vos bâtiments
medioevo-crumble-button = Subir les dégâts
medioevo-crumble-building-name = batiment
medioevo-crumble-building-description = Le bâtiment
medioevo-crumble-building-prompt = Quel bâtiment ?
medioevo-crumble-points-name = points
medioevo-crumble-points-description = Combien
medioevo-crumble-points-prompt = Combien de dégâts ?

medioevo-spoil-name = gater
medioevo-spoil-description = Choisir les marchandises perdues
medioevo-spoil-button = Perdre des marchandises
medioevo-spoil-transport-name = transport
medioevo-spoil-transport-description = Le transport qui les perd
medioevo-spoil-transport-prompt = Quel transport ?
medioevo-spoil-goods-name = marchandises
medioevo-spoil-goods-description = Les cubes
medioevo-spoil-goods-prompt = Quels cubes ?

medioevo-raise-name = lever
medioevo-raise-description = Ajouter un barbare
medioevo-raise-button = Ajouter un barbare
medioevo-raise-place-name = lieu
medioevo-raise-place-description = Où
medioevo-raise-place-prompt = Où ?
medioevo-raise-unit-name = unite
medioevo-raise-unit-description = Le type
medioevo-raise-unit-prompt = De quel type ?

medioevo-drive-name = pousser
medioevo-drive-description = Déplacer tous les barbares d’un lieu
medioevo-drive-button = Déplacer une horde
medioevo-drive-origin-name = de
medioevo-drive-origin-description = Où ils sont
medioevo-drive-origin-prompt = Quelle horde se déplace ?
medioevo-drive-target-name = vers
medioevo-drive-target-description = Où ils vont
medioevo-drive-target-prompt = Où va-t-elle ?

medioevo-enough-name = assez
medioevo-enough-description = Laisser les autres points barbares
medioevo-enough-button = Assez

medioevo-rise-name = soulever
medioevo-rise-description = Choisir où les rebelles se lèvent
medioevo-rise-button = Placer les rebelles
medioevo-rise-place-name = lieu
medioevo-rise-place-description = La terre
medioevo-rise-place-prompt = Où se lèvent-ils ?

medioevo-withdraw-name = retirer
medioevo-withdraw-description = Reprendre un jeton de contrôle
medioevo-withdraw-button = Reprendre
medioevo-withdraw-place-name = lieu
medioevo-withdraw-place-description = Sa terre
medioevo-withdraw-place-prompt = Quel jeton part ?

medioevo-tax-name = taxer
medioevo-tax-description = Fixer votre niveau de taxe
medioevo-tax-button = Taxe
medioevo-tax-level-name = niveau
medioevo-tax-level-description = De 10 à 50
medioevo-tax-level-prompt = De combien est votre taxe ?

medioevo-dismiss-name = renvoyer
medioevo-dismiss-description = Renoncer à des unités, un transport ou une machine
medioevo-dismiss-button = Renvoyer
medioevo-dismiss-piece-name = piece
medioevo-dismiss-piece-description = Ce qui part
medioevo-dismiss-piece-prompt = Que renvoyez-vous ?
medioevo-dismiss-count-name = nombre
medioevo-dismiss-count-description = Combien
medioevo-dismiss-count-prompt = Combien ?

medioevo-borrow-name = emprunter
medioevo-borrow-description = Emprunter 500 florins
medioevo-borrow-button = Emprunter

medioevo-repay-name = rembourser
medioevo-repay-description = Rembourser 500 florins
medioevo-repay-button = Rembourser

medioevo-ransack-name = piller
medioevo-ransack-description = En faillite : piller un de vos bâtiments ou transports
medioevo-ransack-button = Piller ses biens
medioevo-ransack-piece-name = piece
medioevo-ransack-piece-description = Ce que vous pillez
medioevo-ransack-piece-prompt = Que pillez-vous ?

medioevo-revolt-name = revolte
medioevo-revolt-description = En faillite : laisser une révolte éclater pour 100 florins
medioevo-revolt-button = Révolte

medioevo-default-name = faillir
medioevo-default-description = En faillite : renoncer à payer les intérêts
medioevo-default-button = Renoncer à payer

medioevo-research-name = rechercher
medioevo-research-description = Apprendre la prochaine technologie d’une branche
medioevo-research-button = Technologie
medioevo-research-colour-name = branche
medioevo-research-colour-description = La branche
medioevo-research-colour-prompt = Quelle technologie ?

medioevo-seek-name = chercher
medioevo-seek-description = Chercher une carte Empire
medioevo-seek-button = Carte Empire

medioevo-build-name = construire
medioevo-build-description = Construire ou améliorer un bâtiment
medioevo-build-button = Construire
medioevo-build-place-name = lieu
medioevo-build-place-description = Où
medioevo-build-place-prompt = Où construisez-vous ?
medioevo-build-building-name = batiment
medioevo-build-building-description = Quoi
medioevo-build-building-prompt = Que construisez-vous ?
medioevo-build-tokens-name = jetons
medioevo-build-tokens-description = Terres qui reçoivent un jeton de contrôle
medioevo-build-tokens-prompt = Quelles terres reçoivent des jetons de contrôle ?
medioevo-build-means-name = payer
medioevo-build-means-description = Comment ses points sont payés
medioevo-build-means-prompt = Comment payez-vous ses points ?

medioevo-repair-name = reparer
medioevo-repair-description = Réparer un bâtiment, 50 florins le point
medioevo-repair-button = Réparer
medioevo-repair-building-name = batiment
medioevo-repair-building-description = Le bâtiment
medioevo-repair-building-prompt = Quel bâtiment ?
medioevo-repair-points-name = points
medioevo-repair-points-description = Combien de points
medioevo-repair-points-prompt = Combien de points ?

medioevo-equip-name = equiper
medioevo-equip-description = Acheter un transport
medioevo-equip-button = Transport
medioevo-equip-transport-name = transport
medioevo-equip-transport-description = Le type
medioevo-equip-transport-prompt = Quel transport ?
medioevo-equip-level-name = niveau
medioevo-equip-level-description = Son niveau
medioevo-equip-level-prompt = De quel niveau ?
medioevo-equip-place-name = lieu
medioevo-equip-place-description = Où
medioevo-equip-place-prompt = Où est-il construit ?
medioevo-equip-means-name = payer
medioevo-equip-means-description = Comment ses points sont payés
medioevo-equip-means-prompt = Comment payez-vous ses points ?

medioevo-forge-name = forger
medioevo-forge-description = Acheter une machine de siège
medioevo-forge-button = Machine de siège
medioevo-forge-engine-name = machine
medioevo-forge-engine-description = La machine
medioevo-forge-engine-prompt = Quelle machine ?
medioevo-forge-place-name = lieu
medioevo-forge-place-description = Où
medioevo-forge-place-prompt = Où va-t-elle ?
medioevo-forge-means-name = payer
medioevo-forge-means-description = Comment ses points sont payés
medioevo-forge-means-prompt = Comment payez-vous ses points ?

medioevo-improve-name = ameliorer
medioevo-improve-description = Améliorer un transport ou une machine
medioevo-improve-button = Améliorer
medioevo-improve-piece-name = piece
medioevo-improve-piece-description = Le transport ou la machine
medioevo-improve-piece-prompt = Qu’améliorez-vous ?
medioevo-improve-level-name = niveau
medioevo-improve-level-description = Le nouveau niveau
medioevo-improve-level-prompt = À quel niveau ?
medioevo-improve-means-name = payer
medioevo-improve-means-description = Comment ses points sont payés
medioevo-improve-means-prompt = Comment payez-vous ses points ?

medioevo-recruit-name = recruter
medioevo-recruit-description = Recruter des unités
medioevo-recruit-button = Recruter
medioevo-recruit-unit-name = unite
medioevo-recruit-unit-description = Le type
medioevo-recruit-unit-prompt = Quelle unité ?
medioevo-recruit-count-name = nombre
medioevo-recruit-count-description = Combien
medioevo-recruit-count-prompt = Combien ?
medioevo-recruit-place-name = lieu
medioevo-recruit-place-description = Où
medioevo-recruit-place-prompt = Où vont-elles ?
medioevo-recruit-means-name = payer
medioevo-recruit-means-description = Comment ses points sont payés
medioevo-recruit-means-prompt = Comment payez-vous ses points ?

medioevo-promote-name = promouvoir
medioevo-promote-description = Promouvoir un capitaine
medioevo-promote-button = Promouvoir
medioevo-promote-captain-name = capitaine
medioevo-promote-captain-description = Le capitaine
medioevo-promote-captain-prompt = Quel capitaine ?
medioevo-promote-level-name = niveau
medioevo-promote-level-description = Le nouveau niveau
medioevo-promote-level-prompt = À quel niveau ?
medioevo-promote-means-name = payer
medioevo-promote-means-description = Comment ses points sont payés
medioevo-promote-means-prompt = Comment payez-vous ses points ?

medioevo-ransom-name = racheter
medioevo-ransom-description = Racheter vos unités prisonnières
medioevo-ransom-button = Rançon
medioevo-ransom-captor-name = geolier
medioevo-ransom-captor-description = Qui les détient
medioevo-ransom-captor-prompt = Qui les détient ?
medioevo-ransom-unit-name = unite
medioevo-ransom-unit-description = Le type
medioevo-ransom-unit-prompt = Quelle unité ?
medioevo-ransom-count-name = nombre
medioevo-ransom-count-description = Combien
medioevo-ransom-count-prompt = Combien ?
medioevo-ransom-place-name = lieu
medioevo-ransom-place-description = Où elles reviennent
medioevo-ransom-place-prompt = Où reviennent-elles ?

medioevo-unlist-name = rayer
medioevo-unlist-description = Rayer une ligne de votre liste
medioevo-unlist-button = Rayer
medioevo-unlist-line-name = ligne
medioevo-unlist-line-description = Le numéro de la ligne
medioevo-unlist-line-prompt = Quelle ligne part ?

medioevo-done-name = fini
medioevo-done-description = Votre liste d’achats est complète
medioevo-done-button = Fini

medioevo-choose-name = choisir
medioevo-choose-description = Garder une des cartes Empire regardées
medioevo-choose-button = Choisir
medioevo-choose-card-name = carte
medioevo-choose-card-description = La carte que vous gardez
medioevo-choose-card-prompt = Quelle carte gardez-vous ?

## Options

medioevo-option-realms-name = Royaumes
medioevo-option-realms-description = Comment les royaumes sont attribués
medioevo-option-realms-choice = choisis tour à tour
medioevo-option-realms-lot = tirés au sort
medioevo-option-turns-name = Tours
medioevo-option-turns-description = Combien de tours sont joués
medioevo-option-turns-3 = 3 (courte)
medioevo-option-turns-8 = 8
medioevo-option-turns-10 = 10
medioevo-option-turns-12 = 12
medioevo-option-honour-name = Seuil d’honneur
medioevo-option-honour-description = La partie s’arrête dès que quelqu’un l’atteint
medioevo-option-honour-0 = aucun

## Ce qui est nouveau dans les règles, version par version

medioevo-version-2 = Medioevo Universale, version 2 : tout ce qui a été corrigé dans les règles depuis le début de cette table vaut désormais, et les batailles et les phases survivront aux prochains changements.
medioevo-version-3 = Medioevo Universale, version 3 : on n’attaque plus personne sans le vouloir à côté d’autres, on peut emprunter à chaque décision, déclarer la guerre, faire la paix et renvoyer des pièces à chaque phase, les jetons Objectif ne paient un achat que si vous le dites, et la limite d’honneur met fin à la partie aussitôt.
