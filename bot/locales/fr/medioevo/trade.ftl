### Medioevo Universale : le commerce, en français.

## Invites

medioevo-prompt-trade = Commerce : déplacez vos transports, achetez, vendez, puis appuyez sur **Terminer le commerce**.
medioevo-prompt-stock = Votre transport quitte ce marché ({ $place }). Quel cube laissez-vous au marché ?

## Libellés des choix

medioevo-label-merchant = { $thing } { ROMAN($level) }, { $place } : { $moves } PM, { $cargo }
medioevo-label-merchant-empty = { $thing } { ROMAN($level) }, { $place } : { $moves } PM, vide
medioevo-label-stop = { START($place) } : produit { $good }, Grand Marché { $market }
medioevo-label-armed = ⚠ { $place } (armée étrangère)
medioevo-bonus-route = Points de commerce
medioevo-bonus-market = Bonus de Grand Marché

## Événements

medioevo-event-travel = { $seat } : { $thing }, { $origin } → { $way }.
medioevo-event-market = Un cube reste au marché { IN($place) } : { $good }. Grand Marché : { $value }.
medioevo-event-load = { $seat } achète { $goods } { IN($place) } pour { medioevo-florins }.
medioevo-event-sell = { $seat } vend { $goods } { IN($place) } : { medioevo-florins } ({ $price } le cube).
medioevo-event-deal-off = La transaction { DE($seat) } est annulée.
medioevo-event-route = { $seat } ouvre une Route Commerciale vers { $place } ; étapes : { $stages }.
medioevo-event-stage = { $seat } atteint une étape de sa Route Commerciale : { $place }. Étapes restantes : { $left }.
medioevo-event-route-done = { $seat } termine une Route Commerciale de { $areas } étapes !
medioevo-event-route-gone = La Route Commerciale { DE($seat) } est abandonnée.
medioevo-honour-route = Route Commerciale

## Refus

medioevo-refusal-travel-tired = Ce transport n’est pas à vous ou a déjà utilisé tous ses PM.
medioevo-refusal-travel-far = Hors de portée avec { $moves } PM : le chemin contourne les armées étrangères. Pour passer malgré tout, avancez territoire par territoire.
medioevo-refusal-load = Achat impossible ici : { $reason }.
medioevo-refusal-sell = Vente impossible ici : { $reason }.
medioevo-hindrance-stranger = ce n’est pas une de vos caravanes ni un de vos navires marchands
medioevo-hindrance-area = il n’y a pas de zone habitée
medioevo-hindrance-port = un navire a besoin d’un port
medioevo-hindrance-enemies = des ennemis sont là, ou le commerce y est interdit
medioevo-hindrance-foreign = la zone habitée est à un autre joueur, et vous n’avez pas de pacte commercial
medioevo-hindrance-moves = il n’a plus de PM
medioevo-hindrance-full = il n’a plus de place
medioevo-hindrance-supply = il ne reste pas de cube de cette marchandise
medioevo-hindrance-poor = vous n’avez pas assez de florins
medioevo-hindrance-empty = il n’a pas de marchandises à bord
medioevo-hindrance-unwanted = la zone habitée produit ces marchandises, ou son marché les a déjà
medioevo-refusal-load-most = { $most ->
    [one] Vous pouvez acheter ici { $most } cube avec ce transport.
   *[other] Vous pouvez acheter ici de 1 à { $most } cubes avec ce transport.
  }
medioevo-refusal-sell-goods = Vous pouvez vendre ici : { $goods }.
medioevo-refusal-route-loaded = On ouvre une Route Commerciale juste après un achat, avant de repartir.
medioevo-refusal-route-open = Vous avez déjà une Route Commerciale ; une seule à la fois.
medioevo-refusal-route-length = Une Route Commerciale compte 4, 6 ou 8 étapes que ce transport peut atteindre.
medioevo-refusal-route-stops = Choisissez des zones habitées différentes, accessibles au transport (des ports pour les navires), autres que celle de l’achat.
medioevo-refusal-route-none = Vous n’avez pas de Route Commerciale.

## Commandes

medioevo-travel-name = déplacer
medioevo-travel-description = Déplacer une caravane ou un navire marchand
medioevo-travel-button = Déplacer
medioevo-travel-transport-name = transport
medioevo-travel-transport-description = La caravane ou le navire
medioevo-travel-transport-prompt = Quel transport voyage ?
medioevo-travel-destination-name = vers
medioevo-travel-destination-description = Où il va
medioevo-travel-destination-prompt = Où va-t-il ?
medioevo-travel-via-name = par
medioevo-travel-via-description = Un lieu de passage ; vide pour le plus court chemin sans armée étrangère
medioevo-travel-via-prompt = Passer par un lieu précis ? Sinon : le plus court chemin sans armée étrangère.

medioevo-stock-name = laisser
medioevo-stock-description = Choisir le cube qui reste au marché que vous quittez
medioevo-stock-button = Laisser un cube
medioevo-stock-good-name = marchandise
medioevo-stock-good-description = La marchandise
medioevo-stock-good-prompt = Quel cube laissez-vous au marché ?

