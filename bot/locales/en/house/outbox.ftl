### When a channel cannot be spoken to, and what did not fit in a message.

button-news = All news
button-earlier = ◀
button-later = ▶
news-title = **{ $table }** · what happened ({ $page } / { $pages })
news-gone = These events are no longer in the log: they have been undone.
post-no-files = (No picture: I may not attach files here.)
post-no-picture = (No picture: Discord did not take it.)
trouble-permissions = I cannot post in <#{ $channel }>. Missing permissions: { $missing }. **{ $table }** goes on by command and panel; I will post there what happens once I may. Or move the table with `/table move`.
trouble-closed = I cannot post in <#{ $channel }>: Discord does not let me. **{ $table }** goes on by command and panel; I will post there what happens once I may. Or move the table with `/table move`.
trouble-gone = The channel of **{ $table }** is gone. Anyone who plays there, or an admin, can move it: type `/table move` where it should go on. Nothing is lost.
change-move = The table has moved here.
table-move-name = move
table-move-description = Bring a table to this channel or thread
table-moved = **{ $table }** is here now.
table-move-who = Only the person who opened the table or an admin can move it.
run-gateway = Discord has closed the connection (code { $code }): { $problem }
run-gateway-token = The token is not valid. Reset it in the developer portal and copy the new one.
run-gateway-intents = The bot asks for intents that are not granted in the developer portal.
run-gateway-other = Please try again later.
run-wait = { $seconds ->
    [one] Discord asks us to wait one second. Please start again after that.
   *[other] Discord asks us to wait { $seconds } seconds. Please start again after that.
  }
run-damaged = Something is wrong with the database: { $problem }. Put a backup in its place, or check it with `sqlite3 FILE "PRAGMA integrity_check"`.
cli-render-nested = it is nested too deeply to be a game.
cli-render-large = it is too large to be a game.

turn-last = { $names }, everyone else has answered: it is up to you.
deadline-last = { $names }, **{ $table }** waits for you alone now.
