# Words of the house: what every game shares.

language-name = English
list-joined = { $first } and { $last }
seat-name = Player { $number }

## Refusals and errors

refusal-with-rule = { $text } ({ $rule })
refusal-instead = Legal moves nearby:
refusal-over = The game is over.
refusal-not-awaited = It is not your turn.
refusal-stale = The game has moved on. Here is the current position.
refusal-malformed = I do not understand “{ $problem }”.
refusal-value = “{ $value }” is not possible here.
refusal-missing = One choice is still missing.
refusal-action = That is not possible now.
error-unexpected = Something went wrong on my side. Nothing was changed: please try again.
error-after-change = What you asked for was done, but something went wrong on my side afterwards. There is no need to try again.
error-command-changed = This command has changed. Reload Discord (Ctrl+R) to get the new one, then try again.
control-unknown = This button is no longer in use. The latest message of the table has the current ones.

## Buttons

button-join = Join
button-leave = Leave
button-computer = Add AI
button-dismiss = Remove AI
button-start = Start
button-options = All options
button-more = More
button-turn = Your turn
button-panel = Open move panel
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

lobby-title = **{ $table }** · { $game }, { $lo }–{ $hi } players
lobby-seat = { $number } · { $name }
lobby-seat-computer = { $number } · { $name } (AI)
lobby-seat-computer-traits = { $number } · { $name } (AI, { $traits })
level-easy = easy
level-easy-choice = AI players: easy – they overlook things
level-normal = normal
level-normal-choice = AI players: normal – quick and sensible
level-hard = hard
level-hard-choice = AI players: hard – they think ahead
level-master = master
level-master-choice = AI players: master – they think long and far
table-option-deadline-name = Deadline
table-option-deadline-description = Time limit per turn. I send a reminder before it is up
table-option-deadline-value = { $hours ->
    [0] none
   *[other] { time-span }
  }
time-span = { $hours ->
    [one] one hour
    [24] one day
    [48] 2 days
    [72] 3 days
    [96] 4 days
    [120] 5 days
    [144] 6 days
    [168] one week
    [336] 2 weeks
   *[other] { $hours } hours
  }
lobby-option = { $name }: { $value }
lobby-hint-few = Next: **Add AI** for an AI opponent, or wait for others to **Join**.
lobby-hint-ready = Ready: anyone seated can press **Start**.
lobby-started = The game has started.
lobby-closed = This table is closed.
options-title = **{ $table }**: options
options-line = **{ $name }**: { $about }
option-on = on
option-off = off

## Turns

turn-title = **{ $table }** · { $game }
turn-event = • { $text }
turn-more = • … and { $count ->
    [one] one earlier event
   *[other] { $count } earlier events
  }
turn-ring = { $count ->
    [one] { $names }, it is your turn: { $link }
   *[other] Waiting for { $names }: { $link }
  }
deeds-stop = ;
turn-call = { $count ->
    [one] { $names }, it is your turn.
   *[other] Waiting for { $names }.
  }
turn-thinking = { $count ->
    [one] { START($names) } is thinking …
   *[other] { START($names) } are thinking …
  }
turn-seed = -# Fairness code `{ $code }…`: at the end, `/table record verify` proves with it that nothing was rigged. `/table record export` has the whole code.
final-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
  }
final-score = { $name }: **{ $points }** ({ $parts })
final-part = { $label } { $points }
final-seed = -# Random seed: `{ $seed }`. `/table record verify` checks the game against the fairness code.

## Panel

panel-title = **{ $table }** · { $game }
panel-so-far = { $move } …
panel-confirm = { $move }. Play it?
panel-then = Then: { $prompt }
panel-taken-back = A move was undone. Here is the current position.
panel-done = Played: { $move }
panel-played-only = Your move was played: { $told }
    I could not draw what comes next; **Your turn** shows it.
