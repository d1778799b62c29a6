### Torres, in English.

game-torres = Torres

## Things

torres-card-six = Six
torres-card-six-text = 1 more action point this turn
torres-card-seven = Seven
torres-card-seven-text = 2 more action points this turn
torres-card-climb = Ladder
torres-card-climb-text = a knight steps exactly two levels up
torres-card-under = Foundation
torres-card-under-text = a block of your stock goes under your knight
torres-card-supply = Delivery
torres-card-supply-text = build with a block from the common supply
torres-card-door = Secret passage
torres-card-door-text = a knight goes through a castle and leaves on any level
torres-card-diagonal = Corner step
torres-card-diagonal-text = a knight steps diagonally
torres-card-shift = Rebuilding
torres-card-shift-text = move a bare block to another place
torres-card-relocate = Summons
torres-card-relocate-text = a knight goes next to another of yours
torres-card-jump = Leapfrog
torres-card-jump-text = a knight jumps over an opponent’s knight

torres-master-castles = Many castles
torres-master-castles-text = Stand in exactly 4, 5, 6 castles after year 1, 2, 3: 5, 15, 30 points.
torres-master-diagonals = Diagonals
torres-master-diagonals-text = Each knight on a long diagonal: 2, 5, 10 points after year 1, 2, 3. Whoever alone has most counts one more.
torres-master-border = Border
torres-master-border-text = Each knight on the border of the board: 2, 5, 10 points after year 1, 2, 3. Whoever alone has most counts one more.
torres-master-square = Square
torres-master-square-text = After year 3, four knights at the corners of a straight square: 50 points.
torres-master-row = Row
torres-master-row-text = After year 3, all knights on the board in one straight or diagonal line: 50 points.
torres-master-same = Same level
torres-master-same-text = After year 3, all knights on the board on one level: 50 points.
torres-master-different = Different levels
torres-master-different-text = After year 3, all knights on the board on different levels: 40 points.
torres-master-chain = Chain
torres-master-chain-text = After year 3, all knights on the board connected side by side: 40 points.

## Prompts

torres-prompt-setup-block = Place a start block, at least 3 steps from every other.
torres-prompt-setup-knight = Place your first knight on a free castle.
torres-prompt-setup-king = Now place the king on a free castle.
torres-prompt-turn =
    { $points ->
        [0] No action points left.
        [one] 1 action point left.
       *[other] { $points } action points left.
    } { $blocks ->
        [0] No block to build with.
        [one] Your stack has 1 block.
       *[other] Your stack has { $blocks } blocks.
    } { $worth ->
        [one] If the year ended now: 1 point for you.
       *[other] If the year ended now: { $worth } points for you.
    }
torres-prompt-keep = Keep one of these cards, and put the others back.
torres-prompt-king = You are last: move the king to any free block, or let him stay.
torres-prompt-first = Who begins the next year?

## Labels of options

torres-label-storey = { $square } · storey { $level } → { $higher }
torres-label-annex = { $square } · castle of { $area } → { $larger }
torres-label-square =
    { $level ->
        [0] { $square } (ground)
       *[other] { $square } (level { $level })
    }
torres-label-stack =
    { $blocks ->
        [one] stack { $number }: 1 block
       *[other] stack { $number }: { $blocks } blocks
    }
torres-label-card = { $card }: { $text }
torres-label-top = on top: { $cards }
torres-label-under = under the deck: { $cards }
torres-label-top-under = on top: { $top }; under the deck: { $under }
torres-label-stay = The king stays
torres-label-player = { $seat }
torres-label-spread = stacks of { $stacks }
torres-label-rest-score =
    { $points ->
        [one] Score the last action point
       *[other] Score the { $points } action points left
    }
torres-label-rest-lose =
    { $points ->
        [one] Let the last action point go
       *[other] Let the { $points } action points go
    }

## Events

