### Medioevo Universale, in English: cards, technologies, objectives and reactions.

## Windows

medioevo-moment-events = the event phase begins
medioevo-moment-event-drawn = an event has been drawn
medioevo-moment-die-rolled = a die has been rolled
medioevo-moment-rebellion = a rebellion is about to break out
medioevo-moment-entry = troops have entered a land
medioevo-moment-departure = someone is about to leave
medioevo-moment-visit = another player’s transport has arrived
medioevo-moment-battle = a battle is about to begin
medioevo-moment-round = a battle round is about to begin
medioevo-moment-dice = battle dice have been rolled
medioevo-moment-damage = damage is about to be assigned
medioevo-moment-card = an Empire card has been used
medioevo-moment-plunder = something is about to be plundered
medioevo-moment-trade = goods are being bought or sold
medioevo-moment-interest = interest is about to be paid
medioevo-moment-reset = the turn is about to end
medioevo-moment-all = at any of these moments
medioevo-prompt-window-events = The event phase begins. React?
medioevo-prompt-window-event-drawn = An event has been drawn. React?
medioevo-prompt-window-die-rolled = A die has been rolled. React?
medioevo-prompt-window-die-rolled-at = A die has been rolled in { $place }. React?
medioevo-prompt-window-rebellion = A rebellion is about to break out. React?
medioevo-prompt-window-entry-at = { $seat } has entered { $place }. React?
medioevo-prompt-window-entry-own = You have entered { $place }. Use a card or technology?
medioevo-prompt-window-entry-wild = Barbarians have entered { $place }. React?
medioevo-prompt-window-departure-at = { $seat } is about to leave { $place }. React?
medioevo-prompt-window-departure-own = You are about to leave { $place }. Use a card or technology first?
medioevo-prompt-window-visit-at = { $seat }’s transport has arrived in { $place }. React?
medioevo-prompt-window-visit-own = Your transport has arrived in { $place }. Use a card or technology?
medioevo-prompt-window-battle-at = A battle is about to begin in { $place }. React?
medioevo-prompt-window-round-at = A battle round is about to begin in { $place }. React?
medioevo-prompt-window-dice-at = Battle dice have been rolled in { $place }. React?
medioevo-prompt-window-damage = An event is about to hit units. React?
medioevo-prompt-window-damage-at = Damage is about to be assigned in { $place }. React?
medioevo-prompt-window-card = { $seat } has used { $card }: { $use }. React?
medioevo-prompt-window-plunder-at = Something is about to be plundered in { $place }. React?
medioevo-prompt-window-trade-at = { $seat } is buying or selling goods in { $place }. React?
medioevo-prompt-window-trade-own = You are buying or selling goods in { $place }. Use a card or technology?
medioevo-prompt-window-interest = Interest is about to be paid. React?
medioevo-prompt-window-reset = The turn is about to end. React?
medioevo-order-always = always ask me
medioevo-order-involved = ask when I am involved
medioevo-order-never = never ask me
medioevo-label-habit = { $power } ({ $habit })
medioevo-habit-ask = ask me
medioevo-habit-great = ask me when { $much } points, levels or rebellions or more are at stake
medioevo-habit-always = use it whenever I can
medioevo-habit-never = never ask me
medioevo-event-habit = Saved. { $power }: { $habit }.
medioevo-label-moment = { $moment } ({ $order })

## Labels

medioevo-category-civil = civil building
medioevo-category-military = military building
medioevo-category-religious = religious building
medioevo-die-d4 = d4
medioevo-die-d6 = d6
medioevo-die-d8 = d8
medioevo-way-tokens = objective tokens first, then florins
medioevo-way-cards = points from cards
medioevo-way-florins = florins only
medioevo-label-ability = its ability
medioevo-label-power = { $name }: { $ability }
medioevo-label-technique = { $name } ({ $points } { $colour } TP): { $ability }
medioevo-label-points = technology points: { $colours }
medioevo-label-plain = { $name }
medioevo-choice-deposit = Put florins on the card
medioevo-choice-withdraw = Take the florins plus 50%
medioevo-label-barbarians = the barbarians
medioevo-label-of-seat = { $thing } ({ $seat })
medioevo-label-of = { $owner }: { $thing }
medioevo-label-army = { $seat }’s army, { $place }
medioevo-label-place = { START($place) }
medioevo-florins = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
  }