panel-already-played = This was already played; only my answer was lost: { $told }
panel-cancelled = Cancelled. No move was made.
panel-expired = This panel has expired. Press **Your turn** to open a new one.
panel-not-yours = This panel belongs to someone else.
panel-over = The game is over.
panel-not-seated = You are not playing at { $table }.
panel-plan = **Plan ahead**, as if others did nothing and battles were won. Each move is checked again when your turn comes.
panel-plan-none = There is nothing more to plan now.
button-plan = Plan ahead
button-unplan = Forget the plan
panel-waiting = Not your turn: waiting for { $names }.
picture-yours = Only you can see this.
picture-no-place = There is no place called “{ $place }” on this board.
prompt-share = { $count } × { $what }
prompt-nothing = None
prompt-choose = Choose
prompt-choose-several = { $exact ->
    [yes] Choose { $lo }
   *[no] { $lo ->
        [0] Choose up to { $hi }
       *[other] Choose { $lo }–{ $hi }
      }
  }
prompt-group = { $first } … { $last }
prompt-kinds = { $group } …
prompt-rest = { $count } more …
prompt-group-choose = Which range?
prompt-part = { $part }: how many? (at most { $cap }, { $total } in total)
prompt-text = Up to { $most } characters
prompt-amount = A number from { $lo } to { $hi }
prompt-shares = How many of each? { $total } in total
prompt-list = Separate with commas

## The coach

coach-line = > **Coach:** { $text }
coach-on = At **{ $table }** a coach explains each new kind of decision, in your private panel only.
coach-off = The coach at **{ $table }** is silent now. `/me coach` brings the advice back.
learn-opened = Your first game of { $game } has started: **{ $table }**, in { $channel }. AI players have the other seats, and the rules are the real ones. A coach explains every new kind of decision above your choices, where only you can read it; **Stop coaching** ends that. Feel free to try things: **Undo** reverts most moves, and `/table resign` closes the table.
learn-others-first = { $count ->
    [one] { $names } goes first.
   *[other] { $names } go first.
  } I mention you in the channel when it is your turn; it takes a few seconds.
learn-no-course = There is no guided game of “{ $game }” yet.

## Changes beside the game

change-undo = { $seat } undid a move.
change-redo = { $seat } redid the move.
change-resign = { $former } has left. An AI player takes over as { $seat }.
change-replace = { $seat } takes over from { $former }.
change-deadline = { $seat } ran out of time; I passed for them.
change-repair = An admin rebuilt the game from its log.
change-upgrade = The rules have been updated. The game goes on from here; earlier moves can no longer be undone.

## Deadlines

deadline-reminder = { $names }, **{ $table }** is waiting for you. Time runs out { $when }.
deadline-late = { $names }, your time at **{ $table }** is up. The game cannot continue without your move.

## Handing over a seat

offer-question = { $invited }, will you take over from { $name } at **{ $table }**? Nothing changes until you accept.
offer-accepted = The seat is yours.
offer-declined = You have declined.
offer-refused = { $name } does not take over from { $seat }.

## Undo

undo-done = Undone.
undo-already = This was already undone; only my answer was lost.
undo-asked = I have asked the others.
undo-refused = The undo was refused.
redo-done = Redone.
redo-already = This was already redone; only my answer was lost.

## Tables

