"""What a player of Saga may do: one module a kind."""

from rules.saga.actions.conquer import Conquer
from rules.saga.actions.end import End
from rules.saga.actions.play import Play
from rules.saga.actions.power import UsePower
from rules.saga.actions.recruit import Recruit

__all__ = ["Conquer", "End", "Play", "Recruit", "UsePower"]
