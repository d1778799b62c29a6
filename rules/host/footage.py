"""What it takes to see a stretch of a game again in another process: where it begins, and all that was played since."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rules.host.desk import Desk, find_table
from rules.host.model import Table
from rules.host.store import Logged


class Footage(Struct, frozen=True, kw_only=True):
    """`state`: the encoded one after `start` actions; `log`: the entries since, as plain data; `first`: the earliest
    moment wanted that today's rules can show."""

    table: Table
    start: int
    first: int
    state: bytes
    log: list[dict[str, Any]]


class Footages(Desk):
    async def footage(self, table_id: str, since: int = 0) -> Footage:
        """From the board after `since` actions on, or from where today's rules begin, if that is later. It holds what
        is hidden, as the state does: whoever shows it shows views."""
        async with self._store.reading() as reader:
            table = await find_table(reader, table_id)
            ground = await self._ground(reader, table)
            wanted = max(min(since, table.length), ground.index if ground else 0)
            past = await self._past(reader, table, wanted)
            rows = await reader.log(table_id, past.snapshot.index, table.length)
        begin, log = past.snapshot, [_entry(row) for row in rows]
        return Footage(table=table, start=begin.index, first=wanted, state=begin.state, log=log)


def _entry(row: Logged) -> dict[str, Any]:
    return {"seat": row.seat, "action": row.action, "draws": list(row.draws), "learnt": row.learnt}
