### Medioevo Universale: trade, in English.

## Prompts

medioevo-prompt-trade = Trade: move your caravans and merchant ships, buy and sell, then say that you are done.
medioevo-prompt-stock = Your transport leaves { $place } with several goods. Of which does a cube stay in the market?

## Labels of options

medioevo-label-merchant = { $thing } { $level }, { $place }: { $moves } MP, { $cargo }
medioevo-label-merchant-empty = { $thing } { $level }, { $place }: { $moves } MP, empty
medioevo-label-stop = { $place }: { $good }, market { $market }
medioevo-label-armed = ⚠ { $place } (foreign army)
medioevo-bonus-route = The points of the route
medioevo-bonus-market = The bonus of the market

## Events

medioevo-event-travel = { $thing } of { $seat } travels from { $origin } to { $way }.
medioevo-event-market = A cube stays in the market of { $place }: { $good }. The market is worth { $value } now.
medioevo-event-load = { $seat } buys in { $place }: { $goods }, for { $florins } florins.
medioevo-event-sell = { $seat } sells in { $place }: { $goods }, at { $price } each, for { $florins } florins.
medioevo-event-deal-off = The deal of { $seat } is off.
medioevo-event-route = { $seat } opens a trade route to { $place }, by way of { $stages }.
medioevo-event-stage = { $seat } reaches a stage of the route: { $place }. Stages left: { $left }.
medioevo-event-route-done = { $seat } completes a trade route of { $areas } areas!
medioevo-event-route-gone = The trade route of { $seat } is given up.
medioevo-honour-route = a trade route

## Refusals

medioevo-refusal-travel-tired = This is none of your caravans or merchant ships that can still move this turn.
medioevo-refusal-travel-far = It cannot get there: it has { $moves } movement points left, and ways lead around foreign armies. Go step by step to pass one.
medioevo-refusal-load = Nothing can be bought with it here: it takes an inhabited area (a port for ships) that is not another player’s and where no enemies stand, a movement point, room aboard and 100 florins.
medioevo-refusal-load-most = You can buy 1 to { $most } cubes with it here.
medioevo-refusal-sell = It has nothing to sell here: it takes an inhabited area (a port for ships) that is not another player’s and where no enemies stand, a movement point, and goods that the area neither produces nor has in its market.
medioevo-refusal-sell-goods = You can sell here: { $goods }.
medioevo-refusal-route-loaded = A route is opened with a transport that has just bought, before it moves on.
medioevo-refusal-route-open = You have a trade route already; one at a time.
medioevo-refusal-route-length = A route has 4, 6 or 8 areas, as many as the transport can reach at most.
medioevo-refusal-route-stops = Choose different inhabited areas that the transport can reach (ports for ships), not the one where it bought.
medioevo-refusal-route-none = You have no trade route.

## Commands

medioevo-travel-name = travel
medioevo-travel-description = Move a caravan or merchant ship
medioevo-travel-button = Travel
medioevo-travel-transport-name = transport
medioevo-travel-transport-description = The caravan or ship
medioevo-travel-transport-prompt = Which transport travels?
medioevo-travel-destination-name = to
medioevo-travel-destination-description = Where it goes
medioevo-travel-destination-prompt = Where does it go?
medioevo-travel-via-name = via
medioevo-travel-via-description = A place on the way; left out: the shortest way around foreign armies
medioevo-travel-via-prompt = By way of a certain place? Nothing means the shortest way around foreign armies.

medioevo-stock-name = stock
medioevo-stock-description = Choose the cube that stays in a market you leave
medioevo-stock-button = Leave a cube
medioevo-stock-good-name = good
medioevo-stock-good-description = Its colour
medioevo-stock-good-prompt = Of which good does a cube stay?

medioevo-load-name = load
medioevo-load-description = Buy what the area produces
medioevo-load-button = Buy goods
medioevo-load-transport-name = transport
medioevo-load-transport-description = The caravan or ship
medioevo-load-transport-prompt = Which transport buys?
medioevo-load-cubes-name = cubes
medioevo-load-cubes-description = How many, at 100 florins each
medioevo-load-cubes-prompt = How many cubes, at 100 florins each?

