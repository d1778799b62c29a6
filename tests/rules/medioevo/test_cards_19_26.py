"""M-52: what Merchants, Tax Collectors and Militia can do."""

from __future__ import annotations

import pytest

from rules.medioevo.campaign import raise_horde
from rules.medioevo.cards import Hurry
from rules.medioevo.powers import Play, Stop
from rules.medioevo.state import MedioevoState
from rules.medioevo.trade import Sell, Trade, Travel
from tests.rules.medioevo.battles import BLUE, YELLOW, Scene
from tests.rules.medioevo.builder import GAME, after, at, build, flow_on, give, legal, table, two
from tests.rules.medioevo.hands import (
    fighting,
    hold,
    invaded,
    moving,
    offers,
    window,
)

HORDE, GREEK = 0, 1


# Merchants


def trader(card: int, place: str, **cargo: int) -> tuple[MedioevoState, str]:
    """The Golden Horde's caravan II, in its trade turn."""
    state = hold(table("golden_horde", "byzantium"), HORDE, card)
    caravan = give(state, HORDE, "caravan", 2, place, **cargo)
    return at(state, Trade(waiting=[HORDE, GREEK])), caravan


@pytest.mark.parametrize("place", ["alania", "kiev"])
def test_m52_card_19_merchant_sells_to_barbarians_by_the_colours_aboard(place: str) -> None:
    """The rulebook's four colours: 300 for one cube, in inhabited land or not."""
    state, caravan = trader(19, place, arms=1, salt=1, furs=1, wine=1)
    state = after(state, (HORDE, Play(19, target=caravan, other="wine")))
    assert state.players[HORDE].florins == 1900
    assert state.players[HORDE].transport(caravan).cargo == {"arms": 1, "salt": 1, "furs": 1}


def test_m52_card_19_merchant_needs_barbarian_land_without_barbarians() -> None:
    state, caravan = trader(19, "alania", arms=1, salt=1)
    sale = Play(19, target=caravan, other="salt")
    assert legal(state, HORDE, sale)
    state.barbarians["alania"] = {"light": 1}
    assert not legal(state, HORDE, sale)
    assert not legal(trader(19, "crimea", arms=1, salt=1)[0], HORDE, sale)


@pytest.mark.parametrize("place", ["alania", "kiev", "macedonia"])
def test_m52_card_20_merchant_sells_anywhere_abroad_for_fifty(place: str) -> None:
    """In empty land, where the colour is in the market already, and in another player's area."""
    state, caravan = trader(20, place, wine=3)
    state.markets["kiev"] = ["wine"]
    assert not offers(state, HORDE, Sell)
    state = after(state, (HORDE, Play(20, target=caravan, amount=2, shares={"wine": 2})))
    assert state.players[HORDE].florins == 1700
    assert state.players[HORDE].transport(caravan).cargo == {"wine": 1}


def test_m52_card_20_merchant_does_not_sell_so_at_home() -> None:
    state, caravan = trader(20, "crimea", wine=3)
    assert not legal(state, HORDE, Play(20, target=caravan, amount=2, shares={"wine": 2}))


def test_m52_card_21_merchant_buys_any_good_in_an_area() -> None:
    state, caravan = trader(21, "kiev")
    state = after(state, (HORDE, Play(21, target=caravan, other="wine")))
    assert state.players[HORDE].transport(caravan).cargo == {"wine": 1}
    assert state.players[HORDE].florins == 1450
    state, caravan = trader(21, "alania")
    assert not legal(state, HORDE, Play(21, target=caravan, other="wine"))


# Tax Collectors


@pytest.mark.parametrize(("card", "florins"), [(22, 30), (23, 60)])
def test_m52_cards_22_23_tax_collector_takes_a_toll_for_foreign_cubes(card: int, florins: int) -> None:
    state = hold(table("golden_horde", "byzantium"), GREEK, card)
    caravan = give(state, HORDE, "caravan", 2, "bulgaria", slaves=3)
    give(state, HORDE, "caravan", 1, "crimea", slaves=2)
    give(state, GREEK, "caravan", 1, "thrace", wine=2)
    state = at(state, Trade(waiting=[HORDE]))
    state = after(state, (HORDE, Travel(caravan, "thrace")))
    assert window(state) == "visit"
    state = after(state, (GREEK, Play(card)))
    assert (state.players[GREEK].florins, state.players[HORDE].florins) == (1600 + florins, 1600)


def test_m52_card_22_tax_collector_may_be_used_at_any_own_decision() -> None:
    state = hold(two(), BLUE, 22)
    give(state, YELLOW, "caravan", 1, "thrace", wine=2)
    assert after(moving(state), (BLUE, Play(22))).players[BLUE].florins == 1620


# Militia


def test_m52_card_24_militia_places_a_defender_in_invaded_land() -> None:
    scene = invaded("palestine", hold(two(), YELLOW, 24), {"light": 2}, {})
    assert window(scene.state) == "entry"
    assert legal(scene.state, YELLOW, Play(24, target="captain1"))
    assert not legal(scene.state, YELLOW, Play(24, target="captain2"))
    scene.do(YELLOW, Play(24, target="heavy"))
    assert scene.army(YELLOW, "palestine") == {"heavy": 1}
    assert fighting(scene.state)


