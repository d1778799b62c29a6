-- Whether players may ask for advice in their panels.
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;
