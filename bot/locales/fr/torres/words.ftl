### Torres, en français.

game-torres = Torres

## Things

torres-card-six = Six
torres-card-six-text = 1 point d’action de plus ce tour
torres-card-seven = Sept
torres-card-seven-text = 2 points d’action de plus ce tour
torres-card-climb = Échelle
torres-card-climb-text = un chevalier monte d’exactement deux niveaux
torres-card-under = Fondation
torres-card-under-text = un bloc de votre stock passe sous votre chevalier
torres-card-supply = Livraison
torres-card-supply-text = construisez avec un bloc de la réserve commune
torres-card-door = Passage secret
torres-card-door-text = un chevalier traverse un château et sort à n’importe quel niveau
torres-card-diagonal = Pas de coin
torres-card-diagonal-text = un chevalier fait un pas en diagonale
torres-card-shift = Remaniement
torres-card-shift-text = déplacez un bloc libre
torres-card-relocate = Convocation
torres-card-relocate-text = un chevalier rejoint un autre des vôtres
torres-card-jump = Saute-mouton
torres-card-jump-text = un chevalier saute par-dessus un chevalier adverse

torres-master-castles = Maints châteaux
torres-master-castles-text = Présence dans exactement 4, 5, 6 châteaux après l’année 1, 2, 3 : 5, 15, 30 points.
torres-master-diagonals = Diagonales
torres-master-diagonals-text = Chaque chevalier sur une grande diagonale : 2, 5, 10 points après l’année 1, 2, 3. Qui en a seul le plus en compte un de plus.
torres-master-border = Bordure
torres-master-border-text = Chaque chevalier au bord du plateau : 2, 5, 10 points après l’année 1, 2, 3. Qui en a seul le plus en compte un de plus.
torres-master-square = Carré
torres-master-square-text = Après l’année 3, quatre chevaliers aux coins d’un carré droit : 50 points.
torres-master-row = Ligne
torres-master-row-text = Après l’année 3, tous vos chevaliers du plateau sur une ligne droite ou diagonale : 50 points.
torres-master-same = Même niveau
torres-master-same-text = Après l’année 3, tous vos chevaliers du plateau au même niveau : 50 points.
torres-master-different = Niveaux différents
torres-master-different-text = Après l’année 3, tous vos chevaliers du plateau à des niveaux différents : 40 points.
torres-master-chain = Chaîne
torres-master-chain-text = Après l’année 3, tous vos chevaliers du plateau reliés côte à côte : 40 points.

## Prompts

torres-prompt-setup-block = Posez un bloc de départ, à au moins 3 pas de tout autre.
torres-prompt-setup-knight = Placez votre premier chevalier sur un château libre.
torres-prompt-setup-king = Placez maintenant le roi sur un château libre.
torres-prompt-turn =
    { $points ->
        [0] Plus de point d’action.
        [one] Encore 1 point d’action.
       *[other] Encore { $points } points d’action.
    } { $blocks ->
        [0] Aucun bloc à poser.
        [one] Votre pile a 1 bloc.
       *[other] Votre pile a { $blocks } blocs.
    } { $worth ->
        [one] Si l’année finissait maintenant : { $worth } point pour vous.
       *[other] Si l’année finissait maintenant : { $worth } points pour vous.
    }
torres-prompt-keep = Gardez une de ces cartes et remettez les autres.
torres-prompt-king = Vous êtes dernier : déplacez le roi sur un bloc libre, ou laissez-le en place.
torres-prompt-first = Qui commence l’année suivante ?

## Labels of options

torres-label-storey = { $square } · étage { $level } → { $higher }
torres-label-annex = { $square } · château de { $area } → { $larger }
torres-label-square =
    { $level ->
        [0] { $square } (sol)
       *[other] { $square } (niveau { $level })
    }
torres-label-stack =
    { $blocks ->
        [one] pile { $number } : 1 bloc
       *[other] pile { $number } : { $blocks } blocs
    }
