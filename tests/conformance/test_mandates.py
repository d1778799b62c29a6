"""A regent under a mandate: whatever its player has not entrusted is not done while anything else is legal."""

from __future__ import annotations

from functools import cache
from itertools import islice
from random import Random

import pytest

from rules.core import Action, engine
from rules.core.legal import sample_action
from rules.core.standin import Mandate, is_proper, stand_in
from rules.registry import games
from tests.conformance.effort import setup_of
from tests.conformance.trail import Juncture, Trail, replayable

_LOOKED_AT = 3000  # legal moves, of which none must be proper where the regent's is not
_FAR, _EVERY = 600, 5  # moves of a game that are played, and of which every so many is looked at


def switches() -> list[tuple[str, str, bool | int]]:
    """Every switch of every game, and every amount: what is entrusted, and nothing of the rest."""
    found: list[tuple[str, str, bool | int]] = []
    for game in games().values():
        for matter in game.matters:
            found += [(game.id, matter, amount) for amount in (False, *game.amounts.get(matter, ()))]
    return found


@cache
def seen(game_id: str) -> tuple[tuple[Juncture, int], ...]:
    """Positions of a sensible game at which somebody is awaited. Random games of Medioevo never get to marching."""
    game = games()[game_id]
    walk = Trail(game, setup_of(game, game.min_seats)).walk(Random(1), _sensible)
    found = islice(walk, 0, _FAR, _EVERY)
    return tuple((position, seat) for position in found for seat in engine.awaited(position.state))


def _sensible(position: Juncture, seat: int, rng: Random) -> Action:
    if seat not in engine.awaited(position.state):
        return engine.sample(position.state, seat, rng)
    return engine.computer_move(position.game, position.state, seat, rng)


def test_every_game_has_a_few_switches() -> None:
    assert all(2 <= len(game.matters) <= 6 for game in games().values())
    assert all({*game.amounts} <= {*game.matters} for game in games().values())


@pytest.mark.parametrize(("game_id", "matter", "trust"), switches())
def test_what_is_not_entrusted_is_not_done_while_something_else_is_legal(
    game_id: str, matter: str, trust: bool | int
) -> None:
    """Whatever the computer would rather do; and each switch makes a difference somewhere."""
    game, mandate = games()[game_id], {matter: trust}
    touched = 0
    for position, seat in seen(game_id):
        forbidden = next((a for a in _some(position, seat) if not _is_within(position, seat, a, matter, trust)), None)
        if forbidden is None:
            continue
        touched += 1
        action = stand_in(game, position.state, seat, Random(1), mandate=mandate, thought=forbidden)
        if not is_proper(game, position.state, seat, action, mandate):
            others = islice(engine.legal(position.state, seat), _LOOKED_AT)
            assert not [other for other in others if is_proper(game, position.state, seat, other, mandate)], action
    assert touched, "a switch that never matters is none"


def _some(position: Juncture, seat: int) -> list[Action]:
    """Some moves of every kind."""
    rng, kinds = Random(1), engine.legal(position.state, seat).kinds
    found = [sample_action(kind, position.state, seat, rng) for kind in kinds for _ in range(4)]
    return [action for action in found if action is not None]


def _is_within(position: Juncture, seat: int, action: Action, matter: str, trust: bool | int) -> bool:
    if matter not in action.touches(position.state, seat):
        return True
    return trust if isinstance(trust, bool) else action.expense(position.state, seat) <= trust


@pytest.mark.parametrize("game_id", games())
def test_under_the_strictest_mandate_games_still_come_to_their_end(game_id: str) -> None:
    game = games()[game_id]
    nothing: Mandate = dict.fromkeys(game.matters, False)

    def regent(position: Juncture, seat: int, rng: Random) -> Action:
        if seat not in engine.awaited(position.state):
            return engine.sample(position.state, seat, rng)
        return stand_in(position.game, position.state, seat, rng, mandate=nothing)

    trail = Trail(game, setup_of(game, game.min_seats))
    with replayable(trail):
        *_, last = trail.walk(Random(1), regent)
    assert last.state.outcome is not None
