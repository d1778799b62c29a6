"""Pictures for the outbox: the board is painted while its post is still being read and marked."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, NamedTuple

import render
from bot.covers import cover_of
from bot.painter import Painter
from render.picture import Marks, Picture
from rules.core import Game
from rules.host import OpenTable, Story

_FILES = 10  # that a message can carry
_MOST = 32  # paintings that nobody has fetched yet
_log = logging.getLogger(__name__)


class _Painting(NamedTuple):
    revision: int
    length: int
    task: asyncio.Task[tuple[Picture, ...]]


class Easel:
    def __init__(self, painter: Painter) -> None:
        self._painter = painter
        self._begun: dict[str, _Painting] = {}

    def begin(self, position: OpenTable) -> None:
        """Start to draw a table, unless its picture depends on what else is told with it. One drawing for a table, and
        only so many in all: the oldest give way."""
        table = position.table
        if render.shows_news(position.game.id) or any(seat.is_computer for seat in table.seats):
            return
        self.clear(table.id)
        while len(self._begun) >= _MOST:
            self.clear(next(iter(self._begun)))
        self._begun[table.id] = _Painting(
            table.revision, table.length, asyncio.create_task(self._paint(position, (), ()))
        )

    def clear(self, table_id: str) -> None:
        """Nobody will ask for it any more."""
        begun = self._begun.pop(table_id, None)
        if begun is not None:
            begun.task.cancel()

    async def pictures(self, position: OpenTable, news: tuple[str, ...], marks: Marks = ()) -> tuple[Picture, ...]:
        """The board for all, and what else the game shows of a turn; from the easel if it has been begun already."""
        table = position.table
        begun = self._begun.pop(table.id, None)
        if begun is not None and (begun.revision, begun.length) == (table.revision, table.length):
            return await begun.task
        return await self._paint(position, news, marks)

    async def _paint(self, position: OpenTable, news: tuple[str, ...], marks: Marks) -> tuple[Picture, ...]:
        """A fault of the painter's must not keep people from hearing that it is their turn."""
        try:
            drawn = await self._painter.post(position, position.table.language, news, marks)
            return drawn[:_FILES]
        except Exception:
            _log.exception("no picture of table %s", position.table.id)
            return ()

    async def feast(self, position: OpenTable, story: Story) -> tuple[Picture, ...]:
        """The result card; where it cannot be made, the board."""
        try:
            return (await self._painter.feast(position, story, position.table.language),)
        except Exception:
            _log.exception("no result card of table %s", position.table.id)
            return await self.pictures(position, ())

    async def cover(self, game: Game[Any], language: str) -> tuple[Picture, ...]:
        """For a lobby, which is there without it too."""
        try:
            return await cover_of(self._painter, game, language)
        except Exception:
            _log.exception("no banner of %s", game.id)
            return ()