table-command = table
table-command-description = Open, join, view, undo, leave
table-set = set
table-set-description = Colour, who goes first, language, deadline
table-record = record
table-record-description = The game as a file, and proof that it was fair
table-new-name = new
table-new-description = Open a table
table-learn-name = learn
table-learn-description = Your first game: you and AI players, with a coach at your side
me-coach-name = coach
me-coach-description = Get a coach in your private panel, or send the coach away
table-join-name = join
table-join-description = Join a table that has not started
table-leave-name = leave
table-leave-description = Leave a table before the game starts
table-start-name = start
table-start-description = Start the game
table-list-name = list
table-list-description = List this server’s tables
table-board-name = board
table-board-description = Show the board, whole or zoomed in
table-log-name = log
table-log-description = Show recent events
table-undo-name = undo
table-undo-description = Undo your last move; others may have to agree
table-redo-name = redo
table-redo-description = Redo the move you undid
table-resign-name = resign
table-resign-description = Leave a game in progress; an AI player takes over
table-replace-name = replace
table-replace-description = Offer your seat to another person, who must accept
table-language-name = language
table-language-description = Language of this table’s public messages
table-language-set = **{ $table }** now speaks { $language }.
table-deadline-name = deadline
table-deadline-description = Time limit per turn, in hours (0 for no deadline)
table-deadline-who = Once the game has started, only the person who opened the table or an admin can change the deadline.
table-export-name = export
table-export-description = Get the game as a file
table-verify-name = verify
table-verify-description = Check a finished game: seed, draws and moves
table-opened = **{ $table }** is open in { $channel }.
table-joined = You have joined **{ $table }**.
table-left = You have left **{ $table }**.
table-started = **{ $table }** has started.
table-offered = I have asked { $name } to take the seat at **{ $table }**. It changes hands when they accept.
table-offer-hidden = { $name } cannot see the channel of { $table }.
table-replace-who = You can offer your own seat, and at a table that you opened that of an AI player; an admin can offer any. To ask the others to give away the seat of someone who is late, leave out the player.
table-replace-bot = A bot account cannot take a seat. To let an AI player take over, use `/table resign`.
table-exported = **{ $table }**: the game so far, without secrets.
table-unknown-game = There is no game called “{ $game }”. I host: { $games }.
table-none-here = I cannot find that table. `/table list` shows all tables.
table-other-game = The game at **{ $table }** is { $game }; this command is for another game.
table-not-started = **{ $table }** has not started yet.
table-no-thread = I can only create a thread in a text channel.
table-threads-full = Too many threads are open in this channel, so no table was opened. Close some, or choose this channel as its home.
table-thread-failed = I could not create a thread here, so no table was opened. Try again, or choose this channel as its home.
quota-costly = { $seconds ->
    [one] You have asked for { $most } pictures and files within a minute. Ask again in a second.
   *[other] You have asked for { $most } pictures and files within a minute. Ask again in { $seconds } seconds.
  }
table-permissions = I cannot host a table here. Missing permissions: { $missing }.
permission-read-messages = see the channel
permission-send-messages = send messages
permission-attach-files = attach files
permission-embed-links = embed links
permission-read-message-history = read the message history
permission-create-public-threads = create public threads
permission-send-messages-in-threads = send messages in threads
table-choice = { $table } · { $game } · { $status }
table-line = **{ $table }** · { $game } · { $status } · { $channel } · { $names }
table-line-running = **{ $table }** · { $game } · { $channel } · waiting for { $names }
table-list-empty = No tables yet. Open one with `/table new`.
status-lobby = open
status-running = in progress
status-over = finished
status-ended = closed
log-empty = Nothing has happened yet.
verify-good = { $actions ->
    [one] Verified: the seed `{ $seed }` matches the fairness code `{ $commitment }` shown at the start, and replaying its one move gives the same result.
   *[other] Verified: the seed `{ $seed }` matches the fairness code `{ $commitment }` shown at the start, and replaying all { $actions } moves gives the same result.
  }
verify-good-since = Verified as far as possible: the seed `{ $seed }` matches the fairness code `{ $commitment }` shown at the start. { $actions ->
    [0] All moves were played under older rules, so they cannot be replayed.
    [one] Replaying the move after move { $since } gives the same result; earlier ones were played under older rules.
   *[other] Replaying the { $actions } moves after move { $since } gives the same result; earlier ones were played under older rules.
  }
verify-bad = Verification failed: { $problem }

## Options of commands

option-game-name = game
option-game-description = Which game
option-coach-name = switch
option-coach-description = On or off, for you alone
option-name-name = name
option-name-description = A name for the table
option-language-name = language
option-language-description = Language of public messages
option-table-name = table
option-table-description = Another table
option-place-name = place
option-place-description = A place to zoom in on
option-zoom-name = zoom
option-zoom-description = A place to zoom in on
option-seat-name = seat
option-seat-description = Who sits there now, or the seat’s number
option-hours-name = hours
option-hours-description = Hours per turn (0 for no deadline)
option-player-name = player
option-player-description = Who takes the seat
option-topic-name = topic
option-topic-description = Which page, or “reference” for the quick reference
option-find-name = find
option-find-description = One rule, by its number (T-16) or by words

turn-name = turn
turn-description = Choose your move step by step

## Help

