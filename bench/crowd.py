"""(c) Many tables moving at once: how long the slowest person waits for a first answer, as a share of Discord's 3 s."""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import discord

from bench.commands import as_command
from bench.court import Court, court, pick
from bench.rows import Row

PATIENCE = 3.0


async def crowd(game: str, tables: int = 100, idle: int = 0) -> Row:
    """`idle`: more tables, at which nobody moves."""
    async with court(2) as c:
        channel = c.channel("hall")
        ids = [(await c.table(game, channel, c.people)).table.id for _ in range(tables)]
        for _ in range(idle):
            await c.table(game, channel, c.people)
        moves = [await _prepared(c, table_id, Random(number)) for number, table_id in enumerate(ids)]
        waits = await _all_at_once(c, channel, moves)
        moved = [await c.host.look(table_id) for table_id in ids]
    assert all(position.table.length == 1 for position in moved), "not every table has moved"
    detail = f"slowest {max(waits):.2f} s, median {median(waits):.2f} s, over {tables} of {tables + idle} tables"
    ratio = max(waits) / PATIENCE
    return Row(
        game,
        f"slowest first answer of 100 tables at once{f' of {tables + idle}' if idle else ''}, over 3 s",
        ratio,
        1 / 3,
        "at most",
        detail,
    )


async def _prepared(c: Court, table_id: str, rng: Random) -> tuple[Any, str, dict[str, str]]:
    position = await c.host.look(table_id)
    seat, action = pick(position, rng)
    command, options = as_command(position.game.id, action)
    return c.person(position, seat), command, {**options, "table": table_id}


async def _all_at_once(c: Court, channel: Any, moves: list[tuple[Any, str, dict[str, str]]]) -> list[float]:
    """All interactions arrive in one burst: the simulation is kept from waiting for each in turn."""
    sent: list[float] = []
    answered: list[float] = []
    defer = discord.InteractionResponse.defer

    async def timed(self: Any, **how: Any) -> Any:
        result = await defer(self, **how)
        answered.append(perf_counter())
        return result

    async def at_once(**_: Any) -> None:
        return None

    settle = c.env._settle_internal
    discord.InteractionResponse.defer, c.env._settle_internal = timed, at_once  # type: ignore[method-assign]
    try:
        for person, command, options in moves:
            sent.append(perf_counter())
            await person.slash(channel, command, **options)
    finally:
        c.env._settle_internal = settle
    try:
        await c.env.settle(timeout=300)
    finally:
        discord.InteractionResponse.defer = defer
    assert len(answered) == len(sent), "somebody got no answer"
    return [answer - sent[0] for answer in answered]
