"""The chronicle of a finished game, and the curves of one that is played."""
