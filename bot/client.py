"""The bot itself: it holds the rooms together and owns nothing of the games."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pkgutil import iter_modules
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands, tasks

import cogs
from bot.clock import Scheduler
from bot.computers import Computers
from bot.deadlines import Deadlines
from bot.painter import Painter
from bot.prompts import flow
from bot.prompts.components import Button, Menu, Router
from bot.publish import Publisher
from bot.settings import Settings
from bot.talk import explain, guarded
from bot.translate import Translator
from rules.core import Game
from rules.host import Host, Position
from rules.registry import games

_log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree["Castellan"]):
    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await explain(interaction, cause)


class Castellan(commands.Bot):
    def __init__(self, host: Host, settings: Settings, *, game_table: Mapping[str, Game[Any]] | None = None) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
        )
        self.host = host
        self.settings = settings
        self.games = game_table if game_table is not None else games()
        self.scheduler = Scheduler()
        self.painter = Painter()
        self.publisher = Publisher(self)
        self.computers = Computers(self, settings.castellan_pace)
        self.deadlines = Deadlines(self)
        self.guard = guarded
        self.router = Router(guarded)
        flow.register(self.router)

    async def setup_hook(self) -> None:
        await self.install()
        await self.wake()
        self._clock.start()

    async def install(self) -> None:
        """All that can be asked of the bot."""
        self.add_dynamic_items(Button, Menu)
        for module in iter_modules(cogs.__path__):
            await self.load_extension(f"cogs.{module.name}")
        await self.tree.set_translator(Translator())
        await self.tree.sync()

    async def wake(self) -> None:
        """After a start: what goes on by itself."""
        await self.computers.wake()
        await self.deadlines.wake()

    async def on_ready(self) -> None:
        _log.info("ready as %s in %s servers", self.user, len(self.guilds))
        await self.publisher.drain_all()

    def after_move(self, position: Position, *, told: bool = True) -> None:
        """Once a change is committed: tell the channel, let a computer think if it is its turn, and set the clock."""
        if told:
            self.publisher.prepare(position)
        self.publisher.kick(position.table.id)
        self.computers.consider(position)
        self.deadlines.consider(position.table)

    @tasks.loop(seconds=1)
    async def _clock(self) -> None:
        await self.scheduler.tick()

    async def close(self) -> None:
        """The one way out, whatever the reason: finish speaking, then shut the door and the store."""
        if self.is_closed():
            return
        self._clock.cancel()
        await self.publisher.finish()
        await super().close()
        await self.host.close()
