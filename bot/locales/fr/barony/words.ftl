### Barony, en français.

game-barony = Barony

## Les choses

barony-terrain-mountain = montagne
barony-terrain-forest = forêt
barony-terrain-plain = plaine
barony-terrain-field = champ
barony-terrain-lake = lac

barony-kind-knight = chevalier
barony-kind-village = village
barony-kind-stronghold = forteresse
barony-kind-city = cité

barony-title-0 = Baron
barony-title-1 = Vicomte
barony-title-2 = Comte
barony-title-3 = Marquis
barony-title-4 = Duc

## Invites

barony-prompt-place = Placez une cité de départ avec un chevalier.
barony-prompt-turn = Choisissez une action pour votre tour.

## Libellés des choix

barony-label-hex = { $hex } ({ $terrain })
barony-label-knights =
    { $count ->
        [one] { $hex } ({ $terrain }, 1 chevalier)
       *[other] { $hex } ({ $terrain }, { $count } chevaliers)
    }
barony-label-no-second = Pas de second chevalier
barony-label-token = jeton { $terrain } ({ $gold } or)
barony-label-tokens = { $count } × { $terrain }
barony-nothing-knight = Pas de second chevalier
barony-nothing-village = Aucun village
barony-nothing-stronghold = Aucune forteresse
barony-label-payment = { $tokens } = { $gold } or
barony-label-payment-wasteful = { $tokens } = { $gold } or (+{ $wasted })
barony-label-waste = en gaspillant { $tokens }
barony-label-spare = en gardant { $tokens }

## Événements

barony-event-place = { $seat } fonde une cité en { $hex } ({ $terrain }).
barony-event-begin = Toutes les cités sont fondées. { $seat } ouvre le premier tour de table.
barony-event-recruit =
    { $count ->
        [one] { $seat } recrute un chevalier en { $hex }.
       *[other] { $seat } recrute { $count } chevaliers en { $hex }.
    }
barony-event-move = { $seat } déplace un chevalier de { $origin } à { $target }.
barony-event-destroy = { $seat } détruit une pièce de { $owner_seat } en { $hex } : { $piece }.
barony-event-take = { $seat } prend un jeton { $token } à { $owner_seat }.
barony-event-build-village = { $seat } construit un village en { $hex } et gagne un jeton { $terrain }.
barony-event-build-village-unpaid = { $seat } construit un village en { $hex } ; la banque n’a plus de jeton { $terrain }.
barony-event-build-stronghold = { $seat } construit une forteresse en { $hex } et gagne un jeton { $terrain }.
barony-event-build-stronghold-unpaid = { $seat } construit une forteresse en { $hex } ; la banque n’a plus de jeton { $terrain }.
barony-event-city = { $seat } change le village de { $hex } en cité : +10, soit { $points } sur la piste.
barony-event-expedition = L’expédition de { $seat } débarque en { $hex } ; un chevalier est perdu pour toujours.
barony-event-wasted = { $seat } paie plus qu’il n’en faut et gaspille { $tokens }.
barony-event-title = { $seat } dépense { $gold } or et reçoit le titre de { $title } : +15, soit { $points } sur la piste.
barony-event-pass = { $seat } ne peut rien faire et passe.
barony-event-last-round = { $seat } a le titre de Duc : la partie s’arrête à la fin de ce tour de table.
barony-event-end-duke = Le dernier tour de table est fini. { $seat } monte sur le trône avec { $points } points !
barony-event-end-passes = Plus personne ne peut jouer. { $seat } monte sur le trône avec { $points } points !
barony-event-end-cap = La partie a assez duré. { $seat } monte sur le trône avec { $points } points !

## La fin

barony-end-duke = Il y a un Duc, et le tour de table est complet.
barony-end-passes = Chacun a dû passer, l’un après l’autre.
barony-end-cap = Le dernier tour de table permis est joué.
barony-row-titles = Titres
barony-row-cities = Nouvelles cités
barony-row-silver = Argent des jetons gardés

## Refus

