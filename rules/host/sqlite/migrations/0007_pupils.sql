-- People who are coached at a table: whether they want to be, and what they were told, each lesson with the decision
-- that it was told for. A row stays when the coach is sent away, so that nothing is told again when they come back.
CREATE TABLE pupils (
    table_id   TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    player     INTEGER NOT NULL,
    coached    INTEGER NOT NULL,
    heard      TEXT    NOT NULL,
    PRIMARY KEY (table_id, player)
) STRICT, WITHOUT ROWID;
