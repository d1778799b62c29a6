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

barony-label-hex = { CAPS($hex) } ({ $terrain })
barony-label-knights =
    { $count ->
        [one] { CAPS($hex) } ({ $terrain }, 1 knight)
       *[other] { CAPS($hex) } ({ $terrain }, { $count } knights)
    }
barony-label-no-second = No second knight
barony-label-token = { $terrain } token ({ $gold } gold)
barony-label-count =
    { $count ->
        [one] 1 knight
       *[other] { $count } knights
    }
barony-brings-title =
    { $points ->
        [one] { $title }, +{ $points } point
       *[other] { $title }, +{ $points } points
    }
barony-outcome-destroys = destroys { $pieces }
barony-outcome-piece = { $owner_seat }’s { $piece }
barony-outcome-joins =
    { $count ->
        [one] joins your knight
       *[other] joins your { $count } knights
    }
barony-outcome-shares = shares the hex with { $players }
barony-outcome-player = { $seat }
barony-outcome-no-token = no token left
barony-outcome-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
barony-outcome-can-destroy = can destroy a piece
barony-outcome-beside = next to { $players }
barony-outcome-levy = recruits up to { $count }
barony-outcome-then = then { $count } there
barony-label-tokens = { $count } × { $terrain }
barony-nothing-knight = No second knight
barony-nothing-village = No village
barony-nothing-stronghold = No stronghold
barony-label-payment = { $tokens } = { $gold } gold
barony-label-payment-wasteful = { $tokens } = { $gold } gold (+{ $wasted })
barony-label-waste = wasting { $tokens }
barony-label-spare = keeping { $tokens }

## Events

barony-event-place = { $seat } founds a city on { CAPS($hex) } ({ $terrain }).
barony-event-begin = All cities are placed. { $seat } goes first.
barony-event-recruit =
    { $count ->
        [one] { $seat } recruits a knight on { CAPS($hex) }.
       *[other] { $seat } recruits { $count } knights on { CAPS($hex) }.
    }
barony-event-move = { $seat } moves a knight from { CAPS($origin) } to { CAPS($target) }.
barony-event-destroy = { $seat } destroys { $owner_seat }’s { $piece } on { CAPS($hex) }.
barony-event-take = { $seat } takes a { $token } token from { $owner_seat }.
barony-event-build-village = { $seat } builds a village on { CAPS($hex) } and earns a { $terrain } token.
barony-event-build-village-unpaid = { $seat } builds a village on { CAPS($hex) }; the bank has no { $terrain } token left.
barony-event-build-stronghold = { $seat } builds a stronghold on { CAPS($hex) } and earns a { $terrain } token.
barony-event-build-stronghold-unpaid = { $seat } builds a stronghold on { CAPS($hex) }; the bank has no { $terrain } token left.
barony-event-city = { $seat } turns the village on { CAPS($hex) } into a city: +10 points, now { $points }.
barony-event-expedition = { $seat } sends an expedition to { CAPS($hex) }; one knight leaves the game.
barony-event-wasted = { $seat } pays more than needed and wastes { $tokens }.
barony-event-title = { $seat } spends { $gold } gold and becomes { $title }: +15 points, now { $points }.
barony-event-pass = { $seat } passes.
barony-event-last-round = { $seat } is Duke: this is the last round.
barony-event-end-duke = The last round is over. { $points ->
    [one] { $seat } is crowned king with { $points } point!
   *[other] { $seat } is crowned king with { $points } points!
  }
barony-event-end-passes = No one has a legal action left. { $points ->
    [one] { $seat } is crowned king with { $points } point!
   *[other] { $seat } is crowned king with { $points } points!
  }
barony-event-end-cap = The round limit is reached. { $points ->
    [one] { $seat } is crowned king with { $points } point!
   *[other] { $seat } is crowned king with { $points } points!
  }

## The end

barony-end-duke = A player became Duke, and the round is complete.
barony-end-passes = All players passed in a row.
barony-end-cap = The round limit was reached.
barony-row-titles = Titles
barony-row-cities = New cities
barony-row-silver = Silver (unspent tokens)

## Refusals

barony-refusal-no-hex = There is no hex { CAPS($hex) } on this board.
barony-refusal-place-lake = { CAPS($hex) } is a lake: no city can stand there.
barony-refusal-place-forest = { CAPS($hex) } is a forest: no city can stand there.
barony-refusal-place-taken = { $owner_seat } already has a city on { CAPS($hex) }.
barony-refusal-place-beside = { CAPS($hex) } is next to the city on { CAPS($city) }; cities may not be adjacent.
barony-refusal-place-no-room = A city on { CAPS($hex) } would leave too little room for the remaining starting cities.
barony-refusal-recruit-none = You have no knight in reserve.
barony-refusal-recruit-no-city = You have no city on { CAPS($hex) }.
barony-refusal-recruit-number = { $most ->
    [one] You can recruit { $most } knight here.
   *[other] You can recruit 1 to { $most } knights here.
  }
