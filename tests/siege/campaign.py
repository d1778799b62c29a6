"""The whole siege: tables of every game, people who play at random, hazards; then calm, and the reckoning."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from random import Random

from rules.registry import games
from tests.loopback.interactions import LATER
from tests.loopback.person import PATIENCE
from tests.siege.camp import Camp
from tests.siege.hazards import Hazards
from tests.siege.leaks import leaks
from tests.siege.player import Player
from tests.siege.report import Report
from tests.siege.stuck import stuck_after
from tests.siege.twice import Watch

Tell = Callable[[str], None]


class Campaign:
    def __init__(self, camp: Camp, rng: Random, tell: Tell) -> None:
        self._camp, self._rng, self._tell = camp, rng, tell
        self.hazards = Hazards(camp, rng)
        self.watch = Watch(camp)

    async def run(self, seconds: float, patience: float) -> Report:
        """`patience`: seconds after which what does not go on is stuck."""
        began = time.monotonic()
        await self._open_tables()
        works = [self.watch.go_on(), self._progress(began), *(self._live(player) for player in self._camp.players)]
        tasks = [asyncio.create_task(work) for work in (*works, self.hazards.go_on())]
        done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            task.result()
        return await self.reckon(began, patience)

    async def _open_tables(self) -> None:
        """Each game twice: in a channel and in a thread, with people and computers; one table has a clock."""
        for number, game in enumerate(games().values()):
            for place in (0, 1):
                hall = self._camp.halls[(number + 2 * place) % len(self._camp.halls)]
                people = self._rng.sample(self._camp.members(hall), 2)
                computers = self._rng.randint(0, game.max_seats - 2) if place else 0
                await self._camp.open_table(hall, game.id, people, computers, thread=bool(place), hours=number == 1)
                self._tell(f"a table of {game.id} in {hall.name}")
        await self._camp.open_table(self._camp.doomed, "barony", self._camp.players[:1], 1)

    # People

    async def _live(self, player: Player) -> None:
        while True:
            await asyncio.sleep(player.rng.uniform(0.05, 0.5))
            if not self._camp.loopback.gateway.heard:
                continue  # the bot is seen to be away
            calls, chance = player.calls(), player.rng.random()
            if calls and chance < 0.5:
                await player.take_turn(*player.rng.choice(calls))
            elif calls and chance < 0.8:
                await self._type(player, player.rng.choice(calls)[0])
            elif calls or chance < 0.3:
                await self._beside(player)

    async def _type(self, player: Player, table_id: str) -> None:
        table = self._camp.truth.table(table_id)
        channel = self._camp.channel_of(table)
        if channel is not None and not channel.archived:
            await player.type_command(table, channel)

    async def _beside(self, player: Player) -> None:
        """An undo, or a look at something."""
        mine = [table for table in self._camp.truth.tables() if table.seats_of(player.user.id)]
        table = player.rng.choice(mine) if mine else None
        channel = self._camp.channel_of(table) if table else None
        if table is None or channel is None or channel.archived:
            return
        if player.rng.random() < 0.15:
            await player.undo(table, channel)
        else:
            await player.idle(table, channel)

    async def _progress(self, began: float) -> None:
        while True:
            await asyncio.sleep(10)
            ledger, keep = self._camp.ledger, self._camp.keep
            told = sum(intent.told for intent in ledger.intents)
            self._tell(
                f"{time.monotonic() - began:5.0f} s: {keep.kills} kills, {told} moves acknowledged, "
                f"{len(ledger.lost)} lost, {len(ledger.doubled)} doubled, {self._camp.loopback.checked} requests, "
                f"{len(self._camp.loopback.invalid)} invalid, {keep.measure() // 1024} MiB"
            )

    # The end

    async def reckon(self, began: float, patience: float) -> Report:
        """Calm; what does not go on by itself now is stuck. Then everything is compared."""
        await self.hazards.calm()
        stuck = await stuck_after(self._camp, patience)
        camp, ledger = self._camp, self._camp.ledger
        camp.keep.measure()
        ledger.reckon()
        asked = camp.loopback.interactions.all
        now = camp.world.clock()
        waiting = [it for it in asked if not (it.answered or it.abandoned or it.spoilt) and now - it.began > PATIENCE]
        return Report(
            seconds=time.monotonic() - began,
            killed=camp.keep.kills,
            hazards=self.hazards.met,
            faults=camp.loopback.faults.met,
            asked=len(asked),
            acknowledged=sum(intent.told for intent in ledger.intents),
            moves=sum(len(camp.truth.rows(table.id)) for table in camp.truth.tables()),
            lost=ledger.lost,
            doubled=ledger.doubled,
            told_twice=self.watch.told_twice(),
            stuck=stuck,
            leaked=leaks(camp),
            checked=camp.loopback.checked,
            invalid=camp.loopback.invalid,
            slowest=max((it.first_answer for it in asked if it.first_answer is not None), default=0.0),
            thinking=sum(it.thinking or (it.kind == LATER and not it.quiet) for it in waiting),
            silent=sum(it.kind is None for it in waiting),
            memory=camp.keep.high_water,
        )
