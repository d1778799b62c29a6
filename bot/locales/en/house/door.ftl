### The front door: the welcome, what a lobby offers, and shows.

## Welcome

welcome-title = ### Welcome. Which game would you like to play?
choice-title = ### Which game would you like to play?
welcome-game = - **{ $game }**: { $about } *{ $lo }–{ $hi } players, { $length }.*
welcome-hint = **Learn a game** gives you a coach for a first one; with **Show me a game** you only watch.
    -# A game’s own button opens a table here: others can join it, AI players take empty seats, and a move may take a minute or a day. `/help` tells more.
welcome-facts = { $lo }–{ $hi } players · { $length }
welcome-alt = The games to choose from, each with a piece of its board. { $games }
welcome-alt-game = { $game }: { $lo }–{ $hi } players, { $length }.
cover-alt = { $game }: a piece of its board during a game.
button-show = Show me a game
button-lessons = Learn a game
lessons-choice = **Which game would you like to learn?** You play against AI players by the real rules, and a coach explains every new kind of decision.
choice-named = To name the table right away, choose its game in the same command: add `game`.
table-opened-thread = **{ $table }** is open: people join here, the game is played in { $channel }.
table-waiting = Your table of { $game } is already waiting: **{ $table }** in { $channel }.
admin-welcome-name = welcome
admin-welcome-description = Post the welcome in this channel: a button for every game

## Lobby

lobby-elsewhere = Once it starts, the game is played in { $channel }.
lobby-started-elsewhere = The game has started in { $channel }.
options-choice = { $name }: { $value }
lobby-preset = **{ $name }**: { $about }
lobby-own = **Options**: { $options }
button-rules = Rules
preset-first = First game
preset-short = Short game
preset-usual = Usual game
preset-long = Long game
preset-expert = For experts
preset-classic = 1999 edition
preset-scarce = Scarce tokens
preset-reverse = Other powers
preset-varied = Mixed powers
preset-even = Even start

## Shows

show-title = **{ $table }** · { $game } · just to watch: only AI players
show-next = Next: { $names }
show-stopped = The show ends here.
show-yours = Now you: **Play this yourself** opens a table.
show-begun = AI players start a game of { $game } in { $channel }. Anyone can press **Stop**.
button-stop = Stop
button-yourself = Play this yourself
button-show-other = Show { $game }