barony-refusal-recruit-inland = The city on { CAPS($hex) } is not next to a lake: { $most ->
    [one] at most { $most } knight per turn.
   *[other] at most { $most } knights per turn.
  }
barony-refusal-recruit-lake = Even next to a lake, the city on { CAPS($hex) } gets { $most ->
    [one] at most { $most } knight per turn.
   *[other] at most { $most } knights per turn.
  }
barony-refusal-recruit-reserve =
    { $count ->
        [one] You have only 1 knight in reserve.
       *[other] You have only { $count } knights in reserve.
    }
barony-refusal-move-none = You have no knight on the board.
barony-refusal-move-all-shut-in = None of your knights can move.
barony-refusal-move-no-knight = You have no knight on { CAPS($hex) }.
barony-refusal-move-shut-in = Your knight on { CAPS($hex) } cannot move: every neighbouring hex is blocked.
barony-refusal-move-far = { CAPS($origin) } and { CAPS($target) } are not adjacent: a knight moves one hex.
barony-refusal-move-twice = A knight moves only once per turn, and you have no other knight on { CAPS($hex) }.
barony-refusal-move-no-second = There is no second knight for this move.
barony-refusal-enter-lake = { CAPS($hex) } is a lake: no knight can enter it.
barony-refusal-enter-city = { CAPS($hex) } is blocked by { $owner_seat }’s city.
barony-refusal-enter-stronghold = { CAPS($hex) } is blocked by { $owner_seat }’s stronghold.
barony-refusal-enter-pair = { $owner_seat } has two or more pieces on { CAPS($hex) }: your knight cannot enter.
barony-refusal-enter-mountain = { CAPS($hex) } is a mountain: one of { $owner_seat }’s pieces is enough to block it.
barony-refusal-take-nothing = No village is destroyed on { CAPS($hex) }, so there is no token to take.
barony-refusal-take-something = You destroy a village on { CAPS($hex) }: choose the token you take.
barony-refusal-take-absent = The owner of the village on { CAPS($hex) } has no such token.
barony-refusal-build-no-knights = You have no knight on the board to replace.
barony-refusal-build-no-buildings = You have neither a village nor a stronghold in reserve.
barony-refusal-build-nowhere = None of your knights is on a hex where you can build.
barony-refusal-build-nothing = Choose at least one hex to build on.
barony-refusal-build-no-knight = You have no knight on { CAPS($hex) }.
barony-refusal-build-taken = { $owner_seat } already has a { $piece } on { CAPS($hex) }.
barony-refusal-build-foreign-knight = You cannot build on { CAPS($hex) }: { $owner_seat }’s knight is there.
barony-refusal-build-twice = Only one building per hex: { CAPS($hex) } is chosen twice.
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
barony-refusal-city-no-village = You have no village on { CAPS($hex) }.
barony-refusal-city-forest = { CAPS($hex) } is a forest: no city can stand there.
barony-refusal-city-beside = { CAPS($hex) } is next to the city on { CAPS($city) }; cities may not be adjacent.
barony-refusal-city-foreign-knight = You cannot build a city on { CAPS($hex) }: { $owner_seat }’s knight is there.
barony-refusal-expedition-crew =
    { $count ->
        [0] An expedition needs two knights from your reserve; you have none.
       *[other] An expedition needs two knights from your reserve; you have { $count }.
    }
barony-refusal-expedition-nowhere = No hex at the edge of the board is free.
barony-refusal-expedition-inland = { CAPS($hex) } is not at the edge of the board.
barony-refusal-expedition-lake = { CAPS($hex) } is a lake: no knight can land there.
barony-refusal-expedition-taken = There is a piece on { CAPS($hex) }.
barony-refusal-title-duke = You are Duke, the highest title.
barony-refusal-title-poor = Your tokens are worth { $gold } gold; a title costs { $price }.
barony-refusal-title-unreadable = I cannot read the payment “{ $payment }”. Write it like field:2+plain:1.
barony-refusal-title-absent = { $count ->
    [0] You have no { $terrain } token.
    [one] You have only { $count } { $terrain } token.
   *[other] You have only { $count } { $terrain } tokens.
  }
