### Barony, en français.

game-barony = Barony

## Les choses

barony-terrain-mountain = montagne
barony-terrain-forest = forêt
barony-terrain-plain = plaine
barony-terrain-field = champ
barony-terrain-lake = lac

barony-kind-knight = chevalier
    .a = un chevalier
barony-kind-village = village
    .a = un village
barony-kind-stronghold = forteresse
    .a = une forteresse
barony-kind-city = cité
    .a = une cité

barony-title-0 = Baron
barony-title-1 = Vicomte
barony-title-2 = Comte
barony-title-3 = Marquis
barony-title-4 = Duc

## Invites

barony-prompt-place = Placez une cité de départ avec un chevalier.
barony-prompt-turn = Choisissez une action pour votre tour.

## Libellés des choix

barony-label-hex = { CAPS($hex) } ({ $terrain })
barony-label-knights =
    { $count ->
        [one] { CAPS($hex) } ({ $terrain }, { $count } chevalier)
       *[other] { CAPS($hex) } ({ $terrain }, { $count } chevaliers)
    }
barony-label-no-second = Pas de second chevalier
barony-label-token = jeton { START($terrain) } ({ $gold ->
    [one] { $gold } point
   *[other] { $gold } points
  })
barony-label-count =
    { $count ->
        [one] { $count } chevalier
       *[other] { $count } chevaliers
    }
barony-brings-title =
    { $points ->
        [one] { $title }, +{ $points } point
       *[other] { $title }, +{ $points } points
    }
barony-outcome-destroys = détruit { $pieces }
barony-outcome-piece = { A($piece) } { DE($owner_seat) }
barony-outcome-joins =
    { $count ->
        [one] rejoint votre chevalier
       *[other] rejoint vos { $count } chevaliers
    }
barony-outcome-shares = partage la case avec { $players }
barony-outcome-player = { $seat }
barony-outcome-no-token = plus de jeton
barony-outcome-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
barony-outcome-can-destroy = peut détruire un pion
barony-outcome-beside = à côté { DE($players) }
barony-outcome-levy = recrute jusqu’à { $count }
barony-outcome-then = ensuite { $count } sur place
barony-label-tokens = { $count } × { $terrain }
barony-nothing-knight = Pas de second chevalier
barony-nothing-village = Aucun village
barony-nothing-stronghold = Aucune forteresse
barony-label-payment = { $gold ->
    [one] { $tokens } = { $gold } point
   *[other] { $tokens } = { $gold } points
  }
barony-label-payment-wasteful = { $gold ->
    [one] { $tokens } = { $gold } point (+{ $wasted })
   *[other] { $tokens } = { $gold } points (+{ $wasted })
  }
barony-label-waste = payer { $tokens } en trop
barony-label-spare = garder { $tokens }

## Événements

barony-event-place = { $seat } fonde une cité en { CAPS($hex) } ({ $terrain }).
barony-event-begin = Toutes les cités sont en place. { $seat } commence.
barony-event-recruit =
    { $count ->
        [one] { $seat } recrute un chevalier en { CAPS($hex) }.
       *[other] { $seat } recrute { $count } chevaliers en { CAPS($hex) }.
    }
barony-event-move = { $seat } déplace un chevalier : { CAPS($origin) } → { CAPS($target) }.
barony-event-destroy = { $seat } détruit { A($piece) } { DE($owner_seat) } en { CAPS($hex) }.
barony-event-take = { $seat } prend un jeton { START($token) } à { $owner_seat }.
barony-event-build-village = { $seat } construit un village en { CAPS($hex) } et gagne un jeton { START($terrain) }.
barony-event-build-village-unpaid = { $seat } construit un village en { CAPS($hex) } ; il n’y a plus de jeton { START($terrain) } en banque.
barony-event-build-stronghold = { $seat } construit une forteresse en { CAPS($hex) } et gagne un jeton { START($terrain) }.
barony-event-build-stronghold-unpaid = { $seat } construit une forteresse en { CAPS($hex) } ; il n’y a plus de jeton { START($terrain) } en banque.
barony-event-city = { $seat } remplace son village en { CAPS($hex) } par une cité : +10 points, total { $points }.
barony-event-expedition = L’expédition { DE($seat) } arrive en { CAPS($hex) } ; un chevalier est retiré du jeu.
barony-event-wasted = { $seat } paie trop et perd { $tokens }.
barony-event-title = { $seat } défausse { $gold ->
        [one] { $gold } point de Ressource
       *[other] { $gold } points de Ressource
    } et devient { $title } : +15 points, total { $points }.
