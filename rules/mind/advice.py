"""What a mind can tell a person: the best moves with its reasons, and what another move would have been worth. It
looks at what the seat may know, and at nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rules.core import engine
from rules.core.actions import Action
from rules.core.flow import State
from rules.core.game import Game
from rules.core.insight import Aspect, Effort, Insight
from rules.core.words import Words, words
from rules.mind.search import Actions, Thought

_LEVEL = "hard"  # as whom it thinks
_MOVES = 3
_REASONS = 3
_WORTH_TELLING = 0.5  # points; smaller changes are no reason
_TRIES = 6  # where nothing is searched: so often somebody is asked who chooses quickly
_QUIET, _USUAL = words("hint-reason-quiet"), words("hint-reason-usual")  # nothing changes much; nobody has weighed it
_GLANCE = 8  # how many times less a glance looks at than a thought


class Advice(Struct, frozen=True):
    """A move, what it is worth in points, and why."""

    action: Action
    worth: float = 0.0
    reasons: tuple[Words, ...] = ()


class Verdict(Struct, frozen=True):
    """On a decision: what was played, and the best there was."""

    played: Advice
    best: Advice

    @property
    def missed(self) -> float:
        """Points that the best move is worth more."""
        return max(0.0, self.best.worth - self.played.worth)


def advise(game: Game[Any], state: State, seat: int, rng: Random) -> tuple[Advice, ...]:
    """The top moves for an awaited seat, the best first."""
    known = game.redeal(engine.clone(game, state), seat, rng)
    insight, effort = game.insight, _effort(game)
    if insight is None or effort is None or not insight.searches(known, seat):
        return _usual(game, state, seat, rng)
    ranked = Thought(game, insight, effort, state, seat, rng).ranked(known)
    found: list[Advice] = []
    for weighed in ranked:
        action = weighed.actions[0]
        if len(found) < _MOVES and all(advice.action != action for advice in found):
            found.append(Advice(action, weighed.worth, _reasons(game, insight, known, seat, weighed.actions)))
    return tuple(found)


def judge(
    game: Game[Any], state: State, seat: int, played: Action, rng: Random, *, glance: bool = False
) -> Verdict | None:
    """On a decision that was taken; None where nobody can tell. `glance`: at a part of the effort."""
    known = game.redeal(engine.clone(game, state), seat, rng)
    insight, effort = game.insight, _effort(game)
    if insight is None or effort is None or not insight.searches(known, seat):
        return None
    if glance:
        effort = replace(effort, deals=1, runs=max(2, effort.runs // 2), nodes=effort.nodes // _GLANCE)
    ranked = Thought(game, insight, effort, state, seat, rng).ranked(known, played)
    mine = next(weighed for weighed in ranked if weighed.actions[0] == played)
    best = max(ranked, key=lambda weighed: weighed.worth)
    return Verdict(
        Advice(played, mine.worth),
        Advice(best.actions[0], best.worth, _reasons(game, insight, known, seat, best.actions)),
    )


def _effort(game: Game[Any]) -> Effort | None:
    return game.insight.efforts.get(_LEVEL) if game.insight is not None else None


def _usual(game: Game[Any], state: State, seat: int, rng: Random) -> tuple[Advice, ...]:
    """What computers who choose quickly would play, each with another deal of what cannot be known."""
    found: list[Advice] = []
    for _ in range(_TRIES):
        advice = Advice(engine.computer_move(game, state, seat, rng), reasons=(_USUAL,))
        if len(found) < _MOVES and advice not in found:
            found.append(advice)
    return tuple(found)


def _reasons(game: Game[Any], insight: Insight, known: State, seat: int, actions: Actions) -> tuple[Words, ...]:
    """What changes by a run of actions, the most important first: what it gains, then what it costs."""
    before = {aspect.name: aspect for aspect in insight.aspects(known, seat)}
    ahead: Any = known
    for action in actions:
        if action not in list(insight.ideas(ahead, seat)):
            break  # it ends the turn: what it does is no part of the position
        ahead = insight.after(ahead, seat, action)
    changes = [_change(aspect, before.get(aspect.name)) for aspect in insight.aspects(ahead, seat)]
    told = sorted((change for change in changes if abs(change.worth) >= _WORTH_TELLING), key=_weight)[:_REASONS]
    return tuple(_told(game, change) for change in sorted(told, key=lambda change: change.worth < 0)) or (_QUIET,)


def _change(after: Aspect, before: Aspect | None) -> Aspect:
    """By how much it is worth more, and the places that were not concerned before."""
    if before is None:
        return after
    return Aspect(after.name, after.worth - before.worth, tuple(p for p in after.places if p not in before.places))


def _weight(change: Aspect) -> float:
    return -abs(change.worth)


def _told(game: Game[Any], change: Aspect) -> Words:
    way, points = ("up" if change.worth > 0 else "down"), max(1, round(abs(change.worth)))
    return words(
        f"{game.id}-aspect-{change.name}", way=way, points=points, count=len(change.places), places=[*change.places]
    )
