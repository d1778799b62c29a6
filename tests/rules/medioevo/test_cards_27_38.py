"""M-52: what Surgeons, Sellers, Architects, Templars and Magnates can do."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.medioevo.battle import Bear
from rules.medioevo.cards import Lay
from rules.medioevo.powers import Play, Stop
from rules.medioevo.purchases import Build, Done, Purchases, Recruit
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import Route
from rules.medioevo.trade import Trade, route_of
from rules.medioevo.turn import Tax, Taxes
from tests.rules.medioevo.battles import BLUE, YELLOW, Scene, clash
from tests.rules.medioevo.builder import after, at, give, legal, two
from tests.rules.medioevo.campaigns import campaign
from tests.rules.medioevo.hands import (
    fighting,
    hold,
    hush,
    learn,
    moving,
    turn_over,
    window,
)

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
    """Three arrows would leave nobody; now all three stand in the melee, and fall after it."""
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
    castle, town = Build("thrace", "castle", means="tokens"), Build("macedonia", "town", means="tokens")
    state = after(state, (BLUE, Play(card)), (BLUE, castle), (BLUE, town))
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
    assert window(scene.state) is None
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