barony-event-pass = { $seat } passe.
barony-event-last-round = { $seat } devient Duc : on termine le tour de table.
barony-event-end-duke = Le dernier tour de table est fini. { $points ->
    [one] { $seat } monte sur le trône avec { $points } point !
   *[other] { $seat } monte sur le trône avec { $points } points !
  }
barony-event-end-passes = Plus personne ne peut jouer. { $points ->
    [one] { $seat } monte sur le trône avec { $points } point !
   *[other] { $seat } monte sur le trône avec { $points } points !
  }
barony-event-end-cap = Limite de tours atteinte. { $points ->
    [one] { $seat } monte sur le trône avec { $points } point !
   *[other] { $seat } monte sur le trône avec { $points } points !
  }

## La fin

barony-end-duke = Il y a un Duc, et le tour de table est complet.
barony-end-passes = Tout le monde a passé.
barony-end-cap = La limite de tours de table est atteinte.
barony-row-titles = Titres de noblesse
barony-row-cities = Nouvelles cités
barony-row-silver = Jetons Ressource restants

## Refus

barony-refusal-no-hex = Il n’y a pas de case { CAPS($hex) } sur ce plateau.
barony-refusal-place-lake = { CAPS($hex) } est un lac : on ne peut pas y placer de cité.
barony-refusal-place-forest = { CAPS($hex) } est une forêt : on ne peut pas y placer de cité.
barony-refusal-place-taken = { $owner_seat } a déjà une cité en { CAPS($hex) }.
barony-refusal-place-beside = { CAPS($hex) } est adjacent à la cité en { CAPS($city) } : deux cités ne se touchent jamais.
barony-refusal-place-no-room = Une cité en { CAPS($hex) } ne laisserait pas assez de place aux autres cités de départ.
barony-refusal-recruit-none = Vous n’avez aucun chevalier en réserve.
barony-refusal-recruit-no-city = Vous n’avez pas de cité en { CAPS($hex) }.
barony-refusal-recruit-number = { $most ->
    [one] Recrutez ici { $most } chevalier.
   *[other] Recrutez ici de 1 à { $most } chevaliers.
  }
barony-refusal-recruit-inland = La cité en { CAPS($hex) } n’est pas au bord d’un lac : { $most ->
    [one] { $most } chevalier au maximum.
   *[other] { $most } chevaliers au maximum.
  }
barony-refusal-recruit-lake = Même au bord d’un lac, la cité en { CAPS($hex) } reçoit { $most ->
    [one] { $most } chevalier par tour au maximum.
   *[other] { $most } chevaliers par tour au maximum.
  }
barony-refusal-recruit-reserve =
    { $count ->
        [one] Vous n’avez que { $count } chevalier en réserve.
       *[other] Vous n’avez que { $count } chevaliers en réserve.
    }
