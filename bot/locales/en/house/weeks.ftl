# Playing over weeks: time, absence, pauses and leave

## Whom a table waits for

awaited-until = { $name } (until { $when })
awaited-standing = { $name } (the clock stands; until { $when })
awaited-away = { $name } (away until { $when })
awaited-regent = the regent of { $name }
turn-paused-agreed = The table pauses. Whoever plays here can let it go on.
turn-paused-host = The table pauses. Whoever plays here can let it go on.
turn-paused-away = Everyone is away, so the table pauses until someone presses **I am back**.
turn-paused-frozen = An admin has frozen this table.
turn-paused-departed = The table pauses, for I was not in this server. Whoever plays here can let it go on.
table-line-paused = **{ $table }** · { $game } · { $channel } · paused
button-return = I am back
button-resume = Go on

## When time is up

change-standin = { $seat } ran out of time, so a stand-in made this one decision. { $seat } can revert it with **Undo** until someone else acts.
change-passed = { $seat } ran out of time, so I passed for them. { $seat } can revert it with **Undo** until someone else acts.
change-regent = { $seat } has been away for a while: from now on a regent plays for them, with care, until they press **I am back**.
change-deserted = Everyone is away, so the table pauses until someone presses **I am back**.
change-returned = { $seat } is back.
change-resumed = The table goes on.
table-time-set = **{ $table }**: { $terms }.
table-deadline-what = Say what to change: the hours for an answer, a time bank, what happens when time is up, strikes, weekends, or regents.

## What is agreed about time

host-time-set = **{ $table }**, from now on: { $terms }. Everyone’s time begins anew.
agreed-nothing = no deadline
agreed-hours = { time-span } per turn
agreed-bank = a time bank of { $start } hours, { $increment } more for each turn, at most { $cap }
agreed-standin = a stand-in decides when time is up
agreed-pass = whoever runs out of time passes where possible
agreed-call = whoever runs out of time is only called
agreed-strikes = { $count ->
    [one] a regent plays for whoever was late once
    [2] a regent plays for whoever was late twice in a row
   *[other] a regent plays for whoever was late { $count } times in a row
  }
agreed-weekends = the clocks stand on weekends ({ $zone })
agreed-regents = a regent plays for whoever is on leave
lobby-weekends = Weekends off: { $zone }

## The options of a table

table-option-bank-name = Time bank
table-option-bank-description = Time for the whole game instead of for each answer: so much at the start, more for each turn
table-option-bank-off = none
table-option-bank-relaxed = relaxed: a week, +24 h per turn
table-option-bank-daily = daily: 3 days, +12 h per turn
table-option-bank-fast = fast: 6 hours, +1 h per turn
table-option-bank-own = { $start } h, +{ $increment } h per turn, up to { $cap } h
table-option-upon-name = When time is up
table-option-upon-description = A stand-in makes this one decision, carefully; or the player passes where possible; or I only call
table-option-upon-standin = a stand-in decides
table-option-upon-pass = pass where possible
table-option-upon-call = only call
table-option-strikes-name = Strikes
table-option-strikes-description = After how many in a row a regent plays on until the player is back
table-option-strikes-value = { $count ->
    [0] no regent
    [one] a regent after one
   *[other] a regent after { $count } in a row
  }
table-option-weekends-name = Weekends off
table-option-weekends-description = The clocks stand on Saturdays and Sundays
table-option-regents-name = Regents on leave
table-option-regents-description = Whoever is on leave is played for; otherwise their clocks stand, unless they want a regent
table-bank-start = A time bank of your own needs a start: the hours that everyone begins with.
option-start-name = start
option-start-description = A time bank of your own: hours to begin with
option-increment-name = increment
option-increment-description = Hours that each turn brings to it
option-cap-name = cap
option-cap-description = Hours that it can hold; without it, twice the start
option-regents-name = regents
option-regents-description = Whoever is on leave is played for by a regent
option-bank-name = bank
option-bank-description = A time bank for the whole game instead
option-upon-name = when-up
option-upon-description = What happens when someone’s time is up
option-strikes-name = strikes
option-strikes-description = Late so often in a row: a regent plays on; 0: never
option-weekends-name = weekends-off
option-weekends-description = The clocks stand on Saturdays and Sundays
option-zone-name = zone
option-zone-description = A time zone, such as Europe/Paris

## Pausing

table-pause-name = pause
table-pause-description = Pause a table, or let it go on
host-deserted = Everyone at **{ $table }** is away: it goes on as soon as someone who plays there is back.
absence-back = Welcome back to **{ $table }**: no one plays for you now.
absence-paused = **{ $table }** pauses.
absence-asked = The others at **{ $table }** are asked whether they agree.
absence-resumed = **{ $table }** goes on.
poll-noted = Noted.
poll-pause = { $name } proposes a pause at **{ $table }**. { $names }, do you agree?

## Leave

