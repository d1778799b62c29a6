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
    .a = une infanterie légère
    .many = infanteries légères
medioevo-thing-heavy = infanterie lourde
    .a = une infanterie lourde
    .many = infanteries lourdes
medioevo-thing-cavalry = cavalerie
    .a = une cavalerie
    .many = cavaleries
medioevo-thing-archer = archer
    .a = un archer
    .many = archers
medioevo-thing-captain1 = capitaine I
    .a = un capitaine I
    .many = capitaines I
medioevo-thing-captain2 = capitaine II
    .a = un capitaine II
    .many = capitaines II
medioevo-thing-captain3 = capitaine III
    .a = un capitaine III
    .many = capitaines III
medioevo-thing-wagon = chariot de guerre
    .a = un chariot de guerre
    .many = chariots de guerre
medioevo-thing-galley = galère
    .a = une galère
    .many = galères
medioevo-thing-caravan = caravane
    .a = une caravane
    .many = caravanes
medioevo-thing-ship = navire marchand
    .a = un navire marchand
    .many = navires marchands
medioevo-thing-catapult = catapulte
    .a = une catapulte
    .many = catapultes
medioevo-thing-trebuchet = trébuchet
    .a = un trébuchet
    .many = trébuchets
medioevo-thing-bombard = bombarde
    .a = une bombarde
    .many = bombardes
medioevo-thing-village = village
    .a = un village
    .many = villages
medioevo-thing-town = ville
    .a = une ville
    .many = villes
medioevo-thing-city = cité
    .a = une cité
    .many = cités
medioevo-thing-tower = tour
    .a = une tour
    .many = tours
medioevo-thing-fort = fort
    .a = un fort
    .many = forts
medioevo-thing-castle = château
    .a = un château
    .many = châteaux
medioevo-thing-cathedral = cathédrale
    .a = une cathédrale
    .many = cathédrales
medioevo-good-arms = armes
    .one = cube d’armes
    .many = cubes d’armes
medioevo-good-salt = sel
    .one = cube de sel
    .many = cubes de sel
medioevo-good-furs = fourrures
    .one = cube de fourrures
    .many = cubes de fourrures
medioevo-good-grain = céréales
    .one = cube de céréales
    .many = cubes de céréales
medioevo-good-slaves = esclaves
    .one = cube d’esclaves
    .many = cubes d’esclaves
medioevo-good-spices = épices
    .one = cube d’épices
    .many = cubes d’épices
medioevo-good-cloth = vêtements
    .one = cube de vêtements
    .many = cubes de vêtements
medioevo-good-wine = vin
    .one = cube de vin
    .many = cubes de vin
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
medioevo-count = { COUNT($count, $thing) }

## Questions

medioevo-prompt-reign = Choisissez votre royaume.
medioevo-prompt-bid = Tour { $turn } : misez en secret pour l’ordre du tour.
medioevo-prompt-rebid = Tour { $turn } : égalité en tête. Misez de nouveau ; cette mise s’ajoute à la première.
medioevo-prompt-settle = Placez votre village, votre archer et vos moyens de transport (un de niveau II ou deux de niveau I) dans votre royaume.
medioevo-prompt-keep = Gardez une de ces trois cartes Empire.
medioevo-prompt-take = Prenez un jeton Objectif : il donne 1 point de technologie (PT) de sa couleur à chaque tour.
medioevo-prompt-reroll = Horde actuelle : { $horde }. Relancez un ou plusieurs dés (une seule fois), ou gardez-les.
medioevo-prompt-decree = { $event } : choisissez deux de ses trois effets.
medioevo-prompt-strike-movement = { $points ->
    [one] Choisissez { $points } transport à immobiliser ce tour-ci.
   *[other] Choisissez { $points } transports à immobiliser ce tour-ci.
  }
medioevo-prompt-strike-armies = { $points ->
    [one] Attribuez { $points } point de dégâts à vos unités de la région.
   *[other] Répartissez { $points } points de dégâts entre vos unités de la région.
  }
medioevo-prompt-strike-buildings = { $points ->
    [one] Attribuez { $points } point de dégâts à vos bâtiments de la région.
   *[other] Répartissez { $points } points de dégâts entre vos bâtiments de la région.
  }
medioevo-prompt-strike-goods = { $points ->
    [one] Un de vos transports perd { $points } cube. Lequel ?
   *[other] Un de vos transports perd jusqu’à { $points } cubes. Lequel ?
  }
medioevo-prompt-supply = { $points ->
    [one] Ravitaillement barbare : il reste { $points } point. Ajoutez une unité ou déplacez une horde.
   *[other] Ravitaillement barbare : il reste { $points } points. Ajoutez une unité ou déplacez une horde.
  }
