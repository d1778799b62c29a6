### Saga, in English.

game-saga = Saga

## Things

saga-colour-red = red
saga-colour-green = green
saga-colour-blue = blue
saga-colour-orange = orange
saga-colour-violet = violet
saga-colour-yellow = yellow

saga-realm-red = Castleland
saga-realm-green = Woodland
saga-realm-blue = Lakeland
saga-realm-orange = Goldland
saga-realm-violet = Shadowland
saga-realm-yellow = Cornland

saga-card = { $colour } { $value }

saga-power-stronghold = stronghold
saga-power-reinforce = reinforce
saga-power-take-back = recall
saga-power-equal-capture = falls to a tie
saga-power-free-recruit = unpaid recruit
saga-power-hidden-card = hidden knight

saga-final-flat-15 = always 15
saga-final-place-from-hand = last defender
saga-final-hand-zero = no hand penalty
saga-final-no-army-points = defenders score 0
saga-final-plus-5 = +5 points
saga-final-tribute-2 = 2 pts per opponent
saga-final-unattached-positive = armies score

## Prompts

saga-prompt-play = Play a knight from your hand.
saga-prompt-play-recruit = Play a knight from your hand. Before or after, you may recruit a free knight.
saga-prompt-after = You may still use a power, then end your turn.
saga-prompt-after-recruit = You may still recruit or use a power, then end your turn.
saga-prompt-conquer = You may still conquer a realm, recruit or use a power, then end your turn.

## Labels of options

saga-outcome-conquers = needs { $needed }, conquers now with { $value }
saga-outcome-conquers-from = needs { $needed }, conquers now from { $owner_seat } with { $value }
saga-outcome-can-conquer = conquers { $realm } now
saga-outcome-at = { $others ->
    [yes] best at { $realm }, { $outcome }
   *[no] { $realm }, { $outcome }
  }
saga-outcome-could-conquer = could conquer { $realm }
saga-outcome-left-and = { $points ->
    [one] 1 point left, could conquer { $realm }
   *[other] { $points } points left, could conquer { $realm }
  }
saga-outcome-opens = new army of { $value }, needs { $needed }
saga-outcome-grows = army { $now } → { $value }, needs { $needed }
saga-outcome-stands = army of { $value }, needs { $needed }
saga-outcome-defended = defence { $now } now
saga-outcome-defence = defence { $now } → { $then }
saga-outcome-left =
    { $points ->
        [one] 1 point left
       *[other] { $points } points left
    }
saga-label-face-up = face up
saga-label-face-down = face down
saga-label-recruit =
    { $price ->
        [one] { $card } for 1 point
       *[other] { $card } for { $price } points
    }
saga-label-paid = pay for it
saga-label-gratis = free, using your realm’s power
saga-label-power = { $realm }: { $power }

## Events

saga-event-income =
    { $income ->
        [one] { $seat } receives { $income } point of income, now { $points }.
       *[other] { $seat } receives { $income } points of income, now { $points }.
    }
saga-event-open = { $seat } starts an army against { $realm } with { $card }: { $value }, needs { $needed }.
saga-event-join = { $seat } adds { $card } to the army against { $realm }: { $value }, needs { $needed }.
saga-event-join-veiled = { $seat } adds { $card } to the army against { $realm }: { $value } plus a face-down knight, needs { $needed }.
saga-event-hide = { $seat } adds a face-down knight to their army against { $realm }.
saga-event-reveal = { $seat }’s hidden knight against { $realm } is revealed: { $card }.
saga-event-conquer = { $seat } conquers { $realm } ({ $attack } to { $defence }). Its defenders become free knights.
saga-event-conquer-from = { $seat } takes { $realm } from { $owner_seat } ({ $attack } to { $defence }). The defenders return to { $owner_seat }’s hand.
saga-event-reinforce = { $seat } reinforces { $realm } with { $card }: defence { $defence }.
saga-event-take-back = { $seat } recalls { $card } from { $realm }: defence { $defence }.
saga-event-recruit =
    { $price ->
        [one] { $seat } recruits { $card } for 1 point and has { $points } left.
       *[other] { $seat } recruits { $card } for { $price } points and has { $points } left.
    }
