-- What is known of the house as a whole, each by a name.
CREATE TABLE facts (
    name       TEXT    PRIMARY KEY,
    value      TEXT    NOT NULL
) STRICT, WITHOUT ROWID;
