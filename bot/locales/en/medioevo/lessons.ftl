### The coach in Medioevo Universale, in English.

medioevo-area-good = { $place } ({ $good })
medioevo-able-archer = archers (each shoots before the melee)
medioevo-able-light = light infantry (each one sacrificed adds 4 to your attack)
medioevo-able-heavy = heavy infantry (each takes 1 off your own casualties)
medioevo-able-cavalry = cavalry (each deals 2 damage unless you lose the round)

## Before the first turn

medioevo-lesson-reign =
    Every realm has six home lands, and all begin equally rich. What differs is the place. { $inland ->
        [yes] { $land } has no port: only wagons and caravans, and so the easiest start.
       *[no] All that are left have ports.
    } { $sea } has { $ports ->
        [0] no port either.
        [one] one port, so galleys and merchant ships are open to it as well.
       *[other] { $ports } ports: ships reach far, and rivals reach you by sea.
    } Realms that touch are linked, so you will have neighbours.
medioevo-lesson-stake =
    You bid honour for a realm, and honour is what wins. No realm is worth more than 2 or 3 to someone in a first game. If others want yours too, bid once more or take another: the others are no worse.
medioevo-lesson-settle =
    Your inhabited areas: { $areas }. Put the village on one next to barbarian land that you want: there you may place new units. Put archer and war wagon next to it. One level II wagon carries 6 units and is the simplest start; a wagon I and a caravan I let you fight **and** trade.
medioevo-lesson-keep =
    A card has two uses per turn, one or the other: its ability, or its technology points. Besides, its secret objective brings a token once you meet it. So look at the objectives first. The easiest of these three: { $card } (“{ $objective }”).
medioevo-lesson-take =
    The token is one technology point of its colour every turn, each worth 100 florins. Green pays for villages, towns and cities, later for towers and castles; that suits nearly every start. Red is for captains, blue for transports, purple for cathedrals. Objective tokens also count at the end.

## Order and events

medioevo-lesson-bid =
    All bid in secret, and **only the highest bidder pays**, to whoever is last. Being first means choosing the barbarians’ dice and the event, moving first and fighting without a penalty; the last of { $seats } fights at −{ $penalty }. You have { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }. In turn 1 there is no event yet: 20 to 50 is plenty.
medioevo-lesson-bid-again =
    You are number { $place } in the order now and have { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }. Bid for first place if you plan to attack or fear the event; bid 0 if you would rather be paid: the winner’s bid goes to the last. Keep enough for this turn’s upkeep and purchases.
medioevo-lesson-last-turn =
    Turn { $turn } of { $turns }, the last one. From now on only what counts at the end matters: 3 honour each for most florins (loans off), best market, highest technology, Rome, Jerusalem, most cathedrals, cities, castles and lands. Compare with the others and go for those you can lead. Florins now: { $florins }.
medioevo-lesson-rebid =
    You are tied for first place, and what you bid now is added to your first bid. You have { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }. Ask what first place is worth to you this turn: if it is only pride, bid 0; the other one pays.
medioevo-lesson-reroll =
    These dice are this turn’s barbarians, twice over. A horde would be { $horde }: each die of 3 or less adds a unit. In battle their attack is the highest die ({ $d4 }, { $d6 }, { $d8 }), or the product of two equal ones. If you want to conquer, hope for 4 and more on each and no pair; if you will stay home, make it hard for the others.
medioevo-lesson-decree =
    You choose two of the three effects, and they strike everyone in the event’s lands. { $lands ->
        [0] None of your lands is among them
        [one] One of your lands is among them ({ $places })
       *[other] { $lands } of your lands are among them ({ $places })
    }; you have { $own } units and transports there, the others { $others } together. Choose what hurts them and not you.
medioevo-lesson-foretell =
    Three events lie open, and you say which one comes. Look where each strikes: best where rivals have armies and buildings and you have none.
medioevo-lesson-supply =
    You have { $points ->
        [one] { $points } barbarian point
       *[other] { $points } barbarian points
    }. Each adds a barbarian where some stand, or moves a horde by one step. { $hordes } places have barbarians. Drive them towards a rival’s undefended land, for barbarians alone destroy everything there; or keep them away from your own. **Done** leaves the rest.