torres-label-card = { $card } : { $text }
torres-label-top = dessus : { $cards }
torres-label-under = sous le paquet : { $cards }
torres-label-top-under = dessus : { $top } ; sous le paquet : { $under }
torres-label-stay = Le roi reste
torres-label-player = { $seat }
torres-label-spread = piles de { $stacks }
torres-label-rest-score =
    { $points ->
        [one] Marquer le dernier point d’action
       *[other] Marquer les { $points } points d’action restants
    }
torres-label-rest-lose =
    { $points ->
        [one] Laisser perdre le dernier point d’action
       *[other] Laisser perdre les { $points } points d’action
    }

## Events

torres-event-setup-block = { $seat } pose un bloc de départ en { $square }.
torres-event-setup-knight = { $seat } envoie un premier chevalier en { $square }.
torres-event-setup-king = { $seat } accueille le roi en { $square }.
torres-event-year = L’année { $year } commence. { $seat } l’ouvre.
torres-event-year-over = L’année { $year } est finie.
torres-event-castles = Châteaux : { $seat } marque { $points } et arrive à { $score }.
torres-event-bonus = Bonus du roi : { $seat } marque { $points } et arrive à { $score }.
torres-event-master = Carte Maître : { $seat } marque { $points } et arrive à { $score }.
torres-event-knight =
    { $level ->
        [0] { $seat } place un chevalier en { $square } (sol).
       *[other] { $seat } place un chevalier en { $square } (niveau { $level }).
    }
torres-event-move =
    { $level ->
        [0] { $seat } déplace un chevalier de { $origin } en { $target } (sol).
       *[other] { $seat } déplace un chevalier de { $origin } en { $target } (niveau { $level }).
    }
torres-event-door =
    { $level ->
        [0] { $seat } fait traverser le château à un chevalier, de { $origin } en { $target } (sol).
       *[other] { $seat } fait traverser le château à un chevalier, de { $origin } en { $target } (niveau { $level }).
    }
torres-event-block = { $seat } construit en { $square } : niveau { $level }, château de { $area }.
torres-event-under = { $seat } élève le chevalier en { $square } au niveau { $level } ; château de { $area }.
torres-event-shift = { $seat } déplace un bloc de { $origin } en { $target }.
torres-event-stack =
    { $blocks ->
        [one] { $seat } prend une pile de 1 bloc.
       *[other] { $seat } prend une pile de { $blocks } blocs.
    }
torres-event-score =
    { $spent ->
        [one] { $seat } marque 1 point d’action : +{ $points }, total { $score }.
       *[other] { $seat } marque { $spent } points d’action : +{ $points }, total { $score }.
    }
torres-event-lost =
    { $points ->
        [one] { $seat } laisse 1 point d’action.
       *[other] { $seat } laisse { $points } points d’action.
    }
torres-event-end =
    { $stacks ->
        [0] { $seat } finit son dernier tour de l’année.
        [one] { $seat } finit son tour ; il reste 1 pile.
       *[other] { $seat } finit son tour ; il reste { $stacks } piles.
    }
torres-event-drawn = Vous prenez en main : { $cards }.
torres-event-buy = { $seat } achète une carte Action.
torres-event-looked = Vous regardez : { $cards }.
torres-event-keep = Vous gardez : { $card }.
torres-event-card = { $seat } joue { $card }.
torres-event-stay = { $seat } laisse le roi en place.
torres-event-king = { $seat } conduit le roi en { $square }.
torres-event-first = { $seat } fait commencer { $starter_seat } l’année suivante.
torres-event-won = La troisième année est finie. { $seat } hérite de la couronne avec { $points } points !
torres-event-shared = La troisième année est finie, et personne n’a le moindre point : la couronne est partagée.

## The end

torres-end = Trois années sont passées : le plus de points hérite de la couronne.
torres-end-nothing = Trois années sont passées, et personne n’a marqué.
torres-row-actions = Points d’action
torres-row-castles = Châteaux
torres-row-king = Bonus du roi
torres-row-master = Carte Maître

## Refusals

torres-refusal-no-square = Il n’y a pas de case { $square } : elles vont de a1 à h8.
torres-refusal-king-there = Le roi se tient en { $square }.
torres-refusal-knight-there = Un chevalier de { $owner_seat } se tient en { $square }.
torres-refusal-no-knight = Vous n’avez pas de chevalier en { $square }.
torres-refusal-points =
    { $left ->
        [0] Il faut { $cost } points d’action, et il ne vous en reste pas.
       *[other] Il faut { $cost } points d’action, et il vous en reste { $left }.
    }
