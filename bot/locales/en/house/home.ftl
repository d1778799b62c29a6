## Where tables live

home-thread = Its own thread
home-here = This channel
home-private = A private thread
home-post = A table of { $game }: join below, and play here.
tag-open = Open
tag-playing = Playing
tag-over = Over
option-home-name = home
option-home-description = Where the table lives: its own thread, this channel or a private thread
option-forum-name = forum
option-forum-description = Open the table as a post of this forum
table-no-forum = That is not a forum of this server.
table-forum-closed = You cannot post in <#{ $channel }>, so no table was opened there.
table-not-here = Tables of this server are opened in { $channels }.
table-elsewhere = other channels
table-not-you = In this server tables are opened by <@&{ $role }>.
permission-create-private-threads = create private threads

bulletin-lost = The channel of **{ $table }** ({ $game }) is gone, and nothing of the game is lost. { $people }: press **Go on here**, or type `/table move` where it should go on.
bulletin-moved = **{ $table }** has moved to { $channel }.
bulletin-lost-private = The channel of a private table is gone, and nothing of the game is lost. { $people }: press **Go on here**, or type `/table move` where it should go on.
button-settle = Go on here

## What a server wants

admin-settings-name = settings
admin-settings-description = What this server wants: where tables are opened and live, time, limits, channels
server-title = ### Settings of this server
server-line = **{ $name }**: { $value }
server-page-0 = Tables
server-page-1 = Play
server-page-2 = Messages
server-halls = Where tables are opened
server-halls-all = in every channel
server-role = Who opens tables
server-role-all = everyone
server-home = Where a new table lives
server-home-usual = as I am set up
server-home-thread = in its own thread
server-home-here = in the channel where it is opened
server-home-private = in a private thread
server-home-forum = as a post of the forum below
server-forum = Forum for tables
server-forum-none = none
server-language = Language of public messages
server-language-usual = that of the server
server-clock = Time at new tables
server-clock-free = none, until a table sets one
server-fixed = Who changes the time
server-fixed-off = those at the table
server-fixed-on = admins only
server-tables = Tables open at a time
server-tables-value = { $count ->
    [0] as many as I allow
   *[other] at most { $count }
}
server-fallback = Where I say that a table has lost its channel
server-fallback-none = nowhere
server-log = Where I say what admins did
server-log-none = nowhere
