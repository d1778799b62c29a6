"""What leaves the house: a table as plain data, for those who want to keep it.
Of a running game everybody gets what they may know: no seed, no draws, and of what others did in secret neither the
choice nor who did something when."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec

from rules.core import Event
from rules.core.match import Ground
from rules.host.desk import Desk, find_table
from rules.host.ended import outcome_in
from rules.host.hearing import heard, knows
from rules.host.model import HostError, Table
from rules.host.store import Logged, Snapshot


class Exports(Desk):
    async def export(self, table_id: str, player: int | None = None) -> dict[str, Any]:
        """Built without the game's rules, so that tables of other versions can be kept as well. Of a finished game,
        `setup` and `entries` are a record that the engine can load; where its rules were renewed on the way, it begins
        with the `ground`, and what was played `earlier` is there to be read. Of a running one they are as `player` may
        know them, or a bystander."""
        async with self._store.reading() as reader:
            table = await find_table(reader, table_id)
            promise = await reader.commitment(table_id)
            snapshot = await reader.snapshot(table_id, table.length)
            if promise is None or snapshot is None:
                raise HostError("host-not-started", table=table.name)
            rows = await reader.log(table_id, 0, table.length)
            ground = await self._ground(reader, table)
            renewed = [
                {"version": boundary.version, "time": boundary.time}
                for boundary in await reader.boundaries(table_id)
                if boundary.state is not None
            ]
        told = {**_about(table), "commitment": promise, **_luck(table)}
        if table.status != "over":
            known = _as_known(table, rows, () if player is None else table.seats_of(player))
            return {**told, "renewed": renewed, **known}
        return {
            **told,
            "changed": table.changed,
            "setup": msgspec.to_builtins(table.setup),
            **_renewed(ground, rows),
            "entries": [_entry(row) for row in rows if ground is None or row.index > ground.index],
            "outcome": msgspec.to_builtins(outcome_in(snapshot)),
        }


def _about(table: Table) -> dict[str, Any]:
    return {
        "table": table.id,
        "name": table.name,
        "status": table.status,
        "players": [{"name": seat.name, "computer": seat.is_computer, "colour": seat.colour} for seat in table.seats],
        "created": table.created,
    }


def _luck(table: Table) -> dict[str, Any]:
    """What the seed is mixed of, where all had a part in it; the secret of the house when the game is over."""
    pledge = table.pledge
    if pledge is None:
        return {}
    told = {"promise": pledge.promise, "words": [msgspec.to_builtins(given) for given in pledge.words]}
    return {"luck": {**told, "secret": pledge.secret} if table.status == "over" else told}


def _as_known(table: Table, rows: Sequence[Logged], seats: Collection[int]) -> dict[str, Any]:
    """`changed` is the time of the last entry, for the table's own would tell of hidden acts."""
    entries = [entry for row in rows if (entry := _known_entry(row, seats))]
    changed = entries[-1]["time"] if entries else table.created
    return {"changed": changed, "setup": _public_setup(table), "entries": entries}


def _renewed(ground: Snapshot | None, rows: Iterable[Logged]) -> dict[str, Any]:
    if ground is None:
        return {}
    earlier = [_entry(row) for row in rows if row.index <= ground.index]
    return {"ground": msgspec.to_builtins(Ground(ground.index, ground.state)), "earlier": earlier}


def _public_setup(table: Table) -> dict[str, Any]:
    return {
        "game": table.game,
        "version": table.version,
        "seats": len(table.seats),
        "options": table.options,
        "beginners": table.setup.beginners,
    }


def _known_entry(row: Logged, seats: Collection[int]) -> dict[str, Any] | None:
    """None when those in `seats` know nothing of it. What one hears of a hidden act names its seat if it shall."""
    events = heard(row, seats)
    if not knows(seats, row, row.seat):
        return {"events": _events(events), "time": row.time} if events else None
    return {"seat": row.seat, "action": row.action, "events": _events(events), "time": row.time}


def _entry(row: Logged) -> dict[str, Any]:
    intent = {"seat": row.seat, "action": row.action, "draws": list(row.draws), "learnt": row.learnt}
    return {**intent, "secret": row.secret, "events": _events(row.events), "time": row.time}


def _events(events: Iterable[Event]) -> list[Any]:
    return [msgspec.to_builtins(event) for event in events]
