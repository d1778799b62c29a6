## What the histories of tables from earlier days still say

host-deadline-set = { $hours ->
    [0] **{ $table }** no longer has a deadline.
   *[other] **{ $table }**: from now on, each player has { time-span } per turn.
  }
host-bank-set = **{ $table }** now has a time bank: everyone starts with { $start } hours, gets { $increment } more for each turn, and can save up to { $cap }.
