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
    .a = a unit of light infantry
medioevo-thing-heavy = heavy infantry
    .a = a unit of heavy infantry
medioevo-thing-cavalry = cavalry
    .a = a unit of cavalry
medioevo-thing-archer = archer
    .many = archers
medioevo-thing-captain1 = captain I
    .many = captains I
medioevo-thing-captain2 = captain II
    .many = captains II
medioevo-thing-captain3 = captain III
    .many = captains III
medioevo-thing-wagon = war wagon
    .many = war wagons
medioevo-thing-galley = galley
    .many = galleys
medioevo-thing-caravan = caravan
    .many = caravans
medioevo-thing-ship = merchant ship
    .many = merchant ships
medioevo-thing-catapult = catapult
    .many = catapults
medioevo-thing-trebuchet = trebuchet
    .many = trebuchets
medioevo-thing-bombard = bombard
    .many = bombards
medioevo-thing-village = village
    .many = villages
medioevo-thing-town = town
    .many = towns
medioevo-thing-city = city
    .many = cities
medioevo-thing-tower = tower
    .many = towers
medioevo-thing-fort = fort
    .many = forts
medioevo-thing-castle = castle
    .many = castles
medioevo-thing-cathedral = cathedral
    .many = cathedrals
medioevo-good-arms = arms
    .one = cube of arms
    .many = cubes of arms
medioevo-good-salt = salt
    .one = cube of salt
    .many = cubes of salt
medioevo-good-furs = furs
    .one = cube of furs
    .many = cubes of furs
medioevo-good-grain = grain
    .one = cube of grain
    .many = cubes of grain
medioevo-good-slaves = slaves
    .one = cube of slaves
    .many = cubes of slaves
medioevo-good-spices = spices
    .one = cube of spices
    .many = cubes of spices
medioevo-good-cloth = cloth
    .one = cube of cloth
    .many = cubes of cloth
medioevo-good-wine = wine
    .one = cube of wine
    .many = cubes of wine
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
medioevo-count = { COUNT($count, $thing) }

## Prompts

medioevo-prompt-reign = Choose your realm.
medioevo-prompt-bid = Turn { $turn }: make a secret bid to go first.
medioevo-prompt-rebid = Turn { $turn }: you are tied for first. Bid again; the amount is added to your first bid.
medioevo-prompt-settle = Place a village, an archer and transports (one of level II or two of level I) in your home.
medioevo-prompt-keep = Keep one of these three Empire cards.
medioevo-prompt-take = Take one objective token. It gives you 1 technology point of its colour every turn.
medioevo-prompt-reroll = These dice make this horde: { $horde }. Reroll any of them once, or keep them.
medioevo-prompt-decree = { $event }: choose two of its three effects.
medioevo-prompt-strike-movement = { $points ->
    [one] Choose { $points } of your transports: it cannot move this turn.
   *[other] Choose { $points } of your transports: they cannot move this turn.
  }
medioevo-prompt-strike-armies = Your units in the event’s lands take { $points } damage. Which units?
medioevo-prompt-strike-buildings = Your buildings in the event’s lands take { $points } damage. Which ones?
medioevo-prompt-strike-goods = { $points ->
    [one] You lose { $points } goods cube from one transport. Which transport?
   *[other] You lose up to { $points } goods cubes from one transport. Which transport?
  }
medioevo-prompt-supply = { $points ->
    [one] { $points } barbarian point left. Spend it to add a barbarian or move a horde.
   *[other] { $points } barbarian points left. Spend one to add a barbarian or move a horde.
  }
medioevo-prompt-rise = { $left ->
    [one] { $left } rebellion left to place. Where does it break out?
   *[other] { $left } rebellions left to place. Where does the next one break out?
  }
medioevo-prompt-withdraw = Your military buildings no longer support all your control tokens. Remove one.
medioevo-prompt-tax = Set your tax. You will then pay { $due ->
    [one] { $due } florin
   *[other] { $due } florins
  } in upkeep and interest.
