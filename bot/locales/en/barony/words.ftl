### Barony, in English.

game-barony = Barony

## Things

barony-terrain-mountain = mountain
barony-terrain-forest = forest
barony-terrain-plain = plain
barony-terrain-field = field
barony-terrain-lake = lake

barony-kind-knight = knight
barony-kind-village = village
barony-kind-stronghold = stronghold
barony-kind-city = city

barony-title-0 = Baron
barony-title-1 = Viscount
barony-title-2 = Count
barony-title-3 = Marquis
barony-title-4 = Duke

## Prompts

barony-prompt-place = Place a starting city with a knight in it.
barony-prompt-turn = Choose one action for your turn.

## Labels of options

barony-label-hex = { $hex } ({ $terrain })
barony-label-knights =
    { $count ->
        [one] { $hex } ({ $terrain }, 1 knight)
       *[other] { $hex } ({ $terrain }, { $count } knights)
    }
barony-label-no-second = No second knight
barony-label-token = { $terrain } token ({ $gold } gold)
barony-label-tokens = { $count } × { $terrain }
barony-nothing-knight = No second knight
barony-nothing-village = No village
barony-nothing-stronghold = No stronghold
barony-label-payment = { $tokens } = { $gold } gold
barony-label-payment-wasteful = { $tokens } = { $gold } gold (+{ $wasted })
barony-label-waste = wasting { $tokens }
barony-label-spare = keeping { $tokens }

## Events

barony-event-place = { $seat } founds a city on { $hex } ({ $terrain }).
barony-event-begin = All cities stand. { $seat } opens the first round.
barony-event-recruit =
    { $count ->
        [one] { $seat } recruits a knight on { $hex }.
       *[other] { $seat } recruits { $count } knights on { $hex }.
    }
barony-event-move = { $seat } moves a knight from { $origin } to { $target }.
barony-event-destroy = { $seat } destroys { $owner_seat }’s { $piece } on { $hex }.
barony-event-take = { $seat } takes a { $token } token from { $owner_seat }.
barony-event-build-village = { $seat } builds a village on { $hex } and earns a { $terrain } token.
barony-event-build-village-unpaid = { $seat } builds a village on { $hex }; the bank has no { $terrain } token left.
barony-event-build-stronghold = { $seat } builds a stronghold on { $hex } and earns a { $terrain } token.
barony-event-build-stronghold-unpaid = { $seat } builds a stronghold on { $hex }; the bank has no { $terrain } token left.
barony-event-city = { $seat } turns the village on { $hex } into a city: +10, now { $points } on the track.
barony-event-expedition = { $seat } lands an expedition on { $hex }; one knight is lost for good.
barony-event-wasted = { $seat } pays more than needed and wastes { $tokens }.
barony-event-title = { $seat } spends { $gold } gold and becomes { $title }: +15, now { $points } on the track.
barony-event-pass = { $seat } cannot do anything and passes.
barony-event-last-round = { $seat } is a Duke: the game ends with this round.
barony-event-end-duke = The last round is over. { $seat } is crowned king with { $points } points!
barony-event-end-passes = Nobody can move any more. { $seat } is crowned king with { $points } points!
barony-event-end-cap = The game has lasted long enough. { $seat } is crowned king with { $points } points!

## The end

barony-end-duke = A Duke has risen and the round is complete.
barony-end-passes = All players had to pass in a row.
barony-end-cap = The last round allowed was played.
barony-row-titles = Titles
barony-row-cities = New cities
barony-row-silver = Silver of tokens kept

## Refusals

barony-refusal-no-hex = There is no hex { $hex } on this board.
barony-refusal-place-lake = { $hex } is a lake: no city can stand there.
barony-refusal-place-forest = { $hex } is a forest: no city can stand there.
barony-refusal-place-taken = { $owner_seat } has a city on { $hex } already.
barony-refusal-place-beside = { $hex } touches the city on { $city }.
barony-refusal-place-no-room = With a city on { $hex }, there would be no room left for all the starting cities to come.
barony-refusal-recruit-none = You have no knight in reserve.
barony-refusal-recruit-no-city = You have no city on { $hex }.
barony-refusal-recruit-number = Recruit at least 1 and at most { $most } here.
barony-refusal-recruit-inland = The city on { $hex } touches no lake: at most { $most } knights a turn.
barony-refusal-recruit-lake = Even beside a lake, the city on { $hex } takes at most { $most } knights a turn.
barony-refusal-recruit-reserve =
    { $count ->
        [one] You have only 1 knight in reserve.
       *[other] You have only { $count } knights in reserve.
    }
