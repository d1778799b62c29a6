"""(a) From an interaction to the posted board; (d) what a move costs late in a game."""

from __future__ import annotations

import io
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from PIL import Image

from bench.commands import as_command
from bench.court import Court, court, pick
from bench.rows import Row
from render.encode import save
from rules.host import Position

MOVES = 25
LATE, EARLY, SAMPLES = 2_000, 20, 60


async def interaction_to_board(game: str, bound: float) -> Row:
    """Time until the channel has the picture, over encoding that same picture once more with bare Pillow."""
    async with court(2) as c:
        channel = c.channel("hall")
        position = await c.table(game, channel, c.people)
        position = await c.play_on(position.table.id, 12, Random(1), barred=("title",))
        await c.bot.publisher.drain(position.table.id)
        ratios = [await _one(c, channel, position.table.id, Random(n)) for n in range(MOVES)]
    ours, bare = median(o for o, _ in ratios), median(b for _, b in ratios)
    detail = f"{ours * 1000:.0f} ms from interaction to post, {bare * 1000:.0f} ms to encode the picture"
    ratio = median(o / b for o, b in ratios)
    return Row(game, "interaction to posted board over bare encoding", ratio, bound, "at most", detail)


async def _one(c: Court, channel: Any, table_id: str, rng: Random) -> tuple[float, float]:
    position = await c.host.look(table_id)
    seat, action = pick(position, rng, ("title",))
    command, options = as_command(position.game.id, action)
    posted = _watch(c)
    started = perf_counter()
    await c.person(position, seat).slash(channel, command, **options)
    ours = posted() - started
    png = await channel.last_message.attachments[0].read()
    image = Image.open(io.BytesIO(png))
    image.load()
    started = perf_counter()
    save(image)
    return ours, perf_counter() - started


def _watch(c: Court) -> Any:
    """The moment at which the next post was sent: settling afterwards is the simulation's affair, not ours."""
    publisher: Any = c.bot.publisher
    send, moment = type(publisher)._send, []

    async def timed(*args: Any) -> int:
        message = await send(publisher, *args)
        moment.append(perf_counter())
        return message

    publisher._send = timed
    return lambda: moment[-1]


async def late_over_early(game: str) -> Row:
    """Two tables of one kind, one at its 20th action and one at its 2,000th, moved alternately."""
    async with court(2) as c:
        early = await c.table(game, c.channel("early"), c.people)
        late = await c.table(game, c.channel("late"), c.people)
        await c.play_on(early.table.id, EARLY, Random(2), barred=("title",))
        await c.play_on(late.table.id, LATE, Random(2), barred=("title",))
        times: dict[str, list[float]] = {early.table.id: [], late.table.id: []}
        for number in range(SAMPLES):
            for table_id in times:
                times[table_id].append(await _timed_move(c, table_id, Random(number)))
    first, last = median(times[early.table.id]), median(times[late.table.id])
    detail = f"{first * 1000:.2f} ms at action {EARLY}, {last * 1000:.2f} ms at action {LATE:,}"
    return Row(game, "a move at action 2,000 over one at action 20", last / first, 1.2, "at most", detail)


async def _timed_move(c: Court, table_id: str, rng: Random) -> float:
    """Only the host's part: load, check, commit."""
    position: Position = await c.host.look(table_id)
    seat, action = pick(position, rng, ("title",))
    started = perf_counter()
    await c.host.play(table_id, seat, action)
    return perf_counter() - started
