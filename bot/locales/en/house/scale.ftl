## A house on a PostgreSQL server

host-unreachable = The database cannot be reached just now: { $problem }. Please try again in a moment.
host-no-driver = A PostgreSQL database needs one more package: pip install castellan[postgres].

## Copying a house

host-copy-full = There are tables in the target already. Copy into an empty database.
host-copy-mixed = The target holds an unfinished copy of something else. Copy into an empty database.
host-copy-differs = The copy is not the same as its source: “{ $source }” differs. Close every Castellan that uses either, and copy into an empty database.
host-copy-unfinished = The database { $path } is an unfinished copy. Finish it first with castellan copy.
cli-copy = Copy everything from one database into another: SQLite files or PostgreSQL addresses; a copy that was cut off goes on
cli-copy-from = the database to copy, which no one uses meanwhile
cli-copy-to = the empty database to copy into, or the copy to finish
cli-copy-progress = { $done } of { $all } rows copied and compared
cli-copy-done = Everything was copied to { $path }, and compared row by row.
cli-copy-nothing = There is no database { $path }.
cli-copy-same = A database cannot be copied into itself.

## Checking all tables

cli-verify-all = Replay the log of every table, and compare the result with what is stored
cli-verify-all-progress = { $done } of { $all } tables
cli-verify-all-good = { $count ->
    [0] There is no table to check.
    [one] The one table is sound.
   *[other] All { $count } tables are sound.
  }
cli-verify-all-bad = { $id } ({ $name }): { $problem }
cli-verify-all-unopened = Today’s rules cannot open it.
