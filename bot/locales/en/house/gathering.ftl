### Before a game: who comes, who waits, who sits where, and where open tables are listed.

## What the host of a table may do

host-only-creator = Only { $name }, who opened the table, can do that. { $name } can let everyone do it: **People, seats** in the lobby.
host-already-waiting = You are already on the waiting list of { $table }.
host-not-invited = { $table } is private: only those who are invited can join.
host-barred = You were removed from { $table }. You can come back when you are invited.
host-many-guests = { $table } cannot have more than { $most } people waiting or invited.
host-already-invited = { $name } is already invited to { $table }.
host-no-invitation = You have no open invitation to { $table }.
host-nobody-to-remove = There is no such person to remove at { $table }.
host-sent-away = { $name } was removed from **{ $table }**.
host-invitation = **{ $name }** invites you to **{ $table }** ({ $game }).
host-regrets = { $name } is not coming to **{ $table }**.
host-rematch = **{ $name }** wants a rematch: **{ $table }** ({ $game }), everyone one seat further on. Are you in?
host-moved-up = a seat is free at **{ $table }**, and it is yours.
host-now-ready = **{ $table }** can start. Seats taken so far: { $seats }.
host-now-full = **{ $table }** is full and can start.
host-expiring = **{ $table }** has not started, and nothing has changed there for a while. It will be closed <t:{ $end }:R> unless someone presses **Keep open**.
host-expired = **{ $table }** has not started, so I have closed it after two quiet weeks.
call-closed-note = I cannot send you direct messages, so I call you here from now on.
direct-word = { START($text) } { $link }
button-come = Accept
button-regret = Decline
button-keep = Keep open
kept-open-by = { $name } keeps it open.
lobby-closes = This table is closed { $when } unless something changes here.
kept-open = **{ $table }** stays open.
invitation-accepted = You have joined **{ $table }**.
invitation-declined = You have declined.

## The lobby

button-wait = Waiting list
button-people = People, seats
lobby-private = 🔒 Private: only those who are invited can see and join it.
lobby-waiting = Waiting list: { $names }
lobby-invited = Invited: { $names }
lobby-shuffled = The seats are shuffled at the start.
lobby-hint-ready-host = Ready: { $name } can press **Start**.
table-waits = All seats at **{ $table }** are taken. You are number { $number } on the waiting list, and I tell you when one is free.

## People and seats

table-invite-name = invite
table-invite-description = Invite someone to your table; they accept or decline by button
option-guest-name = player
option-guest-description = Whom to invite
table-invited = I have invited { $name } to **{ $table }**.
invite-bot = A bot account cannot play. **Add AI** brings an AI player.
table-people-name = people
table-people-description = Who may start the game and set options; remove someone
option-hosts-name = hosts
option-hosts-description = Who may start, set options and remove people
option-remove-name = remove
option-remove-description = Someone who should leave; they can come back when invited
people-host = only who opened it
people-all = everyone at the table
people-what = Say what to change: who may decide, or whom to remove.
table-people-set = Done: the lobby of **{ $table }** shows it.
table-seats-name = seats
table-seats-description = Who sits where: shuffled at the start, or as you choose
option-order-name = order
option-order-description = Shuffled at the start, or as they sit now
option-number-name = number
option-number-description = Which seat they take, counted from 1
option-sitter-name = who
option-sitter-description = Someone at the table who moves to another seat
seats-lot = shuffled at the start
seats-kept = as they sit
seats-what = Say what to change: the order, or who takes which seat.
people-title = **{ $table }**: people and seats
people-about-hosts = **Who decides**: starts the game, sets options, invites and removes people.
people-about-remove = **Remove someone**: they can come back when they are invited. `/table invite` asks someone to join.
people-about-order = **Seats**: play goes around the table in this order.
people-about-up = **Move up**: the person you choose takes the seat before their own.
people-choose-remove = Remove someone …
people-choose-up = Move someone up …
people-remove = Remove { $name }
people-up = { $name }: up to seat { $number }
people-hosts-choice = Who decides: { $value }
people-order-choice = Seats: { $value }

## All open tables

table-open-name = open
table-open-description = Keep a list of all open tables in this channel, always up to date
option-off-name = off
option-off-description = Take the list down
open-admin = An admin (Manage Server) puts up the list of open tables. To open a table, use `/table new`; `/table list` shows you all.
open-put-up = The list of open tables stands here now and keeps itself up to date.
open-taken-down = The list of open tables is taken down.
open-none-up = There is no list of open tables in this server.
open-title = **Open tables**
open-line = **{ $table }** · { $game } · seats: { $taken } of { $seats } · { $names } · { $link }
open-line-full = **{ $table }** · { $game } · full, { $waiting ->
    [0] with a waiting list
   *[other] { $waiting } waiting
  } · { $names } · { $link }
open-more = … and { $count ->
    [one] one more
   *[other] { $count } more
  }: `/table list`
open-empty = No table is looking for players right now.
open-join = Join { $table }
open-wait = Wait for { $table }
button-offer = Open a table
