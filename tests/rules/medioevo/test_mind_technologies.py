"""The computer player and technologies: learnt for what they may bring, used where they plainly help."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import Action, engine
from rules.medioevo.battle import Fight
from rules.medioevo.campaign import March, Rebellion
from rules.medioevo.mind import YIELDS, rehearsed, studies
from rules.medioevo.powers import Exercise, Pass, Use
from rules.medioevo.purchases import Purchases, Research
from rules.medioevo.state import MedioevoState
from rules.medioevo.trade import Load, Sell, Trade
from tests.rules.medioevo.battles import BLUE, YELLOW, Scene, clash
from tests.rules.medioevo.builder import GAME, after, at, build, give, two
from tests.rules.medioevo.hands import hold, learn, moving, window

SPY = 13  # a card with an orange point


def thought(state: MedioevoState, seat: int = BLUE) -> Action:
    return engine.computer_move(GAME, state, seat, Random(1))


# Rebels


def rising(number: int = 1, points: int = 0, **army: int) -> MedioevoState:
    """Blue knows the Law, and rebels are about to rise; an army stands in Thrace."""
    state = learn(two(), BLUE, "law", points)
    state.players[BLUE].armies["thrace"] = {**army}  # pyright: ignore
    return at(state, Rebellion(seat=BLUE, left=number))


def test_m111_it_sends_rebels_away_whom_nobody_could_meet() -> None:
    move = thought(rising(light=1))
    assert isinstance(move, Use)
    assert move.technology == "law"


def test_m111_it_pays_nothing_to_be_rid_of_rebels_whom_it_can_beat() -> None:
    assert thought(rising(heavy=6)) == Pass()


def test_m111_it_sends_away_the_second_rebellion_that_comes_at_once() -> None:
    move = thought(rising(2, heavy=6))
    assert isinstance(move, Use)


def test_m40_the_law_is_worth_learning_to_who_cannot_meet_rebels() -> None:
    state = two()
    state.players[BLUE].armies = {"thrace": {"light": 1}}
    assert YIELDS["law"](state, BLUE) > 0


# Trade


def dealing(technology: str, points: int, kind: str = "town", cubes: int = 2) -> MedioevoState:
    """Blue is about to sell arms in Rome."""
    state = build(learn(two(), BLUE, technology, points), "latium", kind)
    caravan = give(state, BLUE, "caravan", 1, "latium", arms=cubes)
    return after(at(state, Trade(waiting=[BLUE])), (BLUE, Sell(caravan, cubes, {"arms": cubes})))


def test_m111_it_raises_the_price_of_every_cube_that_it_has_points_for() -> None:
    assert thought(dealing("trade", 2)) == Use("trade", amount=2)


@pytest.mark.parametrize("technology", ["trade", "market"])
def test_m110_it_buys_no_points_that_bring_less_than_they_cost(technology: str) -> None:
    assert thought(dealing(technology, 0)) == Pass()


def test_m111_it_bargains_with_the_points_that_it_has() -> None:
    move = thought(dealing("market", 3))
    assert move == Use("market", target="up", amount=3)


def test_m111_it_bargains_where_it_buys() -> None:
    state = learn(two(), BLUE, "market", 2)
    caravan = give(state, BLUE, "caravan", 1, "latium")
    state = after(at(state, Trade(waiting=[BLUE])), (BLUE, Load(caravan, 2)))
    assert thought(state) == Use("market", target="down", amount=2)


# Campaigns


def setting_out(*taken: str) -> MedioevoState:
    """Blue's army in Nicaea has a point for an Edict; these lands, just taken and left, bring no honour again."""
    state = learn(two(), BLUE, "edict", 1)
    state.players[BLUE].armies["nicaea"] = {"heavy": 4, "cavalry": 2}
    state.conquests = dict.fromkeys(taken, state.turn)
    return moving(state)


def test_m111_it_passes_barbarian_land_to_an_area_beyond() -> None:
    move = thought(setting_out("bulgaria", "trebisonda"))
    assert isinstance(move, Use)
    assert move.technology == "edict"


def test_m111_it_proclaims_no_edict_while_an_area_lies_open() -> None:
    assert isinstance(thought(setting_out()), March)


# Battles


def met(technology: str, points: int, own: dict[str, int], horde: dict[str, int]) -> Scene:
    """Blue is about to fight barbarians, and has so many points."""
    scene = clash(own, horde, state=learn(two(), BLUE, technology, points), defender=None)
    assert window(scene.state) is None, "what one can do while preparing, one is not asked for before"
    return scene


def test_m111_it_drives_barbarians_away_from_a_battle_that_it_might_lose() -> None:
    move = thought(met("nation", 2, {"light": 3}, {"light": 4, "archer": 2}).state)
    assert isinstance(move, Use)
    assert (move.technology, move.amount) == ("nation", 2)


@pytest.mark.parametrize("technology", ["nation", "influence", "promotion", "strategy"])
def test_m110_it_buys_no_points_for_a_battle_that_is_won_anyhow(technology: str) -> None:
    assert thought(met(technology, 0, {"heavy": 4, "cavalry": 4}, {"light": 1}).state) == Fight()


def test_m111_it_wins_barbarians_over() -> None:
    move = thought(met("influence", 2, {"light": 3}, {"light": 4}).state)
    assert isinstance(move, Use)


def test_m111_it_strikes_first_by_strategy() -> None:
    move = thought(met("strategy", 4, {"light": 1}, {"light": 2}).state)
    assert move == Use("strategy", amount=2)


# Learning


def wishes(state: MedioevoState) -> dict[str, float]:
    return {o.entry.colour: o.ratio for o in studies(at(state, Purchases()), BLUE) if isinstance(o.entry, Research)}


def test_m40_trade_is_worth_learning_to_who_sells_and_has_points_for_it() -> None:
    state = build(two(), "ionia", "city")
    idle = wishes(state)["yellow"]
    state.players[BLUE].tokens["yellow"] = 2
    no_caravan = wishes(state)["yellow"]
    give(state, BLUE, "caravan", 2, "thrace")
    assert (idle, no_caravan) == (0, 0)
    assert wishes(state)["yellow"] > 0


def test_m135_it_learns_something_higher_than_all_others_before_the_end() -> None:
    state = learn(learn(two(), BLUE, "carpentry"), YELLOW, "masonry")
    state.turn = state.turns
    assert wishes(state)["blue"] > 1 > wishes(state)["yellow"]


def test_m110_a_use_paid_by_a_card_turns_it_in_the_mind() -> None:
    state = hold(rising(light=1), BLUE, SPY)
    tried = rehearsed(state, BLUE, Exercise(technology="law", target="rum", pay="cards"))
    assert (tried.players[BLUE].turned, tried.players[BLUE].florins) == ([SPY], state.players[BLUE].florins)
