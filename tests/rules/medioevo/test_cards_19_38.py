"""M-52: what Merchants, Tax Collectors, Militia, Surgeons, Sellers, Architects, Templars and Magnates can do."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.medioevo.barbarians import raise_horde
from rules.medioevo.combat.damage import Bear
from rules.medioevo.phases.purchases.buildings import Build
from rules.medioevo.phases.purchases.phase import Done, Purchases
from rules.medioevo.phases.purchases.troops import Recruit
from rules.medioevo.phases.taxes import Tax, Taxes
from rules.medioevo.phases.trade.deals import Sell
from rules.medioevo.phases.trade.phase import Trade
from rules.medioevo.phases.trade.routes import route_of
from rules.medioevo.phases.trade.travel import Travel
from rules.medioevo.position import Route
from rules.medioevo.powers.abilities.relief import Hurry
from rules.medioevo.powers.abilities.rerouting import Lay
from rules.medioevo.powers.play import Play
from rules.medioevo.powers.stepwise import Stop
from rules.medioevo.state import MedioevoState
from tests.rules.medioevo.battles import BLUE, YELLOW, Scene, clash
from tests.rules.medioevo.builder import GAME, after, at, build, flow_on, give, legal, table, two
from tests.rules.medioevo.campaigns import campaign
from tests.rules.medioevo.hands import (
    fighting,
    hold,
    hush,
    invaded,
    learn,
    moving,
    offers,
    turn_over,
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


# Surgeons


def round_of(scene: Scene) -> Scene:
    """5 against 5 - 1: Yellow takes one point, and both one casualty."""
    return scene.begin(1, 2, 5).keep(BLUE, 1, 2, 5).keep(YELLOW)


def test_m52_card_27_surgeon_saves_the_first_unit() -> None:
    scene = round_of(clash({"light": 6}, {"light": 6}, state=hold(two(), YELLOW, 27)))
    assert window(scene.state) == "damage"
    scene.do(YELLOW, Play(27))
    assert (scene.army(BLUE), scene.army(YELLOW)) == ({"light": 5}, {"light": 5})


def next_purchases(scene: Scene) -> MedioevoState:
    return at(turn_over(scene.state), Purchases())


def test_m52_card_28_surgeon_brings_back_the_lost_for_half_the_price() -> None:
    """Two archers were lost: of three bought next turn two cost half."""
    scene = round_of(hush(clash({"archer": 6}, {"archer": 6}, state=hold(two(), YELLOW, 28))))
    state = next_purchases(hush(scene, until="round").do(YELLOW, Play(28)))
    state = after(state, (YELLOW, Recruit("archer", 3, "cairo")), (YELLOW, Done()), (BLUE, Done()))
    assert state.players[YELLOW].army("cairo") == {"archer": 3}
    assert state.players[YELLOW].florins == 1600 - 25 - 25 - 50


def test_m52_card_28_surgeon_brings_back_a_captain_without_points() -> None:
    state = learn(hold(two(), YELLOW, 28), YELLOW, "art_of_war")
    scene = round_of(hush(clash({"light": 6, "captain1": 1}, {"light": 6, "captain1": 1}, state=state)))
    for seat, loss in ((YELLOW, "captain1"), (BLUE, "light")):
        hush(scene).do(seat, Bear(0, {loss: 1}))  # pyright: ignore
    state = next_purchases(hush(scene, until="round").do(YELLOW, Play(28)))
    state = after(state, (YELLOW, Recruit("captain1", 1, "cairo")), (YELLOW, Done()), (BLUE, Done()))
    assert (state.players[YELLOW].army("cairo"), state.players[YELLOW].florins) == ({"captain1": 1}, 1550)


def test_m52_card_29_surgeon_lets_those_shot_fight_on() -> None:
    """Three arrows would leave nobody; now all three stand in the mêlée, and fall after it."""
    scene = clash({"archer": 3, "light": 3}, {"light": 3}, state=hold(two(), YELLOW, 29))
    scene.do(YELLOW, Play(29)).begin(1, 1, 1, 1, 2, 4)
    assert scene.army(YELLOW) == {"light": 3}
    scene.keep(BLUE, 1, 2, 5).keep(YELLOW)  # 4 against 4
    scene.do(BLUE, Bear(0, {"light": 1}))
    assert scene.army(YELLOW) == {}


# Sellers


def routed(transport: str) -> MedioevoState:
    """Blue has done two of three stages on the way to Antakya."""
    state = two()
    state.players[BLUE].route = Route(transport, "antakya", ["trebisonda"], ["bulgaria", "georgia"])
    return state


def test_m52_card_30_seller_gives_the_route_of_a_lost_caravan_to_another() -> None:
    state = hold(routed("lost"), BLUE, 30)
    caravan = give(state, BLUE, "caravan", 1, "macedonia")
    state = moving(state)
    assert route_of(state.players[BLUE]) is None
    state = after(state, (BLUE, Play(30, target=caravan)))
    assert route_of(state.players[BLUE]) == Route(caravan, "antakya", ["trebisonda"], ["bulgaria", "georgia"])


def test_m52_card_30_seller_keeps_a_route_for_a_transport_to_come() -> None:
    state = after(moving(hold(routed("lost"), BLUE, 30)), (BLUE, Play(30)))
    give(state, BLUE, "caravan", 1, "macedonia")
    state.stack.clear()
    route = at(state, Trade(waiting=[BLUE])).players[BLUE].route
    assert route is not None
    assert (route.open, route.done) == (["trebisonda"], ["bulgaria", "georgia"])


STAGES = ["bulgaria", "georgia"]


def rearranging() -> tuple[MedioevoState, str]:
    """Blue's caravan stands in Macedonia; one stage is left, two are done."""
    state = hold(two(), BLUE, 31)
    caravan = give(state, BLUE, "caravan", 1, "macedonia")
    state.players[BLUE].route = Route(caravan, "antakya", ["trebisonda"], [*STAGES])
    return after(moving(state), (BLUE, Play(31))), caravan


