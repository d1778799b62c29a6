"""M-60 to M-63, M-65: movements."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.medioevo.carriage import allowance
from rules.medioevo.casualties import wound
from rules.medioevo.diplomacy.wars import declare_war
from rules.medioevo.dismissal import Dismiss
from rules.medioevo.phases.combat.march import March
from rules.medioevo.phases.combat.movement import Finish, Hold, Movement, Retire
from rules.medioevo.phases.combat.phase import Campaign
from rules.medioevo.phases.combat.reach import FOOT, reach
from rules.medioevo.phases.turn import end_turn
from rules.medioevo.position import SiegeEngine, Transport, War
from rules.medioevo.state import MedioevoState
from tests.rules.medioevo.builder import after, build, flow_on, forge, give, legal, play, reason, table, told, two
from tests.rules.medioevo.campaigns import Chronicle, campaign, chronicle  # noqa: F401

pytestmark = pytest.mark.usefixtures("chronicle")


def leg(origin: str, piece: str, target: str, light: int = 0, cargo: tuple[str, ...] = (), **others: int) -> March:
    units = {"light": light, **others} if light else others
    return March(origin, piece, sum(units.values()), units, cargo, target)  # pyright: ignore


def targets(state: MedioevoState, origin: str, piece: str, *, laden: bool) -> dict[str, int]:
    transport = state.players[0].transport(piece)
    by_sea = transport.kind in ("galley", "ship")
    return reach(state, 0, origin, allowance(transport), by_sea=by_sea, laden=laden)


def column(state: MedioevoState) -> Movement:
    frame = state.stack[-1]
    assert isinstance(frame, Movement)
    return frame


def wagon_at_thrace(level: int = 1, **units: int) -> tuple[MedioevoState, str]:
    state = two()
    wagon = give(state, 0, "wagon", level, "thrace")
    if units:
        state.players[0].armies["thrace"] = dict(units)  # pyright: ignore
    return state, wagon


# M-60: rounds


def test_m60_players_move_in_turn_order_until_all_pass_in_one_round() -> None:
    state = two()
    state.order = [1, 0]
    give(state, 0, "wagon", 1, "thrace")
    give(state, 1, "wagon", 1, "cairo")
    state = campaign(state)
    assert engine.awaited(state) == (1,)
    state = after(state, (1, Hold()))
    state = after(state, (0, leg("thrace", "wagon1", "macedonia")), (0, Finish()))
    assert engine.awaited(state) == (1,)  # a pass is not final
    state = after(state, (1, leg("cairo", "wagon2", "delta")), (1, Finish()))
    assert not any(isinstance(frame, Campaign) for frame in state.stack)  # nobody has anything left to move


def test_m60_a_round_in_which_all_pass_is_the_last() -> None:
    state = two()
    give(state, 0, "wagon", 1, "thrace")
    give(state, 1, "wagon", 1, "cairo")
    state = after(campaign(state), (0, Hold()), (1, Hold()))
    assert not any(isinstance(frame, Campaign) for frame in state.stack)


def test_m60_who_has_retired_is_not_asked_again() -> None:
    state = two()
    give(state, 0, "wagon", 1, "thrace")
    give(state, 1, "wagon", 1, "cairo")
    give(state, 1, "wagon", 1, "delta")
    state = after(campaign(state), (0, Retire()), (1, leg("cairo", "wagon2", "delta")), (1, Finish()))
    assert engine.awaited(state) == (1,)


def test_m60_what_moved_is_stopped_and_what_was_dropped_too() -> None:
    state, wagon = wagon_at_thrace(2, light=2, archer=2)
    state = campaign(state)
    state = after(state, (0, leg("thrace", wagon, "constantinople", light=2, archer=1)))
    state = after(state, (0, leg("constantinople", wagon, "nicaea", light=1)), (0, Finish()))
    player = state.players[0]
    assert player.armies["constantinople"] == {"light": 1, "archer": 1}
    assert player.halted == {"constantinople": {"light": 1, "archer": 1}, "nicaea": {"light": 1}}
    assert player.transport(wagon).stopped
    assert player.army("thrace") == {"archer": 1}


def test_m60_units_that_have_moved_do_not_move_with_another_transport_in_a_later_round() -> None:
    state, wagon = wagon_at_thrace(1, light=2)
    other = give(state, 0, "wagon", 1, "macedonia")
    state = after(campaign(state), (0, leg("thrace", wagon, "macedonia", light=2)), (0, Finish()))
    assert state.players[0].halted == {"macedonia": {"light": 2}}
    assert reason(state, 0, leg("macedonia", other, "thrace", light=1)) == ("M-61", "march-units")
    assert reason(state, 0, leg("macedonia", wagon, "thrace")) == ("M-61", "march-piece")
    assert legal(state, 0, leg("macedonia", other, "thrace"))


def test_m60_a_unit_that_stayed_may_move_though_others_beside_it_have_moved() -> None:
    state, wagon = wagon_at_thrace(1, light=2)
    other = give(state, 0, "wagon", 1, "macedonia")
    state.players[0].station("macedonia", "light")
    state = after(campaign(state), (0, leg("thrace", wagon, "macedonia", light=2)), (0, Finish()))
    state = after(state, (0, leg("macedonia", other, "thrace", 1)))
    assert state.players[0].armies == {"macedonia": {"light": 2}, "thrace": {"light": 1}}
    assert state.players[0].halted["macedonia"] == {"light": 2}


def test_m60_groups_converge_on_one_target_and_fight_together(chronicle: Chronicle) -> None:  # noqa: F811
    state, wagon = wagon_at_thrace(1, light=3)
    other = give(state, 0, "wagon", 1, "macedonia")
    state.players[0].station("macedonia", "heavy", 2)
    state.barbarians["bulgaria"] = {"light": 2}
    state = after(campaign(state), (0, leg("thrace", wagon, "bulgaria", light=3)))
    assert not chronicle.battles
    state = after(state, (0, leg("macedonia", other, "bulgaria", heavy=2)), (0, Finish()))
    assert chronicle.battles == [("bulgaria", 0, None, 5)]
    assert state.players[0].armies["bulgaria"] == {"light": 3, "heavy": 2}


def test_m60_one_movement_has_one_target() -> None:
    state, wagon = wagon_at_thrace()
    other = give(state, 0, "wagon", 1, "ionia")
    state = after(campaign(state), (0, leg("thrace", wagon, "macedonia")))
    assert reason(state, 0, leg("ionia", other, "nicaea")) == ("M-60", "march-other")
    assert legal(state, 0, leg("ionia", other, "macedonia"))


def test_m60_after_contact_only_others_may_join() -> None:
    state, wagon = wagon_at_thrace(1, light=1)
    state = after(campaign(state), (0, leg("thrace", wagon, "bulgaria", light=1)))
    assert reason(state, 0, leg("bulgaria", wagon, "serbia", light=1))[0] in ("M-60", "M-61")
    assert reason(state, 0, Hold())[0] == "M-60"


def test_m60_nothing_can_be_finished_before_something_moves() -> None:
    state, _ = wagon_at_thrace()
    assert reason(campaign(state), 0, Finish())[0] == "M-60"


def test_m60_a_movement_is_undone_freely_until_something_is_revealed() -> None:
    state, wagon = wagon_at_thrace(1, light=1)
    played = play(campaign(state), 0, leg("thrace", wagon, "macedonia", light=1))
    assert not played.entry.learnt
    assert told(played.events) == ["march"]


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


def test_m61_the_booklets_wagon_stops_where_it_meets_an_army(chronicle: Chronicle) -> None:  # noqa: F811
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


def test_m61_a_galley_leaves_nothing_behind_at_sea_without_a_place() -> None:
    state = two()
    galley, other = give(state, 0, "galley", 1, "aegean"), give(state, 0, "galley", 1, "aegean")
    state.players[0].station("aegean", "light", 5)
    state = campaign(state)
    assert reason(state, 0, leg("aegean", galley, "thrace", 1)) == ("M-61", "march-units")
    state = after(state, (0, leg("aegean", galley, "thrace", 2)))
    assert reason(state, 0, Dismiss(other))[0] == "M-31"


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


def test_m62_they_attack_without_a_wagon(chronicle: Chronicle) -> None:  # noqa: F811
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


# M-63: what stops a movement


def test_m63_barbarian_land_raises_a_horde_that_fights(chronicle: Chronicle) -> None:  # noqa: F811
    state, wagon = wagon_at_thrace(1, light=2)
    assert "wallachia" not in targets(state, "thrace", wagon, laden=True)
    assert "wallachia" in targets(state, "thrace", wagon, laden=False)
    played = play(after(campaign(state), (0, leg("thrace", wagon, "bulgaria", light=2))), 0, Finish())
    assert chronicle.battles == [("bulgaria", 0, None, 5)]
    assert "horde" in told(played.events)


def test_m63_without_barbarians_in_the_supply_the_land_is_taken(chronicle: Chronicle) -> None:  # noqa: F811
    state, wagon = wagon_at_thrace(1, light=2)
    state.barbarians["tabriz" if "tabriz" in state.world.lands else "serbia"] = {"light": 40}
    after(campaign(state), (0, leg("thrace", wagon, "bulgaria", light=2)), (0, Finish()))
    assert not chronicle.battles
    assert chronicle.conquests == [(0, "bulgaria")]


def test_m63_empty_land_of_an_opponent_is_taken_without_a_battle(chronicle: Chronicle) -> None:  # noqa: F811
    state = two()
    galley = give(state, 0, "galley", 1, "ionia")
    state.players[0].station("ionia", "light", 2)
    state = after(campaign(state), (0, leg("ionia", galley, "sinai", 2)), (0, Finish()))
    assert not chronicle.battles
    assert chronicle.conquests == [(0, "sinai")]
    assert state.players[0].armies == {"sinai": {"light": 2}}


def test_m63_a_sea_with_enemy_galleys_is_fought_for_and_one_with_neutral_ones_is_passed(
    chronicle: Chronicle,  # noqa: F811
) -> None:
    state = two()
    galley = give(state, 0, "galley", 1, "thrace")
    give(state, 1, "galley", 1, "aegean")
    state.players[0].station("thrace", "light")
    state.players[1].station("aegean", "light")
    assert "marmara" in targets(state, "thrace", galley, laden=True)
    declare_war(state, 0, 1)
    assert targets(state, "thrace", galley, laden=True) == {"aegean": 1}
    after(campaign(state), (0, leg("thrace", galley, "aegean", 1)), (0, Finish()))
    assert chronicle.battles == [("aegean", 0, 1, 5)]


def test_m63_empty_transports_and_lone_engines_take_no_land_and_raise_no_horde(
    chronicle: Chronicle,  # noqa: F811
) -> None:
    state, wagon = wagon_at_thrace()
    catapult = forge(state, 0, "catapult", "thrace")
    give(state, 0, "wagon", 1, "ionia")
    state = after(campaign(state), (0, leg("thrace", wagon, "serbia")), (0, Finish()))
    state = after(state, (0, leg("thrace", catapult, "bulgaria")), (0, Finish()))
    assert not state.barbarians
    assert not chronicle.battles
    assert not chronicle.conquests
    assert {piece.place for piece in state.players[0].engines} == {"bulgaria"}


def test_m63_barbarians_plunder_a_lone_transport() -> None:
    state, wagon = wagon_at_thrace()
    state.barbarians["bulgaria"] = {"light": 1}
    played = play(after(campaign(state), (0, leg("thrace", wagon, "bulgaria"))), 0, Finish())
    assert not played.state.players[0].transports
    assert "lost" in told(played.events)


def test_m63_units_that_leave_barbarians_alone_leave_them_the_rest() -> None:
    state, wagon = wagon_at_thrace(1, light=1)
    give(state, 0, "caravan", 1, "thrace")
    state.barbarians["thrace"] = {"light": 1}
    state = after(campaign(state), (0, leg("thrace", wagon, "macedonia", 1)))
    assert [transport.id for transport in state.players[0].transports] == [wagon]


# M-65


def test_m65_own_pieces_are_removed_at_any_time_of_the_own_turn() -> None:
    state, wagon = wagon_at_thrace(1, light=2)
    state = after(campaign(state), (0, leg("thrace", wagon, "macedonia", light=2)))
    state = after(state, (0, Dismiss("macedonia/light", 2)), (0, Dismiss(wagon)))
    assert not state.players[0].armies
    assert not state.players[0].transports
    assert not state.players[0].halted
    after(state, (0, Finish()))


def test_m65_what_is_left_of_a_column_that_was_removed_meets_nobody(chronicle: Chronicle) -> None:  # noqa: F811
    state, wagon = wagon_at_thrace(1, light=1)
    state = after(campaign(state), (0, leg("thrace", wagon, "bulgaria", light=1)))
    state = after(state, (0, Dismiss("bulgaria/light")), (0, Finish()))
    assert not chronicle.battles
    assert not state.barbarians
    assert [transport.place for transport in state.players[0].transports] == ["bulgaria"]


def test_m60_three_players_and_their_rounds() -> None:
    state = table("byzantium", "mamluks", "hungary")
    for seat, place in enumerate(("thrace", "cairo", "pannonia")):
        give(state, seat, "wagon", 1, place)
    state = after(campaign(state), (0, Hold()))
    state = after(state, (1, Hold()), (2, leg("pannonia", "wagon3", "slavonia")), (2, Finish()))
    assert engine.awaited(state) == (0,)
    state = after(state, (0, Hold()), (1, Hold()))
    assert not any(isinstance(frame, Campaign) for frame in state.stack)
