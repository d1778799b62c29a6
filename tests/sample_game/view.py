"""What is seen of a Tourney."""

from __future__ import annotations

from rules.core import View
from tests.sample_game.frames import Bidding, Joust, Prize, Stands, TourneyState
from tests.sample_game.lists import Sealed


class TourneyView(View, frozen=True, kw_only=True):
    round: int
    purses: tuple[int, ...]
    renown: tuple[int, ...]
    withdrew: tuple[bool, ...]
    hand: tuple[str, ...]  # one's own
    hand_sizes: tuple[int, ...]
    deck_size: int
    discard: tuple[str, ...]
    sealed: tuple[bool, ...] = ()  # who has bid
    bid: Sealed | None = None  # one's own
    challenger: int | None = None
    rival: int | None = None
    support: tuple[int, ...] = ()
    silent: tuple[bool, ...] = ()
    winner: int | None = None


def view(state: TourneyState, seat: int | None, awaited: tuple[int, ...]) -> TourneyView:
    bidding = next((frame for frame in state.stack if isinstance(frame, Bidding)), None)
    joust = next((frame for frame in state.stack if isinstance(frame, Joust)), None)
    stands = next((frame for frame in state.stack if isinstance(frame, Stands)), None)
    prize = next((frame for frame in state.stack if isinstance(frame, Prize)), None)
    return TourneyView(
        seat=seat,
        awaited=awaited,
        outcome=state.outcome,
        round=state.round,
        purses=tuple(state.purses),
        renown=tuple(state.renown),
        withdrew=tuple(state.withdrew),
        hand=() if seat is None else tuple(state.hands[seat]),
        hand_sizes=tuple(map(len, state.hands)),
        deck_size=len(state.deck),
        discard=tuple(state.discard),
        sealed=tuple(bid is not None for bid in bidding.bids) if bidding else (),
        bid=bidding.bids[seat] if bidding and seat is not None else None,
        challenger=joust.challenger if joust else None,
        rival=joust.rival if joust else None,
        support=tuple(joust.support) if joust else (),
        silent=tuple(stands.silent) if stands else (),
        winner=prize.winner if prize else None,
    )
