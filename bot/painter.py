"""Pictures, drawn beside the event loop so that nobody waits for a brush."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import render
from bot.words import Speaker
from render.picture import Picture, Scene
from rules.core import State, View
from rules.host import Position
from rules.host.letters import readable

_BREATH = 0.05  # seconds, between two pieces of warming up, in which others get on
_AT_ONCE = 2  # more brushes than cores only make everybody wait


@asynccontextmanager
async def warming() -> AsyncIterator[None]:
    """Pictures are made ready beside everything else. Whoever leaves waits for the piece in hand, not for all."""
    leaving = threading.Event()

    def work() -> None:
        for _ in render.warm():
            if leaving.wait(_BREATH):
                return

    working = asyncio.create_task(asyncio.to_thread(work))
    try:
        yield
    finally:
        leaving.set()
        await working


class Painter:
    def __init__(self) -> None:
        self._brushes = asyncio.Semaphore(_AT_ONCE)

    async def paint(
        self,
        position: Position,
        seat: int | None,
        language: str,
        *,
        state: State | None = None,
        kind: str = "board",
        rings: tuple[str, ...] = (),
        focus: str | None = None,
    ) -> Picture:
        """A picture of the position (or of another state of the same table) as this seat may see it."""
        view: View = position.game.view(state if state is not None else position.state, seat)
        scene = replace(_scene(position, language), rings=rings, focus=focus)
        async with self._brushes:
            return await asyncio.to_thread(render.picture, position.game.id, view, scene, kind)

    async def post(self, position: Position, language: str, news: tuple[str, ...]) -> tuple[Picture, ...]:
        """What the channel sees of a turn; `news` are the places that it is told of."""
        view: View = position.game.view(position.state, None)
        scene = replace(_scene(position, language), news=news)
        async with self._brushes:
            return await asyncio.to_thread(render.post, position.game.id, view, scene)

    async def panel(
        self,
        position: Position,
        seat: int,
        language: str,
        *,
        state: State | None = None,
        rings: tuple[str, ...] = (),
    ) -> tuple[Picture, ...]:
        """What a player sees in the private panel: the board, and the hand where the game has one."""
        board = await self.paint(position, seat, language, state=state, rings=rings)
        if "hand" not in render.kinds(position.game.id):
            return (board,)
        return board, await self.paint(position, seat, language, state=state, kind="hand", rings=rings)


def _scene(position: Position, language: str) -> Scene:
    names = tuple(readable(seat.name) for seat in position.table.seats)
    return Scene(names=names, say=Speaker(language, names), title=readable(position.table.name))
