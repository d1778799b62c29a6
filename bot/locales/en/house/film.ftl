## A game as a film

table-film-name = film
table-film-description = Watch a game as a short film
film-since-turn = since my last turn
film-since-day = the last day
film-since-week = the last seven days
button-film = Film
film-begins = 🎞️ A film of **{ $table }** is being made …
film-progress = 🎞️ A film of **{ $table }** is being made: { $percent } %
film-whole = 🎞️ **{ $table }**, from the first move to the last.
film-so-far = 🎞️ **{ $table }** so far, as you saw it. Only you can see this.
film-away = 🎞️ While you were away from **{ $table }**. Only you can see this.
film-nothing = Nothing has happened at **{ $table }** since then.
film-private = Only the whole film of a game that is over can be shown to everyone. What you see of **{ $table }** is yours alone.
film-busy = A film of this table is being made already. Try again in a minute.
film-failed = The film could not be made. Please try again.
film-too-large = The film would be larger than this server takes.
film-none = There are no films of this game.
film-alt = A film of { $table }: { $shots ->
    [one] one board
   *[other] { $shots } boards
}, one after another, with the scores below.
cli-film = Make a film of a saved game
cli-film-file = the WebP file to write
cli-film-size = how large it may be, in MiB
cli-film-shots = how many boards it shows at most
cli-film-failed = Cannot make the film: { $problem }
film-bar = Film { $bar } { $done }/{ $total } { $left }
film-written = { $path }: { $shots ->
    [one] one board
   *[other] { $shots } boards
}, { $size } MiB