barony-refusal-move-none = Vous n’avez aucun chevalier sur le plateau.
barony-refusal-move-all-shut-in = Aucun de vos chevaliers ne peut bouger.
barony-refusal-move-no-knight = Vous n’avez pas de chevalier en { CAPS($hex) }.
barony-refusal-move-shut-in = Votre chevalier en { CAPS($hex) } est bloqué : aucune case voisine ne lui est accessible.
barony-refusal-move-far = { CAPS($origin) } et { CAPS($target) } ne sont pas adjacents : un chevalier se déplace d’une case.
barony-refusal-move-twice = Un chevalier ne se déplace qu’une fois par tour, et vous n’en avez pas d’autre en { CAPS($hex) }.
barony-refusal-move-no-second = Il n’y a pas de second chevalier pour ce déplacement.
barony-refusal-enter-lake = { CAPS($hex) } est un lac : aucun chevalier ne peut y entrer.
barony-refusal-enter-city = { CAPS($hex) } est interdit : { $owner_seat } y a une cité.
barony-refusal-enter-stronghold = { CAPS($hex) } est interdit : { $owner_seat } y a une forteresse.
barony-refusal-enter-pair = { $owner_seat } a deux pions ou plus en { CAPS($hex) } : votre chevalier ne peut pas y entrer.
barony-refusal-enter-mountain = { CAPS($hex) } est une montagne, et { $owner_seat } y a un pion : cela suffit à l’interdire.
barony-refusal-take-nothing = Aucun village n’est détruit en { CAPS($hex) } : il n’y a pas de jeton à prendre.
barony-refusal-take-something = Vous détruisez un village en { CAPS($hex) } : choisissez le jeton que vous prenez.
barony-refusal-take-absent = Le propriétaire du village en { CAPS($hex) } n’a pas ce jeton.
barony-refusal-build-no-knights = Vous n’avez aucun chevalier à remplacer sur le plateau.
barony-refusal-build-no-buildings = Vous n’avez plus ni village ni forteresse en réserve.
barony-refusal-build-nowhere = Aucun de vos chevaliers n’est sur une case où l’on peut construire.
barony-refusal-build-nothing = Choisissez au moins une case où construire.
barony-refusal-build-no-knight = Vous n’avez pas de chevalier en { CAPS($hex) }.
barony-refusal-build-taken = Il y a déjà un bâtiment en { CAPS($hex) } ({ $piece }, { $owner_seat }).
barony-refusal-build-foreign-knight = Le chevalier { DE($owner_seat) } en { CAPS($hex) } empêche de construire.
barony-refusal-build-twice = Un seul bâtiment par case : { CAPS($hex) } est choisi deux fois.
barony-refusal-build-too-many-village =
    { $count ->
        [0] Vous n’avez plus de village en réserve.
        [one] Vous n’avez plus que { $count } village en réserve.
       *[other] Vous n’avez plus que { $count } villages en réserve.
    }
barony-refusal-build-too-many-stronghold =
    { $count ->
        [0] Vous n’avez plus de forteresse en réserve.
        [one] Vous n’avez plus que { $count } forteresse en réserve.
       *[other] Vous n’avez plus que { $count } forteresses en réserve.
    }
barony-refusal-city-none-left = Vous n’avez plus de cité en réserve.
barony-refusal-city-no-villages = Vous n’avez aucun village à remplacer.
barony-refusal-city-nowhere = Aucun de vos villages ne peut devenir une cité.
barony-refusal-city-no-village = Vous n’avez pas de village en { CAPS($hex) }.
barony-refusal-city-forest = { CAPS($hex) } est une forêt : on ne peut pas y placer de cité.
barony-refusal-city-beside = { CAPS($hex) } est adjacent à la cité en { CAPS($city) } : deux cités ne se touchent jamais.
barony-refusal-city-foreign-knight = Le chevalier { DE($owner_seat) } en { CAPS($hex) } empêche de bâtir une cité.
barony-refusal-expedition-crew =
    { $count ->
        [0] Une expédition demande deux chevaliers en réserve ; vous n’en avez aucun.
       *[other] Une expédition demande deux chevaliers en réserve ; vous en avez { $count }.
    }
barony-refusal-expedition-nowhere = Aucune case en bordure du plateau n’est libre.
barony-refusal-expedition-inland = { CAPS($hex) } n’est pas en bordure du plateau.
barony-refusal-expedition-lake = { CAPS($hex) } est un lac : on ne peut pas y placer de chevalier.
barony-refusal-expedition-taken = Il y a déjà un pion en { CAPS($hex) }.
barony-refusal-title-duke = Duc est déjà le plus haut titre.
barony-refusal-title-poor = Vos jetons valent { $gold ->
        [one] { $gold } point de Ressource
       *[other] { $gold } points de Ressource
    } ; un titre en coûte { $price }.
barony-refusal-title-unreadable = Je ne comprends pas le paiement « { $payment } ». Choisissez-le dans la liste.
barony-refusal-title-absent = { $count ->
    [0] Vous n’avez aucun jeton { START($terrain) }.
    [one] Vous n’avez que { $count } jeton { START($terrain) }.
   *[other] Vous n’avez que { $count } jetons { START($terrain) }.
  }
