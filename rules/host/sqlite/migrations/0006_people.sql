-- What a person wants of the house wherever they play, as JSON; who has wished for nothing has no row.
CREATE TABLE people (
    id     INTEGER PRIMARY KEY,
    wishes TEXT NOT NULL
) STRICT;
