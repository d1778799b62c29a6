"""B-5: random tiles laid into one board.

The board grows tile by tile from the middle. A tile fits where it covers nothing and the hexes around it that are
already laid form one unbroken run: then the board stays in one piece and never closes around a hole.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from math import sqrt
from operator import gt
from typing import NamedTuple, TypeAlias

from rules.barony.data import LONGEST_TO_SHORTEST, STARTING_CITIES, TILES, TILES_EACH
from rules.barony.founding import room_for
from rules.barony.land import land_of
from rules.core import Chance

# A cell is one number, so that a step is one addition: its column times _COLUMN, plus its steps down that column. As
# a bit of a number it also says what is laid.
Cell: TypeAlias = int
_COLUMN = 64
_MIDDLE = 32 * _COLUMN + 32


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
_NEAR = _cells(*product(range(-2, 3), range(-2, 3)))
_FAR = 16  # columns or steps from the middle: further than any board grows that is laid from there


def _offsets(shape: int, apart: bool) -> tuple[tuple[int, int], ...]:
    """How far away, and of which shape, the tiles are that touch a tile without covering any of it; or, not `apart`,
    that cover a part of it."""
    tile, ring = (set(part) for part in _SHAPES[shape])
    return tuple(
        (step, other)
        for step in _NEAR
        for other, (cells, _) in enumerate(_SHAPES)
        if (covered := {step + cell for cell in cells}) & (ring if apart else tile)
        if not (apart and covered & tile)
    )


_TOUCHING = tuple(_offsets(shape, apart=True) for shape in range(2))
_COVERING = tuple(_offsets(shape, apart=False) for shape in range(2))
_CORNER = _cells((2, 2))[0]  # from which the cells around a tile are counted, so that all lie on the same side of it
_RING = tuple(sum(1 << cell + _CORNER for cell in ring) for _, ring in _SHAPES)
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
    """Spots are the bits of a number, those near the middle first: `free` are the ones that touch the board and cover
    nothing of it."""
    pool = chance.shuffled([tile for tile, copies in TILES.items() for _ in range(copies)])
    cells: dict[Cell, str] = {}
    laid, covering, free = 0, 0, 1 << _ranks()[_MIDDLE, 0]
    for tile in pool[:tiles]:
        fitting = _fitting(free, laid)
        closest = max(contact for contact, _ in fitting)
        spot = chance.pick([spot for contact, spot in fitting if contact >= closest - _LEEWAY])
        turn = chance.below(3)
        cells.update(zip(spot.covered, tile[turn:] + tile[:turn], strict=True))
        laid |= spot.mask
        covering |= spot.covering
        free = (free | spot.touching) & ~covering
    return cells


class _Spot(NamedTuple):
    """Where a tile may lie: the cells it would cover, as numbers and as bits; by how much to shift what is laid to see
    what is around it; and, as bits, the spots that share a cell with it, and those that touch it."""

    covered: tuple[Cell, ...]
    mask: int
    shape: int
    shift: int
    covering: int
    touching: int


@cache
def _places() -> tuple[tuple[Cell, int], ...]:
    """All bases and shapes that a spot can have, the nearest to the middle first."""
    along = range(-_FAR, _FAR + 1)
    places = [(_MIDDLE + step, shape) for step in _cells(*product(along, along)) for shape in range(len(_SHAPES))]
    return tuple(sorted(places, key=lambda place: (_distance(*place), *place)))


@cache
def _ranks() -> dict[tuple[Cell, int], int]:
    return {place: rank for rank, place in enumerate(_places())}


def _distance(base: Cell, shape: int) -> float:
    """From the middle, squared."""
    cells = [divmod(base + cell, _COLUMN) for cell in _SHAPES[shape].tile]
    columns = sum(column for column, _ in cells) - 3 * (_MIDDLE // _COLUMN)
    steps = sum(steps for _, steps in cells) - 3 * (_MIDDLE % _COLUMN)
    return (1.5 * columns) ** 2 + 3 * (steps + columns / 2) ** 2


@cache
def _spot(rank: int) -> _Spot:
    base, shape = _places()[rank]
    covered = tuple(base + cell for cell in _SHAPES[shape].tile)
    covering, touching = (
        sum(1 << _ranks()[base + step, other] for step, other in offsets[shape]) for offsets in (_COVERING, _TOUCHING)
    )
    return _Spot(covered, sum(1 << cell for cell in covered), shape, base - _CORNER, covering, touching)


def _fitting(free: int, laid: int) -> list[tuple[int, _Spot]]:
    """The nearest spots where a tile fits, each with how many hexes it would touch."""
    found: list[tuple[int, _Spot]] = []
    while free and len(found) < _CHOICE:
        nearest = free & -free
        free ^= nearest
        spot = _spot(nearest.bit_length() - 1)
        contact = _contact(spot.shape, laid >> spot.shift & _RING[spot.shape]) if laid else 1
        if contact:
            found.append((contact, spot))
    return found


@cache
def _contact(shape: int, around: int) -> int:
    """How many of these cells a tile would touch; 0 where it does not fit because they do not follow each other around
    it."""
    laid = [around >> cell + _CORNER & 1 for cell in _SHAPES[shape].ring]
    runs = sum(map(gt, laid, (laid[-1], *laid)))
    return sum(laid) if runs == 1 else 0


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