barony-refusal-title-too-little = That is { $gold } gold; a title costs { $price }.
barony-refusal-title-wasteful = That is { $gold } gold, and a title costs { $price }: { $tokens } would be wasted. Choose whether to pay it anyway.
barony-refusal-title-nothing-wasted = None of these tokens would be wasted, so there is nothing to choose.
barony-refusal-pass = You may pass only if no other action is possible.

## Commands

barony-command = barony
barony-command-description = Play Barony

barony-place-name = place
barony-place-description = Place a starting city with a knight in it
barony-place-button = Place a city
barony-place-whole = Place a city on { $hex }
barony-place-hex-name = hex
barony-place-hex-description = Where the city goes
barony-place-hex-prompt = Where does your city go?

barony-recruit-name = recruit
barony-recruit-description = Bring knights from your reserve into one of your cities
barony-recruit-button = Recruit
barony-recruit-whole = Recruit { $knights } on { $city }
barony-recruit-city-name = city
barony-recruit-city-description = City to recruit in
barony-recruit-city-prompt = Recruit in which city?
barony-recruit-knights-name = knights
barony-recruit-knights-description = How many: up to 2, or 3 next to a lake
barony-recruit-knights-prompt = How many knights?

barony-move-name = move
barony-move-description = Move one or two knights, one hex each
barony-move-button = Move
barony-move-whole = Move { $origin } → { $target }{ $take ->
    [none] { "" }
   *[other] { " " }({ $take })
  }{ $origin2 ->
    [none] { "" }
   *[other] ; { $origin2 } → { $target2 }
  }{ $take2 ->
    [none] { "" }
   *[other] { " " }({ $take2 })
  }
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
barony-move-origin2-prompt = Move a second knight?
barony-move-target2-name = to2
barony-move-target2-description = Where the second knight goes
barony-move-target2-prompt = Where does the second knight go?
barony-move-take2-name = take2
barony-move-take2-description = The token you take if the second knight destroys a village
barony-move-take2-prompt = You destroy a village. Which token do you take?

barony-build-name = build
barony-build-description = Replace knights with villages or strongholds and earn tokens
barony-build-button = Build
barony-build-whole = Build{ $villages ->
    [none] { "" }
   *[other] { " " }· village: { $villages }
  }{ $strongholds ->
    [none] { "" }
   *[other] { " " }· stronghold: { $strongholds }
  }
barony-build-villages-name = villages
barony-build-villages-description = Hexes that get a village
barony-build-villages-prompt = Which hexes get a village?
barony-build-strongholds-name = strongholds
barony-build-strongholds-description = Hexes that get a stronghold
barony-build-strongholds-prompt = Which hexes get a stronghold?

barony-city-name = city
barony-city-description = Turn one of your villages into a city for 10 points
barony-city-button = Found a city
barony-city-whole = Found a city on { $village }
barony-city-village-name = village
barony-city-village-description = The village that becomes a city
barony-city-village-prompt = Which village becomes a city?

barony-expedition-name = expedition
barony-expedition-description = Remove one reserve knight from the game to place another at the board’s edge
barony-expedition-button = Expedition
barony-expedition-whole = Expedition to { $hex }
barony-expedition-hex-name = hex
barony-expedition-hex-description = Where the knight lands
barony-expedition-hex-prompt = Where does the knight land?

barony-title-name = title
barony-title-description = Spend tokens worth 15 gold on your next title
barony-title-button = Buy a title
barony-title-tokens-name = tokens
barony-title-tokens-description = The tokens you spend
barony-title-tokens-prompt = Which tokens do you spend?
barony-title-waste-name = waste
barony-title-waste-description = If you pay more than needed: yes to pay anyway, no to keep the surplus
barony-title-waste-prompt = That is more than a title costs, and you get no change. Pay anyway?

barony-pass-name = pass
barony-pass-description = Pass (only if no other action is possible, unless the table lets you pass at will)
barony-pass-button = Pass

## What is new in the rules, version by version

barony-version-2 = Barony, version 2: you may pay more than a title costs; you are told what would be wasted, and asked.

## Options

barony-option-bank-name = Token supply
barony-option-bank-description = Limit the resource tokens of each terrain
barony-option-bank-unlimited = unlimited
barony-option-bank-80 = 20 of each terrain
barony-option-pass_at_will-name = Pass at will
barony-option-pass_at_will-description = Players may pass even if an action is possible; when all pass in a row, the game ends

## The rules in short

rules-barony-topics = goal setup turn recruit move fight build city expedition title end