## Prompts

medioevo-note-turned = { $seat } has used { $card }: { $what }
medioevo-note-target = On: { $target }
medioevo-note-barbarians = **The barbarians**
medioevo-note-side = { $side }: { $army }
medioevo-note-side-dice = { $side }: { $army }. Dice { $d4 } · { $d6 } · { $d8 }, attack { $value }
medioevo-prompt-name = { $card }: choose up to { $number }.
medioevo-prompt-grant = You may use the ability of { $card } too. Use it?

## Events

medioevo-event-play = { $seat } uses { $card }: { $use }.
medioevo-event-borrow-card = Proselytism: { $seat } uses a neighbour’s { $card }: { $use }.
medioevo-event-cancelled = { $seat }’s { $card } has no effect.
medioevo-event-cancels = { $seat } cancels { $card }.
medioevo-event-doubles = { $seat } doubles the points of { $card }.
medioevo-event-both = { $seat } uses both the ability and the points of { $card }.
medioevo-event-in-vain = { $seat }’s { $card } has no effect: it is too late.
medioevo-event-too-late = { $seat } reacted too late.
medioevo-event-points = { $seat } gets technology points ({ $times } × { $colours }).
medioevo-event-readied = { $seat } readies { $card }.
medioevo-event-rolled = { $seat } rolls { $die }: { $roll }.
medioevo-event-die-set = { $seat } lowers a die by 1: { $die }.
medioevo-event-effect = { $seat }: { $what }
medioevo-event-effect-at = { $seat }, { $place }: { $what }
medioevo-event-bribed = A unit in { $place } changes sides and joins { $seat }: { $thing }.
medioevo-event-caught = { $seat }’s spy in { $place } is caught. Lost: { $thing }.
medioevo-event-sabotaged = { $seat } sabotages an enemy wagon or engine: { $thing }.
medioevo-event-ambushed = { $seat } ambushes the enemy in { $place }. Destroyed: { $thing }.
medioevo-event-joins = { $seat } gets a unit in { $place }: { $thing }.
medioevo-event-joined = { $count ->
    [one] { $count } of { $seat }’s units joins the barbarians in { $place }.
   *[other] { $count } of { $seat }’s units join the barbarians in { $place }.
  }
medioevo-event-hired = { $seat } hires a horde in { $place } for this turn: { $horde }.
medioevo-event-stirred = { $seat } stirs up a rebellion in { $place }.
medioevo-event-guise = This turn one of { $seat }’s units in { $place } counts as { $now } (was { $was }).
medioevo-event-converted = { $count ->
    [one] { $seat } converts { $count } barbarian in { $place }.
   *[other] { $seat } converts { $count } barbarians in { $place }.
  }
medioevo-event-three-events = { $seat } draws three events: { $events }.
medioevo-event-event-chosen = { $seat } chooses this turn’s event: { $event }.
medioevo-event-gain = { $seat } receives { medioevo-florins }.
medioevo-event-deposit = { $seat } puts { medioevo-florins } on a card.
medioevo-event-interest-share = { $seat } receives { medioevo-florins } of { $payer_seat }’s interest.
medioevo-event-card-sale =
    { $seat } sells { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } in { $place } for { medioevo-florins }.
medioevo-event-card-purchase = { $seat } buys a cube of { $good } in { $place } for { medioevo-florins }.
medioevo-event-cube-moved = { $seat } moves a market cube ({ $good }) from { $origin } to { $target }.
medioevo-event-raised = { $seat } gets a free upgrade in { $place }: { $thing }.
medioevo-event-redraw = { $seat } looks at new Empire cards instead.
medioevo-event-law = Law: { $seat } sends the rebels to { $place }.
medioevo-event-use = { $seat } uses { $technology } ({ $points } TP{ $florins ->
    [0] { "" }
   *[other] , paying { medioevo-florins }
  }).
