### Medioevo Universale, in English.

game-medioevo = Medioevo Universale

## Realms and things

medioevo-realm-byzantium = Byzantium
medioevo-realm-mamluks = the Mamluks
medioevo-realm-hungary = Hungary
medioevo-realm-empire = the Holy Roman Empire
medioevo-realm-novgorod = Novgorod
medioevo-realm-golden_horde = the Golden Horde
medioevo-thing-light = light infantry
medioevo-thing-heavy = heavy infantry
medioevo-thing-cavalry = cavalry
medioevo-thing-archer = archer
medioevo-thing-captain1 = captain I
medioevo-thing-captain2 = captain II
medioevo-thing-captain3 = captain III
medioevo-thing-wagon = war wagon
medioevo-thing-galley = galley
medioevo-thing-caravan = caravan
medioevo-thing-ship = merchant ship
medioevo-thing-catapult = catapult
medioevo-thing-trebuchet = trebuchet
medioevo-thing-bombard = bombard
medioevo-thing-village = village
medioevo-thing-town = town
medioevo-thing-city = city
medioevo-thing-tower = tower
medioevo-thing-fort = fort
medioevo-thing-castle = castle
medioevo-thing-cathedral = cathedral
medioevo-good-arms = arms
medioevo-good-salt = salt
medioevo-good-furs = furs
medioevo-good-grain = grain
medioevo-good-slaves = slaves
medioevo-good-spices = spices
medioevo-good-cloth = cloth
medioevo-good-wine = wine
medioevo-colour-blue = blue
medioevo-colour-yellow = yellow
medioevo-colour-orange = orange
medioevo-colour-red = red
medioevo-colour-green = green
medioevo-colour-purple = purple
medioevo-branch-blue = Transport
medioevo-branch-yellow = Commerce
medioevo-branch-orange = Legislation
medioevo-branch-red = Combat
medioevo-branch-green = Construction
medioevo-branch-purple = Religion
medioevo-icon-movement = Movement
medioevo-icon-armies = Armies
medioevo-icon-buildings = Buildings
medioevo-icon-goods = Goods
medioevo-count = { $count } × { $thing }

## Prompts

medioevo-prompt-reign = Choose your realm.
medioevo-prompt-bid = Turn { $turn }: bid in secret for the first place.
medioevo-prompt-rebid = Turn { $turn }: you tie for the first place. Bid again; it is added to your first bid.
medioevo-prompt-settle = Place your village, your archer and two levels of transports in your home.
medioevo-prompt-keep = Keep one of these three Empire cards.
medioevo-prompt-take = Take one objective token: a technology point of its colour each turn.
medioevo-prompt-reroll = The horde would be: { $horde }. Reroll any dice once, or keep them.
medioevo-prompt-decree = { $event }: choose the two effects that apply.
medioevo-prompt-strike-movement = Choose transports that cannot move this turn: { $points }.
medioevo-prompt-strike-armies = Your armies in the region take { $points } damage. Who suffers?
medioevo-prompt-strike-buildings = Your buildings in the region take { $points } damage. Which ones?
medioevo-prompt-strike-goods = You lose up to { $points } cubes from one transport. Which?
medioevo-prompt-supply = Barbarian points left: { $points }. Add a barbarian or move a horde.
medioevo-prompt-rise = Rebellions still to come: { $left }. Where do the rebels rise?
medioevo-prompt-withdraw = You have more control tokens than your military buildings support. Take one back.
medioevo-prompt-tax = Set your tax. Upkeep and interest will be { $due } florins.
medioevo-prompt-dues = You owe { $due } florins and have { $florins }. Borrow, or dismiss something.
medioevo-prompt-bankrupt = You owe { $due } florins, have { $florins }, and nobody lends to you. Plunder your own land, or give up paying.
medioevo-prompt-buy = You have { $florins } florins, and { $count } entries on your list. Buy, or say that you are done.
medioevo-prompt-buy-on = You have drawn your card, and may use it for purchases. { $florins } florins, { $count } entries on your list: add to it, or say that you are done.
medioevo-prompt-choose = Which Empire card do you keep?

