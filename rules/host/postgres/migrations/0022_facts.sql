-- What is known of the house as a whole, each by a name.
CREATE TABLE facts (
    name  text COLLATE "C" PRIMARY KEY,
    value text NOT NULL
);
