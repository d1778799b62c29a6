-- What admins of a server have done to its tables.
CREATE TABLE audit (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild      INTEGER NOT NULL,
    player     INTEGER NOT NULL,
    deed       TEXT    NOT NULL CHECK (deed IN ('end', 'repair', 'freeze', 'thaw', 'rewind')),
    table_id   TEXT    NOT NULL,
    name       TEXT    NOT NULL,
    length     INTEGER NOT NULL,
    reached    INTEGER NOT NULL,
    time       REAL    NOT NULL
) STRICT;

CREATE INDEX audit_by_guild ON audit (guild, id);