rules-barony-goal-title = The goal
rules-barony-goal-text =
    Two to four barons spread over a land of mountains, forests, plains, fields and lakes. Buildings earn tokens, tokens buy titles, and titles and new cities score points.
    When a player becomes **Duke**, finish the round. The player with the most points becomes king. *(B-21, B-22)*
    You score **15 points for each title** and **10 for each new city** *(B-20)*. At the end, each unspent token adds its silver.
    Each player has 7 knights, 14 villages, 2 strongholds and 5 cities *(B-1)*. All tokens are public *(B-4)*:
    • field: 5 gold, 3 silver
    • plain: 4 gold, 2 silver
    • forest: 3 gold, 1 silver
    • mountain: 2 gold, 0 silver

rules-barony-setup-title = The setup
rules-barony-setup-text =
    Nine tiles per player, drawn at random, form the board *(B-5)*, and the first player is chosen at random, unless the person who opened the table has decided it *(B-6)*.
    Then each player founds three cities, each with a knight in it *(B-7)*. In turn order, each player places one city, the last player all three. Then, in reverse order, the others place two more each. With two players that is 1-3-2, with three 1-1-3-2-2, with four 1-1-1-3-2-2-2.
    A starting city cannot stand on a lake or in a forest, nor on or next to another city *(B-8)*. Nor can it stand where it would leave too little room for the remaining cities.

rules-barony-turn-title = Your turn
rules-barony-turn-text =
    Turns go clockwise from the first player. On yours you take exactly **one** of six actions *(B-10)*:
    • **Recruit** knights into a city
    • **Move** one or two knights
    • **Build** villages and strongholds
    • Turn a village into a **city**
    • Send an **expedition** to the edge of the board
    • Buy a **title**

    You pass only if none of them is possible; with **Pass at will** whenever you like. If all players pass in a row, the game is over and scored.

rules-barony-recruit-title = Recruiting
rules-barony-recruit-text =
    Choose one of your cities and put 1 or 2 knights from your reserve on its hex; up to **3** if that hex is next to a lake. You need at least one knight in reserve. *(B-11)*

rules-barony-move-title = Moving
rules-barony-move-text =
    Move one knight, or two different ones, by one hex each *(B-12)*. Resolve the first knight’s move completely before the second. Any number of your own knights may share a hex.
    A knight cannot enter *(B-13)*:
    • a lake
    • a hex with an opponent’s city or stronghold
    • a hex where one opponent has two pieces: two knights, or a knight and a village
    • a mountain with any opponent’s piece

rules-barony-fight-title = Sharing and conquering a hex
rules-barony-fight-text =
    Several players may share a hex as long as each has only one piece there *(B-14)*. If your knight’s arrival gives you two pieces there, all the opponents’ pieces in that hex are destroyed and go back to their owners’ reserves. For each village destroyed you take one token of your choice from its owner, if they have any. *(B-15)*

rules-barony-build-title = Building
rules-barony-build-text =
    Replace any of your knights on the board, one per hex, with a village or a stronghold from your reserve. The knights go back to the reserve, and each building earns you a token of its terrain. *(B-16)*
    You cannot build where there is already a building, whoever owns it, nor where an opponent’s knight stands. A village can be destroyed; a stronghold cannot. You can never remove your own buildings.
    With the limited token supply there are 20 tokens of each terrain; when they run out, you get none. *(B-4)*

rules-barony-city-title = New cities
rules-barony-city-text =
    Replace one of your villages with a city from your reserve: **10 points** immediately, and the village goes back to the reserve. *(B-17)*
    Not in a forest, not next to any city, and not while an opponent’s knight is in the hex.

rules-barony-expedition-title = Expeditions
rules-barony-expedition-text =
    Take two knights from your reserve. One leaves the game; the other lands on a free hex at the edge of the board: not a lake, and with no pieces on it. *(B-18)*
    A hex is at the edge if it has fewer than six neighbours; lakes count as neighbours.

rules-barony-title-title = Titles
rules-barony-title-text =
    Discard tokens worth at least **15 gold** and rise by one title: Baron, Viscount, Count, Marquis, Duke. Each is worth **15 points**. *(B-19)*
    You get no change, and one action buys one title. If you add a token that you do not need, you are told which, and asked.

rules-barony-end-title = The end
rules-barony-end-text =
    When a player becomes Duke, the round is finished so that everyone has had the same number of turns; if it was the round’s last player, the game ends immediately *(B-21)*.
    Add the silver of your unspent tokens to your points. The player with the most points wins. Ties go to the tied player who comes last in turn order. *(B-22)*
    A game with only AI players also ends after 200 rounds. *(B-10)*
