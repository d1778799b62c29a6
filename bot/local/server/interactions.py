"""What people ask the bot for, and what became of it: commands, completions, clicks, filled-in forms."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Literal

from bot.local.server import wire
from bot.local.server.gateway import Gateway
from bot.local.server.people import APPLICATION, GUILD, Person
from bot.local.server.things import DIRECT, JSON, Asked, Message
from bot.local.server.world import Refused, World

PATIENCE = 10.0  # seconds for a first answer: more than Discord gives, for this machine may have more to do
_DISCORD = 3.0  # what Discord gives
_log = logging.getLogger(__name__)
_KEPT = 500  # interactions that may still be answered further


class Kind(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    COMPLETION = 4
    FORM = 5


@dataclass(frozen=True)
class Answer:
    """The bot's first answer: said or shown in the channel, or handed back to whoever asked."""

    what: Literal["said", "choices", "form", "failed"]
    data: JSON = field(default_factory=JSON)


@dataclass(eq=False)
class Interaction:
    id: int
    kind: Kind
    person: Person
    channel: int
    token: str = field(default_factory=lambda: secrets.token_urlsafe(32))
    source: int | None = None  # the message clicked on
    command: str | None = None
    original: int | None = None  # the message that is its answer
    answered: asyncio.Future[Answer] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def asked(self) -> Asked:
        return Asked(self.id, int(self.kind), self.person.id, self.command)

    def answer(self, answer: Answer) -> None:
        if self.answered.done():
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        self.answered.set_result(answer)


class Desk:
    """Hands interactions to the bot and knows them again by their tokens."""

    def __init__(self, world: World, gateway: Gateway, locale: str) -> None:
        self._world, self._gateway = world, gateway
        self._locale = locale
        self._open: dict[str, Interaction] = {}

    def by_token(self, token: str) -> Interaction:
        if token not in self._open:
            raise Refused(404, 10015, "Unknown Webhook")
        return self._open[token]

    async def ask(
        self,
        kind: Kind,
        person: Person,
        channel: int,
        data: JSON,
        *,
        source: Message | None = None,
        command: str | None = None,
    ) -> Answer:
        """Put it to the bot and wait for its first answer. A late one is still taken; whoever asked has been told by
        then that it failed."""
        asked = Interaction(self._world.new_id(), kind, person, channel, command=command)
        asked.source = source.id if source else None
        self._open[asked.token] = asked
        while len(self._open) > _KEPT:
            del self._open[next(iter(self._open))]
        self._gateway.tell("INTERACTION_CREATE", self._payload(asked, data, source))
        began = time.monotonic()
        try:
            return await asyncio.wait_for(asyncio.shield(asked.answered), PATIENCE)
        except TimeoutError:
            return Answer("failed")
        finally:
            if (taken := time.monotonic() - began) > _DISCORD:
                _log.warning("a first answer took %.1f s: Discord would have given up", taken)

    def _payload(self, asked: Interaction, data: JSON, source: Message | None) -> JSON:
        channel = self._world.channel(asked.channel)
        direct = channel.kind == DIRECT
        body: JSON = {
            "id": str(asked.id),
            "application_id": str(APPLICATION),
            "type": int(asked.kind),
            "token": asked.token,
            "version": 1,
            "data": data,
            "channel_id": str(asked.channel),
            "channel": wire.channel(channel),
            "locale": discord_locale(self._world.languages[asked.person.id]),
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(GUILD)},
            "context": 1 if direct else 0,
            "app_permissions": wire.ALL,
            "attachment_size_limit": 10 * 2**20,
        }
        if source is not None:
            body["message"] = wire.message(source, direct=direct)
        if direct:
            return body | {"user": wire.user(asked.person.id)}
        return body | {
            "guild_id": str(GUILD),
            "guild": {"id": str(GUILD), "locale": self._locale, "features": []},
            "guild_locale": self._locale,
            "member": wire.acting_member(asked.person),
        }


def discord_locale(language: str) -> str:
    """Only English has another name there."""
    return "en-US" if language == "en" else language
