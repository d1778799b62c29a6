"""B-5: random tiles laid into one board.

The board grows tile by tile from the middle. A tile fits where it covers nothing and the hexes around it that are
already laid form one unbroken run: then the board stays in one piece and never closes around a hole.
"""

from __future__ import annotations

from functools import cache
from itertools import islice, product
from math import sqrt
from operator import gt
from typing import NamedTuple, TypeAlias

from rules.barony.data import LONGEST_TO_SHORTEST, STARTING_CITIES, TILES, TILES_EACH
from rules.barony.founding import room_for
from rules.barony.land import land_of
from rules.core import Chance

# A cell is one number, so that a step is one addition: its column times _COLUMN, plus its steps down that column.
Cell: TypeAlias = int
_COLUMN = 128
_MIDDLE = 64 * _COLUMN + 64


def _cells(*pairs: tuple[int, int]) -> tuple[Cell, ...]:
    return tuple(column * _COLUMN + steps for column, steps in pairs)


class _Shape(NamedTuple):
    """One of the two ways a tile can lie: its three cells clockwise, and the nine around them in order."""

    tile: tuple[Cell, ...]
    ring: tuple[Cell, ...]


_SHAPES = (
    _Shape(
        _cells((0, 0), (1, 0), (0, 1)),
        _cells((0, -1), (1, -1), (2, -1), (2, 0), (1, 1), (0, 2), (-1, 2), (-1, 1), (-1, 0)),
    ),
    _Shape(
        _cells((0, 0), (1, -1), (1, 0)),
        _cells((0, -1), (1, -2), (2, -2), (2, -1), (2, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)),
    ),
)
# For each shape: how far away, and of which shape, the tiles are that touch it.
_TOUCHING = tuple(
    tuple(
        (step, shape)
        for step in _cells(*product(range(-2, 3), range(-2, 3)))
        for shape, other in enumerate(_SHAPES)
        if {step + cell for cell in other.tile} & {*ring} and not {step + cell for cell in other.tile} & {*tile}
    )
    for tile, ring in _SHAPES
)
# A tile goes to one of the spots nearest to the middle, where it touches about as many hexes as it can. More of
# either makes wilder boards.
_CHOICE = 12
_LEEWAY = 1


def draw_land(players: int, chance: Chance) -> str:
    """A board for so many players; a board that the rules refuse is drawn again."""
    while True:
        text = _written(_laid(TILES_EACH * players, chance))
        if elongation(text) <= LONGEST_TO_SHORTEST and room_for(land_of(text), STARTING_CITIES * players):
            return text


def _laid(tiles: int, chance: Chance) -> dict[Cell, str]:
    pool = chance.shuffled([tile for tile, copies in TILES.items() for _ in range(copies)])
    cells: dict[Cell, str] = {}
    free = [_spot(_MIDDLE, 0)]  # spots that touch the board and cover nothing, those near the middle first
    seen = {(_MIDDLE, 0)}
    for tile in pool[:tiles]:
        fitting = list(islice(((n, spot) for spot in free if (n := _contact(spot, cells))), _CHOICE))
        closest = max(contact for contact, _ in fitting)
        _, base, shape, covered, _ = chance.pick([spot for contact, spot in fitting if contact >= closest - _LEEWAY])
        turn = chance.below(3)
        cells.update(zip(covered, tile[turn:] + tile[:turn], strict=True))
        touching = {(base + step, other) for step, other in _TOUCHING[shape]} - seen
        seen |= touching
        free += (_spot(*place) for place in touching)
        free = [spot for spot in free if cells.keys().isdisjoint(spot.covered)]
        free.sort()
    return cells


class _Spot(NamedTuple):
    """Where a tile may lie: the cells it would cover, and those around them in order. The first three decide which
    spot comes first: the nearest to the middle."""

    distance: float
    base: Cell
    shape: int
    covered: tuple[Cell, ...]
    ring: tuple[Cell, ...]


@cache
def _spot(base: Cell, shape: int) -> _Spot:
    """The spot with its (squared) distance from the middle."""
    covered, ring = (tuple(base + cell for cell in part) for part in _SHAPES[shape])
    cells = [divmod(cell, _COLUMN) for cell in covered]
    columns = sum(column for column, _ in cells) - 3 * (_MIDDLE // _COLUMN)
    steps = sum(steps for _, steps in cells) - 3 * (_MIDDLE % _COLUMN)
    return _Spot((1.5 * columns) ** 2 + 3 * (steps + columns / 2) ** 2, base, shape, covered, ring)


def _contact(spot: _Spot, cells: dict[Cell, str]) -> int:
    """How many cells already laid a tile would touch; 0 where it does not fit because they do not follow each other
    around it. The first tile fits anyhow."""
    laid = [cell in cells for cell in spot.ring]
    runs = sum(map(gt, laid, (laid[-1], *laid)))
    return sum(laid) if runs == 1 else int(not cells)


def _written(cells: dict[Cell, str]) -> str:
    """The board as text: columns from the left, rows from the topmost hex."""
    left = min(cells) // _COLUMN
    letters: dict[tuple[int, int], str] = {}
    for cell, letter in cells.items():
        column, steps = divmod(cell, _COLUMN)
        letters[column - left, steps + (column - left) // 2] = letter
    rows = range(min(row for _, row in letters), max(row for _, row in letters) + 1)
    columns = range(max(column for column, _ in letters) + 1)
    lines = ("".join(letters.get((column, row), ".") for row in rows) for column in columns)
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
