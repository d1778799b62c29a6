"""M-52: what Bishops, Warlords, Crossbowmen, Scientists, Infiltrators and Spies can do (cards 1 to 18)."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.medioevo.battle import Crew
from rules.medioevo.campaign import Finish
from rules.medioevo.powers import Name, Play
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import War
from rules.medioevo.trade import Load, Rest, Trade, Travel
from rules.medioevo.turn import Turn
from tests.rules.medioevo.battles import BLUE, YELLOW, Scene, clash, stand
from tests.rules.medioevo.builder import after, at, before, build, forge, give, legal, table, two
from tests.rules.medioevo.campaigns import campaign, leg
from tests.rules.medioevo.hands import fighting, hold, hush, moving, protect, turn_over, wagon, window

HORDE, GREEK = 0, 1


def ready(*cards: int) -> MedioevoState:
    """Blue holds these cards, has two light infantry and a wagon in Nicaea, and is to move."""
    state = hold(two(), BLUE, *cards)
    state.players[BLUE].station("nicaea", "light", 2)
    return moving(state)


def lines(card: int, seat: int = BLUE, blue: int = 6, yellow: int = 6) -> Scene:
    """Light infantry on both sides, so that nobody's ability works; one holds the card."""
    return clash({"light": blue}, {"light": yellow}, state=hold(two(), seat, card))


def barbary(card: int, horde: dict[str, int]) -> Scene:
    return clash({"light": 3}, horde, state=hold(two(), BLUE, card), defender=None)


# Bishops


def test_m52_card_01_bishop_forbids_combat_and_the_horde_stays_unfought() -> None:
    state = ready(1)
    into_rum = ((BLUE, leg("nicaea", wagon(state), "rum", light=2)), (BLUE, Finish()))
    assert fighting(after(state, *into_rum))
    state = after(state, (BLUE, Play(1, target="rum")), *into_rum)
    assert not fighting(state)
    assert (state.players[BLUE].army("rum"), state.barbarians["rum"]) == ({"light": 2}, {"light": 1})


def test_m52_card_01_bishop_keeps_a_battle_from_beginning() -> None:
    scene = lines(1, YELLOW)
    scene.do(YELLOW, Play(1, target="rum"))
    assert scene.state.stack == []
    assert (scene.army(BLUE), scene.army(YELLOW)) == ({"light": 6}, {"light": 6})


def test_m52_card_01_in_a_window_the_land_at_stake_comes_first() -> None:
    scene = lines(1, YELLOW)
    assert next(use for use in engine.legal(scene.state, YELLOW) if isinstance(use, Play)).target == "rum"


def test_m52_card_01_bishop_ends_a_battle_after_its_round() -> None:
    scene = hush(lines(1, YELLOW))
    scene.begin(1, 2, 5).keep(BLUE, 1, 2, 5).keep(YELLOW)
    assert (window(scene.state), scene.asked) == (None, (BLUE, YELLOW)), "who has such a card is waited for"
    scene.do(YELLOW, Play(1, target="rum"))
    assert scene.state.stack == []
    assert (scene.army(BLUE), scene.army(YELLOW)) == ({"light": 5}, {"light": 4})


@pytest.mark.parametrize(("card", "place", "other"), [(1, "rum", "armenia"), (3, "thrace", "rum")])
def test_m52_cards_01_and_03_spare_a_land_in_the_turn_after(card: int, place: str, other: str) -> None:
    state = turn_over(after(ready(card), (BLUE, Play(card, target=place))))
    state = campaign(state)
    assert legal(state, BLUE, Play(card, target=other))
    assert not legal(state, BLUE, Play(card, target=place))
    assert legal(campaign(turn_over(state)), BLUE, Play(card, target=place))


def markets(card: int) -> tuple[MedioevoState, str]:
    """The Golden Horde and Byzantium have a caravan each; the card is Byzantium's."""
    state = hold(table("golden_horde", "byzantium"), GREEK, card)
    give(state, GREEK, "caravan", 1, "macedonia")
    return state, give(state, HORDE, "caravan", 1, "crimea")


