"""Who runs which tables, where several processes share a house. A shard is leased for some seconds, and again and again
while its process lives. Who dies is followed by whoever waits for the same shards; who leaves gives them back at
once."""

from __future__ import annotations

import logging

from rules.host.desk import Desk
from rules.host.model import Conflict, HostError
from rules.host.shards import Shards
from rules.host.store import Lease, Reader, Store

LEASE = 20.0  # seconds by which the tables of a process that has died answer again
ENTRY = 4.0  # of them are for whoever follows: to see that the shards are free, and to say hello to Discord
LIFE = LEASE - ENTRY  # that shards stay somebody's without a heartbeat
BEAT = 3.0  # between two of them
_log = logging.getLogger(__name__)


class Leases(Desk):
    async def take_shards(self, shards: Shards, holder: str) -> Lease | None:
        """Take them, or keep them for another while; then this process runs their tables. The lease of another that is
        in the way, if there is one: nothing is taken then."""
        now = await self._store.time()
        try:
            async with self._store.writing() as writer:
                other = await _in_the_way(writer, shards, holder, now)
                if other is not None:
                    return other
                for shard in shards.ids:
                    await writer.save_lease(Lease(shard, shards.count, holder, now + LIFE))
        except Conflict:  # two come for the same at once
            return Lease(shards.first, shards.count, "", now + BEAT)
        self.realm, self.holder = shards, holder
        return None

    async def leave_shards(self) -> None:
        """Others may have them from now on."""
        holder, self.holder = self.holder, ""
        if not holder:
            return
        try:
            async with self._store.writing() as writer:
                await writer.drop_leases(holder)
        except HostError as error:
            _log.warning("the leases could not be given back, and will run out: %s", error)
        else:
            _log.info("shards %s are given back", self.realm)


async def is_led(store: Store) -> bool:
    """Whether some process runs tables there just now."""
    now = await store.time()
    async with store.reading() as reader:
        return any(lease.until > now for lease in await reader.leases())


async def _in_the_way(reader: Reader, shards: Shards, holder: str, now: float) -> Lease | None:
    """Who has one of them, or deals servers out in another way."""
    living = [lease for lease in await reader.leases() if lease.until > now and lease.holder != holder]
    return next((lease for lease in living if lease.shards != shards.count or lease.shard in shards.ids), None)