medioevo-event-technology-in-vain = { $seat }’s { $technology } has no effect: it can no longer be used.
medioevo-event-lent = { $seat } may use a neighbour’s { $technology } once in this phase.
medioevo-event-orders = Saved. { START($moment) }: { $order }.
medioevo-event-objective-met = Objective met: { $card }. { $objective } Only you see this. Claim it while the condition holds.
medioevo-event-claim = { $seat } shows { $card }, whose objective is met: { $objective }
medioevo-event-claim-token = { $seat } takes an objective token ({ $colour }).
medioevo-event-claim-tokenless = No token of that colour is left for { $seat }.

## Refusals

medioevo-refusal-card-turned = You have used all your cards this turn.
medioevo-refusal-card-not-now = None of your cards can be used now, or you cannot afford it.
medioevo-refusal-card-used = { $card } has already been used this turn.
medioevo-refusal-card-foreign = That card is not yours to use.
medioevo-refusal-card-florins = { $card } costs { medioevo-florins }, more than you have.
medioevo-refusal-card-idle = { $card } cannot be used now. Its ability: { $ability }
medioevo-refusal-card-use = { $card } cannot be used for that now. Possible: { $uses }.
medioevo-refusal-technology-unknown = You do not have that technology.
medioevo-refusal-technology-not-now = None of your technologies can be used now, or you cannot pay for it.
medioevo-refusal-technology-idle = { $technology } cannot be used now, or you cannot pay its TP. What it does: { $ability }
medioevo-refusal-technology-way = You cannot pay for it that way. Possible: { $ways }.
medioevo-refusal-technology-one-way = There is only one way to pay ({ $ways }); leave this option empty.
medioevo-refusal-slot-one = { $power }: “{ $value }” is not a valid { $field }. Choose from: { $options }.
medioevo-refusal-slot-some = { $power }: “{ $value }” is not a valid { $field }. Choose { $least } to { $most } of these: { $options }.
medioevo-refusal-slot-amount = { $power }: “{ $value }” is not a valid { $field }. Choose { $least } to { $most }, in steps of { $step }.
medioevo-refusal-slot-shares = { $power }: “{ $value }” is not a valid { $field }. Divide { $total } among these, up to the number of each: { $options }.
medioevo-refusal-slot-unasked = { $power } does not ask for “{ $field }” here (“{ $value }”): leave it empty.
medioevo-refusal-claim = You do not meet the objective of that card now.

## Commands

