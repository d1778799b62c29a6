### Medioevo Universale, in English: cards, technologies, objectives and reactions.

## Windows

medioevo-moment-events = the event phase begins
medioevo-moment-event-drawn = an event has been drawn
medioevo-moment-die-rolled = a die has been rolled
medioevo-moment-rebellion = a rebellion is about to break out
medioevo-moment-entry = troops have entered a land
medioevo-moment-departure = somebody is about to leave
medioevo-moment-visit = a foreign transport has arrived
medioevo-moment-battle = a battle is about to begin
medioevo-moment-round = a new round of battle is coming
medioevo-moment-dice = battle dice have been rolled
medioevo-moment-damage = damage is about to be assigned
medioevo-moment-card = an Empire card has been turned
medioevo-moment-plunder = something is about to be plundered
medioevo-moment-trade = goods are being bought or sold
medioevo-moment-interest = interest is about to be paid
medioevo-moment-reset = the turn is about to end
medioevo-moment-all = at any of these moments
medioevo-prompt-window-events = The event phase begins. Do you react?
medioevo-prompt-window-event-drawn = An event has been drawn. Do you react?
medioevo-prompt-window-die-rolled = A die has been rolled. Do you react?
medioevo-prompt-window-die-rolled-at = A die has been rolled ({ $place }). Do you react?
medioevo-prompt-window-rebellion = A rebellion is about to break out. Do you react?
medioevo-prompt-window-entry-at = Troops have entered a land ({ $place }). Do you react?
medioevo-prompt-window-departure-at = Somebody is about to leave ({ $place }). Do you react?
medioevo-prompt-window-visit-at = A foreign transport has arrived ({ $place }). Do you react?
medioevo-prompt-window-battle-at = A battle is about to begin ({ $place }). Do you react?
medioevo-prompt-window-round-at = A new round of battle is coming ({ $place }). Do you react?
medioevo-prompt-window-dice-at = Battle dice have been rolled ({ $place }). Do you react?
medioevo-prompt-window-damage = An event is about to strike units. Do you react?
medioevo-prompt-window-damage-at = Damage is about to be assigned ({ $place }). Do you react?
medioevo-prompt-window-card = { $seat } has turned { $card } for { $use }. Do you react?
medioevo-prompt-window-plunder-at = Something is about to be plundered ({ $place }). Do you react?
medioevo-prompt-window-trade-at = Goods are being bought or sold ({ $place }). Do you react?
medioevo-prompt-window-interest = Interest is about to be paid. Do you react?
medioevo-prompt-window-reset = The turn is about to end. Do you react?
medioevo-order-always = always ask me
medioevo-order-involved = ask when I am involved
medioevo-order-never = never ask me
medioevo-label-moment = { $moment } ({ $order })

## Labels

medioevo-category-civil = civil building
medioevo-category-military = military building
medioevo-category-religious = religious building
medioevo-die-d4 = d4
medioevo-die-d6 = d6
medioevo-die-d8 = d8
medioevo-way-tokens = objective tokens, then florins
medioevo-way-cards = turn cards for it
medioevo-way-florins = florins, keeping the tokens
medioevo-label-ability = its ability
medioevo-label-power = { $name }: { $ability }
medioevo-label-technique = { $name } ({ $points } { $colour }): { $ability }
medioevo-label-points = technology points: { $colours }
medioevo-label-plain = { $name }
medioevo-choice-deposit = Put florins on the card
medioevo-choice-withdraw = Take what lies on it, and half as much again
medioevo-label-barbarians = the barbarians
medioevo-label-of-seat = { $thing } ({ $seat })
medioevo-label-of = { $owner }: { $thing }
medioevo-label-army = the army of { $seat }, { $place }

## Prompts

medioevo-note-turned = { $seat } has turned { $card }: { $what }
medioevo-note-target = On: { $target }
medioevo-note-barbarians = **The barbarians**
medioevo-note-side = { $side }: { $army }
medioevo-note-side-dice = { $side }: { $army }. Dice { $d4 } · { $d6 } · { $d8 }, attack { $value }
medioevo-prompt-name = { $card }: name up to { $number }.
medioevo-prompt-grant = { $card } also gives its ability. Use it?

## Events

