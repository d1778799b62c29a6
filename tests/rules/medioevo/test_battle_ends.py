"""M-35, M-79 to M-83, M-86, M-95, M-125: flight, surrender, capture, several sides, and how battles end."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.medioevo.battle import Bear, Capture, Flee, Grant, Parley, Spurn, move_off, refuges
from rules.medioevo.campaign import Engage, Onset, stop_fight
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import War, controller
from tests.rules.medioevo.battles import BLUE, YELLOW, Scene, clash, stand
from tests.rules.medioevo.builder import build, flow_on, forge, give, legal, reason, table, two
from tests.rules.medioevo.pacts import in_force

SEA = "levantine"


# M-35


def test_m35_a_battle_sends_the_control_token_back() -> None:
    state = build(two(), "antakya", "tower")
    state.players[YELLOW].station("antakya", "light")
    state.players[YELLOW].control = ["rum"]
    scene = clash({"light": 1}, {"light": 1}, state=state)
    assert scene.state.players[YELLOW].control == []


# M-79


def test_m79_flight_leads_to_own_land_or_a_sea_without_enemies() -> None:
    state = two()
    give(state, BLUE, "wagon", 1, "rum")
    state.players[BLUE].station("paphlagonia", "light")
    scene = clash({"light": 2}, {"light": 2}, state=state, march=2)
    found = refuges(scene.state, scene.battle)
    assert found == {"nicaea": 1, "ionia": 1, "paphlagonia": 1, "constantinople": 2}
    give(scene.state, BLUE, "galley", 1, "rum")
    assert refuges(scene.state, scene.battle)[SEA] == 1
    give(scene.state, YELLOW, "galley", 1, SEA)
    assert SEA not in refuges(scene.state, scene.battle)


def beside_a_host() -> Scene:
    """Hungary holds Paphlagonia and lets Blue pass."""
    state = table("byzantium", "mamluks", "hungary")
    in_force(state, "passage", 2, BLUE)
    state.players[2].station("paphlagonia", "light")
    give(state, BLUE, "wagon", 1, "rum")
    return clash({"light": 2}, {"light": 2}, state=state, march=2)


def test_m79_flight_leads_into_the_land_of_a_host_who_grants_passage_as_guests() -> None:
    scene = beside_a_host()
    assert refuges(scene.state, scene.battle)["paphlagonia"] == 1
    scene.battle.fleeing, scene.battle.cost = "paphlagonia", 1
    move_off(flow_on(scene.state), scene.battle)
    assert scene.state.players[BLUE].guest == {"paphlagonia": 2}
    assert controller(scene.state, "paphlagonia") == 2


def test_m79_but_not_where_an_enemy_is_its_guest_too() -> None:
    scene = beside_a_host()
    scene.state.players[YELLOW].station("paphlagonia", "light")
    scene.state.players[YELLOW].guest["paphlagonia"] = 2
    assert "paphlagonia" not in refuges(scene.state, scene.battle)


def test_m79_it_takes_transport_for_all_and_movement_left() -> None:
    assert refuges((stuck := clash({"light": 2}, {"light": 2}, march=2)).state, stuck.battle) == {}
    state = two()
    give(state, BLUE, "wagon", 1, "rum")
    large = clash({"light": 4}, {"light": 2}, state=state, march=2)
    assert refuges(large.state, large.battle) == {}


def test_m79_nobody_flees_before_the_first_round_nor_as_defender() -> None:
    state = two()
    give(state, BLUE, "wagon", 1, "rum")
    give(state, YELLOW, "wagon", 1, "rum")
    scene = clash({"light": 2}, {"light": 2}, state=state, march=2)
    assert reason(scene.state, BLUE, Flee("nicaea"))[0] == "M-79"
    scene.begin(1, 2, 3).keep(BLUE, 1, 2, 4).keep(YELLOW)
    assert legal(scene.state, BLUE, Flee("nicaea"))
    assert not legal(scene.state, YELLOW, Flee("nicaea"))


def test_m79_who_flees_does_not_conquer_even_if_the_last_enemy_falls() -> None:
    state = two()
    state.dice = {"d4": 1, "d6": 2, "d8": 3}
    give(state, BLUE, "wagon", 2, "rum")
    scene = clash({"light": 6}, {"light": 2}, state=state, defender=None, march=1)
    scene.begin(1, 2, 3).keep(BLUE)  # a tie, one casualty each
    scene.do(BLUE, Flee("nicaea"), 1, 2, 3).keep(BLUE)  # 2 against 3: 1, and 1 + 1 casualties
    assert scene.army(None) == {}
    assert "conquer" not in scene.told
    assert scene.army(BLUE, "nicaea") == {"light": 2}
    assert scene.state.players[BLUE].honour == 9


def test_m79_engines_and_wagons_flee_along() -> None:
    state = two()
    wagon = give(state, BLUE, "wagon", 2, "rum")
    forge(state, BLUE, "catapult", "rum")
    scene = clash({"archer": 4}, {"archer": 4}, state=state, march=1)
    scene.begin(1, 2, 3).keep(BLUE, 1, 2, 4).keep(YELLOW)
    scene.do(BLUE, Flee("nicaea"), 1, 2, 3).keep(BLUE, 1, 2, 3).keep(YELLOW)
    assert scene.army(BLUE, "nicaea") == {"archer": 1}
    blue = scene.state.players[BLUE]
    assert {piece.place for piece in (blue.transport(wagon), *blue.engines)} == {"nicaea"}
    assert not scene.state.stack


# M-80


def test_m80_who_yields_has_the_army_set_aside() -> None:
    scene = clash({"light": 2}, {"light": 2, "heavy": 1}, place="antakya")
    scene.do(YELLOW, Parley("yield"))
    assert scene.asked == (BLUE,)
    scene.do(BLUE, Grant())
    assert scene.state.players[YELLOW].aside == {"light": 2, "heavy": 1}
    assert scene.army(BLUE, "antakya") == {"light": 2}
    assert controller(scene.state, "antakya") == BLUE
    assert scene.state.players[BLUE].honour == 11  # the conquest


def test_m80_both_must_agree_and_an_offer_is_made_once_a_round() -> None:
    scene = clash({"light": 2}, {"light": 2})
    scene.do(BLUE, Parley("demand")).do(YELLOW, Spurn())
    assert reason(scene.state, BLUE, Parley("yield")) == ("M-80", "parley")
    assert scene.asked == (BLUE, YELLOW)
    scene.do(YELLOW, Parley("demand")).do(BLUE, Grant())
    assert scene.state.players[BLUE].aside == {"light": 2}


def test_m80_barbarians_do_not_parley() -> None:
    scene = clash({"light": 2}, {"light": 2}, defender=None)
    assert not legal(scene.state, BLUE, Parley("yield"))


def test_m80_an_army_that_yields_is_not_destroyed() -> None:
    scene = clash({"light": 2}, {"light": 6}).do(YELLOW, Parley("yield")).do(BLUE, Grant())
    assert scene.state.players[BLUE].honour == 10


# M-81


def test_m81_three_to_one_captures_at_full_strength() -> None:
    scene = clash({"archer": 3}, {"archer": 1}).do(BLUE, Capture()).begin(2, 3, 8)
    assert scene.view.attacker.attack == (("medioevo-part-die", 8),)


def test_m81_who_captures_and_loses_captures_nobody_and_both_have_casualties() -> None:
    scene = clash({"heavy": 2}, {"heavy": 4}).do(BLUE, Capture()).begin(1, 2, 3).keep(BLUE, 2, 3, 4).keep(YELLOW)
    while scene.asked == (YELLOW,):
        scene.do(YELLOW, Bear(1, {"heavy": 1}))
    assert scene.state.players[BLUE].prisoners == {}


def test_m81_prisoners_are_free_and_win_when_all_captors_die() -> None:
    """The captor takes the last enemy and dies of the own casualties."""
    scene = clash({"archer": 1}, {"archer": 1})
    scene.do(BLUE, Capture()).begin(2, 3, 8).keep(BLUE, 1, 2, 3).keep(YELLOW)
    assert scene.army(BLUE) == {}
    assert scene.army(YELLOW) == {"archer": 1}
    assert scene.state.players[BLUE].prisoners == {}
    assert scene.told[-2:] == ["captives-freed", "battle-won"]


def test_m81_captured_barbarians_go_to_the_supply() -> None:
    state = two()
    state.dice = {"d4": 1, "d6": 2, "d8": 3}
    scene = clash({"archer": 6, "heavy": 1}, {"light": 1}, state=state, defender=None).do(BLUE, Capture())
    scene.begin(8, 8, 8, 8, 8, 8, 1, 2, 8).keep(BLUE)
    assert scene.army(None) == {}
    assert scene.state.players[BLUE].prisoners == {}
    assert "captured" in scene.told


def test_m81_a_unit_is_captured_as_what_it_was_when_removed() -> None:
    scene = clash({"cavalry": 9}, {"heavy": 1}).do(BLUE, Capture()).begin(1, 2, 8).keep(BLUE, 1, 2, 3).keep(YELLOW)
    assert scene.state.players[BLUE].prisoners == {YELLOW: {"light": 1}}


# M-82


def several(*seats: int) -> MedioevoState:
    state = table("byzantium", "mamluks", "hungary")
    for seat in seats:
        stand(state, seat, "rum", {"archer": 2})
        if seat != BLUE:
            state.wars.append(War((BLUE, seat), since=1))
    return state


def meet(state: MedioevoState) -> None:
    flow_on(state).push(Onset(seat=BLUE, place="rum", contact="battle"))


def test_m82_barbarians_are_fought_first_then_whom_the_player_chooses() -> None:
    state = several(BLUE, 1, 2)
    stand(state, None, "rum", {"light": 1})
    meet(state)
    scene = Scene(state)
    assert (scene.battle.attacker, scene.battle.defender) == (BLUE, None)
    scene.state.barbarians.clear()
    scene.state.stack.pop()
    scene = Scene(scene.state)
    assert isinstance(scene.state.stack[-1], Onset)
    scene.do(BLUE, Engage(2))
    assert scene.battle.defender == 2


def test_m82_a_land_that_was_contested_protects_nobody() -> None:
    state = build(several(BLUE, 1), "rum", "tower")
    stand(state, None, "rum", {"light": 1})
    meet(state)
    scene = Scene(state)
    scene.state.barbarians.clear()
    scene.state.stack.pop()
    assert Scene(scene.state).do(BLUE, Engage(1)).battle.keeper is None
    alone = build(several(BLUE, 1), "rum", "tower")
    meet(alone)
    assert Scene(alone).battle.keeper == 1


def test_m82_the_land_is_conquered_when_nobody_else_is_left() -> None:
    state = several(BLUE, 1, 2)
    scene = clash({"cavalry": 5}, {"archer": 1}, state=state)
    scene.begin(8, 1, 2, 8).keep(BLUE, 1, 2, 3).keep(YELLOW)
    assert "battle-won" in scene.told
    assert "conquer" not in scene.told


# M-83, M-86, M-95


def test_m83_with_all_dead_the_land_returns() -> None:
    scene = clash({"archer": 1}, {"archer": 1}, place="cairo").begin(1, 2, 3).keep(BLUE, 1, 2, 4).keep(YELLOW)
    assert scene.told[-1] == "battle-nobody"
    assert controller(scene.state, "cairo") == YELLOW
    scene = clash({"archer": 1}, {"archer": 1}).begin(1, 2, 3).keep(BLUE, 1, 2, 4).keep(YELLOW)
    assert controller(scene.state, "rum") is None


def test_m86_a_stopped_fight_ends_after_its_round_and_leaves_both() -> None:
    scene = clash({"archer": 3}, {"archer": 3})
    stop_fight(scene.state, "rum")
    scene.begin(1, 2, 3).keep(BLUE, 1, 2, 4).keep(YELLOW)
    assert scene.told[-1] == "battle-stopped"
    assert not scene.state.stack
    assert (scene.army(BLUE), scene.army(YELLOW)) == ({"archer": 2}, {"archer": 2})
    assert controller(scene.state, "rum") is None


def test_m86_a_fight_that_is_stopped_before_it_begins_does_not() -> None:
    state = several(BLUE, 1)
    meet(state)
    stop_fight(state, "rum")
    assert not Scene(state).state.stack


def test_m95_barbarians_who_win_plunder_the_land() -> None:
    state = build(two(), "nicaea", "cathedral")
    state.dice = {"d4": 4, "d6": 4, "d8": 8}
    scene = clash({"light": 6}, {"archer": 1}, state=state, place="nicaea", attacker=None, defender=BLUE)
    scene.begin(8, 1, 1, 1).keep(BLUE)
    assert scene.told[-1] == "ravage"
    assert not scene.state.buildings


# M-125


def test_m125_a_great_army_destroyed_is_an_honour() -> None:
    scene = clash({"cavalry": 9}, {"archer": 5}).begin(8, 8, 8, 8, 8, 1, 2, 8).keep(BLUE, 1, 2, 3).keep(YELLOW)
    assert scene.army(YELLOW) == {}
    assert scene.state.players[BLUE].honour == 11
    (won,) = [deed for deed in scene.state.players[BLUE].deeds if deed.kind == "battle_won"]
    assert won.facts["enemy_units"] == 5
    assert (won.facts["vs"], won.facts["outnumbered"], won.facts["naval"]) == ("player", False, False)


@pytest.mark.parametrize(("seat", "place", "honour"), [(BLUE, "nicaea", 11), (BLUE, "cairo", 10), (BLUE, "rum", 10)])
def test_m125_a_rebellion_put_down_at_home_is_an_honour(seat: int, place: str, honour: int) -> None:
    state = two()
    state.dice = {"d4": 1, "d6": 2, "d8": 3}
    scene = clash({"light": 1}, {"cavalry": 3}, state=state, place=place, attacker=None, defender=seat)
    scene.begin(1, 2, 8).keep(BLUE)
    assert scene.army(None, place) == {}
    assert scene.state.players[seat].honour == honour
    assert any(deed.kind == "rebellion_suppressed" for deed in scene.state.players[seat].deeds) == (honour == 11)


def test_m125_both_dead_against_rebels_is_a_loss_and_no_merit() -> None:
    state = two()
    state.dice = {"d4": 1, "d6": 2, "d8": 3}
    scene = clash({"light": 1}, {"light": 1}, state=state, place="nicaea", attacker=None, defender=BLUE)
    scene.begin(1, 2, 3).keep(BLUE)
    assert scene.told[-2:] == ["battle-nobody", "honour-lost"]
    assert scene.state.players[BLUE].honour == 9


def test_m125_fleeing_from_barbarians_is_a_loss() -> None:
    state = two()
    state.dice = {"d4": 1, "d6": 2, "d8": 3}
    give(state, BLUE, "wagon", 3, "rum")
    scene = clash({"light": 6}, {"light": 6}, state=state, defender=None, march=1)
    scene.begin(1, 2, 3).keep(BLUE).do(BLUE, Flee("nicaea"), 1, 2, 6).keep(BLUE)
    assert scene.state.players[BLUE].honour == 9
    assert scene.army(BLUE, "nicaea") == {"light": 3}
    assert scene.army(None) == {"light": 4}


def test_while_a_round_is_prepared_the_last_one_is_shown() -> None:
    scene = clash({"archer": 3}, {"archer": 3}).begin(1, 2, 3).keep(BLUE, 1, 2, 4).keep(YELLOW)
    assert (scene.view.round, scene.view.past, scene.view.winner) == (2, True, "tie")
    assert (scene.view.attacker.attack_value, scene.view.attacker.dice) == (3, {"d4": 1, "d6": 2, "d8": 3})


def test_the_battle_is_shown_to_everybody() -> None:
    scene = clash({"light": 1}, {"archer": 1})
    assert scene.view.attacker.start == {"light": 1}
    assert (scene.view.place, scene.view.round, scene.view.step, scene.view.winner) == ("rum", 1, "prepare", None)
    assert engine.awaited(scene.state) == (BLUE, YELLOW)