medioevo-play-name = play
medioevo-play-description = Use an Empire card for its ability or its technology points
medioevo-play-button = Use a card
medioevo-play-card-name = card
medioevo-play-card-description = Card to use
medioevo-play-card-prompt = Which card?
medioevo-play-use-name = use
medioevo-play-use-description = Its ability, or its technology points
medioevo-play-use-prompt = Ability or points?
medioevo-play-target-name = target
medioevo-play-target-description = What it is used on
medioevo-play-target-prompt = What is it used on?
medioevo-play-other-name = second
medioevo-play-other-description = The second choice, if it asks for one
medioevo-play-other-prompt = Second choice?
medioevo-play-amount-name = amount
medioevo-play-amount-description = Amount, if it asks for one
medioevo-play-amount-prompt = How many?
medioevo-play-shares-name = shares
medioevo-play-shares-description = How to divide the amount
medioevo-play-shares-prompt = How do you divide it?
medioevo-play-several-name = choices
medioevo-play-several-description = What it affects
medioevo-play-several-prompt = Which ones?
medioevo-use-name = use
medioevo-use-description = Use a technology
medioevo-use-button = Use a technology
medioevo-use-technology-name = technology
medioevo-use-technology-description = Technology to use
medioevo-use-technology-prompt = Which technology?
medioevo-use-target-name = target
medioevo-use-target-description = What it is used on
medioevo-use-target-prompt = What is it used on?
medioevo-use-other-name = second
medioevo-use-other-description = The second choice, if it asks for one
medioevo-use-other-prompt = Second choice?
medioevo-use-amount-name = amount
medioevo-use-amount-description = Amount, if it asks for one
medioevo-use-amount-prompt = How many?
medioevo-use-shares-name = shares
medioevo-use-shares-description = How to divide the amount
medioevo-use-shares-prompt = How do you divide it?
medioevo-use-several-name = choices
medioevo-use-several-description = What it affects
medioevo-use-several-prompt = Which ones?
medioevo-use-pay-name = pay
medioevo-use-pay-description = How to pay its technology points
medioevo-use-pay-prompt = How do you pay its technology points?
medioevo-pass-name = pass
medioevo-pass-description = Do not react
medioevo-pass-button = Pass
medioevo-name-name = choose
medioevo-name-description = Choose what your card affects
medioevo-name-button = Choose targets
medioevo-name-several-name = choices
medioevo-name-several-description = What it affects
medioevo-name-several-prompt = Which ones?
medioevo-habit-name = habit
medioevo-habit-description = Say what becomes of one card or technology in reactions
medioevo-habit-button = One card’s habit
medioevo-habit-power-name = card
medioevo-habit-power-description = The card or technology
medioevo-habit-power-prompt = Which card or technology?
medioevo-habit-habit-name = habit
medioevo-habit-habit-description = Ask, use always, or never
medioevo-habit-habit-prompt = What should I do with it in reactions?
medioevo-orders-name = orders
medioevo-orders-description = Choose when you are asked to react
medioevo-orders-button = Reaction settings
medioevo-orders-moment-name = moment
medioevo-orders-moment-description = The kind of moment
medioevo-orders-moment-prompt = For which moments?
medioevo-orders-order-name = order
medioevo-orders-order-description = Always, when involved, or never
medioevo-orders-order-prompt = When should I ask you?
medioevo-claim-name = claim
medioevo-claim-description = Show a card whose objective you meet
medioevo-claim-button = Claim an objective
medioevo-claim-card-name = card
medioevo-claim-card-description = Card whose objective you meet
medioevo-claim-card-prompt = Which card?
medioevo-claim-colour-name = colour
medioevo-claim-colour-description = The colour of the token
medioevo-claim-colour-prompt = Which token?

## Abilities of the cards