def test_m52_card_02_bishop_breaks_off_a_deal() -> None:
    state, caravan = markets(2)
    state.players[GREEK].orders["trade"] = "always"
    state = at(state, Trade(waiting=[HORDE]))
    state = after(state, (HORDE, Load(caravan, 1)), (GREEK, Play(2, target="crimea")))
    assert (state.players[HORDE].transport(caravan).cargo, state.players[HORDE].florins) == ({}, 1600)
    assert not legal(state, HORDE, Load(caravan, 1))


def test_m52_card_02_bishop_forbids_trade_in_an_area_for_the_turn_and_not_twice_running() -> None:
    state, caravan = markets(2)
    state = at(state, Trade(waiting=[GREEK, HORDE]))
    assert not legal(state, GREEK, Play(2, target="azov")), "no area"
    state = after(state, (GREEK, Play(2, target="crimea")), (GREEK, Rest()))
    assert not legal(state, HORDE, Load(caravan, 1))
    state = at(turn_over(state), Trade(waiting=[GREEK, HORDE]))
    assert not legal(state, GREEK, Play(2, target="crimea"))
    assert legal(after(state, (GREEK, Rest())), HORDE, Load(caravan, 1))


def test_m52_card_03_bishop_holds_an_army_that_is_about_to_leave() -> None:
    state = hold(ready(), YELLOW, 3)
    state.players[YELLOW].orders["departure"] = "always"
    march = leg("nicaea", wagon(state), "paphlagonia", light=2)
    state = after(state, (BLUE, march), (YELLOW, Play(3, target="nicaea")))
    assert state.players[BLUE].armies == {"nicaea": {"light": 2}}
    assert not legal(state, BLUE, march)


def test_m52_card_03_bishop_holds_caravans_too() -> None:
    state, caravan = markets(3)
    state.players[GREEK].orders["departure"] = "always"
    state = at(state, Trade(waiting=[HORDE]))
    state = after(state, (HORDE, Travel(caravan, "azov")), (GREEK, Play(3, target="crimea")))
    assert state.players[HORDE].transport(caravan).place == "crimea"


# Warlords


@pytest.mark.parametrize(("yellow", "arrows"), [(1, 3), (3, 0)])
def test_m52_card_04_warlord_needs_a_majority_for_an_ability(yellow: int, arrows: int) -> None:
    scene = clash({"archer": 3}, {"archer": yellow, "heavy": 3}, state=hold(two(), BLUE, 4))
    scene.do(BLUE, Play(4)).begin(*[8] * arrows, 1, 2, 3)
    assert len(scene.view.attacker.arrows) == arrows
    assert len(scene.view.defender.arrows) == 0


def test_m52_card_05_warlord_adds_two_to_an_attack_for_one_round() -> None:
    scene = lines(5).begin(1, 2, 5).keep(BLUE, 1, 2, 5).keep(YELLOW)
    assert window(scene.state) == "dice"
    scene.do(BLUE, Play(5, target="seat0"))
    assert (scene.view.attacker.attack_value, scene.view.defender.attack_value) == (7, 4)
    assert scene.army(YELLOW) == {"light": 6 - 3 - 1}
    assert scene.battle.sides[0].now.bonuses == {}


def test_m52_card_05_warlord_helps_barbarians_of_anothers_battle() -> None:
    state = hold(two(), YELLOW, 5)
    state.players[YELLOW].orders["dice"] = "always"
    scene = clash({"light": 8}, {"light": 6}, state=state, defender=None)
    scene.begin(1, 2, 5, seats=(BLUE,)).keep(BLUE)
    scene.do(YELLOW, Play(5, target="barbarians"), 1, 2, 5)
    assert scene.army(BLUE) == {"light": 8 - 5 - 1}, "8 + 2 against 5"


