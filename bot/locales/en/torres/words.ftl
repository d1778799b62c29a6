### Torres, in English.

game-torres = Torres

## Things

torres-card-six = Six
torres-card-six-text = +1 action point this turn
torres-card-seven = Seven
torres-card-seven-text = +2 action points this turn
torres-card-climb = Ladder
torres-card-climb-text = a knight steps exactly two levels up
torres-card-under = Foundation
torres-card-under-text = put a block from a stack under your knight
torres-card-supply = Delivery
torres-card-supply-text = build with a block from the common supply
torres-card-door = Secret passage
torres-card-door-text = a knight leaves a castle at any level
torres-card-diagonal = Diagonal step
torres-card-diagonal-text = a knight moves one square diagonally
torres-card-shift = Rebuilding
torres-card-shift-text = move a block with nothing on it
torres-card-relocate = Summons
torres-card-relocate-text = move a knight next to another of yours
torres-card-jump = Leapfrog
torres-card-jump-text = a knight jumps over an opponent’s knight

torres-master-castles = Many castles
torres-master-castles-text = Have knights in exactly 4 / 5 / 6 castles at the end of year 1 / 2 / 3: 5 / 15 / 30 points.
torres-master-diagonals = Diagonals
torres-master-diagonals-text = Each knight on a long diagonal: 2 / 5 / 10 points each at the end of year 1 / 2 / 3. The player with the most (no tie) counts one extra knight.
torres-master-border = Border
torres-master-border-text = Each knight on the border of the board: 2 / 5 / 10 points each at the end of year 1 / 2 / 3. The player with the most (no tie) counts one extra knight.
torres-master-square = Square
torres-master-square-text = At the end of year 3, four knights at the corners of a square (not tilted): 50 points.
torres-master-row = Row
torres-master-row-text = At the end of year 3, all your knights on the board in one straight or diagonal line: 50 points.
torres-master-same = Same level
torres-master-same-text = At the end of year 3, all your knights on the board on one level: 50 points.
torres-master-different = Different levels
torres-master-different-text = At the end of year 3, all your knights on the board on different levels: 40 points.
torres-master-chain = Chain
torres-master-chain-text = At the end of year 3, all your knights on the board connected edge to edge: 40 points.

## Prompts

torres-prompt-setup-block = Place a starting block, at least 3 squares from every other.
torres-prompt-setup-knight = Place your first knight on an empty castle.
torres-prompt-setup-king = Now place the king on an empty castle.
torres-prompt-turn =
    { $points ->
        [0] No action points left.
        [one] { $points } action point left.
       *[other] { $points } action points left.
    } { $blocks ->
        [0] No block to build with.
        [one] Your stack has { $blocks } block.
       *[other] Your stack has { $blocks } blocks.
    } { $worth ->
        [one] If the year ended now, you would score { $worth } point.
       *[other] If the year ended now, you would score { $worth } points.
    }
torres-prompt-keep = Keep one of these cards, and put the others back.
torres-prompt-king = You are in last place: move the king to any free block, or leave him.
torres-prompt-first = Who goes first next year?

## Labels of options

torres-label-place = { $square }
torres-outcome-storey = level { $level } → { $higher }
torres-outcome-annex = castle of { $area } → { $larger }
torres-outcome-points = year’s end { $now } → { $then }
torres-outcome-left =
    { $points ->
        [one] { $points } action point left
       *[other] { $points } action points left
    }
torres-outcome-own =
    { $count ->
        [one] your knight is in this castle
       *[other] { $count } of your knights are in this castle
    }
torres-label-square =
    { $level ->
        [0] { $square } (ground)
       *[other] { $square } (level { $level })
    }
torres-label-stack =
    { $blocks ->
        [one] stack { $number }: { $blocks } block
       *[other] stack { $number }: { $blocks } blocks
    }
torres-label-card = { $card }: { $text }
torres-label-top = top of the deck: { $cards }
torres-label-under = bottom of the deck: { $cards }
torres-label-top-under = top of the deck: { $top }; bottom: { $under }
torres-label-stay = stays put
torres-label-player = { $seat }
torres-label-spread = stacks of { $stacks }
torres-label-rest-score =
    { $points ->
        [one] Score the last action point
       *[other] Score the { $points } action points left
    }
