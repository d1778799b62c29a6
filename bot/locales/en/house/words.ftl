# Words of the house: what every game shares.

language-name = English
list-joined = { $first } and { $last }
seat-name = Player { $number }

## Refusals and errors

refusal-with-rule = { $text } ({ $rule })
refusal-instead = You could play instead:
refusal-over = The game is over.
refusal-not-awaited = It is not your turn.
refusal-stale = The table has moved on since. Here is where it stands now.
refusal-malformed = I do not understand “{ $problem }”.
refusal-value = “{ $value }” is not possible here.
refusal-missing = Something is missing that has to be chosen here.
refusal-action = That is not possible now.
error-unexpected = Something went wrong on my side, and nothing was changed. Please try again.
error-after-change = What you asked for was done, but something went wrong on my side afterwards. There is no need to try again.
error-command-changed = This command has changed. Reload Discord (Ctrl+R) to get the new one, then try again.
control-unknown = This button is not in use any more. The latest message of the table has those that are.

## Buttons

button-join = Join
button-leave = Leave
button-computer = Add AI
button-dismiss = Remove AI
button-start = Start
button-options = All options
button-more = More
button-turn = Your turn
button-panel = Choose step by step
button-undo = Undo
button-confirm = Confirm
button-again = Again: { $move }
button-back = Back
button-cancel = Cancel
button-type = Type it in
button-reference = Reference
button-rule = Rule { $rule }
button-agree = Agree
button-refuse = Refuse
button-accept = Accept
button-decline = Decline
button-first-panel = Your first turn
button-learn = Learn { $game }
button-rules-page = Rules: { $title }
button-uncoach = Stop coaching

## Lobby

lobby-title = **{ $table }**: a table of { $game } for { $lo } to { $hi }
lobby-seat = { $number } · { $name }
lobby-seat-computer = { $number } · { $name } (AI)
table-option-deadline-name = Deadline
table-option-deadline-description = How long a player may take; I remind them before, then pass for them where the game allows it
table-option-deadline-value = { $hours ->
    [0] none
    [one] one hour
   *[other] { $hours } hours
  }
lobby-option = { $name }: { $value }
lobby-hint-few = Next: **Add AI** for an AI opponent, or wait for others to **Join**.
lobby-hint-ready = Ready: anyone seated can press **Start**.
lobby-started = The game has begun.
lobby-closed = This table is closed.
options-title = Options of **{ $table }**
options-line = **{ $name }**: { $about }
option-on = on
option-off = off

## Turns

turn-title = **{ $table }** · { $game }
turn-event = • { $text }
turn-more = • … and { $count ->
    [one] one thing
   *[other] { $count } things
  } before that
turn-call = { $count ->
    [one] { $names }, it is your turn.
   *[other] Awaited: { $names }.
  }
turn-thinking = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
  }
turn-seed = -# Fairness code, to check the game by when it is over: `{ $commitment }`
final-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
  }
final-score = { $name }: **{ $points }** ({ $parts })
final-part = { $label } { $points }
final-seed = The seed was `{ $seed }`. Check the game with `/table verify`.

## Panel

panel-title = **{ $table }** · { $game }
panel-so-far = { $move } …
panel-confirm = { $move }: shall I?
panel-then = After it: { $prompt }
panel-again = From the start, then.
panel-done = Done.
panel-played-only = Your move was played: { $told }
    I could not draw what comes next; **Your turn** shows it.
panel-already-played = This was played already, only my answer was lost: { $told }
panel-cancelled = Nothing was played.
panel-expired = This panel has expired. Use **Your turn** again.
panel-not-yours = This panel belongs to somebody else.
panel-over = The game is over.
panel-not-seated = You have no seat at { $table }.
panel-waiting = Not your turn: waiting for { $names }.
picture-yours = For your eyes only.
picture-no-place = I see no such place there: { $place }.
prompt-share = { $count } × { $what }
prompt-nothing = nothing
prompt-choose = Choose
prompt-choose-several = Choose { $lo } to { $hi }
prompt-group = { $first } … { $last }
prompt-kinds = { $group } …
prompt-rest = { $count } more …
prompt-group-choose = Which group?
prompt-part = { $part } (up to { $cap }; { $total } in all)
prompt-text = Up to { $most } letters
prompt-amount = A number from { $lo } to { $hi }
prompt-shares = How many of each; { $total } in all
prompt-list = Names, separated by commas