def test_m52_card_06_warlord_lets_half_of_an_army_go_on() -> None:
    state = hold(two(), BLUE, 6)
    state.wars.append(War((BLUE, YELLOW), since=1))
    state.players[BLUE].station("damascus", "light", 3)
    cart = give(state, BLUE, "wagon", 1, "damascus")
    state = after(campaign(state), (BLUE, leg("damascus", cart, "palestine", light=3)))
    onward = leg("palestine", cart, "sinai", light=2)
    assert not legal(state, BLUE, onward)
    state = after(state, (BLUE, Play(6)))
    assert not legal(state, BLUE, leg("palestine", cart, "sinai", light=3))
    state = after(state, (BLUE, onward))
    assert state.players[BLUE].armies == {"palestine": {"light": 1}, "sinai": {"light": 2}}


# Crossbowmen


@pytest.mark.parametrize(("roll", "arrows"), [(2, 1), (3, 2), (6, 3)])
def test_m52_card_07_crossbowman_lends_bows_to_up_to_three_units(roll: int, arrows: int) -> None:
    scene = lines(7).do(BLUE, Play(7), roll).begin(*[8] * arrows, 1, 2, 3)
    assert len(scene.view.attacker.arrows) == arrows


def test_m52_card_07_crossbowman_lets_an_archer_shoot_twice() -> None:
    scene = clash({"archer": 3}, {"heavy": 6}, state=hold(two(), BLUE, 7))
    scene.do(BLUE, Play(7), 4).begin(*[8] * 5, 1, 2, 3)
    assert len(scene.view.attacker.arrows) == 3 + 2


def test_m52_card_07_crossbowman_serves_one_round() -> None:
    scene = lines(7).do(BLUE, Play(7), 1).begin(8, 1, 2, 5).keep(BLUE, 1, 2, 5).keep(YELLOW)
    scene.begin(1, 2, 5)
    assert scene.view.attacker.arrows == ()


def test_m52_card_08_crossbowman_takes_one_off_for_each_pair_of_archers() -> None:
    """The rulebook's five archers: -2, so that a 5 hits and a 6 does not."""
    scene = clash({"archer": 5, "light": 1}, {"light": 6}, state=hold(two(), BLUE, 8))
    scene.begin(5, 6, 8, 8, 8).do(BLUE, Play(8), 1, 2, 3)
    assert scene.army(YELLOW) == {"light": 5}


def test_m52_card_09_crossbowman_shoots_again() -> None:
    scene = clash({"archer": 3, "light": 1}, {"light": 6}, state=hold(two(), BLUE, 9))
    scene.begin(8, 7, 1).do(BLUE, Play(9), 2, 8, 1, 2, 3)
    assert scene.army(YELLOW) == {"light": 4}


# Scientists


def test_m52_card_10_scientist_doubles_a_crew_for_one_round() -> None:
    """The rulebook's two light infantry at a catapult: four shots, and two in the next round."""
    state = hold(two(), BLUE, 10)
    catapult = forge(state, BLUE, "catapult", "rum")
    scene = hush(clash({"light": 6}, {"light": 6}, state=state))
    scene.do(BLUE, Crew(catapult, 2, {"light": 2})).do(BLUE, Play(10, target=catapult))
    scene.begin(8, 8, 8, 8, 1, 2, 5)
    assert len(scene.battle.sides[0].now.shots[catapult]) == 4
    scene.keep(BLUE, 1, 2, 5).keep(YELLOW).do(BLUE, Crew(catapult, 2, {"light": 2})).begin(8, 8, 1, 2, 5)
    assert len(scene.battle.sides[0].now.shots[catapult]) == 2