torres-label-rest-lose =
    { $points ->
        [one] Leave the last action point unspent
       *[other] Leave the { $points } action points unspent
    }

## Events

torres-event-setup-block = { $seat } places a starting block on { $square }.
torres-event-setup-knight = { $seat } places a first knight on { $square }.
torres-event-setup-king = { $seat } places the king on { $square }.
torres-event-year = Year { $year } begins. { $seat } goes first.
torres-event-year-over = Year { $year } is over.
torres-event-castles = { $points ->
    [one] Castles: { $seat } scores { $points } point, total { $score }.
   *[other] Castles: { $seat } scores { $points } points, total { $score }.
  }
torres-event-bonus = { $points ->
    [one] King’s bonus: { $seat } scores { $points } point, total { $score }.
   *[other] King’s bonus: { $seat } scores { $points } points, total { $score }.
  }
torres-event-master = { $points ->
    [one] Master card: { $seat } scores { $points } point, total { $score }.
   *[other] Master card: { $seat } scores { $points } points, total { $score }.
  }
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
        [0] { $seat } moves a knight through a castle from { $origin } to { $target } (ground).
       *[other] { $seat } moves a knight through a castle from { $origin } to { $target } (level { $level }).
    }
torres-event-block = { $seat } builds on { $square }: level { $level }, castle area { $area }.
torres-event-under = { $seat } raises the knight on { $square } to level { $level }; castle area { $area }.
torres-event-shift = { $seat } moves a block from { $origin } to { $target }.
torres-event-stack =
    { $blocks ->
        [one] { $seat } builds from a stack of one block.
       *[other] { $seat } builds from a stack of { $blocks } blocks.
    }
torres-event-score =
    { $spent ->
        [one] { $seat } scores { $spent } action point: +{ $points }, total { $score }.
       *[other] { $seat } scores { $spent } action points: +{ $points }, total { $score }.
    }
torres-event-lost =
    { $points ->
        [one] { $seat } leaves { $points } action point unspent.
       *[other] { $seat } leaves { $points } action points unspent.
    }
torres-event-end =
    { $stacks ->
        [0] { $seat } ends the last turn of the year.
        [one] { $seat } ends the turn; { $stacks } stack is left.
       *[other] { $seat } ends the turn; { $stacks } stacks are left.
    }
torres-event-drawn = You draw: { $cards }.
torres-event-buy = { $seat } buys an action card.
torres-event-looked = You look at: { $cards }.
torres-event-keep = You keep: { $card }.
torres-event-card = { $seat } plays { $card }.
torres-event-stay = { $seat } leaves the king where he is.
torres-event-king = { $seat } moves the king to { $square }.
torres-event-first = { SAME($seat, $starter_seat) ->
    [yes] { $seat } goes first next year.
   *[no] { $seat } chooses { $starter_seat } to go first next year.
  }
torres-event-won = { $points ->
    [one] The third year is over. { $seat } inherits the crown with { $points } point!
   *[other] The third year is over. { $seat } inherits the crown with { $points } points!
  }
torres-event-shared = The third year is over, and no one has scored: everyone shares the victory.

## The end

torres-end = Three years are over: the player with the most points inherits the crown.
torres-end-nothing = Three years are over, and no one has scored.
torres-row-actions = Action points scored
torres-row-castles = Castles
torres-row-king = King’s bonus
torres-row-master = Master card

## Refusals

torres-refusal-no-square = There is no square { $square }: they go from a1 to h8.
torres-refusal-king-there = The king is on { $square }.
torres-refusal-knight-there = { $owner_seat }’s knight is on { $square }.
torres-refusal-no-knight = You have no knight on { $square }.
torres-refusal-points =
    { $cost ->
        [one] That costs { $cost } action point; you have { $left }.
       *[other] That costs { $cost } action points; you have { $left }.
    }
