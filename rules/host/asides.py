"""Asides: what a table is told beside its moves, such as an undo, a seat that changes hands or a pause. They stand in
its history for good, whatever becomes of the post that told them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

import msgspec

from rules.core import Event, Words
from rules.host.model import Table
from rules.host.store import Aside, Writer


def changed(changes: Iterable[Mapping[str, Any]]) -> list[Event]:
    """What changed at the table beside the game, and what that brought about: a move taken back, a seat handed over,
    newer rules. The same twice running, such as several moves of the clock for one seat, is told once."""
    told: list[Event] = []
    for change, _ in groupby(changes):
        args = dict(change)
        brought = msgspec.convert(args.pop("told", ()), tuple[Event, ...])
        told += (Event(Words(f"change-{args.pop('change')}", args)), *brought)
    return told


async def note_aside(writer: Writer, table: Table, *events: Event) -> None:
    """After the moves that the table has now."""
    await writer.add_aside(table.id, Aside(table.length, events))
