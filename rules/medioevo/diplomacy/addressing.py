"""Whom a proposal is for: peace and truces (M-120), and pacts that wait for a signature (M-121)."""

from __future__ import annotations

from rules.core import Event
from rules.medioevo.table import Position


def addressees(position: Position, event: Event) -> tuple[int, ...]:
    if event.words.key == "medioevo-event-propose":
        return (int(event.words.args["enemy_seat"]),)  # pyright: ignore[reportArgumentType]
    if event.words.key == "medioevo-event-draft":
        own = [draft for draft in position.drafts if draft.parties[0] == event.words.args["seat"]]
        return tuple(seat for seat in own[-1].parties if seat not in own[-1].signed) if own else ()
    return ()
