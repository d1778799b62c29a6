# /stats: records of finished games

stats-command = stats
stats-command-description = Records of finished games
stats-me-name = me
stats-me-description = Your games, wins, places and rivals
stats-player-name = player
stats-player-description = The records of someone else in this server
stats-server-name = server
stats-server-description = What is played in this server, and who wins
stats-game-name = game
stats-game-description = The best players of a game in this server
stats-listed-name = listed
stats-listed-description = Whether others may read your records
option-everyone-name = everyone
option-everyone-description = On: the whole channel sees the answer. Off: only you
option-person-name = person
option-person-description = Whose records
option-listed-name = listed
option-listed-description = On: others find you in records. Off: no one but you does

records-title = Records
records-none = No games between people have been finished here yet.
records-none-of-mine = You have not finished a game yet. Your first one will be here.
records-unlisted = That person keeps their records to themselves.
records-listed = Others can find you in the records of servers where you play.
records-hidden = Only you can read your records now. Games that you have finished still count for the others.

records-games = Games
records-players = Players
records-wins = Wins
records-wins-share = Wins · { $share }
records-longest = Most wins in a row
records-usual-answer = Usual answer time
records-length = Usual length
records-average = Average
records-best = Best
records-rating = Rating
records-percent = { $percent }%
records-minutes = { $count } min
records-hours = { $count } h
records-days = { $count } d
records-place =
    { $place ->
        [1] first
        [2] second
        [3] third
       *[other] { $place }th
    } { $count ->
        [one] once
       *[other] { $count } times
    }

records-told-places = { $name }: { $places }.
records-told-streak =
    { $count ->
        [one] The last game was won.
       *[other] The last { $count } games were all won.
    }
records-told-game = { $game }: { $parts }.
records-told-seats =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $seats ->
       *[other] { $seats } players
    } ({ $wins } won)
records-told-side = { $side } { $games ->
        [one] once
       *[other] { $games } times
    } ({ $wins } won)
records-told-rival =
    Against { $name }: { $ahead }–{ $behind } in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
records-told-best =
    { $game }: { $name } has won { $wins } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
records-told-marks = Marked, so for no rating: { $marked } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    } ({ $parts }).
records-mark-alone = { $count } against AI players only
records-mark-computers = { $count } with AI players
records-mark-played-for = { $count } with someone mostly played for
records-mark-hints = { $count } with hints
records-rating-told = Everyone begins at 1,000. Only games count in which no one was played for most of the time, and no AI players or hints helped. The more games, the surer the rating.

server-rated = Ratings
server-rated-off = off
server-rated-on = on: new tables begin without hints
