-- The latest move that a person played for each seat: what they said for it (a draft, or a command in short), and when
-- they were told that it was played. Without that they may say it again.
CREATE TABLE receipts (
    table_id   TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat       INTEGER NOT NULL,
    said       TEXT    NOT NULL,
    idx        INTEGER NOT NULL,
    time       REAL    NOT NULL,
    told       REAL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX receipts_by_word ON receipts (said);

-- Which face of the panel is the latest: controls of older ones are recognised by it.
ALTER TABLE drafts ADD COLUMN step TEXT NOT NULL DEFAULT '';
