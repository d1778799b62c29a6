## Playing on from a moment of another game

button-practise = Play on from here
practice-opened = A private practice table, **{ $table }**, is ready in { $channel }: you against AI players, from that very moment. What you could not know is dealt anew. Nothing there changes **{ $origin }**.
host-practice = This table is for practice: it plays on from move { $move } of { $table }, with what could not be known dealt anew. Nothing here changes that game.
host-practice-closed = { $table } is still being played: you can play on from how it stands now, and from your own seat only.
host-practice-over = { $table } is over at that moment. Go back a move to play on.