medioevo-sell-name = sell
medioevo-sell-description = Sell goods in an inhabited area
medioevo-sell-button = Sell goods
medioevo-sell-transport-name = transport
medioevo-sell-transport-description = The caravan or ship
medioevo-sell-transport-prompt = Which transport sells?
medioevo-sell-cubes-name = cubes
medioevo-sell-cubes-description = How many in all
medioevo-sell-cubes-prompt = How many cubes in all?
medioevo-sell-goods-name = goods
medioevo-sell-goods-description = Which, such as wine:2,salt:1
medioevo-sell-goods-prompt = Which goods?
medioevo-sell-stock-name = market
medioevo-sell-stock-description = The sold good of which a cube stays in the market
medioevo-sell-stock-prompt = Of which good does a cube stay in the market?
medioevo-sell-bonus-name = bonus
medioevo-sell-bonus-description = The points of the finished route, or the bonus of the market
medioevo-sell-bonus-prompt = Your route is complete. Do you take its points, or the bonus of the market?
medioevo-sell-honour-name = honour
medioevo-sell-honour-description = How many points of the route become honour; the others add 50 to the price of every cube
medioevo-sell-honour-prompt = How many points of the route become honour? Each of the others adds 50 florins to the price of every cube.

medioevo-route-name = route
medioevo-route-description = Open a trade route with a transport that has just bought
medioevo-route-button = Open a route
medioevo-route-transport-name = transport
medioevo-route-transport-description = The caravan or ship
medioevo-route-transport-prompt = Which transport travels it?
medioevo-route-length-name = areas
medioevo-route-length-description = 4, 6 or 8 areas for 2, 4 or 6 points
medioevo-route-length-prompt = How many areas? 4 are worth 2 points, 6 are worth 4, 8 are worth 6.
medioevo-route-destination-name = destination
medioevo-route-destination-description = Where it ends and the goods are sold
medioevo-route-destination-prompt = Where does it end?
medioevo-route-stages-name = stages
medioevo-route-stages-description = The other areas, in any order
medioevo-route-stages-prompt = Which stages, in any order?

medioevo-forsake-name = forsake
medioevo-forsake-description = Give up your trade route
medioevo-forsake-button = Give up the route

medioevo-rest-name = rest
medioevo-rest-description = End your trade turn
medioevo-rest-button = Done trading

## Units that surrendered

medioevo-event-recall = { $seat } calls back { $count } × { $thing } to { $place }.
medioevo-recall-name = recall
medioevo-recall-description = Call back units that surrendered
medioevo-recall-button = Call back units
medioevo-recall-unit-name = unit
medioevo-recall-unit-description = The kind
medioevo-recall-unit-prompt = Which units come back?
medioevo-recall-count-name = count
medioevo-recall-count-description = How many
medioevo-recall-count-prompt = How many?
medioevo-recall-place-name = place
medioevo-recall-place-description = Where they are placed
medioevo-recall-place-prompt = Where do they come back?

## The calendar limit

medioevo-event-curfew = The { $days } days of this game are over: this turn is the last.
medioevo-end-days = The { $days } days of the game are over.
medioevo-curfew-button = The days are over
medioevo-option-days-name = Days
medioevo-option-days-description = Days after the first move when the turn in progress becomes the last
medioevo-option-days-0 = no limit
medioevo-option-days-14 = 14
medioevo-option-days-30 = 30
medioevo-option-days-60 = 60

## Cards and technologies of trade

medioevo-choice-up = a higher price
medioevo-choice-down = a lower price
medioevo-effect-route-plus-market = the end of the trade route also brings the bonus of the market this turn.
medioevo-effect-rebate = the next building on the list costs { $amount } florins less.
medioevo-effect-half_price = the next building on the list costs half its florins.
medioevo-effect-interest_share = half of the interest that others pay now comes in.
medioevo-effect-interest_relief = the interest is 50 florins lower this turn.
medioevo-event-blocked = Through { $seat }, these cards stay turned at the end of the turn: { $cards }.
medioevo-event-card-lent = By Proselytism { $seat } may use { $card } of a neighbour once this turn.
medioevo-event-haggle = { $seat } haggles: the whole price is now { $florins } florins.
medioevo-event-route-anew = { $seat } rearranges the trade route. Destination: { $place }; stages: { $stages }.
medioevo-event-route-kept = { $seat } keeps the trade route for another transport, this turn.
medioevo-event-route-heir = { $seat } goes on with the trade route to { $place } by another transport ({ $thing }).
medioevo-refusal-route-heir = You keep no trade route that has lost its transport (card 30), or have no other transport for it.

medioevo-reassign-name = reassign
medioevo-reassign-description = Let another transport take over the trade route that you have kept
medioevo-reassign-button = Pass on the route
medioevo-reassign-transport-name = transport
medioevo-reassign-transport-description = The caravan or ship
medioevo-reassign-transport-prompt = Which transport takes the route over?
