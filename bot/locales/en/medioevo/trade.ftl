### Medioevo Universale: trade, in English.

## Prompts

medioevo-prompt-trade = Trade: move your caravans and merchant ships, buy and sell, then press **Done trading**.
medioevo-prompt-stock = Your transport leaves { $place } with several goods. Which good goes to the market?

## Labels of options

medioevo-label-merchant = { $thing } { ROMAN($level) }, { $place }: { $moves } MP, { $cargo }
medioevo-label-merchant-empty = { $thing } { ROMAN($level) }, { $place }: { $moves } MP, empty
medioevo-label-stop = { START($place) }: sells { $good }, market { $market }
medioevo-label-armed = ⚠ { $place } (foreign army)
medioevo-bonus-route = The route points
medioevo-bonus-market = The market bonus

## Events

medioevo-event-travel = { $seat }’s { $thing } travels from { $origin } to { $way }.
medioevo-event-market = Added to the market in { $place }: { $good }. It is now worth { $value }.
medioevo-event-load = { $seat } buys { $goods } in { $place } for { medioevo-florins }.
medioevo-event-sell = { $seat } sells { $goods } in { $place } for { medioevo-florins } ({ $price } each).
medioevo-event-deal-off = { $seat }’s deal falls through.
medioevo-event-route = { $seat } opens a trade route to { $place } via { $stages }.
medioevo-event-stage = { $seat } reaches a stage of the route: { $place }. Stages left: { $left }.
medioevo-event-route-done = { $seat } completes a trade route of { $areas } stages!
medioevo-event-route-gone = { $seat }’s trade route ends unfinished.
medioevo-honour-route = trade route

## Refusals

medioevo-refusal-travel-tired = That is not one of your caravans or merchant ships, or it has no MP left.
medioevo-refusal-travel-far = Out of reach with { $moves } MP. Routes avoid foreign armies; to pass one, move step by step.
medioevo-refusal-load = It cannot buy here: { $reason }.
medioevo-refusal-sell = It cannot sell here: { $reason }.
medioevo-hindrance-stranger = it is not one of your caravans or merchant ships
medioevo-hindrance-area = there is no inhabited area
medioevo-hindrance-port = a ship needs a port
medioevo-hindrance-enemies = enemies are here, or trade is forbidden
medioevo-hindrance-foreign = the inhabited area is another player’s, and you have no trade pact
medioevo-hindrance-moves = it has no MP left
medioevo-hindrance-full = it has no room left
medioevo-hindrance-supply = no cubes of this good are left
medioevo-hindrance-poor = you do not have enough florins
medioevo-hindrance-empty = it has no goods aboard
medioevo-hindrance-unwanted = the inhabited area produces these goods, or its market already has them
medioevo-refusal-load-most = { $most ->
    [one] You can buy { $most } cube with it here.
   *[other] You can buy 1 to { $most } cubes with it here.
  }
medioevo-refusal-sell-goods = You can sell here: { $goods }.
medioevo-refusal-route-loaded = Open a route right after buying, before the transport moves.
medioevo-refusal-route-open = You already have a trade route, and can have only one.
medioevo-refusal-route-length = A route has 4, 6 or 8 stages, and the transport must be able to reach that many inhabited areas.
medioevo-refusal-route-stops = Choose different inhabited areas that the transport can reach (ports for ships), not the one where it bought.
medioevo-refusal-route-none = You have no trade route.

## Commands

medioevo-travel-name = travel
medioevo-travel-description = Move a caravan or merchant ship
medioevo-travel-button = Travel
medioevo-travel-transport-name = transport
medioevo-travel-transport-description = The caravan or merchant ship
medioevo-travel-transport-prompt = Which transport travels?
medioevo-travel-destination-name = to
medioevo-travel-destination-description = Where it goes
medioevo-travel-destination-prompt = Where does it go?
medioevo-travel-via-name = via
medioevo-travel-via-description = A place on the way; leave empty for the shortest way around foreign armies
medioevo-travel-via-prompt = Go via a certain place? Skip for the shortest way around foreign armies.

medioevo-stock-name = leave-cube
medioevo-stock-description = Choose the cube that stays in a market you leave
medioevo-stock-button = Leave a cube
medioevo-stock-good-name = good
medioevo-stock-good-description = The good that goes to the market
medioevo-stock-good-prompt = Which good goes to the market?

medioevo-load-name = buy
medioevo-load-description = Buy what the inhabited area produces
medioevo-load-button = Buy goods
medioevo-load-transport-name = transport
medioevo-load-transport-description = The caravan or ship
medioevo-load-transport-prompt = Which transport buys?
medioevo-load-cubes-name = cubes
medioevo-load-cubes-description = Number of cubes, at 100 florins each
medioevo-load-cubes-prompt = How many cubes, at 100 florins each?

