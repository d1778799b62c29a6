# Hints in a panel, and the analysis of a finished game

button-hint = Hint
hint-title = { $count ->
    [one] I would play:
   *[other] The best I can find, best first. Press one to fill in the panel; nothing is played yet.
}
hint-line = **{ $number }** { $move } – { $reasons }
hint-reasons = { $first }; { $next }
hint-reason-quiet = changes little, but gives nothing away
hint-reason-usual = what an AI player would do here
hint-off = At { $table } you play without hints.
hint-none = I cannot think of a hint here. Try again in a moment.
table-option-hints-name = Hints
table-option-hints-description = Players may ask for a hint in their own panel, from what they can know
button-analyse = Analyse
analyse-progress = Reviewing your decisions… { $percent }%
analyse-title = { $count ->
    [0] { $table }: I cannot find a decision of yours where another move was clearly worth more. Well played!
    [one] { $table }: one decision of yours where another move was worth more, judged by what you could know then.
   *[other] { $table }: the { $count } decisions where another move was worth most, judged by what you could know then.
}
analyse-finding = **{ $where }** (move { $index }): you played { $played }. Better: **{ $better }**, worth about { $points ->
    [one] 1 point
   *[other] { $points } points
  } more – { $reasons }.
analyse-not-over = { $table } is not over yet. I look at a game again once it is.
analyse-busy = I am still looking at { $table } for you.
analyse-seat = { $count ->
    [0] { $name }: no decision where another move was clearly worth more.
   *[other] { $name }:
}
analyse-bar-glance = Every decision { $bar } { $done }/{ $total } { $left }
analyse-bar-thorough = A closer look { $bar } { $done }/{ $total } { $left }
cli-analyse = look at a saved game again: the decisions where another move was worth most
cli-analyse-seat = only this seat; the first is 0
cli-analyse-pictures = a folder for the boards as they were then
cli-analyse-failed = This game cannot be looked at: { $problem }

# How an AI player plays, beside its name

seat-with-traits = { $name } ({ $traits })
engine-name = program { $name }
engine-choice = AI players: the program { $name }
temper-builder = builder
temper-raider = raider
temper-trader = trader
temper-guardian = guardian
temper-courtier = courtier
temper-diplomat = diplomat
temper-even-choice = Temperament: even – they weigh everything as it is worth
temper-random-choice = Temperament: at random – each has its own
temper-builder-choice = Temperament: builders – what stands and grows pleases them most
temper-raider-choice = Temperament: raiders – what sets others back pleases them most
temper-trader-choice = Temperament: traders – what they can count pleases them most
temper-guardian-choice = Temperament: guardians – what is safe pleases them most
temper-courtier-choice = Temperament: courtiers – the king’s favour pleases them most
temper-diplomat-choice = Temperament: diplomats – peace and pacts please them most
