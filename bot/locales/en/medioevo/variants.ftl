### Medioevo Universale: the variants (M-140 to M-144), in English.

## Options

medioevo-option-terrain-name = Terrain
medioevo-option-terrain-description = Movement and upkeep costs depend on terrain
medioevo-option-blood-name = Blood tokens
medioevo-option-blood-description = Plundered players gain tokens worth +1 attack each

## Blood tokens

medioevo-part-blood = blood tokens
medioevo-prompt-avenge = Attack: you { $own }, they { $other }. Spend blood tokens for +1 each? You have { $most }.
medioevo-event-blood = { $seat } takes a blood token and has { $count } now.
medioevo-event-avenge = { $seat } spends { $count ->
    [one] { $count } blood token
   *[other] { $count } blood tokens
  } for +{ $count } attack.
medioevo-refusal-avenge = { $most ->
    [one] You can spend 0 or { $most } blood token now.
   *[other] You can spend 0 to { $most } blood tokens now.
  }
medioevo-picture-blood = Blood tokens
medioevo-avenge-name = blood
medioevo-avenge-description = Spend blood tokens for +1 attack each
medioevo-avenge-button = Spend blood tokens
medioevo-avenge-count-name = count
medioevo-avenge-count-description = How many tokens (0 for none)
medioevo-avenge-count-prompt = How many blood tokens do you spend?

## Teams

medioevo-option-teams-name = Teams
medioevo-option-teams-description = Play in teams; a team’s scores are added up
medioevo-option-teams-none = no teams
medioevo-option-teams-two = two teams (seats 1, 3, 5 and 2, 4, 6)
medioevo-option-teams-pairs = teams of two (opposite seats)
medioevo-option-teams-agreed = by agreement (seat by seat)
medioevo-option-team1-name = Team of seat 1
medioevo-option-team1-description = Players in the same team win together
medioevo-option-team2-name = Team of seat 2
medioevo-option-team2-description = Players in the same team win together
medioevo-option-team3-name = Team of seat 3
medioevo-option-team3-description = Players in the same team win together
medioevo-option-team4-name = Team of seat 4
medioevo-option-team4-description = Players in the same team win together
medioevo-option-team5-name = Team of seat 5
medioevo-option-team5-description = Players in the same team win together
medioevo-option-team6-name = Team of seat 6
medioevo-option-team6-description = Players in the same team win together
medioevo-event-team = Team { $number }: { $team }.
medioevo-event-winners = { $team } win as a team with { $points } honour!
medioevo-end-team = Only one team is left.
medioevo-row-team = Team-mates
medioevo-picture-team = Team { $number }

## The auction of realms

medioevo-option-realms-auction = honour auction
medioevo-prompt-stake = Make a secret bid for a realm: 0 to { $most } honour.
medioevo-prompt-stake-again = You have no realm yet. Bid once more for one that is left; after that, realms are assigned at random.
medioevo-event-own-stake = You bid { $honour } honour for { $realm }.
medioevo-event-stake = { $seat } bid { $honour } honour for { $realm }.
medioevo-event-stake-paid = { $seat } starts with { $honour } honour.
medioevo-refusal-stake = You can bid 0 to { $most } honour.
medioevo-stake-name = bid
medioevo-stake-description = Make a secret honour bid for a realm
medioevo-stake-button = Bid for realm
medioevo-stake-realm-name = realm
medioevo-stake-realm-description = The realm you want
medioevo-stake-realm-prompt = Which realm do you want?
medioevo-stake-honour-name = honour
medioevo-stake-honour-description = Your bid in honour
medioevo-stake-honour-prompt = How much honour do you bid?

## Deployment

medioevo-option-deployment-name = Hidden deployment
medioevo-option-deployment-description = Any player may ask that purchases be placed after the phase, in turn order
medioevo-prompt-deploy = Deployment: place what you have bought ({ $count ->
        [one] { $count } purchase
       *[other] { $count } purchases
    }). You may change where each goes.
medioevo-label-line = { $line }. { $what }
medioevo-event-conceal = { $seat } asks for deployment: purchases are placed at the end of the phase, in turn order.
medioevo-event-shift = Purchase { $line } now goes to { $place }.
medioevo-refusal-conceal-twice = Someone has already asked for deployment in this phase.
medioevo-refusal-shift-line = That purchase cannot go anywhere else.
medioevo-refusal-shift-place = It cannot be placed there.
medioevo-conceal-name = ask-deployment
medioevo-conceal-description = Ask for deployment: purchases are placed at the end, in turn order
medioevo-conceal-button = Ask for deployment
medioevo-shift-name = relocate
medioevo-shift-description = Deployment: place a purchase elsewhere
medioevo-shift-button = Move a purchase
medioevo-shift-line-name = line
medioevo-shift-line-description = Number of the purchase on your list
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
