### Medioevo Universale, en français : cartes, technologies, objectifs et réactions.

## Fenêtres

medioevo-moment-events = la phase d’événements commence
medioevo-moment-event-drawn = un événement a été pioché
medioevo-moment-die-rolled = un dé a été lancé
medioevo-moment-rebellion = une rébellion va éclater
medioevo-moment-entry = des unités sont entrées dans un territoire
medioevo-moment-departure = quelqu’un va partir
medioevo-moment-visit = un transport d’un autre joueur est arrivé
medioevo-moment-battle = une bataille va commencer
medioevo-moment-round = une nouvelle manche de bataille va commencer
medioevo-moment-dice = les dés de bataille ont été lancés
medioevo-moment-damage = des dégâts vont être attribués
medioevo-moment-card = une carte Empire a été tournée
medioevo-moment-plunder = un pillage va avoir lieu
medioevo-moment-trade = des marchandises sont achetées ou vendues
medioevo-moment-interest = les intérêts vont être payés
medioevo-moment-reset = le tour va se terminer
medioevo-moment-all = à tous ces moments
medioevo-prompt-window-events = La phase d’événements commence. Réagir ?
medioevo-prompt-window-event-drawn = Un événement a été pioché. Réagir ?
medioevo-prompt-window-die-rolled = Un dé a été lancé. Réagir ?
medioevo-prompt-window-die-rolled-at = Un dé a été lancé { IN($place) }. Réagir ?
medioevo-prompt-window-rebellion = Une rébellion va éclater. Réagir ?
medioevo-prompt-window-entry-at = { $seat } arrive { IN($place) }. Réagir ?
medioevo-prompt-window-departure-at = { $seat } va partir ({ $place }). Réagir ?
medioevo-prompt-window-visit-at = Un transport { DE($seat) } arrive { IN($place) }. Réagir ?
medioevo-prompt-window-battle-at = Une bataille va commencer { IN($place) }. Réagir ?
medioevo-prompt-window-round-at = Une nouvelle manche de bataille va commencer { IN($place) }. Réagir ?
medioevo-prompt-window-dice-at = Les dés de bataille ont été lancés { IN($place) }. Réagir ?
medioevo-prompt-window-damage = Un événement va toucher des unités. Réagir ?
medioevo-prompt-window-damage-at = Des dégâts vont être attribués { IN($place) }. Réagir ?
medioevo-prompt-window-card = { $seat } a tourné { $card } pour { $use }. Réagir ?
medioevo-prompt-window-plunder-at = Un pillage va avoir lieu { IN($place) }. Réagir ?
medioevo-prompt-window-trade-at = { $seat } achète ou vend { IN($place) }. Réagir ?
medioevo-prompt-window-interest = Les intérêts vont être payés. Réagir ?
medioevo-prompt-window-reset = Le tour va se terminer. Réagir ?
medioevo-order-always = toujours me demander
medioevo-order-involved = me demander si cela me concerne
medioevo-order-never = ne jamais me demander
medioevo-label-habit = { $power } ({ $habit })
medioevo-habit-ask = me demander
medioevo-habit-great = me demander dès { $much } points, niveaux ou rébellions en jeu
medioevo-habit-always = l’utiliser dès que possible
medioevo-habit-never = ne jamais me demander
medioevo-event-habit = Enregistré. { $power } : { $habit }.
medioevo-label-moment = { $moment } ({ $order })

## Libellés

medioevo-category-civil = bâtiment civil
medioevo-category-military = bâtiment militaire
medioevo-category-religious = bâtiment religieux
medioevo-die-d4 = d4
medioevo-die-d6 = d6
medioevo-die-d8 = d8
medioevo-way-tokens = jetons Objectif, puis florins
medioevo-way-cards = tourner des cartes
medioevo-way-florins = florins, en gardant les jetons
medioevo-label-ability = sa capacité
medioevo-label-power = { $name } : { $ability }
medioevo-label-technique = { $name } ({ $points } PT, { $colour }) : { $ability }
medioevo-label-points = PT : { $colours }
medioevo-label-plain = { $name }
medioevo-choice-deposit = Déposer des florins sur la carte
medioevo-choice-withdraw = Reprendre le dépôt, plus 50 %
medioevo-label-barbarians = les barbares
medioevo-label-of-seat = { $thing } ({ $seat })
medioevo-label-of = { $owner } : { $thing }
medioevo-label-army = l’armée { DE($seat) }, { $place }