## Labels of options

medioevo-label-none = None
medioevo-label-die = { $die } (shows { $value })
medioevo-label-piece = { $thing } { $level }, { $place }
medioevo-label-seat = { $seat }
medioevo-label-site = { $thing }, { $place } ({ $left } structure left)
medioevo-label-site-gone = { $place }: no building
medioevo-label-technology = { $technology } (level { $level })
medioevo-label-troop = { $thing }, { $place }

## Events

medioevo-event-turn = Turn { $turn } begins.
medioevo-event-turn-over = Turn { $turn } is over.
medioevo-event-reign = { $seat } rules { $realm }.
medioevo-event-sealed = { $seat } has decided.
medioevo-event-own-bid = You bid { $florins } florins.
medioevo-event-bid = { $seat } bid { $florins } florins.
medioevo-event-order = { $winner_seat } goes first and pays { $florins } florins to { $last_seat }, who is last.
medioevo-event-settle = { $seat } founds a village in { $place }.
medioevo-event-keep = { $seat } keeps { $card }.
medioevo-event-take = { $seat } takes a { $colour } objective token.
medioevo-event-horde-dice = The barbarian dice show { $d4 }, { $d6 } and { $d8 }: { $horde }.
medioevo-event-horde-set = The dice of this turn are { $d4 }, { $d6 } and { $d8 }. A horde is { $horde }.
medioevo-event-drawn = Event: { $event }.
medioevo-event-decree = { $seat } chooses: { $icons }.
medioevo-event-strike-movement = { $seat } rolls { $roll } for movement.
medioevo-event-strike-armies = { $seat } rolls { $roll } for armies.
medioevo-event-strike-buildings = { $seat } rolls { $roll } for buildings.
medioevo-event-strike-goods = { $seat } rolls { $roll } for goods.
medioevo-event-halt = Transports of { $seat } that cannot move this turn: { $count }.
medioevo-event-suffer = { $seat } takes damage in { $place }: { $losses }.
medioevo-event-building-hit = The { $thing } in { $place } takes { $points } damage.
medioevo-event-building-falls = The { $thing } in { $place } takes { $points } damage and falls.
medioevo-event-spoil = { $seat } loses goods: { $goods }.
medioevo-event-raise = { $seat } adds barbarians in { $place }: { $thing }.
medioevo-event-drive = Barbarians move from { $origin } to { $target }: { $count }.
medioevo-event-horde = A horde appears in { $place }: { $horde }.
medioevo-event-ravage = Barbarians plunder { $place }: nothing is left standing.
medioevo-event-tolerated = The people tolerate a tax of { $tax }.
medioevo-event-rebellion = The subjects of { $seat } rise in { $place }!
medioevo-event-withdraw = { $seat } takes back the control token from { $place }.
medioevo-event-own-tax = At { $level } you collect { $florins } florins and then owe { $due }.
medioevo-event-income = { $seat } taxes at { $level } and collects { $florins } florins.
medioevo-event-dues = { $seat } pays { $upkeep } florins of upkeep and { $interest } of interest.
medioevo-event-dismiss = { $seat } dismisses { $count } × { $piece }.
medioevo-event-borrow = { $seat } borrows { $florins } florins and now has { $loans } of 5 loans.
medioevo-event-repay = { $seat } pays back { $florins } florins; loans left: { $loans }.
medioevo-event-ransack = { $seat } plunders the own { $piece } for { $florins } florins.
medioevo-event-default = { $seat } cannot pay the interest. The troops go home.
medioevo-event-eliminated = { $seat } is ruined and leaves the game.
medioevo-event-research = { $seat } learns { $technology } for { $florins } florins.
medioevo-event-seek = { $seat } pays { $florins } florins to look for an Empire card.
medioevo-event-build = { $seat } builds in { $place }: { $thing }, for { $florins } florins. Control tokens placed: { $tokens }.
medioevo-event-repair = { $seat } repairs the { $thing } in { $place } for { $florins } florins.
medioevo-event-equip = { $seat } equips in { $place }: { $thing } of level { $level }, for { $florins } florins.
medioevo-event-improve = { $seat } improves in { $place }: { $thing } of level { $level }, for { $florins } florins.
medioevo-event-recruit = { $seat } recruits { $count } × { $thing } in { $place } for { $florins } florins.
medioevo-event-promote = { $seat } promotes in { $place }: { $thing }, for { $florins } florins.
medioevo-event-ransom = { $seat } ransoms { $count } × { $thing } from { $captor_seat } for { $florins } florins.
medioevo-event-dropped = An entry on the list of { $seat } is no longer possible and is dropped: { $what }.
medioevo-event-honour-won = { $seat } gains { $points } honour ({ $why }) and stands at { $honour }.
medioevo-event-honour-lost = { $seat } loses { $points } honour ({ $why }) and stands at { $honour }.
medioevo-honour-rebels = new rebellions while rebels hold out
medioevo-honour-building = a great building
medioevo-honour-attack = an attack without declared war
medioevo-event-winner = { $seat } wins with { $points } honour!