medioevo-prompt-rise = Où éclate la rébellion ? (encore { $left })
medioevo-prompt-withdraw = Vos bâtiments militaires ne permettent plus autant de jetons de contrôle. Retirez-en un.
medioevo-prompt-tax = Choisissez votre niveau de taxe. À payer ensuite (entretien et intérêts) : { $due ->
    [one] { $due } florin
   *[other] { $due } florins
  }.
medioevo-prompt-dues = Vous devez payer { $due ->
    [one] { $due } florin
   *[other] { $due } florins
  } et en avez { $florins }. Empruntez, ou retirez des unités.
medioevo-prompt-bankrupt = Vous devez payer { $due ->
    [one] { $due } florin
   *[other] { $due } florins
  }, en avez { $florins }, et vous ne pouvez plus emprunter. Pillez vos biens, ou faites défaut.
medioevo-prompt-buy = Il vous reste { medioevo-florins } ; { $count ->
    [one] { $count } achat noté
   *[other] { $count } achats notés
  }. Ajoutez un achat, ou appuyez sur **Terminer les achats**.
medioevo-prompt-buy-on = Vous avez pioché votre carte et pouvez vous en servir pour vos achats. Il vous reste { medioevo-florins } ; { $count ->
    [one] { $count } achat noté
   *[other] { $count } achats notés
  }. Ajoutez un achat, ou appuyez sur **Terminer les achats**.
medioevo-prompt-choose = Quelle carte Empire gardez-vous ?

## Libellés

medioevo-label-none = Aucun
medioevo-label-die = { $die } : { $value }
medioevo-label-level = niveau { ROMAN($level) }
medioevo-outcome-price = { medioevo-florins } (reste { $left })
medioevo-label-piece = { $thing } { ROMAN($level) }, { $place }
medioevo-label-seat = { $seat }
medioevo-label-site = { $thing }, { $place } ({ $left } PS restants)
medioevo-label-site-gone = { START($place) } : aucun bâtiment
medioevo-label-technology = { $technology } (niveau { $level })
medioevo-label-troop = { $thing }, { $place }
    .many = { MANY($thing) }, { $place }

## Événements

medioevo-event-turn = Le tour { $turn } commence.
medioevo-event-turn-over = Le tour { $turn } est fini.
medioevo-event-reign = { $seat } gouverne { $realm }.
medioevo-event-sealed = { $seat } a fait son choix.
medioevo-event-own-bid = Vous misez { medioevo-florins }.
medioevo-event-bid = { $seat } a misé { medioevo-florins }.
medioevo-event-order = { $winner_seat } joue en premier et paie { medioevo-florins } à { $last_seat }, qui joue en dernier.
medioevo-event-settle = { $seat } fonde un village { IN($place) }.
medioevo-event-keep = { $seat } garde la carte { $card }.
medioevo-event-take = { $seat } prend un jeton Objectif ({ $colour }).
medioevo-event-horde-dice = Dés barbares : { $d4 }, { $d6 }, { $d8 }. Horde : { $horde }.
medioevo-event-horde-set = Dés barbares : { $d4 }, { $d6 }, { $d8 }. Horde de ce tour : { $horde }.
medioevo-event-drawn = Événement : { $event }.
medioevo-event-decree = { $seat } choisit : { $icons }.
medioevo-event-strike-movement = { $seat } lance le dé (déplacement) : { $roll }.
medioevo-event-strike-armies = { $seat } lance le dé (armées) : { $roll }.
medioevo-event-strike-buildings = { $seat } lance le dé (bâtiments) : { $roll }.
medioevo-event-strike-goods = { $seat } lance le dé (marchandises) : { $roll }.
medioevo-event-halt = { $count ->
    [one] { $seat } immobilise { $count } transport ce tour-ci.
   *[other] { $seat } immobilise { $count } transports ce tour-ci.
  }
medioevo-event-suffer = { $seat } perd { $losses } { IN($place) }.
medioevo-event-building-hit = { $points ->
    [one] { START($thing) } { IN($place) } : { $points } point de dégâts.
   *[other] { START($thing) } { IN($place) } : { $points } points de dégâts.
  }
medioevo-event-building-falls = { $points ->
    [one] Bâtiment détruit { IN($place) } : { $thing } ({ $points } point de dégâts).
   *[other] Bâtiment détruit { IN($place) } : { $thing } ({ $points } points de dégâts).
  }
medioevo-event-spoil = { $seat } perd { $goods }.
medioevo-event-raise = { $seat } ajoute une unité barbare { IN($place) } : { $thing }.
medioevo-event-drive = { $count ->
    [one] { $count } barbare se déplace : { $origin } → { $target }.
   *[other] { $count } barbares se déplacent : { $origin } → { $target }.
  }
