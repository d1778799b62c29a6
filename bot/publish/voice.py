"""Speaking in a channel: send, edit, find again. One attempt takes so long and no longer."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import discord
from discord import ui

from bot.access import NEEDED
from bot.publish.trouble import ARCHIVED, CannotLook, refuses_pictures
from bot.talk import Reply, clipped
from rules.host import Post

PATIENCE = 60.0  # seconds for one attempt
_FAR = 10_000  # messages to look back at most; where nothing is known of a table, a tenth of it
_UNKNOWN_CHANNEL = 10003
T = TypeVar("T")
IsIt = Callable[[discord.Message], bool]


async def opened(client: discord.Client, channel: int, speak: Callable[[], Awaitable[T]]) -> T:
    """Speak in a channel. A thread that has been archived, as all are after some quiet days, is opened again."""
    try:
        return await speak()
    except discord.HTTPException as error:
        if error.code != ARCHIVED:
            raise
    await client.http.edit_channel(channel, archived=False)
    return await speak()


class Voice:
    def __init__(self, client: discord.Client, patience: float = PATIENCE) -> None:
        self._client, self._patience = client, patience

    async def send(
        self,
        post: Post,
        reply: Reply,
        mentions: list[discord.Object],
        *,
        without_pictures: Callable[[Exception], Reply],
    ) -> int:
        """The message's id. Discord makes only one message of a nonce, however often it is sent; so an answer that got
        lost on its way does no harm. Where pictures are refused the words go alone."""
        async with self._bounded():
            try:
                return await opened(self._client, post.channel, lambda: self._send(post, reply, mentions))
            except discord.HTTPException as error:
                if not reply.pictures or not refuses_pictures(error):
                    raise
                return await self._send(post, without_pictures(error), mentions)

    async def _send(self, post: Post, reply: Reply, mentions: list[discord.Object]) -> int:
        allowed = discord.AllowedMentions(users=mentions, roles=False, everyone=False, replied_user=False)
        extra: dict[str, Any] = {"view": reply.view} if reply.view else {}
        extra |= {"embeds": reply.embeds()} if reply.frames else {}
        message = await self._channel(post.channel).send(
            clipped(reply.content),
            files=reply.files(),
            allowed_mentions=allowed,
            nonce=nonce_of(post),
            silent=not mentions,
            **extra,
        )
        return message.id

    async def edit(self, channel: int, message: int, content: str, view: ui.View | None) -> bool:
        """False when the message is there no more."""
        return await self._edit(channel, message, lambda: {"content": clipped(content), "view": view})

    async def redraw(
        self, channel: int, message: int, reply: Reply, *, without_pictures: Callable[[Exception], Reply]
    ) -> bool:
        """Write a message anew: its pictures too take the place of those before."""
        try:
            return await self._rewrite(channel, message, reply)
        except discord.HTTPException as error:
            if not reply.pictures or not refuses_pictures(error):
                raise
            return await self._rewrite(channel, message, without_pictures(error))

    async def _rewrite(self, channel: int, message: int, reply: Reply) -> bool:
        def anew() -> dict[str, Any]:
            return {
                "content": clipped(reply.content),
                "embeds": reply.embeds(),
                "view": reply.view,
                "attachments": reply.files(),
            }

        return await self._edit(channel, message, anew)

    async def dress(self, channel: int, message: int, view: ui.View | None) -> bool:
        """Change the buttons of a message and nothing else."""
        return await self._edit(channel, message, lambda: {"view": view})

    async def _edit(self, channel: int, message: int, changes: Callable[[], dict[str, Any]]) -> bool:
        part, quiet = self._channel(channel).get_partial_message(message), discord.AllowedMentions.none()
        speaking = opened(self._client, channel, lambda: part.edit(allowed_mentions=quiet, **changes()))
        return await self._reached(speaking)

    async def forget(self, channel: int, message: int) -> bool:
        """Take a message away. False when it is there no more."""
        part = self._channel(channel).get_partial_message(message)
        return await self._reached(opened(self._client, channel, part.delete))

    async def stands(self, channel: int, message: int) -> bool:
        """Whether the message is there still, which leaves no trace; where the bot may not look, it is taken to be."""
        try:
            return await self._reached(self._channel(channel).get_partial_message(message).fetch())
        except discord.Forbidden:
            return True

    async def _reached(self, asking: Awaitable[object]) -> bool:
        """False when there is no such message any more."""
        try:
            async with self._bounded():
                await asking
        except discord.NotFound as error:
            if error.code == _UNKNOWN_CHANNEL:
                raise
            return False
        return True

    async def find(self, channel: int, after: int | None, is_it: IsIt) -> int | None:
        """A message of ours that we do not remember, newer than the last that we do. To those who may not read it,
        every channel is empty; so where nothing is to be seen, not even that last one, we cannot know."""
        if "read_message_history" in self.missing(channel):
            raise CannotLook
        start = None if after is None else discord.Object(after - 1)
        limit = _FAR // 10 if after is None else _FAR
        seen = False
        try:
            async with self._bounded():
                async for message in self._channel(channel).history(limit=limit, after=start, oldest_first=False):
                    seen = True
                    if message.id != after and self._is_mine(message) and is_it(message):
                        return message.id
        except discord.Forbidden:
            raise CannotLook from None
        if not seen and self._client.get_channel(channel) is None:
            raise CannotLook
        return None

    def missing(self, channel: int) -> list[str]:
        """The permissions that the bot lacks there, by Discord's names; nothing where it does not know the channel."""
        found = self._client.get_channel(channel)
        if not isinstance(found, discord.abc.GuildChannel | discord.Thread):
            return []
        if isinstance(found, discord.Thread) and found.parent is None:
            return []
        granted = found.permissions_for(found.guild.me)
        needed = [name for name, wanted in NEEDED if wanted]
        if isinstance(found, discord.Thread):
            needed[needed.index("send_messages")] = "send_messages_in_threads"
        return [name for name in needed if not getattr(granted, name)]

    def _is_mine(self, message: discord.Message) -> bool:
        return self._client.user is not None and message.author.id == self._client.user.id

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)

    @asynccontextmanager
    async def _bounded(self) -> AsyncGenerator[None]:
        async with asyncio.timeout(self._patience):
            yield


def nonce_of(post: Post) -> str:
    """A nonce: one for all attempts at a post, another for every other post of any house and for another channel."""
    said = f"{post.table} {post.id} {post.channel}".encode()
    return hashlib.blake2b(said, digest_size=12).hexdigest()  # Discord takes 25 characters