medioevo-lesson-strike-movement =
    { $points ->
        [one] One of your transports stands
       *[other] { $points } of your transports stand
    } still this turn. Choose those you need least: a caravan that would not finish its trip, rather than the wagon of your army.
medioevo-lesson-strike-armies =
    Your units there take { $points } damage. Give up light infantry first (20 florins). Heavy infantry becomes light, cavalry becomes heavy: one damage to them costs less than a unit, so spread it.
medioevo-lesson-strike-buildings =
    Your buildings there take { $points } damage. Spread it so that none falls: a village bears 2, a town 4, a city 6. Repairing a point costs 50 florins in phase 4.
medioevo-lesson-strike-goods =
    Cubes are lost from one of your transports, { $points } at most. Choose what sells worst on your way: goods that the next market already has.
medioevo-lesson-rise =
    Your tax of { $tax } was more than people bear: { $left ->
        [one] a rebellion breaks out
       *[other] { $left } rebellions break out
    }. Rebels come to home lands with the fewest units. Let them rise where nothing stands, for they destroy buildings when alone ({ $count } of your lands have none), and near your army: beating rebels at home is +1 honour.

## Taxes

medioevo-lesson-tax =
    Tax 20 brings { $low ->
        [one] { $low } florin
       *[other] { $low } florins
    }, 30 brings { $mid }, 50 brings { $high }; upkeep and interest take { $due }. Next turn an event card says what people bear, and each 10 above it is a rebellion. Of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $safe } bear 20 and { $fair } bear 30. So 20 is nearly safe, 30 a fair risk, 50 asks for trouble.
medioevo-lesson-tax-again =
    Same question, new numbers: 20 brings { $low }, 30 brings { $mid }, 50 brings { $high }, and { $due } goes out. Of { $cards ->
        [one] { $cards } event card
       *[other] { $cards } event cards
    } left, { $fair } bear 30. A rebellion is not the end: with an army nearby it is +1 honour. While rebels sit in your home, each new one costs 1.
medioevo-lesson-rebels =
    Rebels hold { $place }: it pays no tax, and as long as any sit in your home every new rebellion costs 1 honour. So tax low now and march against them in phase 5: beating them at home brings +1 honour.
medioevo-lesson-borrow =
    A loan is 500 florins now, once per turn. It costs 50 interest per turn from next turn on, and 2 honour at the end for the first, more for each further one. Good for an army that conquers right away; bad for waiting. You have { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    } and { $loans ->
        [0] no loans
        [one] one loan
       *[other] { $loans } loans
    }.
medioevo-lesson-repay =
    Paying back 500 saves 50 interest per turn and 2 honour or more at the end. You have { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }. Do it once nothing you could buy now earns more.
medioevo-lesson-dismiss =
    Every unit, transport and engine costs 20 florins per turn, { $upkeep } in all for you. Disband only what will neither fight nor carry nor hold a land: land outside your home is lost as soon as no unit and no control token is left in it.
medioevo-lesson-ransack =
    Plundering your own pieces brings half of what they cost; rebels for money cost you land. Anything is better than not paying two turns in a row, for that puts you out of the game. Give up first what earns nothing.
medioevo-lesson-dues =
    You owe { $due } and have { $florins }. A loan (500) solves it right away and costs 50 per turn; disbanding units saves 20 each for good. If your army has work this turn, borrow; if it stands idle, disband.
medioevo-lesson-bankrupt =
    You owe { $due }, have { $florins }, and cannot borrow. Plunder a building or transport of yours that you can spare. If you give up paying, nothing is owed later, but two turns in a row put you out.
medioevo-lesson-withdraw =
    A tower carries one control token next to it, a fort two, a castle three; you have more than that. Remove the one on the poorest land. Land with an inhabited area, or on your way, should stay.

## Purchases

medioevo-lesson-buy =
    Write a list; nothing happens until all are done, and you may change it until then. You have { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    } and may place up to { $levy ->
        [one] { $levy } unit
       *[other] { $levy } units
    } this turn. A sound first list: 3 to 5 units for your wagon, **Masonry** and a bigger settlement, and an Empire card. Keep about 100 florins for upkeep.