barony-refusal-no-hex = Il n’y a pas de case { $hex } sur ce plateau.
barony-refusal-place-lake = { $hex } est un lac : aucune cité ne peut s’y trouver.
barony-refusal-place-forest = { $hex } est une forêt : aucune cité ne peut s’y trouver.
barony-refusal-place-taken = { $owner_seat } a déjà une cité en { $hex }.
barony-refusal-place-beside = { $hex } touche la cité en { $city }.
barony-refusal-place-no-room = Avec une cité en { $hex }, il ne resterait pas assez de place pour toutes les cités de départ à venir.
barony-refusal-recruit-none = Vous n’avez aucun chevalier en réserve.
barony-refusal-recruit-no-city = Vous n’avez pas de cité en { $hex }.
barony-refusal-recruit-number = Recrutez ici au moins 1 chevalier, et au plus { $most }.
barony-refusal-recruit-inland = La cité en { $hex } ne touche aucun lac : au plus { $most } chevaliers par tour.
barony-refusal-recruit-lake = Même au bord d’un lac, la cité en { $hex } reçoit au plus { $most } chevaliers par tour.
barony-refusal-recruit-reserve =
    { $count ->
        [one] Vous n’avez qu’un chevalier en réserve.
       *[other] Vous n’avez que { $count } chevaliers en réserve.
    }
barony-refusal-move-none = Vous n’avez aucun chevalier sur le plateau.
barony-refusal-move-all-shut-in = Aucun de vos chevaliers ne peut bouger.
barony-refusal-move-no-knight = Vous n’avez pas de chevalier en { $hex }.
barony-refusal-move-shut-in = Votre chevalier en { $hex } ne peut aller nulle part : tout est fermé autour de lui.
barony-refusal-move-far = { $origin } et { $target } ne se touchent pas : un chevalier avance d’une case.
barony-refusal-move-twice = Le même chevalier ne peut pas bouger deux fois, et vous n’en avez pas d’autre en { $hex }.
barony-refusal-move-no-second = Il n’y a pas de second chevalier pour ce déplacement.
barony-refusal-enter-lake = { $hex } est un lac : aucun chevalier ne peut y entrer.
barony-refusal-enter-city = La cité de { $owner_seat } en { $hex } ferme la case à votre chevalier.
barony-refusal-enter-stronghold = La forteresse de { $owner_seat } en { $hex } ferme la case à votre chevalier.
barony-refusal-enter-pair = { $owner_seat } a deux pions ou plus en { $hex } : votre chevalier ne peut pas y entrer.
barony-refusal-enter-mountain = { $hex } est une montagne, et { $owner_seat } y a un pion : un seul suffit à la tenir.
barony-refusal-take-nothing = Il n’y a pas de jeton à prendre en { $hex }.
barony-refusal-take-something = Vous détruisez un village en { $hex } : choisissez le jeton que vous prenez.
barony-refusal-take-absent = Le propriétaire du village en { $hex } n’a pas ce jeton.
barony-refusal-build-no-knights = Vous n’avez aucun chevalier à remplacer sur le plateau.
barony-refusal-build-no-buildings = Vous n’avez plus ni village ni forteresse en réserve.
barony-refusal-build-nowhere = Aucun de vos chevaliers n’est là où vous pourriez construire.
barony-refusal-build-nothing = Choisissez au moins une case où construire.
barony-refusal-build-no-knight = Vous n’avez pas de chevalier en { $hex }.
barony-refusal-build-taken = { $owner_seat } a déjà une construction en { $hex } : { $piece }.
barony-refusal-build-foreign-knight = Le chevalier de { $owner_seat } en { $hex } empêche de construire.
barony-refusal-build-twice = Une seule construction peut aller en { $hex }.
barony-refusal-build-too-many-village =
    { $count ->
        [0] Vous n’avez plus de village en réserve.
        [one] Vous n’avez plus qu’un village en réserve.
       *[other] Vous n’avez que { $count } villages en réserve.
    }
barony-refusal-build-too-many-stronghold =
    { $count ->
        [0] Vous n’avez plus de forteresse en réserve.
        [one] Vous n’avez plus qu’une forteresse en réserve.
       *[other] Vous n’avez que { $count } forteresses en réserve.
    }
