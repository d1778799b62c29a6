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

button-seating = Colour, who starts
seating-title = Colours and first player at **{ $table }**
seating-colours = **Your colour**: the colour of your pieces in every picture. A colour that someone else has chosen is taken.
seating-colours-realm = **Your colour**: the colour of your pieces, whatever realm you rule. By default it is your realm’s. A colour that someone else has chosen is taken.
seating-any = any colour
seating-begins = **Who goes first**: you opened the table, so you decide. Where players bid for turn order, this is who chooses a realm first.
seating-lot = at random
seating-loser = the loser of the last game
seating-seat = { $name } goes first
lobby-begins = { $names } goes first.
lobby-begins-loser = { $count ->
    [one] { $names } goes first, having lost your last game.
   *[other] One of { $names } goes first, at random: they tied for last in your last game.
  }
lobby-begins-nobody-lost = The loser of the last game goes first; the same people have not finished one here yet, so it is random.

table-colour-name = colour
table-colour-description = Choose your colour, before the game starts
table-colour-set = Your colour at **{ $table }** is set.
table-begins-name = first
table-begins-description = Who goes first: at random, a player you choose, or the loser of the last game
table-begins-set = Who goes first at **{ $table }** is set.
option-colour-name = colour
option-colour-description = A colour that no one else has chosen
option-who-name = who
option-who-description = At random, the loser of the last game, or a player
