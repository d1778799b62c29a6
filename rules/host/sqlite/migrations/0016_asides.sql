-- What a table was told beside its moves (an undo, a seat that changed hands, a pause), each after row idx of the log.
CREATE TABLE asides (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id   TEXT    NOT NULL REFERENCES tables (id),
    idx        INTEGER NOT NULL,
    events     TEXT    NOT NULL
) STRICT;

CREATE INDEX asides_by_table ON asides (table_id, idx);