medioevo-ability-forbid_combat = No fighting in the chosen land this turn; a battle there stops after its round. Not two turns in a row.
medioevo-ability-forbid_trade = No buying or selling in the chosen land this turn. Not two turns in a row.
medioevo-ability-forbid_leave = Nothing leaves the chosen land this turn. Not two turns in a row.
medioevo-ability-ability_by_majority = In this battle your units’ ability is blocked only if the enemy has at least as many units of that type.
medioevo-ability-attack_bonus = +{ $amount } to one attack value in this round, whoever’s it is.
medioevo-ability-army_goes_on = Half (rounded up) of an army that entered another player’s land keeps its MP and may move on.
medioevo-ability-extra_archers = One to three units also shoot as archers in this round.
medioevo-ability-archer_roll_bonus = Archer dice get −1 for every two archers in this round, at most −3.
medioevo-ability-archer_reroll = Archers that miss in this round shoot once more.
medioevo-ability-siege_crew_double = The crew of one engine counts double this round, even above three shots.
medioevo-ability-caravan_as_wagon = A caravan also serves as a war wagon this turn, or a war wagon as a caravan.
medioevo-ability-building_protects_more = A military building protects against two kinds of attack this turn.
medioevo-ability-block_reactivation = Up to three of your opponents’ used cards (by die) are not readied this turn ({ medioevo-florins }).
medioevo-ability-turn_enemy_unit = Before the battle one enemy unit (not a captain) changes sides ({ medioevo-florins }).
medioevo-ability-cause_rebellion = A horde appears in a neighbouring land and is fought immediately ({ medioevo-florins }).
medioevo-ability-sabotage_engine = Before the battle, d8: on 1–3 an enemy wagon or engine loses a level; on 7–8 you lose a unit.
medioevo-ability-ambush_unit = Before the battle, d8: on 1–3 an enemy unit is removed; on 7–8 you lose a unit.
medioevo-ability-trap_unit = Before the battle, d8: on 1–3 an enemy unit cannot fight in it, only be hit; on 7–8 you lose a unit.
medioevo-ability-sell_in_barbary = Sell one cube in a barbarian land with no barbarians, for { $amount } florins per other colour aboard.
medioevo-ability-sell_anywhere = Sell cubes anywhere outside your lands for { $amount } florins each, ignoring all trade bans.
medioevo-ability-buy_any_good = Buy one cube of any good in any inhabited area for { $amount } florins.
medioevo-ability-toll = { $amount } florins for every cube on other players’ transports in your lands.
medioevo-ability-free_defender = Where rebels appear or an enemy enters your land, place one free unit (a captain I at most).
medioevo-ability-hurry_to_defend = Where rebels appear or an enemy enters your land, { $amount } MP bring units there, with or without wagons.
medioevo-ability-instant_tower = Where your units are attacked in your land: count as having a tower this turn, or the building there absorbs 1 more damage.
medioevo-ability-ignore_first_damage = One unit ignores the first damage dealt to it.
medioevo-ability-rebuy_half_price = Units lost in this round can be bought again at half price next turn, captains without technology points.
medioevo-ability-delay_losses = Losses to archers and engines are removed only at the end of this round.
medioevo-ability-keep_route = The route of a destroyed transport is kept this turn, with the stages already reached, for a new transport.
medioevo-ability-rearrange_route = Rearrange your route tokens as you like.
medioevo-ability-building_rebate = The next building of this phase costs { $amount } florins less.
medioevo-ability-building_half_price = The next building of this phase costs half.
medioevo-ability-free_unit_abroad = One free unit (not a captain) anywhere outside your home; barbarians fight it immediately.
medioevo-ability-free_unit_in_battle = One free unit (not a captain) for your battle outside your home.
medioevo-ability-bank = Put up to { $holds } florins on the empty card, or take the florins on it plus 50%.
medioevo-ability-half_of_interest = In phase 3 receive half of the interest that others pay.
medioevo-ability-lower_interest = Your interest is 50 florins lower this turn.
medioevo-ability-take_prisoner = Instead of being destroyed, one enemy unit becomes your prisoner.
medioevo-ability-capture_easily = In this battle 2:1 is enough to capture without penalty.
medioevo-ability-capture_at_less_penalty = In this battle the capture penalty is reduced by 2.
medioevo-ability-protect_territories = The event spares one to three lands.
medioevo-ability-protect_territory = The event spares one land.
medioevo-ability-ready_card =
    { $florins ->
        [0] Ready any used Empire card.
       *[other] Ready any used Empire card ({ medioevo-florins }).
    }
medioevo-ability-lower_die = Lower any one die by 1, not below 1.
medioevo-ability-lower_dice = Lower any two dice by 1 each, not below 1.
medioevo-ability-cancel_card =
    { $florins ->
        [0] Cancel an Empire card that was just used.
       *[other] Cancel an Empire card that was just used ({ medioevo-florins }).
    }
