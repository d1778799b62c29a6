"""M-61, M-62: what carries armies, and how far."""

from __future__ import annotations

import pytest

from rules.medioevo.campaign import FOOT, Finish, reach
from rules.medioevo.effects import allowance
from rules.medioevo.table import SiegeEngine, Transport, War, wound
from rules.medioevo.turn import end_turn
from tests.rules.medioevo.builder import after, build, flow_on, forge, give, legal, reason, two
from tests.rules.medioevo.campaigns import Chronicle, campaign, column, leg, targets, wagon_at_thrace

pytestmark = pytest.mark.usefixtures("chronicle")


# M-61: transports


@pytest.mark.parametrize(("level", "capacity", "movement"), [(1, 3, 6), (2, 6, 7), (3, 9, 8)])
@pytest.mark.parametrize("kind", ["wagon", "galley"])
def test_m61_capacity_and_movement_by_level(kind: str, level: int, capacity: int, movement: int) -> None:
    transport = Transport("t", kind, level, "thrace")  # pyright: ignore
    assert (transport.capacity, allowance(transport)) == (capacity, movement)


def test_m61_engines_have_four_points_of_their_own() -> None:
    assert allowance(SiegeEngine("e", "bombard", "thrace")) == 4
    state = two()
    catapult = forge(state, 0, "catapult", "thrace")
    state = campaign(state)
    assert legal(state, 0, leg("thrace", catapult, "paphlagonia"))  # three steps
    assert reason(state, 0, leg("thrace", catapult, "sinai"))[0] == "M-61"


def test_m61_a_wagon_of_level_two_supplies_up_to_six_units() -> None:
    state, wagon = wagon_at_thrace(2, light=9)
    state = campaign(state)
    assert reason(state, 0, leg("thrace", wagon, "macedonia", 7)) == ("M-61", "march-units")
    assert legal(state, 0, leg("thrace", wagon, "macedonia", 6))


def test_m61_a_galley_of_level_three_loads_up_to_nine_units() -> None:
    state = two()
    galley = give(state, 0, "galley", 3, "thrace")
    state.players[0].station("thrace", "light", 10)
    state = campaign(state)
    assert reason(state, 0, leg("thrace", galley, "aegean", 10)) == ("M-61", "march-units")
    assert legal(state, 0, leg("thrace", galley, "aegean", 9))


def test_m61_wagon_catapult_and_three_units_take_five_of_six_places_of_a_galley() -> None:
    state = two()
    galley, wagon = give(state, 0, "galley", 2, "thrace"), give(state, 0, "wagon", 1, "thrace")
    catapult, spare = forge(state, 0, "catapult", "thrace"), forge(state, 0, "catapult", "thrace")
    state.players[0].station("thrace", "light", 4)
    state = campaign(state)
    assert legal(state, 0, leg("thrace", galley, "aegean", 3, (wagon, catapult)))
    assert legal(state, 0, leg("thrace", galley, "aegean", 4, (wagon, catapult)))
    assert reason(state, 0, leg("thrace", galley, "aegean", 4, (wagon, catapult, spare))) == ("M-61", "march-cargo")
    state = after(state, (0, leg("thrace", galley, "aegean", 3, (wagon, catapult))))
    assert {piece.place for piece in (*state.players[0].transports, state.players[0].engines[0])} == {"aegean"}
    assert state.players[0].army("aegean") == {"light": 3}


def test_m61_units_go_only_with_a_transport_that_is_with_them() -> None:
    state, _ = wagon_at_thrace()
    state.players[0].station("macedonia", "light")
    assert reason(campaign(state), 0, leg("macedonia", FOOT, "thrace", light=1)) == ("M-61", "march-origin")


def test_m61_each_step_costs_one_point_sailing_and_docking_too() -> None:
    state = two()
    galley = give(state, 0, "galley", 1, "ionia")
    costs = targets(state, "ionia", galley, laden=False)
    assert (costs["aegean"], costs["marmara"], costs["black_west"], costs["black_east"]) == (1, 2, 3, 4)
    assert (costs["thrace"], costs["paphlagonia"], costs["crimea"]) == (2, 4, 4)
    assert costs["levantine"] == 1
    assert "rum" in costs
    assert max(reach(state, 0, "ionia", 3, by_sea=True, laden=False).values()) == 3


def test_m61_the_strait_is_crossed_by_land() -> None:
    state, wagon = wagon_at_thrace()
    assert targets(state, "thrace", wagon, laden=False)["nicaea"] == 2


def test_m61_the_booklets_wagon_brings_three_units_to_a_galley_that_puts_to_sea() -> None:
    state, wagon = wagon_at_thrace(1, light=3)
    galley = give(state, 0, "galley", 1, "constantinople")
    state = after(campaign(state), (0, leg("thrace", wagon, "constantinople", light=3)))
    assert column(state).spent == {wagon: 1}
    state = after(state, (0, leg("constantinople", galley, "marmara", light=3)))
    assert column(state).spent == {wagon: 1, galley: 1}
    assert state.players[0].armies == {"marmara": {"light": 3}}
    assert reason(state, 0, leg("constantinople", wagon, "thrace")) == ("M-60", "march-other")  # it stays (R)