torres-refusal-too-high = A tower cannot be taller than its castle’s area: { $square } is already at { $area }.
torres-refusal-apart = { $square } is not next to a castle: a block goes on a castle or next to one.
torres-refusal-joins = A block on { $square } would join two castles, which is not allowed.
torres-refusal-setup-near = { $square } is fewer than 3 squares from the block on { $other }.
torres-refusal-setup-no-castle = There is no castle on { $square }.
torres-refusal-knight-far = None of your knights is next to { $square }.
torres-refusal-knight-high = { $square } is level { $level }; a new knight cannot be higher than your knight next to it (level { $own }).
torres-refusal-knight-none = All your knights are on the board.
torres-refusal-knight-nowhere = There is no free square next to your knights on their level or lower.
torres-refusal-move-stuck = Your knight on { $square } cannot move.
torres-refusal-move-all-stuck = None of your knights can move.
torres-refusal-move-steep = { $target } is level { $height }; from level { $level } a knight climbs at most one level.
torres-refusal-move-far = { $target } is not next to { $origin }, and no castle leads there.
torres-refusal-door-none = No castle that can be entered from { $origin } has a door to { $target }.
torres-refusal-door-up = { $target } is level { $height }, higher than level { $level }: inside a castle a knight only goes down.
torres-refusal-door-path = Inside the castle no passage leads from { $origin } to { $target } without going up.
torres-refusal-stack-used-up = This turn’s stack has no blocks left.
torres-refusal-stack-none = You have no blocks left.
torres-refusal-stack-same = You are already building from stack { $number }.
torres-refusal-stack-number = Your stacks are numbered 1 to { $most }.
torres-refusal-stack-empty = Stack { $number } has no block.
torres-refusal-stack-fixed = You can change stacks only before the turn’s first block.
torres-refusal-stack-only = There is no other stack to build from.
torres-refusal-block-nowhere = No block can be placed anywhere.
torres-refusal-score = { $left ->
    [one] You can score { $left } action point.
   *[other] You can score 1 to { $left } action points.
  }
torres-refusal-end-rest = Choose what happens to your unspent action points: “score” or “lose”.
torres-refusal-end-no-rest = There are no action points left to score.
torres-refusal-buy-advanced = In the advanced game everyone has all cards: there is nothing to buy.
torres-refusal-buy-twice = { $most ->
    [one] You can buy at most { $most } card per turn.
   *[other] You can buy at most { $most } cards per turn.
  }
torres-refusal-buy-empty = The deck is empty.
torres-refusal-keep-card = Choose one of the cards you look at: { $cards }.
torres-refusal-end-spread = Choose how high your other stacks are once the blocks left over lie on them: { $ways }.
torres-refusal-end-no-spread = There is nothing to choose about your stacks: blocks left over go where there is room.
torres-refusal-keep-together = In the 1999 edition the other cards go back together, all to the top or all to the bottom of the deck, such as “{ $example }”.
torres-refusal-keep-rest = Say where the other cards go, such as “{ $example }”: before the slash = top of the deck, after it = bottom.
torres-refusal-king-ground = There is no block on { $square }: the king stands on a castle.
torres-refusal-first-seat = There is no such player at this table: choose one from the list.
torres-refusal-card-unknown = There is no action card “{ $card }”.
torres-refusal-card-absent = You do not have this card: { $card }.
torres-refusal-card-fresh = You bought { $card } this turn; you can play it from next turn on.
torres-refusal-card-idle = { $card } would have no effect now.
torres-refusal-card-none = You have no action card.
torres-refusal-card-twice = You have already played an action card this turn.
torres-refusal-card-all-idle = None of your cards would have an effect now.
torres-refusal-card-no-origin = { $card } needs no square.
torres-refusal-card-no-target = { $card } needs no destination.
torres-refusal-card-no-stack = { $card } takes no block from your stacks.
torres-refusal-card-climb = Next to your knight on { $square }, no free square is exactly two levels higher.
torres-refusal-card-climb-target = { $target } is not a free square next to { $origin }, exactly two levels higher.
torres-refusal-card-under = No block fits under your knight on { $square }.
torres-refusal-card-door = Your knight on { $square } has no castle to go through.
torres-refusal-card-door-target = The castle next to { $origin } has no door to { $target }.
torres-refusal-card-diagonal = Your knight on { $square } cannot move diagonally.
torres-refusal-card-diagonal-target = { $target } is not a diagonal step from { $origin }, at most one level up.
torres-refusal-card-relocate = Your knight on { $square } cannot join any other of yours.
torres-refusal-card-jump = Your knight on { $square } has no opponent’s knight to jump over.
torres-refusal-card-jump-target = From { $origin } no jump leads to { $target }: straight over an opponent’s knight, at most one level up.
torres-refusal-card-shift = The block on { $square } cannot go anywhere: at least 6 castles must remain, and no tower may be taller than its castle’s area.
torres-refusal-card-shift-target = The block from { $origin } cannot go to { $target }: it may not join castles, make a tower taller than its castle’s area, or leave fewer than 6 castles.
torres-refusal-shift-ground = There is no block on { $square }.
torres-refusal-shift-splits = Without the block on { $square } its castle would split in two.

