"""One thought that is asked for, and its answer, as they go from one process to another."""

from __future__ import annotations

from random import Random
from typing import Any, Literal

import msgspec
from msgspec import Struct

from rules.core import Action, Game, Words, engine
from rules.core.insight import Level
from rules.mind import Advice, Verdict, advise, judge, think
from rules.registry import games

LENGTH = 4  # bytes before each message that say how long it is


class Job(Struct, frozen=True, kw_only=True):
    """`state` is encoded; `luck` is the thought's own. `wish`: a `move`, `advice` for somebody who asks for it, or what
    to think of an action that was `played`, at a `glance` or thoroughly."""

    game: str
    state: bytes
    seat: int
    luck: str
    level: Level = "normal"
    temper: str = ""
    wish: Literal["move", "advice", "glance", "verdict"] = "move"
    played: dict[str, Any] | None = None


class Told(Struct, frozen=True):
    """A move as plain data, with what was thought of it."""

    action: dict[str, Any]
    worth: float = 0.0
    reasons: tuple[Words, ...] = ()


class Thought(Struct, frozen=True, kw_only=True):
    """The moves that were asked for, the best first; of a verdict the one that was played comes last. Or what went
    wrong."""

    moves: tuple[Told, ...] = ()
    error: str = ""


def done(job: Job, game: Game[Any] | None = None) -> Thought:
    """`game`: one that is not in the house's own list."""
    try:
        rules = game or games()[job.game]
        return Thought(moves=tuple(map(_told, _moves(job, rules))))
    except Exception as error:
        return Thought(error=f"{type(error).__name__}: {error}")


def _moves(job: Job, game: Game[Any]) -> tuple[Advice, ...]:
    state, luck = engine.decode(game, job.state), Random(job.luck)
    if job.wish == "move":
        return (Advice(think(game, state, job.seat, job.level, luck, temper=job.temper)),)
    if job.wish == "advice":
        return advise(game, state, job.seat, luck)
    played = engine.read_action_data(game, job.played)
    verdict = judge(game, state, job.seat, played, luck, glance=job.wish == "glance")
    return () if verdict is None else (verdict.best, verdict.played)


def _told(advice: Advice) -> Told:
    return Told(msgspec.to_builtins(advice.action), advice.worth, advice.reasons)


def read_move(game: Game[Any], thought: Thought) -> Action:
    return read_advice(game, thought)[0].action


def read_advice(game: Game[Any], thought: Thought) -> tuple[Advice, ...]:
    return tuple(Advice(engine.read_action_data(game, told.action), told.worth, told.reasons) for told in thought.moves)


def read_verdict(game: Game[Any], thought: Thought) -> Verdict | None:
    if not thought.moves:
        return None
    best, played = read_advice(game, thought)
    return Verdict(played, best)
