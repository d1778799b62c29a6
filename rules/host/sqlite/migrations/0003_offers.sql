-- Seats offered to somebody who has yet to accept: one offer a seat, a new one takes the place of the old.
CREATE TABLE offers (
    id         TEXT    NOT NULL UNIQUE,
    table_id   TEXT    NOT NULL REFERENCES tables (id),
    seat       INTEGER NOT NULL,
    player     INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    holder     INTEGER,
    made       REAL    NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX offers_by_age ON offers (made);
