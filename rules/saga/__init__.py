"""Saga: knights march on six realms while the king is away."""

from rules.saga.game import Saga

__all__ = ["GAME", "Saga"]

GAME = Saga()