def test_m52_card_11_scientist_makes_a_wagon_of_a_caravan() -> None:
    state = hold(two(), BLUE, 11)
    state.players[BLUE].station("thrace", "light", 3)
    caravan = give(state, BLUE, "caravan", 1, "thrace")
    state, march = moving(state), leg("thrace", caravan, "macedonia", light=3)
    assert not legal(state, BLUE, march)
    state = after(state, (BLUE, Play(11, target=caravan)), (BLUE, march))
    assert state.players[BLUE].armies == {"macedonia": {"light": 3}}
    assert not legal(campaign(turn_over(state)), BLUE, leg("macedonia", caravan, "thrace", light=3))


def test_m52_card_11_scientist_makes_a_caravan_of_a_wagon() -> None:
    state = hold(two(), BLUE, 11)
    cart = give(state, BLUE, "wagon", 1, "macedonia")
    give(state, BLUE, "caravan", 1, "thrace")
    state = at(state, Trade(waiting=[BLUE]))
    assert not legal(state, BLUE, Load(cart, 2))
    state = after(state, (BLUE, Play(11, target=cart)), (BLUE, Load(cart, 2)))
    assert state.players[BLUE].transport(cart).cargo == {"grain": 2}


def test_m52_card_12_scientist_protects_from_two_kinds_of_attack() -> None:
    """A fort takes two off the arrows and two off the melee."""
    state = build(hold(two(), YELLOW, 12), "rum", "fort")
    scene = clash({"archer": 3, "light": 3}, {"light": 6}, state=state)
    scene.do(YELLOW, Play(12, target="rum"))
    protect(scene, YELLOW, "archers", "melee").begin(1, 1, 1, 1, 2, 5)
    assert scene.army(YELLOW) == {"light": 5}, "one of three arrows"
    scene.keep(BLUE, 1, 2, 3).keep(YELLOW)
    assert scene.army(YELLOW) == {"light": 4}, "one of three points"


# Infiltrators


def used(*cards: int) -> MedioevoState:
    """Yellow has used these cards; Blue holds the Infiltrator."""
    state = hold(hold(two(), BLUE, 13), YELLOW, *cards)
    state.players[YELLOW].turned = list(cards)
    return state


def test_m52_card_13_infiltrator_keeps_cards_turned_through_one_reset() -> None:
    scene = Scene(moving(used(5, 44))).do(BLUE, Play(13), 4).do(BLUE, Name(("5", "44")))
    state = turn_over(scene.state)
    assert (state.players[YELLOW].turned, state.players[BLUE].florins) == ([5, 44], 1500)
    assert turn_over(state).players[YELLOW].turned == []


def test_m52_card_13_infiltrator_may_wait_for_the_reset() -> None:
    state = used(5, 44)
    state.push(before(Turn, "last_reactions"))
    scene = Scene(state)
    assert window(scene.state) == "reset"
    scene.do(BLUE, Play(13), 1).do(BLUE, Name(("44",)))
    assert (scene.state.players[YELLOW].turned, scene.state.players[BLUE].turned) == ([44], [])


def test_m52_card_14_infiltrator_turns_a_barbarian_but_no_captain() -> None:
    scene = barbary(14, {"light": 2, "captain1": 1})
    assert window(scene.state) is None
    assert not legal(scene.state, BLUE, Play(14, target="captain1"))
    scene.do(BLUE, Play(14, target="light"))
    assert (scene.army(BLUE), scene.army(None)) == ({"light": 4}, {"light": 1, "captain1": 1})
    assert scene.state.players[BLUE].florins == 1500


def test_m52_card_14_infiltrator_comes_too_late_after_the_first_die() -> None:
    scene = hush(clash({"light": 6}, {"light": 6}, state=hold(two(), BLUE, 14)))
    scene.begin(1, 2, 5).keep(BLUE, 1, 2, 5).keep(YELLOW)
    assert scene.battle.round == 2
    assert not legal(scene.state, BLUE, Play(14, target="light"))


