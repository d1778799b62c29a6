### Medioevo Universale, in English: cards that are carried out step by step.

medioevo-stop-name = done
medioevo-stop-description = Finish using your card
medioevo-stop-button = Done

## Militia: units that come to the rescue

medioevo-prompt-relief = { START($place) }: { $left } MP left to send reinforcements.
medioevo-label-relief = { START($place) } ({ $cost } MP per unit)
medioevo-refusal-relief-far = No unit can reach { $place } from there with { $left } MP, or they are in a battle.
medioevo-refusal-relief-units = { $most ->
    [one] Choose { $most } of your units in { $place }.
   *[other] Choose 1 to { $most } of your units in { $place }.
  }
medioevo-refusal-relief-wagons = Only war wagons in { $place } can go along with units from there.
medioevo-hurry-name = send
medioevo-hurry-description = Send reinforcements with your Militia card’s MP
medioevo-hurry-button = Send units
medioevo-hurry-origin-name = from
medioevo-hurry-origin-description = Where they come from
medioevo-hurry-origin-prompt = Where do they come from?
medioevo-hurry-number-name = number
medioevo-hurry-number-description = Number of units sent
medioevo-hurry-number-prompt = How many units go?
medioevo-hurry-units-name = units
medioevo-hurry-units-description = Which units, such as heavy:2,archer:1
medioevo-hurry-units-prompt = Which units go?
medioevo-hurry-wagons-name = wagons
medioevo-hurry-wagons-description = War wagons that go along
medioevo-hurry-wagons-prompt = Which war wagons go along?

## Sellers: a trade route rearranged

medioevo-prompt-reroute = Rearrange your trade route: { $left ->
    [one] you may still move { $left } token.
   *[other] you may still move { $left } tokens.
  }
medioevo-label-token-open = Stage: { $place }
medioevo-label-token-done = Stage reached: { $place }
medioevo-label-token-destination = Destination: { $place }
medioevo-refusal-reroute-token = You may move each route token once. Choose one you have not moved, by its inhabited area.
medioevo-refusal-reroute-area = Choose another inhabited area. If it has a token you have not moved, the two swap; if it has one you moved, you cannot go there.
medioevo-lay-name = move-token
medioevo-lay-description = Move a token of your trade route (Pedlar card)
medioevo-lay-button = Move route token
medioevo-lay-token-name = token
medioevo-lay-token-description = The token, by its inhabited area
medioevo-lay-token-prompt = Which token of your route?
medioevo-lay-area-name = to
medioevo-lay-area-description = Inhabited area where it goes; it swaps with a token already there
medioevo-lay-area-prompt = Where does it go? It swaps with a token already there.