medioevo-load-name = acheter
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
medioevo-sell-goods-description = Lesquelles (dans la liste)
medioevo-sell-goods-prompt = Quelles marchandises ?
medioevo-sell-stock-name = marché
medioevo-sell-stock-description = La marchandise vendue dont un cube va au marché
medioevo-sell-stock-prompt = Quel cube laissez-vous au marché ?
medioevo-sell-bonus-name = bonus
medioevo-sell-bonus-description = Les points de commerce, ou le bonus de Grand Marché
medioevo-sell-bonus-prompt = Route Commerciale terminée. Points de commerce ou bonus de Grand Marché ?
medioevo-sell-honour-name = honneur
medioevo-sell-honour-description = Points de commerce en PH ; les autres : +50 florins par cube vendu
medioevo-sell-honour-prompt = Combien de points de commerce en PH ? Les autres : +50 florins par cube vendu.

medioevo-route-name = route
medioevo-route-description = Ouvrir une Route Commerciale avec un transport qui vient d’acheter
medioevo-route-button = Ouvrir une route
medioevo-route-transport-name = transport
medioevo-route-transport-description = La caravane ou le navire
medioevo-route-transport-prompt = Quel transport la parcourt ?
medioevo-route-length-name = longueur
medioevo-route-length-description = 4, 6 ou 8 étapes pour 2, 4 ou 6 points
medioevo-route-length-prompt = Combien d’étapes ? (4 : 2 points ; 6 : 4 ; 8 : 6)
medioevo-route-destination-name = destination
medioevo-route-destination-description = Où elle finit et où l’on vend
medioevo-route-destination-prompt = Où finit-elle ?
medioevo-route-stages-name = étapes
medioevo-route-stages-description = Les autres étapes, dans n’importe quel ordre
medioevo-route-stages-prompt = Quelles étapes, dans n’importe quel ordre ?

medioevo-forsake-name = abandonner-route
medioevo-forsake-description = Abandonner votre Route Commerciale
medioevo-forsake-button = Abandonner la route

medioevo-rest-name = terminer
medioevo-rest-description = Terminer votre tour de commerce
medioevo-rest-button = Terminer le commerce

## Unités qui se sont rendues

medioevo-event-recall = { $seat } rappelle { COUNT($count, $thing) } { IN($place) }.
medioevo-recall-name = rappeler
medioevo-recall-description = Replacer des unités qui se sont rendues
medioevo-recall-button = Rappeler des unités
medioevo-recall-unit-name = unité
medioevo-recall-unit-description = Le type d’unité
medioevo-recall-unit-prompt = Quelles unités reviennent ?
medioevo-recall-count-name = nombre
medioevo-recall-count-description = Nombre d’unités
medioevo-recall-count-prompt = Combien ?
medioevo-recall-place-name = lieu
medioevo-recall-place-description = Où elles sont placées
medioevo-recall-place-prompt = Où reviennent-elles ?

## La limite de calendrier

medioevo-event-curfew = Limite de { $days } jours atteinte : c’est le dernier tour.
medioevo-end-days = La limite de { $days } jours est atteinte.
medioevo-curfew-button = Limite de temps
medioevo-option-days-name = Limite de temps
medioevo-option-days-description = Après ce nombre de jours, le tour en cours est le dernier
medioevo-option-days-0 = sans limite
medioevo-option-days-14 = 14
medioevo-option-days-30 = 30
medioevo-option-days-60 = 60

## Cartes et technologies du commerce

medioevo-choice-up = un prix plus haut
medioevo-choice-down = un prix plus bas
medioevo-effect-route-plus-market = la fin de la Route Commerciale rapporte aussi le bonus de Grand Marché ce tour-ci.
medioevo-effect-rebate = le prochain bâtiment de la liste coûte { $amount } florins de moins.
medioevo-effect-half_price = le prochain bâtiment de la liste est à moitié prix.
medioevo-effect-interest_share = la moitié des intérêts que les autres paient maintenant lui revient.
medioevo-effect-interest_relief = les intérêts baissent de 50 florins ce tour-ci.
medioevo-event-blocked = { $seat } empêche la réactivation de : { $cards }.
medioevo-event-card-lent = Grâce à Prosélytisme, { $seat } peut utiliser une fois ce tour-ci { $card }, d’un joueur voisin.
medioevo-event-haggle = { $seat } marchande : le prix total est maintenant de { medioevo-florins }.
medioevo-event-route-anew = { $seat } réorganise sa Route Commerciale. Destination : { $place } ; étapes : { $stages }.
medioevo-event-route-kept = { $seat } conserve sa Route Commerciale pour un autre transport, ce tour-ci.
medioevo-event-route-heir = { $seat } poursuit sa Route Commerciale vers { $place } avec un autre transport ({ $thing }).
medioevo-refusal-route-heir = Vous n’avez pas de Route Commerciale conservée (carte 30), ou pas d’autre transport.

medioevo-reassign-name = réaffecter
medioevo-reassign-description = Confier à un autre transport la Route Commerciale que vous avez conservée
medioevo-reassign-button = Confier la route
medioevo-reassign-transport-name = transport
medioevo-reassign-transport-description = La caravane ou le navire
medioevo-reassign-transport-prompt = Quel transport reprend la route ?
