### What the host has to say when something cannot be done at a table.

## Tables and seats

host-unknown-table = There is no table { $table }.
host-unknown-game = I do not know a game called { $game }.
host-bad-name = That name cannot be read: it is blank, or has hidden letters in it. Please choose another.
host-too-many = { $most ->
    [one] You have a table open already. Finish or leave it first.
   *[other] You have { $most } tables open already. Finish or leave one first.
  }
host-server-full = { $most ->
    [one] A table is open in this server already, and no more may be.
   *[other] { $most } tables are open in this server already, and no more may be.
  }
host-already-seated = You already have a seat at { $table }.
host-not-seated = You have no seat at { $table }.
host-no-such-seat = { $table } has no such seat.
host-offer-seated = { $name } already has a seat at { $table }.
host-offer-other = This seat is offered to { $name } alone.
host-offer-stale = That offer stands no more: it was answered or withdrawn, or the table has changed.
host-full =
    { $seats ->
        [one] { $table } has only one seat, and it is taken.
       *[other] All { $seats } seats at { $table } are taken.
    }
host-too-few =
    { $seats ->
        [one] { $table } needs at least one player.
       *[other] { $table } needs at least { $seats } players.
    }
host-no-colour = There is no such colour at { $table }.
host-colour-taken = { $name } has chosen that colour already.
host-begins-creator = Only { $name }, who opened the table, decides who begins.
host-no-computer = No computer player sits at { $table }.
host-bad-option = That option cannot be set like this: { $problem }.
host-not-lobby = { $table } has already begun.
host-not-started = { $table } has not begun yet.
host-not-running = { $table } is not being played now.
host-not-over = { $table } is not over yet.
host-ended = { $table } is closed. Thank you for playing!

## Moves

host-already-played = That was played already.
host-conflict = Somebody was faster: the table has just changed. Have a look and try again.
host-version = { $table } was left by older rules in a position that today’s cannot open, so it cannot go on. Nothing is lost: `/table export` keeps the game, a server admin can close it with `/castellan end`, and the same people can begin a new table. Should a later version of mine be able to open it, it goes on by itself.
host-version-newer = { $table } has been played by newer rules than mine, so I must not touch it. It goes on as soon as I am brought up to date again; until then `/table export` still works.
host-before-boundary = Action { $index } of { $table } was played by older rules: what happened then is in `/table log`, the board can be shown from action { $since } on.
host-undo-boundary = Nothing further back can be taken back at { $table }: the rules have been renewed since, and the game goes on from there.
host-no-such-action = { $table } has no action { $index }; it counts { $length } so far.

## Undo and redo

host-nothing-to-undo = You have nothing to take back at { $table }.
host-nothing-to-redo = Nothing at { $table } waits to be played again.
host-redo-other = Only { $name } can play that action again.
host-undo-final = This cannot be taken back any more at { $table }: something has been bought or drawn that stays so.
host-undo-done = Something was already taken back at { $table }. Have a look before you go on.
host-undo-not-asked = Nobody asked you about this undo at { $table }.
host-undo-stale = That undo is settled, or the table has moved on.

## Checking and keeping

host-verify-seed = The seed is not the one promised at the start.
host-verify-log = Played again, the log comes out differently.
host-verify-state = Played again, the game ends differently.
host-broken-log = The log of { $table } cannot be played again with these rules, so it was left as it is.
host-database = The database { $path } cannot be used: { $problem }.
host-backup = The backup { $path } could not be written: { $problem }.
host-busy = The database is busy. Please try again in a moment.
host-storage = The database could not save this: { $problem }. Nothing was changed.
host-bad-deadline = A deadline is 0 (none) to { $hours } hours.
host-deadline-set = { $hours ->
    [0] **{ $table }** has no deadline any more.
    [one] From now on everybody at **{ $table }** has one hour for an answer.
   *[other] From now on everybody at **{ $table }** has { $hours } hours for an answer.
  }
host-already-there = { $table } is here already.
host-in-use = Another Castellan already uses the database { $path }. Close that one first, or give this one another file by CASTELLAN_DATABASE.
host-show = { $table } is a show: only AI players play there.
host-no-show = { $table } is not a show. Only an admin can close it, with `/castellan end`.
host-shows-server = { $most ->
    [one] A show is running in this server already. Stop it first.
   *[other] { $most } shows are running in this server already. Stop one first.
  }
host-shows-house = Many shows are running right now. Please try again in a few minutes.
