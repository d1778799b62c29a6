"""The blocks on the board: towers, and the castles they make."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from msgspec import Struct

from rules.torres.land import ALL, Squares, around


@dataclass(frozen=True, slots=True)
class Plan:
    """What follows from the squares that have any block at all (T-1)."""

    castles: tuple[Squares, ...]
    beside_one: Squares  # ground that touches exactly one castle
    apart: Squares  # ground that touches none

    def castle_at(self, square: Squares) -> Squares:
        """The castle that the square belongs to; 0 for ground."""
        for castle in self.castles:
            if castle & square:
                return castle
        return 0


@lru_cache(maxsize=1 << 14)
def plan_of(footprint: Squares) -> Plan:
    castles: list[Squares] = []
    left, once, twice = footprint, 0, 0
    while left:
        castle = left & -left
        left ^= castle
        rim = around(castle)
        while more := rim & left:
            castle |= more
            left ^= more
            rim |= around(more)
        twice |= once & rim
        once |= rim
        castles.append(castle)
    ground = ALL & ~footprint
    return Plan(tuple(castles), ground & once & ~twice, ground & ~once)


class Towers(Struct):
    """Storey by storey: `storeys[n]` are the squares with more than n blocks. The highest storey is never empty."""

    storeys: list[Squares] = []

    @property
    def footprint(self) -> Squares:
        return self.storeys[0] if self.storeys else 0

    @property
    def plan(self) -> Plan:
        return plan_of(self.storeys[0] if self.storeys else 0)

    @property
    def blocks(self) -> int:
        return sum(map(int.bit_count, self.storeys))

    def above(self, level: int) -> Squares:
        """Towers taller than so many blocks."""
        return self.storeys[level] if level < len(self.storeys) else 0

    def exactly(self, level: int) -> Squares:
        """Squares of just this level, ground included."""
        storeys = self.storeys
        tall = len(storeys)
        if level > tall:
            return 0
        at_least = storeys[level - 1] if level else ALL
        return at_least & ~storeys[level] if level < tall else at_least

    def level(self, square: Squares) -> int:
        """Blocks on a square."""
        count = 0
        for storey in self.storeys:
            if not storey & square:
                break
            count += 1
        return count

    def top(self, squares: Squares) -> int:
        """The highest level among the squares."""
        for level in range(len(self.storeys), 0, -1):
            if self.storeys[level - 1] & squares:
                return level
        return 0

    def unfinished(self) -> Squares:
        """Towers that are lower than their castle's area, so that one more block fits on them (T-17)."""
        found, tall = 0, len(self.storeys)
        for castle in self.plan.castles:
            area = castle.bit_count()
            found |= castle & ~self.storeys[area - 1] if area <= tall else castle
        return found

    def too_tall(self) -> Squares:
        """Castles with a tower higher than their area."""
        tall = len(self.storeys)
        return sum(c for c in self.plan.castles if c.bit_count() < tall and c & self.storeys[c.bit_count()])

    def add(self, square: Squares) -> None:
        """One block onto a square."""
        for number, storey in enumerate(self.storeys):
            if not storey & square:
                self.storeys[number] = storey | square
                return
        self.storeys.append(square)

    def lift(self, square: Squares) -> None:
        """The top block off a square."""
        top = self.level(square) - 1
        self.storeys[top] &= ~square
        if not self.storeys[-1]:
            self.storeys.pop()

    def copy(self) -> Towers:
        return Towers(self.storeys[:])
