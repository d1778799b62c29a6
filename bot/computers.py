"""Computer players: they move by themselves, politely paced, and think beside the event loop."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

from rules.core import IllegalMove, engine
from rules.host import Conflict, Position, decision_token

if TYPE_CHECKING:
    from bot.client import Castellan


class Computers:
    def __init__(self, bot: Castellan, pace: float) -> None:
        self._bot = bot
        self._pace = pace

    def consider(self, position: Position) -> None:
        """Plan the next move of a computer, if the table waits for one."""
        key = f"computer:{position.table.id}"
        if position.table.status == "running" and _turn_of(position) is not None:
            self._bot.scheduler.later(key, self._pace, lambda: self.move(position.table.id))
        else:
            self._bot.scheduler.drop(key)

    async def wake(self) -> None:
        """After a start: tables that wait for a computer."""
        for table in await self._bot.host.tables(status=("running",)):
            if any(table.seats[seat].is_computer for seat in table.awaited):
                self._bot.scheduler.later(f"computer:{table.id}", self._pace, self._mover(table.id))

    def _mover(self, table_id: str):
        return lambda: self.move(table_id)

    async def move(self, table_id: str) -> None:
        """One move; of a turn of many steps all, up to the one that the channel is told: nobody sees the others."""
        while await self._step(table_id):
            pass

    async def _step(self, table_id: str) -> bool:
        """Whether the same turn goes on unseen."""
        position = await self._bot.host.look(table_id)
        seat = _turn_of(position)
        if seat is None or position.table.status != "running":
            return False
        table = position.table
        rng = Random(f"{table.seed}/{table.branch}/{table.length}/{seat}")
        action = await asyncio.to_thread(engine.computer_move, position.game, position.state, seat, rng)
        token = decision_token(table, engine.pending(position.state)[seat])
        try:
            moved = await self._bot.host.play(table_id, seat, action, decision=token)
        except (Conflict, IllegalMove):
            self.consider(await self._bot.host.look(table_id))  # somebody undid or replaced it meanwhile
            return False
        self._bot.after_move(moved.position, told=moved.told)
        return not moved.told and _turn_of(moved.position) == seat


def _turn_of(position: Position) -> int | None:
    awaited = engine.awaited(position.state)
    return next((seat for seat in awaited if position.table.seats[seat].is_computer), None)
