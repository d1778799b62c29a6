-- Which process has a shard, until when, and of how many shards it knows.
CREATE TABLE leases (
    shard      INTEGER PRIMARY KEY,
    shards     INTEGER NOT NULL,
    holder     TEXT    NOT NULL,
    until      REAL    NOT NULL
) STRICT;

-- When a running table has next to be looked at by the clock, and whether it waits for a computer: what goes on by itself
-- is found without reading all tables. Of those that were there before, every one is looked at.
ALTER TABLE tables ADD COLUMN due REAL;
ALTER TABLE tables ADD COLUMN stirring INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET stirring = 1 WHERE status = 'running';

CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_stirring ON tables (id) WHERE stirring;
CREATE INDEX tables_by_version ON tables (game, version);
