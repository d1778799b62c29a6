### The coach in Torres, in English.

torres-lesson-setup-block =
    In the advanced game the castles start where you all put them. Blocks in the middle have room on every side; one at the edge is quieter. Keep two of them within reach of each other: you will want knights in more than one castle.
torres-lesson-setup-knight =
    Your first knight starts on a castle of one block. { $count } are free. After each year a castle pays you its **area × the level of your highest knight** in it, so look for room to build on several sides: **{ $square }** is close to the middle. Neighbours are no harm: their blocks lift you as well.
torres-lesson-setup-king =
    You place the king. After year 1 everyone with a knight on level { $level } of his castle gets { $bonus } points, later more. So put him where your own knight gets there sooner than others: nearest to yours is **{ $square }**.
torres-lesson-turn =
    You have { $points } action points: a block 1, a step 1, a new knight 2, a card 1, a point on the track 1. Building where you already stand pays best. A classic first turn: a block next to your knight’s tower, a second one on that block, then step up: area 2 × level 2 = 4 instead of 1. Your castle now: area { $area } × level { $level }; blocks in your stack: { $blocks }.
torres-lesson-knight =
    A new knight costs { $cost } and stands next to one of yours, never higher than that one. So let a knight climb first, then place the next one next to it, high up. You have { $reserve } in reserve. A second knight in the same castle scores nothing extra; in another castle it does.
torres-lesson-move =
    A step goes at most one level up, or down as far as you like; never diagonally. Doors also cost 1: from a square next to a taller tower your knight walks through that castle and leaves next to any other taller tower of it, not higher than where it went in. All reachable squares are ringed.
torres-lesson-block =
    Your best castle has area { $area }, with your knight on level { $level } ({ $square }). A block on free ground next to it adds { $level } to what it pays, if it touches no other castle. A block on a tower makes a stair for the next step. No tower may be taller than the castle’s area, so wide first, then high.
torres-lesson-buy =
    For 1 action point you look at three cards and keep one; you may play it from your next turn on, one per turn, at no cost. Cards bought early pay most. There are { $deck } left. A purchase cannot be undone, nor what you did before it this turn.
torres-lesson-card =
    One card per turn, at no action points, and then it is removed from the game. You hold: { $cards }. Extra action points (Six, Seven) are always good; Ladder and Foundation win a level at the end of a year, which is worth the whole area of the castle.
torres-lesson-score =
    Each action point moves your marker one space, from { $score }. { $gap ->
        [0] That is little: a block or a step usually earns more, so score only what is left over.
        [1] Just ahead, on { $leap }, stands another marker: occupied spaces are jumped over, and the jump counts as a point.
       *[other] That is little: a block or a step usually earns more. But occupied spaces are jumped over and count, and the next marker stands on { $leap }.
    }
torres-lesson-stack =
    Each turn uses up one stack, the tallest unless you pick another before your first block. Save tall stacks for the turns in which you want to build, and use a small one when you mostly move.
torres-lesson-end =
    You still have { $points ->
        [one] one action point
       *[other] { $points } action points
    }, and what you do not use is lost. Look once more for a step up or a block; if there is none, choose to **score** the rest.
torres-lesson-keep =
    Keep the card that fits the next turns: extra action points always help, *Ladder* and *Foundation* gain a level, *Secret passage* and *Diagonal step* get a knight into a rich castle. What you want next goes to the top of the deck, what you do not want to the bottom.
torres-lesson-king =
    You are in last place, so you may move the king to any free block. Next year level { $level } of his castle pays { $bonus } points. Put him into a castle where your knight is on that level or can get there, and where others cannot.
torres-lesson-first =
    You also choose who goes first next year. Whoever plays last in a year can answer everything just before scoring, so going later is often better. Go first yourself only if you want to take a place before others do.
torres-lesson-year-end =
    Last turn before the scoring of year { $year }. If it ended now you would get { $worth }, the best of the others { $best }. Spend your { $points } action points on what counts in this very scoring: one level up is worth the whole area of that castle, one square more is worth your level.
torres-lesson-climb =
    Your knight on { $origin } can step up to **{ $target }** for one action point: { $gain } points more at the end of the year. Always count this way: a level gained × the area of the castle.
torres-lesson-stair =
    Make a stair: a block on **{ $target }** is one level above your knight on { $origin }, and the next step takes it up there. Two action points, and the castle pays { $gain } more. That is the heart of the game: wide, then a stair, then up.
torres-lesson-leftover =
    One action point left. If no block or step brings more, buy a card for later or score it: your marker is on { $score }. Unused points are lost.
torres-lesson-spent =
    Your action points are spent. A card may still be played, and **Undo** reverts one step at a time as long as you have bought nothing. When you are happy with it, press **End turn**. If the year ended now, you would score { $worth }.
torres-lesson-widen =
    Your castle around { $square } has area { $area }, your knight is on level { $level }. Each block next to it on free ground adds { $level }, and it also allows towers of { $area } and more. You have { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    } this turn; blocks left over move to your other stacks.
torres-lesson-another-knight =
    You have { $board ->
        [one] one knight
       *[other] { $board } knights
    } on the board and { $reserve } in reserve. Each castle pays only for your highest knight in it, so send the next one into **another** castle, best a wide one that others have built. Two knights in two castles beat two in one.
torres-lesson-king-bonus =
    The king is on { $king }. After this year a knight on exactly level { $level } of his castle scores { $bonus } points, once per player. { $have ->
        [yes] You have one there: keep it.
       *[no] You have none there yet: a low knight is enough, and the way may be shorter than it looks, through a door.
    }
torres-lesson-hand =
    You hold { $cards }. One card per turn costs nothing, so ask each turn whether one gains you more now than later. All cards are lost at the end of the game.
torres-lesson-door =
    Your knight on { $square } stands at a **door**, next to a taller tower. For one action point it can go through that castle and come out at any other door of it, on its own level or lower. That is how knights cross the board.
torres-lesson-neighbour =
    Another knight stands higher than yours in a castle you share. That costs you nothing: everyone scores the full area × their own highest level. Shared castles grow faster, so follow up its stairs.
torres-lesson-last-year =
    The last year: cards and blocks you keep are worth nothing afterwards. Castles are large now, so a single level is often worth 6 points or more. You would score { $worth } now, the best of the others { $best }.
torres-lesson-buy-early =
    You have bought no card this turn. One per turn in the first year, with a point you can spare, gives you a card to play in every later turn. Your deck has { $deck } cards.
