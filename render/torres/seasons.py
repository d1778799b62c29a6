"""The meadow of Torres in the four seasons, and which one it is."""

from __future__ import annotations

from dataclasses import dataclass

from render.paper import Colour
from render.seasons import Season
from rules.torres.data import YEARS
from rules.torres.view import TorresView

_BY_YEAR: tuple[Season, ...] = ("spring", "spring", "summer", "autumn")  # before the first, and of each


@dataclass(frozen=True)
class Meadow:
    """Two tones of squares in turn, what grows there, and the lines between them."""

    squares: tuple[Colour, Colour]
    tuft: Colour
    grid: Colour


MEADOWS: dict[Season, Meadow] = {
    "spring": Meadow(((198, 219, 158), (185, 209, 144)), (118, 164, 88), (150, 178, 112)),
    "summer": Meadow(((205, 214, 160), (193, 204, 146)), (140, 158, 92), (158, 172, 112)),
    "autumn": Meadow(((219, 205, 148), (208, 192, 132)), (168, 128, 72), (178, 156, 104)),
    "winter": Meadow(((218, 229, 232), (205, 219, 225)), (158, 176, 180), (170, 190, 198)),
}


def season_of(view: TorresView) -> Season:
    """A game is a year of three years: the last round of the last one is played in snow."""
    if view.outcome or view.phase == "over" or (view.year == YEARS and view.round >= view.rounds):
        return "winter"
    return _BY_YEAR[min(view.year, YEARS)]
