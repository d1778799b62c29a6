## A game from elsewhere

table-import-name = import
table-import-description = For admins: a finished game from a file, to look at and to play on from
option-file-name = file
option-file-description = What /table record export gave: the .json or the .txt file
import-done = **{ $table }** is here: { $game }, { $actions ->
        [one] { $actions } move
       *[other] { $actions } moves
    }, each checked. *Replay* shows it, and lets people play on from any moment. It counts in no records.
import-large = The file is too large: at most { $most } MB.
import-bad-line =
    This game cannot be read. Line { $line }: { $problem }.
    { $text }
import-not-over = This game is not over: after { $actions ->
        [one] { $actions } move
       *[other] { $actions } moves
    } someone still has to move. Only finished games can be imported.
import-unattended = Only AI players have played this game: `/table new` and *Show me a game* show others like it.
cli-import = take over a finished game from a file, into a channel of a server
cli-import-file = what /table record export gave: the .json or the .txt file
cli-import-guild = the id of the server
cli-import-channel = the id of the channel
cli-import-done = { $table }: { $actions ->
        [one] { $actions } move
       *[other] { $actions } moves
    }, each checked.
