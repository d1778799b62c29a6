"""Who gets a brush, and when: two drawings at once, first come, first served, what is made in advance last."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import render
from bot.painter import Painter, warming
from render.keep import Cupboard, Keep
from render.picture import Picture
from rules.core import Setup, engine
from rules.host import OpenTable
from rules.registry import games

PICTURE = Picture(b"", "", 1, 1)
HANGS = 300.0  # seconds; more than anything here takes on any machine


def position(name: str) -> OpenTable:
    """A running table of that name."""
    game = games()["barony"]
    state, _ = engine.start(game, Setup(game="barony", version=game.version, seats=2, seed="1", unattended=True))
    table: Any = SimpleNamespace(name=name, game="barony", id=name, language="en", seats=[], wishes=(None, None))
    return OpenTable(table, game, state)


class Studio:
    """Drawings that last until they are told to end."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self._ends: dict[str, threading.Event] = {}
        self._begins: dict[str, threading.Event] = {}

    def draw(self, _game: str, _view: Any, scene: render.Scene, _kind: str = "board") -> Picture:
        self.begun.append(scene.title)
        self._begin(scene.title).set()
        assert self._end(scene.title).wait(HANGS)
        return PICTURE

    def end(self, *titles: str) -> None:
        for title in titles:
            self._end(title).set()

    async def started(self, title: str) -> None:
        assert await asyncio.to_thread(self._begin(title).wait, HANGS)

    def _begin(self, title: str) -> threading.Event:
        return self._begins.setdefault(title, threading.Event())

    def _end(self, title: str) -> threading.Event:
        return self._ends.setdefault(title, threading.Event())


@pytest.fixture
def studio(monkeypatch: pytest.MonkeyPatch) -> Iterator[Studio]:
    made = Studio()
    monkeypatch.setattr(render, "picture", made.draw)
    monkeypatch.setattr(render, "warm", lambda game_id: iter(()))
    yield made
    made.end("a", "b", "c", "d", "kept")


def asked(painter: Painter, title: str) -> asyncio.Task[Picture]:
    return asyncio.create_task(painter.paint(position(title), None, "en"))


async def turns() -> None:
    """Everybody gets as far as they can without a drawing ending."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_two_are_drawn_at_once_and_the_next_in_line_follows(studio: Studio) -> None:
    painter = Painter()
    tasks = [asked(painter, title) for title in "abcd"]
    await studio.started("a")
    await studio.started("b")
    await turns()
    assert sorted(studio.begun) == ["a", "b"]
    studio.end("b")
    await studio.started("c")
    assert sorted(studio.begun) == ["a", "b", "c"]
    studio.end("a", "c", "d")
    assert await asyncio.gather(*tasks) == [PICTURE] * 4


async def test_a_brush_is_not_free_because_nobody_waits_for_its_drawing_any_more(studio: Studio) -> None:
    painter = Painter()
    first, second, third = (asked(painter, title) for title in "abc")
    await studio.started("a")
    await studio.started("b")
    first.cancel()
    await turns()
    assert sorted(studio.begun) == ["a", "b"]
    studio.end("a", "b", "c")
    assert await asyncio.gather(second, third) == [PICTURE] * 2


async def test_a_drawing_that_hangs_is_told_to_whoever_waits_and_keeps_nobody_else_from_a_brush(studio: Studio) -> None:
    painter = Painter(patience=0.02)
    hanging = [asked(painter, title) for title in "ab"]
    told = await asyncio.gather(*hanging, return_exceptions=True)
    assert [type(one) for one in told] == [TimeoutError] * 2
    painter._patience = HANGS  # pyright: ignore[reportPrivateUsage]
    studio.end("c")
    assert await asked(painter, "c") == PICTURE


class House:
    """A host with one table that is played."""

    async def played_last(self, _most: int) -> list[Any]:
        return [position("kept").table]

    async def look(self, table_id: str) -> OpenTable:
        return position(table_id)


async def test_what_is_made_in_advance_waits_until_nobody_waits(studio: Studio) -> None:
    painter, house = Painter(), House()
    first = asked(painter, "a")
    await studio.started("a")
    warm = asyncio.create_task(painter.warm(house))  # type: ignore[arg-type]
    await turns()
    assert studio.begun == ["a"]
    studio.end("a", "kept")
    await first
    await warm
    assert studio.begun == ["a", "kept"]


async def test_what_is_made_in_advance_leaves_room_for_what_is_asked(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = Cupboard(Keep(0), Keep(4_000_000))
    monkeypatch.setattr("bot.painter.DRAWN", drawn)
    made: list[int] = []

    def steps(game_id: str) -> Iterator[None]:
        for number in range(9):
            drawn.of((game_id, number), lambda: bytes(1_000_000))
            made.append(number)
            yield

    monkeypatch.setattr(render, "warm", steps)
    studio.end("kept")
    await Painter().warm(House())  # type: ignore[arg-type]
    assert made == [0, 1], "half of what there is room for"


async def test_whoever_leaves_does_not_wait_for_all_that_could_be_made_ready(studio: Studio, tmp_path: Path) -> None:
    painter, house = Painter(), House()
    async with warming(painter, house, tmp_path / "drawn"):  # type: ignore[arg-type]
        await studio.started("kept")
    assert studio.begun == ["kept"]
    studio.end("kept")
