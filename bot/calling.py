"""Calls apart from the posts: direct messages for those who want them, own reminders, what waited for quiet hours to
end, and the daily digest. Looked for once in a while; nothing is said twice, for Discord knows each by its nonce."""

from __future__ import annotations

import logging

import discord

from bot.clock import Scheduler
from bot.desk import own_tables
from bot.digest import digest_text
from bot.escape import escaped
from bot.languages import best_language
from bot.letters import letter_lines, letters_button
from bot.naming import chat_names
from bot.places import Places
from bot.posts import turn_button
from bot.prompts.components import Button, view_of
from bot.sight import seen_by
from bot.tidings import tidings_buttons, tidings_words
from bot.timing import link_to, moment
from bot.words import Speaker
from rules.host import Host, Summons, Table
from rules.host.manners import is_written_to
from rules.host.waiting import end_of

_KEY = "calls:all"
_EVERY = 30.0  # seconds
_log = logging.getLogger(__name__)


class Caller:
    def __init__(self, client: discord.Client, host: Host, scheduler: Scheduler, places: Places) -> None:
        self._client, self._host, self._scheduler, self._places = client, host, scheduler, places

    def begin(self) -> None:
        self._scheduler.every(_KEY, _EVERY, self.look)

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
        text, buttons = await self._said(summons, table, say)
        try:
            await self._write(summons.player, text, view_of(buttons), f"call{summons.id}")
        except (discord.Forbidden, discord.NotFound) as error:
            _log.info("person %s cannot be written to: %s", summons.player, error)
            await self._host.call_in_channel(summons, closed=True)
            return
        await self._host.summoned(summons.id)
        if summons.kind == "letter":
            await self._host.letter_delivered(summons.payload["letter"], summons.player)

    async def _said(self, summons: Summons, table: Table, say: Speaker) -> tuple[str, list[Button]]:
        """Nothing of the game but that it waits; and what somebody wrote to this person."""
        link = await link_to(self._host, table)
        letter = await self._host.letter(summons.payload["letter"]) if summons.kind == "letter" else None
        if letter is not None:
            text = "\n".join(letter_lines(say, letter))
            return say("letter-direct", table=table.name, text=text, link=link), [letters_button(say, table)]
        if summons.kind == "word":
            text = tidings_words(say, summons.payload)
            return say("direct-word", text=text, link=link), tidings_buttons(say, table, summons.payload)
        running = table.is_timed and table.asked[summons.seat].told != "late"
        when = moment(end_of(table, summons.seat)) if running else ""
        key = "direct-remind" if summons.kind == "remind" and running else "direct-call"
        told = say(key, table=table.name, game=say(f"game-{table.game}"), link=link, when=when)
        return told, [turn_button(say, table)]

    async def _digest(self, player: int, day: str) -> None:
        own = await own_tables(self._host, player)
        tables = [table for table in own if await seen_by(self._client, self._places, table, player)]
        text = await digest_text(self._host, player, tables)
        try:
            if text:
                await self._write(player, text, None, f"day{day}{player}"[:25])
        except (discord.Forbidden, discord.NotFound):
            _log.info("person %s takes no digest", player)
            await self._host.no_digest(player, tables[0].id)
        await self._host.digested(player, day)

    async def _write(self, player: int, text: str, view: discord.ui.View | None, nonce: str) -> None:
        person = self._client.get_user(player) or await self._client.fetch_user(player)
        if view is None:
            await person.send(text, nonce=nonce)
        else:
            await person.send(text, nonce=nonce, view=view)