torres-refusal-too-high = { $square } est aussi haute que le permet la surface de son château : { $area }.
torres-refusal-apart = { $square } ne touche aucun château : un bloc se pose sur un château ou à côté.
torres-refusal-joins = Un bloc en { $square } réunirait deux châteaux.
torres-refusal-setup-near = { $square } est à moins de 3 pas du bloc en { $other }.
torres-refusal-setup-no-castle = Il n’y a pas de château en { $square }.
torres-refusal-knight-far = Aucun de vos chevaliers ne se tient juste à côté de { $square }.
torres-refusal-knight-high = { $square } est au niveau { $level } ; votre chevalier voisin est au niveau { $own }, et un nouveau ne peut pas être plus haut.
torres-refusal-knight-none = Tous vos chevaliers sont sur le plateau.
torres-refusal-knight-nowhere = Il n’y a pas de case libre à côté de vos chevaliers, à leur niveau ou plus bas.
torres-refusal-move-stuck = Votre chevalier en { $square } ne peut aller nulle part.
torres-refusal-move-all-stuck = Aucun de vos chevaliers ne peut bouger.
torres-refusal-move-steep = { $target } est au niveau { $height }, trop haut pour un pas depuis le niveau { $level } : un seul niveau vers le haut.
torres-refusal-move-far = { $target } n’est pas à côté de { $origin }, et aucun château n’y mène.
torres-refusal-door-none = Aucun château où l’on entre depuis { $origin } n’a de porte vers { $target }.
torres-refusal-door-up = { $target } est au niveau { $height }, plus haut que le niveau { $level } : dans un château, un chevalier ne fait que descendre.
torres-refusal-door-path = Dans le château, aucun passage ne mène de { $origin } à { $target } sans monter.
torres-refusal-stack-used-up = La pile de ce tour est épuisée.
torres-refusal-stack-none = Vous n’avez plus de bloc.
torres-refusal-stack-same = Vous construisez déjà avec la pile { $number }.
torres-refusal-stack-number = Vos piles sont numérotées de 1 à { $most }.
torres-refusal-stack-empty = La pile { $number } n’a pas de bloc.
torres-refusal-stack-fixed = Le premier bloc du tour a fixé la pile.
torres-refusal-stack-only = Il n’y a pas d’autre pile.
torres-refusal-block-nowhere = Aucun bloc ne peut être posé.
torres-refusal-score = Vous pouvez marquer de 1 à { $left } points d’action.
torres-refusal-end-rest = Dites si les points d’action restants sont marqués ou perdus : « score » ou « lose ».
torres-refusal-end-no-rest = Il ne reste aucun point d’action à marquer.
torres-refusal-buy-advanced = Dans la version avancée, chacun a toutes les cartes : rien à acheter.
torres-refusal-buy-twice = Au plus { $most } cartes par tour.
torres-refusal-buy-empty = Le paquet est vide.
torres-refusal-keep-card = Choisissez une des cartes regardées : { $cards }.
torres-refusal-end-spread = Dites la hauteur de vos autres piles une fois les blocs restants posés dessus : { $ways }.
torres-refusal-end-no-spread = Il n’y a rien à choisir pour vos piles : ce qui reste va là où il y a de la place.
torres-refusal-keep-together = Dans l’édition de 1999, les autres cartes sont remises ensemble, toutes dessus ou toutes dessous : par exemple « { $example } ».
torres-refusal-keep-rest = Dites où vont les autres, par exemple « { $example } ».
torres-refusal-king-ground = Il n’y a pas de bloc en { $square } : le roi se tient sur un château.
torres-refusal-first-seat = Aucun joueur de cette table n’est désigné ainsi : choisissez dans la liste.
torres-refusal-card-unknown = Il n’y a pas de carte Action « { $card } ».
torres-refusal-card-absent = Vous n’avez pas cette carte : { $card }.
torres-refusal-card-fresh = Vous avez acheté cette carte pendant ce tour : { $card }. Jouez-la plus tard.
torres-refusal-card-idle = { $card } n’aurait aucun effet maintenant.
torres-refusal-card-none = Vous n’avez pas de carte Action.
torres-refusal-card-twice = Une seule carte Action par tour.
torres-refusal-card-all-idle = Aucune de vos cartes n’aurait d’effet maintenant.
torres-refusal-card-no-origin = { $card } ne s’emploie pas sur une case.
torres-refusal-card-no-target = { $card } ne mène nulle part.
torres-refusal-card-no-stack = { $card } ne prend pas de bloc dans vos piles.
torres-refusal-card-climb = À côté de votre chevalier en { $square }, aucune case libre n’est exactement deux niveaux plus haut.
torres-refusal-card-climb-target = { $target } n’est pas une case libre à côté de { $origin }, exactement deux niveaux plus haut.
torres-refusal-card-under = Aucun bloc ne va sous votre chevalier en { $square }.
torres-refusal-card-door = Votre chevalier en { $square } n’a pas de château à traverser.
torres-refusal-card-door-target = Le château à côté de { $origin } n’a pas de porte vers { $target }.
torres-refusal-card-diagonal = Votre chevalier en { $square } n’a pas de pas diagonal.
torres-refusal-card-diagonal-target = { $target } n’est pas un pas diagonal depuis { $origin }, un seul niveau vers le haut.
torres-refusal-card-relocate = Votre chevalier en { $square } ne peut rejoindre aucun autre des vôtres.
torres-refusal-card-jump = Votre chevalier en { $square } n’a personne par-dessus qui sauter.
torres-refusal-card-jump-target = Depuis { $origin }, aucun saut ne mène en { $target } : tout droit par-dessus un chevalier adverse, un seul niveau vers le haut.
torres-refusal-card-shift = Le bloc en { $square } n’a nulle part où aller : il faut garder 6 châteaux, aucun plus haut que sa surface.
torres-refusal-card-shift-target = Le bloc de { $origin } ne peut pas aller en { $target } : pas de châteaux réunis, aucun plus haut que sa surface, au moins 6.
torres-refusal-shift-ground = Il n’y a pas de bloc en { $square }.
torres-refusal-shift-splits = Sans le bloc en { $square }, son château serait coupé en deux.