## Questions

medioevo-note-turned = { $seat } a tourné { $card } : { $what }
medioevo-note-target = Sur : { $target }
medioevo-note-barbarians = **Les barbares**
medioevo-note-side = { $side } : { $army }
medioevo-note-side-dice = { $side } : { $army }. Dés { $d4 } · { $d6 } · { $d8 }, attaque { $value }
medioevo-prompt-name = { $card } : choisissez-en jusqu’à { $number }.
medioevo-prompt-grant = { $card } donne aussi sa capacité. L’utiliser ?

## Événements

medioevo-event-play = { $seat } tourne { $card } pour { $use }.
medioevo-event-borrow-card = Grâce à Prosélytisme, { $seat } utilise { $card }, d’un joueur voisin, pour { $use }.
medioevo-event-cancelled = { $card } ({ $seat }) reste sans effet.
medioevo-event-cancels = { $seat } annule { $card }.
medioevo-event-doubles = { $seat } double les points de { $card }.
medioevo-event-both = { $seat } utilise la capacité et les points de { $card }.
medioevo-event-in-vain = { $card } ({ $seat }) n’a pas d’effet : trop tard.
medioevo-event-too-late = { $seat } réagit trop tard.
medioevo-event-points = { $seat } produit des PT ({ $times } × { $colours }).
medioevo-event-readied = { $seat } réactive { $card }.
medioevo-event-rolled = { $seat } lance { $die } : { $roll }.
medioevo-event-die-set = { $seat } réduit un dé de 1 ({ $die }).
medioevo-event-effect = { $seat } : { $what }
medioevo-event-effect-at = { $seat }, { $place } : { $what }
medioevo-event-bribed = Une unité passe dans le camp { DE($seat) } { IN($place) } : { $thing }.
medioevo-event-caught = L’Espion { DE($seat) } est pris { IN($place) }. Unité perdue : { $thing }.
medioevo-event-sabotaged = { $seat } sabote une machine ennemie : { $thing }.
medioevo-event-ambushed = Embuscade { DE($seat) } { IN($place) }. Détruit : { $thing }.
medioevo-event-joins = { $seat } place { A($thing) } { IN($place) }.
medioevo-event-joined = { $count ->
    [one] { $count } unité { DE($seat) } combat parmi les barbares { IN($place) }.
   *[other] { $count } unités { DE($seat) } combattent parmi les barbares { IN($place) }.
  }
medioevo-event-hired = { $seat } engage une horde pour ce tour { IN($place) } : { $horde }.
medioevo-event-stirred = { $seat } provoque une rébellion { IN($place) }.
medioevo-event-guise = Ce tour-ci, une unité { DE($seat) } compte comme { $now } au lieu de { $was } { IN($place) }.
medioevo-event-converted = { $count ->
    [one] { $seat } rallie { $count } barbare { IN($place) }.
   *[other] { $seat } rallie { $count } barbares { IN($place) }.
  }
medioevo-event-three-events = { $seat } pioche trois événements : { $events }.
medioevo-event-event-chosen = { $seat } choisit l’événement de ce tour : { $event }.
medioevo-event-gain = { $seat } reçoit { medioevo-florins }.
medioevo-event-deposit = { $seat } dépose { medioevo-florins } sur une carte.
medioevo-event-interest-share = { $seat } reçoit { medioevo-florins } sur les intérêts { DE($payer_seat) }.
medioevo-event-card-sale =
    { $seat } vend { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } { IN($place) } pour { medioevo-florins }.
medioevo-event-card-purchase = { $seat } achète un cube ({ $good }) { IN($place) } pour { medioevo-florins }.
medioevo-event-cube-moved = { $seat } déplace un cube d’un marché à l’autre ({ $origin } → { $target }) : { $good }.
medioevo-event-raised = { $seat } améliore gratuitement { IN($place) } : { $thing }.
medioevo-event-redraw = { $seat } regarde de nouvelles cartes Empire à la place.
medioevo-event-law = Grâce à Loi, { $seat } envoie les rebelles ailleurs ({ $place }).
medioevo-event-use = { $seat } utilise { $technology } ({ $points } PT{ $florins ->
    [0] { "" }
   *[other] , dont { medioevo-florins } payés
  }).