me-away-name = away
me-away-description = Say that you are away; your clocks stand, or a regent plays for you
me-back-name = back
me-back-description = You are back: your leave ends, and no one plays for you any more
option-until-name = until
option-until-description = The last day, like 2027-08-31
option-from_day-name = from
option-from_day-description = The first day, like 2027-08-15; without it: now
option-regent-name = regent
option-regent-description = On: a regent plays for you meanwhile. Off: your clocks stand
leave-set = You are away from { $start } to { $end }. Your clocks stand meanwhile, and calls say so. `/me back` ends it.
leave-set-regent = You are away from { $start } to { $end }, and a regent plays for you. Choose what it may do in each game; `/me back` ends it.
leave-over = Welcome back: your leave is over, and no one plays for you now.
leave-bad-day = “{ $text }” is no day. Write it like `2027-08-31`.
mandate-choose = The regent may …
mandate-barony-war = attack others
mandate-barony-border = move knights
mandate-barony-spend = pay for titles
mandate-saga-war = take realms from others
mandate-saga-spend-nothing = Recruit no one for points
mandate-saga-spend-most = { $most ->
    [one] Spend at most { $most } point on a knight
   *[other] Spend at most { $most } points on a knight
}
mandate-saga-spend-anything = Spend any number of points on a knight
mandate-torres-border = move knights
mandate-torres-card = play action cards
mandate-medioevo-war = attack others and declare war
mandate-medioevo-pact = sign and end pacts
mandate-medioevo-loan = borrow money
mandate-medioevo-border = march beyond where your armies stand
mandate-medioevo-spend-nothing = Buy nothing
mandate-medioevo-spend-most = { $most ->
    [one] Spend at most { $most } florin a turn on purchases
   *[other] Spend at most { $most } florins a turn on purchases
}
mandate-medioevo-spend-anything = Spend as much as seems wise on purchases
matter-nothing = none of these
leave-none = You are not on leave, and none is planned.

## Seats change hands

change-seek = { $former } has left and looks for someone to take over; meanwhile an AI player plays on as { $seat }.
change-given = { $former } did not come for a while, so the others have given the seat away. An AI player plays on as { $seat } until someone takes it.
change-back = { $seat } has come back and takes their seat again.
resign-ask = Do you want to leave **{ $table }**? The others play on. Either an AI player keeps your seat for good, or one plays until someone takes it. While an AI player has it, `/table join` gives it back to you.
resign-ask-last = Do you want to leave **{ $table }**? No one but AI players would be left. Either they finish the game without you, and `/table join` gives your seat back while it lasts; or the table is closed for good.
resign-stayed = You stay at **{ $table }**.
resign-done-computer = You have left **{ $table }**. An AI player plays on; `/table join` gives you the seat back.
resign-done-seek = You have left **{ $table }**. An AI player plays on until someone takes the seat.
resign-done-finish = You have left **{ $table }**. The AI players finish the game and post how it ends; until then `/table join` gives you the seat back.
resign-done-close = You have left **{ $table }**, and it is closed.
button-stay = Stay
button-resign-seek = Leave, look for someone
button-resign-computer = Leave it to an AI player
button-resign-finish = Leave, let AIs finish
button-resign-close = Leave, close the table
seat-open = A seat is free at **{ $table }** ({ $game }): that of { $name }, after { $moves } { $moves ->
    [one] move
   *[other] moves
  }. You would play with { $others }.
seat-open-where = -# { $where } · the board: { $link }
seat-open-board = -# The board: { $link }
button-take = Take this seat
seat-claim = { $names }, { $name } would take the seat of { $seat } at **{ $table }**. After a day everyone who plays here may answer.
button-admit = Let them in
button-reject = Not this time
seat-asked = Those at **{ $table }** are asked, and I tell you what they say.
seat-yours = The seat at **{ $table }** is yours.
seat-vote = The others at **{ $table }** are asked.
seat-given = The seat at **{ $table }** is free now.
poll-seat = { $name } proposes to look for someone else for the seat of { $other } at **{ $table }**, who has not come for a while. { $names }, do you agree?
table-note-name = note
table-note-description = A note to yourself, shown in your panel; no one else reads it
option-text-name = text
option-text-description = What to write down; - throws it away
note-none = You have no note at **{ $table }**.
note-shown = Your note at **{ $table }**: { $text }
note-kept = Noted, for your eyes only: { $text }
panel-note = 📝 { $text }

## How people are called