help-name = help
help-description = How to play here
help-text = I host long board games: { $games }. A move a day, over days or weeks.
    • New here? `/table learn` is a guided first game: you, AI players, and a coach in your private panel.
    • `/table new` opens a table; people join with its buttons, and AI players can fill empty seats.
    • I mention you when it is your turn. Press **Your turn** and choose step by step, or type a command such as `/barony move`: autocomplete offers only legal choices.
    • Your hand is secret: **Your turn** shows it to you alone, and so do `/saga hand`, `/torres hand` and `/medioevo cards`, at any time.
    • `/table undo` undoes a move, `/table board` shows the board, `/table log` what happened, `/table replay` the game move by move.
    • `/table set deadline` sets a time limit per turn: I remind players, then a stand-in decides for them. `/me away` says that you are away.
    • `/rules` explains each game; `/table list` shows all tables.
rules-name = rules
rules-description = A game’s rules, page by page
rules-page = **{ $game }: { $title }**
    { $text }
rules-sheet = **{ $game }: { $title }**
rules-learn = Learn it: first turn, examples, advice
rules-more = Another page
rules-in-full = The rules of this page in full
rules-found = More results
rules-which-game = The rules of which game?
rules-no-such-rule = I find nothing about “{ $sought }” in the rules. Try a rule’s number, such as T-16, or another word.
rules-rule = **{ $game }, { $name }**
    { $text }

## Admins

admin-command = castellan
admin-command-description = For admins: settings of this server; freeze, rewind, end or repair a table
admin-end-name = end
admin-end-description = Close a table for good
admin-repair-name = repair
admin-repair-description = Rebuild a table’s position from its log and show it again
admin-language-name = language
admin-language-description = The language of public messages in this server
admin-ended = **{ $table }** is closed.
admin-repaired = { $actions ->
    [one] **{ $table }** was rebuilt from its one move.
   *[other] **{ $table }** was rebuilt from its { $actions } moves.
  }
admin-language-set = New tables will speak { $language }.
admin-only = You need the Manage Server permission for that.

## Terminal

cli-about = Hosts long medieval board games: on Discord if DISCORD_TOKEN is set, otherwise at a local table in your browser.
cli-commands = tools
cli-engine = Speak the engine protocol: JSON lines on standard input and output
cli-render = Draw a picture from a saved game
cli-render-log = the saved game, as /table record export gives it
cli-render-picture = the PNG file to write
cli-render-seat = seat whose view is drawn, counted from 0 (default: a spectator’s)
cli-render-after = draw the position after this many moves
cli-render-kind = which kind of picture
cli-render-focus = a place to zoom in on
cli-render-language = language of the words in the picture
cli-render-failed = Cannot draw: { $problem }
cli-backup = Copy the database, complete as it is at this moment; games may go on meanwhile
cli-backup-path = the file to write (default: next to the database, with today’s date)
cli-backup-done = The backup is { $path }.
cli-check = Check settings, token, database, fonts and words
cli-check-online = also log in to Discord and look at the permissions
run-local = The local table is open at { $address } (Ctrl+C closes it)
local-welcome = **This is the local table.** Everything here works as it does on Discord.
    You can be all four people: click a portrait to act as that person. You also become whoever a table waits for; “Follow the turn” turns that off.
run-closed = Stopped. All tables are saved.
run-failed = Cannot run: { $problem }
run-port-taken = Port { $port } is in use: another local table may be open. Set CASTELLAN_PORT to another one, or to 0 for any.
run-token-format = DISCORD_TOKEN does not look like a bot token: it has three parts joined by dots. Copy it again from the developer portal.
run-token-refused = Discord refuses the token in DISCORD_TOKEN. Reset it in the developer portal and copy the new one.
run-no-connection = Discord cannot be reached: { $problem }
run-permissions = I lack permissions in every server, “{ $server }” among them: { $missing }. Invite me again with the link in the README.
run-provision = The file { $path } cannot be used ({ $count ->
    [one] one fault
   *[other] { $count } faults
  }):
  { $faults }
run-provision-fault = · { $text }
check-setting = { $name }: { $problem }
check-settings = The settings can be read.
check-no-token = No DISCORD_TOKEN set: `castellan` will open the local table.
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
check-words-strange = Keys that are never used, perhaps misspelt: { $names }
check-games = Games: { $names }
