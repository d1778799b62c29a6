# `castellan demo`: a game to look at without playing.

cli-demo = Let AI players play a game through the real bot, and save what one seat sees as a page
cli-demo-game = which game (default: barony)
cli-demo-seats = how many play
cli-demo-moves = cut the game after this many moves
cli-demo-language = language of the game
cli-demo-seed = any word; the same word gives the same game
cli-demo-out = the page to write (default: demo.html)
demo-unknown-game = There is no game called “{ $game }”. There are: { $games }.
demo-seats = This game is for { $lo } to { $hi } players, not { $seats }.
demo-moves = --moves { $moves }: at least 1.
demo-not-writable = { $path } cannot be written.
demo-failed = The demo has failed: { $problem }
demo-opening = AI players play { $game } for { $seats }, through the real bot. Ctrl+C ends it early and saves what there is.
demo-playing = { $bar } move { $done } of { $total } { $left }
demo-drawing = { $bar } picture { $done } of { $total } { $left }
demo-left = · about { $minutes }:{ $seconds } left
demo-saved = The page is { $path } ({ $size } MB). Open it in a browser.

demo-title = { $table }: a game of { $game }
demo-who =
    { $computers ->
        [0] No one had to play this: AI players chose every move, and the real bot did the rest. { $name } plays by the private panel, { $other } by slash commands.
        [one] No one had to play this: AI players chose every move, and the real bot did the rest. { $name } plays by the private panel, { $other } by slash commands, and one seat belongs to an AI player.
       *[other] No one had to play this: AI players chose every move, and the real bot did the rest. { $name } plays by the private panel, { $other } by slash commands, and { $computers } seats belong to AI players.
    } You see the channel as { $name } sees it. What was pressed in a panel has a golden frame; the times are made up.
demo-whole = { $moves ->
    [one] A whole game, one move long.
   *[other] A whole game, { $moves } moves long.
  }
demo-cut = { $moves ->
    [one] Only the beginning: it is cut after one move.
   *[other] Only the beginning: it is cut after { $moves } moves.
  }
demo-day = Day { $day }
demo-moment = Day { $day }, { $clock }
demo-panel = The panel, step by step
demo-panel-of = { $name }’s private panel
