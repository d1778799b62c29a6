"""Where films are made: one at a time, each in a process of its own that ends with it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from bot.film.reels import Reels
from bot.film.script import Script
from bot.film.worker import Word
from bot.thinking.job import LENGTH
from rules.host import Committed, HostError

_COMMAND = (sys.executable, "-m", "bot.film.worker")
_PATIENCE = 300.0  # seconds between two words of the maker, which gives way to everybody
Telling = Callable[[int, int], Awaitable[None]]  # how many frames are done, and of how many
_log = logging.getLogger(__name__)


class NoFilm(HostError):
    """It could not be made."""


@dataclass
class _Making:
    """A film that is being made, and who hears of it."""

    key: str
    task: asyncio.Task[bytes] = field(init=False)
    heard_by: list[Telling] = field(default_factory=list[Telling])

    async def tell(self, done: int, total: int) -> None:
        await asyncio.gather(*(tell(done, total) for tell in self.heard_by), return_exceptions=True)


class Studio:
    """Others wait in line; of one table only one film is made, or waits, at a time, and whoever asks for the same gets
    it too. `command`: what makes one, given the `shelf` of drawings."""

    def __init__(
        self, reels: Reels, shelf: Path | None = None, *, command: Sequence[str] = _COMMAND, patience: float = _PATIENCE
    ) -> None:
        self._reels, self._patience = reels, patience
        self._command = (*command, str(shelf or ""))
        self._room = asyncio.Semaphore(1)
        self._making: dict[str, _Making] = {}

    def hear(self, change: Committed) -> None:
        """What was filmed of a table that is closed, or where somebody has another name now, is nobody's any more."""
        before, after = change.before, change.after
        if before is None:
            return
        renamed = [seat.name for seat in before.seats] != [seat.name for seat in after.seats]
        if renamed or (after.status == "ended" and before.status != "ended"):
            self.drop(after.id)

    def drop(self, table: str) -> None:
        if table in self._making:
            self._making[table].task.cancel()
        self._reels.drop(table)

    async def film(self, table: str, script: Script, tell: Telling) -> bytes:
        """The one that is kept, or else a new one. Raises `NoFilm`; HostError where another of this table is made."""
        key = script.key
        kept = await asyncio.to_thread(self._reels.get, table, key)
        if kept is not None:
            return kept
        making = self._making.get(table)
        if making is None:
            self._making[table] = making = _Making(key)
            making.task = asyncio.create_task(self._made(table, script, making.tell))
        elif making.key != key:
            raise HostError("film-busy")
        making.heard_by.append(tell)
        try:
            return await asyncio.shield(making.task)
        except asyncio.CancelledError:
            if making.task.cancelled() and not (asyncio.current_task() or making.task).cancelling():
                raise NoFilm("film-failed") from None
            raise
        finally:
            making.heard_by.remove(tell)
            if not making.heard_by:
                await self._over(table, making)

    async def _over(self, table: str, making: _Making) -> None:
        """Nobody waits for it any more."""
        if self._making.get(table) is making:
            del self._making[table]
        making.task.cancel()
        await asyncio.gather(making.task, return_exceptions=True)

    async def close(self) -> None:
        tasks = [making.task for making in self._making.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _made(self, table: str, script: Script, tell: Telling) -> bytes:
        async with self._room:
            film = await self._shot(script, tell)
        await asyncio.to_thread(self._reels.put, table, script.key, film)
        return film

    async def _shot(self, script: Script, tell: Telling) -> bytes:
        """The last one who is cancelled while waiting for a film ends it."""
        maker = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, limit=2**20)
        try:
            word = await self._asked(maker, script, tell)
        except (OSError, EOFError, TimeoutError, msgspec.MsgspecError) as error:
            _log.error("a film of %s was not made: %r", script.game, error)
            raise NoFilm("film-failed") from error
        finally:
            with contextlib.suppress(ProcessLookupError):
                maker.kill()
            await maker.wait()
        if word.error:
            _log.error("a film of %s was not made: %s", script.game, word.error)
            raise NoFilm("film-too-large" if word.error.startswith("TooLarge") else "film-failed")
        return word.film

    async def _asked(self, maker: Process, script: Script, tell: Telling) -> Word:
        assert maker.stdin is not None
        assert maker.stdout is not None
        question = msgspec.msgpack.encode(script)
        maker.stdin.write(len(question).to_bytes(LENGTH) + question)
        await maker.stdin.drain()
        while True:
            async with asyncio.timeout(self._patience):
                length = int.from_bytes(await maker.stdout.readexactly(LENGTH))
                word = msgspec.msgpack.decode(await maker.stdout.readexactly(length), type=Word)
            if word.film or word.error:
                return word
            await tell(word.done, word.total)
