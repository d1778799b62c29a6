"""M-121: what pacts in force allow, and what those who sign them can spend."""

from __future__ import annotations

from collections.abc import Iterable

from rules.medioevo.diplomacy.pact import Pact, PactKind
from rules.medioevo.position import Position


def pacts_of(position: Position, seat: int) -> list[Pact]:
    return [pact for pact in position.pacts if seat in pact.parties]


def pacts_between(position: Position, one: int, other: int) -> list[Pact]:
    return [pact for pact in position.pacts if pact.joins(one, other)]


def partners_of(position: Position, seat: int, pacts: Iterable[Pact] | None = None) -> set[int]:
    found = pacts_of(position, seat) if pacts is None else pacts
    return {party for pact in found for party in pact.parties} - {seat}


def has_pacts(position: Position, seat: int, *, least: int = 1, kind: str | None = None, partners: int = 0) -> bool:
    """M-51: so many pacts in force, of a kind, with so many different players (M-112)."""
    found = [pact for pact in pacts_of(position, seat) if kind in (None, pact.kind)]
    return len(found) >= least and len(partners_of(position, seat, found)) >= partners


def granted(position: Position, host: int, guest: int, kind: PactKind) -> bool:
    """Whether `guest` may do in the land of `host` what pacts of a kind are about."""
    return any(pact.kind == kind and pact.grants(host, guest) for pact in position.pacts)


def hosts(position: Position, guest: int, kind: PactKind) -> list[int]:
    """Those in whose land `guest` may do that."""
    if not position.pacts:
        return []
    return [host for host, _ in position.seated() if host != guest and granted(position, host, guest, kind)]