torres-event-setup-block = { $seat } lays a start block on { $square }.
torres-event-setup-knight = { $seat } sends a first knight to { $square }.
torres-event-setup-king = { $seat } receives the king on { $square }.
torres-event-year = Year { $year } begins. { $seat } opens it.
torres-event-year-over = Year { $year } is over.
torres-event-castles = Castles: { $seat } scores { $points } and stands at { $score }.
torres-event-bonus = King’s bonus: { $seat } scores { $points } and stands at { $score }.
torres-event-master = Master card: { $seat } scores { $points } and stands at { $score }.
torres-event-knight =
    { $level ->
        [0] { $seat } places a knight on { $square } (ground).
       *[other] { $seat } places a knight on { $square } (level { $level }).
    }
torres-event-move =
    { $level ->
        [0] { $seat } moves a knight from { $origin } to { $target } (ground).
       *[other] { $seat } moves a knight from { $origin } to { $target } (level { $level }).
    }
torres-event-door =
    { $level ->
        [0] { $seat } leads a knight through the castle from { $origin } to { $target } (ground).
       *[other] { $seat } leads a knight through the castle from { $origin } to { $target } (level { $level }).
    }
torres-event-block = { $seat } builds on { $square }: level { $level }, castle of { $area }.
torres-event-under = { $seat } raises the knight on { $square } to level { $level }; castle of { $area }.
torres-event-shift = { $seat } moves a block from { $origin } to { $target }.
torres-event-stack =
    { $blocks ->
        [one] { $seat } picks a stack of 1 block.
       *[other] { $seat } picks a stack of { $blocks } blocks.
    }
torres-event-score =
    { $spent ->
        [one] { $seat } scores 1 action point: +{ $points }, now { $score }.
       *[other] { $seat } scores { $spent } action points: +{ $points }, now { $score }.
    }
torres-event-lost =
    { $points ->
        [one] { $seat } leaves 1 action point unused.
       *[other] { $seat } leaves { $points } action points unused.
    }
torres-event-end =
    { $stacks ->
        [0] { $seat } ends the last turn of the year.
        [one] { $seat } ends the turn; 1 stack is left.
       *[other] { $seat } ends the turn; { $stacks } stacks are left.
    }
torres-event-drawn = You take into your hand: { $cards }.
torres-event-buy = { $seat } buys an action card.
torres-event-looked = You look at: { $cards }.
torres-event-keep = You keep: { $card }.
torres-event-card = { $seat } plays { $card }.
torres-event-stay = { $seat } lets the king stay.
torres-event-king = { $seat } moves the king to { $square }.
torres-event-first = { $seat } has { $starter_seat } begin the next year.
torres-event-won = The third year is over. { $seat } inherits the crown with { $points } points!
torres-event-shared = The third year is over, and nobody has a single point: the crown is shared.

## The end

torres-end = Three years are over: most points inherit the crown.
torres-end-nothing = Three years are over, and nobody has scored.
torres-row-actions = Action points
torres-row-castles = Castles
torres-row-king = King’s bonus
torres-row-master = Master card

## Refusals

torres-refusal-no-square = There is no square { $square }: they go from a1 to h8.
torres-refusal-king-there = The king stands on { $square }.
torres-refusal-knight-there = { $owner_seat }’s knight stands on { $square }.
torres-refusal-no-knight = You have no knight on { $square }.
torres-refusal-points =
    { $left ->
        [0] That costs { $cost } action points, and you have none left.
       *[other] That costs { $cost } action points, and you have { $left }.
    }