medioevo-sell-name = sell
medioevo-sell-description = Sell goods in an inhabited area
medioevo-sell-button = Sell goods
medioevo-sell-transport-name = transport
medioevo-sell-transport-description = The caravan or ship
medioevo-sell-transport-prompt = Which transport sells?
medioevo-sell-cubes-name = cubes
medioevo-sell-cubes-description = Number of cubes
medioevo-sell-cubes-prompt = How many cubes in total?
medioevo-sell-goods-name = goods
medioevo-sell-goods-description = Goods to sell, such as wine:2,salt:1
medioevo-sell-goods-prompt = Which goods?
medioevo-sell-stock-name = market
medioevo-sell-stock-description = The sold good that goes to the market
medioevo-sell-stock-prompt = Which good goes to the market?
medioevo-sell-bonus-name = bonus
medioevo-sell-bonus-description = The route points, or the market bonus
medioevo-sell-bonus-prompt = Route complete! Take the route points or the market bonus?
medioevo-sell-honour-name = honour
medioevo-sell-honour-description = Route points that become honour; each other point adds 50 florins per cube sold
medioevo-sell-honour-prompt = How many route points become honour? Each other point adds 50 florins per cube sold.

medioevo-route-name = route
medioevo-route-description = Open a trade route with a transport that has just bought
medioevo-route-button = Open a route
medioevo-route-transport-name = transport
medioevo-route-transport-description = The caravan or ship
medioevo-route-transport-prompt = Which transport travels it?
medioevo-route-length-name = stages
medioevo-route-length-description = 4, 6 or 8 stages for 2, 4 or 6 points
medioevo-route-length-prompt = How many stages? 4 stages: 2 points; 6: 4; 8: 6.
medioevo-route-destination-name = destination
medioevo-route-destination-description = Where it ends and the goods are sold
medioevo-route-destination-prompt = Where does it end?
medioevo-route-stages-name = via
medioevo-route-stages-description = The other stages, in any order
medioevo-route-stages-prompt = Which stages, in any order?

medioevo-forsake-name = abandon
medioevo-forsake-description = Abandon your trade route
medioevo-forsake-button = Abandon route

medioevo-rest-name = done
medioevo-rest-description = End your trade turn
medioevo-rest-button = Done trading

## Units that surrendered

medioevo-event-recall = { $seat } recalls { COUNT($count, $thing) } to { $place }.
medioevo-recall-name = recall
medioevo-recall-description = Recall units that surrendered
medioevo-recall-button = Recall units
medioevo-recall-unit-name = unit
medioevo-recall-unit-description = Unit type
medioevo-recall-unit-prompt = Which units come back?
medioevo-recall-count-name = count
medioevo-recall-count-description = Number of units
medioevo-recall-count-prompt = How many?
medioevo-recall-place-name = place
medioevo-recall-place-description = Where they are placed
medioevo-recall-place-prompt = Where do they come back?

## The calendar limit

medioevo-event-curfew = The { $days }-day limit is reached: this is the last turn.
medioevo-end-days = The { $days }-day limit is reached.
medioevo-curfew-button = Day limit reached
medioevo-option-days-name = Day limit
medioevo-option-days-description = After this many days the current turn is the last
medioevo-option-days-0 = no limit
medioevo-option-days-14 = 14
medioevo-option-days-30 = 30
medioevo-option-days-60 = 60

## Cards and technologies of trade

medioevo-choice-up = a higher price
medioevo-choice-down = a lower price
medioevo-effect-route-plus-market = a completed trade route also earns the market bonus this turn.
medioevo-effect-rebate = the next building on the list costs { $amount } florins less.
medioevo-effect-half_price = the next building on the list is half price.
medioevo-effect-interest_share = half of the interest others pay now comes in.
medioevo-effect-interest_relief = the interest is 50 florins lower this turn.
medioevo-event-blocked = Because of { $seat }, these cards are not readied this turn: { $cards }.
medioevo-event-card-lent = Proselytism: { $seat } may use a neighbour’s { $card } once this turn.
medioevo-event-haggle = { $seat } haggles: the total price is now { medioevo-florins }.
medioevo-event-route-anew = { $seat } rearranges the trade route. Destination: { $place }; stages: { $stages }.
medioevo-event-route-kept = { $seat } keeps the trade route for another transport, this turn.
medioevo-event-route-heir = { $seat } continues the trade route to { $place } with another transport ({ $thing }).
medioevo-refusal-route-heir = You have no kept trade route (Pedlar, card 30), or no other transport for it.

medioevo-reassign-name = reassign
medioevo-reassign-description = Give your kept trade route to another transport
medioevo-reassign-button = Reassign route
medioevo-reassign-transport-name = transport
medioevo-reassign-transport-description = The caravan or ship
medioevo-reassign-transport-prompt = Which transport takes the route over?
