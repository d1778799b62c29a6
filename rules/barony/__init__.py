"""Barony: knights take the land, villages pay for titles, and the first duke ends the game."""

from rules.barony.game import Barony

__all__ = ["GAME", "Barony"]

GAME = Barony()