## The end

medioevo-end-turns = All { $turns } turns are played.
medioevo-end-honour = Somebody has reached { $limit } honour.
medioevo-end-alone = Only one realm is left.
medioevo-row-honour = Honour of the game
medioevo-row-florins = Most florins, loans deducted
medioevo-row-market = Best grand market
medioevo-row-technology = Highest technology
medioevo-row-cathedrals = Most cathedrals
medioevo-row-cities = Most cities
medioevo-row-castles = Most castles
medioevo-row-territories = Most territories
medioevo-row-rome = Control of Rome
medioevo-row-jerusalem = Control of Jerusalem
medioevo-row-monopolies = Monopolies
medioevo-row-captives = Own units held prisoner
medioevo-row-debts = Debts
medioevo-row-objectives = Objective tokens

## Refusals

medioevo-refusal-realm-taken = Somebody has this realm already.
medioevo-refusal-realm-apart = This realm is linked to none of those already chosen.
medioevo-refusal-bid-too-much = You can bid 0 to { $most } florins now.
medioevo-refusal-settle-place = That goes into your own home: a village on an inhabited area, a ship in a port.
medioevo-refusal-settle-kind = Your home has no place for that kind of transport: ships need a port.
medioevo-refusal-settle-levels = You start with { $levels } levels of transports in all: one of level II, or two of level I.
medioevo-refusal-suffer = Share out damage among your own pieces in the region; { $points } left.
medioevo-refusal-raise-place = Barbarians gather where some are already, or at a fire that nobody controls.
medioevo-refusal-raise-unit = An archer joins at least { $archers } barbarians, a captain at least { $captains }, and only while there are pieces.
medioevo-refusal-drive-home = You cannot move barbarians that are in your own home.
medioevo-refusal-drive-bound = These barbarians share the land with units and stay.
medioevo-refusal-drive-none = There are no barbarians to move there.
medioevo-refusal-drive-far = They can go to an adjacent land only, or to a sea while a galley is left.
medioevo-refusal-rise-place = Rebels rise in your controlled home land with the fewest units.
medioevo-refusal-tax-level = The tax is 10, 20, 30, 40 or 50.
medioevo-refusal-borrow-twice = You have borrowed this turn already.
medioevo-refusal-borrow-most = You have { $most } loans: nobody lends you more.
medioevo-refusal-repay-none = You have no loan.
medioevo-refusal-repay-twice = You have paid back a loan this turn already.
medioevo-refusal-repay-poor = It takes { $florins } florins to pay back a loan.
medioevo-refusal-not-bankrupt = Only a bankrupt may do that: without money for the interest, and without anybody who lends.
medioevo-refusal-ransack-none = You have nothing left to plunder.
medioevo-refusal-revolt-early = First plunder what you have.
medioevo-refusal-revolt-nowhere = You control no home land where rebels could rise.
medioevo-refusal-nothing-to-buy = Nothing of this kind can be bought with what you know and the { $florins } florins left.
medioevo-refusal-research-twice = One step per branch and turn.
medioevo-refusal-research-done = You have all the technologies of this branch.
medioevo-refusal-research-poor = You have only { $florins } florins left.
medioevo-refusal-build-uncontrolled = You do not control that land.
medioevo-refusal-build-nothing = There is nothing you could build in { $place } now.
medioevo-refusal-build-not-there = That cannot stand in { $place }: civil buildings need an inhabited area, and an upgrade must be higher.
medioevo-refusal-build-unknown = You need this technology first: { $technology }.
medioevo-refusal-supply-out = No such piece is left in the supply.
medioevo-refusal-poor = That costs { $florins } florins with the missing points; you have { $have } left.
medioevo-refusal-tokens = Up to { $most } control tokens go on adjacent lands without an opponent, a hostile army or another token.
medioevo-refusal-machine = Not possible: look at its technology, its price (you have { $have } florins left), your property tokens and its place.
medioevo-refusal-recruit = You may still place { $levy } units this turn and have { $have } florins left.
medioevo-refusal-muster-place = Units go into an inhabited area you control, or to a military building you control.
medioevo-refusal-promote = You have no captain there who could be promoted.
medioevo-refusal-seek-twice = One Empire card a turn.
medioevo-refusal-seek-none = The deck of Empire cards is empty.
medioevo-refusal-seek-poor = An Empire card costs you { $florins } florins.

