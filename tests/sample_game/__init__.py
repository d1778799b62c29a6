"""Tourney: a small made-up game that uses every part of the contract once.

Each round the riders seal their bids; the highest becomes champion and challenges a rival with one or two lances;
whoever else holds cards may secretly block or yield; dice decide, and the winner shares out favours at court.
"""

from tests.sample_game.game import TOURNEY, Tourney

__all__ = ["TOURNEY", "Tourney"]
