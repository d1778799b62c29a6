### Medioevo Universale: movements, war and peace, in English.

## Prompts

medioevo-prompt-march = Make a movement: choose what sets out and where to. Or hold in this round.
medioevo-prompt-column = Your column is in { $place }. Go on from there, bring others to it, or finish the movement.
medioevo-prompt-engaged = Your column has made contact in { $place }. Bring others to it, or finish the movement and see it through.
medioevo-prompt-engage = Several armies face you in { $place }. Whom do you fight, if anybody?
medioevo-prompt-engage-one = { $seat } has units in { $place }, too. Do you attack them, or stay beside them?
medioevo-prompt-answer = Somebody has made you a proposal.

## Labels of options

medioevo-label-foot = On foot, out of the castle
medioevo-label-aboard = { $thing }, on the { $galley }
medioevo-label-galley = { $thing } { $level } with { $army }
medioevo-label-under-sail = { $galley } ({ $left } MP)
medioevo-label-carrier = { $thing } { $level } (holds { $room }, { $left } MP)
medioevo-label-mover = { $thing } ({ $left } MP)
medioevo-label-offer = { $treaty } with { $seat }
medioevo-label-target-battle = { $place }: battle
medioevo-label-target-battle-of = { $place }: battle with { $seat }
medioevo-label-target-prey = { $place }: may be plundered there
medioevo-label-target-horde = { $place }: barbarian land
medioevo-label-target-conquest-of = { $place }: empty land of { $seat }
medioevo-treaty-armistice = armistice
medioevo-treaty-peace = peace

## Events

medioevo-event-march = { $seat } moves from { $origin } to { $target }: { $group }.
medioevo-event-march-stopped = The group of { $seat } in { $place } cannot set out any more.
medioevo-event-hold = { $seat } holds in this round.
medioevo-event-retire = { $seat } makes no more movements this turn.
medioevo-event-assault = { $seat } starts the battle in { $place }.
medioevo-event-declare = { $seat } declares war on { $enemy_seat }!
medioevo-event-propose = { $seat } proposes to { $enemy_seat }: { $treaty }.
medioevo-event-accept = { $seat } and { $enemy_seat } agree: { $treaty }.
medioevo-event-decline = { $seat } declines what { $enemy_seat } proposed: { $treaty }.

## Refusals

medioevo-refusal-march-origin = Nothing can set out from there: it takes a military transport, an engine, or a castle of yours.
medioevo-refusal-march-other = This movement is about { $place }: the next leg sets out from there, or leads there.
medioevo-refusal-march-piece = That cannot set out from there: it has no movement left, or no way to go.
medioevo-refusal-march-units = From { $least } to { $most } units can go along: as many as it holds, and only units that have not moved yet.
medioevo-refusal-march-cargo = A galley takes wagons and engines beside it, as far as it has places left.
medioevo-refusal-march-truce = During the armistice your army cannot enter { $place }.
medioevo-refusal-march-far = That is out of reach: look at the movement points, and at what would stop you on the way.
medioevo-refusal-finish-early = Nothing has moved yet. To do nothing, hold.
medioevo-refusal-assault = You share no such place with anybody you could fight.
medioevo-refusal-declare = You can declare war on any other player you are not at war with.
medioevo-refusal-propose = You can propose that once a turn to somebody you are at war with.
medioevo-refusal-no-offer = There is no such proposal.

## Commands

medioevo-march-name = march
medioevo-march-description = Move a group: where from, with what, how many units, and where to
medioevo-march-button = March
medioevo-march-origin-name = from
medioevo-march-origin-description = Where the group sets out
medioevo-march-origin-prompt = Where does the group set out?
medioevo-march-piece-name = with
medioevo-march-piece-description = The transport that takes it, an engine, or on foot out of a castle
medioevo-march-piece-prompt = What sets out?
medioevo-march-number-name = number
medioevo-march-number-description = How many units go along
medioevo-march-number-prompt = How many units go along?
medioevo-march-units-name = units
medioevo-march-units-description = Which units, such as heavy:2,archer:1
medioevo-march-units-prompt = Which of your units go along?
medioevo-march-cargo-name = cargo
medioevo-march-cargo-description = Wagons and engines aboard a galley
medioevo-march-cargo-prompt = Which wagons and engines go aboard?
medioevo-march-target-name = to
medioevo-march-target-description = Where it goes, by the cheapest way
medioevo-march-target-prompt = Where does it go?

medioevo-finish-name = finish
medioevo-finish-description = End the movement; battles follow at once
medioevo-finish-button = Finish the movement

medioevo-assault-name = assault
medioevo-assault-description = Instead of moving, attack those who share a place with your army
medioevo-assault-button = Start a battle
medioevo-assault-place-name = place
medioevo-assault-place-description = Where you attack
medioevo-assault-place-prompt = Where do you attack?

medioevo-hold-name = hold
medioevo-hold-description = Make no movement in this round
medioevo-hold-button = Hold this round

medioevo-retire-name = retire
medioevo-retire-description = Make no more movements this turn
medioevo-retire-button = No more movements this turn

medioevo-engage-name = engage
medioevo-engage-description = Choose whom to fight next
medioevo-engage-button = Fight
medioevo-engage-foe-name = foe
medioevo-engage-foe-description = Whom you fight
medioevo-engage-foe-prompt = Whom do you fight next?

medioevo-forbear-name = forbear
medioevo-forbear-description = Leave the others alone
medioevo-forbear-button = Leave the others alone

medioevo-declare-name = declare
medioevo-declare-description = Declare war; both may attack from the next turn on
medioevo-declare-button = Declare war
medioevo-declare-on-name = on
medioevo-declare-on-description = The player you declare war on
medioevo-declare-on-prompt = On whom do you declare war?

medioevo-propose-name = propose
medioevo-propose-description = Propose an armistice for this turn, or peace
medioevo-propose-button = Propose armistice or peace
medioevo-propose-treaty-name = treaty
medioevo-propose-treaty-description = An armistice for this turn, or peace
medioevo-propose-treaty-prompt = What do you propose?
medioevo-propose-to-name = to
medioevo-propose-to-description = The player you are at war with
medioevo-propose-to-prompt = To whom?

medioevo-accept-name = accept
medioevo-accept-description = Accept a proposal
medioevo-accept-button = Accept a proposal
medioevo-accept-offer-name = proposal
medioevo-accept-offer-description = Which proposal
medioevo-accept-offer-prompt = Which proposal do you accept?

medioevo-decline-name = decline
medioevo-decline-description = Decline a proposal
medioevo-decline-button = Decline a proposal
medioevo-decline-offer-name = proposal
medioevo-decline-offer-description = Which proposal
medioevo-decline-offer-prompt = Which proposal do you decline?