## Commands

torres-command = torres
torres-command-description = Jouer à Torres.

torres-setup-name = depart
torres-setup-description = Placer un bloc de départ, votre premier chevalier ou le roi
torres-setup-button = Placer
torres-setup-square-name = case
torres-setup-square-description = Où cela va
torres-setup-square-prompt = Où cela va-t-il ?

torres-knight-name = chevalier
torres-knight-description = Placer un nouveau chevalier à côté d’un des vôtres (2 points d’action)
torres-knight-button = Nouveau chevalier (2)
torres-knight-square-name = case
torres-knight-square-description = Où va le chevalier
torres-knight-square-prompt = Où va le nouveau chevalier ?

torres-move-name = aller
torres-move-description = Déplacer un chevalier d’un pas ou à travers un château (1 point d’action)
torres-move-button = Déplacer (1)
torres-move-origin-name = de
torres-move-origin-description = Où se tient le chevalier
torres-move-origin-prompt = Quel chevalier se déplace ?
torres-move-target-name = vers
torres-move-target-description = Où il va
torres-move-target-prompt = Où va-t-il ? Les pas et les sorties de porte sont cerclés.

torres-block-name = bloc
torres-block-description = Poser un bloc sur un château ou à côté (1 point d’action)
torres-block-button = Construire (1)
torres-block-square-name = case
torres-block-square-description = Où va le bloc
torres-block-square-prompt = Où va le bloc ?

torres-buy-name = acheter
torres-buy-description = Acheter une carte Action (1 point d’action)
torres-buy-button = Acheter une carte (1)

torres-keep-name = garder
torres-keep-description = Choisir la carte que vous gardez
torres-keep-button = Garder une carte
torres-keep-card-name = carte
torres-keep-card-description = La carte que vous gardez
torres-keep-card-prompt = Quelle carte gardez-vous ?
torres-keep-rest-name = reste
torres-keep-rest-description = Où vont les autres cartes : dessus/dessous
torres-keep-rest-prompt = Où vont les autres cartes ?

