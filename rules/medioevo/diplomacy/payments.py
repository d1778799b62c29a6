"""M-121, M-122: the money of pacts, and prisoners that go home."""

from __future__ import annotations

from rules.core import Flow, Frame
from rules.medioevo.diplomacy.breaking import break_pact
from rules.medioevo.diplomacy.wording import tell
from rules.medioevo.table import Pact, Payment, Position, discharge, merge


class Purse(Frame):
    """A step under which players owe money that still lies in their purses."""

    def pledged(self, state: Position, seat: int) -> int:
        raise NotImplementedError


def spendable(position: Position, seat: int) -> int:
    """What is not bid or due already."""
    florins = position.players[seat].florins
    owed = [frame.pledged(position, seat) for frame in position.stack if isinstance(frame, Purse)]
    return max(0, florins - sum(owed))


def due_at_once(pact: Pact, seat: int) -> int:
    """What the signing costs a seat."""
    return sum(paid.florins for paid in pact.payments if paid.payer == seat and paid.rhythm == "once")


def defaulter(position: Position, pact: Pact) -> int | None:
    """Whoever has not what is due at once, or no longer holds the prisoners that are to go home."""
    for seat in pact.parties:
        due = due_at_once(pact, seat)
        if due and spendable(position, seat) < due:
            return seat
        held = position.players[seat].prisoners.get(_other(pact, seat), {})
        if any(held.get(unit, 0) < count for unit, count in pact.released.get(seat, {}).items()):
            return seat
    return None


def _other(pact: Pact, seat: int) -> int:
    """Prisoners go home by pacts of two."""
    return next(party for party in pact.parties if party != seat)


def settle(position: Position, pact: Pact) -> None:
    """At the signing: what is due at once is paid, and prisoners go home."""
    for paid in pact.payments:
        if paid.rhythm == "once":
            _transfer(position, paid)
    for keeper, units in pact.released.items():
        owner = _other(pact, keeper)
        prisoners = position.players[keeper].prisoners
        for unit, count in units.items():
            discharge(prisoners[owner], unit, count)
        if not prisoners[owner]:
            del prisoners[owner]
        merge(position.players[owner].aside, units)


def _transfer(position: Position, paid: Payment) -> None:
    position.players[paid.payer].florins -= paid.florins
    position.players[paid.payee].florins += paid.florins


def collect(flow: Flow[Position]) -> None:
    """At the end of a turn."""
    for pact in list(flow.state.pacts):
        for paid in pact.payments:
            if paid.rhythm == "turn" and pact in flow.state.pacts:
                _collect(flow, pact, paid)


def _collect(flow: Flow[Position], pact: Pact, paid: Payment) -> None:
    """Who cannot pay what a pact demands has broken it."""
    if flow.state.players[paid.payer].florins < paid.florins:
        break_pact(flow, pact, paid.payer)
    else:
        _transfer(flow.state, paid)
        tell(flow, pact, "medioevo-event-pact-paid", seat=paid.payer, payee_seat=paid.payee, florins=paid.florins)


# For every deal


def _tolls(position: Position, seat: int, host: int | None) -> list[tuple[Pact, Payment]]:
    return [
        (pact, paid)
        for pact in position.pacts
        for paid in pact.payments
        if (paid.rhythm, paid.payer, paid.payee) == ("deal", seat, host)
    ]


def toll(position: Position, seat: int, host: int | None) -> int:
    """What a deal in an area of `host` costs by pacts."""
    return sum(paid.florins for _, paid in _tolls(position, seat, host))


def pay_toll(flow: Flow[Position], seat: int, host: int | None) -> None:
    for pact, paid in _tolls(flow.state, seat, host):
        if pact in flow.state.pacts:
            _collect(flow, pact, paid)
