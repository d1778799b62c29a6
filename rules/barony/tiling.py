"""B-5: random tiles laid into one board.

The board grows tile by tile from the middle. A tile fits where it covers nothing and the hexes around it that are
already laid form one unbroken run: then the board stays in one piece and never closes around a hole.
"""

from __future__ import annotations

from math import sqrt
from typing import TypeAlias

from rules.barony.data import LONGEST_TO_SHORTEST, STARTING_CITIES, TILES, TILES_EACH
from rules.barony.founding import room_for
from rules.barony.land import land_of
from rules.core import Chance

Cell: TypeAlias = "tuple[int, int]"  # axial: the column, and steps down along it
Spot: TypeAlias = "tuple[Cell, ...]"  # the three cells of a tile, clockwise
Shape: TypeAlias = "tuple[Spot, tuple[Cell, ...]]"  # a tile, and the nine cells around it, in order

_CHOICE = 6  # a tile goes to one of so many spots, those nearest to the middle: more of them makes wilder boards
_SHAPES: tuple[Shape, ...] = (
    (
        ((0, 0), (1, 0), (0, 1)),
        ((0, -1), (1, -1), (2, -1), (2, 0), (1, 1), (0, 2), (-1, 2), (-1, 1), (-1, 0)),
    ),
    (
        ((0, 0), (1, -1), (1, 0)),
        ((0, -1), (1, -2), (2, -2), (2, -1), (2, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)),
    ),
)


def draw_land(players: int, chance: Chance) -> str:
    """A board for so many players; a board that the rules refuse is drawn again."""
    while True:
        text = _written(_laid(TILES_EACH * players, chance))
        if elongation(text) <= LONGEST_TO_SHORTEST and room_for(land_of(text), STARTING_CITIES * players):
            return text


def _laid(tiles: int, chance: Chance) -> dict[Cell, str]:
    pool = chance.shuffled([tile for tile, copies in TILES.items() for _ in range(copies)])
    cells: dict[Cell, str] = {}
    around: dict[Spot, tuple[Cell, ...]] = {_SHAPES[0][0]: ()}  # free spots that touch the board, with their rings
    for tile in pool[:tiles]:
        fitting = [spot for spot, ring in around.items() if _one_run(ring, cells)]
        spot = chance.pick(sorted(fitting, key=_from_middle)[:_CHOICE])
        turn = chance.below(3)
        cells.update(zip(spot, tile[turn:] + tile[:turn], strict=True))
        around = {free: ring for free, ring in around.items() if not any(cell in spot for cell in free)}
        around.update((free, ring) for free, ring in _touching(spot) if not any(cell in cells for cell in free))
    return cells


def _one_run(ring: tuple[Cell, ...], cells: dict[Cell, str]) -> bool:
    """Whether the cells already laid follow each other around the ring. The first tile has no ring, and fits."""
    laid = [cell in cells for cell in ring]
    runs = sum(here and not before for before, here in zip([*laid[-1:], *laid], laid, strict=False))
    return runs == 1 or not ring


def _touching(spot: Spot) -> list[Shape]:
    """Every spot that touches this one, and its ring; spots that overlap it are among them."""
    column, down = spot[0]
    return [
        (_shifted(tile, column + right, down + below), _shifted(ring, column + right, down + below))
        for right in range(-2, 3)
        for below in range(-2, 3)
        for tile, ring in _SHAPES
    ]


def _shifted(cells: tuple[Cell, ...], right: int, below: int) -> tuple[Cell, ...]:
    return tuple((column + right, down + below) for column, down in cells)


def _from_middle(spot: Spot) -> tuple[float, Spot]:
    across = sum(1.5 * column for column, _ in spot)
    down = sum(sqrt(3) * (steps + column / 2) for column, steps in spot)
    return round(across * across + down * down, 6), spot


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