medioevo-lesson-buy-army =
    { $have ->
        [yes] Your army in { $place } is { $army }: too small to conquer anything.
       *[no] You have no army, so you can neither conquer nor hold anything.
    } A horde is 1 to 4 units. Mixed troops win: two or three light to take the losses, an archer to shoot first, one or two heavy or cavalry. Up to { $levy } per turn.
medioevo-lesson-buy-build =
    You can build now. { $village ->
        [yes] Your village in { $place } as a town or city pays more tax every turn and raises your limit of units;
       *[no] A village on an inhabited area pays its tax once more every turn and raises your limit of units;
    } a city is +1 honour as well, and most cities count 3 at the end.
medioevo-lesson-buy-trade =
    You have no caravan or ship. One of level I costs 100 florins and a technology point, and trade brings honour by routes and money by markets. Buy it where an inhabited area produces a good that your neighbours lack.
medioevo-lesson-buy-list =
    { $count ->
        [one] One entry stands
       *[other] { $count } entries stand
    } on your list. Lines run from top to bottom: what needs a technology must come after it. Below you see what each costs and what is left. When it is right, press **Done**.
medioevo-lesson-buy-again =
    { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }, room for { $levy ->
        [one] { $levy } unit
       *[other] { $levy } units
    }, upkeep { $upkeep } per turn. Ask: what earns honour this turn (a conquest, a city, a castle, an objective)? Buy for that first, then technology for later turns.
medioevo-lesson-research =
    Technologies come level by level, 100 florins × level, one step per branch and turn; you have { $levels } so far. Green **Masonry** builds settlements and is the usual first step, then **Architecture** for towers and castles. Cheap and fitting now: { $technology } for { $price }. The highest level of all is 3 honour at the end.
medioevo-lesson-build =
    A level costs 100 florins and one technology point; a point you lack costs { $price } more. Your tokens give { $points } green per turn: when asked how to pay, use them, for they are ready again next turn. { $village ->
        [yes] Upgrading the village in { $place } costs only the difference.
       *[no] Villages stand on inhabited areas only.
    } Towers, forts and castles also lay control tokens on lands next door: land without a fight.
medioevo-lesson-recruit =
    Light 20: cheap losses. Archer 50: shoots before the melee if the enemy has none. Heavy 50: saves casualties. Cavalry 100: 2 damage each when you do not lose. Up to { $levy } this turn. { $have ->
        [yes] Place them with your transport in { $place }, where { $army } stand.
       *[no] Place them where your transport is: without one they cannot move.
    }
medioevo-lesson-seek =
    An Empire card costs { $price } florins; you look at { $seen } and keep one. Take what you can meet: an objective you fulfil is a token for the end and a technology point each turn. One per turn, and each further card is dearer.
medioevo-lesson-equip =
    War wagon or galley to move units, caravan or merchant ship to trade. Level I, II, III: 3, 6, 9 units, or 2, 4, 6 cubes. 100 florins and a blue point per level. A second wagon lets you move in two rounds of one turn.
medioevo-lesson-forge =
    Siege engines fire before everything else, but each needs a crew of 1 to 3 who then do not fight. They pay against castles and large armies; against hordes, buy units instead.
medioevo-lesson-improve =
    An upgrade costs only the difference and keeps the piece where it is. A level more is 3 more units or 2 more cubes, and one movement point. Do it when the piece is really full.
medioevo-lesson-promote =
    A captain’s levels are freedom: each one lets an ability work or stops one of the enemy’s. Captains cancel each other level against level, so one level more than the enemy decides.
medioevo-lesson-repair =
    50 florins a point. Repair what would fall at the next blow, above all cities and castles that count at the end; leave scratches alone.
medioevo-lesson-ransom =
    Units of yours that others hold cost you honour at the end: −3 for one to three. Ransom is twice their price; units that surrendered come back free. Both count towards this turn’s limit.
medioevo-lesson-unlist =
    Crossing a line off costs nothing, and lines below may become possible or impossible by it: look at the list again. You have { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }.
medioevo-lesson-done =
    With **Done** your list of { $count ->
        [one] one entry
       *[other] { $count } entries
    } waits for the others; you may still change it as long as someone is writing. Florins you keep are not lost, but in a short game they should work.
medioevo-lesson-choose =
    Keep one, the others go under the deck. Read the objectives: which could you meet within two turns with what you have? That beats a strong ability. No one else learns what you choose.