torres-card-name = carte
torres-card-description = Jouer une carte Action (gratuit, une par tour)
torres-card-button = Jouer une carte
torres-card-card-name = carte
torres-card-card-description = Quelle carte
torres-card-card-prompt = Quelle carte jouez-vous ?
torres-card-origin-name = de
torres-card-origin-description = Le chevalier ou le bloc concerné
torres-card-origin-prompt = Sur quelle case l’employez-vous ?
torres-card-target-name = vers
torres-card-target-description = Où cela va
torres-card-target-prompt = Où cela va-t-il ?
torres-card-stack-name = pile
torres-card-stack-description = La pile qui donne le bloc
torres-card-stack-prompt = Quelle pile donne le bloc ?

torres-score-name = marquer
torres-score-description = Changer des points d’action en points
torres-score-button = Marquer
torres-score-points-name = points
torres-score-points-description = Combien de points d’action
torres-score-points-prompt = Combien de points d’action marquez-vous ?

torres-stack-name = pile
torres-stack-description = Construire avec une autre pile que la plus haute
torres-stack-button = Autre pile
torres-stack-number-name = numero
torres-stack-number-description = Quelle pile
torres-stack-number-prompt = Avec quelle pile construisez-vous ?

torres-end-name = finir
torres-end-description = Finir votre tour
torres-end-button = Finir le tour
torres-end-rest-name = reste
torres-end-rest-description = Points d’action restants : les marquer ou les perdre
torres-end-stacks-name = piles
torres-end-stacks-description = La hauteur de vos autres piles ensuite, par exemple 3+2
torres-end-stacks-prompt = Il reste des blocs. Comment seront vos autres piles ?
torres-end-rest-prompt = Il vous reste des points d’action. Les marquer ?

torres-king-name = roi
torres-king-description = Déplacer le roi entre deux années, ou le laisser
torres-king-button = Le roi
torres-king-square-name = case
torres-king-square-description = Où va le roi, ou stay
torres-king-square-prompt = Où va le roi ?

torres-first-name = premier
torres-first-description = Désigner qui commence l’année suivante
torres-first-button = Premier joueur
torres-first-player-name = joueur
torres-first-player-description = Qui commence
torres-first-player-prompt = Qui commence l’année suivante ?

torres-picture-hand-name = main
torres-picture-hand-description = Regarder vos cartes Action

## Ce qui est nouveau dans les règles, version par version

torres-version-2 = Torres, version 2 : dans l’édition de 1999, les cartes regardées sont remises toutes dessus ou toutes dessous, et dans sa version avancée le décompte part de qui a commencé la ronde.

## Options

torres-option-edition-name = Édition
torres-option-edition-description = Quelles règles sont jouées
torres-option-edition-2017 = 2017
torres-option-edition-1999 = 1999
torres-option-cards-name = Cartes
torres-option-cards-description = D’où viennent les cartes Action
torres-option-cards-usual = comme dans le jeu de base de l’édition
torres-option-cards-own = un paquet par joueur
torres-option-cards-common = un paquet commun
torres-option-cards-advanced = version avancée : toutes les cartes en main, une carte Maître
torres-option-stacks-name = Blocs restants
torres-option-stacks-description = Qui répartit sur les autres piles ce qu’un tour a laissé de la sienne
torres-option-stacks-even = répartis d’eux-mêmes, également
torres-option-stacks-hand = répartis à la main

## The rules in short

rules-torres-topics = goal setup turn knight move door block stacks buy cards score year king advanced editions end

rules-torres-goal-title = Le but
rules-torres-goal-text =
    Un vieux roi envoie ses fils bâtir des châteaux pendant trois ans. Après chaque année, tout château où vous avez un chevalier vous rapporte **sa surface fois le niveau de votre chevalier le plus haut** *(T-30)*.

    La surface est le nombre de cases du château, le niveau le nombre de blocs sous le chevalier *(T-1)*. Après la troisième année, le plus de points hérite de la couronne *(T-34)*.

    Chacun a 6 chevaliers ; les 92 blocs sont à tous. Le plateau va de la case a1 à la case h8.