medioevo-event-play = { $seat } turns { $card } for { $use }.
medioevo-event-borrow-card = By Proselytism { $seat } uses { $card } of a neighbour for { $use }.
medioevo-event-cancelled = { $card } of { $seat } has no effect.
medioevo-event-cancels = { $seat } cancels { $card }.
medioevo-event-doubles = { $seat } doubles the points of { $card }.
medioevo-event-both = { $seat } lets { $card } give both its ability and its points.
medioevo-event-in-vain = { $card } of { $seat } comes to nothing: its time is past.
medioevo-event-too-late = The reaction of { $seat } comes too late.
medioevo-event-points = { $seat } gains technology points ({ $times } × { $colours }).
medioevo-event-readied = { $seat } turns { $card } upright again.
medioevo-event-rolled = { $seat } rolls { $die }: { $roll }.
medioevo-event-die-set = { $seat } lowers a die by 1: { $die }.
medioevo-event-effect = { $seat }: { $what }
medioevo-event-effect-at = { $seat }, { $place }: { $what }
medioevo-event-bribed = A unit in { $place } changes sides and now serves { $seat }: { $thing }.
medioevo-event-caught = The spy of { $seat } in { $place } is caught. Lost: { $thing }.
medioevo-event-sabotaged = { $seat } sabotages an enemy machine: { $thing }.
medioevo-event-ambushed = An ambush of { $seat } in { $place } costs the enemy: { $thing }.
medioevo-event-joins = A unit of { $seat } comes to { $place }: { $thing }.
medioevo-event-joined = Units of { $seat } fight among the barbarians in { $place }: { $count }.
medioevo-event-hired = { $seat } hires a horde in { $place } for the turn: { $horde }.
medioevo-event-stirred = { $seat } stirs up a rebellion in { $place }.
medioevo-event-guise = For this turn { $seat } has a unit in { $place } count differently: { $was } → { $now }.
medioevo-event-converted = { $seat } wins over barbarians in { $place }: { $count }.
medioevo-event-three-events = { $seat } draws three events: { $events }.
medioevo-event-event-chosen = { $seat } chooses the event of this turn: { $event }.
medioevo-event-gain = { $seat } receives { $florins } florins.
medioevo-event-deposit = { $seat } puts { $florins } florins on a card.
medioevo-event-interest-share = { $seat } receives { $florins } florins of the interest of { $payer_seat }.
medioevo-event-card-sale =
    { $seat } sells { $count ->
        [one] a cube
       *[other] { $count } cubes
    } in { $place } for { $florins } florins.
medioevo-event-card-purchase = { $seat } buys a cube in { $place } for { $florins } florins: { $good }.
medioevo-event-cube-moved = { $seat } moves { $good } from the market of { $origin } to { $target }.
medioevo-event-raised = { $seat } raises without paying, in { $place }: { $thing }.
medioevo-event-redraw = { $seat } looks at new Empire cards instead.
medioevo-event-law = By Law { $seat } sends the rebels to { $place }.
medioevo-event-use =
    { $seat } uses { $technology } for { $points ->
        [one] one point
       *[other] { $points } points
    }{ $florins ->
        [0] .
       *[other] , paying { $florins } florins.
    }
medioevo-event-technology-in-vain = { $technology } of { $seat } comes to nothing: it cannot be used any more.
medioevo-event-lent = { $seat } may use a neighbour’s { $technology } once in this phase.
medioevo-event-orders = When { $moment }: { $order }.
medioevo-event-objective-met = Objective met: { $card }. { $objective } Only you know; claim it while it holds.
medioevo-event-claim = { $seat } shows { $card }, whose objective is met: { $objective }
medioevo-event-claim-token = { $seat } takes an objective token ({ $colour }).
medioevo-event-claim-tokenless = No token of that colour is left for { $seat }.

## Refusals

