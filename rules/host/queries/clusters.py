"""What the processes of a house share out among themselves."""

from __future__ import annotations

from collections.abc import Mapping

from rules.host.model import Table
from rules.host.queries.sql import Connected, replacing, select
from rules.host.rows import TABLE, read_table
from rules.host.shards import Shards
from rules.host.store import Lease

LEASE = ("shard", "shards", "holder", "until")
MINE = "(guild >> 22) % ? BETWEEN ? AND ?"


def bounds(shards: Shards) -> tuple[int, int, int]:
    """The values of `MINE`."""
    return shards.count, shards.first, shards.last


class ClustersReader(Connected):
    async def leases(self) -> list[Lease]:
        return [Lease(*row) for row in await self._rows(select(LEASE, "leases ORDER BY shard"))]

    async def astir(self, shards: Shards, until: float) -> list[Table]:
        for_now = f"tables WHERE stirring AND {MINE}"
        soon = f"tables WHERE due IS NOT NULL AND due <= ? AND NOT stirring AND {MINE}"
        rows = [
            *await self._rows(select(TABLE, for_now), *bounds(shards)),
            *await self._rows(select(TABLE, soon), until, *bounds(shards)),
        ]
        return sorted(map(read_table, rows), key=lambda table: table.id)

    async def played_last(self, shards: Shards, most: int) -> list[Table]:
        source = f"tables WHERE status = 'running' AND {MINE} ORDER BY changed DESC, id LIMIT ?"
        return [read_table(row) for row in await self._rows(select(TABLE, source), *bounds(shards), most)]

    async def homes(self, shards: Shards, after: str, most: int) -> list[tuple[str, int, int]]:
        source = f"tables WHERE status IN ('lobby', 'running') AND id > ? AND {MINE} ORDER BY id LIMIT ?"
        rows = await self._rows(select(("id", "guild", "channel"), source), after, *bounds(shards), most)
        return [(table_id, guild, channel) for table_id, guild, channel in rows]

    async def shows(self) -> list[Table]:
        source = "tables WHERE status = 'running' AND (stirring OR paused <> 'null') ORDER BY id"
        found = [read_table(row) for row in await self._rows(select(TABLE, source))]
        return [table for table in found if table.is_show]

    async def counts(self) -> dict[str, int]:
        rows = await self._rows("SELECT status, count(*) FROM tables GROUP BY status ORDER BY status")
        return {status: int(count) for status, count in rows}

    async def inhabited(self) -> list[int]:
        sql = "SELECT DISTINCT guild FROM tables WHERE status IN ('lobby', 'running') ORDER BY guild"
        return [guild for (guild,) in await self._rows(sql)]

    async def outdated(self, versions: Mapping[str, int]) -> list[Table]:
        found = [
            read_table(row)
            for game, version in versions.items()
            for side in ("<", ">")  # two ends of an index; all but one would be all of it
            for row in await self._rows(
                select(TABLE, f"tables WHERE game = ? AND version {side} ? AND status <> 'lobby'"), game, version
            )
        ]
        return sorted(found, key=lambda table: (-table.changed, table.id))


class ClustersWriter(ClustersReader):
    async def save_lease(self, lease: Lease) -> None:
        await self._rows(replacing("leases", LEASE, "shard"), lease.shard, lease.shards, lease.holder, lease.until)

    async def drop_leases(self, holder: str) -> None:
        await self._rows("DELETE FROM leases WHERE holder = ?", holder)
