"""What is seen of Tourney."""

from __future__ import annotations

from msgspec import Struct

from rules.core import View, engine
from tests.sample_game.frames import Bidding, Reactions, TourneyState


class RiderView(Struct, frozen=True, kw_only=True):
    coins: int
    cards: int
    favour: dict[str, int]


class TourneyView(View, frozen=True, kw_only=True):
    round: int
    champion: int | None
    riders: tuple[RiderView, ...]
    deck: int
    discard: tuple[str, ...]
    hand: tuple[str, ...]  # the seat's own, as everything below
    bid: int | None
    answer: str | None


def view(state: TourneyState, seat: int | None) -> TourneyView:
    top = state.stack[-1] if state.stack else None
    return TourneyView(
        seat=seat,
        awaited=engine.awaited(state),
        outcome=state.outcome,
        round=state.round,
        champion=state.champion,
        riders=tuple(
            RiderView(coins=rider.coins, cards=len(rider.hand), favour=dict(rider.favour)) for rider in state.riders
        ),
        deck=len(state.deck),
        discard=tuple(state.discard),
        hand=() if seat is None else tuple(state.riders[seat].hand),
        bid=top.bids.get(seat) if isinstance(top, Bidding) and seat is not None else None,
        answer=top.answers.get(seat) if isinstance(top, Reactions) and seat is not None else None,
    )