medioevo-refusal-card-turned = Your cards have been used this turn.
medioevo-refusal-card-not-now = None of your cards has a use now that you can pay for.
medioevo-refusal-card-used = { $card } has been used this turn.
medioevo-refusal-card-foreign = That card is not yours to use.
medioevo-refusal-card-florins = { $card } costs { $florins } florins, more than you have.
medioevo-refusal-card-idle = { $card } has no use now. Its ability: { $ability }
medioevo-refusal-card-use = { $card } cannot be turned for that now. Possible: { $uses }.
medioevo-refusal-technology-unknown = You do not have that technology.
medioevo-refusal-technology-not-now = None of your technologies can be used now, with points that you can pay.
medioevo-refusal-technology-idle = { $technology } cannot be used now, or you cannot pay its points. What it does: { $ability }
medioevo-refusal-technology-way = Its points cannot be paid so. Possible: { $ways }.
medioevo-refusal-technology-one-way = There is one way to pay its points ({ $ways }): leave that empty.
medioevo-refusal-slot-one = { $power }, “{ $field }”: not “{ $value }”. Possible: { $options }.
medioevo-refusal-slot-some = { $power }, “{ $field }”: not “{ $value }”. Name { $least } to { $most } of these: { $options }.
medioevo-refusal-slot-amount = { $power }, “{ $field }”: not “{ $value }”. Possible: { $least } to { $most }, in steps of { $step }.
medioevo-refusal-slot-shares = { $power }, “{ $field }”: not “{ $value }”. Share out { $total } among these, none more than there is of it: { $options }.
medioevo-refusal-slot-unasked = { $power } does not ask for “{ $field }” here (“{ $value }”): leave it empty.
medioevo-refusal-claim = You do not meet the objective of that card now.

## Commands

medioevo-play-name = play
medioevo-play-description = Turn an Empire card for its ability or its points
medioevo-play-button = Turn a card
medioevo-play-card-name = card
medioevo-play-card-description = The card
medioevo-play-card-prompt = Which card?
medioevo-play-use-name = use
medioevo-play-use-description = Its ability, or its points
medioevo-play-use-prompt = For what?
medioevo-play-target-name = target
medioevo-play-target-description = What it is used on
medioevo-play-target-prompt = What is it used on?
medioevo-play-other-name = second
medioevo-play-other-description = The second choice, if it asks for one
medioevo-play-other-prompt = And what else?
medioevo-play-amount-name = amount
medioevo-play-amount-description = How many
medioevo-play-amount-prompt = How many?
medioevo-play-shares-name = shares
medioevo-play-shares-description = How the amount is shared out
medioevo-play-shares-prompt = How is it shared out?
medioevo-play-several-name = several
medioevo-play-several-description = The things it concerns
medioevo-play-several-prompt = Which ones?
medioevo-use-name = use
medioevo-use-description = Use a technology
medioevo-use-button = Use a technology
medioevo-use-technology-name = technology
medioevo-use-technology-description = The technology
medioevo-use-technology-prompt = Which technology?
medioevo-use-target-name = target
medioevo-use-target-description = What it is used on
medioevo-use-target-prompt = What is it used on?
medioevo-use-other-name = second
medioevo-use-other-description = The second choice, if it asks for one
medioevo-use-other-prompt = And what else?
medioevo-use-amount-name = amount
medioevo-use-amount-description = How many
medioevo-use-amount-prompt = How many?
medioevo-use-shares-name = shares
medioevo-use-shares-description = How the amount is shared out
medioevo-use-shares-prompt = How is it shared out?
medioevo-use-several-name = several
medioevo-use-several-description = The things it concerns
medioevo-use-several-prompt = Which ones?
medioevo-use-pay-name = pay
medioevo-use-pay-description = How its points are paid
medioevo-use-pay-prompt = How do you pay its points?
medioevo-pass-name = pass
medioevo-pass-description = Let the moment pass
medioevo-pass-button = Pass
medioevo-name-name = name
medioevo-name-description = Name what your card concerns
medioevo-name-button = Name
medioevo-name-several-name = several
medioevo-name-several-description = The things it concerns
medioevo-name-several-prompt = Which ones?
medioevo-orders-name = orders
medioevo-orders-description = Say when you want to be asked to react
medioevo-orders-button = Standing orders
medioevo-orders-moment-name = moment
medioevo-orders-moment-description = The kind of moment
medioevo-orders-moment-prompt = For which moments?
medioevo-orders-order-name = order
medioevo-orders-order-description = Always, when involved, or never
medioevo-orders-order-prompt = When shall we ask you?
medioevo-claim-name = claim
medioevo-claim-description = Show a card whose objective you meet
medioevo-claim-button = Claim an objective
medioevo-claim-card-name = card
medioevo-claim-card-description = The card
medioevo-claim-card-prompt = Which card?
medioevo-claim-colour-name = colour
medioevo-claim-colour-description = The colour of the token
medioevo-claim-colour-prompt = Which token?

## Abilities of the cards