## The coach

coach-line = > **Coach:** { $text }
coach-on = At **{ $table }** a coach explains each new kind of decision, in your private panel only.
coach-off = The coach at **{ $table }** says no more. `/table coach` brings advice back.
learn-opened = Your first game of { $game } has begun: **{ $table }**, in { $channel }. AI players have the other seats, and the rules are the real ones. A coach explains every new kind of decision above your choices, where only you can read it; **Stop coaching** ends that. Feel free to try things: **Undo** takes most moves back, and `/table resign` closes the table.
learn-others-first = { $count ->
    [one] { $names } goes first.
   *[other] { $names } go first.
  } I call you in the channel when it is your turn; it takes a few seconds.
learn-no-course = There is no guided game of “{ $game }” yet.

## Changes beside the game

change-undo = { $seat } took back a move.
change-redo = { $seat } played again what was taken back.
change-resign = { $former } has left; a computer plays on as { $seat }.
change-replace = { $seat } takes the seat of { $former }.
change-deadline = The time of { $seat } is up: I play on for them.
change-repair = The position was rebuilt from the log.
change-upgrade = The rules have been renewed. The game goes on from here; what was played before can no longer be taken back.

## Deadlines

deadline-reminder = { $names }, **{ $table }** waits for you: your time is up { $when }.
deadline-late = { $names }, your time at **{ $table }** is up, and the game cannot go on without you.

## Handing over a seat

offer-question = { $invited }, would you take the seat of { $name } at **{ $table }**? Nothing changes until you accept.
offer-accepted = The seat is yours.
offer-declined = You have declined.
offer-refused = { $name } does not take the seat of { $seat }.

## Undo

undo-question = { $name } would like to take back a move. { $names }, do you agree?
undo-done = Taken back.
undo-already = This was taken back already, only my answer was lost.
undo-asked = I have asked the others.
undo-refused = The undo was refused.
redo-done = Played again.
redo-already = This was played again already, only my answer was lost.

## Tables

table-command = table
table-command-description = Tables: open, join, look, take back, leave
table-new-name = new
table-new-description = Open a table
table-learn-name = learn
table-learn-description = Your first game: you and AI players, with a coach at your side
table-coach-name = coach
table-coach-description = Have a coach in your private panel, or send the coach away
table-join-name = join
table-join-description = Take a seat at a table that has not begun
table-leave-name = leave
table-leave-description = Give up your seat before the game begins
table-start-name = start
table-start-description = Begin the game
table-list-name = list
table-list-description = The tables of this server
table-board-name = board
table-board-description = See the board again, whole or close up
table-log-name = log
table-log-description = What happened lately
table-undo-name = undo
table-undo-description = Take back your latest move, if need be with the others' consent
table-redo-name = redo
table-redo-description = Play what was taken back
table-resign-name = resign
table-resign-description = Leave a running game: a computer plays on for you
table-replace-name = replace
table-replace-description = Offer a seat to somebody else, who must accept
table-language-name = language
table-language-description = In which language the table speaks in the channel
table-language-set = From now on **{ $table }** speaks the language you chose.
table-deadline-name = deadline
table-deadline-description = How many hours a player may take; 0 for no deadline
table-deadline-set = The deadline of **{ $table }** is set.
table-deadline-who = Once the game runs, only who opened the table or an admin can change the deadline.
table-export-name = export
table-export-description = The game as a file
table-verify-name = verify
table-verify-description = Check a finished game: seed, draws and moves
table-opened = **{ $table }** is open in { $channel }.
table-joined = You sit at **{ $table }**.
table-left = You have left **{ $table }**.
table-started = **{ $table }** has begun.
table-resigned = A computer plays on for you at **{ $table }**.
table-offered = I have asked { $name } whether they take the seat at **{ $table }**. It changes hands when they accept.
table-offer-hidden = { $name } cannot see the channel of { $table }.
table-replace-bot = A bot cannot take a seat. To hand it to a computer player, use `/table resign`.
table-exported = **{ $table }**, as it may be told now.
table-unknown-game = I do not know the game “{ $game }”.
table-none-here = I find no such table here. `/table list` shows those there are.
table-other-game = At **{ $table }** the game is { $game }; this command is for another one.
table-not-started = **{ $table }** has not begun yet.
table-no-thread = I can make a thread in a text channel only.
table-threads-full = Too many threads are open in this channel, so no table was opened. Close some, or open the table without a thread.
table-thread-failed = I could not make a thread here, so no table was opened. Try again, or without a thread.
quota-costly = { $seconds ->
    [one] You have asked for { $most } pictures and files within a minute. Ask again in a second.
   *[other] You have asked for { $most } pictures and files within a minute. Ask again in { $seconds } seconds.
  }
