### Medioevo Universale: movements, war and peace, in English.

## Prompts

medioevo-prompt-march = Move a group, or pass this movement round.
medioevo-prompt-column = Your group is in { $place }. Continue, bring others there, or end the movement.
medioevo-prompt-engaged = Your group has met an enemy in { $place }. Bring others there, or end the movement to fight.
medioevo-prompt-engage = There are several enemies in { $place }. Who do you fight first, if anyone?
medioevo-prompt-engage-one = { $seat } has units in { $place }, too. Attack them, or stay next to them?
medioevo-prompt-answer = You have a proposal to answer.

## Labels of options

medioevo-label-foot = On foot from the castle
medioevo-label-aboard = { $thing }, on the { $galley }
medioevo-label-galley = { $thing } { ROMAN($level) } with { $army }
medioevo-label-under-sail = { $galley } ({ $left } MP)
medioevo-label-carrier = { $thing } { ROMAN($level) } (room for { $room }, { $left } MP)
medioevo-label-mover = { $thing } ({ $left } MP)
medioevo-label-offer = { $treaty } with { $seat }
medioevo-label-target-battle = { START($place) }: battle
medioevo-label-target-battle-of = { START($place) }: battle with { $seat }
medioevo-label-target-prey = { START($place) }: at risk of plunder
medioevo-label-target-horde = { START($place) }: barbarian land
medioevo-label-target-conquest-of = { START($place) }: { $seat }’s empty land
medioevo-treaty-armistice = truce (this turn)
medioevo-treaty-peace = peace

## Events

medioevo-event-march = { $seat } moves from { $origin } to { $target }: { $group }.
medioevo-event-march-stopped = { $seat }’s group in { $place } can no longer move.
medioevo-event-hold = { $seat } passes this movement round.
medioevo-event-retire = { $seat } is done moving this turn.
medioevo-event-assault = { $seat } starts the battle in { $place }.
medioevo-event-declare = { $seat } declares war on { $enemy_seat }!
medioevo-event-propose = { $seat } offers { $enemy_seat }: { $treaty }.
medioevo-event-accept = { $seat } and { $enemy_seat } agree: { $treaty }.
medioevo-event-decline = { $seat } declines { $enemy_seat }’s offer: { $treaty }.

## Refusals

medioevo-refusal-march-origin = Nothing can move from there: you need a war wagon, galley, siege engine or castle.
medioevo-refusal-march-other = This movement ends in { $place }: the next leg must start or end there.
medioevo-refusal-march-piece = It cannot move: it has no MP left or nowhere to go.
medioevo-refusal-march-units = { $most ->
    [one] It can carry { $most } unit that has not moved yet.
   *[other] It can carry { $least } to { $most } units that have not moved yet.
  }
medioevo-refusal-march-cargo = A galley takes wagons and engines from the same place, as far as it has room.
medioevo-refusal-march-truce = During the truce your army cannot enter { $place }.
medioevo-refusal-march-far = Out of reach: too few MP, or something would stop you on the way.
medioevo-refusal-finish-early = Nothing has moved yet. To skip, press **Pass this round**.
medioevo-refusal-assault = You share no place with an enemy you could attack.
medioevo-refusal-declare = You can declare war on any other player you are not at war with.
medioevo-refusal-propose = You can offer that once per turn to a player you are at war with.
medioevo-refusal-no-offer = There is no such proposal (any more).

## Commands

medioevo-march-name = march
medioevo-march-description = Move a group: from where, with what, how many units, and where to
medioevo-march-button = March
medioevo-march-origin-name = from
medioevo-march-origin-description = Where the group starts
medioevo-march-origin-prompt = Where does the group start?
medioevo-march-piece-name = with
medioevo-march-piece-description = The transport that carries it, an engine, or on foot from a castle
medioevo-march-piece-prompt = What moves?
medioevo-march-number-name = number
medioevo-march-number-description = Number of units
medioevo-march-number-prompt = How many units go?
medioevo-march-units-name = units
medioevo-march-units-description = Which units, such as heavy:2,archer:1
medioevo-march-units-prompt = Which units go?
medioevo-march-cargo-name = cargo
medioevo-march-cargo-description = Wagons and engines aboard a galley
medioevo-march-cargo-prompt = Which wagons and engines go aboard?
medioevo-march-target-name = to
medioevo-march-target-description = Where it goes, by the cheapest way
medioevo-march-target-prompt = Where does it go?

medioevo-finish-name = finish
medioevo-finish-description = End the movement; battles follow immediately
medioevo-finish-button = End movement

medioevo-assault-name = attack
medioevo-assault-description = Instead of moving, attack an enemy in the same place as your army
medioevo-assault-button = Start a battle
medioevo-assault-place-name = place
medioevo-assault-place-description = Where you attack
medioevo-assault-place-prompt = Where do you attack?

medioevo-hold-name = hold
medioevo-hold-description = Make no movement in this movement round
medioevo-hold-button = Pass this round

medioevo-retire-name = done-moving
medioevo-retire-description = Make no more movements this turn
medioevo-retire-button = Done moving

medioevo-engage-name = next-enemy
medioevo-engage-description = Choose who to fight next
medioevo-engage-button = Fight
medioevo-engage-foe-name = foe
medioevo-engage-foe-description = Who you fight
medioevo-engage-foe-prompt = Who do you fight next?

medioevo-forbear-name = stop
medioevo-forbear-description = Fight no more enemies here
medioevo-forbear-button = Stop fighting here

medioevo-declare-name = declare
medioevo-declare-description = Declare war; both may attack from the next turn on
medioevo-declare-button = Declare war
medioevo-declare-on-name = on
medioevo-declare-on-description = The player you declare war on
medioevo-declare-on-prompt = Declare war on whom?

medioevo-propose-name = propose
medioevo-propose-description = Offer a truce for this turn, or peace
medioevo-propose-button = Offer truce or peace
medioevo-propose-whole = Offer { $to }: { $treaty }
medioevo-propose-treaty-name = offer
medioevo-propose-treaty-description = A truce for this turn, or peace
medioevo-propose-treaty-prompt = What do you offer?
medioevo-propose-to-name = to
medioevo-propose-to-description = The player you are at war with
medioevo-propose-to-prompt = To which player?

medioevo-accept-name = accept
medioevo-accept-description = Accept a proposal
medioevo-accept-button = Accept proposal
medioevo-accept-offer-name = proposal
medioevo-accept-offer-description = Which proposal
medioevo-accept-offer-prompt = Which proposal do you accept?

medioevo-decline-name = decline
medioevo-decline-description = Decline a proposal
medioevo-decline-button = Decline proposal
medioevo-decline-offer-name = proposal
medioevo-decline-offer-description = Which proposal
medioevo-decline-offer-prompt = Which proposal do you decline?
