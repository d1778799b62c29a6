"""What went wrong when a channel was spoken to: may it have arrived, how long to wait, who has to know."""

from __future__ import annotations

import logging
from collections.abc import Collection
from dataclasses import dataclass, replace

import aiohttp
import discord

from bot.clock import backoff
from bot.talk import Interaction, Reply, private_speaker, whisper
from rules.core import Words
from rules.host import HostError, Table

ARCHIVED = 50083
_NO_ACCESS = 50001
_TOO_LARGE = 413
_SOON = 60.0  # seconds: so long Discord surely remembers the nonce of a message
_RARELY = 3600.0  # seconds between looks for a channel that is gone
_STORAGE = ("host-busy", "host-storage", "host-unreachable")
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Trouble:
    """`passing`: it may go better later, so it is waited for, however long. `arrived`: the message may be in the
    channel all the same. `lasting`: not before somebody does something about it: the channel is `closed` or `gone`.
    `held`: nothing brings the next attempt forward."""

    wait: float
    passing: bool = True
    arrived: bool = False
    held: bool = False
    closed: bool = False
    gone: bool = False

    @property
    def lasting(self) -> bool:
        return self.closed or self.gone


def judged(error: Exception, attempts: int) -> Trouble:
    """After so many attempts, this one included."""
    usual = Trouble(backoff(attempts))
    if isinstance(error, discord.RateLimited):
        return Trouble(error.retry_after, held=True)
    if isinstance(error, CannotLook):
        return replace(usual, held=True, closed=True)
    if isinstance(error, discord.HTTPException):
        return _refused(error, usual)
    if isinstance(error, aiohttp.ClientConnectorError):
        return usual  # nobody was there to hear it
    if isinstance(error, OSError | aiohttp.ClientError):
        return replace(usual, wait=min(usual.wait, _SOON), arrived=True)
    return replace(usual, passing=False)


def _refused(error: discord.HTTPException, usual: Trouble) -> Trouble:
    if error.status >= 500:
        return replace(usual, wait=min(usual.wait, _SOON), arrived=True)
    if error.status == 429:
        return replace(usual, held=True)
    if error.status == 404:
        return Trouble(_RARELY, held=True, gone=True)
    if error.status == 403 or error.code == ARCHIVED:
        return replace(usual, held=True, closed=True)
    return replace(usual, passing=False)


def refuses_pictures(error: discord.HTTPException) -> bool:
    """Whether the words alone may be welcome."""
    if error.status == 403:
        return error.code != _NO_ACCESS
    return error.status in (400, _TOO_LARGE) and error.code != ARCHIVED


def is_storage(error: Exception) -> bool:
    """The database, not Discord: nothing is known to have changed, and it is tried again."""
    return isinstance(error, HostError) and error.key in _STORAGE


async def tell_troubles(interaction: Interaction, troubles: Troubles) -> None:
    """Beside the answer to something else; not where a box is open before the person's eyes."""
    if not interaction.response.is_done() or interaction.response.type is discord.InteractionResponseType.modal:
        return
    for told in troubles.tell(interaction.user.id):
        try:
            await whisper(interaction, Reply(private_speaker(interaction).say(told)))
        except discord.HTTPException as error:
            _log.warning("could not tell a person of the trouble of a table: %s", error)


class CannotLook(Exception):
    """The bot may not read what was said in the channel before."""


class Troubles:
    """Tables that cannot be told of anything, until somebody mends that. Their people are told so privately, each once,
    when they next have to do with the bot: the channel is closed, and nobody is written to unasked."""

    def __init__(self) -> None:
        self._known: dict[str, Words] = {}
        self._untold: dict[str, set[int]] = {}

    def note(self, table: Table, said: Words) -> None:
        if self._known.get(table.id) != said:
            self._known[table.id] = said
            self._untold[table.id] = {table.creator, *(seat.player for seat in table.seats if seat.player is not None)}

    @property
    def tables(self) -> Collection[str]:
        return self._known.keys()

    def over(self, table_id: str) -> None:
        self._known.pop(table_id, None)
        self._untold.pop(table_id, None)

    def tell(self, player: int) -> list[Words]:
        """What this person is to know and has not been told."""
        new = [table for table, people in self._untold.items() if player in people]
        for table in new:
            self._untold[table].discard(player)
        return [self._known[table] for table in new]
