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
saga-power-take-back = take back
saga-power-equal-capture = falls to equals
saga-power-free-recruit = free recruit
saga-power-hidden-card = hidden knight

saga-final-flat-15 = always 15
saga-final-place-from-hand = last defender
saga-final-hand-zero = hand counts 0
saga-final-no-army-points = defenders count 0
saga-final-plus-5 = +5 points
saga-final-tribute-2 = tribute of 2
saga-final-unattached-positive = armies count

## Prompts

saga-prompt-play = Play a knight from your hand. You may recruit a free knight before or after.
saga-prompt-after = You may still recruit or use a power. Then end your turn.
saga-prompt-conquer = You may still conquer a realm that one of your armies beats, recruit, or use a power. Then end your turn.

## Labels of options

saga-label-new-army = new army against { $realm } (takes { $needed })
saga-label-army = army against { $realm } ({ $value } of { $needed })
saga-label-face-up = face up
saga-label-face-down = face down
saga-label-recruit =
    { $price ->
        [one] { $card } for 1 point
       *[other] { $card } for { $price } points
    }
saga-label-paid = pay for it
saga-label-gratis = for nothing, by the power of your realm
saga-label-power = { $realm }: { $power }

## Events

saga-event-income =
    { $income ->
        [one] { $seat } receives 1 point of income, now { $points }.
       *[other] { $seat } receives { $income } points of income, now { $points }.
    }
saga-event-open = { $seat } leads { $card } against { $realm }: { $value } of { $needed }.
saga-event-join = { $seat } adds { $card } to the army against { $realm }: { $value } of { $needed }.
saga-event-join-veiled = { $seat } adds { $card } to the army against { $realm }: { $value } in sight and a knight face down, of { $needed }.
saga-event-hide = { $seat } adds a knight face down to the army against { $realm }.
saga-event-reveal = { $seat }’s hidden knight against { $realm } is turned up: { $card }.
saga-event-conquer = { $seat } conquers { $realm }, { $attack } against { $defence }. Its defenders are free knights now.
saga-event-conquer-from = { $seat } takes { $realm } from { $owner_seat }, { $attack } against { $defence }. The defenders go back to { $owner_seat }’s hand.
saga-event-reinforce = { $seat } reinforces { $realm } with { $card }: defence { $defence }.
saga-event-take-back = { $seat } takes { $card } back from { $realm }: defence { $defence }.
saga-event-recruit =
    { $price ->
        [one] { $seat } recruits { $card } for 1 point and has { $points } left.
       *[other] { $seat } recruits { $card } for { $price } points and has { $points } left.
    }
saga-event-recruit-gratis = { $seat } recruits { $card } for nothing.
saga-event-pass = { $seat } cannot play a knight and passes.
saga-event-place = { $seat } places { $card } in { $realm } for the reckoning.
saga-event-end-last-card = A last knight was played. { $seat } wins with { $points } points!
saga-event-end-passes = Nobody can play a knight any more. { $seat } wins with { $points } points!
saga-event-end-cap = The game has lasted long enough. { $seat } wins with { $points } points!
saga-event-end-last-card-shared = A last knight was played. { $winner_seat } share the victory with { $points } points!
saga-event-end-passes-shared = Nobody can play a knight any more. { $winner_seat } share the victory with { $points } points!
saga-event-end-cap-shared = The game has lasted long enough. { $winner_seat } share the victory with { $points } points!

## The end

saga-end-last-card = A player has played the last knight of a hand.
saga-end-passes = All players had to pass in a row.
saga-end-cap = The last round allowed was played.
saga-row-gathered = Points gathered
saga-row-realms = Realms
saga-row-armies = Armies without a realm
saga-row-hand = Hand
saga-row-powers = Final powers

## Refusals