torres-refusal-too-high = { $square } is as high as its castle’s area of { $area } allows.
torres-refusal-apart = { $square } touches no castle: a block goes on a castle or beside one.
torres-refusal-joins = A block on { $square } would join two castles.
torres-refusal-setup-near = { $square } is less than 3 steps from the block on { $other }.
torres-refusal-setup-no-castle = There is no castle on { $square }.
torres-refusal-knight-far = None of your knights stands right beside { $square }.
torres-refusal-knight-high = { $square } is on level { $level }; your knight beside it stands on level { $own }, and a new one cannot stand higher.
torres-refusal-knight-none = All your knights are on the board.
torres-refusal-knight-nowhere = There is no free square beside your knights on their level or lower.
torres-refusal-move-stuck = Your knight on { $square } cannot go anywhere.
torres-refusal-move-all-stuck = None of your knights can go anywhere.
torres-refusal-move-steep = { $target } is on level { $height }, too high for a step from level { $level }: at most one level up.
torres-refusal-move-far = { $target } is not next to { $origin }, and no castle leads there.
torres-refusal-door-none = No castle that can be entered from { $origin } has a door to { $target }.
torres-refusal-door-up = { $target } is on level { $height }, higher than level { $level }: inside a castle a knight only goes down.
torres-refusal-door-path = Inside the castle no passage leads from { $origin } to { $target } without going up.
torres-refusal-stack-used-up = The stack of this turn is used up.
torres-refusal-stack-none = You have no block left.
torres-refusal-stack-same = You build from stack { $number } already.
torres-refusal-stack-number = Your stacks are numbered 1 to { $most }.
torres-refusal-stack-empty = Stack { $number } has no block.
torres-refusal-stack-fixed = The first block of the turn has fixed the stack.
torres-refusal-stack-only = There is no other stack to build from.
torres-refusal-block-nowhere = No block can be placed anywhere.
torres-refusal-score = You can score 1 to { $left } action points.
torres-refusal-end-rest = Say whether the action points left are scored or lost: “score” or “lose”.
torres-refusal-end-no-rest = There are no action points left to score.
torres-refusal-buy-advanced = In the advanced game everybody has all cards: there is nothing to buy.
torres-refusal-buy-twice = At most { $most } cards a turn.
torres-refusal-buy-empty = The deck is empty.
torres-refusal-keep-card = Choose one of the cards you look at: { $cards }.
torres-refusal-end-spread = Say how high your other stacks are once the blocks left over lie on them: { $ways }.
torres-refusal-end-no-spread = There is nothing to choose about your stacks: what is left over goes where there is room.
torres-refusal-keep-together = In the edition of 1999 the other cards go back together, all on top or all under the deck: such as “{ $example }”.
torres-refusal-keep-rest = Say where the others go, such as “{ $example }”.
torres-refusal-king-ground = There is no block on { $square }: the king stands on a castle.
torres-refusal-first-seat = No such player sits at this table: choose one from the list.
torres-refusal-card-unknown = There is no action card “{ $card }”.
torres-refusal-card-absent = You do not have this card: { $card }.
torres-refusal-card-fresh = You bought this card in this turn: { $card }. Play it later.
torres-refusal-card-idle = { $card } would have no effect now.
torres-refusal-card-none = You have no action card.
torres-refusal-card-twice = Only one action card a turn.
torres-refusal-card-all-idle = None of your cards would have an effect now.
torres-refusal-card-no-origin = { $card } is not used on a square.
torres-refusal-card-no-target = { $card } leads nowhere.
torres-refusal-card-no-stack = { $card } takes no block from your stacks.
torres-refusal-card-climb = Beside your knight on { $square } no free square is exactly two levels higher.
torres-refusal-card-climb-target = { $target } is not a free square beside { $origin }, exactly two levels higher.
torres-refusal-card-under = No block fits under your knight on { $square }.
torres-refusal-card-door = Your knight on { $square } has no castle to go through.
torres-refusal-card-door-target = The castle beside { $origin } has no door to { $target }.
torres-refusal-card-diagonal = Your knight on { $square } has no diagonal step.
torres-refusal-card-diagonal-target = { $target } is not a diagonal step from { $origin }, at most one level up.
torres-refusal-card-relocate = Your knight on { $square } cannot join any other of yours.
torres-refusal-card-jump = Your knight on { $square } has nobody to jump over.
torres-refusal-card-jump-target = From { $origin } no jump leads to { $target }: straight over an opponent’s knight, at most one level up.
torres-refusal-card-shift = The block on { $square } has no place to go: at least 6 castles must stay, none higher than its area.
torres-refusal-card-shift-target = The block of { $origin } cannot go to { $target }: no castles joined, none higher than its area, at least 6 of them.
torres-refusal-shift-ground = There is no block on { $square }.
torres-refusal-shift-splits = Without the block on { $square } its castle would fall in two.

