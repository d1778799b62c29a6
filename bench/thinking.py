"""(e) What a mind has to work with, and what others notice of it: positions judged, and answers while many think."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from bench.playouts import ROUNDS, SECONDS, catan_rate
from bench.rows import Row
from bot.clock import Scheduler
from bot.computers import Computers
from bot.painter import Painter
from bot.thinking import Thinkers
from rules.core import Chance, Game, Setup, engine
from rules.core.insight import Insight
from rules.host import Host
from rules.host.standins import PATIENCE

_POSITIONS = 40
_TABLES = 50  # at which a computer thinks hard
_ANSWERS = 40
_PERSON = 1
_TICK = 0.05  # seconds


def judged(game: Game[Any], insight: Insight) -> Row:
    """Positions judged per second, over the actions per second of catanatron's random players, taken in turns."""
    states = _course(game)
    pairs = [(_judging(states, insight), catan_rate(turn)) for turn in range(ROUNDS)]
    ours, theirs = (median(side) for side in zip(*pairs, strict=True))
    ratio = median(ours / theirs for ours, theirs in pairs)
    detail = f"{ours:,.0f} positions/s here, {theirs:,.0f} actions/s in catanatron"
    return Row(game.id, "positions judged/s over catanatron's actions/s", ratio, _BOUND[game.id], "at least", detail)


_BOUND = {"barony": 0.1, "saga": 0.2, "torres": 0.8, "medioevo": 0.05}


def _course(game: Game[Any]) -> list[Any]:
    """The positions of a game between computers who choose quickly."""
    setup = Setup(game=game.id, version=game.version, seats=game.max_seats, seed="judged", unattended=True)
    state, rng, found = engine.start(game, setup)[0], Random(1), list[Any]()
    for index in range(1, 2 * _POSITIONS + 1):
        seat = engine.awaited(state)[0]
        state = engine.play_on(state, seat, engine.computer_move(game, state, seat, rng), Chance("judged", index)).state
        found.append(engine.clone(game, state))
    return found[_POSITIONS:]


def _judging(states: Sequence[Any], insight: Insight) -> float:
    count, started = 0, process_time()
    while process_time() - started < SECONDS:
        for state in states:
            insight.judge(state, count % state.seats)
            count += 1
    return count / (process_time() - started)


async def undisturbed(game: str) -> Row:
    """The slowest of some answers at a table of people's, a panel with its picture, while computers at many others
    think hard; over the slowest without them."""
    with TemporaryDirectory() as folder:
        host = await Host.open(Path(folder) / "bench.sqlite3")
        scheduler, thinkers, painter = Scheduler(perf_counter), Thinkers(1, PATIENCE), Painter()
        computers = Computers(host, scheduler, 0.0, thinkers=thinkers)
        try:
            own = await _table(host, game, computers=0)
            alone = await _answers(host, painter, own)
            for _ in range(_TABLES):
                computers.consider(await host.table(await _table(host, game, computers=1)))
            ticking = asyncio.create_task(_ticks(scheduler))
            beside = await _answers(host, painter, own)
            ticking.cancel()
        finally:
            await scheduler.close()
            await thinkers.close()
            await host.close()
    detail = f"slowest {max(beside) * 1000:.0f} ms with {_TABLES} tables thinking, {max(alone) * 1000:.0f} ms without"
    return Row(game, "slowest answer while 50 tables think hard", max(beside) / max(alone), 2.0, "at most", detail)


async def _table(host: Host, game: str, computers: int) -> str:
    """A running table; with a computer at hard, it is that one's turn."""
    table = await host.create(
        game=game, guild=1, channel=1, language="en", player=_PERSON, player_name="Ann", computers=max(1, computers)
    )
    if not computers:
        return (await host.start(table.id, _PERSON)).table.id
    await host.set_level(table.id, _PERSON, "hard")
    position = await host.start(table.id, _PERSON)
    rng = Random(1)
    while position.table.length < _OPENING or position.table.awaited != (1,):
        seat = engine.awaited(position.state)[0]
        action = engine.computer_move(position.game, position.state, seat, rng)
        position = (await host.play(table.id, seat, action)).position
    return table.id


_OPENING = 12


async def _answers(host: Host, painter: Painter, table_id: str) -> list[float]:
    waits: list[float] = []
    for _ in range(_ANSWERS):
        started = perf_counter()
        position = await host.look(table_id)
        await painter.panel(position, 0, "en")
        waits.append(perf_counter() - started)
        await asyncio.sleep(_TICK)
    return waits[_ANSWERS // 4 :]  # the first ones make things ready


async def _ticks(scheduler: Scheduler) -> None:
    while True:
        scheduler.tick()
        await asyncio.sleep(_TICK)