medioevo-event-technology-in-vain = { $technology } ({ $seat }) reste sans effet : elle ne peut plus servir.
medioevo-event-lent = { $seat } peut utiliser { $technology }, d’un joueur voisin, une fois pendant cette phase.
medioevo-event-orders = Consigne enregistrée ({ $moment }) : { $order }.
medioevo-event-objective-met = Objectif rempli : { $card }. { $objective } Les autres ne le savent pas ; montrez-le tant que la condition est vraie.
medioevo-event-claim = { $seat } montre { $card }, dont l’objectif est rempli : { $objective }
medioevo-event-claim-token = { $seat } prend un jeton Objectif { $colour }.
medioevo-event-claim-tokenless = Il n’y a plus de jeton de cette couleur pour { $seat }.

## Refus

medioevo-refusal-card-turned = Toutes vos cartes ont déjà servi ce tour-ci.
medioevo-refusal-card-not-now = Aucune de vos cartes n’est utilisable maintenant, ou vous ne pouvez pas la payer.
medioevo-refusal-card-used = { $card } a déjà servi ce tour-ci.
medioevo-refusal-card-foreign = Cette carte n’est pas à votre disposition.
medioevo-refusal-card-florins = { $card } coûte { medioevo-florins }, plus que vous n’en avez.
medioevo-refusal-card-idle = { $card } ne peut pas servir maintenant. Sa capacité : { $ability }
medioevo-refusal-card-use = { $card } ne peut pas être tournée pour cela maintenant. Possible : { $uses }.
medioevo-refusal-technology-unknown = Vous n’avez pas cette technologie.
medioevo-refusal-technology-not-now = Aucune de vos technologies n’est utilisable maintenant, ou vous ne pouvez pas la payer.
medioevo-refusal-technology-idle = { $technology } ne peut pas servir maintenant, ou vous ne pouvez pas payer ses PT. Son effet : { $ability }
medioevo-refusal-technology-way = On ne peut pas payer ses PT de cette façon. Possible : { $ways }.
medioevo-refusal-technology-one-way = Il n’y a qu’une façon de payer ses PT ({ $ways }) : laissez ce champ vide.
medioevo-refusal-slot-one = { $power }, { $field } : « { $value } » n’est pas possible. Choix : { $options }.
medioevo-refusal-slot-some = { $power }, { $field } : « { $value } » n’est pas possible. Choisissez-en de { $least } à { $most } : { $options }.
medioevo-refusal-slot-amount = { $power }, { $field } : « { $value } » n’est pas possible. De { $least } à { $most }, par pas de { $step }.
medioevo-refusal-slot-shares = { $power }, { $field } : « { $value } » n’est pas possible. Répartissez { $total } entre : { $options }.
medioevo-refusal-slot-unasked = { $power } ne demande pas « { $field } » ici (« { $value } ») : laissez ce champ vide.
medioevo-refusal-claim = Vous ne remplissez pas l’objectif de cette carte en ce moment.

## Commandes

