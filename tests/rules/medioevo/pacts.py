"""Scenes of diplomacy: pacts in force, and drafts."""

from __future__ import annotations

from typing import Any

from rules.medioevo.diplomacy import Draft
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import Pact
from rules.medioevo.turn import Taxing
from tests.rules.medioevo.builder import after, at, table


def three(**fields: Any) -> MedioevoState:
    return table("byzantium", "mamluks", "hungary", **fields)


def talking(state: MedioevoState | None = None) -> MedioevoState:
    """A quiet step at which everybody is asked."""
    return at(three() if state is None else state, Taxing())


def in_force(state: MedioevoState, kind: str, *parties: int, **fields: Any) -> Pact:
    """One that all have signed."""
    number = 100 + len(state.pacts)
    signed = list(parties)
    pact = Pact(number=number, kind=kind, parties=list(parties), signed=signed, **fields)  # pyright: ignore
    state.pacts.append(pact)
    return pact


def draft(kind: str, *partners: int, **fields: Any) -> Draft:
    return Draft(kind=kind, partners=tuple(map(str, partners)), **fields)  # pyright: ignore


def drafted(state: MedioevoState, proposer: int, action: Draft) -> tuple[MedioevoState, int]:
    """The table with the draft on it, and its number."""
    state = after(state, (proposer, action))
    return state, state.drafts[-1].number