def test_m52_card_15_infiltrator_stirs_up_a_rebellion_that_is_fought_at_once() -> None:
    state = hold(two(), BLUE, 15)
    state.players[YELLOW].station("palestine", "light", 2)
    state = after(moving(state), (BLUE, Play(15, target="palestine")))
    battle = fighting(state)
    assert battle
    assert (battle.place, battle.attacker, battle.defender) == ("palestine", None, YELLOW)
    assert (state.barbarians["palestine"], state.players[BLUE].florins) == ({"light": 1}, 1500)


@pytest.mark.parametrize(("rebels", "honour"), [("cairo", 9), ("rum", 10)])
def test_m24_card_15_costs_honour_where_there_are_rebels_at_home_already(rebels: str, honour: int) -> None:
    state = hold(two(barbarians={rebels: {"light": 1}}), BLUE, 15)
    state = after(moving(state), (BLUE, Play(15, target="palestine")))
    assert state.players[YELLOW].honour == honour


def test_m52_card_15_infiltrator_waits_for_the_hordes_dice_and_stays_near() -> None:
    state = ready(15)
    assert legal(state, BLUE, Play(15, target="rum"))
    assert not legal(state, BLUE, Play(15, target="upper_egypt"))
    state.dice = {}
    assert not legal(state, BLUE, Play(15, target="rum"))


# Spies


@pytest.mark.parametrize(("roll", "engine", "left"), [(3, "catapult", 6), (5, "trebuchet", 6), (7, "trebuchet", 5)])
def test_m52_card_16_spy_sabotages_an_engine(roll: int, engine: str, left: int) -> None:
    state = hold(two(), BLUE, 16)
    target = forge(state, YELLOW, "trebuchet", "rum")
    scene = clash({"light": 6}, {"light": 6}, state=state)
    scene.do(BLUE, Play(16, target=target, other="light"), roll)
    assert scene.state.players[YELLOW].engine(target).kind == engine
    assert (scene.army(BLUE), scene.army(YELLOW)) == ({"light": left}, {"light": 6})


def test_m52_card_16_spy_ruins_a_wagon_of_level_one() -> None:
    state = hold(two(), BLUE, 16)
    target = give(state, YELLOW, "wagon", 1, "rum")
    scene = clash({"light": 6}, {"light": 6}, state=state)
    scene.do(BLUE, Play(16, target=target, other="light"), 1)
    assert scene.state.players[YELLOW].transports == []


@pytest.mark.parametrize(("roll", "blue", "yellow"), [(1, 6, 0), (4, 6, 1), (8, 5, 1)])
def test_m52_card_17_spy_lays_an_ambush(roll: int, blue: int, yellow: int) -> None:
    scene = clash({"light": 6}, {"cavalry": 1, "light": 6}, state=hold(two(), BLUE, 17))
    scene.do(BLUE, Play(17, target="cavalry", other="light"), roll)
    assert (scene.army(BLUE)["light"], scene.army(YELLOW).get("cavalry", 0)) == (blue, yellow)


@pytest.mark.parametrize(("roll", "blue", "arrows"), [(2, 6, 0), (6, 6, 1), (7, 5, 1)])
def test_m52_card_18_spy_traps_a_unit_that_stays_but_does_not_fight(roll: int, blue: int, arrows: int) -> None:
    scene = clash({"light": 6}, {"archer": 1, "light": 6}, state=hold(two(), BLUE, 18))
    scene.do(BLUE, Play(18, target="archer", other="light"), roll).begin(*[8] * arrows, 1, 2, 3)
    assert (scene.army(BLUE)["light"], scene.army(YELLOW)["archer"]) == (blue, 1)
    assert len(scene.view.defender.arrows) == arrows


def test_m52_card_18_spy_traps_only_in_the_own_battle() -> None:
    state = hold(two(), YELLOW, 18)
    state.players[YELLOW].orders["battle"] = "always"
    stand(state, YELLOW, "cairo", {"light": 1})
    assert window(clash({"light": 3}, {"light": 1}, state=state, defender=None).state) is None
