"""M-40 to M-45: what can be bought, where, and for how much."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from rules.medioevo.economy import Cost, building_cost, engine_cost, levy, pay, points_at_hand, price, vehicle_cost
from rules.medioevo.purchases import Build, Done, Equip, Forge, Improve, Promote, Recruit, Repair, Research
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import Player
from tests.rules.medioevo.builder import GAME, after, build, forge, give, legal, reason, two
from tests.rules.medioevo.shopping import bought, run, shop

# M-40


def test_m40_a_technology_costs_a_hundred_for_each_level_and_comes_in_order() -> None:
    state = shop(two(), blue=1)
    player = bought(state, Research("blue"), Research("red"))
    assert player.technology == {"blue": 2, "red": 1}
    assert player.florins == 3000 - 200 - 100


def test_m40_one_step_per_branch_and_turn() -> None:
    state = after(shop(two(), blue=1), (0, Research("blue")))
    assert reason(state, 0, Research("blue")) == ("M-40", "research-twice")
    assert reason(shop(two(), blue=4), 0, Research("blue")) == ("M-40", "research-done")
    assert reason(shop(two(), florins=99, red=1), 0, Research("blue")) == ("M-40", "nothing-to-buy")
    state = shop(two(), florins=150, blue=1)
    assert reason(state, 0, Research("blue")) == ("M-40", "research-poor")


# M-41


def test_m41_prices_of_buildings_and_missing_points() -> None:
    player = Player(florins=1000, tokens={"green": 1})
    assert building_cost("city") == Cost(300, 3, building_cost("city").design)
    assert price(player, building_cost("city")) == 300 + 200
    assert pay(player, building_cost("village")) == 100
    assert points_at_hand(player, "green") == 0
    assert pay(player, building_cost("village")) == 200


def test_m41_points_made_are_spent_before_tokens() -> None:
    player = Player(florins=1000, tokens={"green": 1}, points={"green": 1})
    pay(player, building_cost("village"))
    assert (player.points, player.used_tokens) == ({"green": 0}, {})


def test_m41_the_rulebooks_tower_becomes_a_castle_for_200_and_two_points() -> None:
    cost = building_cost("castle", "tower")
    assert (cost.florins, cost.points) == (200, 2)
    state = build(two(), "thrace", "tower")
    state.buildings["thrace"]["military"].damage = 2
    state = run(shop(state), Build("thrace", "castle"))
    assert state.buildings["thrace"]["military"].kind == "castle"
    assert state.buildings["thrace"]["military"].damage == 2
    assert state.players[0].florins == 3000 - 200 - 200
    assert state.players[0].honour == 11


def test_m41_civil_buildings_need_an_area_and_all_need_their_technology() -> None:
    state = shop(two(), green=1)
    assert reason(state, 0, Build("thrace", "village")) == ("M-41", "build-nothing")
    assert reason(state, 0, Build("macedonia", "tower")) == ("M-41", "build-unknown")
    assert reason(state, 0, Build("macedonia", "cathedral")) == ("M-41", "build-unknown")
    assert reason(state, 0, Build("cairo", "village")) == ("M-41", "build-uncontrolled")
    assert legal(state, 0, Build("macedonia", "town"))


def test_m41_one_building_of_a_category_and_never_a_lower_one() -> None:
    state = shop(build(two(), "macedonia", "town"))
    assert reason(state, 0, Build("macedonia", "village")) == ("M-41", "build-not-there")
    state = run(state, Build("macedonia", "city"), Build("macedonia", "tower"), Build("macedonia", "cathedral"))
    assert {b.kind for b in state.buildings["macedonia"].values()} == {"city", "tower", "cathedral"}
    assert state.players[0].honour == 12


def test_m41_repairs_cost_fifty_a_point() -> None:
    state = build(build(two(), "macedonia", "city"), "cairo", "city")
    for place in ("macedonia", "cairo"):
        state.buildings[place]["civil"].damage = 3
    state = shop(state)
    assert not legal(state, 0, Repair("cairo/civil", 1))
    assert not legal(state, 0, Repair("macedonia/civil", 4))
    state = run(state, Repair("macedonia/civil", 2))
    assert state.buildings["macedonia"]["civil"].damage == 1
    assert state.players[0].florins == 2900


# M-42


def test_m42_a_new_fort_brings_two_tokens_for_adjacent_land() -> None:
    state = shop(two())
    assert reason(state, 0, Build("paphlagonia", "tower", ("rum", "trebisonda"))) == ("M-42", "tokens")
    assert reason(state, 0, Build("paphlagonia", "fort", ("rum", "serbia"))) == ("M-42", "tokens")
    state = run(state, Build("paphlagonia", "fort", ("rum", "trebisonda")))
    assert sorted(state.players[0].control) == ["rum", "trebisonda"]


def test_m42_an_upgrade_brings_the_difference() -> None:
    state = build(two(), "paphlagonia", "tower")
    state.players[0].control = ["rum"]
    state = shop(state)
    assert reason(state, 0, Build("paphlagonia", "fort", ("trebisonda", "nicaea"))) == ("M-42", "tokens")
    assert bought(state, Build("paphlagonia", "fort", ("trebisonda",))).control == ["rum", "trebisonda"]


# M-43, M-45


def test_m43_a_transport_costs_a_hundred_and_a_point_for_each_level() -> None:
    cost = vehicle_cost(2)
    assert (cost.florins, cost.points) == (200, 2)
    player = bought(shop(two()), Equip("galley", 2, "constantinople"))
    assert player.florins == 3000 - 400
    assert [(t.kind, t.level) for t in player.transports] == [("galley", 2)]


def test_m43_yards_of_each_kind() -> None:
    state = build(two(), "thrace", "tower")
    state = shop(state)
    assert not legal(state, 0, Equip("caravan", 1, "thrace"))
    assert legal(state, 0, Equip("wagon", 1, "thrace"))
    assert not legal(state, 0, Equip("wagon", 1, "nicaea"))
    assert not legal(state, 0, Equip("ship", 1, "thrace"))
    assert legal(state, 0, Equip("caravan", 1, "macedonia"))
    assert not legal(shop(two(), red=3), 0, Equip("caravan", 1, "macedonia"))


def test_m43_the_rulebooks_galley_rises_to_level_three_for_a_hundred_and_a_point() -> None:
    state = two()
    state.players[0].tokens = {"blue": 1}
    name = give(state, 0, "galley", 2, "constantinople")
    away = give(state, 0, "galley", 2, "aegean")
    state = shop(state)
    assert not legal(state, 0, Improve(away, 3))
    player = bought(state, Improve(name, 3, "tokens"))
    assert player.transport(name).level == 3
    assert player.florins == 2900


def test_m43_without_a_property_token_nothing_is_built() -> None:
    state = two()
    for _ in range(8):
        give(state, 0, "wagon", 1, "thrace")
    state = shop(state)
    assert not legal(state, 0, Equip("wagon", 1, "macedonia"))
    assert legal(state, 0, Equip("wagon", 2, "macedonia"))


def test_m43_a_refusal_names_what_is_missing_and_nothing_else() -> None:
    state = two()
    kept, high = give(state, 0, "wagon", 1, "macedonia"), give(state, 0, "galley", 3, "constantinople")
    away = give(state, 0, "galley", 2, "aegean")
    rich = shop(state)
    assert reason(rich, 0, Equip("zeppelin", 1, "macedonia")) == ("M-43", "machine-none")  # type: ignore[arg-type]
    assert reason(rich, 0, Improve(high, 3)) == ("M-43", "machine-top")
    assert reason(rich, 0, Improve(away, 3)) == ("M-43", "machine-place")
    poor = shop(state, florins=250)
    assert reason(poor, 0, Equip("wagon", 3, "macedonia")) == ("M-41", "poor")
    assert reason(poor, 0, Improve(kept, 3)) == ("M-41", "poor")
    full = two()
    for _ in range(8):
        give(full, 0, "wagon", 1, "thrace")
    assert reason(shop(full), 0, Equip("wagon", 1, "macedonia")) == ("M-43", "machine-token")


def test_m45_the_rulebooks_catapult_becomes_a_bombard_for_200_and_two_points() -> None:
    assert (engine_cost(2).florins, engine_cost(2).points) == (200, 2)
    state = two()
    state.players[0].tokens = {"green": 2}
    name = forge(state, 0, "catapult", "macedonia")
    player = bought(shop(state), Improve(name, 3, "tokens"))
    assert player.engine(name).kind == "bombard"
    assert player.florins == 2800


def test_m45_engines_are_placed_as_units_are_and_need_mathematics() -> None:
    state = shop(two())
    assert legal(state, 0, Forge("trebuchet", "macedonia"))
    assert not legal(state, 0, Forge("trebuchet", "thrace"))
    assert not legal(shop(two(), green=2), 0, Forge("catapult", "macedonia"))


# M-44


def test_m44_the_rulebooks_limit_is_seven() -> None:
    state = build(build(two(), "macedonia", "village"), "constantinople", "city")
    assert levy(state, 0) == 7
    state.players[0].mustered = 5
    assert levy(state, 0) == 2


@pytest.mark.parametrize(("unit", "florins"), [("light", 20), ("archer", 50), ("heavy", 50), ("cavalry", 100)])
def test_m44_prices_of_units(unit: str, florins: int) -> None:
    player = bought(shop(two()), Recruit(unit, 3, "macedonia"))  # pyright: ignore
    assert player.florins == 3000 - 3 * florins
    assert player.armies == {"macedonia": {unit: 3}}


def test_m44_units_need_an_area_or_a_military_building_and_the_limit_holds() -> None:
    state = shop(build(two(), "thrace", "tower"))
    assert legal(state, 0, Recruit("light", 3, "thrace"))
    assert reason(state, 0, Recruit("light", 3, "nicaea")) == ("M-44", "muster-place")
    assert reason(state, 0, Recruit("light", 4, "thrace")) == ("M-44", "recruit")
    state = after(state, (0, Recruit("light", 2, "thrace")))
    assert reason(state, 0, Recruit("heavy", 2, "thrace")) == ("M-44", "recruit")


def test_m44_captains_cost_a_hundred_and_a_red_point_for_each_level() -> None:
    state = two()
    state.players[0].tokens = {"red": 1}
    player = bought(shop(state), Recruit("captain1", 1, "macedonia", "tokens"), Promote("macedonia/captain1", 3))
    assert player.armies == {"macedonia": {"captain3": 1}}
    assert player.florins == 3000 - 100 - 400
    assert reason(shop(two(), blue=1), 0, Recruit("captain1", 1, "macedonia"))[0] == "M-44"


# M-51, M-110: objective tokens


def with_tokens(florins: int, **tokens: int) -> MedioevoState:
    state = two()
    state.players[0].tokens = dict(tokens)  # pyright: ignore
    return shop(state, florins=florins, blue=1)


def test_m51_objective_tokens_are_not_spent_on_a_purchase_unless_one_says_so() -> None:
    caravan = Equip("caravan", 1, "macedonia")
    kept = bought(with_tokens(1000, blue=1), caravan)
    assert (kept.florins, kept.used_tokens) == (800, {})
    spent = bought(with_tokens(1000, blue=1), replace(caravan, means="tokens"))
    assert (spent.florins, spent.used_tokens) == (900, {"blue": 1})


def test_m51_where_florins_do_not_suffice_tokens_are_the_one_way_and_named() -> None:
    state = with_tokens(100, blue=1)
    assert not legal(state, 0, Equip("caravan", 1, "macedonia"))
    assert legal(state, 0, Equip("caravan", 1, "macedonia", "tokens"))


def test_m110_without_tokens_there_is_no_such_question() -> None:
    state = with_tokens(1000, red=1)
    assert legal(state, 0, Equip("caravan", 1, "macedonia"))
    assert not legal(state, 0, Equip("caravan", 1, "macedonia", "tokens"))


def test_m110_where_the_token_was_spent_since_the_purchase_is_paid_in_florins() -> None:
    state = after(with_tokens(1000, blue=1), (0, Equip("caravan", 1, "macedonia", "tokens")))
    state.players[0].used_tokens = {"blue": 1}
    assert after(state, (0, Done()), (1, Done())).players[0].florins == 800


def test_m51_the_computer_spends_tokens_which_are_back_next_turn() -> None:
    state = with_tokens(1600, blue=1)
    while not isinstance(action := GAME.choose(state, 0, Random(1)), Equip | Done):
        state = after(state, (0, action))
    assert isinstance(action, Equip)
    assert action.means == "tokens"