medioevo-prompt-dues = You owe { $due ->
    [one] { $due } florin
   *[other] { $due } florins
  } and have { $florins }. Take a loan or disband something.
medioevo-prompt-bankrupt = You owe { $due ->
    [one] { $due } florin
   *[other] { $due } florins
  }, have { $florins }, and cannot borrow more. Plunder your own property, or default.
medioevo-prompt-buy = { medioevo-florins }, { $count ->
    [one] { $count } purchase
   *[other] { $count } purchases
  } on your list. Add more, or press **Done**.
medioevo-prompt-buy-on = You have drawn your card, and may use it for purchases. { medioevo-florins }, { $count ->
    [one] { $count } purchase
   *[other] { $count } purchases
  } on your list. Add more, or press **Done**.
medioevo-prompt-choose = Which Empire card do you keep?

## Labels of options

medioevo-label-none = None
medioevo-label-die = { $die }: { $value }
medioevo-label-level = level { ROMAN($level) }
medioevo-outcome-price = { medioevo-florins } ({ $left } left)
medioevo-label-piece = { $thing } { ROMAN($level) }, { $place }
medioevo-label-seat = { $seat }
medioevo-label-site = { $left ->
    [one] { $thing }, { $place } ({ $left } structure point left)
   *[other] { $thing }, { $place } ({ $left } structure points left)
  }
medioevo-label-site-gone = { START($place) }: no building
medioevo-label-technology = { $technology } (level { $level })
medioevo-label-troop = { $thing }, { $place }
    .many = { MANY($thing) }, { $place }

## Events

medioevo-event-turn = Turn { $turn } begins.
medioevo-event-turn-over = Turn { $turn } is over.
medioevo-event-reign = { $seat } rules { $realm }.
medioevo-event-sealed = { $seat } is ready.
medioevo-event-own-bid = You bid { medioevo-florins }.
medioevo-event-bid = { $seat } bid { medioevo-florins }.
medioevo-event-order = { $winner_seat } goes first and pays { medioevo-florins } to { $last_seat }, who is last.
medioevo-event-settle = { $seat } founds a village in { $place }.
medioevo-event-keep = { $seat } keeps { $card }.
medioevo-event-take = { $seat } takes a { $colour } objective token.
medioevo-event-horde-dice = Barbarian dice: { $d4 }, { $d6 } and { $d8 }. Horde: { $horde }.
medioevo-event-horde-set = This turn’s barbarian dice: { $d4 }, { $d6 } and { $d8 }. Each horde: { $horde }.
medioevo-event-drawn = Event: { $event }.
medioevo-event-decree = { $seat } chooses: { $icons }.
medioevo-event-strike-movement = { $seat } rolls { $roll } for movement.
medioevo-event-strike-armies = { $seat } rolls { $roll } for armies.
medioevo-event-strike-buildings = { $seat } rolls { $roll } for buildings.
medioevo-event-strike-goods = { $seat } rolls { $roll } for goods.
medioevo-event-halt = { $count ->
    [one] { $seat } has { $count } transport that cannot move this turn.
   *[other] { $seat } has { $count } transports that cannot move this turn.
  }
medioevo-event-suffer = { $seat } loses { $losses } in { $place }.
medioevo-event-building-hit = The { $thing } in { $place } takes { $points } damage.
medioevo-event-building-falls = The { $thing } in { $place } takes { $points } damage and is destroyed.
medioevo-event-spoil = { $seat } loses { $goods }.
medioevo-event-raise = { $seat } adds a barbarian in { $place }: { $thing }.
medioevo-event-drive = { $count ->
    [one] { $count } barbarian moves from { $origin } to { $target }.
   *[other] { $count } barbarians move from { $origin } to { $target }.
  }
medioevo-event-horde = A horde appears in { $place }: { $horde }.
medioevo-event-ravage = Barbarians destroy everything in { $place }.
medioevo-event-tolerated = Tolerated tax this turn: { $tax }.
medioevo-event-rebellion = Rebellion against { $seat } in { $place }!
medioevo-event-withdraw = { $seat } removes the control token from { $place }.
medioevo-event-own-tax = At tax { $level } you collect { medioevo-florins }, then pay { $due }.
medioevo-event-income = { $seat } sets tax { $level } and collects { medioevo-florins }.
medioevo-event-dues = { $seat } pays { $upkeep ->
    [one] { $upkeep } florin
   *[other] { $upkeep } florins
  } in upkeep and { $interest } in interest.
