"""A bot in a simulated Discord for the measurements that need one: people, a channel, tables that are under way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import simcord

from bot.client import Castellan
from bot.settings import Settings
from rules.core import Action, engine
from rules.host import Host, OpenTable

_PATIENCE = 120.0


class Court:
    """`host` is a door of its own to the bot's store: the bot does not hear of what is done by it."""

    def __init__(self, env: Any, bot: Castellan, host: Host, people: int) -> None:
        self.env, self.bot, self.host = env, bot, host
        self.guild = env.create_guild("bench")
        self.people = [self.guild.add_member(env.create_user(f"player{n}")) for n in range(people)]

    def channel(self, name: str) -> Any:
        return self.guild.create_text_channel(name)

    def person(self, position: OpenTable, seat: int) -> Any:
        return next(person for person in self.people if person.id == position.table.seats[seat].player)

    async def table(self, game: str, channel: Any, players: list[Any]) -> OpenTable:
        """A running table of these people, with nothing left unsaid."""
        first, *others = players
        table = await self.host.create(
            game=game, guild=self.guild.id, channel=channel.id, language="en", player=first.id, player_name=first.name
        )
        for player in others:
            await self.host.join(table.id, player.id, player.name)
        position = await self.host.start(table.id, first.id)
        await self.publish(table.id)
        return position

    async def publish(self, table_id: str) -> None:
        """Whatever is left unsaid of a table is said."""
        while await self.host.posts(table_id):
            self.bot.publisher.unsaid(table_id)
            await asyncio.sleep(0.005)

    async def play_on(self, table_id: str, actions: int, rng: Random, *, barred: tuple[str, ...] = ()) -> OpenTable:
        """Random moves without posting, as long as the game lasts, avoiding some kinds of action."""
        position = await self.host.look(table_id)
        for _ in range(actions):
            if position.state.outcome is not None:
                break
            seat, action = pick(position, rng, barred)
            position = (await self.host.play(table_id, seat, action)).position
        return position


def pick(position: OpenTable, rng: Random, barred: tuple[str, ...] = ()) -> tuple[int, Action]:
    """A random move, of a barred kind only when there seems to be no other."""
    seat = engine.awaited(position.state)[0]
    action = engine.sample(position.state, seat, rng)
    for _ in range(200):
        if type(action).__name__.lower() not in barred:
            break
        action = engine.sample(position.state, seat, rng)
    return seat, action


@asynccontextmanager
async def court(people: int = 4) -> AsyncGenerator[Court]:
    with TemporaryDirectory() as folder:
        store = Path(folder) / "bench.sqlite3"
        host, own = await Host.open(store), await Host.open(store)
        bot = Castellan(own, Settings(castellan_home="here", castellan_pace=3600, castellan_costly_per_minute=0))
        try:
            async with simcord.run(bot, settle_timeout=_PATIENCE) as env:
                yield Court(env, bot, host, people)
        finally:
            await own.close()
            await host.close()