medioevo-play-name = jouer
medioevo-play-description = Tourner une carte Empire pour sa capacité ou ses PT
medioevo-play-button = Tourner une carte
medioevo-play-card-name = carte
medioevo-play-card-description = La carte à tourner
medioevo-play-card-prompt = Quelle carte ?
medioevo-play-use-name = usage
medioevo-play-use-description = Sa capacité ou ses PT
medioevo-play-use-prompt = Capacité ou points ?
medioevo-play-target-name = cible
medioevo-play-target-description = Sur quoi elle porte
medioevo-play-target-prompt = Sur quoi porte-t-elle ?
medioevo-play-other-name = second
medioevo-play-other-description = Le second choix, s’il y en a un
medioevo-play-other-prompt = Second choix ?
medioevo-play-amount-name = nombre
medioevo-play-amount-description = Le nombre, s’il est demandé
medioevo-play-amount-prompt = Combien ?
medioevo-play-shares-name = parts
medioevo-play-shares-description = Comment le nombre se répartit
medioevo-play-shares-prompt = Comment se répartit-il ?
medioevo-play-several-name = choix
medioevo-play-several-description = Ce que la carte concerne
medioevo-play-several-prompt = Lesquels ?
medioevo-use-name = utiliser
medioevo-use-description = Utiliser une technologie
medioevo-use-button = Utiliser une techno
medioevo-use-technology-name = technologie
medioevo-use-technology-description = La technologie à utiliser
medioevo-use-technology-prompt = Quelle technologie ?
medioevo-use-target-name = cible
medioevo-use-target-description = Sur quoi elle porte
medioevo-use-target-prompt = Sur quoi porte-t-elle ?
medioevo-use-other-name = second
medioevo-use-other-description = Le second choix, s’il y en a un
medioevo-use-other-prompt = Second choix ?
medioevo-use-amount-name = nombre
medioevo-use-amount-description = Le nombre, s’il est demandé
medioevo-use-amount-prompt = Combien ?
medioevo-use-shares-name = parts
medioevo-use-shares-description = Comment le nombre se répartit
medioevo-use-shares-prompt = Comment se répartit-il ?
medioevo-use-several-name = choix
medioevo-use-several-description = Ce que la technologie concerne
medioevo-use-several-prompt = Lesquels ?
medioevo-use-pay-name = payer
medioevo-use-pay-description = Comment payer ses PT
medioevo-use-pay-prompt = Comment payez-vous ses PT ?
medioevo-pass-name = passer
medioevo-pass-description = Ne pas réagir
medioevo-pass-button = Ne pas réagir
medioevo-name-name = choisir
medioevo-name-description = Choisir les cibles de votre carte
medioevo-name-button = Choisir les cibles
medioevo-name-several-name = choix
medioevo-name-several-description = Ce qui est concerné
medioevo-name-several-prompt = Lesquels ?
medioevo-habit-name = habitude
medioevo-habit-description = Dire ce que devient une carte ou une technologie lors des réactions
medioevo-habit-button = Habitude d’une carte
medioevo-habit-power-name = carte
medioevo-habit-power-description = La carte ou la technologie
medioevo-habit-power-prompt = Quelle carte ou technologie ?
medioevo-habit-habit-name = habitude
medioevo-habit-habit-description = Demander, toujours utiliser, ou jamais
medioevo-habit-habit-prompt = Qu’en faire lors des réactions ?
medioevo-orders-name = consignes
medioevo-orders-description = Choisir quand on vous demande de réagir
medioevo-orders-button = Consignes de réaction
medioevo-orders-moment-name = moment
medioevo-orders-moment-description = Le genre de moment
medioevo-orders-moment-prompt = Pour quels moments ?
medioevo-orders-order-name = consigne
medioevo-orders-order-description = Toujours, si cela vous concerne, ou jamais
medioevo-orders-order-prompt = Quand vous demander ?
medioevo-claim-name = montrer
medioevo-claim-description = Montrer une carte dont vous remplissez l’objectif
medioevo-claim-button = Montrer un objectif
medioevo-claim-card-name = carte
medioevo-claim-card-description = La carte dont l’objectif est rempli
medioevo-claim-card-prompt = Quelle carte ?
medioevo-claim-colour-name = couleur
medioevo-claim-colour-description = La couleur du jeton
medioevo-claim-colour-prompt = Quel jeton ?

## Capacités des cartes

