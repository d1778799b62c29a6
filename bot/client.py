"""The bot itself: it holds the rooms together and owns nothing of the games."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from pkgutil import iter_modules
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands, tasks

import cogs
from bot.backups import Backups
from bot.callers import Callers
from bot.calling import Caller
from bot.clock import Scheduler
from bot.computers import Computers
from bot.deadlines import AHEAD, DeadlineWatch
from bot.engine import Players
from bot.film.reels import Reels
from bot.film.studio import Studio
from bot.fingerprint import fingerprint
from bot.greeter import Greeter
from bot.herald import Herald
from bot.housekeeping import Housekeeping
from bot.keeper import Keeper
from bot.metrics.alarm import OutboxAlarm
from bot.metrics.answers import FirstAnswers
from bot.metrics.commits import note_commit
from bot.metrics.meters import GATEWAY_LATENCY
from bot.noticeboard import Noticeboards
from bot.open_panels import OpenPanels
from bot.painter import Painter
from bot.places import Places
from bot.prompts import flow
from bot.prompts.components import Button, Menu, Picker
from bot.prompts.faces import followed
from bot.prompts.router import Router
from bot.publish import Publisher
from bot.publish.trouble import tell_troubles
from bot.quota import Allowance
from bot.settings import Settings
from bot.talk import begin, explain, guarded, note_change
from bot.thinking import Thinkers
from bot.translate import Translator
from bot.watchdog import Watchdog
from rules.core import Game
from rules.host import Host
from rules.host.standins import PATIENCE
from rules.registry import games

_log = logging.getLogger(__name__)


_LEAVE = 5.0  # seconds for those who are being answered when the house closes
_LONGEST_WAIT = 30.0  # seconds: a rate limit beyond that is planned for, not slept through


class Tree(app_commands.CommandTree["Castellan"]):
    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        begin()
        self.client.callers.enter()
        self.client.first_answers.asked(interaction)
        return True

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await explain(interaction, cause)


class Castellan(commands.Bot):
    def __init__(
        self,
        host: Host,
        settings: Settings,
        *,
        game_table: Mapping[str, Game[Any]] | None = None,
        monotonic: Callable[[], float] = time.monotonic,
        **sharding: Any,
    ) -> None:
        self.first_answers = FirstAnswers()
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
            max_ratelimit_timeout=_LONGEST_WAIT,
            http_trace=self.first_answers.trace(),
            **sharding,
        )
        self.host = host
        self.settings = settings
        self.games = game_table if game_table is not None else games()
        self.scheduler = Scheduler(monotonic)
        self.painter = Painter()
        self.places = Places()
        self.allowance = Allowance(settings.castellan_costly_per_minute, lambda: host.now)
        self.publisher = Publisher(
            self, host, self.scheduler, self.painter, self.games, engines=tuple(settings.engines)
        )
        self.thinkers = Thinkers(settings.castellan_thinkers, PATIENCE) if settings.castellan_thinkers else None
        self.studio = Studio(Reels(settings.films), settings.shelf)
        self.engines = Players(settings.engines)
        self.computers = Computers(
            host, self.scheduler, settings.castellan_pace, settings.castellan_show_pace, self.thinkers, self.engines
        )
        self.deadlines = DeadlineWatch(host, self.scheduler)
        self.caller = Caller(self, host, self.scheduler, self.places)
        self.housekeeping = Housekeeping(host, self.scheduler)
        self.herald = Herald(self, host, self.scheduler)
        self.keeper = Keeper(self, host, self.scheduler, self.publisher.troubles)
        self.greeter = Greeter(host, self.scheduler, self.painter, self.games)
        self.watchdog = Watchdog(host, self.scheduler, self.publisher, self.computers, self.deadlines)
        self.outbox_alarm = OutboxAlarm(host, self.scheduler, self.publisher)
        self.backups = Backups(
            host,
            self.scheduler,
            settings.castellan_backups,
            settings.castellan_backup_hours,
            settings.castellan_backups_kept,
        )
        self.panels = OpenPanels(host, self.scheduler, monotonic, followed)
        self.noticeboards = Noticeboards(self, host, self.scheduler, self.places, self.games)
        for listener in (note_change, note_commit, self.panels.hear, self.studio.hear):
            host.listen(listener)
        for runner in (self.publisher, self.computers, self.deadlines, self.noticeboards, self.keeper):
            host.listen(runner.hear, runs=True)
        self.callers = Callers()
        self.router = Router(self.guard)
        flow.register(self.router)

    async def guard(self, interaction: discord.Interaction[Any], work: Awaitable[None]) -> None:
        """Answer a click or a box: errors are explained, and word of a table in trouble is given beside."""
        self.callers.enter()
        self.first_answers.asked(interaction)
        await guarded(interaction, work)
        await tell_troubles(interaction, self.publisher.troubles)

    async def on_app_command_completion(self, interaction: discord.Interaction[Any], _command: object) -> None:
        await tell_troubles(interaction, self.publisher.troubles)

    async def setup_hook(self) -> None:
        await self.install()
        await self.wake()
        self._clock.start()

    async def install(self) -> None:
        """All that can be asked of the bot."""
        self.add_dynamic_items(Button, Menu, Picker)
        for module in iter_modules(cogs.__path__):
            await self.load_extension(f"cogs.{module.name}")
        await self.tree.set_translator(Translator())
        await self._register()

    async def _register(self) -> None:
        """Discord is told of the commands only when they have changed, and by one process. The local table's Discord
        may be a new one at any time."""
        if self.settings.token is None:
            await self.tree.sync()
        elif self.host.realm.has_direct and await fingerprint(self.tree) != await self.host.commands():
            await self.tree.sync()
            await self.host.note_commands(await fingerprint(self.tree))

    async def wake(self) -> None:
        """After a start: tables that older rules have left, what goes on by itself, and the watch over it."""
        await self.host.carry_over_tables()
        for table in await self.host.astir(AHEAD):
            self.computers.consider(table)
            self.deadlines.consider(table)
        self.watchdog.begin()
        self.outbox_alarm.begin()
        self.backups.begin()

    async def on_ready(self) -> None:
        _log.info("ready as %s in %s servers", self.user, len(self.guilds))
        self.publisher.begin()
        self.caller.begin()
        self.housekeeping.begin()
        self.noticeboards.begin()
        self.herald.begin()
        self.keeper.begin()
        await self.host.note_servers([guild.id for guild in self.guilds])
        for guild in self.guilds:
            self.greeter.consider(guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.host.note_return(guild.id)
        self.greeter.consider(guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Its tables wait for a while, in case the bot comes back."""
        await self.host.note_departure(guild.id)

    async def on_raw_thread_update(self, change: discord.RawThreadUpdateEvent) -> None:
        """The thread of a table that has been put away is taken out again."""
        if change.data.get("thread_metadata", {}).get("archived"):
            self.keeper.consider(change.thread_id)

    async def on_raw_thread_delete(self, change: discord.RawThreadDeleteEvent) -> None:
        self.keeper.consider(change.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self.keeper.consider(channel.id)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        await self.router.hear(interaction)

    @tasks.loop(seconds=1)
    async def _clock(self) -> None:
        self.scheduler.tick()
        GATEWAY_LATENCY.set(self.latency)

    async def close(self) -> None:
        """The one way out, whatever the reason: finish answering and speaking, then shut the door and the store."""
        if self.is_closed():
            return
        self._clock.cancel()
        await self.callers.finish(_LEAVE)
        await self.scheduler.close()
        if self.thinkers is not None:
            await self.thinkers.close()
        await self.studio.close()
        await self.engines.close()
        await super().close()
        await self.host.close()