barony-refusal-city-none-left = Vous n’avez plus de cité en réserve.
barony-refusal-city-no-villages = Vous n’avez aucun village à remplacer.
barony-refusal-city-nowhere = Aucun de vos villages ne peut devenir une cité.
barony-refusal-city-no-village = Vous n’avez pas de village en { $hex }.
barony-refusal-city-forest = { $hex } est une forêt : aucune cité ne peut s’y trouver.
barony-refusal-city-beside = { $hex } touche la cité en { $city }.
barony-refusal-city-foreign-knight = Le chevalier de { $owner_seat } en { $hex } l’empêche.
barony-refusal-expedition-crew =
    { $count ->
        [0] Une expédition prend deux chevaliers de la réserve, et vous n’en avez aucun.
       *[other] Une expédition prend deux chevaliers de la réserve, et vous en avez { $count }.
    }
barony-refusal-expedition-nowhere = Aucune case du bord du plateau n’est libre.
barony-refusal-expedition-inland = { $hex } n’est pas au bord du plateau.
barony-refusal-expedition-lake = { $hex } est un lac : on ne peut pas y débarquer.
barony-refusal-expedition-taken = { $hex } n’est pas libre.
barony-refusal-title-duke = Vous avez le titre de Duc : il n’y en a pas de plus haut.
barony-refusal-title-poor = Vos jetons valent { $gold } or ; un titre coûte { $price }.
barony-refusal-title-unreadable = « { $payment } » n’est pas un paiement : écrivez par exemple field:2+plain:1.
barony-refusal-title-absent = Vous avez { $count } de ces jetons : { $terrain }.
barony-refusal-title-too-little = Cela fait { $gold } or ; un titre coûte { $price }.
barony-refusal-title-wasteful = Cela fait { $gold } or, et un titre coûte { $price } : ce serait gaspiller { $tokens }. Dites si vous payez tout de même.
barony-refusal-title-nothing-wasted = Rien de cela n’est gaspillé : il n’y a rien à demander.
barony-refusal-pass = On ne passe que si l’on ne peut rien faire d’autre.

## Commandes

barony-command = barony
barony-command-description = Jouer à Barony.

barony-place-name = placer
barony-place-description = Placer une cité de départ avec un chevalier
barony-place-button = Placer une cité
barony-place-hex-name = case
barony-place-hex-description = Où va la cité
barony-place-hex-prompt = Où va votre cité ?

barony-recruit-name = recruter
barony-recruit-description = Faire venir des chevaliers de la réserve dans une de vos cités
barony-recruit-button = Recruter
barony-recruit-city-name = cité
barony-recruit-city-description = La cité qui les reçoit
barony-recruit-city-prompt = Quelle cité reçoit les chevaliers ?
barony-recruit-knights-name = chevaliers
barony-recruit-knights-description = Combien : jusqu’à 2, jusqu’à 3 au bord d’un lac
barony-recruit-knights-prompt = Combien de chevaliers ?

barony-move-name = déplacer
barony-move-description = Déplacer un ou deux de vos chevaliers d’une case chacun
barony-move-button = Déplacer
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
barony-move-origin2-prompt = Quel second chevalier bouge, s’il y en a un ?
barony-move-target2-name = vers2
barony-move-target2-description = Où va le second chevalier
barony-move-target2-prompt = Où va le second chevalier ?
barony-move-take2-name = prendre2
barony-move-take2-description = Le jeton que vous prenez si le second chevalier détruit un village
barony-move-take2-prompt = Vous détruisez un village. Quel jeton prenez-vous ?

barony-build-name = construire
barony-build-description = Remplacer des chevaliers par des villages ou forteresses et gagner des jetons
barony-build-button = Construire
barony-build-villages-name = villages
barony-build-villages-description = Les cases qui reçoivent un village
barony-build-villages-prompt = Où construisez-vous des villages ?
barony-build-strongholds-name = forteresses
barony-build-strongholds-description = Les cases qui reçoivent une forteresse
barony-build-strongholds-prompt = Où construisez-vous des forteresses ?