medioevo-ability-protect_things = 1–3 of your transports, engines, buildings or market cubes cannot be plundered this turn.
medioevo-ability-protect_thing = One of your transports, engines, buildings or market cubes cannot be plundered this turn.
medioevo-ability-extra_crew = Each of your engines has one extra crew member in this battle.
medioevo-ability-engine_keeps_pace = An engine keeps pace with its army this turn.
medioevo-ability-engine_as_wagon = An engine also carries one to three units this turn.
medioevo-ability-unseen_transport = A transport and its load may pass hostile lands unhindered until they stop.
medioevo-ability-unseen_column = All your transports in one land may pass hostile lands unhindered until they stop.
medioevo-ability-any_point = One technology point of any colour.
medioevo-ability-any_points_alike = Two technology points of one colour.
medioevo-ability-card_does_both = A card just used gives both its ability and its points.
medioevo-ability-double_points = A card just used gives its points twice.
medioevo-ability-choose_event = Draw three events and choose this turn’s.
medioevo-ability-redraw_empire_cards = When choosing an Empire card, look at new ones instead.
medioevo-ability-move_market_cube = Move a market cube to a neighbouring inhabited area that lacks its colour.
medioevo-ability-route_plus_market = Completing your route also earns the market bonus.
medioevo-ability-hire_horde = A horde serves you this turn in your land, next to one of your units ({ medioevo-florins }).
medioevo-ability-join_horde = Up to two of your units fight in a horde this turn; survivors return home.
medioevo-ability-unit_to_captain = A unit in an army without a captain counts as captain I this turn.
medioevo-ability-raise_captain = A captain counts one level higher this turn, at most III.
medioevo-ability-free_civil_upgrade = Upgrade a civil building by one level for free where your military one is higher.
medioevo-ability-free_military_upgrade = Upgrade a military building by one level for free where your civil one is higher.
medioevo-ability-sell_points = { $amount } florins for every technology point spent.
medioevo-ability-sell_point_sets = { $amount } florins for every three technology points of three colours.
medioevo-ability-spared = The event spares a land.

## What technologies do

medioevo-ability-carpentry = Build transports, 1 TP per level.
medioevo-ability-logistics = A land transport or engine crosses a sea, or a ship a land, 1 TP per step.
medioevo-ability-machinery = The crew of an engine also fights until the end of the turn.
medioevo-ability-cartography = +1 MP for a transport or engine with its load, or for a lone unit.
medioevo-ability-trade = Each cube sold earns 25, 50 or 100 florins more in a village, town or city.
medioevo-ability-market = A purchase or sale is 50 florins better per point; the price never drops to 0.
medioevo-ability-control = With a transport there, move a market cube between your inhabited area and its neighbour.
medioevo-ability-guilds = A stage of your route counts as reached.
medioevo-ability-edict = Cross a barbarian land without a horde; units that stop there still fight.
medioevo-ability-law = Send a rebellion to an empty barbarian land next to your home.
medioevo-ability-nation = Move barbarians to an adjacent land or sea, 1 TP each.
medioevo-ability-influence = Convert barbarians next to your land or in your battle, from your reserve.
medioevo-ability-art_of_war = Recruit and promote captains, 1 TP per level.
medioevo-ability-promotion = A unit in battle counts as another type this turn, 1 TP per step.
medioevo-ability-tactics = You choose which units take the damage you deal, 1 TP each.
medioevo-ability-strategy = Deal 1 damage per use before the melee, no roll, as from archers.
medioevo-ability-masonry = Build civil buildings, 1 TP per level.
medioevo-ability-architecture = Build military buildings, 1 TP per level.
medioevo-ability-mathematics = Build siege engines, 1 TP per level.
medioevo-ability-engineering = Upgrade a building or engine in your land by one level for free.
medioevo-ability-religion = Build cathedrals.
medioevo-ability-monasticism = A purple TP counts as any colour.
medioevo-ability-proselytism = Use a neighbour’s card once, used or ready; it is not used up.
medioevo-ability-passing_of_time = Use a neighbour’s technology, paying that technology’s TP as well.

## Objectives

