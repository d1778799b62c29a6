### Medioevo Universale in commands and panels, in English.

## Groups of actions

medioevo-group-start-name = start
medioevo-group-start-description = Before the first turn: your realm and what it begins with
medioevo-group-start-button = Beginnings
medioevo-group-event-name = event
medioevo-group-event-description = Decide what an event or the barbarians do
medioevo-group-event-button = Event
medioevo-group-loan-name = loan
medioevo-group-loan-description = Loans, and what a bankrupt may do
medioevo-group-loan-button = Loans
medioevo-group-buy-name = buy
medioevo-group-buy-description = Put purchases on your list
medioevo-group-buy-button = Buy
medioevo-group-battle-name = battle
medioevo-group-battle-description = Decide in a battle
medioevo-group-battle-button = Battle
medioevo-group-trade-name = trade
medioevo-group-trade-description = Move caravans and merchant ships, buy and sell
medioevo-group-trade-button = Trade
medioevo-group-card-name = card
medioevo-group-card-description = Empire cards, technologies, objectives and reactions
medioevo-group-card-button = Cards and technologies
medioevo-group-pact-name = pact
medioevo-group-pact-description = Pacts, war and peace
medioevo-group-pact-button = Diplomacy

## Notes in the panel

medioevo-note-part = { $head } · { $tail }
medioevo-note-entry = { $line }. { $what }: { $florins } florins
medioevo-note-impossible = { $line }. { $what }: not possible any more
medioevo-note-earlier = { $count ->
    [one] One entry before these: { $florins } florins
   *[other] { $count } entries before these: { $florins } florins
  }
medioevo-note-sum = In all { $florins } florins; { $left } are left.

## Pictures by command

medioevo-picture-board-name = map
medioevo-picture-board-description = The map, whole or zoomed to a place
medioevo-picture-battle-name = battlefield
medioevo-picture-battle-description = The battle under way
medioevo-picture-realm-name = realm
medioevo-picture-realm-description = Your realm: money, cards, technologies, troops

## What leaving a question empty means

medioevo-nothing-dice = Keep all dice
medioevo-nothing-tokens = No control tokens
medioevo-nothing-clause = Nothing else
medioevo-nothing-cargo = No cargo
medioevo-nothing-via = Shortest way
medioevo-nothing-uses = Use none
medioevo-nothing-keep = Keep none
medioevo-nothing-annex = Replace none
medioevo-nothing-wagons = No war wagons
