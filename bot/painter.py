"""Pictures, drawn beside the event loop so that nobody waits for a brush."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import render
from bot.metrics.meters import PICTURE_TIME
from bot.naming import short_names
from bot.result import feast_of
from bot.thrift import be_thrifty
from bot.words import Speaker
from render.annals import Course, Deeds, course_page, deeds_page
from render.feast import feast_card
from render.keep import DRAWN
from render.ledger import Ledger, ledger_page
from render.picture import Marks, Picture, Scene
from render.pressed import shelve
from render.slim import LIMIT, slim
from rules.core import State
from rules.host import Host, HostError, OpenTable, Story
from rules.host.letters import readable

_AT_ONCE = 2  # more brushes than cores only make everybody wait
_PATIENCE = 120.0  # seconds for one drawing; then its brush is given to the next in line
_THREADS = 8  # so many drawings may hang before none is left
_SLOW = 5.0  # seconds; then people have begun to wonder
_TABLES = 12  # of those that are played, made ready after a start
_Drawn = TypeVar("_Drawn")
Numbers = tuple[tuple[str, str], ...]
_log = logging.getLogger(__name__)


class Painter:
    """Two drawings at once, first come, first served. What is made ready in advance waits until nobody waits."""

    def __init__(self, *, patience: float = _PATIENCE) -> None:
        self._patience = patience
        self._brushes = asyncio.Semaphore(_AT_ONCE)
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="brush")
        self._asked = 0
        self._idle = asyncio.Event()
        self._idle.set()

    async def paint(
        self,
        position: OpenTable,
        seat: int | None,
        language: str,
        *,
        state: State | None = None,
        kind: str = "board",
        rings: tuple[str, ...] = (),
        numbers: Numbers = (),
        chosen: tuple[str, ...] = (),
        focus: str | None = None,
        marks: Marks = (),
    ) -> Picture:
        """A picture of the position (or of another state of the same table) as this seat may see it."""
        view = position.view(seat, state)
        scene = replace(
            _scene(position, language), rings=rings, numbers=numbers, chosen=chosen, focus=focus, marks=marks
        )
        return await self._drawn(lambda: render.picture(position.game.id, view, scene, kind), position.table.id)

    async def post(
        self, position: OpenTable, language: str, news: tuple[str, ...], marks: Marks = ()
    ) -> tuple[Picture, ...]:
        """What the channel sees of a turn; `news` are the places that it is told of, `marks` numbers on places."""
        view = position.view(None)
        scene = replace(_scene(position, language), news=news, marks=marks)
        return await self._drawn(lambda: render.post(position.game.id, view, scene), position.table.id)

    async def panel(
        self,
        position: OpenTable,
        seat: int,
        language: str,
        *,
        state: State | None = None,
        rings: tuple[str, ...] = (),
        numbers: Numbers = (),
        chosen: tuple[str, ...] = (),
    ) -> tuple[Picture, ...]:
        """What a player sees in the private panel: the part of the board that a question is about (`rings`: what can be
        chosen, `chosen`: what has been). If it is about nothing that can be shown, the board as it is, so that nothing
        new has to be sent."""
        kind = render.panel(position.game.id, position.view(seat, state), rings, chosen)
        if kind in (render.TURN, "board"):
            rings, numbers, chosen = (), (), ()
        drawn = await self.paint(
            position, seat, language, state=state, kind=kind, rings=rings, numbers=numbers, chosen=chosen
        )
        return (await self._slim(drawn),)

    async def past(
        self, position: OpenTable, seats: Sequence[int], language: str, news: tuple[str, ...]
    ) -> tuple[Picture, ...]:
        """An earlier moment, as those in these seats saw it together: the board, and their hands."""
        scene = replace(_scene(position, language), news=news)
        board = position.view(seats[0] if len(seats) == 1 else None)
        drawn = [*await self._drawn(lambda: render.post(position.game.id, board, scene), position.table.id)]
        for seat in seats:
            if render.has_hand(position.game.id, position.view(seat)):
                drawn.append(await self.paint(position, seat, language, kind="hand"))
        return tuple(drawn)

    async def _slim(self, picture: Picture) -> Picture:
        """For a panel, which sends its pictures again and again."""
        return picture if len(picture.png) <= LIMIT else await self._drawn(lambda: slim(picture))

    async def feast(self, position: OpenTable, story: Story, language: str) -> Picture:
        """The result card of a finished game."""
        feast = feast_of(position, story, language)
        return await self._drawn(lambda: feast_card(feast), position.table.id)

    async def course(self, course: Course) -> Picture:
        """The curves of a game."""
        return await self._drawn(lambda: course_page(course))

    async def deeds(self, deeds: Deeds) -> Picture:
        """The people of a finished game, and what they did."""
        return await self._drawn(lambda: deeds_page(deeds))

    async def ledger(self, page: Ledger) -> Picture:
        """A page of records."""
        return await self._drawn(lambda: ledger_page(page))

    async def once(self, key: str, draw: Callable[[], Picture]) -> Picture:
        """A picture that is the same for everybody: drawn for the first who asks."""
        found = DRAWN.get(key)
        return await self._drawn(lambda: DRAWN.of(key, draw)) if found is None else found[0]

    async def figure(self, game_id: str, name: str, language: str) -> Picture:
        """A picture of a game's rules; KeyError where there is none of that name."""
        book = render.book(game_id)
        if book is None:
            raise KeyError(game_id)
        return await self._drawn(lambda: book.picture(name, Speaker(language)))

    async def warm(self, host: Host) -> None:
        """Make ready what is about to be asked for: the boards of the tables that are played, those moved last first;
        then what the other games need, as long as that leaves room for what is really asked."""
        played: set[str] = set()
        for table in await host.played_last(_TABLES):
            if render.has_renderer(table.game):
                played.add(table.game)
                try:
                    position = await host.look(table.id)
                except HostError:
                    continue
                await self._in_advance(lambda position=position: _board(position))
        for game_id in sorted(render.games(), key=lambda game_id: game_id not in played):
            steps = render.warm(game_id)
            while not DRAWN.half_full and await self._in_advance(lambda steps=steps: _step(steps)):
                pass

    async def _drawn(self, draw: Callable[[], _Drawn], table_id: str = "") -> _Drawn:
        """Whoever has waited too long for a drawing is told so (`TimeoutError`)."""
        asked = time.monotonic()
        try:
            return await self._in_turn(draw)
        finally:
            _note(time.monotonic() - asked, table_id)

    async def _in_turn(self, draw: Callable[[], _Drawn]) -> _Drawn:
        self._asked += 1
        self._idle.clear()
        try:
            await self._brushes.acquire()
            drawing = asyncio.get_running_loop().run_in_executor(self._threads, draw)
            self._lend(drawing)
            return await asyncio.wait_for(asyncio.shield(drawing), self._patience)
        finally:
            self._asked -= 1
            if not self._asked:
                self._idle.set()

    def _lend(self, drawing: asyncio.Future[Any]) -> None:
        """The brush comes back when the drawing is done, though nobody may wait for it any more. One that hangs keeps
        nobody else from a brush."""
        loop = asyncio.get_running_loop()
        late = loop.call_later(self._patience, self._brushes.release)

        def done(_: asyncio.Future[Any]) -> None:
            if loop.time() < late.when():
                late.cancel()
                self._brushes.release()

        drawing.add_done_callback(done)

    async def _in_advance(self, draw: Callable[[], _Drawn]) -> _Drawn:
        await self._idle.wait()
        return await asyncio.get_running_loop().run_in_executor(self._threads, draw)