medioevo-ability-forbid_combat = Pas de combat dans le territoire choisi ce tour-ci ; une bataille s’y arrête après sa manche. Pas deux tours de suite.
medioevo-ability-forbid_trade = Ni achat ni vente dans le territoire choisi ce tour-ci ; pas deux tours de suite.
medioevo-ability-forbid_leave = Rien ne quitte le territoire choisi ce tour-ci ; pas deux tours de suite.
medioevo-ability-ability_by_majority = Dans cette bataille, l’ennemi doit avoir autant d’unités d’un type que vous pour bloquer leur capacité.
medioevo-ability-attack_bonus = +{ $amount } à une valeur d’attaque pour cette manche, quel qu’en soit le camp.
medioevo-ability-army_goes_on = La moitié (arrondie au supérieur) de l’armée entrée chez un autre joueur garde ses PM et peut continuer.
medioevo-ability-extra_archers = De 1 à 3 unités (1d6) ont aussi la capacité des archers pour cette manche.
medioevo-ability-archer_roll_bonus = −1 au dé de chaque archer par paire d’archers, −3 au maximum, pour cette manche.
medioevo-ability-archer_reroll = Les archers qui manquent pendant cette manche tirent une seconde fois.
medioevo-ability-siege_crew_double = Les servants d’une machine comptent double pendant cette manche, même au-delà de trois tirs.
medioevo-ability-caravan_as_wagon = Une caravane sert aussi de chariot de guerre ce tour-ci, ou l’inverse.
medioevo-ability-building_protects_more = Un bâtiment militaire protège de deux types d’attaque ce tour-ci.
medioevo-ability-block_reactivation = De 1 à 3 cartes Empire (1d3) ne sont pas réactivées à la fin du tour ({ medioevo-florins }).
medioevo-ability-turn_enemy_unit = Avant la bataille, une unité ennemie (sauf un capitaine) change de camp ({ medioevo-florins }).
medioevo-ability-cause_rebellion = Une horde apparaît dans un territoire voisin et combat aussitôt ({ medioevo-florins }).
medioevo-ability-sabotage_engine = Avant la bataille, d8 : sur 1–3 un chariot ou une machine ennemie perd un niveau ; sur 7–8 vous perdez une unité.
medioevo-ability-ambush_unit = Avant la bataille, d8 : sur 1–3 une unité ennemie est retirée ; sur 7–8 vous perdez une unité.
medioevo-ability-trap_unit = Avant la bataille, d8 : sur 1–3 une unité ennemie ne combat pas, mais peut être touchée ; sur 7–8 vous perdez une unité.
medioevo-ability-sell_in_barbary = Vendre un cube en territoire barbare sans barbares : { $amount } florins par autre couleur à bord.
medioevo-ability-sell_anywhere = Vendre des cubes partout hors de vos territoires à { $amount } florins chacun, malgré toute interdiction.
medioevo-ability-buy_any_good = Acheter un cube de n’importe quelle marchandise dans une zone habitée pour { $amount } florins.
medioevo-ability-toll = { $amount } florins par cube sur les transports des autres dans vos territoires.
medioevo-ability-free_defender = En cas de rébellion ou d’invasion d’un de vos territoires, une unité gratuite (capitaine I au maximum).
medioevo-ability-hurry_to_defend = En cas de rébellion ou d’invasion d’un de vos territoires, { $amount } PM y amènent vos unités, avec ou sans chariots.
medioevo-ability-instant_tower = Là où vos unités sont attaquées dans un de vos territoires : une tour ce tour-ci, ou le bâtiment absorbe 1 point de dégâts de plus.
medioevo-ability-ignore_first_damage = Une unité ignore le premier point de dégâts qu’elle subit.
medioevo-ability-rebuy_half_price = Les unités perdues dans cette manche se rachètent à moitié prix au tour suivant, les capitaines sans PT.
medioevo-ability-delay_losses = Les pertes dues aux archers et machines ne sont retirées qu’à la fin de la manche.
medioevo-ability-keep_route = La Route Commerciale d’un transport détruit est conservée ce tour-ci, avec ses étapes atteintes, pour un autre transport.
medioevo-ability-rearrange_route = Réorganiser librement vos jetons Route.
medioevo-ability-building_rebate = Le prochain bâtiment de cette phase coûte { $amount } florins de moins.
medioevo-ability-building_half_price = Le prochain bâtiment de cette phase est à moitié prix.
medioevo-ability-free_unit_abroad = Une unité gratuite (sauf un capitaine) n’importe où hors de votre royaume ; la résistance barbare est immédiate.
medioevo-ability-free_unit_in_battle = Une unité gratuite (sauf un capitaine) pour votre bataille hors de votre royaume.
medioevo-ability-bank = Déposer jusqu’à { $holds } florins sur la carte vide, ou reprendre le dépôt plus 50 %.
medioevo-ability-half_of_interest = En phase 3, recevoir la moitié des intérêts que paient les autres.
medioevo-ability-lower_interest = Vos intérêts baissent de 50 florins ce tour-ci.
medioevo-ability-take_prisoner = Au lieu d’être détruite, une unité ennemie devient votre prisonnière.
medioevo-ability-capture_easily = Dans cette bataille, un rapport de 2 contre 1 suffit pour capturer sans pénalité.
medioevo-ability-capture_at_less_penalty = Dans cette bataille, la pénalité de capture baisse de 2.
medioevo-ability-protect_territories = L’événement épargne un à trois territoires.
medioevo-ability-protect_territory = L’événement épargne un territoire.
medioevo-ability-ready_card =
    { $florins ->
        [0] Réactiver n’importe quelle carte Empire.
       *[other] Réactiver n’importe quelle carte Empire ({ medioevo-florins }).
    }
