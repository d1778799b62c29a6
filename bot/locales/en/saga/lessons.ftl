### The coach in Saga, in English.

saga-lesson-play =
    First the knight, then its army. A new army attacks the realm of the knight’s own colour; to join one, the knight needs a colour that army lacks. High cards save turns and make strong defenders, but put them only where you will conquer: an army without a realm scores nothing at the end.
saga-lesson-recruit =
    A free knight costs its value in points, and you have { $points }. It pays when it finishes a conquest this turn, or brings a colour you lack: as a defender it counts its value again at the end. A knight you never play costs you twice.
saga-lesson-power =
    A special power works once for as long as you hold its realm, so ask what it saves or wins right now. If the answer is “nothing”, keep it: the threat alone makes rivals careful.
saga-lesson-conquer =
    At this table armies wait for your word, and you may take one realm per turn. Take it now unless you have a reason: a rival may take it first, and its income starts with your next turn. A waiting army only pays if you want a stronger defence, or another realm more.
saga-lesson-end =
    Ending the turn hands over to the next player; your income comes at the start of your next turn. Check once more whether a recruit is worth it: you may take one per turn.
saga-lesson-first =
    One knight per turn: its colour says which realm it attacks, and a realm falls as soon as your army is worth **more** than its defenders. { $plan ->
        [alone] With your hand, { $realm } is the first goal: it needs { $needed }, and { $leader } takes it all alone, right now.
        [yes] With your hand, { $realm } is a good first goal: it needs { $needed }. Start with { $leader }, then add { $others } in the next turns: an army takes one knight of each colour.
       *[no] The weakest realm is { $realm }: it needs { $needed }. Start an army, then add knights of other colours.
    }
saga-lesson-stuck =
    No card of your hand can be played now: every army that could take one already has its colour. If your points allow a free knight that fits, recruit and play it. Otherwise you pass, and if everyone passes in a row the game ends.
saga-lesson-end-near =
    { $who ->
        [me] You hold the fewest cards: { $count }. Your last card ends the game at the end of that turn. Choose the moment: the { $hand ->
        [one] { $hand } point
       *[other] { $hand } points
    } in your hand count against you, so play the high cards into realms first.
       *[other] { $seat } holds only { $count ->
            [one] one card
           *[other] { $count } cards
        }: playing the last one ends the game. Your hand would cost you { $hand ->
        [one] { $hand } point
       *[other] { $hand } points
    }, so get the high cards out now, best into a conquest, where they count for you.
    }
saga-lesson-finish =
    Your army against { $realm } needs { $missing } more, and { $card } is enough: play it into that army and the realm is yours this turn. Always finish with the smallest card that does it; a larger one is only worth it to make the defence stronger.
saga-lesson-threat =
    { $missing ->
        [0] { $seat }’s army against your { $realm } is already strong enough.
       *[other] { $seat }’s army against your { $realm } needs only { $missing } more.
    } Defences do not grow, so either take something in return or be ready to strike back. If you lose the realm, its knights come back to your hand: a setback, not a ruin.
saga-lesson-owned =
    { $realm } is yours: it pays { $income } per turn ({ $all } from all your realms) and its defenders count { $defence } at the end. A rival needs { $needed } to take it. Its knights stay there, so now use other colours for the next army.
saga-lesson-reinforce =
    { $realm } lets you **reinforce** once: instead of playing, put a knight of a colour it lacks into its defence, now { $defence }. A high card there is safe from hand costs and makes the realm hard to take. Best shortly before a rival is strong enough.
saga-lesson-take-back =
    { $realm } lets you **recall** one defender, once, in addition to playing a knight. Use it to rescue a 4 from a realm you are about to lose, or to get a colour you need. Mind the defence, now { $defence }: if an army of a rival beats what is left, the realm is lost.
saga-lesson-recruit-open =
    { $count ->
        [one] One free knight lies
       *[other] { $count } free knights lie
    } open, and you have { $points ->
        [one] 1 point
       *[other] { $points } points
    }. Once per turn you may buy one for its value, before or after playing. Look for a colour your armies lack, such as { $card }; do not buy without a plan.
saga-lesson-soft =
    { $owner_seat }’s { $realm } needs { $needed }: that is no harder than a realm without an owner. Taking it swings twice: its income ({ $income } per turn) comes to you, and its knights go back to a hand where they cost points.
saga-lesson-second-army =
    You have an army on its way. Two armies at the same time keep you flexible, because each takes a colour only once. But an army that never conquers scores nothing at the end. { $plan ->
        [alone] { $realm } would be a second goal: { $leader } takes it alone.
        [yes] { $realm } would be a second goal: { $leader } starts it, and it needs { $needed }.
       *[no] With this hand it is better to finish what you have started.
    }
saga-lesson-score =
    How it stands: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } gathered, { $realms } for defenders of your realms, −{ $hand } for the { $count ->
        [one] card
       *[other] { $count } cards
    } in your hand. Each knight you bring into a realm counts double, once off the minus and once onto the plus.
saga-lesson-any-turn =
    Each turn, ask in this order: can I conquer now? Can I set up a conquest for next turn? Which high card would cost me most if it stayed in my hand? { $plan ->
        [alone] In this hand { $leader } takes { $realm } alone.
        [yes] A plan with this hand: { $leader } against { $realm }, which needs { $needed }.
       *[no] The weakest realm now is { $realm }, which needs { $needed }.
    }
saga-lesson-strong =
    Your army against { $realm } is worth { $value }, and { $needed } are enough: **Conquer** takes the realm now. Without your word nothing happens.
saga-lesson-final-turn =
    That was your last card: the game ends with this turn. A power may still help, but a knight you recruit now only costs you points. You have gathered { $points }, and your realms count { $realms }.
saga-lesson-after =
    You have played. { $count ->
        [0] No knight is free to recruit, so only a power is left to use.
        [one] One free knight could be recruited; your points: { $points }.
       *[other] { $count } free knights could be recruited; your points: { $points }.
    } If nothing fits your plan, just **End turn**: points are victory points, so do not spend them idly.
