-- People who are to be called apart from the posts of their tables: at `due`, for the decision that they were asked for,
-- by a direct message or in the table's channel.
CREATE TABLE summons (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    player     INTEGER NOT NULL,
    table_id   TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat       INTEGER NOT NULL,
    decision   TEXT    NOT NULL,
    kind       TEXT    NOT NULL CHECK (kind IN ('call', 'remind')),
    due        REAL    NOT NULL
) STRICT;

CREATE INDEX summons_by_due ON summons (due);
CREATE INDEX summons_by_table ON summons (table_id, seat);

-- When those who play have last had somebody called whom they wait for.
ALTER TABLE tables ADD COLUMN bumped REAL NOT NULL DEFAULT 0;
