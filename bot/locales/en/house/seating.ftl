### Colours of the seats, and who begins.

seat-colour-red = red
seat-colour-blue = blue
seat-colour-yellow = yellow
seat-colour-green = green
seat-colour-violet = violet
seat-colour-white = white
seat-charge-red = cross
seat-charge-blue = crescent
seat-charge-yellow = sun
seat-charge-green = tree
seat-charge-violet = lily
seat-charge-white = boar
seat-colour = { $disc } { $colour } ({ $charge })

button-seating = Colour, who begins
seating-title = Colours and beginning at **{ $table }**
seating-colours = **Your colour**: the one of your pieces in every picture. What somebody else has chosen is theirs.
seating-colours-realm = **Your colour**: the one of your pieces, whatever realm you rule. Without a choice it is that of your realm. What somebody else has chosen is theirs.
seating-any = any colour
seating-begins = **Who begins**: you opened the table, so you decide. Where the turn order is bid for, it is who chooses a realm first.
seating-lot = by lot
seating-loser = the loser of the last game
seating-seat = { $name } begins
lobby-begins = { $names } begins.
lobby-begins-loser = { $count ->
    [one] { $names } begins, having lost your last game.
   *[other] One of { $names } begins, by lot: they came last together in your last game.
  }
lobby-begins-nobody-lost = The loser of the last game begins; the same people have not finished one here yet, so it is by lot.

table-colour-name = colour
table-colour-description = In which colour you play, before the game begins
table-colour-set = Your colour at **{ $table }** is settled.
table-begins-name = begins
table-begins-description = Who begins: by lot, somebody you name, or the loser of the last game
table-begins-set = Who begins at **{ $table }** is settled.
option-colour-name = colour
option-colour-description = A colour that nobody else has chosen
option-who-name = who
option-who-description = By lot, the loser of the last game, or a player