def test_m52_card_31_seller_moves_a_stage_elsewhere() -> None:
    state, caravan = rearranging()
    state = after(state, (BLUE, Lay("trebisonda", "damascus")), (BLUE, Stop()))
    assert state.players[BLUE].route == Route(caravan, "antakya", ["damascus"], STAGES)


def test_m52_card_31_tokens_that_meet_change_places() -> None:
    """Both keep their status: Georgia is now the stage to reach."""
    state, caravan = rearranging()
    state = after(state, (BLUE, Lay("trebisonda", "georgia")))
    assert state.players[BLUE].route == Route(caravan, "antakya", ["georgia"], ["bulgaria", "trebisonda"])


def test_m52_card_31_the_destination_may_become_any_area_of_the_route() -> None:
    state, caravan = rearranging()
    state = after(state, (BLUE, Lay("antakya", "bulgaria")))
    assert state.players[BLUE].route == Route(caravan, "bulgaria", ["trebisonda"], ["antakya", "georgia"])


def test_m52_card_31_every_token_may_be_laid_anew() -> None:
    """The four change places in a circle; then there is nothing left to lay."""
    state, caravan = rearranging()
    circle = (("trebisonda", "bulgaria"), ("trebisonda", "georgia"), ("trebisonda", "antakya"))
    for token, area in circle:
        state = after(state, (BLUE, Lay(token, area)))
    assert state.players[BLUE].route == Route(caravan, "trebisonda", ["bulgaria"], ["georgia", "antakya"])
    state = after(state, (BLUE, Lay("trebisonda", "damascus")))
    assert Lay not in engine.pending(state)[BLUE].actions


def test_m52_card_31_no_token_is_laid_twice_nor_driven_away() -> None:
    state = after(rearranging()[0], (BLUE, Lay("trebisonda", "damascus")))
    assert not legal(state, BLUE, Lay("damascus", "trebisonda"))
    assert not legal(state, BLUE, Lay("antakya", "damascus"))


def test_m106_card_31_a_stage_laid_under_the_transport_is_still_to_reach() -> None:
    state = after(rearranging()[0], (BLUE, Lay("trebisonda", "macedonia")), (BLUE, Stop()))
    route = state.players[BLUE].route
    assert route is not None
    assert route.open == ["macedonia"]


def test_m52_card_31_needs_a_route() -> None:
    assert not legal(moving(hold(two(), BLUE, 31)), BLUE, Play(31))


# Architects


