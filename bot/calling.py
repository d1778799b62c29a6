"""Calls apart from the posts: direct messages for those who want them, own reminders, what waited for quiet hours to
end, and the daily digest. Looked for once in a while; nothing is said twice, for Discord knows each by its nonce."""

from __future__ import annotations

import logging

import discord

from bot.clock import Scheduler
from bot.desk import digest_text
from bot.escape import escaped
from bot.languages import best_language
from bot.prompts.components import button, view_of
from bot.talk import chat_names
from bot.timing import link_to, moment
from bot.words import Speaker
from rules.host import Host, Summons
from rules.host.manners import is_written_to
from rules.host.waiting import end_of

_KEY = "calls:all"
_EVERY = 30.0  # seconds
_log = logging.getLogger(__name__)


class Caller:
    def __init__(self, client: discord.Client, host: Host, scheduler: Scheduler) -> None:
        self._client, self._host, self._scheduler = client, host, scheduler

    def begin(self) -> None:
        self._scheduler.later(_KEY, _EVERY, self._round)

    async def _round(self) -> None:
        try:
            await self.look()
        finally:
            self.begin()

    async def look(self) -> None:
        """All whose time has come. One who cannot be reached keeps nobody else waiting."""
        for summons in await self._host.due_summons():
            try:
                await self._call(summons)
            except (discord.HTTPException, OSError) as error:
                _log.warning("person %s could not be called: %s", summons.player, error)
        for player, day in await self._host.due_digests():
            try:
                await self._digest(player, day)
            except (discord.HTTPException, OSError) as error:
                _log.warning("person %s got no digest: %s", player, error)

    async def _call(self, summons: Summons) -> None:
        wishes = await self._host.person(summons.player)
        if not is_written_to(wishes):
            await self._host.call_in_channel(summons)
            return
        table = await self._host.table(summons.table)
        say = Speaker(best_language(table.language), chat_names(table), escaped)
        when = moment(end_of(table, summons.seat)) if table.is_timed else ""
        key = "direct-remind" if summons.kind == "remind" and when else "direct-call"
        text = say(
            key, table=table.name, game=say(f"game-{table.game}"), link=await link_to(self._host, table), when=when
        )
        view = view_of([button("turn", table.id, say("button-turn"), style=discord.ButtonStyle.success)])
        try:
            await self._write(summons.player, text, view, f"call{summons.id}")
        except (discord.Forbidden, discord.NotFound) as error:
            _log.info("person %s cannot be written to: %s", summons.player, error)
            await self._host.call_in_channel(summons, closed=True)
            return
        await self._host.summoned(summons.id)

    async def _digest(self, player: int, day: str) -> None:
        text = await digest_text(self._host, player)
        try:
            if text:
                await self._write(player, text, None, f"day{day}{player}"[:25])
        except (discord.Forbidden, discord.NotFound):
            _log.info("person %s takes no digest", player)
        await self._host.digested(player, day)

    async def _write(self, player: int, text: str, view: discord.ui.View | None, nonce: str) -> None:
        person = self._client.get_user(player) or await self._client.fetch_user(player)
        if view is None:
            await person.send(text, nonce=nonce)
        else:
            await person.send(text, nonce=nonce, view=view)
