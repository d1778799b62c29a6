"""What is seen of Torres: all but the cards in the others' hands and in the decks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Self

from msgspec import Struct
from msgspec.structs import replace

from rules.core.colours import recoloured
from rules.core.view import View
from rules.torres.data import Card, Cards, Edition, Master, Source
from rules.torres.land import Square

Phase = Literal["blocks", "knights", "king", "turns", "succession", "over"]
StepKind = Literal[
    "block", "knight", "king", "move", "door", "supply", "under", "climb", "diagonal", "shift", "relocate", "jump",
    "extra", "buy", "score", "stay", "first",
]  # fmt: skip


class StepView(Struct, frozen=True):
    """One visible change of the last turn: what came to `target`, and from where. `amount`: points, or a seat."""

    kind: StepKind
    target: Square | None = None
    origin: Square | None = None
    amount: int = 0


class CastleView(Struct, frozen=True):
    """One castle; its area is the number of its squares."""

    squares: tuple[Square, ...]


class SeatView(Struct, frozen=True, kw_only=True):
    """One player's panel."""

    seat: int
    colour: str
    score: int
    earned: dict[Source, int]
    worth: int  # what the knights would bring if the year ended now (T-30, T-31)
    reserve: int  # knights not on the board
    stacks: tuple[int, ...]
    kept: int  # blocks kept aside for the next year (T-11)
    hand: int  # cards, those bought this turn included
    deck: int
    played: tuple[Card, ...]


class TurnView(Struct, frozen=True, kw_only=True):
    """The turn under way."""

    seat: int
    points: int  # action points left
    stack: int | None  # the stack in use; None where no block is left
    bought: int
    carded: bool


class TorresView(View, frozen=True, kw_only=True):
    edition: Edition
    cards: Cards
    phase: Phase
    year: int
    round: int
    rounds: int
    first: int  # who began the game
    starter: int  # who began this round
    seats: tuple[SeatView, ...]
    heights: dict[Square, int]
    castles: tuple[CastleView, ...]
    knights: dict[Square, int]  # whose
    king: Square | None
    supply: int
    master: Master | None
    turn: TurnView | None
    last_seat: int | None
    last: tuple[StepView, ...]
    deck: int  # cards in the common deck
    hand: tuple[Card, ...] = ()  # one's own, ready to be played
    bought: tuple[Card, ...] = ()  # one's own, for later turns, as far as they were seen
    looked: tuple[Card, ...] = ()  # one's own choice of the moment
    known: tuple[Card | None, ...] = ()  # the deck one buys from, top first, as far as one knows it

    def in_colours(self, wished: Sequence[str | None]) -> Self:
        return replace(self, seats=recoloured(self.seats, wished))
