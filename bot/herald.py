"""Bulletins: what a server is told apart from the posts of its tables. Looked for once in a while; nothing is said
twice, for Discord knows each by its nonce, and what a channel will not take is let go."""

from __future__ import annotations

import logging

import discord

from bot.clock import Scheduler
from bot.escape import escaped
from bot.languages import best_language
from bot.prompts.components import button, view_of
from bot.publish.trouble import judged
from bot.publish.voice import opened
from bot.server_settings import setting_words
from bot.talk import Reply, public_speaker
from bot.words import Speaker
from rules.host import Bulletin, Deed, Host, HostError

_KEY = "bulletins:all"
_EVERY = 10.0  # seconds
_log = logging.getLogger(__name__)


class Herald:
    def __init__(self, client: discord.Client, host: Host, scheduler: Scheduler) -> None:
        self._client, self._host, self._scheduler = client, host, scheduler

    def begin(self) -> None:
        self._scheduler.every(_KEY, _EVERY, self.look)

    async def look(self) -> None:
        """All that waits, in order. A channel that has trouble is left alone until the next time."""
        troubled: set[int] = set()
        for bulletin in await self._host.bulletins():
            if bulletin.channel not in troubled and not await self._tell(bulletin):
                troubled.add(bulletin.channel)

    async def _tell(self, bulletin: Bulletin) -> bool:
        reply = await self._words(bulletin)
        if reply is not None:
            try:
                await opened(self._client, bulletin.channel, lambda: self._send(bulletin, reply))
            except (discord.HTTPException, OSError) as error:
                trouble = judged(error, 1)
                _log.warning("channel %s could not be told bulletin %s: %s", bulletin.channel, bulletin.id, error)
                if trouble.passing and not trouble.lasting:
                    return False
        await self._host.bulletin_told(bulletin.id)
        return True

    async def _send(self, bulletin: Bulletin, reply: Reply) -> None:
        channel, called = self._client.get_partial_messageable(bulletin.channel), "lost" in bulletin.payload
        mentions = discord.AllowedMentions(users=called, roles=False, everyone=False)
        nonce = f"bulletin{bulletin.id}"
        if reply.view is None:
            await channel.send(reply.content, nonce=nonce, allowed_mentions=mentions, silent=not called)
        else:
            await channel.send(reply.content, view=reply.view, nonce=nonce, allowed_mentions=mentions)

    async def _words(self, bulletin: Bulletin) -> Reply | None:
        """None: it is of no interest any more."""
        if "deed" in bulletin.payload:
            say = Speaker(await self._language(bulletin.guild), (), escaped)
            return Reply(deed_line(say, Deed(**bulletin.payload["deed"])))
        return await (self._moved if "moved" in bulletin.payload else self._lost)(bulletin)

    async def _moved(self, bulletin: Bulletin) -> Reply | None:
        """Where a table was, for those who still look for it there."""
        try:
            table = await self._host.table(bulletin.payload["moved"])
        except HostError:
            return None
        if table.channel == bulletin.channel:
            return None
        return Reply(public_speaker(table)("bulletin-moved", table=table.name, channel=f"<#{table.channel}>"))

    async def _lost(self, bulletin: Bulletin) -> Reply | None:
        try:
            table = await self._host.table(bulletin.payload["lost"])
        except HostError:
            return None
        if table.channel != bulletin.payload["channel"] or table.status not in ("lobby", "running"):
            return None
        say = public_speaker(table)
        people = " ".join(f"<@{player}>" for player in sorted(table.people))
        key = "bulletin-lost-private" if table.gathering.private else "bulletin-lost"
        text = say(key, table=table.name, game=say(f"game-{table.game}"), people=people)
        here = button("settle", table.id, say("button-settle"), style=discord.ButtonStyle.success)
        return Reply(text, view_of([here]))

    async def _language(self, guild: int) -> str:
        known = self._client.get_guild(guild)
        chosen = await self._host.guild_language(guild)
        return chosen or best_language(str(known.preferred_locale) if known is not None else "")


def deed_line(say: Speaker, deed: Deed) -> str:
    """What an admin did to a table, or to what the server wants, and when."""
    when, who = f"<t:{int(deed.time)}:f>", f"<@{deed.player}>"
    if deed.kind == "settings":
        former, value = (setting_words(say, deed.setting, kept) for kept in (deed.former, deed.value))
        return say("audit-settings", when=when, who=who, name=say(f"server-{deed.setting}"), before=former, after=value)
    return say(
        f"audit-{deed.kind}",
        when=when,
        who=who,
        table=deed.name,
        before=deed.length,
        after=deed.reached,
    )
