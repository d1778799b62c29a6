"""Medioevo Universale: six realms, barbarians at every border, and a year of seven phases."""

from rules.medioevo.game import Medioevo

__all__ = ["GAME", "Medioevo"]

GAME = Medioevo()
