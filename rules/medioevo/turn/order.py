"""M-20: the turn order is bid for, in secret and all at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

from rules.core import Action, Amount, Ask, Decision, Flow, Refusal, Words, words
from rules.medioevo.diplomacy import TALKS, WAR_AND_PEACE, Purse
from rules.medioevo.economy import Borrow, Dismiss
from rules.medioevo.powers import Arrange
from rules.medioevo.steps import Together
from rules.medioevo.table import Position, refuse, top


def _purse(position: Position, seat: int) -> Amount:
    return Amount(0, position.players[seat].florins - _auction(position).first.get(seat, 0))


def _too_much(position: Position, seat: int, florins: object) -> Refusal:
    return refuse("M-20", "bid-too-much", most=_purse(position, seat).hi)


def _outcome(position: Position, seat: int, florins: int) -> Words:
    """M-20: only who wins pays."""
    return words("medioevo-outcome-bid", left=_purse(position, seat).hi - florins)


class Bid(Action, frozen=True, tag="bid"):
    """M-20: a sealed bid; it may be changed until the last one is in."""

    rule = "M-20"
    leads = True

    florins: Annotated[int, Ask(_purse, "M-20", _too_much, outcome=_outcome)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        _auction(flow.state).bids[seat] = self.florins
        flow.say("medioevo-event-sealed", seat=seat)
        flow.say("medioevo-event-own-bid", to=(seat,), florins=self.florins)


_BIDDING: tuple[type[Action], ...] = (Bid, Borrow, Arrange)


class Auction(Purse, Together, tag="auction"):
    """Bids of all, then once more of those who tie for the first place."""

    private: ClassVar[frozenset[type[Action]]] = frozenset(_BIDDING)

    bidders: list[int]
    first: dict[int, int] = {}  # the first bids, while those tied bid again
    bids: dict[int, int] = {}

    def pledged(self, state: Position, seat: int) -> int:
        return self.first.get(seat, 0) + self.bids.get(seat, 0)

    def asked(self, state: Position) -> list[int]:
        return self.bidders

    def put(self, state: Position, seat: int) -> Decision:
        """While those tied bid again, what they bid first is pledged: nothing that costs money is open to them."""
        return self.question(state, seat) if self.first else super().put(state, seat)

    def question(self, state: Position, seat: int) -> Decision:
        return Decision(
            prompt=words("medioevo-prompt-rebid" if self.first else "medioevo-prompt-bid", turn=state.turn),
            actions=(*_BIDDING, *WAR_AND_PEACE) if self.first else (*_BIDDING, Dismiss, *TALKS),
            secret=True,
            awaited=seat not in self.bids,
        )

    def advance(self, flow: Flow[Position]) -> None:
        flow.reveal()
        for seat in self.bidders:  # who has spent money on a reaction since cannot bid it too
            self.bids[seat] = min(self.bids[seat], flow.state.players[seat].florins - self.first.get(seat, 0))
            flow.say("medioevo-event-bid", seat=seat, florins=self.bids[seat])
        if not self.first:
            best = max(self.bids.values())
            tied = [seat for seat in self.bidders if self.bids[seat] == best]
            if len(tied) > 1:
                self.first, self.bidders, self.bids = self.bids, tied, {}
                self.ask_all_anew()
                return
        flow.pop()
        totals = {seat: bid + self.bids.get(seat, 0) for seat, bid in self.first.items()} or self.bids
        _award_order(flow, totals)


def _auction(position: Position) -> Auction:
    return top(position, Auction)


def order_by_bids(totals: Mapping[int, int], before: Sequence[int]) -> list[int]:
    """Highest first; among equals the reverse of the order before."""
    return sorted(totals, key=lambda seat: (-totals[seat], -before.index(seat)))


def _award_order(flow: Flow[Position], totals: Mapping[int, int]) -> None:
    """Only the winner pays, and to the last."""
    state = flow.state
    before = state.order or flow.chance.shuffled(sorted(totals))
    state.order = order_by_bids(totals, before)
    winner, last = state.order[0], state.order[-1]
    if winner != last:
        state.players[winner].florins -= totals[winner]
        state.players[last].florins += totals[winner]
    state.players[winner].note("auction_won", bid=totals[winner])
    flow.say("medioevo-event-order", winner_seat=winner, last_seat=last, florins=totals[winner])
    flow.show()


def open_auction(flow: Flow[Position]) -> None:
    flow.push(Auction(bidders=[seat for seat, _ in flow.state.seated()]))