saga-event-recruit-gratis = { $seat } recruits { $card } for free.
saga-event-pass = { $seat } cannot play a knight and passes.
saga-event-place = { $seat } adds { $card } to { $realm } for final scoring.
saga-event-end-last-card = The last card of a hand was played. { $points ->
    [one] { $seat } wins with { $points } point!
   *[other] { $seat } wins with { $points } points!
  }
saga-event-end-passes = No one can play a knight. { $points ->
    [one] { $seat } wins with { $points } point!
   *[other] { $seat } wins with { $points } points!
  }
saga-event-end-cap = The round limit is reached. { $points ->
    [one] { $seat } wins with { $points } point!
   *[other] { $seat } wins with { $points } points!
  }
saga-event-end-last-card-shared = The last card of a hand was played. { $points ->
    [one] { $winner_seat } share the victory with { $points } point!
   *[other] { $winner_seat } share the victory with { $points } points!
  }
saga-event-end-passes-shared = No one can play a knight. { $points ->
    [one] { $winner_seat } share the victory with { $points } point!
   *[other] { $winner_seat } share the victory with { $points } points!
  }
saga-event-end-cap-shared = The round limit is reached. { $points ->
    [one] { $winner_seat } share the victory with { $points } point!
   *[other] { $winner_seat } share the victory with { $points } points!
  }

## The end

saga-end-last-card = A player has emptied their hand.
saga-end-passes = All players had to pass in a row.
saga-end-cap = The round limit was reached.
saga-row-gathered = Points gathered
saga-row-realms = Realms
saga-row-armies = Attacking armies
saga-row-hand = Hand
saga-row-powers = Final powers

## Refusals

saga-refusal-no-card = There is no knight “{ $card }”: write a colour and a value, like red3.
saga-refusal-no-realm = There is no realm “{ $realm }”: write its colour, like red.
saga-refusal-yes-or-no = “{ $value }” is neither yes nor no.
saga-refusal-not-in-hand = You have no { $card } in your hand.
saga-refusal-play-nowhere = None of your armies can take { $card }, and it cannot start a new one.
saga-refusal-play-which-army = Choose the army { $card } joins.
saga-refusal-play-colour-twice = Your army against { $realm } already has a knight of that colour, so { $card } cannot join.
saga-refusal-play-wrong-leader = You have no army against { $realm }, and { $card } cannot lead one: a leader has the colour of the realm.
saga-refusal-play-own-realm = { $realm } is yours, and this table does not allow armies against your own realms (option “Prepared armies”).
saga-refusal-played-already = You have already played a knight this turn.
saga-refusal-play-nothing = None of your knights can be played.
saga-refusal-hide-no-power = You cannot play face down: you do not own that power or have already used it.
saga-refusal-conquer-by-itself = At this table, armies conquer automatically as soon as they are strong enough.
saga-refusal-conquer-once = You have already conquered a realm this turn.
saga-refusal-conquer-play-first = First play a knight; then you may conquer.
saga-refusal-conquer-nothing = None of your armies is strong enough for its realm.
saga-refusal-conquer-no-army = You have no army against { $realm }.
saga-refusal-conquer-own = { $realm } is already yours.
saga-refusal-conquer-weak = Your army against { $realm } has { $value } and needs { $needed }.
saga-refusal-hide-twice = Your army against { $realm } already has a face-down knight.
saga-refusal-hide-first = The first knight of an army, here against { $realm }, is always played face up.
saga-refusal-recruit-not-free = { $card } is not among the free knights.
saga-refusal-recruit-too-dear = { $price ->
    [one] { $card } costs { $price } point; you have { $points }.
   *[other] { $card } costs { $price } points; you have { $points }.
  }
saga-refusal-recruit-unplayable = You have nothing to play, so you must recruit a knight you can play; { $card } cannot be played.
saga-refusal-recruit-no-power = You cannot recruit for free: you do not own that power or have already used it.
saga-refusal-recruited-already = You have already recruited this turn.
saga-refusal-recruit-nobody = There are no free knights.
saga-refusal-recruit-all-too-dear =
    { $points ->
        [0] You have no points, and every free knight costs some.
        [one] You have { $points } point, and every free knight costs more.
       *[other] You have { $points } points, and every free knight costs more.
    }