saga-refusal-no-card = There is no knight “{ $card }”: write a colour and a value, like red3.
saga-refusal-no-realm = There is no realm “{ $realm }”: write its colour, like red.
saga-refusal-yes-or-no = “{ $value }” is neither yes nor no.
saga-refusal-not-in-hand = You have no { $card } in your hand.
saga-refusal-play-nowhere = No army of yours can take { $card }, and it cannot lead a new one.
saga-refusal-play-which-army = Say which army { $card } goes to.
saga-refusal-play-colour-twice = Your army against { $realm } has a knight of that colour already, so { $card } cannot join.
saga-refusal-play-wrong-leader = You have no army against { $realm }, and { $card } cannot lead one: a leader has the colour of the realm.
saga-refusal-play-own-realm = { $realm } is yours: at this table no army is led against one’s own realm.
saga-refusal-played-already = You have played your knight for this turn.
saga-refusal-play-nothing = None of your knights can be played.
saga-refusal-hide-no-power = You have no power to play a knight face down, or you have used it.
saga-refusal-conquer-by-itself = At this table armies conquer by themselves, as soon as they are strong enough.
saga-refusal-conquer-once = You have conquered a realm in this turn already.
saga-refusal-conquer-play-first = First play a knight; then you may conquer.
saga-refusal-conquer-nothing = None of your armies is strong enough for its realm.
saga-refusal-conquer-no-army = You have no army against { $realm }.
saga-refusal-conquer-own = { $realm } is yours already.
saga-refusal-conquer-weak = Your army against { $realm } is worth { $value }; it takes { $needed }.
saga-refusal-hide-twice = A knight lies face down in your army against { $realm } already.
saga-refusal-hide-first = The first knight of an army, here against { $realm }, is always played face up.
saga-refusal-recruit-not-free = { $card } is not among the free knights.
saga-refusal-recruit-too-dear = { $card } costs { $price }, and you have { $points }.
saga-refusal-recruit-unplayable = You have nothing to play: recruit a knight that you can play, and { $card } is none.
saga-refusal-recruit-no-power = You have no power to recruit for nothing, or you have used it.
saga-refusal-recruited-already = You have recruited once this turn.
saga-refusal-recruit-nobody = There are no free knights.
saga-refusal-recruit-all-too-dear =
    { $points ->
        [0] You have no points to pay a free knight with.
        [one] With 1 point you can pay none of the free knights.
       *[other] With { $points } points you can pay none of the free knights.
    }
saga-refusal-reinforce-colour-twice = { $realm } has a defender of that colour already, so { $card } cannot join.
saga-refusal-reinforce-too-late = You have played a knight this turn: reinforcing comes instead of that.
saga-refusal-reinforce-nobody = None of your knights has a colour that { $realm } lacks.
saga-refusal-take-back-absent = { $card } does not defend { $realm }.
saga-refusal-take-back-nobody = Nobody defends { $realm }.
saga-refusal-power-not-owner = { $realm } is not yours.
saga-refusal-power-none = { $realm } has no power that you could use like this.
saga-refusal-power-used = You have used the power of { $realm }. It comes back when the realm changes hands.
saga-refusal-power-nothing = None of your realms has a power that you can use now.
saga-refusal-end-play-first = Play a knight before you end your turn.
saga-refusal-end-reinforce-first = You can still play a knight by reinforcing your realm, so you must.
saga-refusal-end-recruit-first = You have nothing to play, but points enough for a free knight that you could play: recruit it.

## Commands

saga-command = saga
saga-command-description = Play Saga.

saga-play-name = play
saga-play-description = Play a knight from your hand into an attack
saga-play-button = Play a knight
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
saga-conquer-description = Take a realm that your army beats, where conquest is by choice
saga-conquer-button = Conquer
saga-conquer-realm-name = realm
saga-conquer-realm-description = The realm you take
saga-conquer-realm-prompt = Which realm do you take?

saga-recruit-name = recruit
saga-recruit-description = Take a free knight into your hand for its value in points
saga-recruit-button = Recruit
saga-recruit-card-name = card
saga-recruit-card-description = The free knight, such as blue2
saga-recruit-card-prompt = Which free knight do you recruit?
saga-recruit-gratis-name = free
saga-recruit-gratis-description = For nothing, if you have that power: yes or no
saga-recruit-gratis-prompt = Do you use your power to pay nothing?

saga-power-name = power
saga-power-description = Reinforce your realm, or take a defender back
saga-power-button = Use a power
saga-power-realm-name = realm
saga-power-realm-description = The realm whose power you use
saga-power-realm-prompt = Which realm’s power?
saga-power-card-name = card
saga-power-card-description = The knight it is about
saga-power-card-prompt = Which knight?

saga-end-name = end
saga-end-description = End your turn; pass, if you cannot play
saga-end-button = End the turn

saga-picture-hand-name = hand
saga-picture-hand-description = See your hand; nobody else does

## A box of one’s own

saga-box-file = It cannot be read: { $problem }.
saga-box-large = It is much too large for six realm cards.
saga-box-toml = It is not TOML: { $problem }.
saga-box-unknown = { $name } means nothing here; known are { $names }.
saga-box-realm = The realm { $realm } is missing: write [{ $realm }.crown] and [{ $realm }.reverse].
saga-box-side = The side [{ $place }] is missing.
saga-box-income = [{ $place }]: income is a whole number from 0 to { $most }, not { $value }.
saga-box-power = [{ $place }]: there is no { $kind } power “{ $value }”; there are { $powers }.