## Commands

medioevo-command = medioevo
medioevo-command-description = Play Medioevo Universale.

medioevo-reign-name = reign
medioevo-reign-description = Choose your realm
medioevo-reign-button = Choose a realm
medioevo-reign-realm-name = realm
medioevo-reign-realm-description = The realm you rule
medioevo-reign-realm-prompt = Which realm?

medioevo-bid-name = bid
medioevo-bid-description = Bid in secret for the turn order
medioevo-bid-button = Bid
medioevo-bid-florins-name = florins
medioevo-bid-florins-description = How many florins
medioevo-bid-florins-prompt = How many florins do you bid?

medioevo-settle-name = settle
medioevo-settle-description = Place your first village, archer and transports
medioevo-settle-button = Settle
medioevo-settle-village-name = village
medioevo-settle-village-description = Where the village goes
medioevo-settle-village-prompt = Where does your village go?
medioevo-settle-archer-name = archer
medioevo-settle-archer-description = Where the archer goes
medioevo-settle-archer-prompt = Where does your archer go?
medioevo-settle-transport-name = transport
medioevo-settle-transport-description = The first transport
medioevo-settle-transport-prompt = Which transport?
medioevo-settle-level-name = level
medioevo-settle-level-description = II, or I and a second one
medioevo-settle-level-prompt = Of which level?
medioevo-settle-base-name = base
medioevo-settle-base-description = Where it goes
medioevo-settle-base-prompt = Where does it go?
medioevo-settle-transport2-name = transport2
medioevo-settle-transport2-description = The second transport, of level I
medioevo-settle-transport2-prompt = Which second transport?
medioevo-settle-base2-name = base2
medioevo-settle-base2-description = Where the second one goes
medioevo-settle-base2-prompt = Where does the second one go?

medioevo-keep-name = keep
medioevo-keep-description = Keep one of your first Empire cards
medioevo-keep-button = Keep a card
medioevo-keep-card-name = card
medioevo-keep-card-description = The card you keep
medioevo-keep-card-prompt = Which card do you keep?

medioevo-take-name = take
medioevo-take-description = Take your first objective token
medioevo-take-button = Take a token
medioevo-take-colour-name = colour
medioevo-take-colour-description = Its colour
medioevo-take-colour-prompt = Of which colour?