medioevo-ability-lower_die = Réduire de 1 n’importe quel dé (minimum 1).
medioevo-ability-lower_dice = Réduire de 1 deux dés quelconques (minimum 1).
medioevo-ability-cancel_card =
    { $florins ->
        [0] Annuler une carte Empire qui vient d’être tournée.
       *[other] Annuler une carte Empire qui vient d’être tournée ({ medioevo-florins }).
    }
medioevo-ability-protect_things = Pas de pillage de 1–3 de vos transports, machines, bâtiments ou cubes de marché ce tour-ci.
medioevo-ability-protect_thing = Pas de pillage d’un de vos transports, machines, bâtiments ou cubes de marché ce tour-ci.
medioevo-ability-extra_crew = Chacune de vos machines a un servant de plus dans cette bataille.
medioevo-ability-engine_keeps_pace = Une machine de siège suit son armée au-delà de ses PM ce tour-ci.
medioevo-ability-engine_as_wagon = Une machine porte aussi une à trois unités ce tour-ci.
medioevo-ability-unseen_transport = Un transport et ses troupes traversent inaperçus les territoires adverses, jusqu’à destination.
medioevo-ability-unseen_column = Vos transports d’un territoire traversent inaperçus les territoires adverses, jusqu’à destination.
medioevo-ability-any_point = 1 PT de n’importe quelle couleur.
medioevo-ability-any_points_alike = 2 PT d’une même couleur.
medioevo-ability-card_does_both = Une carte qui vient d’être tournée donne sa capacité et ses points.
medioevo-ability-double_points = Une carte qui vient d’être tournée donne deux fois ses points.
medioevo-ability-choose_event = Piocher trois événements et choisir celui du tour.
medioevo-ability-redraw_empire_cards = En choisissant une carte Empire, en regarder de nouvelles à la place.
medioevo-ability-move_market_cube = Déplacer un cube de marché vers une zone habitée voisine sans cette couleur.
medioevo-ability-route_plus_market = Terminer votre Route Commerciale donne aussi le bonus de Grand Marché.
medioevo-ability-hire_horde = Une horde vous sert ce tour-ci dans vos territoires, près de votre unité ({ medioevo-florins }).
medioevo-ability-join_horde = Jusqu’à deux de vos unités combattent dans une horde ce tour-ci ; les survivantes rentrent.
medioevo-ability-unit_to_captain = Une unité d’une armée sans capitaine compte comme capitaine I ce tour-ci.
medioevo-ability-raise_captain = Un capitaine compte un niveau de plus ce tour-ci, III au plus.
medioevo-ability-free_civil_upgrade = Améliorer gratuitement un bâtiment civil là où votre bâtiment militaire est plus élevé.
medioevo-ability-free_military_upgrade = Améliorer gratuitement un bâtiment militaire là où votre bâtiment civil est plus élevé.
medioevo-ability-sell_points = { $amount } florins par PT dépensé.
medioevo-ability-sell_point_sets = { $amount } florins pour trois PT de couleurs différentes.
medioevo-ability-spared = L’événement épargne un territoire.

## Ce que font les technologies