medioevo-ability-forbid_combat = No fighting in the chosen land this turn; a battle there stops after its round. Not twice running.
medioevo-ability-forbid_trade = No buying or selling in the chosen land this turn; not twice running.
medioevo-ability-forbid_leave = Nothing leaves the chosen land this turn; not twice running.
medioevo-ability-ability_by_majority = In this battle the enemy needs as many units of a type as you to switch off their ability.
medioevo-ability-attack_bonus = +{ $amount } to one attack value in this round, whoever’s it is.
medioevo-ability-army_goes_on = Half (rounded up) of the army that has entered another’s land keeps its movement and may go on.
medioevo-ability-extra_archers = One to three units also shoot as archers in this round.
medioevo-ability-archer_roll_bonus = Archer dice get −1 for every two archers in this round, at most −3.
medioevo-ability-archer_reroll = Archers that miss in this round shoot once more.
medioevo-ability-siege_crew_double = The crew of one engine counts double in this round, beyond three shots too.
medioevo-ability-caravan_as_wagon = A caravan also serves as a war wagon this turn, or a war wagon as a caravan.
medioevo-ability-building_protects_more = A military building protects from two kinds of attack this turn.
medioevo-ability-block_reactivation = Up to 1–3 cards of others stay turned at the end of this turn ({ $florins } florins).
medioevo-ability-turn_enemy_unit = Before the battle one enemy unit, no captain, changes sides ({ $florins } florins).
medioevo-ability-cause_rebellion = A horde rises in a neighbouring land and is fought at once ({ $florins } florins).
medioevo-ability-sabotage_engine = Before the battle, d8: on 1–3 an enemy wagon or engine loses a level; on 7–8 you lose a unit.
medioevo-ability-ambush_unit = Before the battle, d8: on 1–3 an enemy unit is removed; on 7–8 you lose a unit.
medioevo-ability-trap_unit = Before the battle, d8: on 1–3 an enemy unit cannot fight in it, only be hit; on 7–8 you lose a unit.
medioevo-ability-sell_in_barbary = Sell one cube in barbarian land without barbarians: { $amount } for each other colour aboard.
medioevo-ability-sell_anywhere = Sell cubes anywhere outside your land at { $amount } each, whatever forbids it.
medioevo-ability-buy_any_good = Buy one cube of any good in any inhabited area for { $amount }.
medioevo-ability-toll = { $amount } florins for every cube on others’ transports in your land.
medioevo-ability-free_defender = Where rebels rise or an enemy enters your land, one free unit of yours, captain I allowed.
medioevo-ability-hurry_to_defend = Where rebels rise or an enemy enters your land, { $amount } movement points bring units there, with or without wagons.
medioevo-ability-instant_tower = Where your units are attacked in your land: a tower this turn, or its building absorbs one damage more.
medioevo-ability-ignore_first_damage = One unit ignores the first damage dealt to it.
medioevo-ability-rebuy_half_price = Units lost in this round can be bought again at half price next turn, captains without points.
medioevo-ability-delay_losses = Losses to archers and engines are removed only at the end of this round.
medioevo-ability-keep_route = The route of a destroyed transport stays this turn, with what is done of it, for a new one.
medioevo-ability-rearrange_route = Rearrange your route tokens as you like.
medioevo-ability-building_rebate = The next building of this phase costs { $amount } less.
medioevo-ability-building_half_price = The next building of this phase costs half.
medioevo-ability-free_unit_abroad = One free unit, no captain, anywhere outside your home; barbarians resist at once.
medioevo-ability-free_unit_in_battle = One free unit, no captain, for your battle outside your home.
medioevo-ability-bank = Put up to { $holds } florins on the empty card, or take what lies on it and half as much again.
medioevo-ability-half_of_interest = In phase 3 receive half of the interest that others pay.
medioevo-ability-lower_interest = Your interest is 50 lower this turn.
medioevo-ability-take_prisoner = Instead of being destroyed, one enemy unit becomes your prisoner.
medioevo-ability-capture_easily = In this battle 2:1 is enough to capture without penalty.
medioevo-ability-capture_at_less_penalty = In this battle the penalty for capturing is 2 smaller.
medioevo-ability-protect_territories = The event spares one to three lands.
medioevo-ability-protect_territory = The event spares one land.
medioevo-ability-ready_card =
    { $florins ->
        [0] Turn any used Empire card upright.
       *[other] Turn any used Empire card upright ({ $florins } florins).
    }
medioevo-ability-lower_die = Lower any one die by 1, not below 1.
medioevo-ability-lower_dice = Lower any two dice by 1 each, not below 1.
medioevo-ability-cancel_card =
    { $florins ->
        [0] Cancel an Empire card that was just turned.
       *[other] Cancel an Empire card that was just turned ({ $florins } florins).
    }
