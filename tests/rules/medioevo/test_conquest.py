"""M-42, M-84, M-125: what conquest is worth, and what is kept or plundered."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import engine
from rules.medioevo.battle import Annex, Loot, Spoils, conquer, conquest_honour, most_kept, occupy
from rules.medioevo.campaign import Finish, March, Plunder, Retire
from rules.medioevo.data import JERUSALEM, ROME
from rules.medioevo.diplomacy import declare_war
from rules.medioevo.mind import move
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import controller
from rules.medioevo.turn import end_turn
from tests.rules.medioevo.battles import BLUE, YELLOW, Scene, clash
from tests.rules.medioevo.builder import after, build, flow_on, forge, give, legal, reason, table, two
from tests.rules.medioevo.campaigns import campaign, leg, wagon_at_thrace


def taken(state: MedioevoState, place: str, loser: int | None = YELLOW) -> Scene:
    """Blue stands alone in a land that was another's."""
    state.players[BLUE].station(place, "light")
    occupy(flow_on(state), BLUE, place, loser)
    return Scene(state)


# M-125


def test_m125_an_area_and_the_levels_of_its_buildings() -> None:
    state = build(two(), "antakya", "city", "castle")
    assert conquest_honour(state, BLUE, "antakya") == {"conquest": 1, "conquered-buildings": 6}
    taken(state, "antakya")
    assert state.players[BLUE].honour == 17


def test_m125_a_cathedral_counts_three() -> None:
    assert conquest_honour(build(two(), "antakya", "cathedral"), BLUE, "antakya")["conquered-buildings"] == 3


def test_m125_without_an_area_there_is_nothing_to_win() -> None:
    assert conquest_honour(build(two(), "rum", "castle"), BLUE, "rum") == {}


def test_m125_own_home_land_is_no_merit() -> None:
    state = build(two(), "constantinople", "city")
    assert conquest_honour(state, BLUE, "constantinople") == {}
    assert conquest_honour(state, YELLOW, "constantinople") == {"conquest": 1, "conquered-buildings": 3}


def test_m125_the_same_land_counts_once_a_turn_whoever_takes_it() -> None:
    state = two()
    taken(state, "antakya")
    assert conquest_honour(state, YELLOW, "antakya") == {}
    state.turn += 1
    assert conquest_honour(state, YELLOW, "antakya") == {"conquest": 1}


@pytest.mark.parametrize("city", [ROME, JERUSALEM])
def test_m125_the_first_conquest_of_a_holy_city_is_worth_two_more(city: str) -> None:
    state = table("byzantium", "hungary", "mamluks")
    assert conquest_honour(state, BLUE, city) == {"conquest": 1, "holy-city": 2}
    taken(state, city)
    assert state.players[BLUE].honour == 13
    state.turn += 1
    assert conquest_honour(state, 1, city) == {"conquest": 1}


def test_m125_every_reason_is_told() -> None:
    state = build(table("byzantium", "hungary"), ROME, "village")
    state.players[BLUE].station(ROME, "light")
    flow = flow_on(state)
    occupy(flow, BLUE, ROME, None)
    whys = [event.words.args["why"].key for event in flow.events if "why" in event.words.args]  # type: ignore
    assert whys == ["medioevo-honour-conquest", "medioevo-honour-conquered-buildings", "medioevo-honour-holy-city"]


def test_m125_a_conquest_is_on_record() -> None:
    state = two()
    taken(state, "antakya", None)
    (deed,) = state.players[BLUE].deeds
    assert (deed.kind, deed.facts) == (
        "conquer",
        {"place": "antakya", "from": "barbarian", "inhabited": True, "by_sea": False},
    )


# M-84


def test_m84_empty_land_is_taken_from_its_token_or_its_home() -> None:
    state = build(two(), "rum", "tower")
    state.players[YELLOW].station("rum", "light")
    state.players[YELLOW].control = ["antakya"]
    give(state, YELLOW, "caravan", 1, "antakya")
    state.players[BLUE].station("antakya", "light")
    conquer(flow_on(state), BLUE, "antakya")
    assert state.players[YELLOW].control == []
    spoils = state.stack[-1]
    assert isinstance(spoils, Spoils)
    assert spoils.loser == YELLOW
    state = two()
    state.players[BLUE].station("cairo", "light")
    conquer(flow_on(state), BLUE, "cairo")
    assert state.stack[-1].loser == YELLOW
    assert controller(state, "cairo") == BLUE


def test_m84_market_cubes_are_kept_or_bring_fifty_each() -> None:
    state = two()
    state.markets["antakya"] = ["wine", "salt"]
    scene = taken(state, "antakya")
    before = scene.state.players[BLUE].florins
    scene.do(BLUE, Loot(("market/wine",), (), (), ()))
    assert scene.state.markets["antakya"] == ["wine"]
    assert scene.state.players[BLUE].florins == before + 50


