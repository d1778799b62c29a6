"""What choices bring, as it is said before they are made (M-30, M-32, M-60, M-74, M-100)."""

from __future__ import annotations

import pytest

from bot.words import Speaker
from rules.core import Chance, Words, engine
from rules.core.actions import fields_of, outcome_of
from rules.medioevo.battle import Enemy, force, horde_force, odds
from rules.medioevo.campaign import Campaign, prospect, staying
from rules.medioevo.economy import Borrow, due, income
from rules.medioevo.game import Medioevo
from rules.medioevo.purchases import Research, Shopping
from rules.medioevo.state import MedioevoState
from rules.medioevo.trade import stop_outcome
from rules.medioevo.turn import Reign, Tax, Taxing
from tests.rules.medioevo.battles import clash
from tests.rules.medioevo.builder import at, build, give, two
from tests.rules.medioevo.test_founding import start

BLUE, YELLOW = 0, 1


def told(kind: type, state: MedioevoState, *values: object) -> Words:
    field = fields_of(kind)[len(values) - 1]
    found = outcome_of(field, state, BLUE, values[:-1], values[-1])  # type: ignore[arg-type]
    assert found is not None
    return found


def test_m30_a_tax_says_what_it_brings_and_risks() -> None:
    state = at(two(), Taxing())
    high, low = told(Tax, state, 50).args, told(Tax, state, 10).args
    assert high["florins"] == income(state, BLUE, 50)
    assert high["left"] == state.players[BLUE].florins + income(state, BLUE, 50) - due(state, BLUE)
    assert (low["risk"], low["most"]) == (0, 0)
    assert (high["risk"], high["most"]) == (90, 4), "three of thirty cards bear 50"


def test_m32_a_loan_says_what_it_costs_at_the_end() -> None:
    state = two()
    state.players[BLUE].loans = 4
    assert Borrow.brings(state, BLUE).args["honour"] == 6


def march(wild: dict[str, int], units: dict[str, int]) -> Words | None:
    state = two()
    give(state, BLUE, "wagon", 2, "thrace")
    state.players[BLUE].armies["thrace"] = dict(units)  # type: ignore[arg-type]
    state.barbarians["bulgaria"] = dict(wild)  # type: ignore[arg-type]
    state = at(state, Campaign(waiting=[BLUE]))
    return prospect(state, BLUE, "bulgaria", units)  # type: ignore[arg-type]


def battle_of(found: Words | None) -> dict[str, object]:
    assert found is not None
    while found.key == "medioevo-outcome-both":
        inner = found.args["what"]
        assert isinstance(inner, Words)
        found = inner
    return dict(found.args)


def test_m60_a_march_says_who_waits_and_how_it_may_end() -> None:
    strong, weak = march({"light": 1}, {"heavy": 4, "archer": 2}), march({"light": 6, "archer": 3}, {"light": 1})
    assert int(str(battle_of(strong)["win"])) > 90
    assert int(str(battle_of(weak)["win"])) < 10
    assert strong is not None
    said = Speaker("en").say(strong)
    assert said.startswith("est. "), "the odds first: a long button is cut at its end"
    assert [part in said for part in ("to win", "wins slaves", "1 light infantry")] == [True] * 3


def test_m60_the_same_question_is_reckoned_once() -> None:
    march({"light": 3, "archer": 2}, {"light": 3, "heavy": 3})
    before = odds.cache_info()
    march({"light": 3, "archer": 2}, {"light": 3, "heavy": 3})
    assert (odds.cache_info().misses, odds.cache_info().hits) == (before.misses, before.hits + 1)


@pytest.mark.parametrize(
    ("own", "wild"),
    [
        ({"light": 4}, {"light": 3}),
        ({"heavy": 3, "archer": 1}, {"light": 4, "archer": 2}),
        ({"light": 2}, {"light": 3}),
    ],
)
def test_m60_an_estimate_is_near_what_comes_of_battles_by_orders(own: dict[str, int], wild: dict[str, int]) -> None:
    """Sixty battles by the whole rules, of which the estimate leaves something out."""
    won, battles = 0, 60
    for seed in range(battles):
        state = two()
        state.players[BLUE].command["start"] = "always"
        state.dice = {"d4": 2, "d6": 3, "d8": 5}
        scene = clash(own, wild, state=state, defender=None).state
        engine.settle(scene, Chance("odds", seed))
        won += bool(scene.players[BLUE].army("rum")) and "rum" not in scene.barbarians
    found = odds(force(own), Enemy(horde_force(wild), (2, 3, 5)), 0)  # type: ignore[arg-type]
    assert abs(found.win - won / battles) <= 0.25


@pytest.mark.parametrize(
    ("number", "key"),
    [(3, "medioevo-outcome-abandoned"), (2, "medioevo-outcome-one-stays"), (1, None)],
)
def test_m34_land_left_empty_is_named(number: int, key: str | None) -> None:
    state = two()
    state.players[BLUE].armies["bulgaria"] = {"light": 3}
    found = staying(state, BLUE, "bulgaria", number)
    assert (found.key if found else None) == key
    assert staying(state, BLUE, "thrace", 0) is None or not state.players[BLUE].army("thrace")


def test_m74_dice_are_told_as_they_lie() -> None:
    scene = clash({"light": 3}, {"light": 3}).begin(4, 4, 6)
    notes = {note.key: note.args for note in Medioevo().notes(scene.state, BLUE)}
    assert notes["medioevo-note-one-rolled"]["value"] == 16
    scene.keep(BLUE, 1, 5, 6)
    notes = {note.key: note.args for note in Medioevo().notes(scene.state, YELLOW)}
    assert notes["medioevo-note-as-they-lie"]["other"] == 16


def test_m100_a_trip_says_what_the_cubes_would_fetch() -> None:
    state = two()
    name = give(state, BLUE, "caravan", 2, "macedonia", grain=2)
    state.markets["constantinople"] = ["furs", "wine"]
    found = stop_outcome(state, BLUE, name, "constantinople")
    assert found is not None
    assert (found.args["cubes"], found.args["price"], found.args["profit"]) == (2, 140, 80)


def test_m1_a_realm_is_told_by_its_lands_and_neighbours() -> None:
    state = start(3)
    one = state.stack[-1].waiting[0]
    found = outcome_of(fields_of(Reign)[0], state, one, (), "hungary")
    assert found is not None
    assert (found.args["lands"], found.args["areas"], found.args["ports"]) == (6, 3, 0)


def test_m40_a_technology_says_what_it_is_good_for() -> None:
    state = at(build(two(), "macedonia", "village"), Shopping(lists={BLUE: [], YELLOW: []}))
    use = told(Research, state, "green").args["use"]
    assert use == Words("medioevo-use-masonry")