medioevo-lesson-buy-on =
    Your new card is of use right away: use it now for its technology points or its ability, if that helps a purchase, and add the purchase to your list. You have { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }, and { $count ->
        [one] one entry
       *[other] { $count } entries
    } on the list. Who keeps the card for a battle or for trade just presses **Done**.
medioevo-lesson-conceal =
    With deployment everyone places purchases at the end of the phase, one after the other in turn order. It helps those who come late in the order: they see where the others’ troops are.
medioevo-lesson-deploy =
    You place your purchases and see what was placed before. Send units where an army now threatens you, or where a neighbour has left a gap. What they are can no longer change.

## Movement

medioevo-lesson-campaign =
    Now armies move: one movement per round, then the next player, until all pass. { $have ->
        [yes] Yours in { $place }: { $army }.
       *[no] You have no army yet, so you can only hold.
    } Entering barbarian land raises a horde: { $horde }. { $found ->
        [yes] Worth taking: { $targets }, with an inhabited area: +1 honour each.
       *[no] No barbarian land with an inhabited area lies next to yours; look further with your wagon.
    } Attack with about twice as many.
medioevo-lesson-campaign-rebels =
    Rebels stand in { $place }: { $army }. Marching there is worth it twice: +1 honour for putting them down, and the land pays tax again. It is your own land, so no penalty and no war.
medioevo-lesson-campaign-war =
    You are at war with { $seat }, so you may enter their land without losing honour, and they yours. Empty land is taken without a fight. Before you march, ask what you leave uncovered: an inhabited area with buildings is honour for whoever takes it.
medioevo-lesson-campaign-rounds =
    Several rounds are played: what has moved stays for this turn, but another army may move in the next round. You are number { $place } in the order with { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }. Holding is no waste: see first what the others do.
medioevo-lesson-march =
    Choose from where, with which transport, how many units, and where to. The list of goals says what is waiting for you: a horde of { $horde }, an army, or free passage. Units you do not take along stay and hold their land. Land of a player with whom you are at peace costs 3 honour.
medioevo-lesson-hold =
    With **Pass this round** you skip only this movement round; you may still move later, unless everyone passes in the same round. Use it to let others commit first.
medioevo-lesson-retire =
    This ends your movements for the whole turn, so the others need not wait for you. Do it when none of your pieces can or should still move.
medioevo-lesson-finish =
    With **End movement** the movement ends in { $place }, and whatever is waiting for you there happens now. Everything that moved stays there for this turn.
medioevo-lesson-assault =
    Instead of moving you attack those who share a place with your army. Barbarians come first. Against a player at peace it costs 3 honour and means war.
medioevo-lesson-plunder-deed =
    Unguarded transports and engines next to your army can be taken for half of what they cost. At war that is fair game; in peace it costs 3 honour and starts a war.
medioevo-lesson-column =
    Your column is in { $place } with movement points left. Go on, bring others to it from elsewhere, or **finish**. Nothing has been fought yet. Remember to leave a unit in land outside your home that you want to keep.
medioevo-lesson-engaged =
    Contact in { $place }: the battle comes when you finish the movement. Last chance to bring more units from elsewhere into the same fight. If it is a horde: { $horde }.
medioevo-lesson-engage =
    Several armies face you, and you fight them one after the other; barbarians always first. Start with the one you are sure to beat: losses add up. You may leave the others alone.
medioevo-lesson-engage-one =
    { $seat } has units here as well, and you need not fight them. Standing side by side leaves the land contested: it is no one’s. Attacking without a war declared earlier costs 3 honour and means war immediately. Attack only if you want this land and can afford that.
medioevo-lesson-plunder =
    { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    } now, or peace with { $victim_seat }? Plundering costs { $honour } honour and means war. Early in a game honour and quiet trade are worth more than that; at the very end it may be different.

## Battle

medioevo-lesson-prepare =
    { $own } against { $theirs }. A round goes: engines, archers, then both roll d4, d6, d8. Attack is the highest die, or the product of equal dice; the loser takes the difference, at most as many as the winner has units. Then each side loses as many as its own **lowest** die. { $count ->
        [0] None of your unit types is alone on the field, so no ability works for you.
       *[other] Only you have { $able }: these abilities work.
    }
