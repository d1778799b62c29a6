"""A table moves to another channel: its own may be gone, closed, or the wrong one."""

from __future__ import annotations

from rules.host.desk import Desk
from rules.host.model import HostError, Table
from rules.host.outbox import post_elsewhere


class Moving(Desk):
    async def move(self, table_id: str, channel: int) -> Table:
        """All that was still to be told is told there, and who reads along where it was hears where it is. Who may ask
        for it is for the caller to know."""
        async with self._changing(table_id) as table:
            if table.channel == channel:
                raise HostError("host-already-there", table=table.name)
            if table.status == "ended":
                raise HostError("host-not-running", table=table.name)
            after = self._changed(table, channel=channel)
            async with self._committing(table, after) as writer:
                await post_elsewhere(writer, after)
                if not table.gathering.private:
                    await writer.add_bulletin(table.guild, table.channel, {"moved": table.id})
            return after