medioevo-reroll-name = reroll
medioevo-reroll-description = Reroll barbarian dice, or keep them
medioevo-reroll-button = Dice
medioevo-reroll-dice-name = dice
medioevo-reroll-dice-description = The dice you reroll; none: keep them
medioevo-reroll-dice-prompt = Which dice do you reroll?

medioevo-decree-name = decree
medioevo-decree-description = Choose two effects of the event
medioevo-decree-button = Effects
medioevo-decree-icons-name = effects
medioevo-decree-icons-description = The two effects that apply
medioevo-decree-icons-prompt = Which two effects apply?

medioevo-halt-name = halt
medioevo-halt-description = Choose transports that cannot move this turn
medioevo-halt-button = Stop transports
medioevo-halt-transports-name = transports
medioevo-halt-transports-description = The transports that stop
medioevo-halt-transports-prompt = Which transports stop?

medioevo-suffer-name = suffer
medioevo-suffer-description = Share out damage among your units
medioevo-suffer-button = Take damage
medioevo-suffer-place-name = place
medioevo-suffer-place-description = The place
medioevo-suffer-place-prompt = Where?
medioevo-suffer-points-name = points
medioevo-suffer-points-description = How much there
medioevo-suffer-points-prompt = How much damage there?
medioevo-suffer-losses-name = losses
medioevo-suffer-losses-description = One point for each unit named
medioevo-suffer-losses-prompt = Which units suffer?

medioevo-crumble-name = crumble
medioevo-crumble-description = Share out damage among your buildings
medioevo-crumble-button = Take damage
medioevo-crumble-building-name = building
medioevo-crumble-building-description = The building
medioevo-crumble-building-prompt = Which building?
medioevo-crumble-points-name = points
medioevo-crumble-points-description = How much
medioevo-crumble-points-prompt = How much damage?

medioevo-spoil-name = spoil
medioevo-spoil-description = Choose the goods you lose
medioevo-spoil-button = Lose goods
medioevo-spoil-transport-name = transport
medioevo-spoil-transport-description = The transport that loses them
medioevo-spoil-transport-prompt = Which transport?
medioevo-spoil-goods-name = goods
medioevo-spoil-goods-description = The cubes
medioevo-spoil-goods-prompt = Which cubes?

medioevo-raise-name = raise
medioevo-raise-description = Add one barbarian
medioevo-raise-button = Add a barbarian
medioevo-raise-place-name = place
medioevo-raise-place-description = Where
medioevo-raise-place-prompt = Where?
medioevo-raise-unit-name = unit
medioevo-raise-unit-description = The kind
medioevo-raise-unit-prompt = Of which kind?

medioevo-drive-name = drive
medioevo-drive-description = Move all barbarians of a place
medioevo-drive-button = Move a horde
medioevo-drive-origin-name = from
medioevo-drive-origin-description = Where they are
medioevo-drive-origin-prompt = Which horde moves?
medioevo-drive-target-name = to
medioevo-drive-target-description = Where they go
medioevo-drive-target-prompt = Where does it go?

medioevo-enough-name = enough
medioevo-enough-description = Leave the other barbarian points
medioevo-enough-button = Enough

medioevo-rise-name = rise
medioevo-rise-description = Choose where rebels rise
medioevo-rise-button = Place rebels
medioevo-rise-place-name = place
medioevo-rise-place-description = The land
medioevo-rise-place-prompt = Where do they rise?

medioevo-withdraw-name = withdraw
medioevo-withdraw-description = Take back a control token
medioevo-withdraw-button = Take back
medioevo-withdraw-place-name = place
medioevo-withdraw-place-description = Its land
medioevo-withdraw-place-prompt = Which token goes?

medioevo-tax-name = tax
medioevo-tax-description = Set your tax level
medioevo-tax-button = Tax
medioevo-tax-level-name = level
medioevo-tax-level-description = 10 to 50
medioevo-tax-level-prompt = How high is your tax?