table-permissions = I cannot keep a table here: I lack these permissions: { $missing }.
permission-read-messages = see the channel
permission-send-messages = send messages
permission-attach-files = attach files
permission-embed-links = embed links
permission-read-message-history = read the message history
permission-create-public-threads = create public threads
permission-send-messages-in-threads = send messages in threads
table-choice = { $table } · { $game } · { $status }
table-line = **{ $table }** · { $game } · { $status } · { $channel } · { $names }
table-line-running = **{ $table }** · { $game } · { $channel } · awaited: { $names }
table-list-empty = No table is open. `/table new` opens one.
status-lobby = open
status-running = in play
status-over = finished
status-ended = closed
log-line = { $when } · { $text }
log-empty = Nothing has happened yet.
verify-good = All is well: the seed `{ $seed }` fits the code `{ $commitment }` shown at the start, and { $actions } actions replay to the same end.
verify-good-since = As far as it can be checked all is well: the seed `{ $seed }` fits the code `{ $commitment }` shown at the start. { $actions ->
    [0] The game was played by older rules, so its moves cannot be played again.
    [one] The action after action { $since } replays to the same end; what came before was played by older rules.
   *[other] The { $actions } actions after action { $since } replay to the same end; what came before was played by older rules.
  }
verify-bad = This game does not check out: { $problem }

## Options of commands

option-game-name = game
option-game-description = Which game
option-coach-name = switch
option-coach-description = On or off, for you alone
option-name-name = name
option-name-description = A name for the table
option-thread-name = thread
option-thread-description = Give the table a thread of its own
option-language-name = language
option-language-description = Language of public messages
option-table-name = table
option-table-description = Which table, if not this one
option-place-name = place
option-place-description = A place to see close up
option-zoom-name = zoom
option-zoom-description = A place to see close up
option-seat-name = seat
option-seat-description = The seat's number
option-hours-name = hours
option-hours-description = How many hours; 0: no deadline
option-player-name = player
option-player-description = Who takes it
option-topic-name = topic
option-topic-description = Which page, or “reference” for the quick reference
option-find-name = find
option-find-description = One rule, by its number (T-16) or by words

turn-name = turn
turn-description = Choose your move step by step

## Help

help-name = help
help-description = How to play here
help-text = I host long board games: { $games }. A move today, a move tomorrow.
    • New here? `/table learn` is a guided first game: you, AI players, and a coach in your private panel.
    • `/table new` opens a table; people join with its buttons, computers fill empty seats.
    • When it is your turn I call you. Press **Your turn** and choose step by step, or use the game's own command, such as `/barony move`; it completes what is possible.
    • `/table undo` takes a move back, `/table board` shows the board, `/table log` what happened.
    • `/table deadline` limits the time for an answer: I remind players, then pass for them where the game allows it.
    • `/rules` explains each game, `/table list` finds your tables.
