"""A WebSocket to speak on without waiting for the listener: what is said arrives in the order it was said."""

from __future__ import annotations

import asyncio
import json
from types import TracebackType
from typing import Any, Self

from aiohttp import web


class Line:
    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._writing: asyncio.Task[None] | None = None

    def say(self, body: dict[str, Any]) -> None:
        self._waiting.put_nowait(json.dumps(body, ensure_ascii=False))

    async def __aenter__(self) -> Self:
        self._writing = asyncio.create_task(self._write())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._writing is not None
        self._writing.cancel()
        await asyncio.gather(self._writing, return_exceptions=True)

    async def _write(self) -> None:
        while True:
            text = await self._waiting.get()
            try:
                await self.socket.send_str(text)
            except ConnectionError:
                return  # whoever listens here is gone, and is told everything when they come back