barony-refusal-title-too-little = Cela fait { $gold ->
        [one] { $gold } point de Ressource
       *[other] { $gold } points de Ressource
    } ; il en faut { $price }.
barony-refusal-title-wasteful = Cela fait { $gold ->
        [one] { $gold } point de Ressource
       *[other] { $gold } points de Ressource
    }, et il en faut { $price } : { $tokens } en trop. Choisissez si vous payez tout de même.
barony-refusal-title-nothing-wasted = Aucun jeton n’est en trop : il n’y a rien à choisir.
barony-refusal-pass = On ne peut passer que si aucune action n’est possible.

## Commandes

barony-command = barony
barony-command-description = Jouer à Barony

barony-place-name = placer
barony-place-description = Placer une cité de départ avec un chevalier
barony-place-button = Placer une cité
barony-place-whole = Placer une cité en { $hex }
barony-place-hex-name = case
barony-place-hex-description = Où va la cité
barony-place-hex-prompt = Où va votre cité ?

barony-recruit-name = recruter
barony-recruit-description = Placer des chevaliers de la réserve dans une de vos cités
barony-recruit-button = Recruter
barony-recruit-whole = Recruter { $knights } en { $city }
barony-recruit-city-name = cité
barony-recruit-city-description = La cité qui les reçoit
barony-recruit-city-prompt = Quelle cité reçoit les chevaliers ?
barony-recruit-knights-name = chevaliers
barony-recruit-knights-description = Combien : jusqu’à 2, jusqu’à 3 au bord d’un lac
barony-recruit-knights-prompt = Combien de chevaliers ?

barony-move-name = déplacer
barony-move-description = Déplacer un ou deux de vos chevaliers d’une case chacun
barony-move-button = Déplacer
barony-move-whole = Déplacer { $origin } → { $target }{ $take ->
    [none] { "" }
   *[other] { " " }({ $take })
  }{ $origin2 ->
    [none] { "" }
   *[other]  ; { $origin2 } → { $target2 }
  }{ $take2 ->
    [none] { "" }
   *[other] { " " }({ $take2 })
  }
barony-move-origin-name = de
barony-move-origin-description = Où se trouve le premier chevalier
barony-move-origin-prompt = Quel chevalier bouge ?
barony-move-target-name = vers
barony-move-target-description = Où va le premier chevalier
barony-move-target-prompt = Où va-t-il ?
barony-move-take-name = prendre
barony-move-take-description = Le jeton que vous prenez s’il détruit un village
barony-move-take-prompt = Vous détruisez un village. Quel jeton prenez-vous ?
barony-move-origin2-name = de2
barony-move-origin2-description = Où se trouve le second chevalier
barony-move-origin2-prompt = Déplacez-vous un second chevalier ?
barony-move-target2-name = vers2
barony-move-target2-description = Où va le second chevalier
barony-move-target2-prompt = Où va le second chevalier ?
barony-move-take2-name = prendre2
barony-move-take2-description = Le jeton que vous prenez si le second chevalier détruit un village
barony-move-take2-prompt = Vous détruisez un village. Quel jeton prenez-vous ?

barony-build-name = construire
barony-build-description = Remplacer des chevaliers par des villages ou forteresses et gagner des jetons
barony-build-button = Construire
barony-build-whole = Construire{ $villages ->
    [none] { "" }
   *[other] { " " }· village : { $villages }
  }{ $strongholds ->
    [none] { "" }
   *[other] { " " }· forteresse : { $strongholds }
  }
barony-build-villages-name = villages
barony-build-villages-description = Les cases qui reçoivent un village
barony-build-villages-prompt = Quelles cases reçoivent un village ?
barony-build-strongholds-name = forteresses
barony-build-strongholds-description = Les cases qui reçoivent une forteresse
barony-build-strongholds-prompt = Quelles cases reçoivent une forteresse ?