medioevo-dismiss-name = dismiss
medioevo-dismiss-description = Give up units, a transport or an engine
medioevo-dismiss-button = Dismiss
medioevo-dismiss-piece-name = piece
medioevo-dismiss-piece-description = What goes
medioevo-dismiss-piece-prompt = What do you dismiss?
medioevo-dismiss-count-name = count
medioevo-dismiss-count-description = How many
medioevo-dismiss-count-prompt = How many?

medioevo-borrow-name = borrow
medioevo-borrow-description = Borrow 500 florins
medioevo-borrow-button = Borrow

medioevo-repay-name = repay
medioevo-repay-description = Pay back 500 florins
medioevo-repay-button = Pay back

medioevo-ransack-name = ransack
medioevo-ransack-description = Bankrupt: plunder your own building or transport
medioevo-ransack-button = Plunder own
medioevo-ransack-piece-name = piece
medioevo-ransack-piece-description = What you plunder
medioevo-ransack-piece-prompt = What do you plunder?

medioevo-revolt-name = revolt
medioevo-revolt-description = Bankrupt: let rebels rise for 100 florins
medioevo-revolt-button = Revolt

medioevo-default-name = default
medioevo-default-description = Bankrupt: give up paying the interest
medioevo-default-button = Give up paying

medioevo-research-name = research
medioevo-research-description = Learn the next technology of a branch
medioevo-research-button = Technology
medioevo-research-colour-name = branch
medioevo-research-colour-description = The branch
medioevo-research-colour-prompt = Which technology?

medioevo-seek-name = seek
medioevo-seek-description = Look for an Empire card
medioevo-seek-button = Empire card

medioevo-build-name = build
medioevo-build-description = Build or upgrade a building
medioevo-build-button = Build
medioevo-build-place-name = place
medioevo-build-place-description = Where
medioevo-build-place-prompt = Where do you build?
medioevo-build-building-name = building
medioevo-build-building-description = What
medioevo-build-building-prompt = What do you build?
medioevo-build-tokens-name = tokens
medioevo-build-tokens-description = Lands that get a control token
medioevo-build-tokens-prompt = Which lands get control tokens?
medioevo-build-means-name = pay
medioevo-build-means-description = How its points are paid
medioevo-build-means-prompt = How do you pay its points?

medioevo-repair-name = repair
medioevo-repair-description = Repair a building for 50 florins a point
medioevo-repair-button = Repair
medioevo-repair-building-name = building
medioevo-repair-building-description = The building
medioevo-repair-building-prompt = Which building?
medioevo-repair-points-name = points
medioevo-repair-points-description = How many points
medioevo-repair-points-prompt = How many points?

medioevo-equip-name = equip
medioevo-equip-description = Buy a transport
medioevo-equip-button = Transport
medioevo-equip-transport-name = transport
medioevo-equip-transport-description = The kind
medioevo-equip-transport-prompt = Which transport?
medioevo-equip-level-name = level
medioevo-equip-level-description = Its level
medioevo-equip-level-prompt = Of which level?
medioevo-equip-place-name = place
medioevo-equip-place-description = Where
medioevo-equip-place-prompt = Where is it built?
medioevo-equip-means-name = pay
medioevo-equip-means-description = How its points are paid
medioevo-equip-means-prompt = How do you pay its points?

medioevo-forge-name = forge
medioevo-forge-description = Buy a siege engine
medioevo-forge-button = Siege engine
medioevo-forge-engine-name = engine
medioevo-forge-engine-description = The engine
medioevo-forge-engine-prompt = Which engine?
medioevo-forge-place-name = place
medioevo-forge-place-description = Where
medioevo-forge-place-prompt = Where does it go?
medioevo-forge-means-name = pay
medioevo-forge-means-description = How its points are paid
medioevo-forge-means-prompt = How do you pay its points?

