"""Commands, clicks and forms on their way from a person to the bot and back, with Discord's rules about answers."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.loopback.errors import already_acknowledged, expired_token, unknown_interaction, unknown_webhook
from tests.loopback.shapes import channel_shape, member_shape, message_shape
from tests.loopback.world import Channel, Message, User, World

COMMAND, COMPONENT, COMPLETION, MODAL_SUBMIT = 2, 3, 4, 5
PONG, MESSAGE, THINKING, LATER, UPDATE, CHOICES, MODAL = 1, 4, 5, 6, 7, 8, 9
FIRST_ANSWER, TOKEN_LIFE = 3.0, 15 * 60.0
EPHEMERAL = 64


@dataclass(eq=False)
class Interaction:
    """One, from the person's side: what came back, and when. `abandoned`: the bot went away before it had answered."""

    id: int
    token: str
    type: int
    user: User
    channel: Channel
    data: dict[str, Any]
    began: float
    source: Message | None = None
    kind: int | None = None  # of the first answer
    first_answer: float | None = None  # seconds it took
    whole_answer: float | None = None  # seconds until the person knew how it went
    hidden: bool = False  # the answer that was promised is for this person only
    original: Message | None = None
    said: list[Message] = field(default_factory=list)  # the answer and what was sent beside it, in order
    edits: int = 0
    modal: dict[str, Any] | None = None
    choices: list[dict[str, Any]] | None = None
    quiet: bool = False  # all is well when nothing comes after the first answer
    spoilt: bool = False  # a fault met an answer to it
    abandoned: bool = False
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def thinking(self) -> bool:
        """The person reads that the bot thinks."""
        return self.kind == THINKING and not self.said

    @property
    def answered(self) -> bool:
        """Something has come that tells the person how it went."""
        return bool(self.said or self.edits or self.modal is not None or self.choices is not None)

    @property
    def shown(self) -> Message | None:
        """What the person looks at last."""
        return self.said[-1] if self.said else self.source if self.edits else None

    def news(self, now: float) -> None:
        if self.whole_answer is None and self.answered:
            self.whole_answer = now - self.began
        self._news.set()

    async def until(self, holds: Callable[[Interaction], bool], seconds: float) -> bool:
        """Wait until something holds, the bot is gone, or the time is up."""
        try:
            async with asyncio.timeout(seconds):
                while not holds(self) and not self.abandoned:
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            pass
        return holds(self)


class Interactions:
    def __init__(self, world: World, *, first_answer: float = FIRST_ANSWER) -> None:
        self._world = world
        self._first_answer = first_answer
        self._by_token: dict[str, Interaction] = {}

    @property
    def all(self) -> list[Interaction]:
        return list(self._by_token.values())

    def begin(
        self, type: int, user: User, channel: Channel, data: dict[str, Any], source: Message | None = None
    ) -> Interaction:
        token = secrets.token_hex(20)
        made = Interaction(self._world.new_id(), token, type, user, channel, data, self._world.clock(), source)
        self._by_token[token] = made
        return made

    def abandon(self, taken: Callable[[int], bool] = lambda _guild: True) -> None:
        """The bot is gone: nobody is going to answer what it had `taken`, by the servers where it was."""
        for interaction in self._by_token.values():
            if not interaction.answered and taken(interaction.channel.guild.id):
                interaction.abandoned = True
                interaction.news(self._world.clock())

    def first(self, interaction_id: str, token: str) -> Interaction:
        """For the first answer, which has to come soon and but once."""
        found = self._by_token.get(token)
        if found is None or found.id != int(interaction_id):
            raise unknown_interaction()
        if found.kind is not None:
            raise already_acknowledged()
        if self._world.clock() - found.began > self._first_answer:
            raise unknown_interaction()
        return found

    def spoil(self, token: str | None) -> None:
        found = self._by_token.get(token or "")
        if found is not None:
            found.spoilt = True

    def later(self, token: str) -> Interaction:
        """For everything after the first answer."""
        found = self._by_token.get(token)
        if found is None or found.kind is None:
            raise unknown_webhook()
        if self._world.clock() - found.began > TOKEN_LIFE:
            raise expired_token()
        return found

    def payload(self, interaction: Interaction) -> dict[str, Any]:
        """INTERACTION_CREATE, as the gateway tells it."""
        channel, guild, me = interaction.channel, interaction.channel.guild, self._world.me
        payload: dict[str, Any] = {
            "id": str(interaction.id),
            "application_id": str(self._world.application),
            "type": interaction.type,
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel_id": str(channel.id),
            "channel": channel_shape(channel),
            "guild_id": str(guild.id),
            "guild_locale": guild.locale,
            "locale": interaction.user.locale,
            "member": member_shape(guild, interaction.user, channel),
            "app_permissions": str(guild.may(me, channel).value),
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(guild.id)},
            "context": 0,
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if interaction.source is not None:
            payload["message"] = message_shape(interaction.source)
        return payload