barony-refusal-move-none = You have no knight on the board.
barony-refusal-move-all-shut-in = None of your knights can go anywhere.
barony-refusal-move-no-knight = You have no knight on { $hex }.
barony-refusal-move-shut-in = Your knight on { $hex } cannot go anywhere: all around it is closed.
barony-refusal-move-far = { $origin } and { $target } are not neighbours: a knight moves one hex.
barony-refusal-move-twice = The same knight cannot move twice, and no other one of yours is on { $hex }.
barony-refusal-move-no-second = There is no second knight for this move.
barony-refusal-enter-lake = { $hex } is a lake: no knight can enter it.
barony-refusal-enter-city = { $owner_seat }’s city on { $hex } keeps your knight out.
barony-refusal-enter-stronghold = { $owner_seat }’s stronghold on { $hex } keeps your knight out.
barony-refusal-enter-pair = { $owner_seat } has two pawns or more on { $hex }: your knight cannot enter.
barony-refusal-enter-mountain = { $hex } is a mountain, and { $owner_seat } has a pawn there: one is enough to hold it.
barony-refusal-take-nothing = There is no token to take on { $hex }.
barony-refusal-take-something = You destroy a village on { $hex }: choose the token you take.
barony-refusal-take-absent = The owner of the village on { $hex } has no such token.
barony-refusal-build-no-knights = You have no knight on the board to replace.
barony-refusal-build-no-buildings = You have neither a village nor a stronghold in reserve.
barony-refusal-build-nowhere = None of your knights stands where you could build.
barony-refusal-build-nothing = Choose at least one hex to build on.
barony-refusal-build-no-knight = You have no knight on { $hex }.
barony-refusal-build-taken = { $owner_seat } already has a { $piece } on { $hex }.
barony-refusal-build-foreign-knight = { $owner_seat }’s knight on { $hex } prevents building.
barony-refusal-build-twice = Only one building can go on { $hex }.
barony-refusal-build-too-many-village =
    { $count ->
        [0] You have no village in reserve.
        [one] You have only 1 village in reserve.
       *[other] You have only { $count } villages in reserve.
    }
barony-refusal-build-too-many-stronghold =
    { $count ->
        [0] You have no stronghold in reserve.
        [one] You have only 1 stronghold in reserve.
       *[other] You have only { $count } strongholds in reserve.
    }
barony-refusal-city-none-left = You have no city in reserve.
barony-refusal-city-no-villages = You have no village to replace.
barony-refusal-city-nowhere = None of your villages can become a city.
barony-refusal-city-no-village = You have no village on { $hex }.
barony-refusal-city-forest = { $hex } is a forest: no city can stand there.
barony-refusal-city-beside = { $hex } touches the city on { $city }.
barony-refusal-city-foreign-knight = { $owner_seat }’s knight on { $hex } prevents it.
barony-refusal-expedition-crew =
    { $count ->
        [0] An expedition takes two knights from the reserve, and you have none.
       *[other] An expedition takes two knights from the reserve, and you have { $count }.
    }
barony-refusal-expedition-nowhere = No hex at the edge of the board is free.
barony-refusal-expedition-inland = { $hex } is not at the edge of the board.
barony-refusal-expedition-lake = { $hex } is a lake: nobody can land there.
barony-refusal-expedition-taken = { $hex } is not free.
barony-refusal-title-duke = You are a Duke: there is no higher title.
barony-refusal-title-poor = Your tokens are worth { $gold } gold; a title costs { $price }.
barony-refusal-title-unreadable = “{ $payment }” is not a payment: write it like field:2+plain:1.
barony-refusal-title-absent = You have { $count } tokens of this kind: { $terrain }.
barony-refusal-title-too-little = That is { $gold } gold; a title costs { $price }.
barony-refusal-title-wasteful = That is { $gold } gold, and a title costs { $price }: wasted would be { $tokens }. Say whether you pay it all the same.
barony-refusal-title-nothing-wasted = Nothing of that is wasted, so there is nothing to ask.
barony-refusal-pass = You may pass only when you can do nothing else.

