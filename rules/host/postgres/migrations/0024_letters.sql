-- Letters between the people of a table, sealed until the game is over and all who wrote agree. They belong to persons,
-- not to seats: nobody who takes a seat later reads them. `agreed`: the writer would have all letters opened.
CREATE TABLE letters (
    id         text COLLATE "C"    NOT NULL PRIMARY KEY,
    table_id   text COLLATE "C"    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    idx        bigint NOT NULL,
    seat       bigint NOT NULL,
    player     bigint NOT NULL,
    name       text    NOT NULL,
    text       text    NOT NULL,
    time       double precision    NOT NULL,
    number     bigint NOT NULL,
    agreed     boolean NOT NULL DEFAULT false
);

CREATE INDEX letters_by_table ON letters (table_id, time);

CREATE TABLE letter_readers (
    table_id   text COLLATE "C"    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    letter     text COLLATE "C"    NOT NULL REFERENCES letters (id) ON DELETE CASCADE,
    seat       bigint NOT NULL,
    player     bigint NOT NULL,
    name       text    NOT NULL,
    seen       boolean NOT NULL DEFAULT false,
    PRIMARY KEY (letter, seat)
);

CREATE INDEX letter_readers_by_player ON letter_readers (player, table_id);
