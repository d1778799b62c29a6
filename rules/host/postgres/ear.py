"""Hears what other processes say by `NOTIFY`."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import asyncpg

from rules.host.postgres.trouble import TROUBLES
from rules.host.store import Woken

CHANNEL = "castellan"
_AGAIN = 1.0  # seconds between two looks whether the connection still stands
_log = logging.getLogger(__name__)


class Ear:
    """What is said while the connection is lost is not heard; whoever listens looks by itself as well."""

    def __init__(self, address: str, woken: Woken) -> None:
        self._address, self._woken = address, woken
        self._connection: asyncpg.Connection | None = None
        self._keeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._connect()
        self._keeping = asyncio.create_task(self._keep())

    async def close(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.wait((self._keeping,))
        if self._connection is not None:
            with suppress(*TROUBLES):
                await self._connection.close()

    async def _connect(self) -> None:
        with suppress(*TROUBLES):
            self._connection = await asyncpg.connect(self._address)
            await self._connection.add_listener(CHANNEL, lambda _by, _pid, _channel, about: self._woken(about))

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(_AGAIN)
            if self._connection is None or self._connection.is_closed():
                _log.info("listening to the database again")
                await self._connect()
