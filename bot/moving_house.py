"""At the terminal: a house moves from one database to another, and all its tables are checked."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TextIO

from bot.words import Speaker
from rules.host import Host, HostError
from rules.host.address import Address, on_server, shown
from rules.host.copying import Archive, copy
from rules.host.leases import is_led
from rules.host.sqlite import Sole
from rules.host.stores import open_store

_EVERY = 0.2  # seconds between two looks of a progress bar
_ONCE_IN_A_WHILE = 10.0  # where it is no terminal, each look is a line
_WIDTH = 30


class Bar:
    """How far something has come: drawn anew on a terminal, told once in a while elsewhere."""

    def __init__(self, say: Speaker, key: str, out: TextIO = sys.stderr) -> None:
        self._say, self._key, self._out = say, key, out
        self._drawn = out.isatty()
        self._every = _EVERY if self._drawn else _ONCE_IN_A_WHILE
        self._next: float | None = None

    def show(self, done: int, of_all: int) -> None:
        now = asyncio.get_running_loop().time()
        if self._next is None:
            self._next = now if self._drawn else now + self._every  # what is soon done needs no line
        if now < self._next and not (self._drawn and done == of_all):
            return
        self._next = now + self._every
        text = self._say(self._key, done=done, all=of_all)
        if self._drawn:
            filled = _WIDTH * done // max(1, of_all)
            text = f"\r[{'#' * filled}{'.' * (_WIDTH - filled)}] {text}"
        print(text, end="" if self._drawn else "\n", file=self._out, flush=True)

    def end(self) -> None:
        if self._drawn:
            print(file=self._out)


async def copy_house(origin: str, target: str, say: Speaker) -> int:
    """Nobody may use either meanwhile: what one process changes would be missing in the copy."""
    if _same_place(origin, target):
        return _sorry(say("cli-copy-same"))
    if not _exists(origin):
        return _sorry(say("cli-copy-nothing", path=origin))
    bar = Bar(say, "cli-copy-progress")
    try:
        async with _quiet(origin) as taken, _quiet(target) as given:
            await copy(taken, given, shown(origin), bar.show)
    except HostError as error:
        return _sorry(say(error.key, **error.args_by_name))
    finally:
        bar.end()
    print(say("cli-copy-done", path=shown(target)))
    return 0


async def verify_all(address: Address, say: Speaker) -> int:
    """Every table that has begun: its log is played again, and must come to where the table stands."""
    bar = Bar(say, "cli-verify-all-progress")
    try:
        host = await Host.open(address, keep=False)
    except HostError as error:
        return _sorry(say(error.key, **error.args_by_name))
    bad = 0
    try:
        tables = await host.tables(status=("running", "over", "ended"))
        for done, table in enumerate(sorted(tables, key=lambda table: table.created), 1):
            problem = await host.problem_of(table.id)
            if problem is not None:
                bad += 1
                print(say("cli-verify-all-bad", id=table.id, name=table.name, problem=say(problem)))
            bar.show(done, len(tables))
    finally:
        bar.end()
        await host.close()
    if not bad:
        print(say("cli-verify-all-good", count=len(tables)))
    return 1 if bad else 0


@asynccontextmanager
async def _quiet(address: str) -> AsyncGenerator[Archive]:
    async with AsyncExitStack() as closing:
        if not on_server(address):
            closing.callback(Sole(Path(address)).release)
        store = await open_store(address)
        closing.push_async_callback(store.close)
        if await is_led(store):
            raise HostError("host-in-use", path=shown(address))
        yield store


def _exists(address: str) -> bool:
    return on_server(address) or Path(address).is_file()


def _same_place(one: str, other: str) -> bool:
    if on_server(one) or on_server(other):
        return one == other
    return Path(one).resolve() == Path(other).resolve()


def _sorry(text: str) -> int:
    print(text, file=sys.stderr)
    return 1
