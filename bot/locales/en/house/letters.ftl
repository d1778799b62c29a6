## Sealed letters

table-letter-name = letter
table-letter-description = A sealed letter to players of this table, or the letters that you have
option-to-name = to
option-to-description = Who will read it; several with commas between
option-letter-name = text
option-letter-description = What you write; without it a box opens
button-letters = Letters
button-letters-open = Open letters
button-letters-keep = Keep sealed
letter-box = Your letter
letter-box-title = To { $names }
letter-to = Write to…
letter-whom = There is more than one person to write to at { $table }: choose them with “to”.
letter-sent = { $count ->
    [one] Your letter to { $names } at **{ $table }** is sealed and sent. They get it as a direct message if they take those; otherwise it waits in their own panel and in `/table letter`.
   *[other] Your letter to { $names } at **{ $table }** is sealed and sent. They each get it as a direct message if they take those; otherwise it waits in their own panel and in `/table letter`.
}
letter-heading = { $count ->
    [0] ✉️ **{ $name }**, after move { $move } ({ $when }):
   *[other] ✉️ **{ $name }** to **{ $names }**, after move { $move } ({ $when }):
}
letter-told = { $count ->
    [0] ✉️ { $name } wrote: { $text }
   *[other] ✉️ { $name } wrote to { $names }: { $text }
}
letter-direct = A sealed letter for you at **{ $table }** ({ $link }). No one else knows of it.
    { $text }
letters-title = ✉️ **Letters at { $table }** ({ $page }/{ $pages })
letters-none = There are no letters for you to read here.
letters-sealed = These letters are sealed. They are opened only if everyone who wrote one agrees.
letters-ask = The game is over. If everyone who wrote a letter agrees, all letters are opened to everyone, in their place in the story.
letters-agreed = You agree to open the letters. They stay sealed until everyone else who wrote one agrees, too.
letters-opened = Everyone who wrote agreed: these letters are open to all, and stand in the story of the game.
panel-letters = { $count ->
    [one] ✉️ A sealed letter waits for you: `/table letter`
   *[other] ✉️ { $count } sealed letters wait for you: `/table letter`
}
desk-letters = { $count ->
    [one] ✉️ A sealed letter waits for you at **{ $table }**: `/table letter`
   *[other] ✉️ { $count } sealed letters wait for you at **{ $table }**: `/table letter`
}
host-letters-opened = The letters of { $table } are open: everyone who wrote one agreed. They stand in the story of the game now.
host-letter-nobody = There is no one else at { $table } who could read a letter.
host-letter-computer = { $name } is not a person and reads no letters.
host-letter-self = A letter to yourself? `/table note` keeps what only you will read.
host-letter-many = You have written { $most } letters at { $table } within a day. The messenger needs some rest.
host-letter-empty = The letter is empty.
host-letter-long = A letter has at most { $most } characters.
host-letter-none = You have written no letter at { $table }.
