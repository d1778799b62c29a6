"""The computer player: it goes through what it could do in this turn, to the turn's end, and takes the best."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from random import Random

import msgspec

from rules.core import Action, Chance, Hush
from rules.core.insight import Effort, Insight
from rules.core.legal import completions, possible
from rules.saga.actions import Conquer, End, Play, Recruit, UsePower
from rules.saga.judgement import aspects, judged, rounds_over
from rules.saga.position import Position, copy_of

_WHIM = 0.05  # among equals
_RESTLESS = 0.25  # for each round of a long game, so that nobody goes in circles
_NO_LUCK = Chance("", 0)  # no action of Saga draws
_DEEDS: tuple[type[Action], ...] = (Play, UsePower, Recruit, Conquer)


def choose(position: Position, seat: int, rng: Random) -> Action:
    """`position` comes from a re-deal, so that it knows no more than the player."""
    best: tuple[float, Action] | None = None
    whim = max(_WHIM, _RESTLESS * rounds_over(position))
    for action in _ideas(position, seat):
        worth = _outlook(position, seat, action) + whim * rng.random()
        if best is None or worth > best[0]:
            best = worth, action
    assert best is not None
    return best[1]


def _ideas(position: Position, seat: int) -> Iterator[Action]:
    for kind in _DEEDS:
        if possible(kind, position, seat):
            yield from completions(kind, position, seat)
    if _may_end(position, seat):
        yield End()


def _may_end(position: Position, seat: int) -> bool:
    """Where conquest is by choice, a realm is not left for later that may be lost meanwhile; but the last one of a game
    is taken only if it pays."""
    if not possible(End, position, seat):
        return False
    return position.emptied or not possible(Conquer, position, seat)


def _outlook(position: Position, seat: int, action: Action) -> float:
    """The best table at the end of this turn that an action can lead to."""
    if isinstance(action, End):
        return judged(position, seat)
    ahead = _after(position, seat, action)
    return max(_outlook(ahead, seat, follow) for follow in _follow(ahead, seat, action))


def _follow(position: Position, seat: int, action: Action) -> Iterator[Action]:
    """What comes after an action: the end, if it may; a conquest by choice; recruiting is thought of first or last,
    powers likewise."""
    if not possible(End, position, seat):
        yield from _ideas(position, seat)
        return
    if _may_end(position, seat):
        yield End()
    late: tuple[type[Action], ...] = (Conquer,) if isinstance(action, Recruit) else (Conquer, Recruit)
    yield from (idea for idea in _ideas(position, seat) if isinstance(idea, late))


def _after(position: Position, seat: int, action: Action) -> Position:
    ahead = copy_of(position)
    action.apply(Hush(ahead, _NO_LUCK), seat)
    return ahead


# For a mind that searches


def _deeds(position: Position, seat: int) -> Iterator[Action]:
    return (idea for idea in _ideas(position, seat) if not isinstance(idea, End))


def _mark(position: Position, seat: int) -> Hashable:
    return msgspec.msgpack.encode((position.players, position.realms, position.free, position.recruited))


def _always(position: Position, seat: int) -> bool:
    return True


INSIGHT = Insight(
    ideas=_deeds,
    judge=judged,
    after=_after,
    mark=_mark,
    searches=_always,
    aspects=aspects,
    efforts={
        "easy": Effort(beam=1, depth=1, runs=12, blur=0.5),
        "hard": Effort(beam=8, depth=3, runs=8, turns=2, deals=6, nodes=750),
        "master": Effort(beam=16, depth=3, runs=12, turns=4, deals=12, nodes=5_000),
    },
    tempers={
        "builder": {"realms": 1.3, "armies": 0.9},
        "raider": {"armies": 1.25, "rivals": 1.2},
        "trader": {"points": 1.4, "hand": 1.4},
        "guardian": {"realms": 1.15, "rivals": 0.8},
    },
    plain=Effort(beam=8, depth=3),
)