medioevo-event-horde = Une horde apparaît { IN($place) } : { $horde }.
medioevo-event-ravage = Les barbares pillent tout { IN($place) }.
medioevo-event-tolerated = Taxe tolérée ce tour-ci : { $tax }.
medioevo-event-rebellion = Rébellion chez { $seat } { IN($place) } !
medioevo-event-withdraw = { $seat } retire son jeton de contrôle { IN($place) }.
medioevo-event-own-tax = Taxe { $level } : vous percevez { medioevo-florins }, puis vous en devrez { $due }.
medioevo-event-income = { $seat } : taxe { $level }, { medioevo-florins } perçus.
medioevo-event-dues = { $seat } paie { $upkeep ->
    [one] { $upkeep } florin
   *[other] { $upkeep } florins
  } d’entretien et { $interest } d’intérêts.
medioevo-event-dismiss = { $seat } retire { COUNT($count, $piece) }.
medioevo-event-borrow = { $loans ->
    [one] { $seat } emprunte { medioevo-florins } : { $loans } prêt sur 5.
   *[other] { $seat } emprunte { medioevo-florins } : { $loans } prêts sur 5.
  }
medioevo-event-repay = { $seat } rembourse { medioevo-florins } ; prêts restants : { $loans }.
medioevo-event-ransack = { $seat } pille son propre bien ({ $piece }) pour { medioevo-florins }.
medioevo-event-default = { $seat } ne peut pas payer les intérêts : ses unités, transports et machines sont retirés.
medioevo-event-eliminated = { $seat } fait faillite et quitte la partie.
medioevo-event-research = { $seat } apprend { $technology } pour { medioevo-florins }.
medioevo-event-seek = { $seat } paie { medioevo-florins } pour une carte Empire.
medioevo-event-build = { $tokens ->
    [0] { $seat } construit { A($thing) } { IN($place) } pour { medioevo-florins }.
    [one] { $seat } construit { A($thing) } { IN($place) } pour { medioevo-florins } ; +{ $tokens } jeton de contrôle.
   *[other] { $seat } construit { A($thing) } { IN($place) } pour { medioevo-florins } ; +{ $tokens } jetons de contrôle.
  }
medioevo-event-repair = { $seat } répare { A($thing) } { IN($place) } pour { medioevo-florins }.
medioevo-event-equip = { $seat } achète { A($thing) } { ROMAN($level) } { IN($place) } pour { medioevo-florins }.
medioevo-event-improve = { $seat } obtient par amélioration { A($thing) } { ROMAN($level) } { IN($place) } pour { medioevo-florins }.
medioevo-event-recruit = { $seat } recrute { COUNT($count, $thing) } { IN($place) } pour { medioevo-florins }.
medioevo-event-promote = { $seat } promeut un capitaine { IN($place) } : { $thing }, pour { medioevo-florins }.
medioevo-event-ransom = { $seat } rachète { COUNT($count, $thing) } à { $captor_seat } pour { medioevo-florins }.
medioevo-event-dropped = Achat impossible, annulé ({ $seat }) : { $what }.
medioevo-event-honour-won = { $seat } : +{ $points } PH ({ $why }), total { $honour }.
medioevo-event-honour-lost = { $seat } : −{ $points } PH ({ $why }), total { $honour }.
medioevo-honour-rebels = nouvelle rébellion alors qu’il y en a déjà une
medioevo-honour-building = cité, château ou cathédrale
medioevo-honour-attack = attaque sans déclaration de guerre
medioevo-event-winner = { $seat } gagne avec { $points } PH !

## La fin

medioevo-end-turns = Les { $turns } tours sont joués.
medioevo-end-honour = La limite de { $limit } PH est atteinte.
medioevo-end-alone = Il ne reste qu’un joueur.
medioevo-row-honour = PH en cours de partie
medioevo-row-florins = Plus grande fortune (dettes déduites)
medioevo-row-market = Grand Marché le plus élevé
medioevo-row-technology = Plus haut niveau technologique
medioevo-row-cathedrals = Le plus de cathédrales
medioevo-row-cities = Le plus de cités
medioevo-row-castles = Le plus de châteaux
medioevo-row-territories = Le plus de territoires
medioevo-row-rome = Contrôle de Rome
medioevo-row-jerusalem = Contrôle de Jérusalem
medioevo-row-monopolies = Monopoles
medioevo-row-captives = Unités prisonnières
medioevo-row-debts = Prêts
medioevo-row-objectives = Jetons Objectif

## Refus

medioevo-refusal-realm-taken = Ce royaume est déjà pris.
medioevo-refusal-realm-apart = Ce royaume n’est relié à aucun royaume déjà choisi.
medioevo-refusal-bid-too-much = { $most ->
    [one] Vous pouvez miser de 0 à { $most } florin.
   *[other] Vous pouvez miser de 0 à { $most } florins.
  }