## Commands

torres-command = torres
torres-command-description = Play Torres

torres-setup-name = setup
torres-setup-description = Place a starting block, your first knight or the king
torres-setup-button = Place piece
torres-setup-square-name = square
torres-setup-square-description = Where it goes
torres-setup-square-prompt = Where does it go?

torres-knight-name = knight
torres-knight-description = Place a new knight next to one of yours (2 action points)
torres-knight-button = New knight (2 AP)
torres-knight-whole = New knight on { $square } · 2 AP
torres-knight-square-name = square
torres-knight-square-description = Where the knight goes
torres-knight-square-prompt = Where does the new knight go?

torres-move-name = move
torres-move-description = Move a knight one step, or through a castle (1 action point)
torres-move-button = Move (1 AP)
torres-move-whole = Move { $origin } → { $target } · 1 AP
torres-move-origin-name = from
torres-move-origin-description = Where the knight stands
torres-move-origin-prompt = Which knight moves?
torres-move-target-name = to
torres-move-target-description = Where it goes
torres-move-target-prompt = Where does it go? All reachable squares are ringed.

torres-block-name = block
torres-block-description = Build a block on or next to a castle (1 action point)
torres-block-button = Build (1 AP)
torres-block-whole = Build on { $square } · 1 AP
torres-block-square-name = square
torres-block-square-description = Where the block goes
torres-block-square-prompt = Where does the block go?

torres-buy-name = buy
torres-buy-description = Buy an action card (1 action point); this cannot be undone
torres-buy-button = Buy a card (1 AP)

torres-keep-name = keep
torres-keep-description = Choose the card you keep
torres-keep-button = Keep a card
torres-keep-card-name = card
torres-keep-card-description = The card you keep
torres-keep-card-prompt = Which card do you keep?
torres-keep-rest-name = rest
torres-keep-rest-description = Where the other cards go: top/bottom
torres-keep-rest-prompt = Where do the other cards go?

torres-card-name = card
torres-card-description = Play an action card (free, one per turn)
torres-card-button = Play a card
torres-card-card-name = card
torres-card-card-description = The card to play
torres-card-card-prompt = Which card do you play?
torres-card-origin-name = from
torres-card-origin-description = The knight or block it affects
torres-card-origin-prompt = Which knight or block?
torres-card-target-name = to
torres-card-target-description = Destination
torres-card-target-prompt = Where does it go?
torres-card-stack-name = stack
torres-card-stack-description = The stack that gives the block
torres-card-stack-prompt = Which stack gives the block?

torres-score-name = score
torres-score-description = Spend action points to score, 1 point each
torres-score-button = Score (1 AP each)
torres-score-points-name = points
torres-score-points-description = How many action points
torres-score-points-prompt = How many action points do you score?

torres-stack-name = stack
torres-stack-description = Build from a stack other than the tallest
torres-stack-button = Other stack
torres-stack-number-name = number
torres-stack-number-description = Which stack
torres-stack-number-prompt = Which stack do you build from?

torres-end-name = end
torres-end-description = End your turn
torres-end-button = End turn
torres-end-rest-name = rest
torres-end-rest-description = Action points left: score them or leave them unspent
torres-end-rest-prompt = You have action points left. Score them?
torres-end-stacks-name = stacks
torres-end-stacks-description = How high your other stacks are afterwards, such as 3+2
torres-end-stacks-prompt = Blocks are left over. How high should your other stacks be?

