"""(a) From an interaction to the posted board; (d) what a move costs late in a game."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from PIL import Image

from bench.commands import as_command
from bench.court import Court, court, pick
from bench.rows import Row
from render.encode import save
from rules.core import Action, engine
from rules.host import OpenTable

MOVES = 25
OPENING = 12  # moves before the first that is timed
LATE, EARLY, SAMPLES = 2_000, 20, 60
ENDING = ("title",)  # kinds of action that would end a game too soon


async def interaction_to_board(game: str, bound: float) -> Row:
    """Time until the channel has the post, over encoding the complete sheet of the same position with bare Pillow: the
    measure that was there when sheets were posted. What the posted picture costs beside its own encoding, a row of
    `bench.drawing` says."""
    async with court(2) as c:
        channel = c.channel("hall")
        timed: list[tuple[float, float]] = []
        while len(timed) < MOVES:
            position = await c.table(game, channel, c.people)
            position = await c.play_on(position.table.id, OPENING, Random(1), barred=ENDING)
            await c.publish(position.table.id)
            timed += await _timed_posts(c, channel, position.table.id, MOVES - len(timed))
    ours, bare = median(o for o, _ in timed), median(b for _, b in timed)
    detail = f"{ours * 1000:.0f} ms from interaction to post, {bare * 1000:.0f} ms to encode the complete sheet"
    ratio = median(o / b for o, b in timed)
    return Row(game, "interaction to posted picture over encoding a sheet", ratio, bound, "at most", detail)


async def _timed_posts(c: Court, channel: Any, table_id: str, most: int) -> list[tuple[float, float]]:
    """Moves of one table that put a board into the channel, until there are enough or the game is over."""
    timed: list[tuple[float, float]] = []
    rng = Random(table_id)
    while len(timed) < most:
        position = await c.host.look(table_id)
        if position.state.outcome is not None:
            break
        seat, action = pick(position, rng, ENDING)
        if _shows(position, seat, action):
            timed.append(await _one(c, channel, position, seat, action))
        else:
            await c.host.play(table_id, seat, action)
            await c.publish(table_id)
    return timed


def _shows(position: OpenTable, seat: int, action: Action) -> bool:
    """Whether the channel gets a picture of this move."""
    played = engine.submit(position.game, position.state, seat, action, seed="bench", index=0)
    return played.shown or bool(set(engine.awaited(played.state)) - set(engine.awaited(position.state)))


async def _one(c: Court, channel: Any, position: OpenTable, seat: int, action: Action) -> tuple[float, float]:
    command, options = as_command(position.game.id, action)
    posted = _watch(c)
    started = perf_counter()
    await c.person(position, seat).slash(channel, command, **options, table=position.table.id)
    ours = posted() - started
    after = await c.host.look(position.table.id)
    sheet = await c.bot.painter.paint(after, None, "en")
    image = Image.open(io.BytesIO(sheet.png))
    image.load()
    started = perf_counter()
    save(image)
    return ours, perf_counter() - started


_SEND = "_send"  # how a publisher sends


def _watch(c: Court) -> Callable[[], float]:
    """The moment at which the next post was sent: settling afterwards is the simulation's affair, not ours."""
    publisher: object = c.bot.publisher
    send: Callable[..., Awaitable[int]] = getattr(type(publisher), _SEND)  # not what was put in its place before
    moment: list[float] = []

    async def timed(*args: Any) -> int:
        message = await send(publisher, *args)
        moment.append(perf_counter())
        return message

    setattr(publisher, _SEND, timed)
    return lambda: moment[-1]


async def late_over_early(game: str) -> Row:
    """Moves of young tables and of old ones, taken alternately. Old is at action 2,000, or as late as the game goes."""
    async with court(2) as c:
        late = await _lateness(c, game)
        early = min(EARLY, late // 4)
        young: list[float] = []
        old: list[float] = []
        while len(old) < SAMPLES:
            pair = [await _aged(c, game, early), await _aged(c, game, late)]
            for _ in range(min(SAMPLES - len(old), max(1, late // 10))):
                times = [await _timed_move(c, table) for table in pair]
                if None in times:  # one is over: two others
                    break
                young.append(times[0] or 0)
                old.append(times[1] or 0)
    detail = f"{median(young) * 1000:.2f} ms at action {early}, {median(old) * 1000:.2f} ms at action {late:,}"
    ratio = median(old) / median(young)
    return Row(game, f"a move at action {late:,} over one at action {early}", ratio, 1.2, "at most", detail)


async def _lateness(c: Court, game: str) -> int:
    """How many actions a random game surely lasts, less the ones that will be timed; 2,000 at most."""
    lengths: list[int] = []
    for number in range(3):
        position = await c.table(game, c.channel(f"try{number}"), c.people)
        rng = Random(number)
        while position.state.outcome is None and position.table.length < LATE:
            seat, action = pick(position, rng, ENDING)
            position = (await c.host.play(position.table.id, seat, action)).position
        lengths.append(position.table.length)
    return LATE if min(lengths) >= LATE else min(lengths) * 3 // 4


async def _aged(c: Court, game: str, age: int) -> str:
    """A running table of this many actions."""
    while True:
        table = (await c.table(game, c.channel("aged"), c.people)).table
        position = await c.play_on(table.id, age, Random(table.id), barred=ENDING)
        if position.state.outcome is None:
            return table.id


async def _timed_move(c: Court, table_id: str) -> float | None:
    """Only the host's part: load, check, commit. None: the game is over."""
    position = await c.host.look(table_id)
    if position.state.outcome is not None:
        return None
    seat, action = pick(position, Random(position.table.length), ENDING)
    started = perf_counter()
    await c.host.play(table_id, seat, action)
    return perf_counter() - started