medioevo-refusal-settle-place = Placement interdit : dans votre royaume, le village sur une zone habitée, les navires dans un port.
medioevo-refusal-settle-kind = Votre royaume n’a pas de place pour ce transport : un navire a besoin d’un port.
medioevo-refusal-settle-levels = Vos premiers transports doivent faire { $levels } en niveaux : un de niveau II, ou deux de niveau I.
medioevo-refusal-suffer = Répartissez les dégâts entre vos unités et bâtiments de la région ; il en reste { $points }.
medioevo-refusal-raise-place = On ajoute des barbares là où il y en a déjà, ou sur un territoire à feu que personne ne contrôle.
medioevo-refusal-raise-unit = Il faut { $archers } barbares pour ajouter un archer, { $captains } pour un capitaine, et une figurine en réserve.
medioevo-refusal-drive-home = Vous ne pouvez pas déplacer les barbares de votre propre royaume.
medioevo-refusal-drive-bound = Ces barbares sont avec des unités d’un joueur : on ne peut pas les déplacer.
medioevo-refusal-drive-none = Il n’y a pas de barbares à déplacer là.
medioevo-refusal-drive-far = Vers un territoire adjacent, ou en mer s’il reste une galère.
medioevo-refusal-rise-place = Les rebelles apparaissent dans le territoire de votre royaume que vous contrôlez et où vous avez le moins d’unités.
medioevo-refusal-tax-level = La taxe est de 10, 20, 30, 40 ou 50.
medioevo-refusal-borrow-twice = Vous avez déjà emprunté ce tour-ci.
medioevo-refusal-borrow-most = { $most ->
    [one] Vous avez déjà { $most } prêt, le maximum.
   *[other] Vous avez déjà { $most } prêts, le maximum.
  }
medioevo-refusal-repay-none = Vous n’avez pas de prêt.
medioevo-refusal-repay-twice = Vous avez déjà remboursé un prêt ce tour-ci.
medioevo-refusal-repay-poor = Il faut { medioevo-florins } pour rembourser un prêt.
medioevo-refusal-not-bankrupt = Réservé à la faillite : intérêts impayables et plus d’emprunt possible.
medioevo-refusal-ransack-none = Vous n’avez plus rien à piller.
medioevo-refusal-revolt-early = Pillez d’abord ce que vous avez.
medioevo-refusal-revolt-nowhere = Vous ne contrôlez aucun territoire de votre royaume où placer une rébellion.
medioevo-refusal-nothing-to-buy = Aucun achat de ce genre n’est possible avec vos technologies et vos { medioevo-florins }.
medioevo-refusal-research-twice = Un niveau par branche et par tour.
medioevo-refusal-research-done = Vous avez toutes les technologies de cette branche.
medioevo-refusal-research-poor = Il ne vous reste que { medioevo-florins }.
medioevo-refusal-build-uncontrolled = Vous ne contrôlez pas ce territoire.
medioevo-refusal-build-nothing = Vous ne pouvez rien construire { IN($place) } maintenant.
medioevo-refusal-build-not-there = Impossible { IN($place) } : un bâtiment civil demande une zone habitée, une amélioration un niveau supérieur.
medioevo-refusal-build-unknown = Il vous faut d’abord cette technologie : { $technology }.
medioevo-refusal-supply-out = La réserve est vide pour cet élément.
medioevo-refusal-poor = Cela coûte { medioevo-florins } (PT manquants compris) ; il vous en reste { $have }.
medioevo-refusal-tokens = { $most ->
    [one] { $most } jeton de contrôle au maximum, sur un territoire adjacent sans contrôle adverse, armée ni jeton.
   *[other] { $most } jetons de contrôle au maximum, sur des territoires adjacents sans contrôle adverse, armée ni jeton.
  }
medioevo-refusal-machine-none = Ce transport, cette machine ou ce niveau n’est pas à vendre.
medioevo-refusal-machine-yard = Vous n’avez aucun lieu où construire ceci : { $thing }.
medioevo-refusal-machine-token = Il ne vous reste aucun jeton de propriété qui montre ce niveau.
medioevo-refusal-machine-top = Le niveau le plus haut est déjà atteint.
medioevo-refusal-machine-place = Une amélioration se fait là où vous pourriez construire ; la pièce est ailleurs.
medioevo-refusal-recruit = { $levy ->
    [one] Vous pouvez encore recruter { $levy } unité ce tour-ci ; florins restants : { $have }.
   *[other] Vous pouvez encore recruter { $levy } unités ce tour-ci ; florins restants : { $have }.
  }