barony-city-name = cité
barony-city-description = Changer un de vos villages en cité, pour 10 points
barony-city-button = Nouvelle cité
barony-city-whole = Nouvelle cité en { $village }
barony-city-village-name = village
barony-city-village-description = Le village qui devient une cité
barony-city-village-prompt = Quel village devient une cité ?

barony-expedition-name = expédition
barony-expedition-description = Retirer du jeu un chevalier de la réserve pour en placer un autre en bordure du plateau
barony-expedition-button = Expédition
barony-expedition-whole = Expédition en { $hex }
barony-expedition-hex-name = case
barony-expedition-hex-description = Où placer le chevalier
barony-expedition-hex-prompt = Où placez-vous le chevalier ?

barony-title-name = titre
barony-title-description = Défausser 15 points de Ressource pour le titre suivant
barony-title-button = Titre de noblesse
barony-title-tokens-name = jetons
barony-title-tokens-description = Les jetons que vous défaussez
barony-title-waste-name = gaspiller
barony-title-waste-description = Si vous payez trop : tout payer, ou garder les jetons en trop
barony-title-waste-prompt = C’est plus que le prix d’un titre, et la banque ne rend pas la monnaie. Payer tout de même ?
barony-title-tokens-prompt = Quels jetons défaussez-vous ?

barony-pass-name = passer
barony-pass-description = Passer (si aucune action n’est possible, ou à volonté si la table joue ainsi)
barony-pass-button = Passer

## Ce qui est nouveau dans les règles, version par version

barony-version-2 = Barony, version 2 : on peut payer un titre plus qu’il ne coûte ; les jetons en trop vous sont indiqués d’abord.

## Options

barony-option-bank-name = Jetons Ressource
barony-option-bank-description = Limiter les jetons Ressource de chaque terrain
barony-option-bank-unlimited = illimités
barony-option-bank-80 = 80, comme dans la boîte (20 de chaque)
barony-option-pass_at_will-name = Passer à volonté
barony-option-pass_at_will-description = Permet de passer même si une action est possible ; si tous passent à la suite, la partie s’arrête

## Les règles en bref

rules-barony-topics = goal setup turn recruit move fight build city expedition title end

rules-barony-goal-title = Le but
rules-barony-goal-text =
    Deux à quatre barons se disputent le pouvoir dans un pays de montagnes, de forêts, de plaines, de champs et de lacs. Les bâtiments rapportent des jetons, les jetons paient des titres de noblesse, et chaque nouvelle cité rapporte 10 points.
    Dès qu’un joueur devient **Duc**, on termine le tour de table ; celui qui a le plus de points devient roi. *(B-21, B-22)*
    Vous marquez **15 points par titre** et **10 par nouvelle cité** *(B-20)*. À la fin, les jetons restants rapportent leurs points de victoire.
    Chacun a 7 chevaliers, 14 villages, 2 forteresses et 5 cités *(B-1)*. Tout le monde voit tous les jetons *(B-4)* :
    • champ : 5 points de Ressource, 3 points de victoire
    • plaine : 4 points de Ressource, 2 points de victoire
    • forêt : 3 points de Ressource, 1 point de victoire
    • montagne : 2 points de Ressource, 0 point de victoire

rules-barony-setup-title = La mise en place
rules-barony-setup-text =
    Neuf tuiles par joueur, tirées au sort, forment le plateau *(B-5)*, et le premier joueur est tiré au sort, à moins que la personne qui a ouvert la table n’en ait décidé *(B-6)*.

    Puis chacun fonde trois cités, avec un chevalier dans chacune *(B-7)*. Dans l’ordre du tour, chaque joueur en place une, mais le dernier place les trois ; puis, en sens inverse, les autres en placent encore deux. À deux joueurs : 1-3-2 ; à trois : 1-1-3-2-2 ; à quatre : 1-1-1-3-2-2-2.

    Une cité de départ ne va ni sur un lac ni en forêt, ni sur une autre cité ou à côté *(B-8)*. Elle ne va pas non plus là où elle laisserait trop peu de place aux cités à venir.