medioevo-ability-carpentry = Concevoir des transports, 1 PT par niveau.
medioevo-ability-logistics = Un transport terrestre ou une machine franchit une mer, ou un navire un territoire, 1 PT par pas.
medioevo-ability-machinery = Les servants d’une machine combattent aussi jusqu’à la fin du tour.
medioevo-ability-cartography = +1 PM pour un transport ou une machine avec sa charge, ou pour une unité seule.
medioevo-ability-trade = Chaque cube vendu rapporte 25, 50 ou 100 florins de plus dans un village, une ville ou une cité.
medioevo-ability-market = Un achat ou une vente : prix meilleur de 50 florins par PT, jamais 0.
medioevo-ability-control = Avec un transport sur place, déplacer un cube entre votre zone et une zone voisine.
medioevo-ability-guilds = Une étape de votre Route Commerciale compte comme atteinte.
medioevo-ability-edict = Traverser un territoire barbare sans résistance barbare ; y rester fait apparaître la horde.
medioevo-ability-law = Envoyer une rébellion dans un territoire barbare vide, adjacent à votre royaume.
medioevo-ability-nation = Déplacer des barbares vers un lieu adjacent, 1 PT chacun.
medioevo-ability-influence = Rallier des barbares adjacents à vos territoires ou dans votre bataille, selon votre réserve.
medioevo-ability-art_of_war = Recruter et promouvoir des capitaines, 1 PT par niveau.
medioevo-ability-promotion = Une unité au combat compte comme un autre type ce tour-ci, 1 PT par échelon.
medioevo-ability-tactics = Vous choisissez qui subit vos dégâts, 1 PT chacun.
medioevo-ability-strategy = 1 point de dégâts par PT avant la mêlée, comme des archers, sans lancer de dés.
medioevo-ability-masonry = Concevoir des bâtiments civils, 1 PT par niveau.
medioevo-ability-architecture = Concevoir des bâtiments militaires, 1 PT par niveau.
medioevo-ability-mathematics = Concevoir des machines de siège, 1 PT par niveau.
medioevo-ability-engineering = Améliorer gratuitement d’un niveau un bâtiment ou une machine dans vos territoires.
medioevo-ability-religion = Concevoir des cathédrales.
medioevo-ability-monasticism = Un PT violet devient un PT de n’importe quelle couleur.
medioevo-ability-proselytism = Utiliser une fois la carte d’un joueur voisin, tournée ou non ; elle n’est pas tournée.
medioevo-ability-passing_of_time = Utiliser la technologie d’un joueur voisin, en payant aussi ses PT.

## Objectifs