medioevo-improve-name = improve
medioevo-improve-description = Raise the level of a transport or engine
medioevo-improve-button = Improve
medioevo-improve-piece-name = piece
medioevo-improve-piece-description = The transport or engine
medioevo-improve-piece-prompt = What do you improve?
medioevo-improve-level-name = level
medioevo-improve-level-description = The new level
medioevo-improve-level-prompt = To which level?
medioevo-improve-means-name = pay
medioevo-improve-means-description = How its points are paid
medioevo-improve-means-prompt = How do you pay its points?

medioevo-recruit-name = recruit
medioevo-recruit-description = Recruit units
medioevo-recruit-button = Recruit
medioevo-recruit-unit-name = unit
medioevo-recruit-unit-description = The kind
medioevo-recruit-unit-prompt = Which unit?
medioevo-recruit-count-name = count
medioevo-recruit-count-description = How many
medioevo-recruit-count-prompt = How many?
medioevo-recruit-place-name = place
medioevo-recruit-place-description = Where
medioevo-recruit-place-prompt = Where do they go?
medioevo-recruit-means-name = pay
medioevo-recruit-means-description = How its points are paid
medioevo-recruit-means-prompt = How do you pay its points?

medioevo-promote-name = promote
medioevo-promote-description = Promote a captain
medioevo-promote-button = Promote
medioevo-promote-captain-name = captain
medioevo-promote-captain-description = The captain
medioevo-promote-captain-prompt = Which captain?
medioevo-promote-level-name = level
medioevo-promote-level-description = The new level
medioevo-promote-level-prompt = To which level?
medioevo-promote-means-name = pay
medioevo-promote-means-description = How its points are paid
medioevo-promote-means-prompt = How do you pay its points?

medioevo-ransom-name = ransom
medioevo-ransom-description = Buy back your units held prisoner
medioevo-ransom-button = Ransom
medioevo-ransom-captor-name = captor
medioevo-ransom-captor-description = Who holds them
medioevo-ransom-captor-prompt = Who holds them?
medioevo-ransom-unit-name = unit
medioevo-ransom-unit-description = The kind
medioevo-ransom-unit-prompt = Which unit?
medioevo-ransom-count-name = count
medioevo-ransom-count-description = How many
medioevo-ransom-count-prompt = How many?
medioevo-ransom-place-name = place
medioevo-ransom-place-description = Where they come back
medioevo-ransom-place-prompt = Where do they come back?

medioevo-unlist-name = unlist
medioevo-unlist-description = Take an entry off your list
medioevo-unlist-button = Cross off
medioevo-unlist-line-name = line
medioevo-unlist-line-description = The number of the entry
medioevo-unlist-line-prompt = Which entry goes?

medioevo-done-name = done
medioevo-done-description = Your list of purchases is complete
medioevo-done-button = Done

medioevo-choose-name = choose
medioevo-choose-description = Keep one of the Empire cards you look at
medioevo-choose-button = Choose
medioevo-choose-card-name = card
medioevo-choose-card-description = The card you keep
medioevo-choose-card-prompt = Which card do you keep?

## Options

medioevo-option-realms-name = Realms
medioevo-option-realms-description = How realms are given out
medioevo-option-realms-choice = chosen in turn
medioevo-option-realms-lot = drawn by lot
medioevo-option-turns-name = Turns
medioevo-option-turns-description = How many turns are played
medioevo-option-turns-3 = 3 (short)
medioevo-option-turns-8 = 8
medioevo-option-turns-10 = 10
medioevo-option-turns-12 = 12
medioevo-option-honour-name = Honour limit
medioevo-option-honour-description = The game ends at once when somebody reaches it
medioevo-option-honour-0 = none

## What is new in the rules, version by version

medioevo-version-2 = Medioevo Universale, version 2: all that has been mended in the rules since this table began is in force from now on, and battles and phases outlive later changes.
medioevo-version-3 = Medioevo Universale, version 3: nobody is attacked unasked beside others, loans are open at every decision, war, peace and dismissals in every phase, objective tokens are spent on purchases only when you say so, and the honour limit ends the game at once.