## Commands

barony-command = barony
barony-command-description = Play Barony.

barony-place-name = place
barony-place-description = Place a starting city with a knight in it
barony-place-button = Place a city
barony-place-hex-name = hex
barony-place-hex-description = Where the city goes
barony-place-hex-prompt = Where does your city go?

barony-recruit-name = recruit
barony-recruit-description = Bring knights from your reserve into one of your cities
barony-recruit-button = Recruit
barony-recruit-city-name = city
barony-recruit-city-description = The city that gets them
barony-recruit-city-prompt = Which city gets the knights?
barony-recruit-knights-name = knights
barony-recruit-knights-description = How many: up to 2, up to 3 beside a lake
barony-recruit-knights-prompt = How many knights?

barony-move-name = move
barony-move-description = Move one or two of your knights by one hex each
barony-move-button = Move
barony-move-origin-name = from
barony-move-origin-description = Where the first knight stands
barony-move-origin-prompt = Which knight moves?
barony-move-target-name = to
barony-move-target-description = Where the first knight goes
barony-move-target-prompt = Where does it go?
barony-move-take-name = take
barony-move-take-description = The token you take if it destroys a village
barony-move-take-prompt = You destroy a village. Which token do you take?
barony-move-origin2-name = from2
barony-move-origin2-description = Where the second knight stands
barony-move-origin2-prompt = Which second knight moves, if any?
barony-move-target2-name = to2
barony-move-target2-description = Where the second knight goes
barony-move-target2-prompt = Where does the second knight go?
barony-move-take2-name = take2
barony-move-take2-description = The token you take if the second knight destroys a village
barony-move-take2-prompt = You destroy a village. Which token do you take?

barony-build-name = build
barony-build-description = Replace knights by villages or strongholds and earn tokens
barony-build-button = Build
barony-build-villages-name = villages
barony-build-villages-description = Hexes that get a village
barony-build-villages-prompt = Where do you build villages?
barony-build-strongholds-name = strongholds
barony-build-strongholds-description = Hexes that get a stronghold
barony-build-strongholds-prompt = Where do you build strongholds?

barony-city-name = city
barony-city-description = Turn one of your villages into a city for 10 points
barony-city-button = New city
barony-city-village-name = village
barony-city-village-description = The village that becomes a city
barony-city-village-prompt = Which village becomes a city?

barony-expedition-name = expedition
barony-expedition-description = Give up one knight of your reserve to land another at the edge of the board
barony-expedition-button = Expedition
barony-expedition-hex-name = hex
barony-expedition-hex-description = Where the knight lands
barony-expedition-hex-prompt = Where does the knight land?

barony-title-name = title
barony-title-description = Spend tokens worth 15 gold on your next title
barony-title-button = Title
barony-title-tokens-name = tokens
barony-title-tokens-description = The tokens you spend
barony-title-tokens-prompt = Which tokens do you spend?
barony-title-waste-name = waste
barony-title-waste-description = If it is more than needed: yes to pay it all the same, no to keep what is too much
barony-title-waste-prompt = That is more than a title costs, and there is no change. Pay it all the same?

barony-pass-name = pass
barony-pass-description = Pass, when nothing else can be done, or at will where the table plays so
barony-pass-button = Pass

## What is new in the rules, version by version

barony-version-2 = Barony, version 2: a title may be paid with more than it costs; you are told what would be wasted, and asked.

## Options

barony-option-bank-name = Bank
barony-option-bank-description = How many resource tokens there are
barony-option-bank-unlimited = unlimited
barony-option-bank-80 = 80 (20 of each kind)
barony-option-pass_at_will-name = Pass at will
barony-option-pass_at_will-description = Whether one may pass though something could be done; when all pass in a row, the game ends

## The rules in short

rules-barony-topics = goal setup turn recruit move fight build city expedition title end

rules-barony-goal-title = The goal
rules-barony-goal-text =
    Two to four barons spread over a land of mountains, forests, plains, fields and lakes. Your villages bring tokens, tokens buy titles, and new cities bring glory.

    As soon as somebody is a **Duke**, the round is played to its end, and whoever has most points is king. *(B-21, B-22)*

    The track shows **15 points for each title** and **10 for each new city** *(B-20)*. Tokens you keep add their silver at the very end.

    Each player has 7 knights, 14 villages, 2 strongholds and 5 cities *(B-1)*. All tokens are open for everybody to see *(B-4)*:
    • field: 5 gold, 3 silver
    • plain: 4 gold, 2 silver
    • forest: 3 gold, 1 silver
    • mountain: 2 gold, 0 silver

