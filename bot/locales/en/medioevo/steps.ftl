### Medioevo Universale, in English: cards that are carried out step by step.

medioevo-stop-name = stop
medioevo-stop-description = No more of what your card allows
medioevo-stop-button = That is all

## Militia: units that come to the rescue

medioevo-prompt-relief = { $place }: { $left ->
    [0] no movement points are
    [one] one movement point is
   *[other] { $left } movement points are
} left for units that come to the rescue.
medioevo-label-relief = { $place } ({ $cost } MP a unit)
medioevo-refusal-relief-far = Nobody can reach { $place } from there: { $left } movement points are left, and nobody leaves a battle.
medioevo-refusal-relief-units = Name as many units as you send from { $place }: from 1 to { $most }, all of them standing there.
medioevo-refusal-relief-wagons = Only war wagons in { $place } can go along with units from there.
medioevo-hurry-name = hurry
medioevo-hurry-description = Send units to the rescue, with the points of your Militia
medioevo-hurry-button = Send units
medioevo-hurry-origin-name = from
medioevo-hurry-origin-description = Where they come from
medioevo-hurry-origin-prompt = Where do they come from?
medioevo-hurry-number-name = number
medioevo-hurry-number-description = How many units come
medioevo-hurry-number-prompt = How many units come?
medioevo-hurry-units-name = units
medioevo-hurry-units-description = Which units, such as heavy:2,archer:1
medioevo-hurry-units-prompt = Which of your units come?
medioevo-hurry-wagons-name = wagons
medioevo-hurry-wagons-description = War wagons that go along
medioevo-hurry-wagons-prompt = Which war wagons go along?

## Sellers: a trade route rearranged

medioevo-prompt-reroute = Rearrange your trade route: { $left ->
    [one] one token may
   *[other] { $left } tokens may
} still be laid elsewhere.
medioevo-label-token-open = Stage: { $place }
medioevo-label-token-done = Stage reached: { $place }
medioevo-label-token-destination = Destination: { $place }
medioevo-refusal-reroute-token = Each token of your trade route may be laid once. Name one that was not laid yet by the area where it lies.
medioevo-refusal-reroute-area = A token goes to another inhabited area, where none lies that you have laid already. With one that you have not, it changes places.
medioevo-lay-name = lay
medioevo-lay-description = Lay a token of your trade route elsewhere, with your Seller
medioevo-lay-button = Lay a token
medioevo-lay-token-name = token
medioevo-lay-token-description = The token, by the area where it lies
medioevo-lay-token-prompt = Which token of your route?
medioevo-lay-area-name = to
medioevo-lay-area-description = The area where it goes; with a token there it changes places
medioevo-lay-area-prompt = Where does it go? With a token there it changes places.
