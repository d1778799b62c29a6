"""Torres: blocks become castles, knights climb them, and after three years the best son of the king inherits."""

from rules.torres.game import Torres

__all__ = ["GAME", "Torres"]

GAME = Torres()
