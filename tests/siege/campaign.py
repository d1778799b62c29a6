"""The whole siege: tables of every game, people who play at random, hazards; then calm."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from random import Random

from tests.siege.camp import Camp
from tests.siege.hazards import Hazards
from tests.siege.player import Player
from tests.siege.reading import usable, verb
from tests.siege.reckoning import reckoning
from tests.siege.report import Report
from tests.siege.scenarios import ALL
from tests.siege.twice import Watch

_TABLES = 12  # at most, with those that people open themselves
_LOBBY = ("join", "start", "computer", "leave")
Tell = Callable[[str], None]


class Campaign:
    def __init__(self, camp: Camp, rng: Random, tell: Tell, games: Sequence[str]) -> None:
        self._camp, self._rng, self._tell, self._games = camp, rng, tell, games
        self.hazards = Hazards(camp, rng)
        self.watch = Watch(camp)

    async def run(self, seconds: float, patience: float) -> Report:
        """`patience`: seconds after which what does not go on is stuck."""
        began = time.monotonic()
        await self._open_tables()
        for scenario in ALL:
            self._tell(f"{time.monotonic() - began:5.0f} s: {scenario.__name__.replace('_', ' ')}")
            await scenario(self._camp)
        dangers = [self.hazards.kill_again_and_again(), self.hazards.annoy(), self._camp.keep.tend()]
        people = [self._live(player) for player in self._camp.players]
        tasks = [asyncio.create_task(w) for w in (*dangers, *people, self.watch.go_on(), self._progress(began))]
        done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            task.result()
        await self.hazards.calm()
        return await reckoning(self._camp, self.watch, self.hazards.met, patience=patience, began=began)

    async def _open_tables(self) -> None:
        """One of each game: among people in a channel, or with a computer in a thread; the first has a clock. One
        more stands where nothing can stay."""
        for number, game in enumerate(self._games):
            hall, odd = self._camp.halls[number % len(self._camp.halls)], number % 2
            people = self._rng.sample(self._camp.members(hall), 2)
            await self._camp.open_table(hall, game, people, odd, thread=bool(odd), hours=int(number == 0))
            self._tell(f"a table of {game} in {hall.name}")
        await self._camp.open_table(self._camp.doomed, self._games[0], self._camp.players[:1], 1)

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
            elif calls or chance < 0.4:
                await self._beside(player)

    async def _type(self, player: Player, table_id: str) -> None:
        table = self._camp.truth.table(table_id)
        channel = self._camp.channel_of(table)
        if channel is not None and not channel.archived:
            await player.type_command(table, channel)

    async def _beside(self, player: Player) -> None:
        """A turn that nobody called to, an undo, or a look at something."""
        mine = [table for table in self._camp.truth.tables() if table.seats_of(player.user.id)]
        table = player.rng.choice(mine) if mine else None
        channel = self._camp.channel_of(table) if table else None
        if table is None or channel is None or channel.archived:
            return
        chance = player.rng.random()
        if chance > 0.75 and table.status == "running":
            await player.ask_for_turn(table, channel)
        elif chance < 0.1:
            await player.undo(table, channel)
        elif chance < 0.2 and len(self._camp.truth.tables()) < _TABLES:
            await player.open_table(self._rng.choice(self._camp.halls), self._rng.choice(self._games))
        elif chance < 0.5:
            await self._press_in_a_lobby()
        else:
            await player.idle(table, channel)

    async def _press_in_a_lobby(self) -> None:
        """Two people press at once, maybe the same button."""
        lobbies = [m for m in self._camp.world.messages if any(verb(part) == "join" for part in usable(m))]
        if not lobbies:
            return
        message = self._rng.choice(lobbies)
        two = self._rng.sample(self._camp.members(message.channel), 2)
        parts = [part for part in usable(message) if verb(part) in _LOBBY]
        await asyncio.gather(*(one.app.click(message, self._rng.choice(parts)["custom_id"], quiet=True) for one in two))

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