saga-refusal-reinforce-colour-twice = { $realm } already has a defender of that colour, so { $card } cannot join.
saga-refusal-reinforce-too-late = You have already played a knight; reinforcing replaces playing one.
saga-refusal-reinforce-nobody = None of your knights has a colour that { $realm } lacks.
saga-refusal-take-back-absent = { $card } does not defend { $realm }.
saga-refusal-take-back-nobody = { $realm } has no defenders.
saga-refusal-power-not-owner = { $realm } is not yours.
saga-refusal-power-none = { $realm } has no power you can use this way.
saga-refusal-power-used = { $realm }’s power is used up until the realm changes hands.
saga-refusal-power-nothing = None of your realms has a power you can use now.
saga-refusal-end-play-first = Play a knight before you end your turn.
saga-refusal-end-reinforce-first = You must still play a knight: reinforce your realm.
saga-refusal-end-recruit-first = You have nothing to play, but you can afford a free knight you could play: recruit it first.

## Commands

saga-command = saga
saga-command-description = Play Saga

saga-play-name = play
saga-play-description = Play a knight from your hand into an attack
saga-play-button = Play a knight
saga-play-whole = Play { $card } → { $army }{ $hidden ->
    [none] { "" }
   *[other] , { $hidden }
  }
saga-play-card-name = card
saga-play-card-description = The knight you play, such as red3
saga-play-card-prompt = Which knight do you play?
saga-play-army-name = army
saga-play-army-description = The realm that its army attacks
saga-play-army-prompt = Which army gets it?
saga-play-hidden-name = hidden
saga-play-hidden-description = Face down, if you have that power: yes or no
saga-play-hidden-prompt = Face up or face down?

saga-conquer-name = conquer
saga-conquer-description = Take a realm your army beats (where conquest is by choice)
saga-conquer-button = Conquer
saga-conquer-whole = Conquer { $realm }
saga-conquer-realm-name = realm
saga-conquer-realm-description = The realm you take
saga-conquer-realm-prompt = Which realm do you take?

saga-recruit-name = recruit
saga-recruit-description = Take a free knight into your hand for its value in points
saga-recruit-button = Recruit
saga-recruit-whole = Recruit { $card }{ $gratis ->
    [none] { "" }
   *[other] , { $gratis }
  }
saga-recruit-card-name = card
saga-recruit-card-description = The free knight, such as blue2
saga-recruit-card-prompt = Which free knight do you recruit?
saga-recruit-gratis-name = unpaid
saga-recruit-gratis-description = Recruit for free, if you have that power: yes or no
saga-recruit-gratis-prompt = Use your power to recruit for free?

saga-power-name = power
saga-power-description = Reinforce your realm, or recall a defender
saga-power-button = Use a power
saga-power-realm-name = realm
saga-power-realm-description = The realm whose power you use
saga-power-realm-prompt = Which realm’s power?
saga-power-card-name = card
saga-power-card-description = The knight to reinforce with or recall
saga-power-card-prompt = Which knight?

saga-end-name = end
saga-end-description = End your turn, or pass if you cannot play
saga-end-button = End turn

saga-picture-hand-name = hand
saga-picture-hand-description = Show your hand (only to you)

## A box of one’s own

saga-box-file = It cannot be read: { $problem }.
saga-box-large = It is much too large for six realm cards.
saga-box-toml = It is not TOML: { $problem }.
saga-box-unknown = { $name } means nothing here; the known names are { $names }.
saga-box-realm = The realm { $realm } is missing: write [{ $realm }.crown] and [{ $realm }.reverse].
saga-box-side = The side [{ $place }] is missing.
saga-box-income = [{ $place }]: income is a whole number from 0 to { $most }, not { $value }.
saga-box-power = [{ $place }]: there is no { $kind } power “{ $value }”; there are { $powers }.

## What is new in the rules, version by version

saga-version-2 = Saga, version 2: new tables may let players conquer by choice, or play with the realm cards of a real box. Nothing changes at this table.

## Options

