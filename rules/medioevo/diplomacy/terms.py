"""M-121: what pacts in force allow, and what those who sign them can spend."""

from __future__ import annotations

from rules.medioevo.data import Place
from rules.medioevo.diplomacy.pact import Pact, PactKind
from rules.medioevo.position import Position


def pacts_of(position: Position, seat: int) -> list[Pact]:
    return [pact for pact in position.pacts if seat in pact.parties]


def pacts_between(position: Position, one: int, other: int) -> list[Pact]:
    return [pact for pact in position.pacts if pact.joins(one, other)]


def granted(position: Position, host: int, guest: int, kind: PactKind) -> bool:
    """Whether `guest` may do in the land of `host` what pacts of a kind are about."""
    return any(pact.covers(kind) and pact.grants(host, guest) for pact in position.pacts)


def admitted(position: Position, host: int, guest: int, place: Place) -> bool:
    """Whether units of `guest` may enter a land of `host`."""
    return any(pact.admits(host, guest, place) for pact in position.pacts)


def hosts(position: Position, guest: int, kind: PactKind) -> list[int]:
    """Those in whose land `guest` may do that."""
    if not position.pacts:
        return []
    return [host for host, _ in position.seated() if host != guest and granted(position, host, guest, kind)]
