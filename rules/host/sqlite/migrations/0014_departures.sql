-- Servers that the bot was removed from, and when. Their tables wait for it for a while.
CREATE TABLE departures (
    guild      INTEGER PRIMARY KEY,
    time       REAL    NOT NULL
) STRICT;
