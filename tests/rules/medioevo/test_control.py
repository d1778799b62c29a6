"""M-5, M-34, M-35, M-42: supplies, control and control tokens."""

from __future__ import annotations

import pytest

from rules.medioevo.campaign import raise_horde
from rules.medioevo.table import (
    Withdraw,
    barbarian_galleys_left,
    barbarians_left,
    buildings_left,
    controlled,
    controller,
    cubes_left,
    engines_left,
    own_buildings,
    token_sites,
    tokens_match,
    units_left,
    unsupported,
    vehicles_left,
)
from tests.rules.medioevo.builder import GAME, after, at, build, flow_on, forge, give, reason, told, two


def test_m5_whatever_is_not_on_the_map_is_in_a_reserve() -> None:
    state = two()
    state.players[0].armies = {"thrace": {"light": 3, "captain2": 1}}
    state.players[1].prisoners = {0: {"light": 2}}
    state.players[0].aside = {"light": 1}
    give(state, 0, "galley", 1, "constantinople")
    give(state, 1, "ship", 1, "delta", grain=2)
    forge(state, 1, "bombard", "cairo")
    build(state, "cairo", "city")
    state.markets["cairo"] = ["grain"]
    assert units_left(state, 0, "light") == 14
    assert units_left(state, 0, "captain") == 2
    assert vehicles_left(state, "galley") == 14
    assert engines_left(state, "bombard") == 11
    assert buildings_left(state, "city") == 11
    assert cubes_left(state, "grain") == 17


def test_m5_barbarians_at_sea_use_a_galley_each() -> None:
    state = two()
    state.barbarians = {"aegean": {"light": 5}, "rum": {"light": 1}}
    assert barbarian_galleys_left(state) == 3
    assert barbarians_left(state, "light") == 34


@pytest.mark.parametrize(
    ("levels", "fit"),
    [
        ([1] * 8, True),
        ([1] * 9, False),
        ([2] * 6, True),
        ([2] * 7, False),
        ([3] * 4, True),
        ([3] * 5, False),
        ([2] * 5 + [3] * 3, True),
        ([2] * 5 + [3] * 4, False),
        ([1] * 4 + [2] * 4 + [3] * 2, True),
        ([1] * 5 + [2] * 4 + [3] * 2, False),
    ],
)
def test_m5_property_tokens_have_two_faces(levels: list[int], fit: bool) -> None:
    assert tokens_match(levels) is fit


def test_m34_home_land_is_controlled_unless_another_holds_it() -> None:
    state = two()
    assert set(controlled(state, 1)) == set(state.home(1))
    state.players[0].station("sinai", "light")
    assert controller(state, "sinai") == 0
    state.players[0].remove("sinai", "light")
    assert controller(state, "sinai") == 1


def test_m34_elsewhere_units_or_a_token_hold_land() -> None:
    state = two()
    give(state, 0, "wagon", 1, "rum")
    build(state, "rum", "tower")
    assert controller(state, "rum") is None
    state.players[0].station("rum", "archer")
    assert controller(state, "rum") == 0
    assert [place for place, _ in own_buildings(state, 0)] == ["rum"]
    state.players[0].remove("rum", "archer")
    state.players[1].control = ["rum"]
    assert controller(state, "rum") == 1


def test_m34_land_with_two_sides_or_barbarians_is_contested() -> None:
    state = two()
    state.players[0].station("sinai", "light")
    state.players[1].station("sinai", "light")
    state.barbarians["cairo"] = {"light": 1}
    assert controller(state, "sinai") is None
    assert controller(state, "cairo") is None


def test_m35_a_token_goes_back_when_barbarians_come() -> None:
    state = two()
    build(state, "antakya", "tower")
    state.players[0].station("antakya", "light")
    state.players[0].control = ["rum"]
    raise_horde(flow_on(state), "rum")
    assert state.players[0].control == []
    state.barbarians.clear()
    assert controller(state, "rum") is None


def test_m42_tokens_go_where_no_opponent_rules_and_no_hostile_army_stands() -> None:
    state = two()
    near = set(token_sites(state, 1, "palestine"))
    assert near == {"sinai", "transjordan", "damascus", "outremer"}
    state.barbarians["outremer"] = {"light": 1}
    state.players[0].station("damascus", "light")
    assert set(token_sites(state, 1, "palestine")) == {"sinai", "transjordan"}


def test_m42_a_building_supports_as_many_adjacent_tokens_as_its_level() -> None:
    state = build(two(), "palestine", "tower")
    state.players[1].control = ["damascus", "outremer"]
    assert unsupported(state, 1) == 1
    build(state, "palestine", "fort")
    assert unsupported(state, 1) == 0
    state.players[1].control.append("rum")
    assert unsupported(state, 1) == 1
    del state.buildings["palestine"]
    assert unsupported(state, 1) == 3


def test_m42_tokens_are_shared_out_among_buildings_in_the_best_way() -> None:
    """Damascus could lean on either tower, Transjordan on one of them only."""
    state = build(build(two(), "palestine", "tower"), "antakya", "tower")
    state.players[1].station("antakya", "light")
    state.players[1].control = ["damascus", "transjordan"]
    assert unsupported(state, 1) == 0


def test_m42_the_owner_chooses_which_unsupported_token_goes() -> None:
    from rules.medioevo.events import Events

    state = build(two(), "palestine", "tower")
    state.players[1].control = ["damascus", "outremer", "karelia"][:2]
    state = at(state, Events(at="end_phase"))
    assert reason(state, 1, Withdraw("sinai"))[0] == "M-42"
    state = after(state, (1, Withdraw("damascus")))
    assert state.players[1].control == ["outremer"]


def test_m42_tokens_without_any_support_go_at_once() -> None:
    state = two()
    state.players[1].control = ["damascus"]
    flow = flow_on(state)
    from rules.medioevo.table import withdraw_tokens

    assert not withdraw_tokens(flow)
    assert state.players[1].control == []
    assert told(flow.events) == ["withdraw"]
    assert GAME.faults(state) == []
