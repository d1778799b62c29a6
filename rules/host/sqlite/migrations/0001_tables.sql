-- A table as it stands. Lists and options are JSON; `awaited` spares a listing from decoding games.
CREATE TABLE tables (
    id         TEXT    PRIMARY KEY,
    game       TEXT    NOT NULL,
    version    INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    guild      INTEGER NOT NULL,
    channel    INTEGER NOT NULL,
    language   TEXT    NOT NULL,
    creator    INTEGER NOT NULL,
    status     TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'ended')),
    seats      TEXT    NOT NULL,
    options    TEXT    NOT NULL,
    seed       TEXT    NOT NULL,
    length     INTEGER NOT NULL,
    awaited    TEXT    NOT NULL,
    branch     INTEGER NOT NULL,
    revision   INTEGER NOT NULL,
    created    REAL    NOT NULL,
    changed    REAL    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_by_guild ON tables (guild, status);

-- What was promised about the seed when the game began. Kept apart from the seed, so that a changed seed is found out.
CREATE TABLE commitments (
    table_id   TEXT    PRIMARY KEY REFERENCES tables (id),
    commitment TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

-- The truth: every action. Rows beyond the table's length are undone and wait for redo.
CREATE TABLE log (
    table_id   TEXT    NOT NULL REFERENCES tables (id),
    idx        INTEGER NOT NULL CHECK (idx >= 1),
    seat       INTEGER NOT NULL,
    action     TEXT    NOT NULL,
    draws      TEXT    NOT NULL,
    learnt     INTEGER NOT NULL,
    secret     INTEGER NOT NULL,
    events     TEXT    NOT NULL,
    time       REAL    NOT NULL,
    PRIMARY KEY (table_id, idx)
) STRICT, WITHOUT ROWID;

-- The cache: the state after `idx` actions, for the latest and for some on the way.
CREATE TABLE snapshots (
    table_id   TEXT    NOT NULL REFERENCES tables (id),
    idx        INTEGER NOT NULL,
    state      BLOB    NOT NULL,
    PRIMARY KEY (table_id, idx)
) STRICT;

-- What a channel is to be told. Written with the change it tells of, sent afterwards.
CREATE TABLE outbox (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id   TEXT    NOT NULL REFERENCES tables (id),
    channel    INTEGER NOT NULL,
    kind       TEXT    NOT NULL CHECK (kind IN ('lobby', 'turn', 'refresh', 'final', 'notice')),
    state      TEXT    NOT NULL CHECK (state IN ('waiting', 'sending', 'posted', 'merged', 'failed')),
    since      INTEGER NOT NULL,
    until      INTEGER NOT NULL,
    payload    TEXT    NOT NULL,
    message    INTEGER,
    attempts   INTEGER NOT NULL DEFAULT 0,
    retired    INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Each question about the outbox has its index, so that none gets slower as a table grows old.
CREATE INDEX outbox_by_kind ON outbox (table_id, kind, id);
CREATE INDEX outbox_turns ON outbox (table_id, id) WHERE kind IN ('turn', 'final');
CREATE INDEX outbox_unsent ON outbox (table_id, id) WHERE state IN ('waiting', 'sending');
CREATE INDEX outbox_live ON outbox (table_id, kind, id) WHERE message IS NOT NULL AND NOT retired;

CREATE TABLE undo_requests (
    id         TEXT    PRIMARY KEY,
    table_id   TEXT    NOT NULL REFERENCES tables (id),
    seat       INTEGER NOT NULL,
    length     INTEGER NOT NULL,
    branch     INTEGER NOT NULL,
    log_length INTEGER NOT NULL,
    missing    TEXT    NOT NULL,
    agreed     TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX undo_requests_by_table ON undo_requests (table_id);

CREATE TABLE drafts (
    id         TEXT    PRIMARY KEY,
    table_id   TEXT    NOT NULL REFERENCES tables (id),
    seat       INTEGER NOT NULL,
    player     INTEGER NOT NULL,
    decision   TEXT    NOT NULL,
    action     TEXT,
    vals       TEXT    NOT NULL,
    page       INTEGER NOT NULL,
    saved      REAL    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX drafts_by_age ON drafts (saved);

CREATE TABLE guilds (
    id         INTEGER PRIMARY KEY,
    language   TEXT    NOT NULL
) STRICT;
