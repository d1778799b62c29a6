"""M-141: terrain, for movement and for upkeep."""

from __future__ import annotations

import pytest

from rules.medioevo.battle import refuges
from rules.medioevo.data import TERRITORIES
from rules.medioevo.economy import upkeep
from rules.medioevo.effects import step_cost
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import upkeep_at
from rules.medioevo.trade import Trade, Travel, detours, reach
from tests.rules.medioevo.battles import BLUE, clash
from tests.rules.medioevo.builder import GAME, after, at, build, forge, give, legal, table, two
from tests.rules.medioevo.campaigns import campaign, column, leg, targets


@pytest.mark.parametrize(
    ("origin", "target", "points"),
    [
        ("thrace", "constantinople", 1),  # plains
        ("upper_egypt", "cairo", 1),
        ("cairo", "upper_egypt", 2),  # a desert
        ("suzdal", "beloozero", 2),  # a forest
        ("thrace", "macedonia", 2),  # hills
        ("thrace", "bulgaria", 3),  # mountains
        ("cairo", "delta", 2),  # plains across the Nile
        ("transjordan", "palestine", 3),  # hills across the Jordan
        ("wallachia", "bulgaria", 4),  # mountains across the Danube
        ("aegean", "marmara", 1),
        ("thrace", "aegean", 1),
        ("aegean", "thrace", 1),  # docking: the land's own
        ("aegean", "achaea", 3),
    ],
)
def test_m141_a_step_costs_what_the_land_entered_asks_and_one_more_across_a_river(
    origin: str, target: str, points: int
) -> None:
    assert step_cost(two(terrain=True), 0, origin, target) == points
    assert step_cost(two(), 0, origin, target) == 1


def test_m141_free_castle_moves_stay_free() -> None:
    state = build(two(terrain=True), "thrace", "castle")
    assert step_cost(state, 0, "thrace", "bulgaria") == 0
    assert step_cost(state, 0, "thrace", "aegean") == 1


def test_m141_a_wagon_goes_as_far_as_the_terrain_lets_it() -> None:
    state = two(terrain=True)
    wagon = give(state, 0, "wagon", 1, "thrace")
    found = targets(state, "thrace", wagon, laden=False)
    assert found["macedonia"] == 2
    assert found["bulgaria"] == 3
    assert found["achaea"] == 5
    assert found["wallachia"] == 5  # by way of Bulgaria, over the Danube
    assert "slavonia" not in found


def test_m141_a_march_spends_it() -> None:
    state = two(terrain=True)
    wagon = give(state, 0, "wagon", 1, "thrace")
    state.players[0].station("thrace", "light", 2)
    state = after(campaign(state), (0, leg("thrace", wagon, "macedonia", light=2)))
    assert column(state).left(state.players[0].transport(wagon)) == 4


def test_m141_a_flight_costs_it_too() -> None:
    state = two(terrain=True)
    give(state, BLUE, "wagon", 1, "rum")
    scene = clash({"light": 2}, {"light": 2}, state=state, march=3)
    assert refuges(scene.state, scene.battle) == {"ionia": 1, "nicaea": 2, "constantinople": 3}


def caravan(place: str) -> tuple[MedioevoState, str]:
    state = table("golden_horde", "byzantium", terrain=True)
    name = give(state, 0, "caravan", 1, place)
    return at(state, Trade(waiting=[0, 1])), name


def test_m141_caravans_pay_it_and_a_deal_costs_one_as_ever() -> None:
    state, name = caravan("crimea")
    state = after(state, (0, Travel(name, "azov")))
    assert state.players[0].transport(name).spent == 1
    state = after(state, (0, Travel(name, "alania")))  # hills across the Don
    assert state.players[0].transport(name).spent == 4


def test_m141_a_caravan_without_enough_for_any_step_stays() -> None:
    state, name = caravan("bulgaria")
    state.players[0].transport(name).spent = 5
    assert legal(state, 0, Travel(name, "thrace"))
    assert not legal(state, 0, Travel(name, "macedonia"))


def test_m141_ways_around_count_the_costs_in_their_own_direction() -> None:
    """Serbia's mountains are dear to enter and cheap to leave, so going through them and back differ."""
    state, name = caravan("wallachia")
    piece = state.players[0].transport(name)
    costs = reach(state, 0, piece)
    assert costs["serbia"] == 4
    assert costs["great_plain"] == 1
    assert "yedisan" not in detours(state, 0, piece, "serbia")
    for goal in ("serbia", "bulgaria", "kiev"):
        for via in detours(state, 0, piece, goal):
            there = after(state, (0, Travel(name, goal, via)))
            assert there.players[0].transport(name).place == goal


@pytest.mark.parametrize(
    ("place", "florins"),
    [
        ("bulgaria", 10),  # an area, mountains or not
        ("damascus", 10),
        ("thrace", 20),
        ("smolensk", 20),
        ("nicaea", 20),
        ("serbia", 30),
        ("sinai", 40),
        ("aegean", 20),
    ],
)
def test_m141_upkeep_goes_by_where_a_piece_stands(place: str, florins: int) -> None:
    state = two(terrain=True)
    state.players[0].station(place, "light", 2)
    assert upkeep(state, 0) == 2 * florins


def test_m141_transports_and_engines_pay_it_too_and_the_view_tells_the_sum() -> None:
    state = two(terrain=True)
    give(state, 0, "caravan", 1, "constantinople")
    forge(state, 0, "catapult", "serbia")
    assert GAME.view(state, None).players[0].upkeep == 10 + 30


def test_m141_every_land_has_its_upkeep() -> None:
    assert {upkeep_at(place) for place in TERRITORIES} == {10, 20, 30, 40}