medioevo-lesson-prepare-again =
    { $own } of yours against { $theirs }. Every round costs both sides their casualties, so many small rounds eat armies up. Go on if you have clearly more; the next round may well be the last. { $dangers ->
        [0] No ability works against you.
       *[other] Their ability that works: { $danger }.
    }
medioevo-lesson-abilities =
    Your advantage: only you have { $able }. It lasts as long as no unit of that type stands on the other side. When you take damage, do not lose the last one of such a type.
medioevo-lesson-sea-battle =
    At sea, galleys count: whoever has more levels of galleys adds the difference to the attack. Only archers and light infantry have abilities, and a galley that loses all its units may sink. { $own } units against { $theirs }.
medioevo-lesson-second-round =
    You are the attacker, so after the first round you may also **flee**: half your attack in that round, more casualties, then you are gone. A defeat by barbarians costs 1 honour, also by fleeing. If you are ahead in numbers, fight on.
medioevo-lesson-defend =
    You are attacked: { $own } against { $theirs }. You cannot flee, but a tower, fort or castle takes 1, 2 or 3 damage off one kind of attack each round; name it under **Use walls**. Otherwise just fight: the attacker takes casualties as you do.
medioevo-lesson-large-army =
    The enemy began with five units or more: destroying or capturing them all in this one battle brings +1 honour. That is worth another round.
medioevo-lesson-protect =
    Your walls protect from one kind of attack this round. Against a horde with archers take archers or melee; against engines, engines. Usually the melee is where most damage comes from.
medioevo-lesson-crew =
    Each unit in the crew is a d8; 1 to 3 hits. A crew does not fight otherwise, but is hit last. Man an engine with light infantry, and aim at units unless you want to break a building’s protection.
medioevo-lesson-capture =
    Taking prisoners halves your attack unless you are three to one: { $own } against { $theirs } now. Captured units cost their owner honour and a ransom. Against barbarians it only makes the fight harder.
medioevo-lesson-instruct =
    Your battle orders fight for you when you press **Fight by orders**: what is rerolled, who is lost first, when to flee. The usual ones are sensible; no one else sees them. Say them once, and a battle costs you one press.
medioevo-lesson-onward =
    You roll and reroll yourself; captains, superiority and losses follow your battle orders, in later rounds too, until you press **Fight**. That saves most questions of a round.
medioevo-lesson-arrange =
    Standing orders answer for you in phase 2: where rebels rise, which losses you take, and what you do as the first player. *Everyday decisions* sets the usual ones in one go; you can change each at any time.
medioevo-lesson-rank =
    Say which realms you would like, the dearest first. When your turn comes you get the first one still free, without waiting. No one else sees your wishes.
medioevo-lesson-entrusted =
    Your orders fight while the other side thinks. **Take command** if this battle should go another way.
medioevo-lesson-flee =
    Fleeing costs: half your attack this round, casualties plus the way out, and −1 honour if they are barbarians. { $own } against { $theirs }. Flee to save costly units, not a handful of light infantry.
medioevo-lesson-parley =
    You may offer to surrender, or call on the enemy to do so. Units that surrender are not lost: they come back free in a later turn. For the weaker side that is often better than a last stand.
medioevo-lesson-terms =
    { $own } of yours against { $theirs }. If you accept a surrender you win the land without further losses, and their units come back to them next turn. If you are asked to yield: units that surrender are saved, the land is not.
medioevo-lesson-lead =
    Your captains have { $levels ->
        [one] one level
       *[other] { $levels } levels
    } more than the enemy’s. Each may act as a unit type you lack, free an ability of yours that is blocked, or stop one of theirs. Stopping their archers or freeing your cavalry is usually best.
medioevo-lesson-sacrifice =
    Each light infantry you give up now adds { $bonus } to your attack, at most { $most }. It pays if it turns a lost round into a won one: the loser takes the whole difference. With the enemy’s dice on the table, count exactly; otherwise give one at most.
medioevo-lesson-recast =
    Attack counts your highest die, or equal dice multiplied: now { $attack }. Your own casualties are the lowest die: now { $lowest }, so a 1 is welcome. You may reroll any dice once. { $advice ->
        [reroll] On average it pays to reroll: { $dice }.
       *[keep] On average nothing is gained by rerolling: keep them.
    }