saga-option-sides-name = Realm cards
saga-option-sides-description = Which side of the realm cards is used
saga-option-sides-crown = crown sides (first game)
saga-option-sides-reverse = reverse sides
saga-option-sides-random = random
saga-option-sides-chosen = chosen one by one
saga-option-layout-name = First defenders
saga-option-layout-description = How starting defenders are dealt
saga-option-layout-standard = random
saga-option-layout-even = defence 5 everywhere
saga-option-box-name = Realm sides
saga-option-box-description = What the sides of the realm cards show: our reconstruction, or the real box given by this bot’s host (then the board, not this list, shows the powers)
saga-option-box-off = our reconstruction
saga-option-box-on = of the real box
saga-option-conquest-name = Conquest
saga-option-conquest-description = Whether a strong enough army takes its realm automatically, or when its player chooses
saga-option-conquest-automatic = automatic, immediately
saga-option-conquest-choice = by choice, one per turn
saga-option-prepare-name = Prepared armies
saga-option-prepare-description = Allow armies against your own realms, ready for when you lose them
saga-option-side_red-name = Castleland (red)
saga-option-side_red-description = Castleland’s side (only with “chosen one by one”)
saga-option-side_red-crown = crown: stronghold
saga-option-side_red-reverse = reverse: always 15
saga-option-side_green-name = Woodland (green)
saga-option-side_green-description = Woodland’s side (only with “chosen one by one”)
saga-option-side_green-crown = crown: armies score
saga-option-side_green-reverse = reverse: hidden knight
saga-option-side_blue-name = Lakeland (blue)
saga-option-side_blue-description = Lakeland’s side (only with “chosen one by one”)
saga-option-side_blue-crown = crown: +5 points
saga-option-side_blue-reverse = reverse: unpaid recruit, 2 points from each opponent
saga-option-side_orange-name = Goldland (orange)
saga-option-side_orange-description = Goldland’s side (only with “chosen one by one”)
saga-option-side_orange-crown = crown: defenders score 0
saga-option-side_orange-reverse = reverse: falls to a tie
saga-option-side_violet-name = Shadowland (violet)
saga-option-side_violet-description = Shadowland’s side (only with “chosen one by one”)
saga-option-side_violet-crown = crown: reinforce
saga-option-side_violet-reverse = reverse: last defender
saga-option-side_yellow-name = Cornland (yellow)
saga-option-side_yellow-description = Cornland’s side (only with “chosen one by one”)
saga-option-side_yellow-crown = crown: recall
saga-option-side_yellow-reverse = reverse: no hand penalty

## The rules in short

rules-saga-topics = goal setup turn play conquest recruit powers finals end knights

rules-saga-goal-title = The goal
rules-saga-goal-text =
    The king is away, and two to four lords send their knights against his six realms. Realms score points every turn, and their defenders’ values at the end; knights left in your hand cost you points. The most points wins. *(S-21, S-23)*

    The realms *(S-1)*:
    • red: Castleland
    • green: Woodland
    • blue: Lakeland
    • orange: Goldland
    • violet: Shadowland
    • yellow: Cornland

    A knight has one of these colours and a value from 1 to 4 *(S-2)*.

rules-saga-setup-title = The setup
rules-saga-setup-text =
    There are five sets of twelve knights. Each player gets one at random as their hand. Only you see your hand, but everyone knows who has which set *(S-6)*; `/rules saga`, page *The five sets*, lists them. You start with 0 points *(S-3)*.
    One more set gives every realm two defenders: a leader of the realm’s own colour and a knight of another one. With **First defenders: 5 everywhere**, all realms are equally strong. *(S-7)*
    Each realm card has a crown side and a reverse side with other powers *(S-4)*. The table chooses which are used *(S-5)*. The first player is chosen at random, unless the person who opened the table has decided it; turns go clockwise *(S-8)*.

rules-saga-turn-title = Your turn
rules-saga-turn-text =
    1. You automatically receive your realms’ income. *(S-10)*
    2. You **play one knight** from your hand *(S-11)*. If its army is now strong enough, it conquers its realm immediately *(S-12)*.
    3. Once per turn, before or after playing, you may **recruit** a free knight *(S-13)*.
    After playing, use **End turn**. If nothing is left to decide, your turn ends automatically.
    What if you can play nothing? *(S-15)* Reinforcing a realm counts as playing, and if it is the only way, you must. Otherwise, if you can afford a free knight you could play, you must recruit and play it. Otherwise you pass. When all players pass in a row, the game ends.

