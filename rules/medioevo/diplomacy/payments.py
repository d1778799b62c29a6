"""M-121, M-122: the money of pacts, and prisoners that go home."""

from __future__ import annotations

from rules.core import Flow, Frame
from rules.medioevo.army import merge
from rules.medioevo.diplomacy.breaking import break_pact
from rules.medioevo.diplomacy.pact import Pact, Payment
from rules.medioevo.diplomacy.wording import tell
from rules.medioevo.position import Position


class Purse(Frame):
    """A step under which players owe money that still lies in their purses."""

    def pledged(self, state: Position, seat: int) -> int:
        raise NotImplementedError


def spendable(position: Position, seat: int) -> int:
    """What is not bid or due already."""
    florins = position.players[seat].florins
    owed = [frame.pledged(position, seat) for frame in position.stack if isinstance(frame, Purse)]
    return max(0, florins - sum(owed))


def settle(flow: Flow[Position], pact: Pact) -> bool:
    """At the signing: whether the payer has what is to be paid at once; if so it is paid, and prisoners go home."""
    state, paid = flow.state, pact.payment
    if paid is not None and paid.rhythm == "once":
        if spendable(state, paid.payer) < paid.florins:
            return False
        _transfer(state, pact)
    for keeper in pact.released:
        for owner in pact.parties:
            if owner != keeper:
                merge(state.players[owner].aside, state.players[keeper].prisoners.pop(owner, {}))
    return True


def _transfer(position: Position, pact: Pact) -> None:
    assert pact.payment is not None
    position.players[pact.payment.payer].florins -= pact.payment.florins
    position.players[pact.payment.payee].florins += pact.payment.florins


def collect(flow: Flow[Position]) -> None:
    """At the end of a turn."""
    for pact in list(flow.state.pacts):
        if pact.payment is not None and pact.payment.rhythm == "turn":
            _collect(flow, pact, pact.payment)


def _collect(flow: Flow[Position], pact: Pact, paid: Payment) -> None:
    """Who cannot pay what a pact demands has broken it."""
    if flow.state.players[paid.payer].florins < paid.florins:
        break_pact(flow, pact, paid.payer)
    else:
        _transfer(flow.state, pact)
        tell(flow, pact, "medioevo-event-pact-paid", seat=paid.payer, payee_seat=paid.payee, florins=paid.florins)


# For every deal


def _tolls(position: Position, seat: int, host: int | None) -> list[tuple[Pact, Payment]]:
    return [
        (pact, paid)
        for pact in position.pacts
        if (paid := pact.payment) and (paid.rhythm, paid.payer, paid.payee) == ("deal", seat, host)
    ]


def toll(position: Position, seat: int, host: int | None) -> int:
    """What a deal in an area of `host` costs by pacts."""
    return sum(paid.florins for _, paid in _tolls(position, seat, host))


def pay_toll(flow: Flow[Position], seat: int, host: int | None) -> None:
    for pact, paid in _tolls(flow.state, seat, host):
        _collect(flow, pact, paid)
