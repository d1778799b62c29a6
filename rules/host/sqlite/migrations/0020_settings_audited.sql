-- Admins also change what their server wants: `setting` names it, `former` and `value` (JSON) what it was and is.
CREATE TABLE audit_anew (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild      INTEGER NOT NULL,
    player     INTEGER NOT NULL,
    deed       TEXT    NOT NULL CHECK (deed IN ('end', 'repair', 'freeze', 'thaw', 'rewind', 'settings')),
    table_id   TEXT    NOT NULL,
    name       TEXT    NOT NULL,
    length     INTEGER NOT NULL,
    reached    INTEGER NOT NULL,
    time       REAL    NOT NULL,
    setting    TEXT    NOT NULL DEFAULT '',
    former     TEXT    NOT NULL DEFAULT 'null',
    value      TEXT    NOT NULL DEFAULT 'null'
) STRICT;

INSERT INTO audit_anew (id, guild, player, deed, table_id, name, length, reached, time)
SELECT id, guild, player, deed, table_id, name, length, reached, time FROM audit;

DROP TABLE audit;
ALTER TABLE audit_anew RENAME TO audit;
DELETE FROM sqlite_sequence WHERE name = 'audit' AND seq = 0;
CREATE INDEX audit_by_guild ON audit (guild, id);
