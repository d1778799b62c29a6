-- What stays of a finished game in a few figures, reckoned from the log of that length on that branch.
CREATE TABLE results (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES tables (id),
    length   bigint NOT NULL,
    branch   bigint NOT NULL,
    facts    text NOT NULL
);

-- The seconds that a person took for an answer, their leave and quiet hours aside; nothing where nobody knows.
ALTER TABLE log ADD COLUMN waited double precision;

-- The table whose game it plays on, for practice; such a game counts for nothing.
ALTER TABLE tables ADD COLUMN origin text COLLATE "C" NOT NULL DEFAULT '';
