-- What was told where a table went over to newer rules: what is new, and what went on by itself, with who may hear it.
ALTER TABLE boundaries ADD COLUMN events TEXT NOT NULL DEFAULT '[]';
