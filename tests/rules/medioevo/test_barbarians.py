"""M-23, M-24, M-95: barbarian supply and rebellions."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.medioevo.battle import Battle
from rules.medioevo.campaign import Rebellion, Rise, move_horde, raise_horde, rebel, rebellion_sites, rebellions_due
from rules.medioevo.events import BarbarianSupply, Drive, Enough, Raise, check_rebellions, gathering_places, ways
from rules.medioevo.state import MedioevoState
from tests.rules.medioevo.builder import (
    after,
    at,
    build,
    flow_on,
    forge,
    give,
    legal,
    reason,
    settled,
    told,
    two,
)

# M-23


def supplied(state: MedioevoState) -> MedioevoState:
    return at(state, BarbarianSupply())


def test_m23_barbarians_gather_where_they_are_or_at_free_fires() -> None:
    state = two()
    state.barbarians = {"georgia": {"light": 1}, "aegean": {"light": 1}}
    assert "georgia" in gathering_places(state)
    assert "aegean" not in gathering_places(state)
    assert "trebisonda" in gathering_places(state)
    assert "bulgaria" not in gathering_places(state)
    state.players[0].station("trebisonda", "light")
    assert "trebisonda" not in gathering_places(state)


def test_m23_with_every_fire_taken_they_gather_in_empty_land_outside_homes() -> None:
    state = two()
    for place in state.world.fires:
        state.players[0].station(place, "light")
    give(state, 1, "caravan", 1, "bulgaria")
    found = gathering_places(state)
    assert "georgia" in found
    assert "bulgaria" not in found
    assert not {*state.home(0), *state.home(1)} & set(found)


def test_m23_archers_need_two_others_and_captains_four() -> None:
    state = two()
    state.barbarians = {"georgia": {"light": 1}, "rum": {"light": 2}, "serbia": {"light": 4}}
    state = supplied(state)
    assert reason(state, 0, Raise("georgia", "archer")) == ("M-23", "raise-unit")
    assert legal(state, 0, Raise("rum", "archer"))
    assert reason(state, 0, Raise("rum", "captain1")) == ("M-23", "raise-unit")
    assert after(state, (0, Raise("serbia", "captain1"))).barbarians["serbia"] == {"light": 4, "captain1": 1}


def test_m23_three_points_are_spent() -> None:
    state = two()
    state.barbarians = {"georgia": {"light": 1}, "rum": {"light": 1}}
    state = after(supplied(state), (0, Raise("georgia", "light")), (0, Drive("georgia", "armenia")))
    assert state.stack[-1].points == 1
    state = after(state, (0, Drive("armenia", "antakya")))
    assert not isinstance(state.stack[-1], BarbarianSupply)
    assert state.barbarians["antakya"] == {"light": 2}
    assert not isinstance(after(supplied(two()), (0, Enough())).stack[-1], BarbarianSupply)


def test_m23_hordes_beside_units_or_in_the_first_players_home_stay() -> None:
    state = two()
    state.barbarians = {"rum": {"light": 1}, "thrace": {"light": 1}, "cairo": {"light": 1}}
    state.players[1].station("rum", "light")
    state = supplied(state)
    assert reason(state, 0, Drive("rum", "armenia")) == ("M-23", "drive-bound")
    assert reason(state, 0, Drive("thrace", "bulgaria")) == ("M-23", "drive-home")
    assert legal(state, 0, Drive("cairo", "delta"))


def test_m23_at_sea_they_have_a_galley_while_there_is_one() -> None:
    state = two()
    state.barbarians = {"trebisonda": {"light": 1}}
    assert "black_east" in ways(state, "trebisonda")
    state.barbarians |= {sea: {"light": 1} for sea in ("aegean", "marmara", "ionian", "levantine")}
    assert "black_east" not in ways(state, "trebisonda")
    assert "black_west" in ways(state, "marmara")


def test_m23_barbarians_that_meet_units_fight_as_attackers() -> None:
    state = two()
    state.barbarians = {"rum": {"light": 1}}
    state.players[0].station("paphlagonia", "light")
    move_horde(flow_on(state), "rum", "paphlagonia")
    battle = settled(state).stack[-1]
    assert isinstance(battle, Battle)
    assert (battle.place, battle.attacker, battle.defender) == ("paphlagonia", None, 0)


def test_m23_barbarians_that_meet_galleys_at_sea_fight_too() -> None:
    state = two()
    state.barbarians = {"rum": {"light": 1}}
    give(state, 1, "galley", 1, "levantine")
    state.players[1].station("levantine", "light")
    move_horde(flow_on(state), "rum", "levantine")
    assert isinstance(settled(state).stack[-1], Battle)


def test_m23_empty_galleys_fall_to_them_without_a_fight() -> None:
    state = two()
    state.barbarians = {"rum": {"light": 1}}
    give(state, 1, "galley", 1, "levantine")
    give(state, 0, "ship", 1, "levantine")
    move_horde(flow_on(state), "rum", "levantine")
    assert not settled(state).stack
    assert not any(player.transports for player in state.players)
    assert state.players[1].honour == 10


def test_m95_alone_in_a_land_they_plunder_it() -> None:
    state = build(two(), "nicaea", "tower")
    state.barbarians = {"rum": {"light": 1}}
    give(state, 0, "wagon", 1, "nicaea")
    give(state, 0, "wagon", 1, "thrace")
    forge(state, 1, "catapult", "nicaea")
    flow = flow_on(state)
    move_horde(flow, "rum", "nicaea")
    while state.stack:
        state.stack[-1].advance(flow)
    assert not state.buildings
    assert [transport.place for transport in state.players[0].transports] == ["thrace"]
    assert not state.players[1].engines
    assert told(flow.events) == ["drive", "ravage"]


# M-24


@pytest.mark.parametrize(("tax", "tolerated", "number"), [(50, 30, 2), (30, 30, 0), (20, 30, 0), (50, 10, 4)])
def test_m24_each_full_ten_above_the_tolerated_tax_is_a_rebellion(tax: int, tolerated: int, number: int) -> None:
    assert rebellions_due(tax, tolerated) == number


def test_m24_the_next_card_tells_the_tolerated_tax_and_stays() -> None:
    state = two()
    state.events = [2, 3]  # tolerates 20
    state.players[1].tax = 50
    check_rebellions(flow_on(state))
    (rising,) = state.stack
    assert (rising.seat, rising.left) == (1, 3)
    assert state.events == [2, 3]


def test_m24_where_rebels_are_already_each_new_rebellion_costs_honour() -> None:
    state = two()
    rebel(flow_on(state), 1, 2)
    assert state.players[1].honour == 10
    state.barbarians["cairo"] = {"light": 1}
    rebel(flow_on(state), 1, 2)
    assert state.players[1].honour == 8


def test_m24_they_rise_in_controlled_home_land_with_the_fewest_units() -> None:
    state = two()
    for place in ("delta", "cairo", "sinai", "palestine"):
        state.players[1].station(place, "light")
    state.barbarians["transjordan"] = {"light": 1}
    assert rebellion_sites(state, 1, []) == ["upper_egypt"]
    assert rebellion_sites(state, 1, ["upper_egypt"]) == ["delta", "cairo", "sinai", "palestine"]


def test_m24_the_victim_chooses_among_equals_each_time_another_land() -> None:
    state = at(two(), Rebellion(seat=1, left=2))
    assert engine.awaited(state) == (1,)
    assert reason(state, 1, Rise("thrace")) == ("M-24", "rise-place")
    state = after(state, (1, Rise("sinai")))
    assert reason(state, 1, Rise("sinai")) == ("M-24", "rise-place")
    state = after(state, (1, Rise("delta")))
    assert state.barbarians == {"sinai": {"light": 1}, "delta": {"light": 1}}


def test_m24_units_fight_rebels_at_once() -> None:
    state = two()
    state.players[1].station("cairo", "light")
    raise_horde(flow_on(state), "cairo")
    assert isinstance(settled(state).stack[-1], Battle)


def test_m24_a_horde_is_as_large_as_the_supply_allows() -> None:
    state = two()
    state.dice = {"d4": 1, "d6": 1, "d8": 1}
    state.barbarians = {"rum": {"light": 39, "archer": 20}}
    raise_horde(flow_on(state), "sinai")
    assert state.barbarians["sinai"] == {"light": 1, "captain1": 1}
