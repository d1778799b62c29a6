## A game from elsewhere

table-import-name = import
table-import-description = For admins: a game from a file, to look at or to play on from
option-file-name = file
option-file-description = What /table record export gave: the .json or the .txt file
import-done = **{ $table }** is here: { $game }, { $actions ->
        [one] { $actions } move
       *[other] { $actions } moves
    }, each checked. *Replay* shows it, and lets people play on from any moment. It counts in no records.
import-large = The file is too large: at most { $most } MB.
import-bad-line =
    This game cannot be read. Line { $line }: { $problem }
    { $text }
bad-line-format = The first line has to be “{ $format }”.
bad-line-head = This line says nothing that I know.
bad-line-missing = There is no line that begins with “{ $word }”.
bad-line-game = There is no game “{ $game }” here.
bad-line-version = It was played by version { $theirs } of the rules of { $game }; here they are version { $ours }.
bad-line-deal = With these seats and options no game can be dealt.
bad-line-order = This should be move { $number }, and no other.
bad-line-seat = There is no seat { $number }.
bad-line-large = The file has more than { $most } MB.
bad-line-data = This is not what an export looks like: { $problem }.
bad-line-renewed = The rules were renewed while it was played, so its moves alone do not give it again.
import-practice = { $actions ->
        [one] This game is not over: { $actions } move was played, and checked.
       *[other] This game is not over: { $actions } moves were played, each checked.
    } You can play on at a practice table of your own, **{ $table }**, in { $channel }, against AI players and with what you could not know dealt anew. It counts in no records.
host-practice-file = This table is for practice: it plays on from move { $move } of a game from a file, with what could not be known dealt anew.
import-nowhere = Please say where to: `--guild` and `--channel` with their ids.
import-not-over = This game is not over: after { $actions ->
        [one] { $actions } move
       *[other] { $actions } moves
    } someone still has to move. On the command line only finished games can be imported; `/table record import` makes a practice table of it.
import-unattended = Only AI players have played this game: `/table new` and *Show me a game* show others like it.
cli-import = take over a finished game from a file, into a channel of a server or the local table
cli-import-file = what /table record export gave: the .json or the .txt file
cli-import-guild = the id of the server; without it, the local table
cli-import-channel = the id of the channel
cli-import-done = { $table }: { $actions ->
        [one] { $actions } move
       *[other] { $actions } moves
    }, each checked.