rules-barony-turn-title = Votre tour
rules-barony-turn-text =
    On joue dans le sens horaire à partir du premier joueur. À votre tour, vous faites exactement **une** des six actions *(B-10)* :
    • **recruter** des chevaliers dans une cité
    • **déplacer** un ou deux chevaliers
    • **construire** des villages et des forteresses
    • changer un village en **cité**
    • envoyer une **expédition** en bordure du plateau
    • acheter un **titre de noblesse**

    On ne passe que si aucune n’est possible ; avec **Passer à volonté**, quand on veut. Si tous passent l’un après l’autre, la partie s’arrête et l’on compte les points.

rules-barony-recruit-title = Recrutement
rules-barony-recruit-text =
    Choisissez une de vos cités et mettez sur sa case 1 ou 2 chevaliers de votre réserve ; jusqu’à **3** si la case est au bord d’un lac. Il faut au moins un chevalier en réserve. *(B-11)*

rules-barony-move-title = Déplacement
rules-barony-move-text =
    Déplacez un chevalier, ou deux chevaliers différents, d’une case chacun *(B-12)*. Le second se déplace une fois le premier déplacement entièrement résolu. Vos chevaliers peuvent être aussi nombreux que vous voulez sur une case.

    Un chevalier ne peut pas entrer *(B-13)* :
    • dans un lac
    • sur une case avec une cité ou une forteresse adverse
    • sur une case où un même adversaire a deux pions : deux chevaliers, ou un chevalier et un village
    • sur une montagne occupée par un pion adverse

rules-barony-fight-title = Partager et conquérir une case
rules-barony-fight-text =
    Plusieurs joueurs partagent une case tant qu’aucun n’y a plus d’un pion *(B-14)*. Si votre chevalier arrive et que vous y avez maintenant deux pions, tous les pions adverses de la case sont détruits et retournent dans la réserve de leurs propriétaires. Pour chaque village détruit, vous prenez à son propriétaire un jeton de votre choix, s’il en a. *(B-15)*

rules-barony-build-title = Construction
rules-barony-build-text =
    Remplacez autant de vos chevaliers que vous voulez, un par case, par un village ou une forteresse de votre réserve. Les chevaliers reviennent en réserve, et chaque bâtiment rapporte un jeton de son terrain. *(B-16)*

    On ne construit pas là où il y a déjà un bâtiment, quel qu’en soit le propriétaire, ni là où se tient un chevalier adverse. Un village peut être détruit, une forteresse non. On ne retire jamais ses propres bâtiments.

    Avec des jetons limités, il y en a 20 de chaque terrain ; quand il n’y en a plus, vous n’en recevez pas. *(B-4)*

rules-barony-city-title = Les nouvelles cités
rules-barony-city-text =
    Remplacez un de vos villages par une cité de votre réserve : **10 points** tout de suite, et le village revient en réserve. *(B-17)*

    Pas en forêt, pas à côté d’une cité, et pas tant qu’un chevalier adverse est sur la case.

rules-barony-expedition-title = Les expéditions
rules-barony-expedition-text =
    Prenez deux chevaliers de votre réserve. L’un est retiré du jeu ; l’autre va sur une case libre en bordure du plateau : ni lac, ni pion (le vôtre ou un autre). *(B-18)*
    Une case est en bordure si elle a moins de six voisines ; les lacs comptent comme voisines.

rules-barony-title-title = Les titres de noblesse
rules-barony-title-text =
    Défaussez des jetons valant au moins **15 points de Ressource** et montez d’un titre : Baron, Vicomte, Comte, Marquis, Duc. Chacun vaut **15 points**. *(B-19)*
    La banque ne rend pas la monnaie, et on ne gagne qu’un titre à la fois. Si vous ajoutez un jeton superflu, il vous est indiqué, et vous choisissez.

rules-barony-end-title = La fin
rules-barony-end-text =
    Quand un joueur devient Duc, on termine le tour de table pour que tous aient joué autant de fois ; si c’était le dernier du tour, la partie s’arrête aussitôt *(B-21)*.
    Ajoutez à vos points les points de victoire des jetons qui vous restent. Celui qui a le plus de points gagne ; à égalité, celui qui est le plus éloigné du premier joueur dans l’ordre du tour. *(B-22)*
    Une partie entre IA seulement s’arrête aussi après 200 tours de table. *(B-10)*
