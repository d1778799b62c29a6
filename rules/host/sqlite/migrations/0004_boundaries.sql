-- Where a table went over to newer rules: after `idx` actions, to `version`. `state` is the ground that the log since is
-- played on; none: these rules could not open it, and the table's channel was told so.
CREATE TABLE boundaries (
    table_id   TEXT    NOT NULL REFERENCES tables (id),
    version    INTEGER NOT NULL,
    idx        INTEGER NOT NULL,
    state      BLOB,
    time       REAL    NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT;

-- The oldest files of schema 1 have other indices.
DROP INDEX IF EXISTS outbox_by_table;
DROP INDEX outbox_unsent;
CREATE INDEX outbox_unsent ON outbox (table_id, id) WHERE state IN ('waiting', 'sending');
CREATE INDEX IF NOT EXISTS outbox_by_kind ON outbox (table_id, kind, id);
CREATE INDEX IF NOT EXISTS outbox_turns ON outbox (table_id, id) WHERE kind IN ('turn', 'final');
CREATE INDEX IF NOT EXISTS outbox_live ON outbox (table_id, kind, id) WHERE message IS NOT NULL AND NOT retired;
