"""Chance that anybody can check afterwards.

Every logged action draws from a stream of its own, derived from the table's secret seed and the action's index, so
that an undone action can be played again with the same luck and no draw depends on what somebody else did before.
The n-th draw below `sides` is made of sha256("seed/index/n"); see `docs/engine.md` for the exact recipe.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")
_SPAN = 1 << 64


def commitment(seed: str) -> str:
    """What is shown at the start, so that the seed shown at the end can be trusted.

    >>> commitment("7")[:16]
    '15ed1ab02ad7ecb7'
    """
    return sha256(f"castellan:{seed}".encode()).hexdigest()


class Chance:
    """The luck of one action. `draws` is its record for the log.

    >>> luck, again = Chance("7", 1), Chance("7", 1)
    >>> luck.roll(6), luck.pick(["archer", "cavalry", "captain"]), luck.shuffled([1, 2, 3])
    (2, 'captain', [1, 2, 3])
    >>> [again.below(sides) for sides in (6, 3, 3, 2)] == luck.draws
    True
    """

    __slots__ = ("_count", "_index", "_seed", "draws")

    def __init__(self, seed: str, index: int) -> None:
        self._seed, self._index, self._count = seed, index, 0
        self.draws: list[int] = []

    def below(self, sides: int) -> int:
        """A number from 0 to sides - 1, each as likely as the next."""
        if sides < 1:
            raise ValueError(f"nothing to draw from {sides} sides")
        fair = _SPAN - _SPAN % sides
        while True:
            digest = sha256(f"{self._seed}/{self._index}/{self._count}".encode()).digest()
            self._count += 1
            number = int.from_bytes(digest[:8], "big")
            if number < fair:
                self.draws.append(number % sides)
                return number % sides

    def roll(self, sides: int) -> int:
        """One die: 1 to sides."""
        return self.below(sides) + 1

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        pool = list(items)
        for last in range(len(pool) - 1, 0, -1):
            other = self.below(last + 1)
            pool[last], pool[other] = pool[other], pool[last]
        return pool