medioevo-refusal-muster-place = Les unités se placent dans une zone habitée ou près d’un bâtiment militaire que vous contrôlez.
medioevo-refusal-promote = Vous n’avez pas de capitaine à promouvoir ici.
medioevo-refusal-seek-twice = Une carte Empire par tour.
medioevo-refusal-seek-none = La pioche des cartes Empire est vide.
medioevo-refusal-seek-poor = Une carte Empire vous coûte { medioevo-florins }.

## Commandes

medioevo-command = medioevo
medioevo-command-description = Jouer à Medioevo Universale

medioevo-reign-name = régner
medioevo-reign-description = Choisir votre royaume
medioevo-reign-button = Choisir un royaume
medioevo-reign-whole = Gouverner { $realm }
medioevo-reign-realm-name = royaume
medioevo-reign-realm-description = Le royaume que vous gouvernez
medioevo-reign-realm-prompt = Quel royaume ?

medioevo-bid-name = miser
medioevo-bid-description = Miser en secret pour l’ordre du tour
medioevo-bid-button = Miser
medioevo-bid-florins-name = florins
medioevo-bid-florins-description = Votre mise en florins
medioevo-bid-florins-prompt = Combien de florins misez-vous ?

medioevo-settle-name = établir
medioevo-settle-description = Placer vos premiers village, archer et transports
medioevo-settle-button = Mise en place
medioevo-settle-whole = { $transport2 ->
    [none] Village : { $village } ; archer : { $archer } ; { $transport } ({ $level }) : { $base }
   *[other] Village : { $village } ; archer : { $archer } ; { $transport } : { $base } ; { $transport2 } : { $base2 }
  }
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
medioevo-settle-level-prompt = Quel niveau ?
medioevo-settle-base-name = base
medioevo-settle-base-description = Où va le premier transport
medioevo-settle-base-prompt = Où va-t-il ?
medioevo-settle-transport2-name = transport2
medioevo-settle-transport2-description = Le second transport, de niveau I
medioevo-settle-transport2-prompt = Quel second transport ?
medioevo-settle-base2-name = base2
medioevo-settle-base2-description = Où va le second transport
medioevo-settle-base2-prompt = Où va le second ?

medioevo-keep-name = garder
medioevo-keep-description = Garder une de vos premières cartes Empire
medioevo-keep-button = Garder une carte
medioevo-keep-whole = { $card }
medioevo-keep-card-name = carte
medioevo-keep-card-description = La carte que vous gardez
medioevo-keep-card-prompt = Quelle carte gardez-vous ?

medioevo-take-name = prendre
medioevo-take-description = Prendre votre premier jeton Objectif
medioevo-take-button = Prendre un jeton
medioevo-take-colour-name = couleur
medioevo-take-colour-description = La couleur du jeton
medioevo-take-colour-prompt = Quelle couleur ?

medioevo-reroll-name = relancer
medioevo-reroll-description = Relancer des dés barbares, ou les garder
medioevo-reroll-button = Relancer les dés
medioevo-reroll-dice-name = dés
medioevo-reroll-dice-description = Les dés à relancer ; vide pour les garder tous
medioevo-reroll-dice-prompt = Quels dés relancez-vous ?

medioevo-decree-name = décréter
medioevo-decree-description = Choisir deux effets de l’événement
medioevo-decree-button = Choisir les effets
medioevo-decree-icons-name = effets
medioevo-decree-icons-description = Les deux effets appliqués
medioevo-decree-icons-prompt = Quels sont les deux effets à appliquer ?

medioevo-halt-name = immobiliser
medioevo-halt-description = Choisir les transports immobilisés ce tour-ci
medioevo-halt-button = Immobiliser
medioevo-halt-transports-name = transports
medioevo-halt-transports-description = Les transports immobilisés
medioevo-halt-transports-prompt = Quels transports sont immobilisés ?

medioevo-suffer-name = subir
medioevo-suffer-description = Répartir les dégâts entre vos unités
medioevo-suffer-button = Subir les dégâts
medioevo-suffer-place-name = lieu
medioevo-suffer-place-description = Où vos unités subissent des dégâts
medioevo-suffer-place-prompt = Où ?
medioevo-suffer-points-name = points
medioevo-suffer-points-description = Points de dégâts à cet endroit
medioevo-suffer-points-prompt = Combien de dégâts à cet endroit ?
medioevo-suffer-losses-name = pertes
medioevo-suffer-losses-description = Un point de dégâts par unité choisie
medioevo-suffer-losses-prompt = Quelles unités subissent les dégâts ?

medioevo-crumble-name = endommager
medioevo-crumble-description = Répartir les dégâts entre vos bâtiments
medioevo-crumble-button = Subir les dégâts
medioevo-crumble-building-name = bâtiment
medioevo-crumble-building-description = Le bâtiment touché
medioevo-crumble-building-prompt = Quel bâtiment ?
medioevo-crumble-points-name = points
medioevo-crumble-points-description = Points de dégâts subis
medioevo-crumble-points-prompt = Combien de dégâts ?