medioevo-event-dismiss = { $seat } disbands { COUNT($count, $piece) }.
medioevo-event-borrow = { $loans ->
    [one] { $seat } borrows { medioevo-florins } and now has { $loans } loan of 5.
   *[other] { $seat } borrows { medioevo-florins } and now has { $loans } loans of 5.
  }
medioevo-event-repay = { $seat } repays { medioevo-florins }; loans left: { $loans }.
medioevo-event-ransack = { $seat } plunders their own { $piece } for { medioevo-florins }.
medioevo-event-default = { $seat } defaults on the interest and loses all units, transports and engines.
medioevo-event-eliminated = { $seat } is bankrupt and out of the game.
medioevo-event-research = { $seat } learns { $technology } for { medioevo-florins }.
medioevo-event-seek = { $seat } pays { medioevo-florins } for an Empire card.
medioevo-event-build = { $tokens ->
    [0] { $seat } builds { A($thing) } in { $place } for { medioevo-florins }.
    [one] { $seat } builds { A($thing) } in { $place } for { medioevo-florins } and places { $tokens } control token.
   *[other] { $seat } builds { A($thing) } in { $place } for { medioevo-florins } and places { $tokens } control tokens.
  }
medioevo-event-repair = { $seat } repairs the { $thing } in { $place } for { medioevo-florins }.
medioevo-event-equip = { $seat } buys a level { ROMAN($level) } { $thing } in { $place } for { medioevo-florins }.
medioevo-event-improve = { $seat } upgrades to a level { ROMAN($level) } { $thing } in { $place } for { medioevo-florins }.
medioevo-event-recruit = { $seat } recruits { COUNT($count, $thing) } in { $place } for { medioevo-florins }.
medioevo-event-promote = { $seat } promotes a captain in { $place } to { $thing } for { medioevo-florins }.
medioevo-event-ransom = { $seat } ransoms { COUNT($count, $thing) } from { $captor_seat } for { medioevo-florins }.
medioevo-event-dropped = { $seat } can no longer buy this, so it is dropped: { $what }.
medioevo-event-honour-won = { $seat } gains { $points } honour ({ $why }), now { $honour }.
medioevo-event-honour-lost = { $seat } loses { $points } honour ({ $why }), now { $honour }.
medioevo-honour-rebels = new rebellions with rebels already at home
medioevo-honour-building = city, castle or cathedral built
medioevo-honour-attack = attack without a declared war
medioevo-event-winner = { $seat } wins with { $points } honour!

## The end

medioevo-end-turns = All { $turns } turns are played.
medioevo-end-honour = A player has reached { $limit } honour.
medioevo-end-alone = Only one player is left.
medioevo-row-honour = Honour during the game
medioevo-row-florins = Most florins (after loans)
medioevo-row-market = Best grand market
medioevo-row-technology = Highest technology
medioevo-row-cathedrals = Most cathedrals
medioevo-row-cities = Most cities
medioevo-row-castles = Most castles
medioevo-row-territories = Most lands
medioevo-row-rome = Control of Rome
medioevo-row-jerusalem = Control of Jerusalem
medioevo-row-monopolies = Monopolies
medioevo-row-captives = Units held prisoner
medioevo-row-debts = Loans
medioevo-row-objectives = Objective tokens

## Refusals

medioevo-refusal-realm-taken = This realm is already taken.
medioevo-refusal-realm-apart = This realm is not linked to any chosen realm.
medioevo-refusal-bid-too-much = { $most ->
    [one] You can bid 0 to { $most } florin now.
   *[other] You can bid 0 to { $most } florins now.
  }