## Commands

torres-command = torres
torres-command-description = Play Torres.

torres-setup-name = setup
torres-setup-description = Place a start block, your first knight or the king
torres-setup-button = Place
torres-setup-square-name = square
torres-setup-square-description = Where it goes
torres-setup-square-prompt = Where does it go?

torres-knight-name = knight
torres-knight-description = Place a new knight beside one of yours (2 action points)
torres-knight-button = New knight (2)
torres-knight-square-name = square
torres-knight-square-description = Where the knight goes
torres-knight-square-prompt = Where does the new knight go?

torres-move-name = move
torres-move-description = Move a knight one step, or through a castle (1 action point)
torres-move-button = Move (1)
torres-move-origin-name = from
torres-move-origin-description = Where the knight stands
torres-move-origin-prompt = Which knight moves?
torres-move-target-name = to
torres-move-target-description = Where it goes
torres-move-target-prompt = Where does it go? Ringed are all steps and door exits.

torres-block-name = block
torres-block-description = Build a block on or beside a castle (1 action point)
torres-block-button = Build (1)
torres-block-square-name = square
torres-block-square-description = Where the block goes
torres-block-square-prompt = Where does the block go?

torres-buy-name = buy
torres-buy-description = Buy an action card (1 action point)
torres-buy-button = Buy a card (1)

torres-keep-name = keep
torres-keep-description = Choose the card you keep
torres-keep-button = Keep a card
torres-keep-card-name = card
torres-keep-card-description = The card you keep
torres-keep-card-prompt = Which card do you keep?
torres-keep-rest-name = rest
torres-keep-rest-description = Where the other cards go: top/under
torres-keep-rest-prompt = Where do the other cards go?

torres-card-name = card
torres-card-description = Play an action card (free, one a turn)
torres-card-button = Play a card
torres-card-card-name = card
torres-card-card-description = Which card
torres-card-card-prompt = Which card do you play?
torres-card-origin-name = from
torres-card-origin-description = The knight, or the block, it is used on
torres-card-origin-prompt = On which square do you use it?
torres-card-target-name = to
torres-card-target-description = Where that goes
torres-card-target-prompt = Where does it go?
torres-card-stack-name = stack
torres-card-stack-description = The stack that gives the block
torres-card-stack-prompt = Which stack gives the block?

torres-score-name = score
torres-score-description = Turn action points into points
torres-score-button = Score
torres-score-points-name = points
torres-score-points-description = How many action points
torres-score-points-prompt = How many action points do you score?

torres-stack-name = stack
torres-stack-description = Build from another stack than the tallest
torres-stack-button = Other stack
torres-stack-number-name = number
torres-stack-number-description = Which stack
torres-stack-number-prompt = Which stack do you build from?

torres-end-name = end
torres-end-description = End your turn
torres-end-button = End turn
torres-end-rest-name = rest
torres-end-rest-description = Action points left: score them or let them go
torres-end-rest-prompt = You have action points left. Score them?
torres-end-stacks-name = stacks
torres-end-stacks-description = How high your other stacks are afterwards, such as 3+2
torres-end-stacks-prompt = Blocks are left over. How shall your other stacks be?

torres-king-name = king
torres-king-description = Move the king between two years, or let him stay
torres-king-button = The king
torres-king-square-name = square
torres-king-square-description = Where the king goes, or stay
torres-king-square-prompt = Where does the king go?

torres-first-name = first
torres-first-description = Name who begins the next year
torres-first-button = First player
torres-first-player-name = player
torres-first-player-description = Who begins
torres-first-player-prompt = Who begins the next year?

