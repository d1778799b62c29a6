"""The clock of the tables: it looks when somebody's time is to be told or is up."""

from __future__ import annotations

from bot.clock import Scheduler
from rules.host import Committed, Conflict, Host, Table, due

_A_MOMENT = 1.0
AHEAD = 3600.0  # seconds: a machine may have slept, and then the time of day is ahead of our own


class DeadlineWatch:
    def __init__(self, host: Host, scheduler: Scheduler) -> None:
        self._host, self._scheduler = host, scheduler

    def hear(self, change: Committed) -> None:
        self.consider(change.after)

    def consider(self, table: Table) -> None:
        """Plan the next look at a table, if anybody's time runs there."""
        moment = due(table)
        if moment is None:
            self._scheduler.drop(_key(table.id))
            return
        seconds = min(AHEAD, max(0.0, moment - self._host.now))
        self._scheduler.later(_key(table.id), seconds, lambda: self.look(table.id))

    def overlooked(self, table: Table) -> bool:
        """Whether somebody's time runs of which nobody has thought; then it is thought of now."""
        if due(table) is None or self._scheduler.busy(_key(table.id)):
            return False
        self.consider(table)
        return True

    async def look(self, table_id: str) -> None:
        """Do what is due, and plan the next look even if nothing was."""
        try:
            self.consider((await self._host.enforce(table_id)).table)
        except Conflict:  # somebody was faster
            self._scheduler.later(_key(table_id), _A_MOMENT, lambda: self.look(table_id))


def _key(table_id: str) -> str:
    return f"deadline:{table_id}"