medioevo-refusal-settle-place = Place it in your home: villages on inhabited areas, ships in ports.
medioevo-refusal-settle-kind = Your home has no place for that kind of transport: ships need a port.
medioevo-refusal-settle-levels = Your starting transports must add up to level { $levels }: one level II or two level I.
medioevo-refusal-suffer = Assign the damage to your pieces there; { $points } left to assign.
medioevo-refusal-raise-place = Add barbarians where some already are, or at a campfire no player controls.
medioevo-refusal-raise-unit = An archer needs { $archers } barbarians in the place, a captain { $captains }, and the piece must be in the supply.
medioevo-refusal-drive-home = You cannot move barbarians that are in your own home.
medioevo-refusal-drive-bound = These barbarians are in contact with a player’s units and cannot move.
medioevo-refusal-drive-none = There are no barbarians to move there.
medioevo-refusal-drive-far = They can move only to an adjacent land, or to a sea if a barbarian galley is available.
medioevo-refusal-rise-place = Rebels appear in the home land you control that has the fewest units.
medioevo-refusal-tax-level = The tax is 10, 20, 30, 40 or 50.
medioevo-refusal-borrow-twice = You have already taken a loan this turn.
medioevo-refusal-borrow-most = { $most ->
    [one] You already have { $most } loan, the maximum.
   *[other] You already have { $most } loans, the maximum.
  }
medioevo-refusal-repay-none = You have no loan.
medioevo-refusal-repay-twice = You have already repaid a loan this turn.
medioevo-refusal-repay-poor = Repaying a loan costs { medioevo-florins }.
medioevo-refusal-not-bankrupt = You can do that only when bankrupt: unable to pay the interest and unable to borrow.
medioevo-refusal-ransack-none = You have nothing left to plunder.
medioevo-refusal-revolt-early = You must plunder everything you own first.
medioevo-refusal-revolt-nowhere = You control no home land where rebels could appear.
medioevo-refusal-nothing-to-buy = You cannot buy any of these with your technologies and { medioevo-florins }.
medioevo-refusal-research-twice = You can advance each branch only once per turn.
medioevo-refusal-research-done = You have all the technologies of this branch.
medioevo-refusal-research-poor = You have only { medioevo-florins } left.
medioevo-refusal-build-uncontrolled = You do not control that land.
medioevo-refusal-build-nothing = There is nothing you could build in { $place } now.
medioevo-refusal-build-not-there = You cannot build that in { $place }: civil buildings need an inhabited area, and an upgrade must be a higher level.
medioevo-refusal-build-unknown = You need this technology first: { $technology }.
medioevo-refusal-supply-out = No such piece is left in the supply.
medioevo-refusal-poor = That costs { medioevo-florins }, including the technology points you lack; you have { $have }.
medioevo-refusal-tokens = { $most ->
    [one] You can place { $most } control token, on an adjacent land with no opponent, hostile army or other token.
   *[other] You can place up to { $most } control tokens, on adjacent lands with no opponent, hostile army or other token.
  }
medioevo-refusal-machine-none = There is no such transport, siege engine or level to buy.
medioevo-refusal-machine-yard = You have no place where you can build this: { $thing }.
medioevo-refusal-machine-token = You have no property token left that shows this level.
medioevo-refusal-machine-top = It already has the highest level.
medioevo-refusal-machine-place = It can be upgraded only where you could build it; it is elsewhere now.
medioevo-refusal-recruit = { $levy ->
    [one] You can still recruit { $levy } unit this turn; florins left: { $have }.
   *[other] You can still recruit { $levy } units this turn; florins left: { $have }.
  }
medioevo-refusal-muster-place = Units go into an inhabited area you control, or to a military building you control.
medioevo-refusal-promote = You have no captain there to promote.
medioevo-refusal-seek-twice = You can buy one Empire card per turn.
medioevo-refusal-seek-none = The deck of Empire cards is empty.
medioevo-refusal-seek-poor = An Empire card costs you { medioevo-florins }.

## Commands

medioevo-command = medioevo
medioevo-command-description = Play Medioevo Universale

