-- Hours that a seat has for its answer (0: no end), and since when each awaited seat has been asked, as JSON.
ALTER TABLE tables ADD COLUMN deadline INTEGER NOT NULL DEFAULT 0 CHECK (deadline >= 0);
ALTER TABLE tables ADD COLUMN asked TEXT NOT NULL DEFAULT '{}';
