### Saga: what the pictures of its rules say, in English.

figure-saga-reference-title = Quick reference
figure-saga-reference-turn = Your turn
figure-saga-reference-income = Your realms’ income comes automatically.
figure-saga-reference-play = Play one knight: start an army, or add it to one that lacks its colour.
figure-saga-reference-conquer = Stronger than the defence? The realm is yours.
figure-saga-reference-recruit = Once per turn you may recruit a free knight for its value in points.
figure-saga-reference-powers = Your realms’ powers, when they allow it
figure-saga-reference-score = The final score
figure-saga-reference-points = points gathered
figure-saga-reference-defenders = your realms’ defenders
figure-saga-reference-hand = knights left in hand
figure-saga-reference-armies = attacking armies
figure-saga-reference-finals = and the final powers of your realms
figure-saga-reference-end = The end
figure-saga-reference-last = Once someone has played their last knight, that turn is the last.

figure-saga-symbols-title = What the table shows
figure-saga-symbols-realm = A realm
figure-saga-symbols-banner = its colour: knights of this colour attack it
figure-saga-symbols-owner = its owner
figure-saga-symbols-income = points per turn
figure-saga-symbols-special = special power
figure-saga-symbols-used = the same, used up
figure-saga-symbols-final = final power
figure-saga-symbols-defence = defence
figure-saga-symbols-needed = attack that conquers it
figure-saga-symbols-player = A player
figure-saga-symbols-set = knights in hand, of this set
figure-saga-symbols-worth = what the realms would score
figure-saga-symbols-army = how far an army has come
figure-saga-symbols-hidden = a hidden knight
figure-saga-symbols-winner = the winner
figure-saga-symbols-cards = Knights
figure-saga-symbols-last = part of the last move
figure-saga-symbols-gone = just recruited from here
figure-saga-symbols-playable = can be played now
figure-saga-symbols-secret = only you see it
figure-saga-symbols-number = its number in your panel

figure-saga-realm-title = A realm
figure-saga-realm-colour = Blue knights lead armies against Lakeland.
figure-saga-realm-owner = Bertrand owns it…
figure-saga-realm-income = …and gets 1 point every turn.
figure-saga-realm-powers = A special power (black) and a final one (gold)
figure-saga-realm-defence = Defence: 4 + 4 + 2 = 10
figure-saga-realm-needed = An army worth 11 conquers it.

figure-saga-hand-title = Your hand
figure-saga-hand-set = You start with { $knights } knights, one of { $sets } sets. Only you see them.
figure-saga-hand-value = The value: how strong the knight is
figure-saga-hand-colour = The colour: which realm it attacks as a leader
figure-saga-hand-framed = Higher, with swords: can be played now

figure-saga-army-title = Armies
figure-saga-army-leader = The leader’s colour is the realm it attacks: Castleland.
figure-saga-army-others = Further knights, each of another colour
figure-saga-army-once = No second green or blue knight here
figure-saga-army-strength = 8, needs 12: 4 more.
figure-saga-army-leaders = Each of your armies has a leader of another colour.

figure-saga-conquest-title = A realm is conquered
figure-saga-conquest-knight = Blue 2 joins green 4…
figure-saga-conquest-defence = …against a defence of 3 + 2 = 5.
figure-saga-conquest-stronger = 6 is more than 5: the realm changes hands right away.
figure-saga-conquest-stay = The army becomes its new defence.
figure-saga-conquest-free = The old defenders become free knights; a player’s go back to that player’s hand.

figure-saga-recruit-title = Free knights
figure-saga-recruit-price = A free knight costs its value in points. You cannot go below 0.
figure-saga-recruit-once = Once per turn, before or after playing
figure-saga-recruit-play = You may play it in the same turn.

figure-saga-powers-title = Special powers
figure-saga-powers-stronghold = an attack must exceed the defence by 2
figure-saga-powers-reinforce = once: instead of playing, put a knight of a new colour in this realm
figure-saga-powers-take-back = once: recall a defender of this realm into your hand
figure-saga-powers-equal-capture = an attack equal to the defence takes it
figure-saga-powers-free-recruit = once: recruit without paying
figure-saga-powers-hidden-card = once: add a face-down knight to an army that has a leader

figure-saga-finals-title = Final powers
figure-saga-finals-flat-15 = this realm scores { $flat }
figure-saga-finals-place-from-hand = your highest fitting hand card joins this realm
figure-saga-finals-hand-zero = knights in hand cost nothing
figure-saga-finals-no-army-points = this realm’s defenders score nothing
figure-saga-finals-plus-5 = at the end
figure-saga-finals-tribute-2 = from every opponent
figure-saga-finals-unattached-positive = attacking armies score

figure-saga-end-title = The final score: an example
figure-saga-end-score = What counts
figure-saga-end-points = points gathered in the game
figure-saga-end-defenders = defenders of your realms, by value
figure-saga-end-hand = knights left in your hand
figure-saga-end-armies = attacking armies
figure-saga-end-finals = final powers, such as Lakeland’s
figure-saga-end-sum = together
figure-saga-end-tie = In a tie
figure-saga-end-realms = the player with more realms wins.

figure-saga-knights-title = The { $sets } sets of knights
figure-saga-knights-each = Each has three knights of every value.
figure-saga-knights-back = The backs tell everyone who has which set.
