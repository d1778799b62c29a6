### Torres: what the pictures of its rules say, in English.

figure-torres-reference-title = Quick reference
figure-torres-reference-turn = Your turn: { $points } action points
figure-torres-reference-new = New knight next to one of yours, not higher
figure-torres-reference-move = A step, at most one level up
figure-torres-reference-through = Through a castle, not up
figure-torres-reference-build = A block from the stack in use
figure-torres-reference-buy = A card: look at { $looked }, keep 1; at most { $buys } per turn
figure-torres-reference-score = A point on the track
figure-torres-reference-play = Play a card, one per turn
figure-torres-reference-one = Each turn uses up one stack.
figure-torres-reference-year = At the end of a year
figure-torres-reference-castle = castle: area × level of your highest knight
figure-torres-reference-king-1 = year 1, level 1 of the king’s castle
figure-torres-reference-king-2 = year 2, level 2
figure-torres-reference-king-3 = year 3, level 3
figure-torres-reference-game = The game
figure-torres-reference-last = After years 1 and 2 the player in last place moves the king.
figure-torres-reference-years = { $years } years of { $long }, { $short }, { $short } rounds (with two players { $long })
figure-torres-reference-most = The most points wins.

figure-torres-symbols-title = What the board shows
figure-torres-symbols-board = The board
figure-torres-symbols-level = level: blocks on this square
figure-torres-symbols-area = area: squares of the castle
figure-torres-symbols-knight = a knight
figure-torres-symbols-king = the king
figure-torres-symbols-marker = a player’s points on the track
figure-torres-symbols-lap = laps: add { $lap } for each
figure-torres-symbols-marks = Marks
figure-torres-symbols-step = its second step
figure-torres-symbols-ring = built or placed here
figure-torres-symbols-arrow = a step
figure-torres-symbols-passage = through a castle
figure-torres-symbols-choice = you can choose this
figure-torres-symbols-card = A player’s card
figure-torres-symbols-reserve = knights in reserve
figure-torres-symbols-stack = a stack of blocks
figure-torres-symbols-used = the stack in use
figure-torres-symbols-kept = blocks kept for the next year
figure-torres-symbols-hand = cards in hand
figure-torres-symbols-deck = cards in the deck
figure-torres-symbols-shared = Below the board
figure-torres-symbols-supply = the common supply of blocks
figure-torres-symbols-bonus = the king’s bonus of this year
figure-torres-symbols-winner = the winner

figure-torres-castle-title = What a castle is worth
figure-torres-castle-area = Area 4: the castle has four squares.
figure-torres-castle-level = Level 3: three blocks on this square
figure-torres-castle-blue = Blue’s highest knight stands on level 3: 4 × 3 = 12 points.
figure-torres-castle-red = Red’s stands on level 2: 4 × 2 = 8 points.
figure-torres-castle-once = Red’s other knight here scores nothing more.

figure-torres-setup-title = The setup
figure-torres-setup-castle = Castles of one block: area 1
figure-torres-setup-knight = Each player puts a first knight on a different castle.
figure-torres-setup-king = The last player puts the king on an empty castle.

figure-torres-knight-title = A new knight
figure-torres-knight-own = It comes next to one of your knights, for { $knight } AP…
figure-torres-knight-lower = …lower…
figure-torres-knight-same = …or on the same level.
figure-torres-knight-higher = Not higher
figure-torres-knight-taken = Not where someone stands
figure-torres-knight-corner = Not diagonally

figure-torres-move-title = A step
figure-torres-move-up = One level up, for 1 AP
figure-torres-move-down = Down as far as you like
figure-torres-move-steep = Not two levels up
figure-torres-move-taken = Not where someone stands
figure-torres-move-corner = Not diagonally

figure-torres-door-title = Through a castle
figure-torres-door-in = Next to a taller tower the knight goes in…
figure-torres-door-out = …and comes out next to a taller tower of the same castle, for 1 AP.
figure-torres-door-inside = Figures on the towers do not block it.
figure-torres-door-higher = Not higher than where it went in
figure-torres-door-taken = Not where someone stands

figure-torres-block-title = Where a block may go
figure-torres-block-ground = On free ground next to exactly one castle
figure-torres-block-tower = On a free tower
figure-torres-block-tall = Not taller than the castle’s area: here 2
figure-torres-block-join = Not where it would join two castles
figure-torres-block-figure = Not where someone stands
figure-torres-block-far = Not away from all castles

figure-torres-stacks-title = Stacks of blocks
figure-torres-stacks-used = The stack in use this turn has a red foot.
figure-torres-stacks-others = The other stacks are for later turns, one for each.
figure-torres-stacks-rest = Unused blocks go on the other stacks, up to { $tallest } per stack.
figure-torres-stacks-kept = Blocks kept for the new year

figure-torres-buy-title = Buying a card
figure-torres-buy-price = 1 AP, at most { $buys } times per turn
figure-torres-buy-back = The others go to the top or bottom of the deck.
figure-torres-buy-later = You can play it from your next turn on.

figure-torres-cards-title = The action cards: one per turn, free

figure-torres-score-title = The score track
figure-torres-score-from = Red stood here and spends 1 action point…
figure-torres-score-taken = …but blue is on the next space…
figure-torres-score-free = …so red goes on to the first free one: 2 points for 1.
figure-torres-score-lap = The track has { $lap } spaces and loops. Only at 0 do markers stand together.

figure-torres-year-title = The king’s castle
figure-torres-year-castle = Red’s highest knight: area 4 × level 4 = 16 points
figure-torres-year-once = The lower one adds nothing to that…
figure-torres-year-king = …but this is the king’s castle:
figure-torres-year-level = a knight on level 2 scores { $bonus_2 } more after year 2.
figure-torres-year-other = Blue’s, on level 1, would have scored { $bonus_1 } after year 1.

figure-torres-king-title = The king moves
figure-torres-king-who = After years 1 and 2 the player in last place may move him…
figure-torres-king-block = …to any free block of any castle.
figure-torres-king-taken = Not where someone stands
figure-torres-king-ground = Not to the ground

figure-torres-advanced-title = The master cards
figure-torres-advanced-yearly = Points after year 1 · 2 · 3
figure-torres-advanced-last = Points after year 3
figure-torres-advanced-castles = in exactly 4, 5, 6 castles
figure-torres-advanced-diagonals = each knight on a long diagonal
figure-torres-advanced-border = each knight on the border
figure-torres-advanced-square = four at a square’s corners
figure-torres-advanced-row = all in one line
figure-torres-advanced-same = all on one level
figure-torres-advanced-different = no two on one level
figure-torres-advanced-chain = all connected
figure-torres-advanced-one = One of them
figure-torres-advanced-open = lies face up for the whole game.

figure-torres-passage-title = Two editions, two kinds of doors
figure-torres-passage-start = The knight goes in from level 1.
figure-torres-passage-both = In both editions it may come out here…
figure-torres-passage-new = …in the 2017 edition also here.
figure-torres-passage-old = In 1999 it may not: this tower is no taller than the exit, so the passage breaks off.
