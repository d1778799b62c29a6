### Medioevo Universale : le commerce, en français.

## Invites

medioevo-prompt-trade = Commerce : déplacez vos caravanes et navires marchands, achetez et vendez, puis dites que vous avez fini.
medioevo-prompt-stock = Votre transport quitte { $place } avec plusieurs marchandises. De laquelle un cube reste-t-il au marché ?

## Libellés des choix

medioevo-label-merchant = { $thing } { $level }, { $place } : { $moves } PM, { $cargo }
medioevo-label-merchant-empty = { $thing } { $level }, { $place } : { $moves } PM, vide
medioevo-label-stop = { $place } : { $good }, marché { $market }
medioevo-label-armed = ⚠ { $place } (armée étrangère)
medioevo-bonus-route = Les points de la route
medioevo-bonus-market = Le bonus du marché

## Événements

medioevo-event-travel = { $seat } déplace un transport ({ $thing }) : { $origin }, puis { $way }.
medioevo-event-market = Un cube reste au marché ({ $place }) : { $good }. Le marché vaut maintenant { $value }.
medioevo-event-load = { $seat } achète ({ $place }) : { $goods }, pour { $florins } florins.
medioevo-event-sell = { $seat } vend ({ $place }) : { $goods }, à { $price } pièce, pour { $florins } florins.
medioevo-event-deal-off = L’affaire de { $seat } tombe à l’eau.
medioevo-event-route = { $seat } ouvre une route commerciale. Destination : { $place } ; étapes : { $stages }.
medioevo-event-stage = { $seat } atteint une étape de sa route : { $place }. Étapes restantes : { $left }.
medioevo-event-route-done = { $seat } achève une route commerciale de { $areas } zones !
medioevo-event-route-gone = La route commerciale de { $seat } est abandonnée.
medioevo-honour-route = une route commerciale

## Refus

medioevo-refusal-travel-tired = Ce n’est pas une de vos caravanes ni un de vos navires marchands qui peuvent encore bouger ce tour-ci.
medioevo-refusal-travel-far = Impossible d’y aller : il reste { $moves } points de mouvement, et les chemins évitent les armées étrangères. Avancez pas à pas pour passer outre.
medioevo-refusal-load = Impossible d’acheter ici avec ce transport : il faut une zone habitée (un port pour les navires) qui ne soit pas à un autre joueur et sans armées en guerre, un point de mouvement, de la place à bord et 100 florins.
medioevo-refusal-load-most = Vous pouvez acheter de 1 à { $most } cubes ici avec ce transport.
medioevo-refusal-sell = Rien à vendre ici avec ce transport : il faut une zone habitée (un port pour les navires) qui ne soit pas à un autre joueur et sans armées en guerre, un point de mouvement, et des marchandises que la zone ne produit pas et qui manquent à son marché.
medioevo-refusal-sell-goods = Vous pouvez vendre ici : { $goods }.
medioevo-refusal-route-loaded = Une route s’ouvre avec un transport qui vient d’acheter, avant qu’il ne reparte.
medioevo-refusal-route-open = Vous avez déjà une route commerciale ; une seule à la fois.
medioevo-refusal-route-length = Une route compte 4, 6 ou 8 zones, au plus celles que le transport peut atteindre.
medioevo-refusal-route-stops = Choisissez des zones habitées différentes, accessibles au transport (des ports pour les navires), autres que celle de l’achat.
medioevo-refusal-route-none = Vous n’avez pas de route commerciale.

## Commandes

medioevo-travel-name = voyager
medioevo-travel-description = Déplacer une caravane ou un navire marchand
medioevo-travel-button = Voyager
medioevo-travel-transport-name = transport
medioevo-travel-transport-description = La caravane ou le navire
medioevo-travel-transport-prompt = Quel transport voyage ?
medioevo-travel-destination-name = vers
medioevo-travel-destination-description = Où il va
medioevo-travel-destination-prompt = Où va-t-il ?
medioevo-travel-via-name = par
medioevo-travel-via-description = Un lieu de passage ; sans lui : le plus court chemin qui évite les armées étrangères
medioevo-travel-via-prompt = En passant par un lieu précis ? Rien : le plus court chemin qui évite les armées étrangères.

medioevo-stock-name = deposer
medioevo-stock-description = Choisir le cube qui reste au marché que vous quittez
medioevo-stock-button = Laisser un cube
medioevo-stock-good-name = marchandise
medioevo-stock-good-description = Sa couleur
medioevo-stock-good-prompt = De quelle marchandise un cube reste-t-il ?

medioevo-load-name = charger
medioevo-load-description = Acheter ce que la zone produit
medioevo-load-button = Acheter des cubes
medioevo-load-transport-name = transport
medioevo-load-transport-description = La caravane ou le navire
medioevo-load-transport-prompt = Quel transport achète ?
medioevo-load-cubes-name = cubes
medioevo-load-cubes-description = Combien, à 100 florins pièce
medioevo-load-cubes-prompt = Combien de cubes, à 100 florins pièce ?

