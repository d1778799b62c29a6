### Medioevo Universale: the variants (M-140 to M-144), in English.

## Options

medioevo-option-terrain-name = Terrain
medioevo-option-terrain-description = Steps and upkeep cost what the terrain asks
medioevo-option-blood-name = Blood
medioevo-option-blood-description = The plundered take blood tokens, each good for +1 attack

## Blood tokens

medioevo-part-blood = blood tokens
medioevo-prompt-avenge = Your blood tokens, good for +1 attack each: { $most }. Your attack is { $own }, theirs { $other }. How many do you spend?
medioevo-event-blood = { $seat } takes a blood token and has { $count } now.
medioevo-event-avenge = { $seat } spends { $count ->
    [one] a blood token
   *[other] { $count } blood tokens
  } for +{ $count } attack.
medioevo-refusal-avenge = You can spend 0 to { $most } blood tokens now.
medioevo-picture-blood = Blood
medioevo-avenge-name = avenge
medioevo-avenge-description = Spend blood tokens for +1 attack each
medioevo-avenge-button = Avenge
medioevo-avenge-count-name = count
medioevo-avenge-count-description = How many tokens; 0: none
medioevo-avenge-count-prompt = How many blood tokens do you spend?

## Teams

medioevo-option-teams-name = Teams
medioevo-option-teams-description = Who wins together: the scores of a team are added up
medioevo-option-teams-none = everybody alone
medioevo-option-teams-two = two teams (seats 1, 3, 5 and 2, 4, 6)
medioevo-option-teams-pairs = teams of two (opposite seats)
medioevo-option-teams-agreed = by agreement (seat by seat)
medioevo-option-team1-name = Team of seat 1
medioevo-option-team1-description = Who is in the same team wins together
medioevo-option-team2-name = Team of seat 2
medioevo-option-team2-description = Who is in the same team wins together
medioevo-option-team3-name = Team of seat 3
medioevo-option-team3-description = Who is in the same team wins together
medioevo-option-team4-name = Team of seat 4
medioevo-option-team4-description = Who is in the same team wins together
medioevo-option-team5-name = Team of seat 5
medioevo-option-team5-description = Who is in the same team wins together
medioevo-option-team6-name = Team of seat 6
medioevo-option-team6-description = Who is in the same team wins together
medioevo-event-team = Team { $number }: { $team }.
medioevo-event-winners = { $team } win as a team with { $points } honour!
medioevo-end-team = Only one team is left.
medioevo-row-team = Team-mates
medioevo-picture-team = Team { $number }

## The auction of realms

medioevo-option-realms-auction = bid for in honour
medioevo-prompt-stake = Bid in secret for a realm: 0 to { $most } honour.
medioevo-prompt-stake-again = You have no realm yet. Bid once more for one that is left; after that the lot decides.
medioevo-event-own-stake = You bid { $honour } honour for { $realm }.
medioevo-event-stake = { $seat } bid { $honour } honour for { $realm }.
medioevo-event-stake-paid = { $seat } begins with { $honour } honour.
medioevo-refusal-stake = You can bid 0 to { $most } honour.
medioevo-stake-name = stake
medioevo-stake-description = Bid honour in secret for a realm
medioevo-stake-button = Bid for a realm
medioevo-stake-realm-name = realm
medioevo-stake-realm-description = The realm you want
medioevo-stake-realm-prompt = Which realm do you want?
medioevo-stake-honour-name = honour
medioevo-stake-honour-description = How much honour it is worth to you
medioevo-stake-honour-prompt = How much honour do you bid?

## Deployment

medioevo-option-deployment-name = Deployment
medioevo-option-deployment-description = Anybody may ask that purchases be placed at the end of their phase, in turn order
medioevo-prompt-deploy = Deployment: place what you have bought ({ $count ->
        [one] one entry
       *[other] { $count } entries
    }). Change where it goes if you like.
medioevo-label-line = { $line }. { $what }
medioevo-event-conceal = { $seat } asks for deployment: purchases are placed at the end of the phase, in turn order.
medioevo-event-shift = Entry { $line } goes to { $place } now.
medioevo-refusal-conceal-twice = Deployment has been asked for already in this phase.
medioevo-refusal-shift-line = That entry cannot go anywhere else.
medioevo-refusal-shift-place = It cannot be placed there.
medioevo-conceal-name = conceal
medioevo-conceal-description = Ask for deployment: purchases are placed at the end, in turn order
medioevo-conceal-button = Ask for deployment
medioevo-shift-name = shift
medioevo-shift-description = Deployment: let a purchase go to another place
medioevo-shift-button = Change a place
medioevo-shift-line-name = line
medioevo-shift-line-description = The entry of your list
medioevo-shift-line-prompt = Which purchase goes elsewhere?
medioevo-shift-place-name = place
medioevo-shift-place-description = Where it goes instead
medioevo-shift-place-prompt = Where does it go?
medioevo-shift-tokens-name = tokens
medioevo-shift-tokens-description = Adjacent lands that get a control token
medioevo-shift-tokens-prompt = Where do control tokens go?
medioevo-deploy-name = deploy
medioevo-deploy-description = Deployment: place what you have bought
medioevo-deploy-button = Place purchases