def test_m84_plundered_transports_pay_half_and_their_cubes_fifty() -> None:
    state = two()
    give(state, YELLOW, "caravan", 3, "antakya", wine=2)
    scene = taken(state, "antakya")
    before = scene.state.players[BLUE].florins
    scene.do(BLUE, Loot())
    assert scene.state.players[BLUE].florins == before + 150 + 100
    assert [deed.facts["what"] for deed in scene.state.players[BLUE].deeds if deed.kind == "pillage"] == ["caravan"]


def test_m84_a_transport_that_is_kept_keeps_its_cargo() -> None:
    state = two()
    caravan = give(state, YELLOW, "caravan", 3, "antakya", wine=2)
    scene = taken(state, "antakya").do(BLUE, Loot((), (caravan,)))
    assert scene.state.players[BLUE].transport(caravan).cargo == {"wine": 2}


def test_m84_things_are_kept_as_far_as_property_tokens_of_their_level_go() -> None:
    state = two()
    for _ in range(3):
        give(state, BLUE, "wagon", 3, "nicaea")
    prey = [give(state, YELLOW, "wagon", 3, "antakya") for _ in range(2)]
    scene = taken(state, "antakya")
    assert most_kept(scene.state, BLUE, 3, 2, []) == 1
    assert legal(scene.state, BLUE, Loot((), (prey[0],)))
    assert reason(scene.state, BLUE, Loot((), tuple(prey))) == ("M-84", "loot")


def test_m84_without_any_token_all_is_plundered_unasked() -> None:
    state = two()
    for _ in range(4):
        give(state, BLUE, "wagon", 3, "nicaea")
    forge(state, YELLOW, "bombard", "antakya")
    before = state.players[BLUE].florins
    scene = taken(state, "antakya")
    assert not scene.state.stack
    assert scene.state.players[BLUE].florins == before + 150


def test_m84_pieces_of_others_stay() -> None:
    state = table("byzantium", "mamluks", "hungary")
    caravan = give(state, 2, "caravan", 1, "antakya")
    assert not taken(state, "antakya").state.stack
    assert [transport.id for transport in state.players[2].transports] == [caravan]


def test_m84_a_defender_who_wins_has_what_the_attackers_leave() -> None:
    state = build(two(), "rum", "tower")
    wagon = give(state, YELLOW, "wagon", 1, "rum")
    scene = clash({"archer": 1}, {"cavalry": 3}, state=state, attacker=YELLOW, defender=BLUE)
    scene.begin(8, 1, 2, 3).keep(YELLOW, 1, 2, 8).keep(BLUE)
    scene.do(BLUE, Loot((), (), (), (wagon,)))
    assert scene.state.players[BLUE].transport(wagon).stopped
    assert state.buildings
    assert "conquer" not in scene.told


# M-42


def test_m42_whoever_keeps_a_fortress_may_replace_its_tokens() -> None:
    state = build(two(), "rum", "fort")
    state.players[YELLOW].control = ["antakya", "armenia", "trebisonda"]
    build(state, "georgia", "tower")
    state.players[YELLOW].station("georgia", "light")  # supports armenia or trebisonda
    scene = taken(state, "rum").do(BLUE, Loot(("rum/military",)))
    moves = [move.place for move in engine.legal(scene.state, BLUE) if isinstance(move, Annex)]
    assert moves == ["antakya", "armenia", "trebisonda", None]
    scene.do(BLUE, Annex("armenia"))
    assert [move.place for move in engine.legal(scene.state, BLUE) if isinstance(move, Annex)] == ["antakya", None]
    scene.do(BLUE, Annex("antakya"))
    assert not scene.state.stack
    assert scene.state.players[YELLOW].control == ["trebisonda"]
    assert scene.state.players[BLUE].control == ["armenia", "antakya"]


def test_m42_nobody_is_asked_where_the_fortress_is_plundered() -> None:
    state = build(two(), "rum", "fort")
    state.players[YELLOW].control = ["antakya"]
    assert not taken(state, "rum").do(BLUE, Loot()).state.stack


# M-84: third parties


def beside_a_caravan() -> MedioevoState:
    """Byzantium has taken Bulgaria, where a caravan of its Mamluk enemies stands, and may move another wagon."""
    state, wagon = wagon_at_thrace(1, light=3)
    give(state, YELLOW, "caravan", 1, "bulgaria")
    give(state, BLUE, "wagon", 1, "ionia")
    declare_war(state, BLUE, YELLOW).since = 1
    state.barbarians["georgia"] = {"light": 40}  # all there are, so no horde appears
    state = after(campaign(state), (BLUE, leg("thrace", wagon, "bulgaria", light=3)), (BLUE, Finish()))
    assert controller(state, "bulgaria") == BLUE
    return state


def test_m84_a_third_partys_caravan_in_conquered_land_may_be_plundered_from_the_next_turn_on() -> None:
    state = beside_a_caravan()
    assert reason(state, BLUE, Plunder("bulgaria/1"))[0] == "M-101"
    end_turn(flow_on(state))
    assert legal(state, BLUE, Plunder("bulgaria/1"))


def test_m84_the_computer_goes_on_without_what_it_may_not_plunder_yet() -> None:
    assert isinstance(move(beside_a_caravan(), BLUE, Random(1)), March | Retire)