medioevo-objective-1 = Posséder deux cathédrales.
medioevo-objective-2 = Avoir deux pactes en vigueur, avec deux joueurs différents.
medioevo-objective-3 = Contrôler Jérusalem ou Rome et posséder une cathédrale.
medioevo-objective-4 = Gagner ce tour-ci une bataille commencée avec moins d’unités que l’ennemi.
medioevo-objective-5 = Piller ce tour-ci la caravane d’un autre joueur.
medioevo-objective-6 = Conquérir en un tour deux territoires d’autres joueurs.
medioevo-objective-7 = Avoir cinq archers dans un territoire.
medioevo-objective-8 = Détruire en un tour trois unités ennemies avec des archers.
medioevo-objective-9 = Avoir huit archers sur la carte.
medioevo-objective-10 = Posséder une machine de siège de niveau III.
medioevo-objective-11 = Posséder trois transports terrestres de niveau II ou plus.
medioevo-objective-12 = Posséder deux châteaux.
medioevo-objective-13 = Posséder cinq cartes Empire, celle-ci comprise.
medioevo-objective-14 = Avoir dix unités ou plus dans un territoire.
medioevo-objective-15 = Contrôler un territoire de départ d’un autre joueur.
medioevo-objective-16 = Détruire ce tour-ci un bâtiment ennemi avec des machines de siège.
medioevo-objective-17 = Gagner deux batailles en un tour, dont une sans perdre d’unité.
medioevo-objective-18 = Détenir des prisonniers de deux joueurs.
medioevo-objective-19 = Vendre quatre cubes ou plus en un tour.
medioevo-objective-20 = Vendre des cubes dans trois zones habitées différentes en un tour.
medioevo-objective-21 = Porter quatre marchandises différentes sur un transport.
medioevo-objective-22 = Ne subir aucune rébellion ce tour-ci avec une taxe de 40 ou 50.
medioevo-objective-23 = Avoir 2 500 florins sans dette.
medioevo-objective-24 = Réprimer ce tour-ci une rébellion dans votre royaume.
medioevo-objective-25 = Réprimer ce tour-ci deux rébellions dans votre royaume.
medioevo-objective-26 = Posséder trois bâtiments militaires hors de votre royaume.
medioevo-objective-27 = Gagner ce tour-ci sans perte une bataille contre quatre unités ou plus.
medioevo-objective-28 = Acheter six unités en une phase d’achats.
medioevo-objective-29 = Ne rien perdre à l’événement du tour alors qu’il touche un de vos territoires.
medioevo-objective-30 = Terminer ce tour-ci une Route Commerciale.
medioevo-objective-31 = Terminer ce tour-ci une Route Commerciale de six étapes ou plus.
medioevo-objective-32 = Posséder quatre bâtiments civils.
medioevo-objective-33 = Posséder une cité.
medioevo-objective-34 = Contrôler deux zones habitées hors de votre royaume.
medioevo-objective-35 = Contrôler deux territoires parmi Chypre, Outremer et Palestine.
medioevo-objective-36 = Gagner 800 florins par des ventes en un tour.
medioevo-objective-37 = Contrôler un Grand Marché de valeur quatre ou plus.
medioevo-objective-38 = Rembourser ce tour-ci un prêt et garder 500 florins.
medioevo-objective-39 = Capturer deux unités ennemies en un tour.
medioevo-objective-40 = Détenir quatre prisonniers.
medioevo-objective-41 = Recevoir une rançon ce tour-ci.
medioevo-objective-42 = Contrôler des territoires des cinq types de terrain.
medioevo-objective-43 = Contrôler trois territoires avec un feu.
medioevo-objective-44 = Atteindre le niveau II dans trois branches.
medioevo-objective-45 = Dépenser en un tour des PT de quatre couleurs.
medioevo-objective-46 = Contrôler cinq bâtiments militaires dans des territoires d’un seul tenant.
medioevo-objective-47 = Détruire six unités ennemies en un tour.
medioevo-objective-48 = Prendre la première place ce tour-ci par une mise de 100 florins ou plus.
medioevo-objective-49 = Posséder trois jetons Objectif.
medioevo-objective-50 = Signer deux pactes en un tour.
medioevo-objective-51 = N’être en guerre avec personne et avoir trois pactes en vigueur.
medioevo-objective-52 = Posséder trois machines de siège.
medioevo-objective-53 = Détruire en un tour deux unités ennemies avec des machines de siège.
medioevo-objective-54 = Posséder trois machines de siège, dont deux de niveau II ou plus.
medioevo-objective-55 = Contrôler douze territoires.
medioevo-objective-56 = Contrôler dix territoires d’un seul tenant.
medioevo-objective-57 = Piller un navire marchand ce tour-ci.
medioevo-objective-58 = Avoir des galères dans trois mers différentes.
medioevo-objective-59 = Contrôler un territoire avec au moins une ville, un fort et une cathédrale.
medioevo-objective-60 = Atteindre une technologie de niveau IV.
medioevo-objective-61 = Atteindre quatorze niveaux de technologie au total.
medioevo-objective-62 = Atteindre le niveau II dans cinq branches.
medioevo-objective-63 = Contrôler quatre ports.
medioevo-objective-64 = Contrôler des zones habitées produisant cinq marchandises différentes.
medioevo-objective-65 = Gagner ce tour-ci une bataille contre cinq barbares ou plus.
medioevo-objective-66 = Prendre ce tour-ci une zone habitée aux barbares avec une armée débarquée d’une galère.
medioevo-objective-67 = Avoir un capitaine de niveau III.
medioevo-objective-68 = Réunir infanterie légère, infanterie lourde, cavalerie, archer et capitaine dans un territoire.
medioevo-objective-69 = Avoir six jetons de contrôle sur la carte.
medioevo-objective-70 = Posséder un territoire avec une cité et un château.
medioevo-objective-71 = Contrôler trois zones habitées produisant la même marchandise.
medioevo-objective-72 = Atteindre 25 PH.
medioevo-label-place = { START($place) }
medioevo-florins = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
  }
medioevo-prompt-window-entry-own = Vous arrivez { IN($place) }. Utiliser une carte ou une technologie ?
medioevo-prompt-window-entry-wild = Des barbares arrivent { IN($place) }. Réagir ?
medioevo-prompt-window-departure-own = Vous allez partir ({ $place }). Utiliser d’abord une carte ou une technologie ?
medioevo-prompt-window-visit-own = Votre transport arrive { IN($place) }. Utiliser une carte ou une technologie ?
medioevo-prompt-window-trade-own = Vous achetez ou vendez { IN($place) }. Utiliser une carte ou une technologie ?