rules-torres-setup-title = La mise en place
rules-torres-setup-text =
    Huit châteaux d’un bloc sont sur le plateau *(T-2)*. Le hasard désigne qui commence, à moins que la personne qui a ouvert la table n’en ait décidé. Dans l’ordre du tour, chacun met un chevalier sur un château à lui, et le dernier met aussi le **roi** sur un château où il n’y a personne *(T-6)*.

    Dans la version avancée, les joueurs posent eux-mêmes les huit blocs, chacun à au moins 3 pas des autres *(T-40)*.

rules-torres-turn-title = Votre tour
rules-torres-turn-text =
    Vous avez **5 points d’action**, à dépenser dans l’ordre que vous voulez *(T-13)* :
    • nouveau chevalier : 2
    • déplacer un chevalier : 1 par pas
    • poser un bloc : 1
    • acheter une carte Action : 1, deux fois au plus
    • marquer : 1 par point
    • jouer une carte Action : gratuit, une par tour

    Chaque pas se voit tout de suite dans votre panneau et peut être repris, jusqu’à l’achat d’une carte ou la fin du tour. Ce qui n’est pas dépensé est perdu ; le panneau propose donc de le marquer.

rules-torres-knight-title = Nouveaux chevaliers
rules-torres-knight-text =
    Pour 2 points d’action, un chevalier de votre réserve vient sur une case libre juste à côté d’un des vôtres (pas en diagonale), **à son niveau ou plus bas** *(T-14)*. Une case est libre sans chevalier et sans roi.

rules-torres-move-title = Se déplacer
rules-torres-move-text =
    Un pas coûte 1 : vers une case voisine libre, pas en diagonale, **un niveau de plus au maximum**, autant de moins qu’on veut *(T-15)*.

rules-torres-door-title = À travers un château
rules-torres-door-text =
    Passer **à travers un château** coûte aussi 1 *(T-16)* : à côté d’une tour plus haute que sa case, un chevalier entre, et sort sur toute case libre voisine d’une tour du même château plus haute qu’elle. La sortie ne peut pas être plus haute que l’entrée. Qui se tient sur les tours ne gêne pas. Dans l’édition de 1999, un passage continu de tours plus hautes que la sortie doit y mener.

rules-torres-block-title = Construire
rules-torres-block-text =
    Un bloc coûte 1 et vient de la pile de ce tour. Il va sur un bloc libre d’un château, ou sur le sol libre à côté d’exactement un château *(T-17)*.

    Attention : **aucune tour ne dépasse la surface de son château**, et on ne réunit jamais deux châteaux ; ils peuvent se toucher par un coin. Aucun bloc sur ni sous une figure.

rules-torres-stacks-title = Les piles de blocs
rules-torres-stacks-text =
    Au début d’une année, vous recevez autant de piles qu’elle a de rondes : 4 la première, puis 3 ; à deux joueurs toujours 4 *(T-3, T-10)*.

    Chaque tour use **exactement une pile** : la plus haute, ou celle choisie avant le premier bloc *(T-12)*. **Sans bloc posé, c’est la plus haute qui part**, quel que soit votre choix. Son reste va sur vos autres piles, 3 blocs chacune au plus ; le surplus retourne à la réserve. La répartition se fait d’elle-même, également ; avec **Blocs restants : à la main**, vous choisissez où ils vont, et la pile choisie part même si vous n’en avez rien posé. Après le dernier tour de l’année, l’édition de 2017 garde le reste pour les nouvelles piles, celle de 1999 le rend *(T-11)*.

rules-torres-buy-title = Acheter des cartes
rules-torres-buy-text =
    Pour 1 point d’action, deux fois par tour au plus, vous regardez les trois premières cartes de votre paquet, en gardez une, et remettez les autres dans l’ordre voulu : dessus, dessous, ou une de chaque côté ; dans l’édition de 1999, toutes dessus ou toutes dessous *(T-18)*.

    La carte ne se joue pas pendant le tour de l’achat. La main n’est pas limitée. Avec le paquet commun de 1999, vous prenez la première carte sans la voir, et la découvrez à la fin du tour.

