"""M-52: what Pirates, Princesses, Saviours, Camel Drivers, Marauders, Heroines, Sheriffs and Mystics can do."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.medioevo.battle import DEFENDER, Lead, hurt, open_battle, owe, strength
from rules.medioevo.cards import Foretell
from rules.medioevo.data import EVENTS
from rules.medioevo.events import EventCard
from rules.medioevo.powers import Play
from rules.medioevo.purchases import Audience, Done, Purchases, Seek
from rules.medioevo.state import MedioevoState
from rules.medioevo.steps import LEISURE
from rules.medioevo.table import Route, controller, size
from rules.medioevo.trade import Sell, Trade
from rules.medioevo.turn import Taxing
from tests.rules.medioevo.battles import BLUE, YELLOW, Scene, clash
from tests.rules.medioevo.builder import after, at, build, flow_on, give, legal, play, table, two
from tests.rules.medioevo.hands import fighting, hold, hush, learn, moving, offers, the, turn_over, window

LEVANT = 1


# Pirates


@pytest.mark.parametrize(("card", "points"), [(57, 1), (58, 2)])
def test_m52_cards_57_58_pirate_gives_points_of_any_one_colour(card: int, points: int) -> None:
    state = moving(learn(learn(hold(two(), BLUE, card), BLUE, "edict"), BLUE, "masonry"))
    for colour in ("orange", "green"):
        assert after(state, (BLUE, Play(card, target=colour))).players[BLUE].points == {colour: points}


# Princesses


def test_m52_card_59_princess_lets_a_card_of_another_give_ability_and_points() -> None:
    state = learn(hold(hold(two(), BLUE, 44), YELLOW, 5, 59), BLUE, "carpentry")
    state.players[YELLOW].turned = [5]
    state = after(moving(state), (BLUE, Play(44, target="5")), (YELLOW, Play(59, target="blue")))
    assert (state.players[YELLOW].turned, state.players[BLUE].points) == ([59], {"blue": 1})


def test_m52_card_60_princess_doubles_the_points_of_a_card() -> None:
    state = learn(learn(hold(two(), BLUE, 9, 60), BLUE, "art_of_war"), BLUE, "trade")
    state = after(moving(state), (BLUE, Play(9, "yellow+red")), (BLUE, Play(60)))
    assert state.players[BLUE].points == {"yellow": 2, "red": 2}


@pytest.mark.parametrize(("card", "points"), [(57, 2), (58, 4)])
def test_m52_card_60_princess_doubles_the_points_of_a_pirate(card: int, points: int) -> None:
    state = moving(learn(hold(two(), BLUE, card, 60), BLUE, "edict"))
    state = after(state, (BLUE, Play(card, target="orange")), (BLUE, Play(60)))
    assert state.players[BLUE].points == {"orange": points}


# Saviours


def test_m52_card_61_saviour_chooses_among_three_events() -> None:
    """The one that was drawn already goes back with the two others (M-112)."""
    state = hold(two(), BLUE, 61)
    state.players[BLUE].orders["event-drawn"] = "always"
    state.events.remove(LEVANT)
    state = at(state, EventCard(card=LEVANT))
    assert window(state) == "event-drawn"
    state = after(state, (BLUE, Play(61)))
    choices = [move for move in engine.legal(state, BLUE) if not isinstance(move, LEISURE)]
    chosen: set[int] = set()
    for choice in choices:
        left = play(state, BLUE, choice).state
        (event,) = [frame for frame in left.stack if isinstance(frame, EventCard)]
        chosen.add(event.card)
        assert sorted([*left.events, event.card]) == sorted(EVENTS)
    assert (len(choices), len(chosen), LEVANT in chosen) == (3, 3, False)


@pytest.mark.parametrize("left", [0, 1, 2])
def test_m52_card_61_the_event_chosen_is_in_no_deck_shuffled_anew(left: int) -> None:
    """The deck runs out while three are drawn."""
    state = hold(two(), BLUE, 61)
    state.players[BLUE].orders["event-drawn"] = "always"
    state.events = [2, 3][:left]
    state = after(at(state, EventCard(card=LEVANT)), (BLUE, Play(61)))
    for choice in offers(state, BLUE, Foretell):
        assert sorted([*play(state, BLUE, choice).state.events, choice.card]) == sorted(EVENTS)


def test_m52_card_62_saviour_looks_at_other_cards() -> None:
    state = at(hold(two(), BLUE, 62), Purchases())
    state = after(state, (BLUE, Seek()), (BLUE, Done()), (YELLOW, Done()))
    first = top(state).seen
    state = after(state, (BLUE, Play(62)))
    second = top(state).seen
    assert (len(second), set(first) & set(second)) == (len(first), set())
    assert set(first) <= set(state.empire)


def top(state: MedioevoState) -> Audience:
    frame = state.stack[-1]
    assert isinstance(frame, Audience)
    return frame


# Camel Drivers


def test_m52_card_63_camel_driver_moves_a_cube_to_a_neighbouring_market() -> None:
    state = hold(two(), BLUE, 63)
    state.markets = {"macedonia": ["wine", "salt"], "bulgaria": ["salt"]}
    state = moving(state)
    assert not legal(state, BLUE, Play(63, target="macedonia/salt", other="bulgaria")), "has salt"
    assert not legal(state, BLUE, Play(63, target="macedonia/wine", other="ionia")), "produces wine"
    assert not legal(state, BLUE, Play(63, target="macedonia/wine", other="thrace")), "no area"
    assert not legal(state, BLUE, Play(63, target="macedonia/wine", other="cairo")), "too far"
    state = after(state, (BLUE, Play(63, target="macedonia/wine", other="constantinople")))
    assert state.markets == {"macedonia": ["salt"], "bulgaria": ["salt"], "constantinople": ["wine"]}


def arrived(card: int) -> tuple[MedioevoState, str]:
    """A caravan with two slaves at the end of a route of four areas, in a market of two cubes."""
    state = hold(table("golden_horde", "byzantium", "mamluks"), BLUE, card)
    caravan = give(state, BLUE, "caravan", 3, "antakya", slaves=2)
    state.players[BLUE].route = Route(caravan, "antakya", [], ["crimea", "saraj", "trebisonda"])
    state.markets["antakya"] = ["wine", "salt"]
    return at(state, Trade(waiting=[BLUE])), caravan


def test_m52_card_64_camel_driver_adds_the_market_to_a_route_during_the_sale() -> None:
    """For each cube 100, two points of 50, and two cubes of 20."""
    state, caravan = arrived(64)
    state = after(state, (BLUE, Sell(caravan, 2, {"slaves": 2}, bonus="route")))
    assert window(state) == "trade"
    state = after(state, (BLUE, Play(64)))
    assert state.players[BLUE].florins == 1600 + 2 * (100 + 100 + 40)


def test_m52_card_64_camel_driver_adds_the_market_to_a_route_before_the_sale() -> None:
    state, _ = arrived(64)
    state = after(state, (BLUE, Play(64)))
    sale, *_ = [sale for sale in offers(state, BLUE, Sell, cubes=2, honour=1) if sale.bonus != "market"]
    state = after(state, (BLUE, sale))
    assert (state.players[BLUE].florins, state.players[BLUE].honour) == (1600 + 2 * (100 + 50 + 40), 11)


# Marauders


def test_m52_card_65_marauder_hires_a_horde_that_fights_for_its_master() -> None:
    state = hold(two(), BLUE, 65)
    state.players[BLUE].station("thrace", "light")
    state = moving(state)
    assert not legal(state, BLUE, Play(65, target="macedonia")), "no unit there"
    state = after(state, (BLUE, Play(65, target="thrace")))
    assert not fighting(state)
    assert (controller(state, "thrace"), state.players[BLUE].florins) == (BLUE, 1500)
    state.players[YELLOW].station("thrace", "light", 3)
    open_battle(flow_on(state), "thrace", YELLOW, BLUE)
    battle = fighting(state)
    assert battle
    assert strength(state, battle, DEFENDER) == 2


def test_m52_card_65_marauder_loses_the_horde_at_the_end_of_the_turn() -> None:
    state = hold(two(), BLUE, 65)
    state.players[BLUE].station("thrace", "light")
    state = after(moving(state), (BLUE, Play(65, target="thrace")))
    assert size(state.players[BLUE].army("thrace")) + size(state.barbarians.get("thrace", {})) == 2
    state = turn_over(state)
    assert (state.players[BLUE].armies, state.barbarians) == ({"thrace": {"light": 1}}, {})


def test_m52_card_65_marauder_needs_a_unit_of_his_own() -> None:
    state = hold(two(), BLUE, 65)
    state.players[BLUE].station("thrace", "light")
    state.players[BLUE].hired = {"thrace": {"light": 1}}
    assert not offers(moving(state), BLUE, Play, card=65, use="ability")


def test_m76_card_66_a_rider_among_barbarians_comes_home_as_what_is_left_of_it() -> None:
    state = hold(two(), BLUE, 66)
    state.players[BLUE].station("thrace", "cavalry")
    state.barbarians["rum"] = {"light": 1}
    state = moving(state)
    state = after(state, (BLUE, the(state, BLUE, Play, card=66, target="rum", other="thrace")))
    scene = clash({"light": 6}, {"light": 1, "cavalry": 1}, attacker=YELLOW, defender=None, state=state)
    owe(scene.battle, DEFENDER, 2, "melee")
    hurt(flow_on(scene.state), scene.battle, DEFENDER, {"light": 1, "cavalry": 1})
    assert scene.army(None) == {"heavy": 1}
    assert turn_over(scene.state).players[BLUE].army("thrace") == {"heavy": 1}


def test_m52_card_66_marauder_joins_a_horde_and_comes_home() -> None:
    state = hold(two(), BLUE, 66)
    state.players[BLUE].station("thrace", "light", 2)
    state.barbarians["rum"] = {"light": 1}
    state = moving(state)
    state = after(state, (BLUE, the(state, BLUE, Play, card=66, target="rum", other="thrace")))
    assert (state.barbarians["rum"], state.players[BLUE].army("thrace")) == ({"light": 3}, {})
    state = turn_over(state)
    assert (state.barbarians["rum"], state.players[BLUE].army("thrace")) == ({"light": 1}, {"light": 2})


def test_m52_card_66_marauder_sends_two_units_at_the_most() -> None:
    state = hold(two(), BLUE, 66)
    state.players[BLUE].station("thrace", "light", 5)
    state.barbarians["rum"] = {"light": 1}
    state = moving(state)
    state = after(state, (BLUE, the(state, BLUE, Play, card=66, target="rum", other="thrace")))
    assert state.players[BLUE].army("thrace") == {"light": 3}


def test_m52_card_66_two_units_may_come_from_two_lands() -> None:
    state = hold(two(), BLUE, 66)
    state.players[BLUE].station("thrace", "light")
    state.players[BLUE].station("macedonia", "archer")
    state.barbarians["rum"] = {"light": 1}
    both = Play(66, target="rum", other="thrace", amount=1, shares={"light": 1}, several=("macedonia/archer",))
    state = after(moving(state), (BLUE, both))
    assert (state.barbarians["rum"], state.players[BLUE].armies) == ({"light": 2, "archer": 1}, {})
    assert turn_over(state).players[BLUE].armies == {"thrace": {"light": 1}, "macedonia": {"archer": 1}}


# Heroines


def heroine(card: int, blue: dict[str, int], target: str) -> Scene:
    """She speaks while the first round is prepared; then it begins."""
    scene = clash(blue, {"light": 6}, state=hold(two(), BLUE, card))
    assert window(scene.state) is None
    return hush(scene.do(BLUE, Play(card, target=target))).begin()


def test_m52_card_67_heroine_makes_a_captain_of_a_unit_until_the_turn_ends() -> None:
    scene = heroine(67, {"light": 6}, "seat0/rum/light")
    assert legal(scene.state, BLUE, Lead(("as-archer",)))
    assert not legal(scene.state, BLUE, Lead(("as-archer", "as-heavy")))
    assert turn_over(scene.state).players[BLUE].army("rum") == {"light": 6}


def test_m52_card_67_heroine_may_help_another_but_no_army_with_a_captain() -> None:
    state = clash({"light": 6, "captain1": 1}, {"light": 6}, state=hold(two(), BLUE, 67)).state
    assert legal(state, BLUE, Play(67, target="seat1/rum/light"))
    assert not legal(state, BLUE, Play(67, target="seat0/rum/light"))


def test_m52_card_68_heroine_raises_a_captain_by_a_level_until_the_turn_ends() -> None:
    scene = heroine(68, {"light": 6, "captain1": 1}, "seat0/rum/captain1")
    assert legal(scene.state, BLUE, Lead(("as-archer", "as-heavy")))
    assert turn_over(scene.state).players[BLUE].army("rum") == {"light": 6, "captain1": 1}


def test_m52_card_68_heroine_knows_no_fourth_level() -> None:
    state = clash({"light": 6, "captain3": 1}, {"light": 6, "captain2": 1}, state=hold(two(), BLUE, 68)).state
    assert legal(state, BLUE, Play(68, target="seat1/rum/captain2"))
    assert not legal(state, BLUE, Play(68, target="seat0/rum/captain3"))


# Sheriffs


def site(card: int, *kinds: str) -> MedioevoState:
    return moving(build(hold(two(), BLUE, card), "macedonia", *kinds))


def test_m52_card_69_sheriff_makes_a_town_of_a_village_beside_a_fort() -> None:
    state = after(site(69, "fort", "village"), (BLUE, Play(69, target="macedonia")))
    assert (state.buildings["macedonia"]["civil"].kind, state.players[BLUE].florins) == ("town", 1600)


def test_m52_card_69_sheriff_needs_a_castle_for_a_city_which_brings_honour() -> None:
    assert not legal(site(69, "fort", "town"), BLUE, Play(69, target="macedonia"))
    state = after(site(69, "castle", "town"), (BLUE, Play(69, target="macedonia")))
    assert (state.buildings["macedonia"]["civil"].kind, state.players[BLUE].honour) == ("city", 11)


def test_m52_card_70_sheriff_makes_a_fort_of_a_tower_in_a_city() -> None:
    assert not legal(site(70, "tower", "village"), BLUE, Play(70, target="macedonia"))
    state = site(70, "tower", "city")
    state = after(state, (BLUE, Play(70, target="macedonia", several=("serbia",))))
    assert (state.buildings["macedonia"]["military"].kind, state.players[BLUE].florins) == ("fort", 1600)
    assert state.players[BLUE].control == ["serbia"], "a fort has one control token more than a tower"


# Mystics


def mystic(card: int, **tokens: int) -> MedioevoState:
    state = hold(two(), BLUE, card)
    state.players[BLUE].tokens = tokens  # pyright: ignore
    return moving(state)


def test_m52_card_71_mystic_sells_points_for_twenty() -> None:
    state = mystic(71, red=2, blue=1)
    state = after(state, (BLUE, the(state, BLUE, Play, card=71, shares={"red": 2, "blue": 1})))
    assert state.players[BLUE].florins == 1660
    assert state.players[BLUE].used_tokens == {"red": 2, "blue": 1}


def test_m130_card_71_mystic_pays_for_a_reaction() -> None:
    state = learn(hold(hold(two(), BLUE, 71, 48), YELLOW, 5), YELLOW, "art_of_war")
    state.players[BLUE].orders["card"] = "always"
    state.players[BLUE].tokens, state.players[BLUE].florins = {"red": 3}, 0
    state = after(at(state, Taxing()), (YELLOW, Play(5, "red")))
    assert window(state) == "card"
    state = after(state, (BLUE, Play(71, amount=3, shares={"red": 3})), (BLUE, Play(48)))
    assert (state.players[YELLOW].points, state.players[BLUE].florins) == ({}, 10)


def test_m52_card_72_mystic_sells_sets_of_three_colours_for_a_hundred() -> None:
    state = mystic(72, red=2, blue=2, green=2, yellow=1)
    state = after(state, (BLUE, the(state, BLUE, Play, card=72, amount=2)))
    assert state.players[BLUE].florins == 1800
    assert sum(state.players[BLUE].used_tokens.values()) == 6


def test_m52_card_72_mystic_needs_three_colours() -> None:
    assert not offers(mystic(72, red=4, blue=4), BLUE, Play, card=72, use="ability")
    assert offers(mystic(72, red=1, blue=4, green=1), BLUE, Play, card=72, amount=1)
