"""A process among several: it comes to its shards, keeps them while it lives, and gives them back when it leaves.
Without a lease nothing is said: whoever cannot renew it in time ends at once, for another speaks by then."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
from contextlib import suppress

from rules.host import Host, HostError
from rules.host.leases import BEAT, LIFE
from rules.host.shards import Shards

LOOK = 1.0  # seconds between two looks whether shards are free
_MARGIN = BEAT  # before a lease ends by which its process has ended
_log = logging.getLogger(__name__)


class Cluster:
    def __init__(self, host: Host, shards: Shards) -> None:
        self._host, self._shards = host, shards
        self.name = f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(4)}"

    async def enter(self, stop: asyncio.Event) -> bool:
        """When the shards are free. False: it was told to stop before they were."""
        told = False
        while not stop.is_set():
            other = await self._take()
            if other is None:
                _log.info("this process runs the tables of shards %s", self._shards)
                return True
            if not told:
                told = True
                _log.warning("shards %s are run by %s; waiting until it leaves", self._shards, other)
            with suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), LOOK)
        return False

    async def _take(self) -> str | None:
        """Who is in the way."""
        try:
            other = await self._host.take_shards(self._shards, self.name)
        except HostError as error:
            return f"somebody; the database does not answer ({error.args_by_name.get('problem', error.key)})"
        return None if other is None else (other.holder or "another that has just come")

    async def beat(self) -> None:
        """The lease is renewed. This ends when it is lost."""
        loop = asyncio.get_running_loop()
        renewed = loop.time()
        while True:
            await asyncio.sleep(BEAT)
            began = loop.time()
            with suppress(TimeoutError):
                async with asyncio.timeout(LIFE - _MARGIN):
                    other = await self._take()
                    if other is None:
                        renewed = began
                        continue
                    _log.warning("the lease of shards %s was not renewed: %s", self._shards, other)
            if loop.time() - renewed > LIFE - _MARGIN:
                return