rules-saga-play-title = Playing a knight
rules-saga-play-text =
    Either start a new army: the knight’s colour is the realm it attacks. Or add the knight to one of your attacking armies, if that has no knight of this colour yet. *(S-11)*
    You can have only one army led by each colour, counting the armies in your realms. So you cannot attack your own realm, unless the table plays with **prepared armies**; such an army waits, and never conquers while the realm is yours.
    Knights join attacking armies only, not those that hold a realm. *(S-14)*

rules-saga-conquest-title = Conquest
rules-saga-conquest-text =
    As soon as a knight makes an army **stronger than the defence** of its realm, the realm is yours, and the army becomes its defence *(S-12)*. The defence is the sum of its knights.

    Defenders of an unowned realm become **free knights**. Another player’s defenders return to that player’s hand.

    Only the army that has just received a knight is compared. An army that became strong enough in another way waits for its next knight.

    With **Conquest: by choice** nothing happens automatically: once per turn, after playing your knight, you may take one realm that any of your armies beats, or let the army wait.

rules-saga-recruit-title = Recruiting
rules-saga-recruit-text =
    Once per turn, at any time after your income, you may take one free knight into your hand. It costs its value in points, and you cannot go below 0. You may play it in the same turn. *(S-13)*

rules-saga-powers-title = Special powers
rules-saga-powers-text =
    One-use powers refresh when the realm changes hands. Powers work from the moment of conquest. *(S-4)*
    • **Stronghold** (red, crown): to take it from you, an attack must exceed the defence by 2. Permanent.
    • **Reinforce** (violet, crown): once, instead of playing a knight, put one into this realm, of a colour that it lacks.
    • **Recall** (yellow, crown): once, in addition to playing a knight, return a defender of this realm to your hand. If opponents’ armies are then strong enough, the realm falls to the strongest such army; in a tie, to the next player clockwise.
    • **Falls to a tie** (orange, reverse): an attack equal to the defence takes it from you. Permanent.
    • **Unpaid recruit** (blue, reverse): once, recruit without paying.
    • **Hidden knight** (green, reverse): once, play your knight face down into an army that has a leader. It counts, and stays hidden until its army conquers, you lose this realm, or the game ends.
    Stronghold and falls to a tie matter only while a player owns the realm.

rules-saga-finals-title = Final powers
rules-saga-finals-text =
    They apply to the realm’s owner in final scoring *(S-22)*:
    • **Defenders score 0** (orange, crown): this realm’s defenders score nothing.
    • **+5 points** (blue, crown).
    • **Armies score** (green, crown): your attacking armies score their value.
    • **Always 15** (red, reverse): this realm scores 15, whoever defends it.
    • **Last defender** (violet, reverse): your highest hand card of a colour this realm lacks joins it and scores there.
    • **No hand penalty** (yellow, reverse): the knights in your hand cost nothing.
    • **2 points from each opponent** (blue, reverse).

rules-saga-end-title = The end
rules-saga-end-text =
    When a player plays the last card in their hand, they finish their turn and the game ends, even if they have picked up cards again *(S-20)*. It also ends when all players pass in a row *(S-15)*.
    Your score *(S-21)*: the points you gathered, plus the defenders of your realms, minus the knights in your hand. Attacking armies score 0. Then the final powers *(S-22)*.
    The most points wins; ties go to the player with more realms, then the victory is shared *(S-23)*.
    A game with only AI players also ends after 200 rounds.

rules-saga-knights-title = The five sets
rules-saga-knights-text =
    Every set has three knights of each value from 1 to 4. *(S-2)*

    • **Set 1**: blue 3 2 2 · violet 4 2 · red 3 1 · yellow 3 · orange 1 · green 4 4 1
    • **Set 2**: blue 4 2 · violet 3 1 · red 3 · yellow 1 · orange 4 4 1 · green 3 2 2
    • **Set 3**: blue 3 1 · violet 3 · red 1 · yellow 4 4 1 · orange 3 2 2 · green 4 2
    • **Set 4**: blue 3 · violet 1 · red 4 4 1 · yellow 3 2 2 · orange 4 2 · green 3 1
    • **Set 5**: blue 1 · violet 4 4 1 · red 3 2 2 · yellow 4 2 · orange 3 1 · green 3

    Which colour has which values in which set, and which power lies on which side of a realm card, is our reconstruction: the rulebook’s text does not say *(S-2, S-4)*.