def test_m61_the_booklets_wagon_stops_where_it_meets_an_army(chronicle: Chronicle) -> None:
    state, wagon = wagon_at_thrace(1, light=3)
    state.players[1].station("bulgaria", "heavy")
    assert "serbia" not in {
        place for place, cost in targets(state, "thrace", wagon, laden=True).items() if cost == 2
    } - set(state.world.near_by_land["macedonia"])
    state = after(campaign(state), (0, leg("thrace", wagon, "bulgaria", light=3)), (0, Finish()))
    assert chronicle.battles == [("bulgaria", 0, 1, 5)]


def test_m61_a_group_picks_up_others_on_the_way() -> None:
    state, wagon = wagon_at_thrace(2, light=2)
    state.players[0].station("constantinople", "archer", 2)
    state = after(campaign(state), (0, leg("thrace", wagon, "constantinople", light=2)))
    state = after(state, (0, leg("constantinople", wagon, "nicaea", light=2, archer=2)))
    assert state.players[0].armies == {"nicaea": {"light": 2, "archer": 2}}
    assert column(state).spent == {wagon: 2}


def test_m61_a_wagon_that_lands_drives_on_with_its_own_points() -> None:
    state = two()
    galley, wagon = give(state, 0, "galley", 2, "ionia"), give(state, 0, "wagon", 1, "ionia")
    state.players[0].station("ionia", "light", 2)
    state = after(campaign(state), (0, leg("ionia", galley, "thrace", 2, (wagon,))))
    assert column(state).spent == {galley: 2, wagon: 0}
    state = after(state, (0, leg("thrace", wagon, "macedonia", 2)))
    assert state.players[0].armies == {"macedonia": {"light": 2}}


def test_m61_a_transport_stopped_by_an_event_stays() -> None:
    state, wagon = wagon_at_thrace(1, light=1)
    state.players[0].transport(wagon).stopped = True
    give(state, 0, "wagon", 1, "ionia")
    assert reason(campaign(state), 0, leg("thrace", wagon, "macedonia")) == ("M-61", "march-origin")


def test_m108_stops_and_armistices_end_with_the_turn() -> None:
    state, wagon = wagon_at_thrace(1, light=1)
    state.players[0].halt("thrace", "light")
    state.players[0].transport(wagon).stopped = True
    state.wars, state.truces = [War((0, 1), since=1)], [(0, 1)]
    end_turn(flow_on(state))
    assert not state.players[0].halted
    assert not state.truces
    assert state.wars
    assert not state.players[0].transport(wagon).stopped


def test_m61_wounded_units_stay_as_tired_as_they_were() -> None:
    state = two()
    player = state.players[0]
    player.station("thrace", "heavy", 2)
    player.halt("thrace", "heavy", 1)
    wound(state, 0, "thrace", "heavy")
    assert player.halted == {"thrace": {"heavy": 1}}
    wound(state, 0, "thrace", "heavy")
    assert player.halted == {"thrace": {"light": 1}}


# M-62: castles


def test_m62_out_of_a_castle_units_walk_into_adjacent_land_for_nothing() -> None:
    state = build(two(), "thrace", "castle")
    state.players[0].station("thrace", "light", 4)
    state = after(campaign(state), (0, leg("thrace", FOOT, "macedonia", 3)))
    assert state.players[0].armies == {"thrace": {"light": 1}, "macedonia": {"light": 3}}
    assert reason(state, 0, leg("macedonia", FOOT, "thrace", 3))[0] in ("M-60", "M-61")


def test_m62_they_attack_without_a_wagon(chronicle: Chronicle) -> None:
    state = build(two(), "thrace", "castle")
    state.players[0].station("thrace", "light", 4)
    state.players[1].station("bulgaria", "light")
    after(campaign(state), (0, leg("thrace", FOOT, "bulgaria", 4)), (0, Finish()))
    assert chronicle.battles == [("bulgaria", 0, 1, 0)]


def test_m62_only_the_controller_and_never_to_sea() -> None:
    state = build(two(), "thrace", "castle")
    wagon = give(state, 0, "wagon", 1, "thrace")
    galley = give(state, 0, "galley", 1, "thrace")
    assert targets(state, "thrace", wagon, laden=False)["macedonia"] == 0
    assert targets(state, "thrace", galley, laden=False)["aegean"] == 1
    state.players[1].station("thrace", "light")
    assert targets(state, "thrace", wagon, laden=False)["macedonia"] == 1


def test_m62_free_moves_work_for_those_who_have_stopped() -> None:
    state = build(two(), "thrace", "castle")
    wagon = give(state, 0, "wagon", 1, "thrace")
    state.players[0].transport(wagon).stopped = True
    state.players[0].station("thrace", "light")
    state.players[0].halt("thrace", "light")
    state = campaign(state)
    assert legal(state, 0, leg("thrace", wagon, "macedonia"))
    assert reason(state, 0, leg("thrace", wagon, "serbia"))[0] == "M-61"
    state = after(state, (0, leg("thrace", FOOT, "macedonia", 1)), (0, leg("thrace", wagon, "macedonia")))
    assert reason(state, 0, leg("macedonia", wagon, "achaea"))[0] == "M-60"
