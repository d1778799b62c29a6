"""M-140, a variant: realms are bid for in honour, in secret and all at once; twice, and then the lot decides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Struct

from rules.core import Action, Amount, Ask, Decision, Flow, Frame, OneOf, Refusal, words
from rules.medioevo.data import Realm
from rules.medioevo.table import START_HONOUR, Position, open_realms, realm_words, refuse, top
from rules.medioevo.turn.founding import Reign, draw_realms, free_around, no_realm, realm_label, realm_outcome

MOST = 10


class Claim(Struct):
    """A sealed bid."""

    realm: Realm
    honour: int


def _realms(position: Position, seat: int) -> OneOf:
    return OneOf(open_realms(position.realms, position.seats))


def _honour(position: Position, seat: int, realm: Realm) -> Amount:
    return Amount(0, MOST)


def _no_honour(position: Position, seat: int, realm: Realm, honour: object) -> Refusal:
    return refuse("M-140", "stake", most=MOST)


class Stake(Action, frozen=True, tag="stake"):
    """M-140: a realm, and the honour that it is worth to you; it may be changed until the last bid is in."""

    rule = "M-140"
    group = "start"

    realm: Annotated[Realm, Ask(_realms, "M-1", no_realm, realm_label, outcome=realm_outcome, likely=free_around)]
    honour: Annotated[int, Ask(_honour, "M-140", _no_honour)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        top(flow.state, Claims).bids[seat] = Claim(self.realm, self.honour)
        flow.say("medioevo-event-sealed", seat=seat)
        flow.say("medioevo-event-own-stake", to=(seat,), realm=realm_words(self.realm), honour=self.honour)


class Claims(Frame, tag="claims"):
    """Bids of all, then once more of those who have no realm yet, for what is left."""

    bidders: list[int]
    again: bool = False
    bids: dict[int, Claim] = {}
    paid: dict[int, int] = {}  # by those who have got what they bid for

    def asks(self, state: Position) -> dict[int, Decision]:
        prompt = words("medioevo-prompt-stake-again" if self.again else "medioevo-prompt-stake", most=MOST)
        return {
            seat: Decision(prompt=prompt, actions=(Stake,), secret=True, awaited=seat not in self.bids)
            for seat in self.bidders
        }

    def advance(self, flow: Flow[Position]) -> None:
        flow.reveal()
        for seat in self.bidders:
            bid = self.bids[seat]
            flow.say("medioevo-event-stake", seat=seat, realm=realm_words(bid.realm), honour=bid.honour)
        self.paid |= _award(flow, self.bids)
        left = [seat for seat in self.bidders if seat not in self.paid]
        if left and not self.again:
            self.again, self.bidders, self.bids = True, left, {}
            return
        flow.pop()
        draw_realms(flow, left)
        _shift_markers(flow, self.paid)


def _award(flow: Flow[Position], bids: Mapping[int, Claim]) -> dict[int, int]:
    """Who gets a realm, and for how much. Realms must hang together (M-1): the highest bid stands in any case, the
    others as far as they are linked to what is given out; the lot decides between equal ones."""
    state, paid = flow.state, dict[int, int]()
    best = sorted(flow.chance.shuffled(_unrivalled(bids)), key=lambda seat: -bids[seat].honour)
    while True:
        open_ = open_realms(state.realms, state.seats)
        seat = next((seat for seat in best if seat not in paid and bids[seat].realm in open_), None)
        if seat is None:
            return paid
        paid[seat] = bids[seat].honour
        Reign(bids[seat].realm).apply(flow, seat)


def _unrivalled(bids: Mapping[int, Claim]) -> list[int]:
    """The seats whose bid for a realm is higher than all others."""
    return [
        seat
        for seat, bid in bids.items()
        if all(other == seat or rival.realm != bid.realm or rival.honour < bid.honour for other, rival in bids.items())
    ]


def _shift_markers(flow: Flow[Position], paid: Mapping[int, int]) -> None:
    """The lowest bid stands at 10, the others as far below as they have bid more; a realm by lot costs nothing."""
    players = flow.state.players
    costs = [paid.get(seat, 0) for seat in range(len(players))]
    for seat, player in enumerate(players):
        player.honour = START_HONOUR - costs[seat] + min(costs)
        flow.say("medioevo-event-stake-paid", seat=seat, honour=player.honour)
    flow.show()