medioevo-reign-name = realm
medioevo-reign-description = Choose your realm
medioevo-reign-button = Choose realm
medioevo-reign-whole = Rule { $realm }
medioevo-reign-realm-name = realm
medioevo-reign-realm-description = The realm you rule
medioevo-reign-realm-prompt = Which realm?

medioevo-bid-name = bid
medioevo-bid-description = Make a secret bid for turn order
medioevo-bid-button = Bid
medioevo-bid-florins-name = florins
medioevo-bid-florins-description = Your bid in florins
medioevo-bid-florins-prompt = How many florins do you bid?

medioevo-settle-name = settle
medioevo-settle-description = Place your first village, archer and transports
medioevo-settle-button = Starting pieces
medioevo-settle-whole = { $transport2 ->
    [none] Village in { $village }, archer in { $archer }, { $transport } ({ $level }) in { $base }
   *[other] Village in { $village }, archer in { $archer }, { $transport } in { $base } and { $transport2 } in { $base2 }
  }
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
medioevo-settle-level-description = Level II, or level I and a second one
medioevo-settle-level-prompt = Which level?
medioevo-settle-base-name = base
medioevo-settle-base-description = Where the first transport goes
medioevo-settle-base-prompt = Where does it go?
medioevo-settle-transport2-name = transport2
medioevo-settle-transport2-description = The second transport (level I)
medioevo-settle-transport2-prompt = Which second transport?
medioevo-settle-base2-name = base2
medioevo-settle-base2-description = Where the second transport goes
medioevo-settle-base2-prompt = Where does the second one go?

medioevo-keep-name = keep
medioevo-keep-description = Keep one of your first Empire cards
medioevo-keep-button = Keep card
medioevo-keep-whole = { $card }
medioevo-keep-card-name = card
medioevo-keep-card-description = The card you keep
medioevo-keep-card-prompt = Which card do you keep?

medioevo-take-name = token
medioevo-take-description = Take your first objective token
medioevo-take-button = Take token
medioevo-take-colour-name = colour
medioevo-take-colour-description = Colour of the token
medioevo-take-colour-prompt = Which colour?

medioevo-reroll-name = reroll
medioevo-reroll-description = Reroll barbarian dice, or keep them
medioevo-reroll-button = Reroll dice
medioevo-reroll-dice-name = dice
medioevo-reroll-dice-description = Dice to reroll; leave empty to keep all
medioevo-reroll-dice-prompt = Which dice do you reroll?

medioevo-decree-name = effects
medioevo-decree-description = Choose two effects of the event
medioevo-decree-button = Choose effects
medioevo-decree-icons-name = effects
medioevo-decree-icons-description = The two effects that apply
medioevo-decree-icons-prompt = Which two effects apply?

medioevo-halt-name = stop
medioevo-halt-description = Choose transports that cannot move this turn
medioevo-halt-button = Stop transports
medioevo-halt-transports-name = transports
medioevo-halt-transports-description = Transports that cannot move this turn
medioevo-halt-transports-prompt = Which transports cannot move this turn?

medioevo-suffer-name = unit-damage
medioevo-suffer-description = Assign damage to your units
medioevo-suffer-button = Assign damage
medioevo-suffer-place-name = place
medioevo-suffer-place-description = Where units take damage
medioevo-suffer-place-prompt = Where?
medioevo-suffer-points-name = points
medioevo-suffer-points-description = Damage points in that place
medioevo-suffer-points-prompt = How much damage there?
medioevo-suffer-losses-name = losses
medioevo-suffer-losses-description = Units that take 1 damage each
medioevo-suffer-losses-prompt = Which units take the damage?

medioevo-crumble-name = building-damage
medioevo-crumble-description = Assign damage to your buildings
medioevo-crumble-button = Assign damage
medioevo-crumble-building-name = building
medioevo-crumble-building-description = Building that takes damage
medioevo-crumble-building-prompt = Which building?
medioevo-crumble-points-name = points
medioevo-crumble-points-description = Damage points it takes
medioevo-crumble-points-prompt = How much damage?

