"""Tourney on the contract."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from rules.core import Action, Chance, Game, Options, Setup, engine
from tests.sample_game.actions import COURTS, CROWN_CAP, Bid, Block, Joust, Share, Withdraw, Yield
from tests.sample_game.frames import (
    LANCES,
    Bidding,
    Reactions,
    Rider,
    Rounds,
    TourneyState,
    fresh_favour,
    strength,
)
from tests.sample_game.view import TourneyView, view

HAND = 3
PURSE = 6


class TourneyOptions(Options, frozen=True, kw_only=True):
    short: bool = False


class Tourney(Game[TourneyState]):
    id: ClassVar[str] = "tourney"
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    state_type = TourneyState
    view_type = TourneyView
    options_type = TourneyOptions
    actions = (Bid, Joust, Withdraw, Block, Yield, Share)

    def deal(self, setup: Setup, options: TourneyOptions, chance: Chance) -> TourneyState:
        deck = chance.shuffled(LANCES)
        riders = [Rider([deck.pop() for _ in range(HAND)], PURSE, fresh_favour()) for _ in range(setup.seats)]
        state = TourneyState(seats=setup.seats, riders=riders, deck=deck)
        state.push(Rounds(left=2 if options.short else 4))
        return state

    def view(self, state: TourneyState, seat: int | None) -> TourneyView:
        return view(state, seat)

    def redeal(self, state: TourneyState, seat: int | None, rng: Random) -> TourneyState:
        """Unseen cards in a fixed order first, so that nothing of the hidden order gets through."""
        seen = {*state.discard, *(() if seat is None else state.riders[seat].hand)}
        unseen = [card for card in LANCES if card not in seen]
        rng.shuffle(unseen)
        for other, rider in enumerate(state.riders):
            if other != seat:
                rider.hand = [unseen.pop() for _ in rider.hand]
        state.deck = unseen
        self._reseal(state, seat, rng)
        return state

    def _reseal(self, state: TourneyState, seat: int | None, rng: Random) -> None:
        top = state.stack[-1] if state.stack else None
        others = [other for other in range(state.seats) if other != seat]
        if isinstance(top, Bidding):
            resealed = {other: rng.randint(0, state.riders[other].coins) for other in others if other in top.bids}
            top.bids = _by_seat({**top.bids, **resealed})
        elif isinstance(top, Reactions):
            answers = {other: rng.choice([*state.riders[other].hand, ""]) for other in others if other in top.answers}
            top.answers = _by_seat({**top.answers, **answers})

    def choose(self, state: TourneyState, seat: int, rng: Random) -> Action:
        """Bids what its hand is worth, strikes hard, blocks with its weakest card, serves the people."""
        rider = state.riders[seat]
        legal = engine.legal(state, seat)
        moves: dict[type[Action], Any] = {
            Bid: lambda: Bid(min(rider.coins, sum(map(strength, rider.hand)) // 5)),
            Joust: lambda: max(legal, key=lambda joust: sum(map(strength, joust.lances)) + rng.random()),
            Withdraw: Withdraw,
            Block: lambda: Block(min(rider.hand, key=strength)),
            Share: lambda: Share({"people": state.stack[-1].favours}),
        }
        return moves[legal.kinds[0]]()

    def faults(self, state: TourneyState) -> list[str]:
        cards = sorted([*state.deck, *state.discard, *(card for rider in state.riders for card in rider.hand)])
        faults = [] if cards == sorted(LANCES) else [f"cards lost or doubled: {cards}"]
        for seat, rider in enumerate(state.riders):
            if not 0 <= rider.coins <= PURSE:
                faults.append(f"seat {seat} has {rider.coins} coins")
            if rider.favour.keys() != set(COURTS) or rider.favour["crown"] > CROWN_CAP * state.round:
                faults.append(f"seat {seat} has favours {rider.favour}")
        return faults


def _by_seat(sealed: dict[int, Any]) -> dict[int, Any]:
    """In the order of seats: the order of answering is forgotten, as a view does not tell it."""
    return {seat: sealed[seat] for seat in sorted(sealed)}


TOURNEY = Tourney()