barony-city-name = cité
barony-city-description = Changer un de vos villages en cité, pour 10 points
barony-city-button = Nouvelle cité
barony-city-village-name = village
barony-city-village-description = Le village qui devient une cité
barony-city-village-prompt = Quel village devient une cité ?

barony-expedition-name = expédition
barony-expedition-description = Sacrifier un chevalier de la réserve pour en débarquer un autre au bord du plateau
barony-expedition-button = Expédition
barony-expedition-hex-name = case
barony-expedition-hex-description = Où débarque le chevalier
barony-expedition-hex-prompt = Où débarque le chevalier ?

barony-title-name = titre
barony-title-description = Dépenser des jetons valant 15 or pour le titre suivant
barony-title-button = Titre
barony-title-tokens-name = jetons
barony-title-tokens-description = Les jetons que vous dépensez
barony-title-waste-name = gaspiller
barony-title-waste-description = Si c’est plus qu’il n’en faut : yes pour payer tout de même, no pour garder ce qui est de trop
barony-title-waste-prompt = C’est plus que le prix d’un titre, et on ne rend pas la monnaie. Payer tout de même ?
barony-title-tokens-prompt = Quels jetons dépensez-vous ?

barony-pass-name = passer
barony-pass-description = Passer, quand rien d’autre n’est possible, ou à volonté si la table joue ainsi
barony-pass-button = Passer

## Ce qui est nouveau dans les règles, version par version

barony-version-2 = Barony, version 2 : un titre peut se payer plus qu’il ne coûte ; on vous dit ce qui serait gaspillé, et on vous demande.

## Options

barony-option-bank-name = Banque
barony-option-bank-description = Combien il y a de jetons de ressource
barony-option-bank-unlimited = illimitée
barony-option-bank-80 = 80 (20 de chaque sorte)
barony-option-pass_at_will-name = Passer à volonté
barony-option-pass_at_will-description = Si l’on peut passer bien qu’une action soit possible ; quand tous passent de suite, la partie s’arrête

## Les règles en bref

rules-barony-topics = goal setup turn recruit move fight build city expedition title end

rules-barony-goal-title = Le but
rules-barony-goal-text =
    De deux à quatre barons se partagent un pays de montagnes, de forêts, de plaines, de champs et de lacs. Vos villages rapportent des jetons, les jetons paient des titres, et les nouvelles cités donnent la gloire.

    Dès que quelqu’un est **Duc**, on finit le tour de table, et qui a le plus de points devient roi. *(B-21, B-22)*

    La piste compte **15 points par titre** et **10 par nouvelle cité** *(B-20)*. À la toute fin, les jetons gardés ajoutent leur argent.

    Chacun a 7 chevaliers, 14 villages, 2 forteresses et 5 cités *(B-1)*. Tout le monde voit tous les jetons *(B-4)* :
    • champ : 5 or, 3 argent
    • plaine : 4 or, 2 argent
    • forêt : 3 or, 1 argent
    • montagne : 2 or, 0 argent

rules-barony-setup-title = La mise en place
rules-barony-setup-text =
    Neuf tuiles par joueur, tirées au sort, forment le plateau *(B-5)*, et le hasard désigne qui commence, à moins que la personne qui a ouvert la table n’en ait décidé *(B-6)*.

    Puis chacun fonde trois cités, avec un chevalier dans chacune *(B-7)*. Dans l’ordre du tour, chaque joueur en place une, mais le dernier place les trois ; puis, en sens inverse, les autres en placent encore deux. À deux joueurs : 1-3-2 ; à trois : 1-1-3-2-2 ; à quatre : 1-1-1-3-2-2-2.

    Une cité de départ ne va ni sur un lac ni en forêt, ni sur une autre cité ou à côté *(B-8)*. Elle ne va pas non plus là où elle laisserait trop peu de place aux cités à venir.