torres-king-name = king
torres-king-description = Between years: move the king, or leave him
torres-king-button = Move the king
torres-king-whole = King: { $square }
torres-king-square-name = square
torres-king-square-description = Where the king goes, or stay
torres-king-square-prompt = Where does the king go?

torres-first-name = first
torres-first-description = Choose who goes first next year
torres-first-button = Choose who starts
torres-first-player-name = player
torres-first-player-description = Who goes first
torres-first-player-prompt = Who goes first next year?

torres-picture-hand-name = hand
torres-picture-hand-description = Show your action cards (only to you)

## What is new in the rules, version by version

torres-version-2 = Torres, version 2: in the 1999 edition the cards you look at go back all to the top or all to the bottom of the deck, and in its advanced game scoring starts with whoever went first in the round.

## Options

torres-option-edition-name = Edition
torres-option-edition-description = Which edition’s rules are used
torres-option-edition-2017 = 2017
torres-option-edition-1999 = 1999
torres-option-cards-name = Cards
torres-option-cards-description = Where action cards come from
torres-option-cards-usual = standard for the edition
torres-option-cards-own = a deck for each player
torres-option-cards-common = one common deck
torres-option-cards-advanced = advanced: all ten cards in hand, plus a master card
torres-option-stacks-name = Blocks left over
torres-option-stacks-description = How the blocks a turn leaves over are spread on the other stacks
torres-option-stacks-even = automatically, evenly
torres-option-stacks-hand = by hand

## The rules in short

rules-torres-topics = goal setup turn knight move door block stacks buy cards score year king advanced editions end

rules-torres-goal-title = The goal
rules-torres-goal-text =
    An old king sends his sons to build castles for three years. After each year every castle with one of your knights scores **its area × the level of your highest knight there** *(T-30)*.
    The area is the number of squares of the castle, the level the number of blocks under the knight *(T-1)*. After the third year the player with the most points inherits the crown *(T-34)*.
    Each player has 6 knights; 92 blocks are shared. The board has the squares a1 to h8.

rules-torres-setup-title = The setup
rules-torres-setup-text =
    Eight castles of one block each stand on the board *(T-2)*. The first player is chosen at random, unless the person who opened the table has decided it. In turn order, each player puts a knight on a different castle, and the last player also puts the **king** on an empty castle *(T-6)*.
    In the advanced game the players place the eight starting blocks themselves, each at least 3 squares from every other *(T-40)*.

rules-torres-turn-title = Your turn
rules-torres-turn-text =
    You have **5 action points (AP)** and spend them in any order and as often as you like *(T-13)*:
    • new knight: 2 AP
    • move a knight: 1 AP per step
    • build a block: 1 AP
    • buy an action card: 1 AP, at most twice
    • score: 1 AP per point
    • play an action card: free, one per turn
    Every step appears right away in your private panel and can be undone until you buy a card or end your turn. Unspent action points are lost, so the panel offers to score them.

rules-torres-knight-title = New knights
rules-torres-knight-text =
    For 2 action points a knight from your reserve comes to a free square next to one of your knights (not diagonally), on **that knight’s level or lower** *(T-14)*. A square is free if neither a knight nor the king is on it.

rules-torres-move-title = Moving
rules-torres-move-text =
    A step costs 1 action point: to a free square next to the knight (not diagonally), **at most one level up**, any number of levels down *(T-15)*.

rules-torres-door-title = Through a castle
rules-torres-door-text =
    Going **through a castle** also costs 1 action point *(T-16)*.
    • To enter: stand next to a tower taller than your own square.
    • To leave: any free square next to a taller tower of the same castle, no higher than where you entered.
    Figures on the towers do not block you. In the 1999 edition, towers taller than the exit must connect entrance and exit without a gap.

rules-torres-block-title = Building
rules-torres-block-text =
    A block costs 1 action point and comes from this turn’s stack. It goes on a free block of any castle, or on free ground next to exactly one castle *(T-17)*.
    Remember: **no tower may be taller than its castle’s area**, and castles are never joined; they may touch at corners. No block goes on or under a knight or the king.