def test_m52_card_24_militia_rises_against_a_rebellion() -> None:
    state = hold(two(), YELLOW, 24)
    raise_horde(flow_on(state), "cairo")
    scene = Scene(state).do(YELLOW, Play(24, target="light"))
    battle = fighting(scene.state)
    assert battle
    assert (battle.attacker, battle.defender, scene.army(YELLOW, "cairo")) == (None, YELLOW, {"light": 1})


def relieved() -> Scene:
    """Blue comes to Palestine; Yellow has three light infantry a step away and three two steps away."""
    state = hold(two(), YELLOW, 25)
    state.players[YELLOW].armies = {"sinai": {"light": 3}, "cairo": {"light": 3}}
    return invaded("palestine", state, {"light": 2}, {}).do(YELLOW, Play(25))


def test_m52_card_25_militia_walks_three_steps_to_the_rescue() -> None:
    scene = relieved().do(YELLOW, Hurry("sinai", 3, {"light": 3}))
    assert (scene.army(YELLOW, "palestine"), scene.army(YELLOW, "sinai")) == ({"light": 3}, {})
    assert fighting(scene.state)


def test_m52_card_25_militia_walks_no_fourth_step() -> None:
    state = relieved().state
    assert legal(state, YELLOW, Hurry("cairo", 1, {"light": 1}))
    assert not legal(state, YELLOW, Hurry("cairo", 2, {"light": 2}))


def test_m52_card_25_militia_comes_from_several_places() -> None:
    scene = relieved().do(YELLOW, Hurry("sinai", 1, {"light": 1})).do(YELLOW, Hurry("cairo", 1, {"light": 1}))
    assert scene.army(YELLOW, "palestine") == {"light": 2}
    assert (scene.army(YELLOW, "sinai"), scene.army(YELLOW, "cairo")) == ({"light": 2}, {"light": 2})
    assert fighting(scene.state), "the points are used up"


def test_m52_card_25_points_that_do_not_suffice_are_of_no_use() -> None:
    state = relieved().do(YELLOW, Hurry("sinai", 2, {"light": 2})).state
    assert legal(state, YELLOW, Hurry("sinai", 1, {"light": 1}))
    assert not legal(state, YELLOW, Hurry("cairo", 1, {"light": 1}))


def test_m52_card_25_militia_may_stop_before_the_points_are_used_up() -> None:
    scene = relieved().do(YELLOW, Hurry("sinai", 1, {"light": 1})).do(YELLOW, Stop())
    assert (scene.army(YELLOW, "palestine"), scene.army(YELLOW, "sinai")) == ({"light": 1}, {"light": 2})
    assert fighting(scene.state)


def test_m62_card_25_militia_leaves_a_castle_for_nothing() -> None:
    """All three come for no point, so three are left for another."""
    scene = relieved()
    build(scene.state, "sinai", "castle")
    scene.do(YELLOW, Hurry("sinai", 3, {"light": 3}))
    scene.state.players[YELLOW].station("sinai", "heavy", 4)
    assert scene.do(YELLOW, Hurry("sinai", 4, {"heavy": 4})).army(YELLOW, "palestine") == {"light": 3, "heavy": 4}


def test_m52_card_25_war_wagons_go_along_for_nothing() -> None:
    scene = relieved()
    cart, left = (give(scene.state, YELLOW, "wagon", level, "sinai") for level in (2, 1))
    scene.do(YELLOW, Hurry("sinai", 3, {"light": 3}, (cart,)))
    pieces = {piece.id: piece.place for piece in scene.state.players[YELLOW].transports}
    assert pieces == {cart: "palestine", left: "sinai"}


def test_m52_card_25_no_other_piece_goes_along() -> None:
    state = relieved().state
    caravan, far = give(state, YELLOW, "caravan", 1, "sinai"), give(state, YELLOW, "wagon", 1, "cairo")
    give(state, YELLOW, "wagon", 1, "sinai")
    for piece in (caravan, far):
        assert not legal(state, YELLOW, Hurry("sinai", 1, {"light": 1}, (piece,)))


def test_m52_card_25_militia_needs_somebody_within_reach() -> None:
    state = hold(two(), YELLOW, 25)
    state.players[YELLOW].armies = {"thrace": {"light": 3}}
    assert YELLOW not in invaded("palestine", state, {"light": 2}, {}).asked


def test_m131_card_25_ends_when_time_is_up() -> None:
    assert GAME.timeout(relieved().state, YELLOW) == Stop()


@pytest.mark.parametrize(("walls", "spared"), [((), 1), (("tower",), 2)])
def test_m52_card_26_militia_raises_a_tower_or_strengthens_walls(walls: tuple[str, ...], spared: int) -> None:
    """8 against 4: four points, less those that the walls take."""
    state = build(hold(two(), YELLOW, 26), "palestine", *walls)
    scene = invaded("palestine", state, {"light": 6}, {"light": 6})
    assert window(scene.state) == "entry"
    scene.do(YELLOW, Play(26)).begin(1, 2, 8).keep(BLUE, 1, 2, 5).keep(YELLOW)
    assert scene.army(YELLOW, "palestine") == {"light": 6 - (4 - spared) - 1}


def test_m52_card_26_militia_needs_units_there() -> None:
    scene = invaded("palestine", hold(two(), YELLOW, 26), {"light": 2}, {})
    assert YELLOW not in scene.asked
    assert scene.army(BLUE, "palestine") == {"light": 2}
