"""Where in a replay somebody is and through whose eyes they look, as one short word for the ids of its controls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from bot.prompts.router import number, unknown_control

OWN, ALL = "own", "all"
END = 999_999  # a step beyond all others


@dataclass(frozen=True)
class Spot:
    """A step and the eyes to see with: one's `own`, those of `all` together, or those of a seat by its number.

    >>> Spot(12, "all").written("next")
    '12.all.next'
    >>> Spot.read("12.all.next")
    Spot(step=12, eyes='all')
    """

    step: int = 0
    eyes: str = OWN

    def written(self, control: str) -> str:
        """`control` tells those of one message apart that lead to the same step."""
        return f"{self.step}.{self.eyes}.{control}"

    @classmethod
    def read(cls, text: str | None) -> Self:
        """Refused where it was never written by the house."""
        step, eyes, *_ = [*(text or "").split("."), "", ""]
        if eyes not in (OWN, ALL):
            eyes = str(number(eyes))
        return cls(number(step), eyes)

    def seats(self, own: tuple[int, ...], count: int, *, is_over: bool) -> tuple[int, ...]:
        """The seats to look through. Nobody looks through another's while the game is played."""
        if self.eyes == OWN:
            return own
        if not is_over:
            raise unknown_control()
        if self.eyes == ALL:
            return tuple(range(count))
        if int(self.eyes) >= count:
            raise unknown_control()
        return (int(self.eyes),)