medioevo-objective-1 = Have two cathedrals.
medioevo-objective-2 = Have two pacts in force, with two different players.
medioevo-objective-3 = Control Jerusalem or Rome, and have a cathedral.
medioevo-objective-4 = Win a battle this turn with fewer units than the enemy at its start.
medioevo-objective-5 = Plunder another player’s caravan this turn.
medioevo-objective-6 = Take two lands from other players this turn.
medioevo-objective-7 = Gather five archers in one land.
medioevo-objective-8 = Destroy three enemy units with your archers this turn.
medioevo-objective-9 = Have eight archers on the map.
medioevo-objective-10 = Have a bombard (a level III siege engine).
medioevo-objective-11 = Have three level II or III wagons or caravans.
medioevo-objective-12 = Have two castles.
medioevo-objective-13 = Hold five Empire cards, this one among them.
medioevo-objective-14 = Gather ten units in one land.
medioevo-objective-15 = Control a land in another player’s home.
medioevo-objective-16 = Destroy an enemy building with your siege engines this turn.
medioevo-objective-17 = Win two battles this turn, one of them without losing a unit.
medioevo-objective-18 = Hold prisoners of two players.
medioevo-objective-19 = Sell four cubes this turn.
medioevo-objective-20 = Sell in three inhabited areas this turn.
medioevo-objective-21 = Have four kinds of goods aboard one transport.
medioevo-objective-22 = Have no rebellion this turn after a tax of 40 or 50.
medioevo-objective-23 = Have 2,500 florins and no loans.
medioevo-objective-24 = Put down a rebellion at home this turn.
medioevo-objective-25 = Put down two rebellions at home this turn.
medioevo-objective-26 = Have three towers, forts or castles outside your home.
medioevo-objective-27 = Beat four units or more in one battle this turn without losing any.
medioevo-objective-28 = Buy six units this turn.
medioevo-objective-29 = Lose nothing to this turn’s event although it hits one of your lands.
medioevo-objective-30 = Finish a trade route this turn.
medioevo-objective-31 = Finish a trade route of six stages or more this turn.
medioevo-objective-32 = Have four villages, towns or cities.
medioevo-objective-33 = Have a city.
medioevo-objective-34 = Control two inhabited areas outside your home.
medioevo-objective-35 = Control two of Cyprus, Outremer and Palestine.
medioevo-objective-36 = Earn 800 florins from sales this turn.
medioevo-objective-37 = Control a grand market of value 4 or more.
medioevo-objective-38 = Repay a loan this turn and have 500 florins left.
medioevo-objective-39 = Capture two enemy units this turn.
medioevo-objective-40 = Hold four prisoners.
medioevo-objective-41 = Be paid a ransom this turn.
medioevo-objective-42 = Control plains, forest, hills, mountains and desert.
medioevo-objective-43 = Control three lands with a campfire.
medioevo-objective-44 = Have three technology branches at level II or higher.
medioevo-objective-45 = Spend technology points of four colours this turn.
medioevo-objective-46 = Have five towers, forts or castles in connected lands.
medioevo-objective-47 = Destroy six enemy units this turn.
medioevo-objective-48 = Win first place this turn with a bid of 100 florins or more.
medioevo-objective-49 = Have three objective tokens.
medioevo-objective-50 = Sign two pacts this turn.
medioevo-objective-51 = Be in three pacts and at war with no one.
medioevo-objective-52 = Have three siege engines.
medioevo-objective-53 = Destroy two enemy units with your siege engines this turn.
medioevo-objective-54 = Have three siege engines, two of them level II or III.
medioevo-objective-55 = Control twelve lands.
medioevo-objective-56 = Control ten connected lands.
medioevo-objective-57 = Plunder a merchant ship this turn.
medioevo-objective-58 = Have galleys in three seas.
medioevo-objective-59 = Have at least a town, a fort and a cathedral in one land.
medioevo-objective-60 = Have a level IV technology.
medioevo-objective-61 = Have fourteen technology levels in total.
medioevo-objective-62 = Have five technology branches at level II or higher.
medioevo-objective-63 = Control four ports.
medioevo-objective-64 = Control inhabited areas that produce five different goods.
medioevo-objective-65 = Beat five barbarians or more in one battle this turn.
medioevo-objective-66 = Take an inhabited area from barbarians this turn with an army that lands from a galley.
medioevo-objective-67 = Have a level III captain.
medioevo-objective-68 = Gather light and heavy infantry, cavalry, an archer and a captain in one land.
medioevo-objective-69 = Have six control tokens on the map.
medioevo-objective-70 = Have a city and a castle in one land.
medioevo-objective-71 = Control three inhabited areas that produce the same good.
medioevo-objective-72 = Have 25 honour.
