-- Who begins: by lot, somebody whom the table's creator has chosen, or the loser of the last game. Who that is, is marked
-- on the seats, beside the colours that were wished for.
ALTER TABLE tables ADD COLUMN begins TEXT NOT NULL DEFAULT 'lot' CHECK (begins IN ('lot', 'chosen', 'loser'));