medioevo-ability-protect_things = No plunder of 1–3 of your transports, engines, buildings or market cubes this turn.
medioevo-ability-protect_thing = No plunder of one of your transports, engines, buildings or market cubes this turn.
medioevo-ability-extra_crew = Each of your engines has one crew more in this battle.
medioevo-ability-engine_keeps_pace = An engine keeps pace with its army this turn.
medioevo-ability-engine_as_wagon = An engine also carries one to three units this turn.
medioevo-ability-unseen_transport = A transport and its load pass hostile land unseen, up to where they stop.
medioevo-ability-unseen_column = All your transports of one land pass hostile land unseen, up to where they stop.
medioevo-ability-any_point = One technology point of any colour.
medioevo-ability-any_points_alike = Two technology points of one colour.
medioevo-ability-card_does_both = A card just turned gives both its ability and its points.
medioevo-ability-double_points = A card just turned gives its points twice.
medioevo-ability-choose_event = Draw three events and choose this turn’s.
medioevo-ability-redraw_empire_cards = When choosing an Empire card, look at new ones instead.
medioevo-ability-move_market_cube = Move a market cube to a neighbouring area that lacks its colour.
medioevo-ability-route_plus_market = Completing your route also earns the bonus of the grand market.
medioevo-ability-hire_horde = A horde serves you this turn in your land, beside a unit of yours ({ $florins } florins).
medioevo-ability-join_horde = Up to two of your units fight in a horde this turn; who survives goes home.
medioevo-ability-unit_to_captain = A unit in an army without captain counts as captain I this turn.
medioevo-ability-raise_captain = A captain counts one level higher this turn, at most III.
medioevo-ability-free_civil_upgrade = Raise a civil building a level for free where your military one is higher.
medioevo-ability-free_military_upgrade = Raise a military building a level for free where your civil one is higher.
medioevo-ability-sell_points = { $amount } florins for every technology point spent.
medioevo-ability-sell_point_sets = { $amount } florins for every three points of three colours.
medioevo-ability-spared = The event spares a land.

## What technologies do

medioevo-ability-carpentry = Design transports, a point for each level.
medioevo-ability-logistics = A land transport or engine crosses a sea, or a ship land, a point for each step.
medioevo-ability-machinery = The crew of an engine also fights until the end of the turn.
medioevo-ability-cartography = One step more for a transport or engine with its load, or for a lone unit.
medioevo-ability-trade = Each cube sold brings 25, 50 or 100 more in a village, town or city.
medioevo-ability-market = A deal is 50 better for each point, never free.
medioevo-ability-control = Move a market cube between your area and a neighbouring one, your trader in either.
medioevo-ability-guilds = A stage of your route counts as reached.
medioevo-ability-edict = Cross a barbarian land without raising a horde; who stays there fights.
medioevo-ability-law = Send a rebellion to empty barbarian land beside your home.
medioevo-ability-nation = Move barbarians to an adjacent land or sea, a point for each.
medioevo-ability-influence = Win over barbarians beside your land or in your battle, from your reserve.
medioevo-ability-art_of_war = Enrol and promote captains, a point for each level.
medioevo-ability-promotion = A unit in battle counts as another type this turn, a point for each step.
medioevo-ability-tactics = You choose who takes the damage you deal, a point for each.
medioevo-ability-strategy = Damage before the mêlée, without dice, as if by archers.
medioevo-ability-masonry = Design civil buildings, a point for each level.
medioevo-ability-architecture = Design military buildings, a point for each level.
medioevo-ability-mathematics = Design siege engines, a point for each level.
medioevo-ability-engineering = Raise a building or engine in your land a level without florins.
medioevo-ability-religion = Design cathedrals.
medioevo-ability-monasticism = A purple point counts as one of any colour.
medioevo-ability-proselytism = Use the card of a neighbour once, turned or not; it is not turned.
medioevo-ability-passing_of_time = Use the technology of a neighbour, for its own points too.

## Objectives

