"""A process that plays moves until it is killed: `python -m tests.rules.host.mover FILE TABLE WHEN`.

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
from rules.host.queries import SqliteWriter
from rules.host.sqlite import SqliteStore
from tests.rules.host.conftest import GAMES
from tests.rules.host.watch import Stand, Throw

FATAL = 3


class Mortal(SqliteStore):
    when = "never"
    writes = 0

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[SqliteWriter]:
        self.writes += 1
        async with super().writing() as writer:
            yield writer
            self._die("before")
        self._die("after")

    def _die(self, when: str) -> None:
        if self.writes == FATAL and self.when == when:
            os.kill(os.getpid(), signal.SIGKILL)


async def main(path: str, table: str, when: str) -> None:
    store = await Mortal.open(path)
    assert isinstance(store, Mortal)
    store.when = when
    host = Host(store, GAMES)
    while True:
        position = await host.look(table)
        action = Stand(1) if position.table.length % 3 else Throw()
        moved = await host.play(table, position.table.awaited[0], action)
        print(moved.position.table.length, flush=True)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