@asynccontextmanager
async def warming(painter: Painter, host: Host, shelf: Path) -> AsyncGenerator[None]:
    """Pictures are made ready beside everything else; what of them never changes is left on the shelf for the next
    start. Whoever leaves waits for nothing."""
    be_thrifty()
    shelve(shelf)
    working = asyncio.create_task(_warm(painter, host))
    try:
        yield
    finally:
        working.cancel()
        await asyncio.wait((working,))
        shelve(None)


async def _warm(painter: Painter, host: Host) -> None:
    try:
        await painter.warm(host)
    except HostError as error:  # whoever opens the house says what is wrong with its file
        _log.debug("pictures were not made ready: %s", error)
    except Exception:
        _log.exception("pictures could not be made ready: the first ones take longer")


def _note(seconds: float, table_id: str) -> None:
    PICTURE_TIME.observe(seconds)
    if seconds > _SLOW:
        facts = {"event": "slow picture", "table": table_id, "seconds": round(seconds, 1)}
        _log.warning("table %s: a picture took %.1f s", table_id or "-", seconds, extra={"facts": facts})


def _board(position: OpenTable) -> None:
    view = position.view(None)
    render.post(position.game.id, view, _scene(position, position.table.language))


def _step(steps: Iterator[None]) -> bool:
    """False when there are no more."""
    return next(steps, False) is None


def _scene(position: OpenTable, language: str) -> Scene:
    names = short_names(position.table)
    return Scene(names=names, say=Speaker(language, names), title=readable(position.table.name))
