"""Groups of pieces that would cover one another move apart a little; each stays near its own place."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from render.sprites import Point
from rules.medioevo.data import Place

_ROUNDS = 40
_FAR = 44.0  # pixels of the whole map that a group is moved with its neighbours
_FARTHER = (110.0, 160.0, 250.0)  # pixels of it that a group is moved by itself, if there is no room for it nearer
_RINGS = 18  # of spots that are tried
_ABROAD = 0.5  # of its reach: so much farther a group goes rather than stand in another land


@dataclass(frozen=True)
class Group:
    """What stands in a place: a head, and below it a body, each centred on one middle. They are told apart because a
    head is often narrower than a body, or the other way round, and leaves room at its sides."""

    place: Place
    x: float
    y: float
    head: tuple[float, float]  # how wide and high
    body: tuple[float, float] = (0.0, 0.0)

    @property
    def wide(self) -> float:
        return max(self.head[0], self.body[0])

    @property
    def high(self) -> float:
        return self.head[1] + self.body[1]

    def parts(self) -> tuple[tuple[float, float, float], ...]:
        """Of head and body: how far the middle is below the group's, and half the width and height."""
        head = ((self.head[1] - self.high) / 2, self.head[0] / 2, self.head[1] / 2)
        return (head, ((self.high - self.body[1]) / 2, self.body[0] / 2, self.body[1] / 2)) if self.body[1] else (head,)


Abroad = Callable[[Group, float, float], float]  # how much of a group would lie in other lands with that middle


@lru_cache(maxsize=64)
def arranged(
    groups: tuple[Group, ...], size: tuple[int, int], unit: float, abroad: Abroad | None = None
) -> Mapping[Place, Point]:
    """The middles of the groups after moving. They stay on the sheet."""
    table = _Table(groups, size)
    near = table.close_pairs(_FAR * unit)
    for _ in range(_ROUNDS):
        if not table.part_all(near, _FAR * unit):
            break
    for reach in _FARTHER:
        if not table.free_all(reach * unit, abroad):
            break
    return {group.place: (spot[0], spot[1]) for group, spot in zip(groups, table.spots, strict=True)}


class _Table:
    """Groups on their way."""

    def __init__(self, groups: tuple[Group, ...], size: tuple[int, int]) -> None:
        self.groups = groups
        self.size = size
        self.spots = [[group.x, group.y] for group in groups]
        self.halves = [(group.wide / 2, group.high / 2) for group in groups]
        self.parts = [group.parts() for group in groups]

    def close_pairs(self, far: float) -> list[tuple[int, int]]:
        """Groups that may meet if each is moved so far."""
        return [
            (one, other)
            for one in range(len(self.groups))
            for other in range(one)
            if self._meets(one, self.spots[one], other, 2 * far)
        ]

    def _meets(self, one: int, spot: list[float], other: int, by: float = 0.0) -> bool:
        """Whether the boxes around two groups meet, the first at that spot, or come so near."""
        (wide, high), (w, h), there = self.halves[one], self.halves[other], self.spots[other]
        return abs(spot[0] - there[0]) < wide + w + by and abs(spot[1] - there[1]) < high + h + by

    def _overlap(self, one: int, spot: list[float], other: int) -> tuple[float, float] | None:
        """How far two groups cover one another, across and down, where they do so most."""
        there = self.spots[other]
        dx, dy = abs(spot[0] - there[0]), spot[1] - there[1]
        worst: tuple[float, float] | None = None
        for drop, wide, high in self.parts[one]:
            for other_drop, other_wide, other_high in self.parts[other]:
                across, down = wide + other_wide - dx, high + other_high - abs(dy + drop - other_drop)
                if across > 0 and down > 0 and (worst is None or min(across, down) > min(worst)):
                    worst = across, down
        return worst

    def _covers(self, one: int, spot: list[float], others: list[int]) -> bool:
        return any(self._meets(one, spot, n) and self._overlap(one, spot, n) for n in others)

    def part_all(self, near: list[tuple[int, int]], far: float) -> bool:
        """Moves whatever covers something else half the way out of it; whether anything did."""
        moved = False
        for one, other in near:
            if self._meets(one, self.spots[one], other):
                moved |= self._part(one, other)
        for number, spot in enumerate(self.spots):
            self._hold(number, spot, far)
        return moved

    def _part(self, one: int, other: int) -> bool:
        a, b = self.spots[one], self.spots[other]
        over = self._overlap(one, a, other)
        if over is None:
            return False
        axis = 0 if over[0] < over[1] else 1
        step = (over[axis] + 0.5) / 2 * (1 if a[axis] >= b[axis] else -1)
        a[axis] += step * 0.7
        b[axis] -= step * 0.7
        return True

    def _hold(self, number: int, spot: list[float], far: float) -> None:
        """Near its own place, and on the sheet."""
        group = self.groups[number]
        for axis, home, half in ((0, group.x, self.halves[number][0]), (1, group.y, self.halves[number][1])):
            spot[axis] = max(home - far, min(home + far, spot[axis]))
            spot[axis] = max(half + 2, min(self.size[axis] - half - 2, spot[axis]))

    def free_all(self, reach: float, abroad: Abroad | None) -> bool:
        """Whatever still covers something goes to the best free spot, the smallest first; whether anything did."""
        found = False
        for number in sorted(range(len(self.groups)), key=lambda n: self.halves[n][0] * self.halves[n][1]):
            home = [self.groups[number].x, self.groups[number].y]
            others = [n for n in range(len(self.groups)) if n != number and self._meets(number, home, n, reach)]
            if self._covers(number, self.spots[number], others):
                found = True
                self.spots[number] = self._best(number, others, reach, abroad) or self.spots[number]
        return found

    def _best(self, number: int, others: list[int], reach: float, abroad: Abroad | None) -> list[float] | None:
        """The free spot that is nearest to a group's own place, and rather not in another land."""
        best, least, group = None, math.inf, self.groups[number]
        for spot, far in _around(group, reach):
            if far >= least:
                break
            self._hold(number, spot, reach)
            if self._covers(number, spot, others):
                continue
            cost = far + (reach * _ABROAD * abroad(group, *spot) if abroad else 0.0)
            if cost < least:
                best, least = spot, cost
        return best


def _around(group: Group, reach: float) -> Iterator[tuple[list[float], float]]:
    """Spots in rings about a group's own place and how far they are, the nearest first."""
    for ring in range(_RINGS + 1):
        far, count = ring * reach / _RINGS, max(1, ring * 6)
        for number in range(count):
            turn = 2 * math.pi * number / count
            yield [group.x + far * math.cos(turn), group.y + far * math.sin(turn)], far