medioevo-spoil-name = lose-goods
medioevo-spoil-description = Choose the goods you lose
medioevo-spoil-button = Lose goods
medioevo-spoil-transport-name = transport
medioevo-spoil-transport-description = Transport that loses goods
medioevo-spoil-transport-prompt = Which transport?
medioevo-spoil-goods-name = goods
medioevo-spoil-goods-description = Goods cubes it loses
medioevo-spoil-goods-prompt = Which cubes?

medioevo-raise-name = add
medioevo-raise-description = Add one barbarian
medioevo-raise-button = Add barbarian
medioevo-raise-place-name = place
medioevo-raise-place-description = Where to add a barbarian
medioevo-raise-place-prompt = Where?
medioevo-raise-unit-name = unit
medioevo-raise-unit-description = Unit type
medioevo-raise-unit-prompt = Which unit type?

medioevo-drive-name = move
medioevo-drive-description = Move all barbarians of a place
medioevo-drive-button = Move horde
medioevo-drive-origin-name = from
medioevo-drive-origin-description = Where the horde is
medioevo-drive-origin-prompt = Which horde moves?
medioevo-drive-target-name = to
medioevo-drive-target-description = Where the horde goes
medioevo-drive-target-prompt = Where does it go?

medioevo-enough-name = done
medioevo-enough-description = Leave the remaining barbarian points unspent
medioevo-enough-button = Done

medioevo-rise-name = rebels
medioevo-rise-description = Choose where rebels appear
medioevo-rise-button = Place rebels
medioevo-rise-place-name = place
medioevo-rise-place-description = Land where rebels appear
medioevo-rise-place-prompt = Where do they appear?

medioevo-withdraw-name = remove-token
medioevo-withdraw-description = Remove a control token
medioevo-withdraw-button = Remove token
medioevo-withdraw-place-name = place
medioevo-withdraw-place-description = Land whose token you remove
medioevo-withdraw-place-prompt = Which token do you remove?

medioevo-event-pledge = Saved. You will bid { $florins } for the next turn order.
medioevo-event-levy = { $level ->
    [0] Saved. You will be asked for the tax.
   *[other] Saved. Your tax stays at { $level } until you say otherwise.
  }
medioevo-label-levy = { $level ->
    [0] ask me
   *[other] { $level }
  }
medioevo-event-planned = { $count ->
    [one] Noted: { $count } move is planned.
   *[other] Noted: { $count } moves are planned.
  }
medioevo-event-plan-forgotten = Your plan is forgotten.
medioevo-event-plan-dropped = Your plan is possible no more, so you are asked.
medioevo-pledge-name = next-bid
medioevo-pledge-description = Say the bid for the next turn order now
medioevo-pledge-button = Next bid
medioevo-pledge-florins-name = florins
medioevo-pledge-florins-description = What you will bid
medioevo-pledge-florins-prompt = How much will you bid for the next turn order?
medioevo-levy-name = next-tax
medioevo-levy-description = Say the tax of the next turns now
medioevo-levy-button = Next tax
medioevo-levy-level-name = level
medioevo-levy-level-description = The tax, or 0 to be asked
medioevo-levy-level-prompt = Which tax from now on?
medioevo-tax-name = tax
medioevo-tax-description = Set your tax level
medioevo-tax-button = Set tax
medioevo-tax-whole = Tax { $level }
medioevo-tax-level-name = level
medioevo-tax-level-description = Tax level, 10 to 50
medioevo-tax-level-prompt = Which tax do you set?

medioevo-dismiss-name = disband
medioevo-dismiss-description = Disband units, a transport or an engine
medioevo-dismiss-button = Disband
medioevo-dismiss-piece-name = piece
medioevo-dismiss-piece-description = What to disband
medioevo-dismiss-piece-prompt = What do you disband?
medioevo-dismiss-count-name = count
medioevo-dismiss-count-description = Number of units
medioevo-dismiss-count-prompt = How many?

medioevo-borrow-name = borrow
medioevo-borrow-description = Take a loan of 500 florins
medioevo-borrow-button = Take a loan

