# A whole turn in one line

button-line = Type my turn
button-line-change = Change the line
button-play-all = { $count ->
    [one] Play it
   *[other] Play all { $count }
}
option-moves-name = moves
option-moves-description = Your moves in one line, with ; between them
line-box = Your moves, with ; between them
line-confirm = { $count ->
    [one] One move: { $line }
   *[other] { $count } moves: { $line }
}
line-unknown-end = What the last one brings shows only when it is played.
line-stuck = Move { $number }, { $move }, does not work. { $why }
line-instead = Possible there: { $moves }
line-nothing-played = Nothing was played.
line-empty = There is no move in this line.
line-long = That is too long for one turn: at most { $most } { $most ->
    [one] move
   *[other] moves
  }.
line-turn-over = Your turn is over after { $move }.
line-luck = What { $move } brings shows only when it is played; whatever comes after it has to wait until then.
line-unknown = “{ $word }” is no move. Possible now: { $kinds }.
line-unknown-near = “{ $word }” is no move. Did you mean { $kinds }?
button-rest = Leave the rest as usual
