### What the host has to say when something cannot be done at a table.

## Tables and seats

host-unknown-table = There is no table { $table }.
host-unknown-game = There is no game called “{ $game }”.
host-bad-name = That name cannot be read: it is blank, or has hidden characters in it. Please choose another.
host-too-many = { $most ->
    [one] You already have a table open. Finish or leave it first.
   *[other] You already have { $most } tables open. Finish or leave one first.
  }
host-server-full = { $most ->
    [one] This server already has a table open, the most it may have.
   *[other] This server already has { $most } tables open, the most it may have.
  }
host-already-seated = You already have a seat at { $table }.
host-not-seated = You are not playing at { $table }.
host-no-such-seat = There is no such seat at { $table }.
host-offer-seated = { $name } already has a seat at { $table }.
host-offer-other = This seat is offered to { $name } only.
host-offer-stale = That offer is no longer open: it was answered or withdrawn, or the table has changed.
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
host-colour-taken = { $name } has already chosen that colour.
host-begins-creator = Only { $name }, who opened the table, decides who goes first.
host-no-computer = There is no AI player at { $table }.
host-no-such-level = AI players at { $table } do not have that level. Choose one from the menu.
host-bad-option = That option cannot be set this way: { $problem }.
host-not-lobby = { $table } has already started.
host-not-started = { $table } has not started yet.
host-not-running = No game is in progress at { $table }.
host-not-over = { $table } is not over yet.
host-ended = **{ $table }** is closed. Thank you for playing!
host-ended-admin = An admin has closed **{ $table }**. Thank you for playing!

## Moves

host-already-played = That was already played.
host-conflict = Someone moved just before you. Check the board and try again.
host-version = { $table } was left by older rules in a position that today’s cannot open, so it cannot go on. Nothing is lost: `/table record export` keeps the game, a server admin can close it with `/castellan end`, and the same people can start a new table. If a later version of mine can open it, it goes on automatically.
host-version-newer = { $table } has been played under newer rules than mine, so I must not touch it. It goes on as soon as I am up to date again; until then `/table record export` still works.
host-before-boundary = Move { $index } of { $table } was played under older rules: `/table log` tells what happened, and the board can be shown from move { $since } on.
host-undo-boundary = Nothing earlier can be undone at { $table }: the rules were updated then.
host-no-such-action = { $table } has no move { $index }; it has { $length } so far.

## Undo and redo

host-nothing-to-undo = You have no move to undo at { $table }.
host-nothing-to-redo = There is nothing to redo at { $table }.
host-redo-other = Only { $name } can redo that move.
host-undo-final = This can no longer be undone at { $table }: new cards or dice have been seen.
host-undo-done = A move was already undone at { $table }. Check the board before you go on.
host-undo-not-asked = This undo at { $table } does not need your consent.
host-undo-stale = That undo request is no longer open.

## Checking and keeping

host-verify-seed = The seed does not match the fairness code shown at the start.
host-verify-log = Replaying the moves gives different events.
host-verify-state = Replaying the moves gives a different result.
host-broken-log = The log of { $table } cannot be replayed under the current rules, so nothing was changed.
host-database = The database { $path } cannot be used: { $problem }.
host-backup = The backup { $path } could not be written: { $problem }.
host-busy = The database is busy. Please try again in a moment.
host-storage = The database could not save this: { $problem }. Nothing was changed.
host-bad-deadline = A deadline is 1 to { $hours } hours, or 0 for none.
host-already-there = { $table } is already here.
host-in-use = Another Castellan already uses the database { $path }. Close that one first, or give this one another file with CASTELLAN_DATABASE.
host-show = { $table } is a show: only AI players play there.
host-no-show = { $table } is not a show. Only an admin can close it, with `/castellan end`.
host-shows-server = { $most ->
    [one] A show is already running in this server. Stop it first.
   *[other] { $most } shows are already running in this server. Stop one first.
  }
host-shows-house = Many shows are running right now. Please try again in a few minutes.

## Time and absence

host-returned = { $seat } is back.
host-leave-regent = { $seat } is on leave; a regent plays for them until they are back.
host-not-away = No one plays for you at **{ $table }**.
host-bad-bank = There is no such time bank.
host-bad-zone = I know no time zone “{ $zone }”. Write it like `Europe/Paris`.
host-paused = **{ $table }** pauses. **Go on**, or `/table pause`, lets it go on.
host-frozen = **{ $table }** is frozen; only an admin can let it go on.
host-already-paused = **{ $table }** is already paused.
host-not-paused = **{ $table }** does not pause.
host-now-paused = **{ $table }** pauses: the clocks stand. Whoever plays here can let it go on.
host-now-frozen = **{ $table }** is frozen by an admin: the clocks stand.
host-pause-refused = { $seat } would rather play on.
host-poll-withdrawn = { $seat } has withdrawn the proposal.
host-poll-stale = That question is settled.
host-poll-not-asked = You are not asked there.
host-leave-over = That leave would be over before it begins.
host-leave-long = A leave is at most { $days } days at a time.
host-leave-year = { $left ->
    [0] You have had all { $days } days of leave of this year.
   *[other] In one year you can be away for { $days } days; of these { $left } are left.
  }
host-seat-kept = No one is looked for at **{ $table }**.
host-claim-declined = they play on without you at **{ $table }** this time.
host-claim-admitted = the seat at **{ $table }** is yours.
host-claim-gone = the seat at **{ $table }** has gone to someone else.
host-claim-wait = For a day it is up to { $name } to answer; then to everyone who plays here.
host-seat-lost = you did not come to **{ $table }** for a while, so the others have given your seat away. Until someone takes it, `/table join` gives it back to you.
host-claim-stale = That seat is no longer free, or the question is settled.
host-nothing-left = At **{ $table }** there is no seat that you have left to an AI player.
host-not-late = { $name } has not been late twice in a row at **{ $table }**.
host-seat-refused = { $seat } would rather wait.
host-note-long = A note has at most { $most } characters.
host-bumped = { $seat } asks whether you can play at **{ $table }**.
host-bump-early = At **{ $table }**, no one has kept the others waiting for twelve hours yet.
host-bump-again = Those to play at **{ $table }** were called again less than twelve hours ago.
host-clock-fixed = In this server, admins decide how long one may take.
host-bad-own-bank = A time bank has at least 1 hour to begin with, and holds at least that and at most { time-span }; a turn cannot bring more than it holds.
