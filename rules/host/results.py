"""What stays of a finished game in a few figures, without anybody's id: the table has these."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

# Why a game says little about who plays well: one person only, AI players, somebody played for, advice.
Mark = Literal["alone", "computers", "played-for", "hints"]
MARKS: tuple[Mark, ...] = get_args(Mark)


class Chair(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How one seat came out. `place`: 1 for whoever has won; `side`: the key of what it was played as (a realm, an
    edition); `acts`: answers of its own, and `lent` those given in its place; `waits`: seconds that its player took for
    them, where somebody knows."""

    score: int
    place: int
    side: str = ""
    acts: int = 0
    lent: int = 0
    waits: tuple[int, ...] = ()


class Result(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A finished game: when it began and ended, how many actions it had, what its seats came to."""

    began: float
    ended: float
    moves: int
    chairs: tuple[Chair, ...]
    marks: tuple[Mark, ...] = ()

    @property
    def is_fair(self) -> bool:
        """Whether it may count for a rating."""
        return not self.marks
