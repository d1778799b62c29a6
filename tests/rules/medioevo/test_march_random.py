"""Phase 5 played at random from crowded tables: it always ends, and nothing breaks on the way."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from rules.core import engine
from rules.medioevo.campaign import Campaign
from rules.medioevo.data import REALMS, UNITS
from rules.medioevo.diplomacy import declare_war
from rules.medioevo.effects import berths_free
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import levels_owned, tokens_match, units_left
from tests.rules.medioevo.builder import GAME, build, forge, give, play, table
from tests.rules.medioevo.campaigns import campaign

_MANY = 1500


def crowded(seats: int, rng: Random) -> MedioevoState:
    """Armies, wagons, galleys with what they carry, engines and castles anywhere, and some wars."""
    state = table(*rng.sample(REALMS, seats))
    world = state.world
    for place in rng.sample(world.lands, 10):
        build(state, place, "castle")
    for place in rng.sample(world.lands, 6):
        state.barbarians[place] = {"light": 2}
    for seat, player in enumerate(state.players):
        homes = state.home(seat)
        for _ in range(5):
            place = rng.choice(homes if rng.random() < 0.7 else world.lands)
            if place not in state.barbarians:
                player.station(place, rng.choice(UNITS[:4]), rng.randint(1, 2))
        for kind in ("wagon", "wagon", "galley", "galley"):
            place = rng.choice(list(player.armies) or homes)
            sea = rng.choice(world.seas)
            give(state, seat, kind, 1, sea if kind == "galley" else place)
            if kind == "galley" and berths_free(player, sea):
                player.station(sea, "light", 1)
        forge(state, seat, "catapult", rng.choice(homes))
        assert tokens_match(levels_owned(player))
        assert units_left(state, seat, "light") >= 0
    for seat in range(1, seats):
        if rng.random() < 0.4:
            declare_war(state, 0, seat).since = rng.randint(1, 2)
    return state


@pytest.mark.parametrize("seed", range(24))
def test_m60_random_campaigns_end_with_their_invariants(seed: int) -> None:
    rng = Random(seed)
    state = campaign(crowded(2 + seed % 5, rng))
    acts = 0
    while any(isinstance(frame, Campaign) for frame in state.stack):
        acts += 1
        assert acts < _MANY
        asked = engine.awaited(state) if rng.random() < 0.9 else tuple(engine.pending(state))
        seat = rng.choice(asked)
        if engine.legal(state, seat).kinds:
            state = play(state, seat, engine.sample(state, seat, rng), seed=str(acts)).state


@pytest.mark.parametrize("seed", range(6))
def test_m61_whatever_is_offered_can_be_done(seed: int) -> None:
    """Every place, piece and number that is offered leads to a legal leg."""
    rng = Random(seed)
    state = campaign(crowded(3, rng))
    seat = engine.awaited(state)[0]
    for action in islice(engine.legal(state, seat), 0, 400, 7):
        play(state, seat, action)
    assert GAME.faults(state) == []