medioevo-repay-name = repay
medioevo-repay-description = Repay a loan of 500 florins
medioevo-repay-button = Repay a loan

medioevo-ransack-name = plunder
medioevo-ransack-description = Bankrupt: plunder your own building or transport
medioevo-ransack-button = Plunder your own
medioevo-ransack-piece-name = piece
medioevo-ransack-piece-description = What you plunder
medioevo-ransack-piece-prompt = What do you plunder?

medioevo-revolt-name = rebellion
medioevo-revolt-description = Bankrupt: get 100 florins for a rebellion
medioevo-revolt-button = Allow a rebellion

medioevo-default-name = default
medioevo-default-description = Bankrupt: stop paying interest
medioevo-default-button = Default

medioevo-research-name = research
medioevo-research-description = Learn the next technology of a branch
medioevo-research-button = Learn technology
medioevo-research-colour-name = branch
medioevo-research-colour-description = Technology branch
medioevo-research-colour-prompt = Which technology?

medioevo-seek-name = card
medioevo-seek-description = Buy an Empire card
medioevo-seek-button = Buy Empire card

medioevo-build-name = build
medioevo-build-description = Build or upgrade a building
medioevo-build-button = Build
medioevo-build-place-name = place
medioevo-build-place-description = Where to build
medioevo-build-place-prompt = Where do you build?
medioevo-build-building-name = building
medioevo-build-building-description = Building to build
medioevo-build-building-prompt = What do you build?
medioevo-build-tokens-name = tokens
medioevo-build-tokens-description = Lands that get a control token
medioevo-build-tokens-prompt = Which lands get control tokens?
medioevo-build-means-name = pay
medioevo-build-means-description = How to pay its technology points
medioevo-build-means-prompt = How do you pay its technology points?

medioevo-repair-name = repair
medioevo-repair-description = Repair a building, 50 florins per point
medioevo-repair-button = Repair
medioevo-repair-building-name = building
medioevo-repair-building-description = Building to repair
medioevo-repair-building-prompt = Which building?
medioevo-repair-points-name = points
medioevo-repair-points-description = Structure points to repair
medioevo-repair-points-prompt = How many points?

medioevo-equip-name = transport
medioevo-equip-description = Buy a transport
medioevo-equip-button = Buy transport
medioevo-equip-transport-name = kind
medioevo-equip-transport-description = Transport to buy
medioevo-equip-transport-prompt = Which transport?
medioevo-equip-level-name = level
medioevo-equip-level-description = Level of the transport
medioevo-equip-level-prompt = Which level?
medioevo-equip-place-name = place
medioevo-equip-place-description = Where to place it
medioevo-equip-place-prompt = Where does it go?
medioevo-equip-means-name = pay
medioevo-equip-means-description = How to pay its technology points
medioevo-equip-means-prompt = How do you pay its technology points?

medioevo-forge-name = engine
medioevo-forge-description = Buy a siege engine
medioevo-forge-button = Buy siege engine
medioevo-forge-engine-name = kind
medioevo-forge-engine-description = Siege engine to buy
medioevo-forge-engine-prompt = Which siege engine?
medioevo-forge-place-name = place
medioevo-forge-place-description = Where to place it
medioevo-forge-place-prompt = Where does it go?
medioevo-forge-means-name = pay
medioevo-forge-means-description = How to pay its technology points
medioevo-forge-means-prompt = How do you pay its technology points?

medioevo-improve-name = upgrade
medioevo-improve-description = Upgrade a transport or siege engine
medioevo-improve-button = Upgrade
medioevo-improve-piece-name = piece
medioevo-improve-piece-description = Transport or engine to upgrade
medioevo-improve-piece-prompt = What do you upgrade?
medioevo-improve-level-name = level
medioevo-improve-level-description = The new level
medioevo-improve-level-prompt = Which level?
medioevo-improve-means-name = pay
medioevo-improve-means-description = How to pay its technology points
medioevo-improve-means-prompt = How do you pay its technology points?

