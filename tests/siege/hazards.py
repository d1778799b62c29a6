"""What a siege does to the bot: kills, locks, faults, bans, lost threads. Each one passes; `calm` ends them all."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from random import Random

import discord

from tests.loopback.channels import MESSAGES
from tests.loopback.faults import Fault, broken, cut, limited, slow
from tests.loopback.shapes import channel_shape
from tests.loopback.world import THREAD, Channel
from tests.siege.camp import Camp, until
from tests.siege.reading import live_message

_TAKEN = ("send_messages", "attach_files", "read_message_history", "view_channel", "send_messages_in_threads")
_AGE = 2 * 3600.0
_EDGE = 10.0  # seconds to wait for the bot to come to the edge
Hazard = Callable[[], Awaitable[None]]


class Hazards:
    """Two kinds go on side by side, for together they are worst: what befalls the process, and the rest."""

    def __init__(self, camp: Camp, rng: Random) -> None:
        self._camp, self._rng = camp, rng
        self.met: Counter[str] = Counter()
        self._file = asyncio.Lock()  # held while a hazard writes to the database
        self._deadly: dict[Hazard, int] = {self.kill: 4, self.kill_at_the_post: 4, self.stop: 1, self.age: 1}
        self._annoying: dict[Hazard, int] = {
            self.lock: 2,
            self.weather: 4,
            self.outage: 2,
            self.ban: 4,
            self.archive: 2,
            self.erase: 2,
            self.hang_up: 2,
            self.ruin: 1,
        }

    async def kill_again_and_again(self) -> None:
        await self._go_on(self._deadly, things=40, seconds=90)

    async def annoy(self) -> None:
        await self._go_on(self._annoying, things=15, seconds=20)

    async def _go_on(self, hazards: dict[Hazard, int], *, things: int, seconds: float) -> None:
        """One after another, until cancelled. Between two, people get some things done, up to `things`; on a busy
        machine that takes longer, but not for ever."""
        while True:
            await self._lull(self._rng.randint(1, things), seconds)
            (hazard,) = self._rng.choices(list(hazards), list(hazards.values()))
            self.met[hazard.__name__.replace("_", " ")] += 1
            await hazard()

    async def _lull(self, things: int, seconds: float) -> None:
        enough = self._answered() + things
        with suppress(TimeoutError):
            await until(lambda: self._answered() >= enough, seconds)

    def _answered(self) -> int:
        return sum(it.answered for it in self._camp.loopback.interactions.all)

    async def calm(self) -> None:
        """Everything is as it should be again, and the bot is there. Threads may sleep: a bot can wake them."""
        self._camp.loopback.faults.clear()
        for channel in self._camp.world.channels:
            channel.denied.clear()
        if not self._camp.keep.alive:
            await self._camp.keep.start()

    # What befalls the process

    async def kill(self) -> None:
        await self._camp.keep.kill()
        await asyncio.sleep(self._rng.uniform(0, 2))
        await self._camp.keep.start()

    async def kill_at_the_post(self) -> None:
        """Discord has taken a message, and the bot dies before it knows."""
        faults = self._camp.loopback.faults
        faults.add("POST", MESSAGES, cut(applied=self._rng.random() < 0.7, delay=5))
        try:
            await asyncio.wait_for(faults.reached.wait(), _EDGE)
        except TimeoutError:
            return
        await self.kill()

    async def stop(self) -> None:
        """SIGTERM, and another start."""
        await self._camp.keep.stop()
        await self._camp.keep.start()

    # The disk

    async def lock(self) -> None:
        """Somebody else writes to the file, and takes their time."""
        async with self._file:
            with closing(sqlite3.connect(self._camp.keep.database, timeout=10, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                await asyncio.sleep(self._rng.choice([1, 4, 12]))
                other.execute("ROLLBACK")

    async def age(self) -> None:
        """The house was closed for some hours, as far as people's time is concerned."""
        await self._camp.keep.kill()
        async with self._file:
            self._let_hours_pass()
        await self._camp.keep.start()

    def _let_hours_pass(self) -> None:
        with closing(sqlite3.connect(self._camp.keep.database, timeout=10)) as other, other:
            for table, asked in other.execute("SELECT id, asked FROM tables WHERE deadline > 0").fetchall():
                older = {s: {**a, "since": a["since"] - _AGE} for s, a in json.loads(asked).items()}
                other.execute("UPDATE tables SET asked = ? WHERE id = ?", (json.dumps(older), table))

    # The line

    async def weather(self) -> None:
        """Some requests meet something, for a while."""
        self._camp.loopback.faults.luck = self._bad_luck
        await asyncio.sleep(self._rng.uniform(2, 8))
        self._camp.loopback.faults.luck = None

    def _bad_luck(self, _method: str, _route: str) -> Fault | None:
        if self._rng.random() > 0.15:
            return None
        applied = self._rng.random() < 0.5
        kinds = [slow(self._rng.uniform(0, 2)), broken(500, applied=applied), broken(503, applied=applied)]
        return self._rng.choice([*kinds, cut(applied=applied), limited(self._rng.uniform(0.1, 2))])

    async def outage(self) -> None:
        fault = self._rng.choice([broken(502), broken(503), cut()])
        self._camp.loopback.faults.luck = lambda _method, _route: fault
        await asyncio.sleep(self._rng.uniform(2, 6))
        self._camp.loopback.faults.luck = None

    async def hang_up(self) -> None:
        await self._camp.loopback.gateway.hang_up()

    # The server's admins

    async def ban(self) -> None:
        """A permission is taken away in a channel, and given back."""
        channel = self._rng.choice([c for c in self._camp.world.channels if c.type != THREAD])
        taken = discord.Permissions(**{self._rng.choice(_TAKEN): True})
        self._set_denied(channel, taken)
        await asyncio.sleep(self._rng.uniform(2, 8))
        self._set_denied(channel, discord.Permissions.none())

    def _set_denied(self, channel: Channel, taken: discord.Permissions) -> None:
        channel.denied[self._camp.world.me.id] = taken
        self._camp.loopback.gateway.dispatch("CHANNEL_UPDATE", channel_shape(channel))

    async def archive(self) -> None:
        """A thread falls asleep; later somebody reopens it, if the bot has not."""
        threads = [channel for channel in self._camp.world.channels if channel.type == THREAD]
        if not threads:
            return
        thread = self._rng.choice(threads)
        thread.archived = True
        self._camp.loopback.gateway.dispatch("THREAD_UPDATE", channel_shape(thread))
        await asyncio.sleep(self._rng.uniform(2, 8))
        thread.archived = False
        self._camp.loopback.gateway.dispatch("THREAD_UPDATE", channel_shape(thread))

    async def erase(self) -> None:
        """Somebody deletes the message of a table's turn. The bot is not told, and finds out when it needs it."""
        table = self._rng.choice(self._camp.truth.tables())
        channel = self._camp.channel_of(table)
        message = live_message(channel, table.id) if channel else None
        if message is not None:
            posts = [post.id for post in self._camp.truth.posts() if post.table == table.id]
            self._camp.erased[table.id] = max(posts)
            del message.channel.messages[message.id]

    async def ruin(self) -> None:
        """The doomed channel is deleted, with all that was said in it."""
        doomed = self._camp.doomed
        if doomed.guild.channels.pop(doomed.id, None) is not None:
            self._camp.loopback.gateway.dispatch("CHANNEL_DELETE", channel_shape(doomed))
