"""A few processes that think, started when they are needed. One that dies, hangs or is not needed any more is killed,
and another takes its place."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

import msgspec

from bot.thinking.job import LENGTH, Job, Thought

_COMMAND = (sys.executable, "-m", "bot.thinking.worker")
_LONGEST_QUEUE = 64  # thoughts; whoever comes when so many wait does without one
_log = logging.getLogger(__name__)


class Failed(Exception):
    """No thought came of it."""


class Thinkers:
    """`count` thoughts at the same time; further ones wait, but no more than `queue`. `patience`: seconds after which
    one is given up."""

    def __init__(
        self, count: int, patience: float, command: Sequence[str] = _COMMAND, *, queue: int = _LONGEST_QUEUE
    ) -> None:
        self._room = asyncio.Semaphore(count)
        self._most, self._asked_for = count + queue, 0
        self._patience, self._command = patience, command
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def think(self, job: Job) -> Thought:
        """Whoever is cancelled while waiting for a thought ends it."""
        if self._asked_for >= self._most:
            raise Failed(f"{self._asked_for} thoughts are asked for already")
        self._asked_for += 1
        try:
            return await self._thought(job)
        finally:
            self._asked_for -= 1

    async def _thought(self, job: Job) -> Thought:
        async with self._room:
            worker = await self._free_worker()
            try:
                async with asyncio.timeout(self._patience):
                    thought = await _asked(worker, job)
            except (OSError, EOFError, TimeoutError, msgspec.MsgspecError) as error:
                raise Failed(f"{type(error).__name__} {error}".strip()) from error
            else:
                self._idle.append(worker)
                worker = None
            finally:
                if worker is not None:
                    await self._end(worker)
        if thought.error:
            raise Failed(thought.error)
        return thought

    async def close(self) -> None:
        self._idle.clear()
        await asyncio.gather(*(self._end(worker) for worker in list(self._all)))

    async def _free_worker(self) -> Process:
        while self._idle:
            worker = self._idle.pop()
            if worker.returncode is None:
                return worker
            self._all.discard(worker)
        worker = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
        self._all.add(worker)
        _log.info("a thinker has come: process %s", worker.pid)
        return worker

    async def _end(self, worker: Process) -> None:
        self._all.discard(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()


async def _asked(worker: Process, job: Job) -> Thought:
    assert worker.stdin is not None
    assert worker.stdout is not None
    question = msgspec.msgpack.encode(job)
    worker.stdin.write(len(question).to_bytes(LENGTH) + question)
    await worker.stdin.drain()
    length = int.from_bytes(await worker.stdout.readexactly(LENGTH))
    return msgspec.msgpack.decode(await worker.stdout.readexactly(length), type=Thought)