medioevo-objective-1 = Have two cathedrals.
medioevo-objective-2 = Have two pacts in force, with two different players.
medioevo-objective-3 = Control Jerusalem or Rome, and have a cathedral.
medioevo-objective-4 = Win a battle this turn with fewer units than the enemy at its start.
medioevo-objective-5 = Plunder a caravan of another player this turn.
medioevo-objective-6 = Take two lands from other players this turn.
medioevo-objective-7 = Gather five archers in one land.
medioevo-objective-8 = Let your archers destroy three enemy units this turn.
medioevo-objective-9 = Have eight archers on the map.
medioevo-objective-10 = Have a bombard (a siege engine of level III).
medioevo-objective-11 = Have three wagons or caravans of level II or III.
medioevo-objective-12 = Have two castles.
medioevo-objective-13 = Hold five Empire cards, this one among them.
medioevo-objective-14 = Gather ten units in one land.
medioevo-objective-15 = Control home land of another player.
medioevo-objective-16 = Let your siege engines destroy an enemy building this turn.
medioevo-objective-17 = Win two battles this turn, one of them without losing a unit.
medioevo-objective-18 = Hold prisoners of two players.
medioevo-objective-19 = Sell four cubes this turn.
medioevo-objective-20 = Sell in three areas this turn.
medioevo-objective-21 = Have four kinds of goods aboard one transport.
medioevo-objective-22 = Suffer no rebellion at this turn’s check, with a tax of 40 or 50.
medioevo-objective-23 = Have 2500 florins and no debt.
medioevo-objective-24 = Put down a rebellion at home this turn.
medioevo-objective-25 = Put down two rebellions at home this turn.
medioevo-objective-26 = Have three towers, forts or castles outside your home.
medioevo-objective-27 = Beat four units or more in one battle this turn without losing any.
medioevo-objective-28 = Buy six units this turn.
medioevo-objective-29 = Lose nothing by this turn’s event, though it names land of yours.
medioevo-objective-30 = Finish a trade route this turn.
medioevo-objective-31 = Finish a trade route of six areas or more this turn.
medioevo-objective-32 = Have four villages, towns or cities.
medioevo-objective-33 = Have a city.
medioevo-objective-34 = Control two areas outside your home.
medioevo-objective-35 = Control two of Cyprus, Outremer and Palestine.
medioevo-objective-36 = Make 800 florins by sales this turn.
medioevo-objective-37 = Control a grand market of value 4 or more.
medioevo-objective-38 = Pay back a loan this turn and have 500 florins left.
medioevo-objective-39 = Capture two enemy units this turn.
medioevo-objective-40 = Hold four prisoners.
medioevo-objective-41 = Be paid a ransom this turn.
medioevo-objective-42 = Control plains, forest, hills, mountains and desert.
medioevo-objective-43 = Control three lands with a fire.
medioevo-objective-44 = Know three branches of technology up to level II.
medioevo-objective-45 = Spend technology points of four colours this turn.
medioevo-objective-46 = Have five towers, forts or castles in lands that hang together.
medioevo-objective-47 = Destroy six enemy units this turn.
medioevo-objective-48 = Become first this turn by a bid of 100 florins or more.
medioevo-objective-49 = Have three objective tokens.
medioevo-objective-50 = Sign two pacts this turn.
medioevo-objective-51 = Be in three pacts and at war with nobody.
medioevo-objective-52 = Have three siege engines.
medioevo-objective-53 = Let your siege engines destroy two enemy units this turn.
medioevo-objective-54 = Have three siege engines, two of them of level II or III.
medioevo-objective-55 = Control twelve lands.
medioevo-objective-56 = Control ten lands that hang together.
medioevo-objective-57 = Plunder a merchant ship this turn.
medioevo-objective-58 = Have galleys in three seas.
medioevo-objective-59 = Have at least a town, a fort and a cathedral in one land.
medioevo-objective-60 = Know a technology of level IV.
medioevo-objective-61 = Have fourteen levels of technology in all.
medioevo-objective-62 = Know five branches of technology up to level II.
medioevo-objective-63 = Control four ports.
medioevo-objective-64 = Control areas that produce five different goods.
medioevo-objective-65 = Beat five barbarians or more in one battle this turn.
medioevo-objective-66 = Take an area from barbarians this turn with an army that lands from a galley.
medioevo-objective-67 = Have a captain of level III.
medioevo-objective-68 = Gather light and heavy infantry, cavalry, an archer and a captain in one land.
medioevo-objective-69 = Have six control tokens on the map.
medioevo-objective-70 = Have a city and a castle in one land.
medioevo-objective-71 = Control three areas that produce the same good.
medioevo-objective-72 = Have 25 honour points.
