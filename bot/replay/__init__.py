"""A game once more, move by move: the board as it was, and what happened then."""
