"""The list of a server's open tables: one message that keeps itself up to date. One that may be there although nobody
noted it is looked for before another is sent; where somebody has deleted it, it comes again."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Mapping
from functools import partial
from typing import Any

import discord

from bot.clock import Scheduler
from bot.open_tables import OFFER, listing
from bot.places import Place, Places
from bot.publish.trouble import judged
from bot.publish.voice import Voice
from bot.talk import Reply
from rules.core import Game
from rules.host import Committed, Host, Noticeboard, Table

_EVERY = 3600.0  # seconds between two looks whether it is still there
_SOON = 2.0  # seconds: several changes are shown together, and the lobby that is linked to is there
_CHECK = "open:all"
_log = logging.getLogger(__name__)


class Noticeboards:
    def __init__(
        self, client: discord.Client, host: Host, scheduler: Scheduler, places: Places, games: Mapping[str, Game[Any]]
    ) -> None:
        self._client, self._host, self._scheduler, self._places, self._games = client, host, scheduler, places, games
        self._voice = Voice(client)

    def hear(self, change: Committed) -> None:
        """A lobby has changed, begun or ended."""
        before, after = change.before, change.after
        if after.status == "lobby" or (before is not None and before.status == "lobby"):
            self._scheduler.later(f"open:{after.guild}", _SOON, partial(self._show, after.guild))

    def refresh(self, guild: int) -> None:
        self._scheduler.soon(f"open:{guild}", partial(self._show, guild))

    def begin(self) -> None:
        """After a start, and once in a while: it may be out of date, or gone."""
        self._scheduler.every(_CHECK, _EVERY, self._check, at_once=True)

    async def _check(self) -> None:
        for board in await self._host.noticeboards():
            self.refresh(board.guild)

    async def take_away(self, former: Noticeboard) -> None:
        """The message of a list that stands elsewhere now, or nowhere."""
        if former.message is not None:
            channel = self._client.get_partial_messageable(former.channel)
            try:
                await channel.get_partial_message(former.message).delete()
            except discord.HTTPException as error:
                _log.info("the list of open tables in channel %s stays: %s", former.channel, error)

    async def _show(self, guild: int) -> None:
        board = await self._host.noticeboard(guild)
        if board is None or self._client.get_guild(guild) is None:
            return
        try:
            await self._shown(board, await self._reply(board))
        except discord.HTTPException as error:
            trouble = judged(error, 1)
            _log.warning("the list of open tables of server %s could not be shown: %s", guild, error)
            if trouble.gone:
                await self._host.take_down_noticeboard(guild)
            else:
                self._scheduler.later(f"open:{guild}", trouble.wait, partial(self._show, guild), held=trouble.held)

    async def _shown(self, board: Noticeboard, reply: Reply) -> None:
        """The message that is there, edited where it says something else; or a new one."""
        said = _digest(reply)
        message = board.message if board.message is not None or not board.tried else await self._found(board)
        if message is not None and await self._brought_up_to_date(board, message, reply, said):
            await self._host.noticed(board, message, said)
            return
        await self._host.sending_noticeboard(board)
        await self._host.noticed(board, await self._sent(board, reply), said)

    async def _brought_up_to_date(self, board: Noticeboard, message: int, reply: Reply, said: str) -> bool:
        if board.shown == said:
            return await self._voice.stands(board.channel, message)
        return await self._voice.edit(board.channel, message, reply.content, reply.view)

    async def _found(self, board: Noticeboard) -> int | None:
        return await self._voice.find(board.channel, None, _is_it)

    async def _sent(self, board: Noticeboard, reply: Reply) -> int:
        extra: dict[str, Any] = {"view": reply.view} if reply.view else {}
        nonce = hashlib.blake2b(f"{board.channel} {board.tried} {reply.content}".encode(), digest_size=12).hexdigest()
        message = await self._client.get_partial_messageable(board.channel).send(
            reply.content, nonce=nonce, silent=True, allowed_mentions=discord.AllowedMentions.none(), **extra
        )
        return message.id

    async def _reply(self, board: Noticeboard) -> Reply:
        tables = [table for table in await self._host.open_tables(board.guild) if await self._is_public(board, table)]
        return await listing(self._host, self._games, tables, board.language)

    async def _is_public(self, board: Noticeboard, table: Table) -> bool:
        """Whether all who read the list may know of a table: all in the server see its channel, or it is here."""
        guild = self._client.get_guild(board.guild)
        place = None if guild is None else await self._places.find(guild, table.channel)
        if guild is None or place is None or (isinstance(place, discord.Thread) and place.is_private()):
            return False
        return board.channel in _where(place) or place.permissions_for(guild.default_role).view_channel


def _where(place: Place) -> set[int | None]:
    return {place.id, place.parent_id if isinstance(place, discord.Thread) else None}


def _digest(reply: Reply) -> str:
    """What it says and offers, in short."""
    ids = [getattr(item, "custom_id", "") for item in (reply.view.children if reply.view else ())]
    return hashlib.blake2b("\n".join([reply.content, *map(str, ids)]).encode(), digest_size=12).hexdigest()


def _is_it(message: discord.Message) -> bool:
    rows = (row for row in message.components if isinstance(row, discord.ActionRow))
    return any(getattr(child, "custom_id", None) == OFFER for row in rows for child in row.children)
