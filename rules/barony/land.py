"""The board: hexes in flat-topped columns, written as one line of text that names its terrain.

A land such as ``"MFL/.PD"`` lists the columns a, b, ... separated by slashes; in a column, one letter a row from
the top (row 1), a dot where there is no hex. Odd columns (b, d, ...) stand half a hex lower than even ones.
"""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from itertools import groupby
from typing import Literal, get_args

Hex = str
Terrain = Literal["mountain", "forest", "plain", "field", "lake"]
TERRAINS: tuple[Terrain, ...] = get_args(Terrain)
LETTERS: dict[str, Terrain] = {"M": "mountain", "F": "forest", "P": "plain", "D": "field", "L": "lake"}
_AROUND = {
    0: ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)),
    1: ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)),
}


@cache
def name(column: int, row: int) -> Hex:
    return f"{chr(ord('a') + column)}{row + 1}"


def place(hex_: Hex) -> tuple[int, int]:
    """Column and row, both from 0: the inverse of `name`."""
    return ord(hex_[0]) - ord("a"), int(hex_[1:]) - 1


@cache
def _around(hex_: Hex) -> tuple[Hex, ...]:
    """The six hexes around one in order, whether a board has them or not."""
    column, row = place(hex_)
    return tuple(name(column + across, row + down) for across, down in _AROUND[column % 2])


def distance(one: Hex, other: Hex) -> int:
    """How many steps it is from hex to hex, lakes and gaps left aside."""
    (column, row), (column2, row2) = place(one), place(other)
    across = abs(column - column2)
    down = abs((2 * row + column % 2) - (2 * row2 + column2 % 2))
    return across + max(0, (down - across) // 2)


class Land:
    """A parsed board with what follows from it. Shared and never changed: get it by `land_of`."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.terrain: dict[Hex, Terrain] = {
            name(column, row): LETTERS[letter]
            for column, letters in enumerate(text.split("/"))
            for row, letter in enumerate(letters)
            if letter != "."
        }
        here = self.terrain.__contains__
        self.near: dict[Hex, tuple[Hex, ...]] = {hex_: tuple(filter(here, _around(hex_))) for hex_ in self.terrain}

    @cached_property
    def dry(self) -> dict[Hex, tuple[Hex, ...]]:
        """The neighbours without the lakes."""
        return {hex_: tuple(other for other in near if other not in self.lakes) for hex_, near in self.near.items()}

    @cached_property
    def dry_ring(self) -> dict[Hex, frozenset[Hex]]:
        """What `dry` has, as sets: for asking, not for going through, since a set has no order of its own."""
        return {hex_: frozenset(near) for hex_, near in self.dry.items()}

    @cached_property
    def edge(self) -> frozenset[Hex]:
        """B-18: hexes with fewer than six neighbours; lakes count as neighbours."""
        return frozenset(hex_ for hex_, near in self.near.items() if len(near) < 6)

    @cached_property
    def coast(self) -> tuple[Hex, ...]:
        """The edge without its lakes, in the order of the board: where an expedition may land (B-18)."""
        return tuple(hex_ for hex_ in self.near if hex_ in self.edge and self.terrain[hex_] != "lake")

    @cached_property
    def lakes(self) -> frozenset[Hex]:
        return self._all("lake")

    @cached_property
    def mountains(self) -> frozenset[Hex]:
        return self._all("mountain")

    @cached_property
    def forests(self) -> frozenset[Hex]:
        return self._all("forest")

    def _all(self, terrain: Terrain) -> frozenset[Hex]:
        return frozenset(hex_ for hex_, kind in self.terrain.items() if kind == terrain)

    @cached_property
    def marches(self) -> dict[Hex, dict[Hex, int]]:
        """Where a knight can go from each hex, lakes left aside, and in how many steps; the nearest hexes first."""
        return {hex_: self._march(hex_) for hex_ in self.terrain}

    @cached_property
    def rings(self) -> dict[Hex, tuple[tuple[Hex, ...], ...]]:
        """`marches` by their length: the hexes so many steps away, the hex itself first."""
        return {
            hex_: tuple(tuple(ring) for _, ring in groupby(march, key=march.__getitem__))
            for hex_, march in self.marches.items()
        }

    def _march(self, start: Hex) -> dict[Hex, int]:
        steps = {start: 0}
        for hex_ in (queue := [start]):
            fresh = [near for near in self.near[hex_] if near not in steps and near not in self.lakes]
            steps.update(dict.fromkeys(fresh, steps[hex_] + 1))
            queue += fresh
        return steps

    @cached_property
    def shore(self) -> frozenset[Hex]:
        """Hexes that touch a lake."""
        return frozenset(near for lake in self.lakes for near in self.near[lake])


@lru_cache(maxsize=256)
def land_of(text: str) -> Land:
    return Land(text)
