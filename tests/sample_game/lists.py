"""The lists: what lies on the table of a Tourney, and its cards."""

from __future__ import annotations

from msgspec import Struct

from rules.core import State

WEAPONS = ("lance", "mace", "sword")
CARDS = tuple(f"{weapon}{strength}" for weapon in WEAPONS for strength in range(1, 7))
PURSE, HAND, PRIZE = 10, 3, 4


def strength(card: str) -> int:
    return int(card[-1])


class Sealed(Struct, frozen=True):
    """A sealed bid; `coins` is None for a seat that withdraws."""

    coins: int | None
    pledge: str | None = None


class Lists(State, kw_only=True):
    """TY-1: everything but the stack of frames."""

    rounds: int
    round: int = 0
    purses: list[int]
    renown: list[int]
    hands: list[list[str]]
    deck: list[str]
    discard: list[str]
    withdrew: list[bool]

    def throw(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.discard.append(card)