medioevo-recruit-name = recruit
medioevo-recruit-description = Recruit units
medioevo-recruit-button = Recruit
medioevo-recruit-unit-name = unit
medioevo-recruit-unit-description = Unit type
medioevo-recruit-unit-prompt = Which unit type?
medioevo-recruit-count-name = count
medioevo-recruit-count-description = Number of units
medioevo-recruit-count-prompt = How many?
medioevo-recruit-place-name = place
medioevo-recruit-place-description = Where to place them
medioevo-recruit-place-prompt = Where do they go?
medioevo-recruit-means-name = pay
medioevo-recruit-means-description = How to pay its technology points
medioevo-recruit-means-prompt = How do you pay its technology points?

medioevo-promote-name = promote
medioevo-promote-description = Promote a captain
medioevo-promote-button = Promote
medioevo-promote-captain-name = captain
medioevo-promote-captain-description = Captain to promote
medioevo-promote-captain-prompt = Which captain?
medioevo-promote-level-name = level
medioevo-promote-level-description = The new level
medioevo-promote-level-prompt = Which level?
medioevo-promote-means-name = pay
medioevo-promote-means-description = How to pay its technology points
medioevo-promote-means-prompt = How do you pay its technology points?

medioevo-ransom-name = ransom
medioevo-ransom-description = Buy back your units held prisoner
medioevo-ransom-button = Ransom
medioevo-ransom-captor-name = captor
medioevo-ransom-captor-description = Player who holds them
medioevo-ransom-captor-prompt = Who holds them?
medioevo-ransom-unit-name = unit
medioevo-ransom-unit-description = Unit type
medioevo-ransom-unit-prompt = Which unit type?
medioevo-ransom-count-name = count
medioevo-ransom-count-description = Number of units
medioevo-ransom-count-prompt = How many?
medioevo-ransom-place-name = place
medioevo-ransom-place-description = Where they come back
medioevo-ransom-place-prompt = Where do they come back?

medioevo-unlist-name = remove
medioevo-unlist-description = Remove a purchase from your list
medioevo-unlist-button = Remove from list
medioevo-unlist-line-name = line
medioevo-unlist-line-description = Number of the purchase
medioevo-unlist-line-prompt = Remove which purchase?

medioevo-done-name = done
medioevo-done-description = Your list of purchases is complete
medioevo-done-button = Done

medioevo-choose-name = keep
medioevo-choose-description = Keep one of the Empire cards you look at
medioevo-choose-button = Keep card
medioevo-choose-card-name = card
medioevo-choose-card-description = The card you keep
medioevo-choose-card-prompt = Which card do you keep?

## Options

medioevo-option-realms-name = Realms
medioevo-option-realms-description = How realms are assigned
medioevo-option-realms-choice = players choose
medioevo-option-realms-lot = random
medioevo-option-turns-name = Turns
medioevo-option-turns-description = How many turns are played
medioevo-option-turns-3 = 3 (short)
medioevo-option-turns-8 = 8
medioevo-option-turns-10 = 10
medioevo-option-turns-12 = 12
medioevo-option-honour-name = Honour limit
medioevo-option-honour-description = The game ends as soon as someone reaches it
medioevo-option-honour-0 = none

## What is new in the rules, version by version

medioevo-version-2 = Medioevo Universale, version 2: all corrections to the rules since this table started now apply, and battles and phases survive later changes.
medioevo-version-3 = Medioevo Universale, version 3: no army attacks unless its player says so, loans, war and peace are possible at every decision, disbanding in every phase, objective tokens pay for purchases only when you say so, and the honour limit ends the game immediately.
medioevo-version-6 = Medioevo Universale, version 6: new tables begin with the usual standing orders, and with the first purchases everyone says whether they fight players too. At this table all stays as you have said it.
medioevo-version-5 = Medioevo Universale, version 5: rebels, losses by events and the first player’s choices in phase 2 can be left to standing orders, a battle round can ask about dice only, and realms can be wished for beforehand.
medioevo-version-4 = Medioevo Universale, version 4: battles can be fought by orders given beforehand, answers can be planned ahead, everyone settles at the same time, rebels are placed together, and you are asked about reactions only where you want to be.
