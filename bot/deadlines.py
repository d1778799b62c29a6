"""The clock of the tables: it looks when somebody's time is to be told or is up, and then speaks what was committed."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from rules.host import Conflict, HostError, Table, due

if TYPE_CHECKING:
    from bot.client import Castellan

_LOOK_AGAIN = 3600.0  # seconds: a machine may have slept, and then its clock is ahead of our ticks
_log = logging.getLogger(__name__)


class Deadlines:
    def __init__(self, bot: Castellan) -> None:
        self._bot = bot

    def consider(self, table: Table) -> None:
        """Plan the next look at a table, if anybody's time runs there."""
        key, moment = f"deadline:{table.id}", due(table)
        if moment is None:
            self._bot.scheduler.drop(key)
            return
        seconds = min(_LOOK_AGAIN, max(0.0, moment - self._bot.host.now))
        self._bot.scheduler.later(key, seconds, lambda: self.look(table.id))

    async def wake(self) -> None:
        """After a start."""
        for table in await self._bot.host.tables(status=("running",)):
            self.consider(table)

    async def look(self, table_id: str) -> None:
        try:
            position = await self._bot.host.enforce(table_id)
        except Conflict:
            self.consider(await self._bot.host.table(table_id))  # somebody was faster
        except HostError as error:
            _log.warning("the clock of table %s stands still: %s", table_id, error)
        else:
            self._bot.after_move(position)
