"""Tourney on the contract."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Literal

from rules.core import Action, Chance, Game, Options, Setup, engine
from tests.sample_game.actions import Bid, Challenge, Cheer, Share, Stay, Withdraw
from tests.sample_game.frames import Bidding, Rounds, TourneyState
from tests.sample_game.lists import CARDS, HAND, PURSE, Sealed, strength
from tests.sample_game.view import TourneyView, view


class TourneyOptions(Options, frozen=True, kw_only=True):
    rounds: Literal[2, 3, 4] = 3
    rich: bool = False


class Tourney(Game[TourneyState]):
    id: ClassVar[str] = "tourney"
    state_type: ClassVar = TourneyState
    view_type: ClassVar = TourneyView
    options_type: ClassVar = TourneyOptions
    actions: ClassVar = (Bid, Withdraw, Challenge, Cheer, Stay, Share)

    def deal(self, setup: Setup, options: TourneyOptions, chance: Chance) -> TourneyState:
        cards = chance.shuffled(CARDS)
        seats = range(setup.seats)
        state = TourneyState(
            seats=setup.seats,
            rounds=options.rounds,
            purses=[PURSE * 2 if options.rich else PURSE for _ in seats],
            renown=[0 for _ in seats],
            hands=[sorted(cards[seat * HAND : (seat + 1) * HAND]) for seat in seats],
            deck=cards[setup.seats * HAND :],
            discard=[],
            withdrew=[False for _ in seats],
            stack=[],
        )
        state.push(Rounds())
        return state

    def view(self, state: TourneyState, seat: int | None) -> TourneyView:
        return view(state, seat, engine.awaited(state))

    def choose(self, state: TourneyState, seat: int, rng: Random) -> Action:
        """Bids a third, sends its best two against the richest, cheers for itself, and likes the chapel."""
        hand = sorted(state.hands[seat], key=strength, reverse=True)
        kinds = engine.legal(state, seat).kinds
        if Bid in kinds:
            return Bid(min(state.purses[seat], state.purses[seat] // 3 + rng.randrange(2)))
        if Challenge in kinds:
            rival = max((other for other in range(state.seats) if other != seat), key=lambda o: state.purses[o])
            return Challenge(rival, tuple(hand[:2]))
        if Share in kinds:
            armoury = min(2, len(state.deck))
            return Share({"purse": 2 - armoury, "chapel": 2, "armoury": armoury})
        joust = state.stack[-2]
        return Cheer(hand[0], seat) if hand and seat == joust.rival else Stay()

    def timeout(self, state: TourneyState, seat: int) -> Action | None:
        """TY-10."""
        kinds = engine.legal(state, seat).kinds
        return next((kind() for kind in (Withdraw, Stay) if kind in kinds), None)

    def redeal(self, state: TourneyState, seat: int | None, rng: Random) -> TourneyState:
        seen = self.view(state, seat)
        unseen = sorted(set(CARDS) - set(seen.hand) - set(seen.discard))
        rng.shuffle(unseen)
        others = [other for other in range(state.seats) if other != seat]
        for other in others:
            state.hands[other] = sorted(unseen.pop() for _ in range(seen.hand_sizes[other]))
        state.deck = unseen
        top = state.stack[-1] if state.stack else None
        if isinstance(top, Bidding):
            for other in others:
                top.bids[other] = self._guess(state, other, rng) if seen.sealed[other] else None
        return state

    def _guess(self, state: TourneyState, seat: int, rng: Random) -> Sealed:
        if not state.withdrew[seat] and rng.random() < 0.2:
            return Sealed(None)
        return Sealed(rng.randint(0, state.purses[seat]), rng.choice([None, *state.hands[seat]]))

    def faults(self, state: TourneyState) -> list[str]:
        held = sorted([*(card for hand in state.hands for card in hand), *state.deck, *state.discard])
        rules = {
            "every card is in exactly one place": held == sorted(CARDS),
            "no purse is overdrawn": min(state.purses) >= 0,
            "the rounds are counted": 0 < state.round <= state.rounds,
            "bids can be paid": all(self._payable(state)),
        }
        return [rule for rule, holds in rules.items() if not holds]

    def _payable(self, state: TourneyState) -> list[bool]:
        top = state.stack[-1] if state.stack else None
        if not isinstance(top, Bidding):
            return []
        return [bid is None or (bid.coins or 0) <= state.purses[seat] for seat, bid in enumerate(top.bids)]


GAME = Tourney()