rules-barony-setup-title = The set-up
rules-barony-setup-text =
    Nine tiles per player, drawn at random, are laid into one board *(B-5)*, and chance names the first player, unless who opened the table has settled it *(B-6)*.

    Then everybody founds three cities, each with a knight in it *(B-7)*. In turn order each player places one, but the last player all three; then, going back, the others place two more. With two players that is 1-3-2, with three 1-1-3-2-2, with four 1-1-1-3-2-2-2.

    A starting city cannot stand on a lake or in a forest, nor on or next to another city *(B-8)*. Nor can it stand where it would leave too little room for the cities still to come.

rules-barony-turn-title = Your turn
rules-barony-turn-text =
    Turns go clockwise from the first player. On yours you take exactly **one** of six actions *(B-10)*:
    • **Recruit** knights into a city
    • **Move** one or two knights
    • **Build** villages and strongholds
    • Turn a village into a **city**
    • Send an **expedition** to the edge of the board
    • Buy a **title**

    You pass only when none of them is possible; with **Pass at will** whenever you like. If all players pass in a row, the game is over and scored.

rules-barony-recruit-title = Recruiting
rules-barony-recruit-text =
    Choose one of your cities and put 1 or 2 knights from your reserve on its hex; up to **3** if that hex touches a lake. You need at least one knight in reserve. *(B-11)*

rules-barony-move-title = Moving
rules-barony-move-text =
    Move one knight, or two different ones, by one hex each *(B-12)*. The second move comes after everything the first has brought about. Any number of your own knights may share a hex.

    A knight cannot enter *(B-13)*:
    • a lake
    • a hex with an opponent’s city or stronghold
    • a hex where one opponent has two pawns: two knights, or a knight and a village
    • a mountain with any opponent’s pawn

rules-barony-fight-title = Sharing and conquering a hex
rules-barony-fight-text =
    Players share a hex while none of them has more than one pawn in it *(B-14)*. If your knight comes in and you now have two pawns there, all the opponents’ pawns in that hex are destroyed and go back to their owners’ reserves. For each village destroyed you take one token from its owner, of your choice, if there is one. *(B-15)*

rules-barony-build-title = Building
rules-barony-build-text =
    Replace any of your knights on the board, one per hex, by a village or a stronghold from your reserve. The knights go back to the reserve, and each building earns you a token of its terrain. *(B-16)*

    You cannot build where there is already a building, whoever owns it, nor where an opponent’s knight stands. A village can be destroyed; a stronghold cannot. Buildings of your own never leave the board by your will.

    With the limited bank there are 20 tokens of each kind, and an empty pile gives nothing. *(B-4)*

rules-barony-city-title = New cities
rules-barony-city-text =
    Replace one of your villages by a city from your reserve: **10 points** at once, and the village goes back to the reserve. *(B-17)*

    Not in a forest, not next to any city, and not while an opponent’s knight is in the hex.

rules-barony-expedition-title = Expeditions
rules-barony-expedition-text =
    Take two knights from your reserve. One leaves the game for good; the other lands on a free hex at the edge of the board: no lake, and no piece of anybody on it. *(B-18)*

    A hex is at the edge if it has fewer than six neighbours; lakes count as neighbours.

rules-barony-title-title = Titles
rules-barony-title-text =
    Discard tokens worth at least **15 gold** and rise by one title: Baron, Viscount, Count, Marquis, Duke. Each is worth **15 points**. *(B-19)*

    There is no change, and one title at a time. If you throw in a token that you do not need, you are told which, and asked.

rules-barony-end-title = The end
rules-barony-end-text =
    When a player becomes Duke, the round is finished so that all have had as many turns; if it was the round’s last player, the game ends at once *(B-21)*.

    Add the silver of the tokens you still have to your points on the track. Most points wins. Among equals the one wins who plays latest in a round, counted from the first player. *(B-22)*

    A game between computer players only also ends after 200 rounds. *(B-10)*
