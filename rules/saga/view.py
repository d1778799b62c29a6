"""What is seen of Saga: the table; of the hands, one's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Self

from msgspec import Struct
from msgspec.structs import replace

from rules.core.colours import recoloured
from rules.core.view import View
from rules.saga.data import Card, Colour, Final, Side, Special

StepKind = Literal["open", "join", "hide", "reinforce", "take-back", "recruit", "conquer", "reveal", "pass"]


class StepView(Struct, frozen=True):
    """One visible change. `card` is None where it lies face down."""

    seat: int
    kind: StepKind
    realm: Colour | None = None
    card: Card | None = None


class RealmView(Struct, frozen=True, kw_only=True):
    colour: Colour
    side: Side
    income: int
    special: Special | None
    final: Final | None
    owner: int | None
    used: bool  # the special power, in this tenure
    defenders: tuple[Card, ...]
    defence: int
    needed: int  # the attack value at which it falls


class ArmyView(Struct, frozen=True, kw_only=True):
    """An attacking army. `hidden`: a knight lies face down in it; `secret` is that knight, for those who may know."""

    target: Colour
    cards: tuple[Card, ...]
    hidden: bool
    secret: Card | None
    value: int  # of what this viewer sees
    missing: int  # of that, up to the conquest; 0 or less: enough


class SeatView(Struct, frozen=True, kw_only=True):
    """One player's side of the table."""

    seat: int
    colour: str
    set: int  # 1 to 5: its twelve knights are known to all (S-6)
    points: int
    realms_worth: int  # what the realms would count now (S-21), placing from the hand left aside
    hand_size: int
    hand: tuple[Card, ...]  # one's own; everybody's once the game is over
    armies: tuple[ArmyView, ...]


class SagaView(View, frozen=True, kw_only=True):
    round: int
    first: int
    turn: int | None  # whose turn it is; None when the game is over
    played: bool
    recruited: bool
    final_turn: bool  # S-20: the last hand card was played
    prepare: bool
    by_choice: bool  # S-12: realms are conquered at the player's word
    seats: tuple[SeatView, ...]
    realms: tuple[RealmView, ...]
    free: tuple[Card, ...]
    playable: tuple[Card, ...]  # of one's own hand, as the table stands
    last: tuple[StepView, ...]

    def in_colours(self, wished: Sequence[str | None]) -> Self:
        return replace(self, seats=recoloured(self.seats, wished))