medioevo-lesson-avenge =
    Each blood token adds 1 to your attack, { $own } against { $other } now, and you have { $most }. Spend exactly as many as turn a loss into a win or a tie; otherwise keep them.
medioevo-lesson-overwhelm =
    You win by so much that you have { $points } to give: each is one more damage, or one casualty less for you. If more damage ends the battle, take it; otherwise save your own units.
medioevo-lesson-bear =
    { $points } damage to share out. Light infantry first: you have { $light }. Heavy becomes light and cavalry becomes heavy, so a hit on them removes no one ({ $heavy } of yours can take that). Keep the last unit of a type whose ability works for you.
medioevo-lesson-loot =
    Yours now. Keep buildings you can hold: they pay tax and count. Plunder what you cannot defend or will leave behind: half its cost in florins, and 50 per market cube. A transport needs a free token of its level.
medioevo-lesson-annex =
    The tower or castle you took supports control tokens next to it: replacing one gives you that land without a fight. Take the land with an inhabited area, or the one towards your next goal.

## Trade

medioevo-lesson-trade =
    { $count ->
        [one] { $count } trader
       *[other] { $count } traders
    } to move; each step, purchase and sale costs 1 movement point ({ $moves } for the first). { $here ->
        [yes] In { $place } you can buy { $good } at 100 florins per cube.
       *[no] Go first to an inhabited area that produces a good.
    } A cube sells for 100, and 20 more per cube already in the market: { $best } pays { $price } now. Early on the gain is small; a trade route brings honour.
medioevo-lesson-trade-route =
    Your route still has { $open ->
        [0] no stage open: sell
        [one] one stage open; then sell
       *[other] { $open } stages open; then sell
    } at { $destination }. Do not sell anywhere else on the way, that ends the route. At the end each trade point is 1 honour or +50 per cube: take the honour.
medioevo-lesson-trade-loaded =
    You have goods aboard. Leaving an inhabited area with goods also puts one cube into its market, which raises its price for everyone. Best market open to you: { $best }, now { $price } per cube. Foreign inhabited areas need a trade pact.
medioevo-lesson-travel =
    Choose the trader and where it goes; the list says what each place makes and what its market holds. Avoid lands with barbarians or enemies: an army there plunders it. Leave a point for buying or selling.
medioevo-lesson-load =
    Buy as much as fits if you can sell it this turn or next; 100 florins a cube, you have { $florins }. Right after buying you may open a trade route.
medioevo-lesson-sell =
    A market takes no good that it already has or that the inhabited area produces. Each cube brings 100 + 20 per market cube; one of yours stays in the market. In a city of yours a large market also raises taxes.
medioevo-lesson-route =
    A route has 4, 6 or 8 stages; reach all, in any order, and sell at the last: 2, 4 or 6 honour. Four stages close together are done in two or three turns. It cannot be changed, so choose places you can really reach.
medioevo-lesson-forsake =
    A route binds its transport: a sale elsewhere ends it. Give it up only if a stage has become unreachable.
medioevo-lesson-rest =
    When you are done, the next player trades. Movement points left are lost, so check whether a trader could still go to its next market.
medioevo-lesson-stock =
    Your trader leaves goods behind as it goes: one cube stays in the market. Leave the good of which you have most, or one that you will not sell here again.

## Cards, technologies, reactions

medioevo-lesson-met =
    You meet the objective of { $card }. **Claim an objective** gives you a token: a technology point each turn, and honour at the end ({ $now } for what you have, { $next } with one more). The card goes, so use its ability first if you still need it.
medioevo-lesson-play =
    A card is used once per turn: for its ability **or** its technology points, which are gone at the end of the phase. { $card } is { $count ->
        [one] your only card ready
       *[other] one of { $count } cards you have ready
    }. Points save 100 florins each; an ability at the right moment can save a battle.
medioevo-lesson-use =
    You know { $known }. A use costs points of its colour (1, at level IV 2); a point you lack costs 100 florins. { $tokens ->
        [one] Your token gives one point per turn: use it for something every turn.
       *[other] Your { $tokens } tokens give one point each per turn: use them for something every turn.
    }