torres-picture-hand-name = hand
torres-picture-hand-description = Look at your action cards

## What is new in the rules, version by version

torres-version-2 = Torres, version 2: in the edition of 1999 cards looked at go back all on top or all under the deck, and in its advanced game scoring begins with whoever began the round.

## Options

torres-option-edition-name = Edition
torres-option-edition-description = Whose rules are played
torres-option-edition-2017 = 2017
torres-option-edition-1999 = 1999
torres-option-cards-name = Cards
torres-option-cards-description = Where action cards come from
torres-option-cards-usual = as in the edition’s base game
torres-option-cards-own = a deck for each player
torres-option-cards-common = one common deck
torres-option-cards-advanced = advanced game: all cards in hand, a master card
torres-option-stacks-name = Blocks left over
torres-option-stacks-description = Who spreads on the other stacks what a turn has left of its own
torres-option-stacks-even = spread by themselves, evenly
torres-option-stacks-hand = spread by hand

## The rules in short

rules-torres-topics = goal setup turn knight move door block stacks buy cards score year king advanced editions end

rules-torres-goal-title = The goal
rules-torres-goal-text =
    An old king sends his sons to build castles for three years. After each year every castle with a knight of yours brings you **its area times the level of your highest knight in it** *(T-30)*.

    The area is the number of squares of the castle, the level the number of blocks under the knight *(T-1)*. After the third year most points inherit the crown *(T-34)*.

    Each player has 6 knights; 92 blocks are for all. The board has the squares a1 to h8.

rules-torres-setup-title = The set-up
rules-torres-setup-text =
    Eight castles of one block each stand on the board *(T-2)*. Chance names the first player, unless who opened the table has settled it. In turn order everybody puts a knight on a castle of their own, and the last player also puts the **king** on a castle nobody stands on *(T-6)*.

    In the advanced game the players lay the eight start blocks themselves, each at least 3 steps from every other *(T-40)*.

rules-torres-turn-title = Your turn
rules-torres-turn-text =
    You have **5 action points** and spend them in any order and as often as you like *(T-13)*:
    • new knight: 2
    • move a knight: 1 a step
    • build a block: 1
    • buy an action card: 1, at most twice
    • score: 1 a point
    • play an action card: free, one a turn

    Every step shows at once in your own panel and can be taken back, until you buy a card or end the turn. What you leave unspent is lost, so the panel offers to score it.

rules-torres-knight-title = New knights
rules-torres-knight-text =
    For 2 action points a knight from your reserve comes to a free square orthogonally beside one of your knights, on **that knight’s level or lower** *(T-14)*. A square is free without a knight and without the king.

rules-torres-move-title = Moving
rules-torres-move-text =
    A step costs 1: to a free orthogonal neighbour, **at most one level up**, any number down *(T-15)*.

rules-torres-door-title = Through a castle
rules-torres-door-text =
    Going **through a castle** also costs 1 *(T-16)*: beside a tower that is taller than the square it stands on, a knight goes in, and comes out on any free square beside a tower of the same castle that is taller than that square. The exit may not be higher than the entrance. Whoever stands on the towers is not in the way. In the edition of 1999 an unbroken passage of towers, all taller than the exit, must lead there.

rules-torres-block-title = Building
rules-torres-block-text =
    A block costs 1 and comes from the stack of this turn. It goes on a free block of any castle, or on free ground beside exactly one castle *(T-17)*.

    Mind: **no tower may be higher than its castle’s area**, and castles are never joined; they may touch at corners. No block goes on or under a figure.

rules-torres-stacks-title = Stacks of blocks
rules-torres-stacks-text =
    At a year’s start you get as many stacks as the year has rounds: 4 in the first, then 3; with two players always 4 *(T-3, T-10)*.

    Each turn uses up **exactly one stack**: the tallest, or the one you pick before your first block *(T-12)*. **Place no block, and the tallest goes**, whatever you picked. What is left of it goes on your other stacks, up to 3 blocks each; the rest goes back. It is spread evenly by itself; with **Blocks left over: by hand** you choose where it goes, and the stack you picked is gone even if you placed nothing of it. After the year’s last turn the edition of 2017 keeps the rest for the new stacks, that of 1999 gives it back *(T-11)*.

