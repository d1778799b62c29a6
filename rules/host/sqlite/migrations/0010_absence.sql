-- How time is kept and what happens when it is up (JSON), what the seats have left in their time banks (JSON), and since
-- when and why the table pauses (JSON). Tables at play keep to what they were told: those who are late pass.
ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';
ALTER TABLE tables ADD COLUMN banks TEXT NOT NULL DEFAULT '{}';
ALTER TABLE tables ADD COLUMN paused TEXT NOT NULL DEFAULT 'null';
UPDATE tables SET terms = '{"upon":"pass"}' WHERE status = 'running' AND deadline > 0;

-- Who played a row in its player's place; the seconds of its time that the answer took, and those that it brought.
ALTER TABLE log ADD COLUMN hand TEXT NOT NULL DEFAULT '' CHECK (hand IN ('', 'standin', 'regent'));
ALTER TABLE log ADD COLUMN used REAL NOT NULL DEFAULT 0;
ALTER TABLE log ADD COLUMN gain REAL NOT NULL DEFAULT 0;

-- What is put to the people of a table, who agree by button: a pause, or a late player's seat being given away.
CREATE TABLE polls (
    id         TEXT    PRIMARY KEY,
    table_id   TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind       TEXT    NOT NULL CHECK (kind IN ('pause', 'seat')),
    seat       INTEGER NOT NULL,
    about      INTEGER,
    missing    TEXT    NOT NULL,
    made       REAL    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX polls_by_table ON polls (table_id);
