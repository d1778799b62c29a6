## A game once more, move by move

table-replay-name = replay
table-replay-description = Watch the game again, move by move
button-replay = Replay
button-first = ⏮
button-last = ⏭
replay-title = **{ $table }** · move { $move } of { $moves }
replay-where = **{ $where }**
replay-beginning = The beginning: no one has moved yet.
replay-earlier = This was played under older rules: the board of that moment can no longer be shown.
replay-rounds = Go to a round
replay-moments = Go to a decisive moment
replay-all = Everything, all hands open
replay-seat = As { $name } saw it