## What is new in the rules, version by version

saga-version-2 = Saga, version 2: new tables may let their players conquer by choice, or play with the realm cards of a real box. Nothing changes at this table.

## Options

saga-option-sides-name = Realm cards
saga-option-sides-description = Which side of the realm cards is up
saga-option-sides-crown = crown sides (first game)
saga-option-sides-reverse = reverse sides
saga-option-sides-random = by chance
saga-option-sides-chosen = chosen one by one
saga-option-layout-name = First defenders
saga-option-layout-description = How the first defenders are placed
saga-option-layout-standard = by chance
saga-option-layout-even = defence 5 everywhere
saga-option-box-name = Realm sides
saga-option-box-description = What the sides of the realm cards show: our reconstruction, or those of the real box that the host of this bot has given. Then the powers named at single sides here are not those in play; the board shows them
saga-option-box-off = our reconstruction
saga-option-box-on = of the real box
saga-option-conquest-name = Conquest
saga-option-conquest-description = Whether an army that is strong enough takes its realm by itself, or when its player says so
saga-option-conquest-automatic = by itself, at once
saga-option-conquest-choice = by choice, one a turn
saga-option-prepare-name = Prepared armies
saga-option-prepare-description = Whether armies may be led against one’s own realms
saga-option-side_red-name = Castleland (red)
saga-option-side_red-description = Side of the red realm, where sides are chosen
saga-option-side_red-crown = crown: stronghold
saga-option-side_red-reverse = reverse: always 15
saga-option-side_green-name = Woodland (green)
saga-option-side_green-description = Side of the green realm, where sides are chosen
saga-option-side_green-crown = crown: armies count
saga-option-side_green-reverse = reverse: hidden knight
saga-option-side_blue-name = Lakeland (blue)
saga-option-side_blue-description = Side of the blue realm, where sides are chosen
saga-option-side_blue-crown = crown: +5 points
saga-option-side_blue-reverse = reverse: free recruit, tribute of 2
saga-option-side_orange-name = Goldland (orange)
saga-option-side_orange-description = Side of the orange realm, where sides are chosen
saga-option-side_orange-crown = crown: defenders count 0
saga-option-side_orange-reverse = reverse: falls to equals
saga-option-side_violet-name = Shadowland (violet)
saga-option-side_violet-description = Side of the violet realm, where sides are chosen
saga-option-side_violet-crown = crown: reinforce
saga-option-side_violet-reverse = reverse: last defender
saga-option-side_yellow-name = Cornland (yellow)
saga-option-side_yellow-description = Side of the yellow realm, where sides are chosen
saga-option-side_yellow-crown = crown: take back
saga-option-side_yellow-reverse = reverse: hand counts 0

## The rules in short

rules-saga-topics = goal setup turn play conquest recruit powers finals end knights

rules-saga-goal-title = The goal
rules-saga-goal-text =
    The king is away, and two to four lords send their knights against his six realms. Realms bring points every turn and the value of their defenders at the end; knights left in your hand cost you points. Most points wins. *(S-21, S-23)*

    The realms *(S-1)*:
    • red: Castleland
    • green: Woodland
    • blue: Lakeland
    • orange: Goldland
    • violet: Shadowland
    • yellow: Cornland

    A knight has one of these colours and a value from 1 to 4 *(S-2)*.

rules-saga-setup-title = The set-up
rules-saga-setup-text =
    There are five sets of twelve knights. Everybody takes one, by chance, as a hand. Only you see your hand, but all know which set is whose *(S-6)*; `/rules saga` lists them under *knights*. You begin without points *(S-3)*.

    One more set gives every realm two defenders: a leader of the realm’s own colour and a knight of another one. With **First defenders: 5 everywhere**, all realms are equally strong. *(S-7)*

    Each realm card has a crown side and a reverse side with other powers *(S-4)*. The table chooses which are up *(S-5)*. Chance names the first player, unless who opened the table has settled it; turns go clockwise *(S-8)*.

rules-saga-turn-title = Your turn
rules-saga-turn-text =
    1. You receive the income of your realms, by itself. *(S-10)*
    2. You **play one knight** from your hand *(S-11)*. If its army is now strong enough, it conquers its realm at once *(S-12)*.
    3. Once a turn, before or after playing, you may **recruit** a free knight *(S-13)*.

    When you have played, say `/saga end`. If there is nothing left to decide, the turn ends by itself.

    What if you can play nothing? *(S-15)* Reinforcing a realm counts as playing, and if it is the only way, you must. Otherwise, if your points buy a free knight that you could play, you must recruit and play it. If that does not help either, you pass. When all players pass in a row, the game is over.

