"""Lists of purchases, and what comes of them."""

from __future__ import annotations

from rules.medioevo.data import COLOURS
from rules.medioevo.purchases import Done, Purchases
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import Player
from tests.rules.medioevo.builder import after, at

LEARNED = dict.fromkeys(COLOURS, 3)


def shop(state: MedioevoState, florins: int = 3000, **technology: int) -> MedioevoState:
    """Both seats write lists; seat 0 knows all of level III unless told otherwise."""
    state.players[0].florins = florins
    state.players[0].technology = technology or dict(LEARNED)  # pyright: ignore
    return at(state, Purchases())


def bought(state: MedioevoState, *actions: object) -> Player:
    """What seat 0 has once the lists have run."""
    state = run(state, *actions)
    return state.players[0]


def run(state: MedioevoState, *actions: object) -> MedioevoState:
    return after(state, *((0, action) for action in actions), (0, Done()), (1, Done()))  # pyright: ignore