rules-torres-cards-title = Les cartes Action
rules-torres-cards-text =
    Une carte par tour, à tout moment, gratuitement ; elle quitte ensuite le jeu *(T-20, T-22 à T-26)*.
    • **Six**, **Sept** : 1 ou 2 points d’action de plus
    • **Échelle** : un pas d’exactement deux niveaux vers le haut
    • **Fondation** : un bloc d’une de vos piles sous votre chevalier ; au sol, isolé, il fonde un château
    • **Livraison** : posez un bloc de la réserve commune
    • **Passage secret** : à travers un château, sortie à n’importe quel niveau
    • **Pas de coin** : un pas en diagonale, un niveau de plus au maximum
    • **Remaniement** : un bloc libre va là où un bloc peut aller, ou fonde un château ; aucun château coupé, 6 au moins
    • **Convocation** : un chevalier va là où un nouveau pourrait venir, à côté d’un autre des vôtres
    • **Saute-mouton** : tout droit par-dessus un chevalier adverse voisin, un niveau de plus au maximum

rules-torres-score-title = La piste de score
rules-torres-score-text =
    Un point d’action avance votre marqueur d’une case *(T-19)*. **Un seul marqueur par case** : celui qui s’arrêterait sur une case occupée va jusqu’à la prochaine libre, et cela compte *(T-21)*. La piste a 100 cases et fait le tour.

rules-torres-year-title = La fin d’une année
rules-torres-year-text =
    En partant de qui a commencé la partie, ou dans l’édition de 1999 de qui a commencé cette ronde, chacun marque ses châteaux : surface fois niveau de son chevalier le plus haut, chaque château une fois *(T-30)*.

    Puis le **bonus du roi** *(T-31)* : un chevalier au niveau 1, 2, 3 du château du roi après l’année 1, 2, 3 rapporte 5, 10, 15 points, une fois par joueur.

    Exemple : le château du roi a 4 cases, vos chevaliers sont aux niveaux 4 et 2. Après l’année 1, vous marquez 16 ; après l’année 2, ce serait 16 + 10.

rules-torres-king-title = Le roi
rules-torres-king-text =
    Après les années 1 et 2, le joueur le plus en retard peut conduire le roi sur tout bloc libre de tout château *(T-33)*. Dans l’édition de 2017, il désigne aussi qui commence l’année suivante ; dans celle de 1999, l’ordre reste.

    Dans la version avancée des deux éditions, personne n’est désigné : qui a le plus de points commence l’année suivante, comme chaque ronde *(T-42)*.

rules-torres-advanced-title = La version avancée
rules-torres-advanced-text =
    Chacun a ses dix cartes en main dès le début, et on n’achète rien. Une **carte Maître** ouverte donne des points de plus *(T-41)* :
    • exactement 4, 5, 6 châteaux après l’année 1, 2, 3 : 5, 15, 30
    • chevaliers sur les grandes diagonales, ou au bord : 2, 5, 10 chacun ; qui en a seul le plus en compte un de plus
    • après l’année 3 seulement : quatre chevaliers aux coins d’un carré, tous en ligne, tous au même niveau : 50
    • après l’année 3 seulement : tous à des niveaux différents, tous reliés : 40

    Chaque ronde, la première d’une année aussi, est ouverte par qui a le plus de points ; tant que personne n’en a, c’est toujours le premier joueur *(T-42)*.

rules-torres-editions-title = Les éditions
rules-torres-editions-text =
    En **2017**, chacun a un paquet de dix cartes ; les blocs restants d’une année sont gardés ; le dernier désigne qui commence ; dans un château, toute porte s’atteint.

    En **1999**, un paquet de 40 pour tous, cartes piochées sans les voir ; les blocs restants sont rendus ; l’ordre reste ; dans un château, il faut un passage *(T-7, T-11, T-16, T-33)*.

    L’option *cartes* les mélange, ou choisit la version avancée.

rules-torres-end-title = La fin
rules-torres-end-text =
    La partie finit après le troisième décompte. Le plus de points gagne *(T-34)* ; deux marqueurs ne partagent jamais une case, il n’y a donc d’égalité qu’entre joueurs sans aucun point.