medioevo-spoil-name = perdre
medioevo-spoil-description = Choisir les marchandises perdues
medioevo-spoil-button = Perdre des marchandises
medioevo-spoil-transport-name = transport
medioevo-spoil-transport-description = Le transport qui les perd
medioevo-spoil-transport-prompt = Quel transport ?
medioevo-spoil-goods-name = marchandises
medioevo-spoil-goods-description = Les cubes perdus
medioevo-spoil-goods-prompt = Quels cubes ?

medioevo-raise-name = ajouter
medioevo-raise-description = Ajouter un barbare
medioevo-raise-button = Ajouter un barbare
medioevo-raise-place-name = lieu
medioevo-raise-place-description = Où ajouter une unité barbare
medioevo-raise-place-prompt = Où ?
medioevo-raise-unit-name = unité
medioevo-raise-unit-description = Le type d’unité
medioevo-raise-unit-prompt = Quel type d’unité ?

medioevo-drive-name = horde
medioevo-drive-description = Déplacer tous les barbares d’un lieu
medioevo-drive-button = Déplacer une horde
medioevo-drive-origin-name = de
medioevo-drive-origin-description = Où est la horde
medioevo-drive-origin-prompt = Quelle horde se déplace ?
medioevo-drive-target-name = vers
medioevo-drive-target-description = Où va la horde
medioevo-drive-target-prompt = Où va-t-elle ?

medioevo-enough-name = terminer
medioevo-enough-description = Renoncer aux points barbares restants
medioevo-enough-button = Terminer

medioevo-rise-name = rébellion
medioevo-rise-description = Choisir où éclate la rébellion
medioevo-rise-button = Placer la rébellion
medioevo-rise-place-name = lieu
medioevo-rise-place-description = Le territoire où éclate la rébellion
medioevo-rise-place-prompt = Où ?

medioevo-withdraw-name = retirer-jeton
medioevo-withdraw-description = Retirer un jeton de contrôle
medioevo-withdraw-button = Retirer un jeton
medioevo-withdraw-place-name = lieu
medioevo-withdraw-place-description = Le territoire du jeton
medioevo-withdraw-place-prompt = Quel jeton retirez-vous ?

medioevo-event-pledge = Enregistré. Vous miserez { $florins } pour le prochain ordre du tour.
medioevo-event-levy = { $level ->
    [0] Enregistré. La taxe vous sera demandée.
   *[other] Enregistré. Votre taxe reste à { $level } jusqu’à nouvel ordre.
  }
medioevo-label-levy = { $level ->
    [0] me demander
   *[other] { $level }
  }
medioevo-event-planned = { $count ->
    [one] Noté : { $count } coup est prévu.
   *[other] Noté : { $count } coups sont prévus.
  }
medioevo-event-plan-forgotten = Votre plan est oublié.
medioevo-event-plan-dropped = Votre plan n’est plus possible : à vous de choisir.
medioevo-pledge-name = prochaine-mise
medioevo-pledge-description = Dire dès maintenant la mise pour le prochain ordre du tour
medioevo-pledge-button = Prochaine mise
medioevo-pledge-florins-name = florins
medioevo-pledge-florins-description = Ce que vous miserez
medioevo-pledge-florins-prompt = Combien miserez-vous pour le prochain ordre du tour ?
medioevo-levy-name = prochaine-taxe
medioevo-levy-description = Dire dès maintenant la taxe des prochains tours
medioevo-levy-button = Prochaine taxe
medioevo-levy-level-name = niveau
medioevo-levy-level-description = La taxe, ou 0 pour être consulté
medioevo-levy-level-prompt = Quelle taxe désormais ?
medioevo-tax-name = taxer
medioevo-tax-description = Fixer votre niveau de taxe
medioevo-tax-button = Fixer la taxe
medioevo-tax-whole = Taxe { $level }
medioevo-tax-level-name = niveau
medioevo-tax-level-description = Niveau de taxe, de 10 à 50
medioevo-tax-level-prompt = Quel niveau de taxe ?

medioevo-dismiss-name = retirer
medioevo-dismiss-description = Retirer des unités, un transport ou une machine
medioevo-dismiss-button = Retirer
medioevo-dismiss-piece-name = pièce
medioevo-dismiss-piece-description = Ce que vous retirez
medioevo-dismiss-piece-prompt = Que retirez-vous ?
medioevo-dismiss-count-name = nombre
medioevo-dismiss-count-description = Nombre d’unités
medioevo-dismiss-count-prompt = Combien ?