medioevo-lesson-claim =
    Claiming shows the card and brings a token. You have { $count }, worth { $now } honour at the end; one more makes { $next }. What must be done “this turn” can be claimed until the turn ends.
medioevo-lesson-habit =
    For one card or technology you can say once what should become of it in reactions: use it always, ask you only when much is at stake, or never ask. Fewer questions, and nothing is lost: in your own turn you use it as before.
medioevo-lesson-pledge =
    What you bid for the next turn order can be said with your purchases: then no one waits for you when the turn begins. You can change it until the last bid is in.
medioevo-lesson-levy =
    A tax that you say once is set every turn without a question. Change it when rebels or dues ask for it.
medioevo-lesson-orders =
    Standing orders say when you want to be asked for reactions: always, when you are involved, or never. “When involved” suits a first game; “never” for moments in which you have nothing to use makes the table quicker.
medioevo-lesson-window =
    A **reaction**: something happens, and you have a card or technology that fits this moment. { $count ->
        [0] You need not do anything.
        [one] Your card ready: { $card }.
       *[other] { $count } of your cards are ready.
    } If it changes nothing that matters to you, **Pass**; it stays ready for later. No one sees what you hold back.
medioevo-lesson-window-battle =
    In battles a reaction counts most when the dice lie: then you know what +2 or a point less of damage is worth. If you win anyway, or lose anyway, pass.
medioevo-lesson-window-event =
    Cards here ward off what is about to strike. Ask what it would really cost you: a light infantry is not worth a card, a city is.
medioevo-lesson-window-card =
    Someone uses a card, and you could stop it. The last reaction works first. Is it aimed at you? If not, it is seldom worth yours.
medioevo-lesson-window-again =
    Such questions will come again. If this kind of moment never interests you, **Reaction settings** keep you from being asked.
medioevo-lesson-petition =
    The turn is ending, and you have met an objective that only counts this turn. Claim it: a token for good, worth { $next } honour in all at the end instead of { $now }.
medioevo-lesson-name =
    The card’s die has said how many; now name what it concerns. Begin with what is worth most to you, or costs the other side most.
medioevo-lesson-relief =
    You may send units to the land that was entered, group after group, while movement points last. Send enough to win, not all: what you leave empty is open to others.
medioevo-lesson-reroute =
    You may lay tokens of your route elsewhere. Move the stages you have not reached closer together and to your transport; **Done** ends it.

## War, peace and pacts

medioevo-lesson-council =
    The table waits for others, but you may speak of pacts. In a first game one with a neighbour is worth having: **non-aggression** keeps your border quiet, **trade** opens their inhabited areas. No one is held up by it, so you may also just wait.
medioevo-lesson-answer =
    Someone has made you a proposal. A truce holds this turn, peace until someone declares war again. Accept peace unless you are about to take something that matters.
medioevo-lesson-offered =
    A pact has been proposed to you; the notes say what it grants, for how long, and who pays. Sign if it gives you at least as much as them. Breaking it later costs 2 honour.
medioevo-lesson-declare =
    War declared now lets you attack from the **next** turn on without losing 3 honour; they may attack you then as well. It breaks your pacts with them, 2 honour each. Declare when your army will be ready next turn.
medioevo-lesson-propose =
    A truce is for this turn only, peace for good; both need the other side. Offer peace when you have taken what you wanted: that is when it is accepted.
medioevo-lesson-draft =
    Say what is agreed, with whom, until when and for how much. Trade and passage are cheap to grant and make friends; non-aggression is worth most where your armies are away. A pact never blocks a move, but breaking it costs 2 honour. Further payments are added before all have signed; who had signed then signs anew.
medioevo-lesson-sign =
    Signed pacts hold until their turn, and all who signed may end one together at no cost. Look at payments: who cannot pay has broken the pact.
medioevo-lesson-break =
    Breaking a pact costs 2 honour; you have { $honour }. Is what you gain worth more than that? Often it is cheaper to wait until it runs out.
medioevo-lesson-direct =
    Your ally owes you support: name one place per turn where their units should go. It does not bind where it would cost them honour or break another pact.
medioevo-lesson-accuse =
    All read the pact and vote in the open. More votes for “broken” cost the accused 2 honour; a tie changes nothing. Accuse only what the others can see as well.
