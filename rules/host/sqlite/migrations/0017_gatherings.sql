-- How the people of a table come together (JSON): who is invited or waits for a seat, who may do what, where they sit.
ALTER TABLE tables ADD COLUMN gathering TEXT NOT NULL DEFAULT '{}';

-- What somebody is to be told (JSON) where it is about no decision.
ALTER TABLE summons ADD COLUMN payload TEXT NOT NULL DEFAULT '{}';

-- The message of a server that lists its open tables, and what it says, in short.
CREATE TABLE noticeboards (
    guild      INTEGER PRIMARY KEY,
    channel    INTEGER NOT NULL,
    language   TEXT    NOT NULL,
    message    INTEGER,
    shown      TEXT    NOT NULL,
    tried      REAL    NOT NULL
) STRICT;
