"""Phase 5 at random among players bound by pacts of all kinds: it ends, nothing breaks, and nothing secret is told."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import Setup, engine
from rules.medioevo.campaign import Campaign
from rules.medioevo.diplomacy import Direct, declare_war
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import ALLIANCES, PACT_KINDS, controlled, controller, visits
from rules.medioevo.turn import Turn, Years
from tests.conformance import leaks
from tests.conformance.trail import Juncture, Move
from tests.rules.medioevo.builder import GAME, before, play, settled
from tests.rules.medioevo.pacts import in_force
from tests.rules.medioevo.test_march_random import crowded

_MANY = 2000
_LASTING = tuple(kind for kind in PACT_KINDS if kind != "exchange")

pytestmark = pytest.mark.slow


def bound(seats: int, rng: Random) -> MedioevoState:
    """A crowded table, with passage between most, and other pacts, some of them secret."""
    state = crowded(seats, rng)
    for one in range(seats):
        for other in range(one + 1, seats):
            for kind in ("passage", rng.choice(_LASTING)):
                favoured = rng.choice((None, one, other))
                in_force(state, kind, one, other, favoured=favoured, secret=rng.random() < 0.5)
    return state


def allied(seats: int, rng: Random) -> MedioevoState:
    """Alliances between all besides, some of them secret, and a war to call for them."""
    state = bound(seats, rng)
    for one in range(seats):
        for other in range(one + 1, seats):
            in_force(state, rng.choice(ALLIANCES), one, other, units=3, secret=rng.random() < 0.5)
    declare_war(state, *rng.sample(range(seats), 2))
    return state


def campaign(state: MedioevoState) -> MedioevoState:
    """Phase 5, and with it the whole turn, to its proper end: what is limited runs out."""
    state.push(Years())
    state.push(before(Turn, "end_turn"))
    state.push(Campaign(waiting=list(state.order)))
    return settled(state)


def walk(seed: int, state: MedioevoState) -> list[tuple[MedioevoState, int, engine.Played]]:
    """The moves of a random campaign, each with the table before it."""
    rng, made = Random(seed), list[tuple[MedioevoState, int, engine.Played]]()
    while any(isinstance(frame, Campaign) for frame in state.stack):
        assert len(made) < _MANY
        asked = engine.awaited(state) if rng.random() < 0.9 else tuple(engine.pending(state))
        seat = rng.choice(asked)
        if not engine.legal(state, seat).kinds:
            continue
        played = play(state, seat, engine.sample(state, seat, rng), seed=f"{seed}/{len(made)}")
        made.append((state, seat, played))
        state = played.state
    return made


@pytest.mark.parametrize("seed", range(12))
def test_m34_guests_are_never_among_those_who_control(seed: int) -> None:
    for state, _, _ in walk(seed, campaign(bound(2 + seed % 5, Random(seed)))):
        lands = [set(controlled(state, seat)) for seat in range(state.seats)]
        for seat, player in enumerate(state.players):
            for place in player.guest:
                if visits(state, seat, place) and controller(state, place) == player.guest[place]:
                    assert place not in lands[seat]
                    assert place in lands[player.guest[place]]


@pytest.mark.parametrize("seed", range(6))
def test_m121_a_campaign_among_conspirators_tells_no_secrets(seed: int) -> None:
    setup = Setup(game="medioevo", version=GAME.version, seats=3, seed="bound", unattended=True)
    moves = walk(seed, campaign(bound(3, Random(seed))))
    for state, seat, played in moves[:: max(1, len(moves) // 8)]:
        position = Juncture(GAME, setup, state, 1)
        for watcher in (None, 0, 1, 2):
            for check in leaks.POSITIONS:
                check(position, watcher)
        move = Move(seat, played.entry.action, position.submit(seat, played.entry.action))
        for check in leaks.MOVES:
            check(position, move)


@pytest.mark.parametrize("seed", [3, 6, 11, 15])
def test_m121_directives_in_a_campaign_tell_no_secrets(seed: int) -> None:
    setup = Setup(game="medioevo", version=GAME.version, seats=4, seed="bound", unattended=True)
    moves = walk(seed, campaign(allied(4, Random(seed))))
    directed = [(state, seat, played) for state, seat, played in moves if isinstance(played.entry.action, Direct)]
    assert directed
    for state, seat, played in directed[:3]:
        before, after = (Juncture(GAME, setup, table, 1) for table in (state, played.state))
        assert GAME.faults(played.state) == []
        for watcher in (None, 0, 1, 2, 3):
            for hides in leaks.POSITIONS:
                hides(after, watcher)
        move = Move(seat, played.entry.action, before.submit(seat, played.entry.action))
        for check in leaks.MOVES:
            check(before, move)