rules-saga-play-title = Playing a knight
rules-saga-play-text =
    Either open a new army: the knight’s colour names the realm that it attacks. Or add the knight to one of your attacking armies, if that has no knight of this colour yet. *(S-11)*

    Your armies all have leaders of different colours, and the armies in your own realms count too. So you cannot attack a realm of yours, unless the table plays with **prepared armies**; such an army waits, and never conquers while the realm is yours.

    Knights join attacking armies only, not those that hold a realm. *(S-14)*

rules-saga-conquest-title = Conquest
rules-saga-conquest-text =
    As soon as a knight makes an army **stronger than the defence** of its realm, the realm is yours, and the army becomes its defence *(S-12)*. The defence is the sum of its knights.

    Defenders that nobody led become **free knights**. Those of another player go back to that player’s hand.

    Only the army that has just received a knight is compared. An army that became strong enough in another way waits for its next knight.

    With **Conquest: by choice** nothing happens by itself: once a turn, after playing your knight, you may take one realm that any of your armies beats, or let the army wait.

rules-saga-recruit-title = Recruiting
rules-saga-recruit-text =
    Once a turn, at any moment after your income, you may take one free knight into your hand. It costs its value in points, and you cannot go below 0. You may play it in the same turn. *(S-13)*

rules-saga-powers-title = Special powers
rules-saga-powers-text =
    A power that is used once comes back when the realm changes hands. It works from the moment of conquest. *(S-4)*

    • **Stronghold** (red, crown): to take it from you, an attack must exceed the defence by 2. Lasting.
    • **Reinforce** (violet, crown): once, instead of playing a knight, put one into this realm, of a colour that it lacks.
    • **Take back** (yellow, crown): once, beside playing, return a defender of this realm to your hand. If an opponent’s army is then strong enough, the realm falls: to the strongest, among equals to the next clockwise.
    • **Falls to equals** (orange, reverse): an attack equal to the defence takes it from you. Lasting.
    • **Free recruit** (blue, reverse): once, recruit for nothing.
    • **Hidden knight** (green, reverse): once, play your knight face down into an army that has a leader. It counts, and stays hidden until its army conquers, you lose this realm, or the game ends.

    Stronghold and falls to equals matter only while a player owns the realm.

rules-saga-finals-title = Final powers
rules-saga-finals-text =
    They count at the end, for the owner *(S-22)*:

    • **Defenders count 0** (orange, crown): this realm’s defenders bring no points.
    • **+5 points** (blue, crown).
    • **Armies count** (green, crown): your armies without a realm count their value.
    • **Always 15** (red, reverse): this realm counts 15, whoever defends it.
    • **Last defender** (violet, reverse): your highest hand card whose colour this realm lacks is placed in it and counts there.
    • **Hand counts 0** (yellow, reverse): the knights in your hand cost nothing.
    • **Tribute of 2** (blue, reverse): every opponent gives you 2 points.

rules-saga-end-title = The end
rules-saga-end-text =
    When a player plays the last card of a hand, that player finishes the turn, and the game is over, even if the hand has filled again *(S-20)*. It also ends when all players pass in a row *(S-15)*.

    Your score *(S-21)*: the points you gathered, plus the defenders of your realms, minus the knights in your hand. Armies without a realm count 0. Then the final powers *(S-22)*.

    Most points wins; among equals, more realms; who is still equal shares the victory *(S-23)*.

    A game between computer players only also ends after 200 rounds.

rules-saga-knights-title = The five sets
rules-saga-knights-text =
    Every set has three knights of each value from 1 to 4. *(S-2)*

    • **Set 1**: blue 3 2 2 · violet 4 2 · red 3 1 · yellow 3 · orange 1 · green 4 4 1
    • **Set 2**: blue 4 2 · violet 3 1 · red 3 · yellow 1 · orange 4 4 1 · green 3 2 2
    • **Set 3**: blue 3 1 · violet 3 · red 1 · yellow 4 4 1 · orange 3 2 2 · green 4 2
    • **Set 4**: blue 3 · violet 1 · red 4 4 1 · yellow 3 2 2 · orange 4 2 · green 3 1
    • **Set 5**: blue 1 · violet 4 4 1 · red 3 2 2 · yellow 4 2 · orange 3 1 · green 3

    Which colour has which values in which set, and which power lies on which side of a realm card, is our reconstruction: the booklet’s words do not tell *(S-2, S-4)*.
