### The coach in Barony, in English.

barony-lesson-place =
    The first of your three cities. Knights enter the board in cities, and each village they build earns its land’s token: field 5 gold, plain 4, forest 3, mountain 2. A city next to a lake recruits 3 knights per turn instead of 2. So look for rich land and a lake. A strong spot now: **{ CAPS($hex) }**, with { $around } around it.
barony-lesson-place-next =
    City { $number } of { $all }. Spread out: cities may not touch, and two that lie three or four hexes apart give your knights more land to build on. { $lake ->
        [yes] You already have a city at a lake, so now look for fields and plains.
       *[no] None of yours is at a lake yet; there you recruit 3 knights per turn instead of 2.
    }
barony-lesson-turn =
    You take **one** action per turn, so think in rhythms: recruit a group, move out, build several villages in one action, buy a title with their tokens. A good start is **Recruit** in { CAPS($city) }: { $most ->
        [one] { $most } knight
       *[other] { $most } knights
    } in one action. You have { $reserve } in reserve.
barony-lesson-recruit =
    Recruiting costs a whole turn, so bring as many as the city allows: up to { $most } in { CAPS($city) }. You own only 7 knights, but those who build come back to your reserve ({ $reserve } there now): they are workers more than soldiers.
barony-lesson-move =
    Move two knights rather than one. Send them to different hexes that pay well: one knight is enough to build. You may enter a hex with a single enemy piece and share it; a second piece of yours there destroys whatever is in it. On a mountain even one piece keeps enemies out.
barony-lesson-build =
    Mark every hex you like: all these knights build in this one action. { $count ->
        [one] Your knight who can build now would earn a token of { $gold } gold.
       *[other] Your { $count } knights in place would earn tokens worth { $gold } gold.
    } Villages can be destroyed. Your two strongholds cannot: keep them for rich hexes near an enemy. The next question asks for strongholds; leave it empty if you want none.
barony-lesson-city =
    +10 points right away, one more place to recruit, and no one can destroy it. The token the village earned stays yours. A city also keeps others from founding one next to it.
barony-lesson-expedition =
    An expedition lands a knight on an empty hex at the edge, but another knight leaves the game, and you have only 7. Send one when rich land lies far from your cities, or when your way is blocked. You have { $reserve } knights in reserve.
barony-lesson-title =
    Your tokens are worth { $gold } gold; a title costs { $price } and no change is given, so pay as close to { $price } as you can. Spend mountains and forests first: tokens you keep count silver at the end, field 3, plain 2, forest 1, mountain 0.
barony-lesson-final-round =
    Someone is Duke, so the game ends with this round. Take what scores now: a title is 15 points, a new city 10. If neither is possible, build on fields and plains: tokens you hold count 3 and 2 at the end.
barony-lesson-title-ready =
    Your tokens are worth { $gold } gold, enough for **Buy a title**: you become { $title }, +15 points. Tokens can be taken from you with a destroyed village; a title cannot. So do not sit on them for long.
barony-lesson-end-near =
    { $who ->
        [me] One more title makes you Duke and ends the game with that round. Count first: you stand at { $mine } with your silver, the best of the others at { $best }. Become Duke when you are ahead; before that, a new city (+10) may be the better action.
       *[other] { $seat } needs one more title to become Duke and end the game, and has { $gold } of the { $price } gold. You stand at { $mine } with your silver, the best of the others at { $best }. Take points now, or destroy villages: each costs { $seat } a token.
    }
barony-lesson-city-ready =
    Your village on { CAPS($hex) } can become a city: **Found a city** is 10 points for a single action. You have { $left ->
        [one] one city left
       *[other] { $left } cities left
    }. Do it before a rival founds a city next door and closes the spot.
barony-lesson-danger =
    Careful: your village on **{ CAPS($hex) }** stands alone, and a rival can bring two pieces there. That would destroy it, and they take a token of their choice from you. One knight of yours in the hex prevents it: no one enters where you have two pieces.
barony-lesson-raid =
    You can strike on **{ CAPS($hex) }**: { $owner_seat }’s village stands alone there. As soon as you have two pieces in that hex, everything else in it is destroyed, and you take a token of your choice from its owner. That is gold for you and gold lost for them.
barony-lesson-clash =
    { $owner_seat }’s knight stands alone on **{ CAPS($hex) }**, within your reach. Two of your pieces in that hex destroy it. It brings no token, but it costs them a move and a recruit, and the hex is yours to build on.
barony-around-field = { $count ->
    [one] { $count } field
   *[other] { $count } fields
  }
barony-around-plain = { $count ->
    [one] { $count } plain
   *[other] { $count } plains
  }
barony-around-forest = { $count ->
    [one] { $count } forest
   *[other] { $count } forests
  }
barony-around-mountain = { $count ->
    [one] { $count } mountain
   *[other] { $count } mountains
  }
barony-around-lake = { $count ->
    [one] { $count } lake
   *[other] { $count } lakes
  }
barony-lesson-build-ready =
    { $count } of your knights stand where they can build: { $gold } gold in tokens for one action. Build when two or three are in place, not one by one; then recruit the same knights again.
barony-lesson-pass =
    Nothing is possible for you this turn, so you pass; it costs nothing. If all players have to pass in a row, the game ends.
barony-lesson-rhythm =
    You have { $gold } of the { $price } gold for your next title. Recruit, move, build: three turns bring two or three tokens, 8 to 15 gold. Whoever needs fewer turns per title wins, so build near your cities and let the knights work in pairs.
