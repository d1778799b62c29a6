"""A table as plain data, for those who want to keep it. A running game gives away nothing that its players could not
know: no seed, no draws, no answers to secret decisions, no events meant for some."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from rules.core import Event, Outcome
from rules.host.desk import Desk, find_table
from rules.host.model import HostError, Table
from rules.host.store import Logged


class _Ended(Struct):
    """The part of any state that an export tells; it reads the states of other versions too."""

    outcome: Outcome | None = None


class Exports(Desk):
    async def export(self, table_id: str) -> dict[str, Any]:
        """Built without the game's rules, so that tables of other versions can be kept as well. Of a finished game,
        `setup` and `entries` are a record that the engine can load."""
        async with self._store.reading() as reader:
            table = await find_table(reader, table_id)
            promise = await reader.commitment(table_id)
            snapshot = await reader.snapshot(table_id, table.length)
            if promise is None or snapshot is None:
                raise HostError("host-not-started", table=table.name)
            rows = await reader.log(table_id, 0, table.length)
        told = {**_about(table), "commitment": promise}
        if table.status != "over":
            return {**told, "setup": _public_setup(table), "entries": [_public_entry(row) for row in rows]}
        outcome = msgspec.msgpack.decode(snapshot.state, type=_Ended).outcome
        setup = msgspec.to_builtins(table.setup)
        return {
            **told,
            "setup": setup,
            "entries": [_entry(row) for row in rows],
            "outcome": msgspec.to_builtins(outcome),
        }


def _about(table: Table) -> dict[str, Any]:
    return {
        "table": table.id,
        "name": table.name,
        "status": table.status,
        "players": [{"name": seat.name, "computer": seat.is_computer} for seat in table.seats],
        "created": table.created,
        "changed": table.changed,
    }


def _public_setup(table: Table) -> dict[str, Any]:
    return {"game": table.game, "version": table.version, "seats": len(table.seats), "options": table.options}


def _public_entry(row: Logged) -> dict[str, Any]:
    action = {} if row.secret else {"action": row.action}
    heard = (event for event in row.events if event.heard_by(None))
    return {"seat": row.seat, **action, "events": _events(heard), "time": row.time}


def _entry(row: Logged) -> dict[str, Any]:
    intent = {"seat": row.seat, "action": row.action, "draws": list(row.draws), "learnt": row.learnt}
    return {**intent, "secret": row.secret, "events": _events(row.events), "time": row.time}


def _events(events: Iterable[Event]) -> list[Any]:
    return [msgspec.to_builtins(event) for event in events]