medioevo-sell-name = vendre
medioevo-sell-description = Vendre des marchandises dans une zone habitée
medioevo-sell-button = Vendre des cubes
medioevo-sell-transport-name = transport
medioevo-sell-transport-description = La caravane ou le navire
medioevo-sell-transport-prompt = Quel transport vend ?
medioevo-sell-cubes-name = cubes
medioevo-sell-cubes-description = Combien en tout
medioevo-sell-cubes-prompt = Combien de cubes en tout ?
medioevo-sell-goods-name = marchandises
medioevo-sell-goods-description = Lesquelles, par exemple wine:2,salt:1
medioevo-sell-goods-prompt = Quelles marchandises ?
medioevo-sell-stock-name = marche
medioevo-sell-stock-description = La marchandise vendue dont un cube reste au marché
medioevo-sell-stock-prompt = De quelle marchandise un cube reste-t-il au marché ?
medioevo-sell-bonus-name = bonus
medioevo-sell-bonus-description = Les points de la route achevée, ou le bonus du marché
medioevo-sell-bonus-prompt = Votre route est achevée. Prenez-vous ses points, ou le bonus du marché ?
medioevo-sell-honour-name = honneur
medioevo-sell-honour-description = Points de la route changés en honneur ; les autres ajoutent 50 au prix de chaque cube
medioevo-sell-honour-prompt = Combien de points de la route deviennent de l’honneur ? Chacun des autres ajoute 50 florins au prix de chaque cube.

medioevo-route-name = route
medioevo-route-description = Ouvrir une route commerciale avec un transport qui vient d’acheter
medioevo-route-button = Ouvrir une route
medioevo-route-transport-name = transport
medioevo-route-transport-description = La caravane ou le navire
medioevo-route-transport-prompt = Quel transport la parcourt ?
medioevo-route-length-name = zones
medioevo-route-length-description = 4, 6 ou 8 zones pour 2, 4 ou 6 points
medioevo-route-length-prompt = Combien de zones ? 4 valent 2 points, 6 en valent 4, 8 en valent 6.
medioevo-route-destination-name = destination
medioevo-route-destination-description = Où elle finit et où l’on vend
medioevo-route-destination-prompt = Où finit-elle ?
medioevo-route-stages-name = etapes
medioevo-route-stages-description = Les autres zones, dans n’importe quel ordre
medioevo-route-stages-prompt = Quelles étapes, dans n’importe quel ordre ?

medioevo-forsake-name = renoncer
medioevo-forsake-description = Abandonner votre route commerciale
medioevo-forsake-button = Abandonner la route

medioevo-rest-name = terminer
medioevo-rest-description = Finir votre tour de commerce
medioevo-rest-button = Commerce fini

## Unités qui se sont rendues

medioevo-event-recall = { $seat } rappelle { $count } × { $thing } ({ $place }).
medioevo-recall-name = rappeler
medioevo-recall-description = Rappeler des unités qui s’étaient rendues
medioevo-recall-button = Rappeler des unités
medioevo-recall-unit-name = unite
medioevo-recall-unit-description = Le type
medioevo-recall-unit-prompt = Quelles unités reviennent ?
medioevo-recall-count-name = nombre
medioevo-recall-count-description = Combien
medioevo-recall-count-prompt = Combien ?
medioevo-recall-place-name = lieu
medioevo-recall-place-description = Où elles sont placées
medioevo-recall-place-prompt = Où reviennent-elles ?

## La limite de calendrier

medioevo-event-curfew = Les { $days } jours de cette partie sont écoulés : ce tour est le dernier.
medioevo-end-days = Les { $days } jours de la partie sont écoulés.
medioevo-curfew-button = Les jours sont écoulés
medioevo-option-days-name = Jours
medioevo-option-days-description = Jours après le premier coup, quand le tour en cours devient le dernier
medioevo-option-days-0 = sans limite
medioevo-option-days-14 = 14
medioevo-option-days-30 = 30
medioevo-option-days-60 = 60

## Cartes et technologies du commerce

medioevo-choice-up = un prix plus haut
medioevo-choice-down = un prix plus bas
medioevo-effect-route-plus-market = la fin de la route commerciale rapporte aussi le bonus du marché ce tour-ci.
medioevo-effect-rebate = le prochain bâtiment de la liste coûte { $amount } florins de moins.
medioevo-effect-half_price = le prochain bâtiment de la liste coûte la moitié de ses florins.
medioevo-effect-interest_share = la moitié des intérêts que les autres paient maintenant lui revient.
medioevo-effect-interest_relief = les intérêts baissent de 50 florins ce tour-ci.
medioevo-event-blocked = Par { $seat }, ces cartes restent tournées à la fin du tour : { $cards }.
medioevo-event-card-lent = Grâce au Prosélytisme, { $seat } peut utiliser une fois ce tour-ci { $card } d’un voisin.
medioevo-event-haggle = { $seat } marchande : le prix total est maintenant de { $florins } florins.
medioevo-event-route-anew = { $seat } réorganise sa route commerciale. Destination : { $place } ; étapes : { $stages }.
medioevo-event-route-kept = { $seat } conserve sa route commerciale pour un autre transport, ce tour-ci.
medioevo-event-route-heir = { $seat } poursuit sa route commerciale vers { $place } avec un autre transport ({ $thing }).
medioevo-refusal-route-heir = Vous ne conservez aucune route commerciale sans transport (carte 30), ou n’avez pas d’autre transport.

medioevo-reassign-name = réaffecter
medioevo-reassign-description = Confier à un autre transport la route commerciale que vous avez conservée
medioevo-reassign-button = Confier la route
medioevo-reassign-transport-name = transport
medioevo-reassign-transport-description = La caravane ou le navire
medioevo-reassign-transport-prompt = Quel transport reprend la route ?