medioevo-borrow-name = emprunter
medioevo-borrow-description = Emprunter 500 florins
medioevo-borrow-button = Emprunter

medioevo-repay-name = rembourser
medioevo-repay-description = Rembourser 500 florins
medioevo-repay-button = Rembourser

medioevo-ransack-name = piller
medioevo-ransack-description = En faillite : piller un de vos bâtiments ou transports
medioevo-ransack-button = Piller vos biens
medioevo-ransack-piece-name = pièce
medioevo-ransack-piece-description = Ce que vous pillez
medioevo-ransack-piece-prompt = Que pillez-vous ?

medioevo-revolt-name = rébellion
medioevo-revolt-description = En faillite : recevoir 100 florins pour une rébellion
medioevo-revolt-button = Laisser une rébellion

medioevo-default-name = défaut
medioevo-default-description = En faillite : ne plus payer les intérêts
medioevo-default-button = Faire défaut

medioevo-research-name = apprendre
medioevo-research-description = Apprendre la prochaine technologie d’une branche
medioevo-research-button = Apprendre
medioevo-research-colour-name = branche
medioevo-research-colour-description = La branche
medioevo-research-colour-prompt = Quelle technologie ?

medioevo-seek-name = carte
medioevo-seek-description = Acheter une carte Empire
medioevo-seek-button = Acheter une carte

medioevo-build-name = construire
medioevo-build-description = Construire ou améliorer un bâtiment
medioevo-build-button = Construire
medioevo-build-place-name = lieu
medioevo-build-place-description = Où construire
medioevo-build-place-prompt = Où construisez-vous ?
medioevo-build-building-name = bâtiment
medioevo-build-building-description = Le bâtiment à construire
medioevo-build-building-prompt = Que construisez-vous ?
medioevo-build-tokens-name = jetons
medioevo-build-tokens-description = Les territoires qui reçoivent un jeton de contrôle
medioevo-build-tokens-prompt = Quels territoires reçoivent des jetons de contrôle ?
medioevo-build-means-name = payer
medioevo-build-means-description = Comment payer ses PT
medioevo-build-means-prompt = Comment payez-vous ses PT ?

medioevo-repair-name = réparer
medioevo-repair-description = Réparer un bâtiment, 50 florins par PS
medioevo-repair-button = Réparer
medioevo-repair-building-name = bâtiment
medioevo-repair-building-description = Le bâtiment
medioevo-repair-building-prompt = Quel bâtiment ?
medioevo-repair-points-name = points
medioevo-repair-points-description = Combien de PS
medioevo-repair-points-prompt = Combien de PS ?

medioevo-equip-name = équiper
medioevo-equip-description = Acheter un transport
medioevo-equip-button = Acheter un transport
medioevo-equip-transport-name = transport
medioevo-equip-transport-description = Le transport à acheter
medioevo-equip-transport-prompt = Quel transport ?
medioevo-equip-level-name = niveau
medioevo-equip-level-description = Le niveau du transport
medioevo-equip-level-prompt = Quel niveau ?
medioevo-equip-place-name = lieu
medioevo-equip-place-description = Où le placer
medioevo-equip-place-prompt = Où va-t-il ?
medioevo-equip-means-name = payer
medioevo-equip-means-description = Comment payer ses PT
medioevo-equip-means-prompt = Comment payez-vous ses PT ?

medioevo-forge-name = machine
medioevo-forge-description = Acheter une machine de siège
medioevo-forge-button = Acheter une machine
medioevo-forge-engine-name = type
medioevo-forge-engine-description = La machine de siège à acheter
medioevo-forge-engine-prompt = Quelle machine ?
medioevo-forge-place-name = lieu
medioevo-forge-place-description = Où la placer
medioevo-forge-place-prompt = Où va-t-elle ?
medioevo-forge-means-name = payer
medioevo-forge-means-description = Comment payer ses PT
medioevo-forge-means-prompt = Comment payez-vous ses PT ?

medioevo-improve-name = améliorer
medioevo-improve-description = Améliorer un transport ou une machine
medioevo-improve-button = Améliorer
medioevo-improve-piece-name = pièce
medioevo-improve-piece-description = Le transport ou la machine
medioevo-improve-piece-prompt = Qu’améliorez-vous ?
medioevo-improve-level-name = niveau
medioevo-improve-level-description = Le nouveau niveau
medioevo-improve-level-prompt = Quel niveau ?
medioevo-improve-means-name = payer
medioevo-improve-means-description = Comment payer ses PT
medioevo-improve-means-prompt = Comment payez-vous ses PT ?

