-- Letters between the people of a table, sealed until the game is over and all who wrote agree. They belong to persons,
-- not to seats: nobody who takes a seat later reads them. `agreed`: the writer would have all letters opened.
CREATE TABLE letters (
    id         TEXT    NOT NULL PRIMARY KEY,
    table_id   TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    idx        INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    player     INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    text       TEXT    NOT NULL,
    time       REAL    NOT NULL,
    number     INTEGER NOT NULL,
    agreed     INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX letters_by_table ON letters (table_id, time);

CREATE TABLE letter_readers (
    table_id   TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    letter     TEXT    NOT NULL REFERENCES letters (id) ON DELETE CASCADE,
    seat       INTEGER NOT NULL,
    player     INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    seen       INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (letter, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX letter_readers_by_player ON letter_readers (player, table_id);
