# `castellan demo`: a game to look at without playing.

cli-demo = Let computers play a game through the real bot and save what one seat sees as a page
cli-demo-game = which game; barony without it
cli-demo-seats = how many play
cli-demo-moves = cut the game after so many moves
cli-demo-language = language of the game
cli-demo-seed = any word; the same word brings the same game
cli-demo-out = the page to write; demo.html without it
demo-unknown-game = There is no game called { $game }. There are: { $games }.
demo-seats = { $seats } cannot play this game: { $lo } to { $hi } can.
demo-moves = --moves { $moves }: at least 1.
demo-not-writable = { $path } cannot be written.
demo-failed = The demo has failed: { $problem }
demo-opening = Computers play { $game } for { $seats }, through the real bot. Ctrl+C ends it early and saves what there is.
demo-playing = { $bar } move { $done } of { $total } { $left }
demo-drawing = { $bar } picture { $done } of { $total } { $left }
demo-left = · about { $minutes }:{ $seconds } left
demo-saved = The page is { $path } ({ $size } MB). Open it in a browser.

demo-title = { $table }: a game of { $game }
demo-who =
    { $computers ->
        [0] Nobody had to play this: computers chose every move, and the real bot did the rest. { $name } plays by the private panel, { $other } by slash commands.
        [one] Nobody had to play this: computers chose every move, and the real bot did the rest. { $name } plays by the private panel, { $other } by slash commands, and one seat belongs to a computer.
       *[other] Nobody had to play this: computers chose every move, and the real bot did the rest. { $name } plays by the private panel, { $other } by slash commands, and { $computers } seats belong to computers.
    } You see the channel as { $name } sees it. What was pressed in a panel has a golden frame; the times are made up.
demo-whole = A whole game, { $moves } moves long.
demo-cut = Only the beginning: it is cut after { $moves } moves.
demo-day = Day { $day }
demo-moment = Day { $day }, { $clock }
demo-panel = The panel, step by step
demo-panel-of = { $name }’s private panel
