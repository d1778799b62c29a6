"""A process that plays moves until it is killed: `python -m tests.rules.host.mover ADDRESS TABLE WHEN`.

It prints every move that it was told is committed. WHEN says when it kills itself: `never`, `before` the commit of its
third move (all is written, nothing committed), or `after` it (committed, nobody was told).
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from rules.host import Host
from rules.host.store import Store, Writer
from rules.host.stores import open_store
from tests.rules.host.conftest import GAMES
from tests.rules.host.watch import Stand, Throw

FATAL = 3


class Mortal:
    """A store whose process may kill itself."""

    writes = 0

    def __init__(self, store: Store, when: str) -> None:
        self._store, self._when = store, when
        self.reading = store.reading

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[Writer]:
        self.writes += 1
        async with self._store.writing() as writer:
            yield writer
            self._die("before")
        self._die("after")

    def _die(self, when: str) -> None:
        if self.writes == FATAL and self._when == when:
            os.kill(os.getpid(), signal.SIGKILL)


async def main(address: str, table: str, when: str) -> None:
    host = Host(Mortal(await open_store(address), when), GAMES)  # type: ignore[arg-type]
    while True:
        position = await host.look(table)
        action = Stand(1) if position.table.length % 3 else Throw()
        moved = await host.play(table, position.table.awaited[0], action)
        print(moved.position.table.length, flush=True)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
