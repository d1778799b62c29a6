"""Pictures, drawn beside the event loop so that nobody waits for a brush."""

from __future__ import annotations

import asyncio

import render
from bot.words import Speaker
from render.picture import Picture, Scene
from rules.core import State, View
from rules.host import Position

_AT_ONCE = 2  # more brushes than cores only make everybody wait


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
        table = position.table
        view: View = position.game.view(state if state is not None else position.state, seat)
        names = tuple(seat.name for seat in table.seats)
        scene = Scene(names=names, say=Speaker(language, names), title=table.name, rings=rings, focus=focus)
        async with self._brushes:
            return await asyncio.to_thread(render.picture, position.game.id, view, scene, kind)

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
