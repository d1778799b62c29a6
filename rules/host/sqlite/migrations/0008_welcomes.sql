-- The servers that were welcomed, each once.
CREATE TABLE welcomes (
    guild      INTEGER PRIMARY KEY,
    time       REAL    NOT NULL
) STRICT;
