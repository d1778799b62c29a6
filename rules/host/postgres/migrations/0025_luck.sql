-- What the seed of a table is mixed of, if all have a part in it: the house's promised secret and a word of everybody.
ALTER TABLE tables ADD COLUMN pledge text NOT NULL DEFAULT 'null';
