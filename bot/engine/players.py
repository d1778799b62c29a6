"""Other people's programs as players: child processes that are asked one line a decision and answer in one line. They
are told what their seat sees and may do, and nothing else; what is silent, slow or wrong has no say."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import signal
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

import msgspec

from bot.engine.lines import written
from bot.words import Speaker
from rules.core import Action, Game, IllegalMove, State, engine
from rules.host import OpenTable

SECONDS = 20.0  # for one answer
MEGABYTES = 1024  # of memory
MOST_ACTIONS = 5000  # listed; `complete` says whether these are all
_LINE = 2**20  # bytes of an answer
_AT_ONCE = 8  # processes
_LIMITED = 'ulimit -v "$0"; exec nice -n 10 "$@"'
_PASSED_ON = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR")  # of the surroundings; nothing of the house's own secrets
_log = logging.getLogger(__name__)


def question(game: Game[Any], state: State, seat: int, most: int = MOST_ACTIONS) -> dict[str, Any]:
    """What a program is asked for a decision of its seat: all that it ever gets to know."""
    decision, found = engine.pending(state)[seat], list(islice(engine.legal(state, seat), most + 1))
    names = tuple(f"Seat {number + 1}" for number in range(state.seats))
    return {
        "op": "choose",
        "game": game.id,
        "version": game.version,
        "seats": state.seats,
        "seat": seat,
        "decision": decision.id,
        "prompt": Speaker("en", names).say(decision.prompt),
        "view": msgspec.to_builtins(game.view(state, seat)),
        "actions": [msgspec.to_builtins(action) for action in found[:most]],
        "complete": len(found) <= most,
    }


def read_answer(game: Game[Any], asked: Mapping[str, Any], line: bytes) -> Action:
    """`{"index": 3}` means the fourth of the listed actions; `{"action": {…}}` any legal one. Raises `ValueError` or
    `IllegalMove`."""
    said: Any = json.loads(line)
    if not isinstance(said, dict):
        raise ValueError("an answer is an object")
    answer: dict[str, Any] = said  # pyright: ignore[reportUnknownVariableType]
    index, listed = answer.get("index"), asked["actions"]
    if isinstance(index, int) and not 0 <= index < len(listed):
        raise ValueError(f"there is no action {index}")
    return engine.read_action_data(game, listed[index] if isinstance(index, int) else answer.get("action"))


class Players:
    """The programs of this house by name. Every seat has a process of its own, so that none knows what another was
    told; those that were not asked for longest make room."""

    def __init__(
        self, commands: Mapping[str, Sequence[str]], *, seconds: float = SECONDS, megabytes: int = MEGABYTES
    ) -> None:
        self.names = tuple(commands)
        self._commands, self._seconds, self._megabytes = commands, seconds, megabytes
        self._seated: dict[tuple[str, str, int], _Player] = {}

    async def choose(self, name: str, position: OpenTable, seat: int) -> Action | None:
        """What a program plays; None: it has no say. A process that fails is ended, the next decision gets another."""
        game, state = position.game, position.state
        if name not in self._commands:
            _log.warning("table %s: there is no program %s any more", position.table.id, name)
            return None
        player = await self._player(name, position.table.id, seat)
        asked = await asyncio.to_thread(question, game, state, seat)
        try:
            action = read_answer(game, asked, await player.answer(written(asked), self._seconds))
            if action in engine.legal(state, seat):
                return action
            _log.warning("table %s: program %s may not play %r", position.table.id, name, action)
        except (OSError, EOFError, TimeoutError, ValueError, IllegalMove, asyncio.LimitOverrunError) as error:
            what = f"{type(error).__name__} {error}"
            _log.warning("table %s: program %s has no answer: %s", position.table.id, name, what)
            await player.end()
        return None

    async def _player(self, name: str, table: str, seat: int) -> _Player:
        key = (name, table, seat)
        player = self._seated.pop(key, None) or _Player(name, self._commands[name], self._megabytes)
        self._seated[key] = player  # the last one asked is the last in line
        while len(self._seated) > _AT_ONCE:
            await self._seated.pop(next(iter(self._seated))).end()
        return player

    async def close(self) -> None:
        for player in self._seated.values():
            await player.end()


class _Player:
    """One process, started when it is needed; one question at a time."""

    def __init__(self, name: str, command: Sequence[str], megabytes: int) -> None:
        self._name, self._command, self._megabytes = name, command, megabytes
        self._process: Process | None = None
        self._turn = asyncio.Lock()

    async def answer(self, line: str, seconds: float) -> bytes:
        async with self._turn:
            try:
                async with asyncio.timeout(seconds):
                    return await self._asked(line)
            except BaseException:  # whoever gives up in the middle leaves nothing behind that could answer later
                await self.end()
                raise

    async def _asked(self, line: str) -> bytes:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line.encode() + b"\n")
        await process.stdin.drain()
        return await process.stdout.readuntil(b"\n")

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                "/bin/sh",
                "-c",
                _LIMITED,
                str(self._megabytes * 1024),
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                env={name: os.environ[name] for name in _PASSED_ON if name in os.environ},
                limit=_LINE,
                start_new_session=True,
            )
            _log.info("program %s has started: process %s", self._name, self._process.pid)
        return self._process

    async def end(self) -> None:
        """With all that it may have started."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            await process.wait()
