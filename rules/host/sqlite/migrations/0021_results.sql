-- What stays of a finished game in a few figures (JSON), reckoned from the log of that length on that branch.
CREATE TABLE results (
    table_id   TEXT    PRIMARY KEY REFERENCES tables (id),
    length     INTEGER NOT NULL,
    branch     INTEGER NOT NULL,
    facts      TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

-- The seconds that a person took for an answer, their leave and quiet hours aside; nothing where nobody knows.
ALTER TABLE log ADD COLUMN waited REAL;

-- The table whose game it plays on, for practice; such a game counts for nothing.
ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';
