"""B-5: random tiles laid into one board.

The board grows tile by tile from the middle. A tile fits where it covers nothing and the hexes around it that are
already laid form one unbroken run: then the board stays in one piece and never closes around a hole.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from math import sqrt
from typing import NamedTuple, TypeAlias

from rules.barony.data import LONGEST_TO_SHORTEST, STARTING_CITIES, TILES, TILES_EACH
from rules.barony.founding import room_for
from rules.barony.land import land_of
from rules.core import Chance

Cell: TypeAlias = "tuple[int, int]"  # axial: the column, and steps down along it
Spot: TypeAlias = "tuple[Cell, ...]"  # the three cells of a tile, clockwise
_Shape: TypeAlias = "tuple[Spot, tuple[Cell, ...]]"  # a tile, and the nine cells around it, in order

_CHOICE = 6  # a tile goes to one of so many spots, those nearest to the middle: more of them makes wilder boards
_SHAPES: tuple[_Shape, ...] = (
    (
        ((0, 0), (1, 0), (0, 1)),
        ((0, -1), (1, -1), (2, -1), (2, 0), (1, 1), (0, 2), (-1, 2), (-1, 1), (-1, 0)),
    ),
    (
        ((0, 0), (1, -1), (1, 0)),
        ((0, -1), (1, -2), (2, -2), (2, -1), (2, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)),
    ),
)
_REACH = tuple(product(range(-2, 3), repeat=2))  # two tiles that touch are no further apart


def draw_land(players: int, chance: Chance) -> str:
    """A board for so many players; a board that the rules refuse is drawn again."""
    while True:
        text = _written(_laid(TILES_EACH * players, chance))
        if elongation(text) <= LONGEST_TO_SHORTEST and room_for(land_of(text), STARTING_CITIES * players):
            return text


def _laid(tiles: int, chance: Chance) -> dict[Cell, str]:
    pool = chance.shuffled([tile for tile, copies in TILES.items() for _ in range(copies)])
    cells: dict[Cell, str] = {}
    free = [_Place(0.0, *_SHAPES[0])]  # spots that touch the board and cover nothing, those near the middle first
    for tile in pool[:tiles]:
        spot = chance.pick(list(islice((place.spot for place in free if place.fits(cells)), _CHOICE)))
        turn = chance.below(3)
        cells.update(zip(spot, tile[turn:] + tile[:turn], strict=True))
        known = {place.spot for place in free}
        free = [place for place in free if cells.keys().isdisjoint(place.spot)]
        free += (place for place in _touching(spot, cells) if place.spot not in known)
        free.sort()
    return cells


class _Place(NamedTuple):
    """Where a tile may go: how far from the middle, the cells it would cover, and the ring of cells around them."""

    distance: float
    spot: Spot
    ring: tuple[Cell, ...]

    def fits(self, cells: dict[Cell, str]) -> bool:
        """Whether the cells already laid follow each other around the ring. The first tile fits anyhow."""
        laid = [cell in cells for cell in self.ring]
        runs = 0
        before = laid[-1]
        for here in laid:
            runs += here and not before
            before = here
        return runs == 1 or not cells


def _touching(spot: Spot, cells: dict[Cell, str]) -> Iterator[_Place]:
    """The places that touch this spot and cover nothing."""
    column, down = spot[0]
    for right, below in _REACH:
        for tile, ring in _SHAPES:
            covered = _shifted(tile, column + right, down + below)
            if cells.keys().isdisjoint(covered):
                yield _Place(_from_middle(covered), covered, _shifted(ring, column + right, down + below))


def _shifted(cells: tuple[Cell, ...], right: int, below: int) -> tuple[Cell, ...]:
    return tuple((column + right, down + below) for column, down in cells)


def _from_middle(spot: Spot) -> float:
    (c1, s1), (c2, s2), (c3, s3) = spot
    columns = c1 + c2 + c3
    return round((1.5 * columns) ** 2 + 3 * (s1 + s2 + s3 + columns / 2) ** 2, 6)


def _written(cells: dict[Cell, str]) -> str:
    """The board as text: columns from the left, rows from the topmost hex."""
    left = min(column for column, _ in cells)
    letters = {(column - left, steps + (column - left) // 2): letter for (column, steps), letter in cells.items()}
    top = min(row for _, row in letters)
    bottom = max(row for _, row in letters)
    columns = range(max(column for column, _ in letters) + 1)
    lines = ("".join(letters.get((column, row), ".") for row in range(top, bottom + 1)) for column in columns)
    return "/".join(line.rstrip(".") for line in lines)


def elongation(text: str) -> float:
    """The longest over the shortest side of the box around the hex centres."""
    centres = [
        (1.5 * column, sqrt(3) * (row + column % 2 / 2))
        for column, letters in enumerate(text.split("/"))
        for row, letter in enumerate(letters)
        if letter != "."
    ]
    sides = [max(along) - min(along) for along in zip(*centres, strict=True)]
    return max(sides) / min(sides)