rules-barony-turn-title = Votre tour
rules-barony-turn-text =
    On joue dans le sens horaire à partir du premier joueur. À votre tour, vous faites exactement **une** des six actions *(B-10)* :
    • **recruter** des chevaliers dans une cité
    • **déplacer** un ou deux chevaliers
    • **construire** des villages et des forteresses
    • changer un village en **cité**
    • envoyer une **expédition** au bord du plateau
    • acheter un **titre**

    On ne passe que si aucune n’est possible ; avec **Passer à volonté**, quand on veut. Si tous passent l’un après l’autre, la partie s’arrête et l’on compte les points.

rules-barony-recruit-title = Recruter
rules-barony-recruit-text =
    Choisissez une de vos cités et mettez sur sa case 1 ou 2 chevaliers de votre réserve ; jusqu’à **3** si la case touche un lac. Il faut au moins un chevalier en réserve. *(B-11)*

rules-barony-move-title = Se déplacer
rules-barony-move-text =
    Déplacez un chevalier, ou deux chevaliers différents, d’une case chacun *(B-12)*. Le second part une fois réglé tout ce que le premier a provoqué. Vos chevaliers peuvent être aussi nombreux que vous voulez sur une case.

    Un chevalier ne peut pas entrer *(B-13)* :
    • dans un lac
    • sur une case avec une cité ou une forteresse adverse
    • sur une case où un même adversaire a deux pions : deux chevaliers, ou un chevalier et un village
    • sur une montagne avec le moindre pion adverse

rules-barony-fight-title = Partager et conquérir une case
rules-barony-fight-text =
    Plusieurs joueurs partagent une case tant qu’aucun n’y a plus d’un pion *(B-14)*. Si votre chevalier arrive et que vous y avez maintenant deux pions, tous les pions adverses de la case sont détruits et retournent dans la réserve de leurs propriétaires. Pour chaque village détruit, vous prenez à son propriétaire un jeton de votre choix, s’il en a. *(B-15)*

rules-barony-build-title = Construire
rules-barony-build-text =
    Remplacez autant de vos chevaliers que vous voulez, un par case, par un village ou une forteresse de votre réserve. Les chevaliers reviennent en réserve, et chaque construction rapporte un jeton de son terrain. *(B-16)*

    On ne construit pas là où il y a déjà une construction, à qui que ce soit, ni là où se tient un chevalier adverse. Un village peut être détruit, une forteresse non. On ne retire jamais ses propres constructions.

    Avec la banque limitée, il y a 20 jetons de chaque sorte, et une pile vide ne donne rien. *(B-4)*

rules-barony-city-title = Les nouvelles cités
rules-barony-city-text =
    Remplacez un de vos villages par une cité de votre réserve : **10 points** tout de suite, et le village revient en réserve. *(B-17)*

    Pas en forêt, pas à côté d’une cité, et pas tant qu’un chevalier adverse est sur la case.

rules-barony-expedition-title = Les expéditions
rules-barony-expedition-text =
    Prenez deux chevaliers de votre réserve. L’un quitte le jeu pour toujours ; l’autre débarque sur une case libre du bord du plateau : pas de lac, et aucune pièce de personne. *(B-18)*

    Une case est au bord si elle a moins de six voisines ; les lacs comptent comme voisines.

rules-barony-title-title = Les titres
rules-barony-title-text =
    Défaussez des jetons valant au moins **15 or** et montez d’un titre : Baron, Vicomte, Comte, Marquis, Duc. Chacun vaut **15 points**. *(B-19)*

    On ne rend pas la monnaie, et c’est un titre à la fois. Si vous ajoutez un jeton inutile, on vous dit lequel, et on vous demande.

rules-barony-end-title = La fin
rules-barony-end-text =
    Quand un joueur devient Duc, on finit le tour de table pour que tous aient joué autant de fois ; si c’était le dernier du tour, la partie s’arrête aussitôt *(B-21)*.

    Ajoutez à vos points de la piste l’argent des jetons qui vous restent. Le plus de points gagne. À égalité gagne qui joue le plus tard dans le tour, à partir du premier joueur. *(B-22)*

    Une partie entre joueurs automatiques seulement s’arrête aussi après 200 tours de table. *(B-10)*