rules-torres-buy-title = Buying cards
rules-torres-buy-text =
    For 1 action point, at most twice a turn, you look at the top three cards of your deck, keep one, and put the others back in any order: on top of the deck, under it, or one each; in the edition of 1999 all on top or all under *(T-18)*.

    The card cannot be played in the turn you buy it. There is no limit to your hand. With the common deck of 1999 you take the top card unseen, and see it when the turn is over.

rules-torres-cards-title = The action cards
rules-torres-cards-text =
    One card a turn, at any moment, for nothing; it then leaves the game *(T-20, T-22 to T-26)*.
    • **Six**, **Seven**: 1 or 2 more action points
    • **Ladder**: a step exactly two levels up
    • **Foundation**: a block from any of your stacks under your knight; on open ground it founds a castle
    • **Delivery**: build a block from the common supply
    • **Secret passage**: through a castle, leaving on any level
    • **Corner step**: one diagonal step, at most one level up
    • **Rebuilding**: a bare block moves to where a block may go, or founds a castle; no castle may fall in two, and at least 6 stay
    • **Summons**: a knight goes where a new one could stand beside another of yours
    • **Leapfrog**: straight over an opponent’s knight beside yours, at most one level up

rules-torres-score-title = The score track
rules-torres-score-text =
    An action point moves your marker one space *(T-19)*. **Only one marker stands on a space**: one that would stop on an occupied space goes on to the next free one, and that counts *(T-21)*. The track has 100 spaces and goes round.

rules-torres-year-title = The end of a year
rules-torres-year-text =
    From the player who began the game on, in the edition of 1999 from whoever began this round, everybody scores the castles: area times the level of the highest own knight, each castle once *(T-30)*.

    Then the **king’s bonus** *(T-31)*: a knight on level 1, 2, 3 of the king’s castle after year 1, 2, 3 brings 5, 10, 15 points, once a player.

    Example: the king’s castle has area 4, your knights stand on levels 4 and 2. After year 1 you score 16; after year 2 it is 16 + 10.

rules-torres-king-title = The king
rules-torres-king-text =
    After the years 1 and 2 whoever is furthest behind may move the king to any free block of any castle *(T-33)*. In the edition of 2017 that player also names who begins the next year; in that of 1999 the order stays.

    In the advanced game of either edition nobody is named: whoever has most points begins the next year, as every round *(T-42)*.

rules-torres-advanced-title = The advanced game
rules-torres-advanced-text =
    Everybody holds all ten cards from the start, and nothing is bought. One **master card** lies open and brings extra points *(T-41)*:
    • exactly 4, 5, 6 castles after year 1, 2, 3: 5, 15, 30
    • knights on the long diagonals, or on the border: 2, 5, 10 each; the sole most counts one more
    • after year 3 only: four knights at the corners of a square, all in a row, all on one level: 50 each
    • after year 3 only: all on different levels, all connected: 40

    Every round, also the first of a new year, is begun by the player with most points; as long as nobody has any, the first player goes on beginning *(T-42)*.

rules-torres-editions-title = The editions
rules-torres-editions-text =
    In **2017**, each has a deck of ten cards; blocks left at a year’s end are kept; the last in points names who begins; inside a castle any door can be reached.

    In **1999**, one deck of 40 for all, cards are drawn unseen; blocks left go back; the order stays; inside a castle there must be a passage *(T-7, T-11, T-16, T-33)*.

    The option *cards* mixes them, or sets the advanced game.

rules-torres-end-title = The end
rules-torres-end-text =
    The game ends after the third year’s scoring. Most points win *(T-34)*; markers never share a space, so there is no tie but of players without a single point.