rules-name = rules
rules-description = A game's rules, page by page
rules-page = **{ $game }: { $title }**
    { $text }
rules-sheet = **{ $game }: { $title }**
rules-more = Another page
rules-in-full = The rules of this page in full
rules-found = What else I found
rules-which-game = The rules of which game?
rules-no-such-rule = I find nothing about “{ $sought }” in the rules. Try a rule’s number, such as T-16, or another word.
rules-rule = **{ $game }, { $name }**
    { $text }

## Admins

admin-command = castellan
admin-command-description = For admins: end or repair a table, set the language
admin-end-name = end
admin-end-description = Close a table for good
admin-repair-name = repair
admin-repair-description = Rebuild a table's position from its log and show it again
admin-language-name = language
admin-language-description = The language of public messages in this server
admin-ended = **{ $table }** is closed.
admin-repaired = **{ $table }** was rebuilt from its { $actions } actions.
admin-language-set = Public messages of new tables will be in “{ $language }”.
admin-only = Only people who may manage this server can do that.

## Terminal

cli-about = Hosts long medieval board games: in Discord with DISCORD_TOKEN, else at a local table in the browser.
cli-commands = tools
cli-engine = Speak the engine protocol: JSON lines on standard input and output
cli-render = Draw a picture from a saved game
cli-render-log = the saved game, as /table export gives it
cli-render-picture = the PNG file to write
cli-render-seat = whose eyes, counted from 0; a bystander's without it
cli-render-after = draw the position after so many actions
cli-render-kind = which kind of picture
cli-render-focus = a place to draw close up
cli-render-language = language of the words in the picture
cli-render-failed = Cannot draw: { $problem }
cli-backup = Copy the database, complete as it is at this moment; play may go on meanwhile
cli-backup-path = the file to write; without it, one beside the database with the date of today
cli-backup-done = The backup is { $path }.
cli-check = Check settings, token, database, fonts and words
cli-check-online = also log in to Discord and look at the permissions
run-local = The local table is open at { $address } (Ctrl+C closes it)
local-welcome = **This is the local table.** Everything here works as it does in Discord.
    You can be all four people: click a portrait to act as that person. You also become whoever a table waits for; “Follow the turn” turns that off.
run-closed = Closed. All tables are kept.
run-failed = Cannot run: { $problem }
run-port-taken = Port { $port } is in use: another local table may be open. Set CASTELLAN_PORT to another one, or to 0 for any.
run-token-format = DISCORD_TOKEN does not look like a bot token: it has three parts joined by dots. Copy it again from the developer portal.
run-token-refused = Discord refuses the token in DISCORD_TOKEN. Reset it in the developer portal and copy the new one.
run-no-connection = Discord cannot be reached: { $problem }
run-permissions = In “{ $server }” and everywhere else I lack permissions: { $missing }. Invite me again with the link in the README.
run-provision = The file { $path } cannot be used ({ $count ->
    [one] one fault
   *[other] { $count } faults
  }):
  { $faults }
run-provision-fault = · { $text }
check-setting = { $name }: { $problem }
check-settings = The settings can be read.
check-no-token = No DISCORD_TOKEN: the local table will open.
check-token = DISCORD_TOKEN has the right form.
check-login = Discord accepts the token and the permissions are there.
check-database = The database { $path } can be written; tables in it: { $count }.
check-private = Only their owner can read the database and the settings.
check-exposed = Others on this machine can read what they should not. Run: chmod 600 { $paths }
check-saga-box = The realm cards of Saga in { $path } are complete.
check-fonts = All fonts are there.
check-fonts-missing = Fonts are missing: { $names }
check-words = Words: { $languages }.
check-words-part = { $language } ({ $share } %, the rest in English)
check-words-strange = Words that nobody says, perhaps misspelt: { $names }
check-games = Games: { $names }