medioevo-recruit-name = recruter
medioevo-recruit-description = Recruter des unités
medioevo-recruit-button = Recruter
medioevo-recruit-unit-name = unité
medioevo-recruit-unit-description = Le type d’unité
medioevo-recruit-unit-prompt = Quel type d’unité ?
medioevo-recruit-count-name = nombre
medioevo-recruit-count-description = Nombre d’unités
medioevo-recruit-count-prompt = Combien ?
medioevo-recruit-place-name = lieu
medioevo-recruit-place-description = Où les placer
medioevo-recruit-place-prompt = Où vont-elles ?
medioevo-recruit-means-name = payer
medioevo-recruit-means-description = Comment payer ses PT
medioevo-recruit-means-prompt = Comment payez-vous ses PT ?

medioevo-promote-name = promouvoir
medioevo-promote-description = Promouvoir un capitaine
medioevo-promote-button = Promouvoir
medioevo-promote-captain-name = capitaine
medioevo-promote-captain-description = Le capitaine
medioevo-promote-captain-prompt = Quel capitaine ?
medioevo-promote-level-name = niveau
medioevo-promote-level-description = Le nouveau niveau
medioevo-promote-level-prompt = Quel niveau ?
medioevo-promote-means-name = payer
medioevo-promote-means-description = Comment payer ses PT
medioevo-promote-means-prompt = Comment payez-vous ses PT ?

medioevo-ransom-name = racheter
medioevo-ransom-description = Racheter vos unités prisonnières
medioevo-ransom-button = Payer la rançon
medioevo-ransom-captor-name = détenteur
medioevo-ransom-captor-description = Qui les détient
medioevo-ransom-captor-prompt = Qui les détient ?
medioevo-ransom-unit-name = unité
medioevo-ransom-unit-description = Le type d’unité
medioevo-ransom-unit-prompt = Quel type d’unité ?
medioevo-ransom-count-name = nombre
medioevo-ransom-count-description = Nombre d’unités
medioevo-ransom-count-prompt = Combien ?
medioevo-ransom-place-name = lieu
medioevo-ransom-place-description = Où elles reviennent
medioevo-ransom-place-prompt = Où reviennent-elles ?

medioevo-unlist-name = retirer
medioevo-unlist-description = Retirer un achat de votre liste
medioevo-unlist-button = Retirer de la liste
medioevo-unlist-line-name = achat
medioevo-unlist-line-description = Le numéro de l’achat
medioevo-unlist-line-prompt = Quel achat retirez-vous ?

medioevo-done-name = terminer
medioevo-done-description = Votre liste d’achats est complète
medioevo-done-button = Terminer les achats

medioevo-choose-name = garder
medioevo-choose-description = Garder une des cartes Empire piochées
medioevo-choose-button = Garder une carte
medioevo-choose-card-name = carte
medioevo-choose-card-description = La carte que vous gardez
medioevo-choose-card-prompt = Quelle carte gardez-vous ?

## Options

medioevo-option-realms-name = Royaumes
medioevo-option-realms-description = Comment les royaumes sont attribués
medioevo-option-realms-choice = au choix, chacun son tour
medioevo-option-realms-lot = tirés au sort
medioevo-option-turns-name = Tours
medioevo-option-turns-description = Combien de tours sont joués
medioevo-option-turns-3 = 3 (courte)
medioevo-option-turns-8 = 8
medioevo-option-turns-10 = 10
medioevo-option-turns-12 = 12
medioevo-option-honour-name = Limite de PH
medioevo-option-honour-description = La partie s’arrête dès que quelqu’un l’atteint
medioevo-option-honour-0 = aucun

## Ce qui est nouveau dans les règles, version par version

medioevo-version-2 = Medioevo Universale, version 2 : tout ce qui a été corrigé dans les règles depuis le début de cette table vaut désormais, et les batailles et les phases survivront aux prochains changements.
medioevo-version-3 = Medioevo Universale, version 3 : aucune armée n’attaque sans l’ordre de son joueur, on peut emprunter, déclarer la guerre et faire la paix à chaque décision, retirer des unités à chaque phase, les jetons Objectif ne paient un achat que si vous le dites, et la limite de PH met fin à la partie aussitôt.
medioevo-version-6 = Medioevo Universale, version 6 : les nouvelles tables commencent avec les consignes d’usage, et chacun dit avec ses premiers achats si elles combattent aussi les joueurs. À cette table, tout reste comme vous l’avez dit.
medioevo-version-5 = Medioevo Universale, version 5 : les rebelles, les pertes dues aux événements et les choix du premier joueur en phase 2 peuvent suivre des consignes, un tour de bataille peut ne demander que vos dés, et les royaumes se souhaitent d’avance.
medioevo-version-4 = Medioevo Universale, version 4 : les batailles peuvent se livrer selon des ordres donnés d’avance, les réponses se préparer, tous s’installent en même temps et les rebelles se placent ensemble, et l’on ne vous consulte pour réagir que là où vous le voulez.
