"""One post: sent, found again, or laid over the message that is there already."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

from bot.publish.telling import Teller, Telling
from bot.publish.trouble import CannotLook
from bot.publish.voice import Voice
from rules.host import Host, Post, PostKind

_REMEMBERED = 150.0  # seconds for which Discord surely knows a nonce again


class NeverArrived(Exception):
    """A post that was being sent when something went wrong is not in the channel."""


class TakenBack(Exception):
    """What a post was to tell has been taken back meanwhile: what is left of it is told with what came after."""


@dataclass(frozen=True)
class Said:
    """Where a post is told, if anywhere, and the message that calls people there if it could not itself."""

    message: int | None
    ring: int | None = None


class Saying:
    def __init__(self, host: Host, voice: Voice, teller: Teller) -> None:
        self._host, self._voice, self._teller = host, voice, teller

    async def __call__(self, post: Post, telling: Telling | None) -> Said:
        if telling is not None and (live := post.payload.get("joins")):
            return await self._joined(post, live, telling)
        return Said(await self._alone(post, telling))

    async def _alone(self, post: Post, telling: Telling | None) -> int | None:
        """The message's id; None where there is none, for nothing had to be said."""
        if post.kind == "refresh":
            return await self._refresh(post)
        if telling is None:
            return None
        if post.kind == "lobby" and (known := await self._lobby_edited(post, telling)):
            return known
        if telling.table.is_show and (live := await self._live_message(post, "turn")):
            return await self._shown(post, live, telling)
        if post.state == "sending":
            return await self._settled(post, telling)
        if telling.undone:
            raise TakenBack
        return await self._send(post, telling)

    async def _joined(self, post: Post, live: int, telling: Telling) -> Said:
        """Told in the message in use, which is written anew; an edit calls nobody, so that takes a few words. Where
        somebody has deleted that message, it is made anew."""
        if telling.undone:
            raise TakenBack
        without = telling.without_pictures
        if not await self._voice.redraw(post.channel, live, telling.reply, without_pictures=without):
            return Said(await self._send(post, telling))
        return Said(live, await self._rung(post, telling) if telling.mentions else None)

    async def _rung(self, post: Post, telling: Telling) -> int:
        called = replace(telling, reply=await self._teller.ring(telling))
        if post.state == "sending":
            after = await self._host.last_message(post.table, post.channel)
            with suppress(CannotLook):
                found = await self._voice.find(post.channel, after, lambda it: it.content == called.reply.content)
                if found is not None:
                    return found
        return await self._send(post, called)

    async def _send(self, post: Post, telling: Telling) -> int:
        without = telling.without_pictures
        return await self._voice.send(post, telling.reply, telling.mentions, without_pictures=without)

    async def _settled(self, post: Post, telling: Telling) -> int | None:
        """A post that may have arrived. Where the channel cannot be read, it is sent once more as long as Discord knows
        it again; after that it waits until the channel can be read, for it might be said twice."""
        after = await self._host.last_message(post.table, post.channel)
        try:
            found = await self._voice.find(post.channel, after, telling.again)
        except CannotLook:
            if telling.undone or not self._host.tried_lately(post, _REMEMBERED):
                raise
            found = None
        else:
            if found is None and post.kind in ("turn", "final"):
                raise NeverArrived  # so it is told together with what has come after it
        if found is not None:
            return found
        await self._host.claim(post.id)
        return await self._send(post, telling)

    async def _lobby_edited(self, post: Post, telling: Telling) -> int | None:
        """The lobby message, where there is one; else it has to be made anew."""
        known = await self._live_message(post, "lobby")
        if known is None:
            return None
        reply = telling.reply
        return known if await self._voice.edit(post.channel, known, reply.content, reply.view) else None

    async def _shown(self, post: Post, live: int, telling: Telling) -> int | None:
        """A show stays one message, however long it goes on. Where somebody has deleted it, nobody wants to see it."""
        without = telling.without_pictures
        if await self._voice.redraw(post.channel, live, telling.reply, without_pictures=without):
            return live
        await self._host.drop_show(post.table)
        return None

    async def _live_message(self, post: Post, kind: PostKind) -> int | None:
        """The message that is in use for this table where the post belongs."""
        known = await self._host.live_post(post.table, kind)
        return None if known is None or known.channel != post.channel else known.message

    async def _refresh(self, post: Post) -> int | None:
        """Somebody has answered, nobody new is awaited: the live message says who is still to come. Where it says so
        already it stays untouched, for the mark of an edit would tell that somebody did something in secret. Where
        somebody has deleted it, the board is posted anew."""
        live = await self._host.live_post(post.table, "turn")
        if live is None or live.message is None:
            return None
        now = await self._teller.standing(live)
        same = now.call == live.payload.get("call")
        asking = self._voice.stands if same else partial(self._voice.edit, content=now.text, view=now.view)
        if not await asking(live.channel, live.message):
            await self._host.turn_lost(post.table)
            return None
        if not same:
            await self._host.reworded(live.id, now.base, now.call)
        return live.message