@pytest.mark.parametrize(("card", "florins"), [(32, 300 - 50), (33, 150)])
def test_m52_cards_32_33_architect_makes_one_building_cheaper(card: int, florins: int) -> None:
    """The castle is cheaper, the town after it is not."""
    state = learn(hold(two(), BLUE, card), BLUE, "architecture")
    state.players[BLUE].tokens = {"green": 5}
    state = at(state, Purchases())
    state = after(state, (BLUE, Play(card)), (BLUE, Build("thrace", "castle")), (BLUE, Build("macedonia", "town")))
    state = after(state, (BLUE, Done()), (YELLOW, Done()))
    assert state.players[BLUE].florins == 1600 - florins - 200


# Templars


def test_m52_card_34_templar_lands_abroad_and_meets_the_horde() -> None:
    state = moving(hold(two(), BLUE, 34))
    assert not legal(state, BLUE, Play(34, target="rum", other="captain1"))
    assert not legal(state, BLUE, Play(34, target="thrace", other="heavy"))
    state = after(state, (BLUE, Play(34, target="rum", other="heavy")))
    battle = fighting(state)
    assert battle
    assert (battle.place, battle.attacker, battle.defender) == ("rum", BLUE, None)
    assert (state.players[BLUE].army("rum"), state.barbarians["rum"]) == ({"heavy": 1}, {"light": 1})


def test_m52_card_34_templar_joins_own_troops_in_peace() -> None:
    state = hold(two(), BLUE, 34)
    state.players[BLUE].station("rum", "light")
    state = after(moving(state), (BLUE, Play(34, target="rum", other="heavy")))
    assert state.players[BLUE].army("rum") == {"light": 1, "heavy": 1}
    assert not fighting(state)


def test_m52_card_35_templar_joins_a_battle_abroad() -> None:
    scene = clash({"light": 2}, {"light": 2}, state=hold(two(), BLUE, 35))
    assert window(scene.state) == "battle"
    scene.do(BLUE, Play(35, target="cavalry"))
    assert scene.army(BLUE) == {"light": 2, "cavalry": 1}


def test_m52_card_35_templar_joins_no_battle_at_home() -> None:
    state = hold(two(), BLUE, 35)
    scene = clash({"light": 2}, {"light": 2}, state=state, place="thrace", attacker=YELLOW, defender=BLUE)
    assert window(scene.state) is None
    assert not legal(scene.state, BLUE, Play(35, target="cavalry"))


# Magnates


def test_m52_card_36_magnate_returns_half_as_much_again() -> None:
    state = moving(hold(two(), BLUE, 36))
    assert not legal(state, BLUE, Play(36, target="withdraw"))
    assert not legal(state, BLUE, Play(36, target="deposit", amount=310))
    state = after(state, (BLUE, Play(36, target="deposit", amount=300)))
    assert state.players[BLUE].florins == 1300
    state = campaign(turn_over(state))
    assert not legal(state, BLUE, Play(36, target="deposit", amount=100))
    state = after(state, (BLUE, Play(36, target="withdraw")))
    assert state.players[BLUE].florins == 1300 + 450
    assert legal(campaign(turn_over(state)), BLUE, Play(36, target="deposit", amount=100))


def dues(card: int, blue: int, yellow: int) -> MedioevoState:
    """So many loans are open; both have taken 60 in taxes, and interest is due."""
    state = hold(two(), BLUE, card)
    state.players[BLUE].loans, state.players[YELLOW].loans = blue, yellow
    state = after(at(state, Taxes()), (BLUE, Tax(10)), (YELLOW, Tax(10)))
    assert window(state) == "interest"
    return state


def test_m52_card_37_magnate_takes_half_of_the_others_interest() -> None:
    state = after(dues(37, 1, 3), (BLUE, Play(37)))
    assert state.players[BLUE].florins == 1660 - 50 + 75
    assert state.players[YELLOW].florins == 1660 - 150


@pytest.mark.parametrize(("loans", "interest"), [(1, 0), (3, 100)])
def test_m52_card_38_magnate_pays_fifty_less(loans: int, interest: int) -> None:
    state = after(dues(38, loans, 0), (BLUE, Play(38)))
    assert state.players[BLUE].florins == 1660 - interest


def test_m52_card_38_a_bard_lets_the_magnate_save_fifty_more() -> None:
    state = hold(dues(38, 3, 0), BLUE, 44)
    state = after(state, (BLUE, Play(38)), (BLUE, Play(44, target="38")), (BLUE, Play(38)))
    assert state.players[BLUE].florins == 1660 - 50
