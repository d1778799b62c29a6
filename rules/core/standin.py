"""Playing in somebody's place: one decision, sensibly, and nothing that its player would have to live with.

>>> from rules.barony import GAME
>>> from rules.core.game import Setup
>>> state, _ = engine.start(GAME, Setup(game="barony", version=GAME.version, seats=2, seed="7"))
>>> stand_in(GAME, state, 0, Random(1)) in engine.legal(state, 0)
True
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any

from rules.core import engine
from rules.core.actions import Action
from rules.core.flow import State
from rules.core.game import Game
from rules.core.legal import LegalMoves, sample_action

_SAMPLES = 20  # of each kind, before its moves are gone through one by one
_MOST = 2000  # of each kind
Mandate = Mapping[str, bool | int]  # a number: as long as it spends no more than that


def is_proper(game: Game[Any], state: State, seat: int, action: Action, mandate: Mandate | None = None) -> bool:
    """Whether it may be done in another's place: nothing final, and nothing about a matter that is not entrusted.
    `mandate` says of some of the game's matters whether they are; the game itself says it of the others."""
    if action.final:
        return False
    entrusted = {**game.matters, **(mandate or {})}
    return all(
        _is_entrusted(entrusted.get(matter, True), state, seat, action) for matter in action.touches(state, seat)
    )


def _is_entrusted(trust: bool | int, state: State, seat: int, action: Action) -> bool:
    return trust if isinstance(trust, bool) else action.expense(state, seat) <= trust


def stand_in(
    game: Game[Any],
    state: State,
    seat: int,
    rng: Random,
    *,
    mandate: Mandate | None = None,
    thought: Action | None = None,
) -> Action:
    """What is played for an awaited seat whose player is not there: what a computer would choose (`thought`, where
    somebody has thought already) if that is proper, or else to let things be, or else anything proper; and only where
    nothing proper is legal, what the computer would choose all the same."""
    choice = thought if thought is not None else engine.computer_move(game, state, seat, rng)
    others = (action for action in _others(game, state, seat, rng) if is_proper(game, state, seat, action, mandate))
    return choice if is_proper(game, state, seat, choice, mandate) else next(others, choice)


def _others(game: Game[Any], state: State, seat: int, rng: Random) -> Iterator[Action]:
    """To pass, then moves of all kinds: some at random, then one after the other."""
    timely = game.timeout(state, seat)
    if timely is not None:
        yield timely
    kinds = [kind for kind in engine.legal(state, seat).kinds if not kind.final]
    for kind in rng.sample(kinds, len(kinds)):
        sampled = (sample_action(kind, state, seat, rng) for _ in range(_SAMPLES))
        yield from (action for action in sampled if action is not None)
    for kind in kinds:
        yield from islice(LegalMoves(state, seat, (kind,)), _MOST)
