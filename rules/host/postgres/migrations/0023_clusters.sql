-- Which process has a shard, until when, and of how many shards it knows.
CREATE TABLE leases (
    shard  bigint PRIMARY KEY,
    shards bigint NOT NULL,
    holder text NOT NULL,
    until  double precision NOT NULL
);

-- When a running table has next to be looked at by the clock, and whether it waits for a computer: what goes on by itself
-- is found without reading all tables. Of those that were there before, every one is looked at.
ALTER TABLE tables ADD COLUMN due double precision;
ALTER TABLE tables ADD COLUMN stirring boolean NOT NULL DEFAULT false;
UPDATE tables SET stirring = true WHERE status = 'running';

CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_stirring ON tables (id) WHERE stirring;
CREATE INDEX tables_by_version ON tables (game, version);
