"""What people ask a mind for: advice, and what it thinks of a move that was played. Thought of in a process of its own
where there are any, else in a thread; the event loop waits for neither."""

from __future__ import annotations

import asyncio

import msgspec

from bot.thinking.job import Job, Thought, done, read_advice, read_verdict
from bot.thinking.pool import Failed, Thinkers
from rules.core import Action, engine
from rules.host import OpenTable
from rules.mind import Advice, Verdict
from rules.registry import games


async def advice_for(thinkers: Thinkers | None, position: OpenTable, seat: int) -> tuple[Advice, ...]:
    """The best moves of a seat that is asked now, from what it may know. Raises `Failed`."""
    job = Job(
        game=position.game.id,
        state=engine.encode(position.state),
        seat=seat,
        luck=f"{position.table.id}/{position.table.length}",
        wish="advice",
    )
    return read_advice(position.game, await _thought(thinkers, position, job))


async def verdict_on(
    thinkers: Thinkers | None, position: OpenTable, seat: int, played: Action, *, glance: bool = False
) -> Verdict | None:
    """What a move was worth that was played in a position, and the best one there; None where nobody can tell. Raises
    `Failed`."""
    job = Job(
        game=position.game.id,
        state=engine.encode(position.state),
        seat=seat,
        luck=f"{position.table.id}/{position.table.length}",
        wish="glance" if glance else "verdict",
        played=msgspec.to_builtins(played),
    )
    return read_verdict(position.game, await _thought(thinkers, position, job))


async def _thought(thinkers: Thinkers | None, position: OpenTable, job: Job) -> Thought:
    if thinkers is not None and job.game in games():
        return await thinkers.think(job)
    thought = await asyncio.to_thread(done, job, position.game)
    if thought.error:
        raise Failed(thought.error)
    return thought
