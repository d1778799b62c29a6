"""A film of a game: what is in it, who makes it, and where it is kept."""