me-calls-name = calls
me-calls-description = How I call you: mention, direct message, reminders, quiet hours, a daily digest
option-way-name = way
option-way-description = By mention, by direct message, both, or not at all
option-reminder-name = reminder
option-reminder-description = How long before your time is up I remind you
option-quiet-name = quiet
option-quiet-description = Quiet hours such as 22-8; - for none
option-digest-name = digest
option-digest-description = At which hour you get a daily digest by direct message; -1 for none
calls-mention = by mention
calls-direct = by direct message
calls-both = by both
calls-silent = not at all
calls-reminder-default = as the table has it
calls-reminder-0 = no reminder
calls-reminder-4 = 4 hours before
calls-reminder-8 = 8 hours before
calls-reminder-24 = 24 hours before
calls-now = I call you { $way }. Reminders: { $reminder }.
calls-now-quiet = From { $first }:00 to { $last }:00 ({ $zone }) no one calls you; what comes then waits until the end.
calls-now-digest = At { $hour }:00 ({ $zone }) you get a digest of all your tables.
calls-bad-hours = “{ $text }” is no span of hours. Write it like `22-8`.
call-line = { $names }, { $text }
call-again = **{ $table }** waits for you.
call-remind = **{ $table }** waits for you; your time is up <t:{ $end }:R>.
call-closed = **{ $table }** waits for you. I cannot send you direct messages, so I call you here from now on.
table-bump-name = bump
table-bump-description = Have those called again for whom the table has waited for 12 hours
bump-done = Those to play at **{ $table }** are called again.
direct-call = It is your turn at **{ $table }** ({ $game }): { $link }
direct-remind = Your time at **{ $table }** ({ $game }) is up { $when }: { $link }

## The desk

desk-name = desk
desk-description = All your tables, everywhere; those that wait for you first
desk-empty = You sit at no table. In a server, `/table new` opens one.
desk-title = { $count ->
    [0] No table waits for you.
    [one] **One table waits for you.**
   *[other] **{ $count } tables wait for you.**
  }
desk-done = No table waits for you now.
desk-turn = Your turn: { $table }
button-next = Next
desk-line = **{ $table }** · { $game } · to play: { $names } · { $link }
desk-line-yours = ▶ **{ $table }** · { $game } · your turn · { $link }
desk-line-yours-timed = ▶ **{ $table }** · { $game } · your turn, until { $when } · { $link }
desk-line-paused = **{ $table }** · { $game } · paused · { $link }
desk-line-lobby = **{ $table }** · { $game } · not started · { $link }
digest-title = { $count ->
    [0] No table waits for you.
    [one] **One table waits for you.**
   *[other] **{ $count } tables wait for you.**
  }
digest-news = { $count ->
    [one] At one other table this happened:
   *[other] At { $count } other tables this happened:
  }
digest-news-only = { $count ->
    [one] At one of your tables this happened:
   *[other] At { $count } of your tables this happened:
  }
digest-table = **{ $table }** · { $game } · { $link }
digest-more = … and { $count } more: `/desk`
digest-closed = I cannot send you direct messages, so you get no digest. Once they are open, ask for it again with `/me calls`.

## What is known about people

me-data-name = data
me-data-description = All that I store about you, as a file
me-forget-name = forget
me-forget-description = Have everything about you erased; it asks first
data-sent = Everything that I store about you.
forget-title = Be forgotten
forget-box = Type “{ $word }”: it cannot be undone
forget-word = forget me
forget-wrong = Nothing was erased: what you typed is not “{ $word }”.
forget-done = You are forgotten. Finished games keep “a former player”; where you played, an AI player goes on.
former-player = a former player

## What admins do

admin-freeze-name = freeze
admin-freeze-description = Freeze a table so that no one plays, or let it go on
admin-frozen = **{ $table }** is frozen. The same command lets it go on.
admin-rewind-name = rewind
admin-rewind-description = Take a table back to an earlier move, whoever has played since
option-move-name = move
option-move-description = After how many moves; 0 is the beginning
admin-rewound = **{ $table }** stands where it stood after { $actions } { $actions ->
    [one] move
   *[other] moves
  }.
change-rewind = An admin has undone { $moves } { $moves ->
    [one] move
   *[other] moves
  }.
admin-rewind-ask = Undo the latest { $moves ->
    [one] move
   *[other] { $moves } moves
  } at **{ $table }**, whoever played them? Everyone there reads of it. { $move ->
    [0] Then it stands as it began.
    [one] Then it stands as after move 1:
   *[other] Then it stands as after move { $move }:
  }
button-rewind = Undo them
rewind-choice = after { $move }: { $text }
admin-end-ask = Close **{ $table }** ({ $game }) for good? { $moves ->
    [0] It has no moves yet.
    [one] It has one move so far.
   *[other] It has { $moves } moves so far.
  } To stop it for a while, use `/castellan freeze`.
button-close = Close it
button-newer = ◀ Newer
button-older = Older ▶
admin-audit-name = audit
admin-audit-description = What admins have done to tables and settings of this server
audit-empty = No admin has changed a table or a setting here.
audit-end = { $when } · { $who } closed **{ $table }** after move { $before }
audit-repair = { $when } · { $who } repaired **{ $table }** at move { $after }
audit-freeze = { $when } · { $who } froze **{ $table }** at move { $before }
audit-thaw = { $when } · { $who } let **{ $table }** go on at move { $before }
audit-rewind = { $when } · { $who } took **{ $table }** from move { $before } back to { $after }
audit-settings = { $when } · { $who } changed **{ $name }** from “{ $before }” to “{ $after }”
