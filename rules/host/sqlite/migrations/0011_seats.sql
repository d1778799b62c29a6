-- People who would take a seat that is looked for somebody, until those at the table have answered.
CREATE TABLE claims (
    id         TEXT    NOT NULL UNIQUE,
    table_id   TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat       INTEGER NOT NULL,
    player     INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    made       REAL    NOT NULL,
    PRIMARY KEY (table_id, player)
) STRICT, WITHOUT ROWID;

-- What people write down for themselves at a table.
CREATE TABLE notes (
    table_id   TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    player     INTEGER NOT NULL,
    text       TEXT    NOT NULL,
    PRIMARY KEY (table_id, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX drafts_by_seat ON drafts (table_id, seat);
