### Medioevo Universale in commands and panels, in English.

## Groups of actions

medioevo-group-start-name = start
medioevo-group-start-description = Before the first turn: your realm and its setup
medioevo-group-start-button = Setup
medioevo-group-event-name = event
medioevo-group-event-description = Decide what an event or the barbarians do
medioevo-group-event-button = Event
medioevo-group-loan-name = loan
medioevo-group-loan-description = Loans and bankruptcy
medioevo-group-loan-button = Loans
medioevo-group-buy-name = buy
medioevo-group-buy-description = Add purchases to your list
medioevo-group-buy-button = Buy
medioevo-group-battle-name = battle
medioevo-group-battle-description = Battle decisions
medioevo-group-battle-button = Battle
medioevo-group-trade-name = trade
medioevo-group-trade-description = Move caravans and merchant ships, buy and sell
medioevo-group-trade-button = Trade
medioevo-group-card-name = card
medioevo-group-card-description = Empire cards, technologies, objectives and reactions
medioevo-group-card-button = Cards and techs
medioevo-group-pact-name = pact
medioevo-group-pact-description = Pacts, war and peace
medioevo-group-pact-button = Diplomacy

## Notes in the panel

medioevo-note-part = { $head } · { $tail }
medioevo-note-entry = { $line }. { $what }: { medioevo-florins }
medioevo-note-impossible = { $line }. { $what }: no longer possible
medioevo-note-earlier = { $count ->
    [one] { $count } earlier purchase: { medioevo-florins }
   *[other] { $count } earlier purchases: { medioevo-florins }
  }
medioevo-note-sum = Total { medioevo-florins }; { $left } left.

## Pictures by command

medioevo-picture-board-name = map
medioevo-picture-board-description = The map, whole or zoomed to a place
medioevo-picture-battle-name = battlefield
medioevo-picture-battle-description = The battle under way
medioevo-picture-realm-name = realm
medioevo-picture-realm-description = Your realm: florins, cards, technologies, units

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

## My realm

medioevo-sheet-button = My realm
medioevo-sheet-realm = Realm
medioevo-sheet-hand = Empire cards
medioevo-sheet-pacts = War and pacts
medioevo-sheet-technology = Technologies