rules-torres-stacks-title = Stacks of blocks
rules-torres-stacks-text =
    At the start of a year you get one stack per round: 4 in the first year, then 3; with two players always 4 *(T-3, T-10)*.
    Each turn uses up **exactly one stack**: the tallest, or the one you pick before your first block *(T-12)*. **If you place no block, the tallest is used up**, whatever you picked. Its unused blocks go on your other stacks (at most 3 per stack); any others return to the supply. They are spread automatically and evenly; with **Blocks left over: by hand** you choose where they go, and the stack you picked is used up even if you placed none of it. After the year’s last turn, the 2017 edition keeps the unused blocks for the new stacks; the 1999 edition returns them *(T-11)*.

rules-torres-buy-title = Buying cards
rules-torres-buy-text =
    For 1 action point, at most twice per turn, you look at the top three cards of your deck, keep one, and return the others to the top or bottom of the deck in any order, or one to each; in the 1999 edition all to the top or all to the bottom *(T-18)*.
    You can play the card from your next turn on. There is no hand limit. With the 1999 common deck you draw the top card face down and see it when your turn ends.

rules-torres-cards-title = The action cards
rules-torres-cards-text =
    One card per turn, at any time in your turn, at no cost; it is then removed from the game *(T-20, T-22 to T-26)*.
    • **Six**, **Seven**: +1 or +2 action points
    • **Ladder**: a step exactly two levels up
    • **Foundation**: a block from any of your stacks under your knight; on open ground it starts a castle
    • **Delivery**: build a block from the common supply
    • **Secret passage**: through a castle, coming out at any level
    • **Diagonal step**: one diagonal step, at most one level up
    • **Rebuilding**: move a block with nothing on it to any legal spot, or start a new castle; no castle may split, and at least 6 must remain
    • **Summons**: a knight goes where a new one could stand next to another of yours
    • **Leapfrog**: straight over an opponent’s knight next to yours, at most one level up

rules-torres-score-title = The score track
rules-torres-score-text =
    An action point moves your marker one space *(T-19)*. **Only one marker stands on a space**: a marker that would land on an occupied space moves on to the next free one and scores the difference *(T-21)*. The track has 100 spaces and loops.

rules-torres-year-title = The end of a year
rules-torres-year-text =
    Starting with the first player of the game (in the 1999 edition, with whoever went first in this round), everyone scores their castles: area × the level of their highest knight, once per castle *(T-30)*.
    Then the **king’s bonus** *(T-31)*: a knight on level 1, 2, 3 of the king’s castle after year 1, 2, 3 scores 5, 10, 15 points, once per player.
    Example: the king’s castle has area 4, your knights stand on levels 4 and 2. After year 1 you score 16; after year 2 it is 16 + 10.

rules-torres-king-title = The king
rules-torres-king-text =
    After years 1 and 2 the player in last place may move the king to any free block of any castle *(T-33)*. In the 2017 edition that player also chooses who goes first next year; in the 1999 edition the order stays.
    In the advanced game of either edition no one chooses: the player with the most points goes first next year, as in every round *(T-42)*.

rules-torres-advanced-title = The advanced game
rules-torres-advanced-text =
    Everyone holds all ten cards from the start, and nothing is bought. One **master card** lies face up and scores extra points *(T-41)*:
    • exactly 4, 5, 6 castles after year 1, 2, 3: 5, 15, 30
    • knights on the long diagonals, or on the border: 2, 5, 10 each; the sole leader counts one extra
    • after year 3 only: four knights at the corners of a square, all in a row, all on one level: 50 each
    • after year 3 only: all on different levels, all connected: 40
    The player with the most points goes first in every round, the first of a year included; as long as no one has any, the first player keeps going first *(T-42)*.

rules-torres-editions-title = The editions
rules-torres-editions-text =
    In **2017**, each player has a deck of ten; unused blocks are kept at year’s end; the player in last place chooses who goes first; inside a castle any door can be reached.
    In **1999**, one deck of 40 is shared, and cards are drawn face down; unused blocks are returned; the order stays; inside a castle there must be a passage *(T-7, T-11, T-16, T-33)*.
    The option *Cards* combines them, or selects the advanced game.

rules-torres-end-title = The end
rules-torres-end-text =
    The game ends after the third year’s scoring. The most points wins *(T-34)*. Markers never share a space, so the only possible tie is at 0 points.
