-- What a server wants of the house (JSON), beside its language.
CREATE TABLE servers (
    id         INTEGER PRIMARY KEY,
    wishes     TEXT    NOT NULL
) STRICT;

-- What a server is to be told apart from the posts of its tables: what admins did, and that a table has lost its channel.
-- `about` names what is told only once.
CREATE TABLE bulletins (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild      INTEGER NOT NULL,
    channel    INTEGER NOT NULL,
    about      TEXT    UNIQUE,
    payload    TEXT    NOT NULL,
    told       INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX bulletins_untold ON bulletins (guild, id) WHERE NOT told;
