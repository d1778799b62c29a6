"""S-5: realm cards of a real box. They are read in full, kept with the table, and may repeat a power."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rules.core import IllegalMove, Setup, engine
from rules.core.match import Match
from rules.core.record import read_record, record
from rules.saga import GAME
from rules.saga.actions import Play, UsePower
from rules.saga.box import OURS, Box, BoxFaults, read_box
from rules.saga.data import COLOURS, SIDES, RealmSide, Side
from rules.saga.powers import POWERS
from rules.saga.scoring import FINALS, placements, reckoning
from tests.conformance.run import LEAKS, play, spy
from tests.rules.saga.builder import act, after, reason, scene, side, told

EXAMPLE = (Path(__file__).parents[3] / "deploy" / "saga-box.example.toml").read_text(encoding="utf-8")
SPARE = "violet1 violet2 violet3"
HIDING = RealmSide(1, "hidden-card")
TURNED: tuple[Side, ...] = ("crown", "reverse")


def faults(text: str) -> list[tuple[str, dict[str, Any]]]:
    with pytest.raises(BoxFaults) as caught:
        read_box(text)
    return [(fault.key.removeprefix("saga-box-"), dict(fault.args)) for fault in caught.value.faults]


def random_box(number: int) -> Box:
    """Powers as chance lays them, many of them more than once."""
    rng = Random(number)
    powers = {"special": [None, *POWERS], "final": [None, *FINALS]}

    def shown() -> dict[str, Any]:
        return {"income": rng.randint(0, 3), **{kind: rng.choice(some) for kind, some in powers.items()}}

    return msgspec.convert({colour: {turned: shown() for turned in TURNED} for colour in COLOURS}, Box)


def setup(box: Box, seats: int = 3, seed: str = "box", **options: Any) -> Setup:
    wished = {"box": msgspec.to_builtins(box), **options}
    return Setup(game="saga", version=GAME.version, seats=seats, seed=seed, options=wished, unattended=True)


# Reading a file


def test_s4_the_example_is_our_reconstruction() -> None:
    assert read_box(EXAMPLE) == OURS
    assert all(OURS.face(colour, turned) == SIDES[colour][turned] for colour in COLOURS for turned in TURNED)


def test_s4_all_faults_of_a_box_are_told_at_once() -> None:
    broken = (
        EXAMPLE.replace('special = "stronghold"', 'special = "strongold"')
        .replace('final = "flat-15"', "final = 15\nfinale = 3")
        .replace("[violet.reverse]", "[violet.front]")
        .replace("[blue.crown]\nincome = 1", "[blue.crown]\nincome = 10")
        .replace("[green.crown]\nincome = 1", "[green.crown]")
        .replace("[orange.crown]", "[brown.crown]")
        .replace("[orange.reverse]", "[brown.reverse]")
    )
    assert [key for key, _ in faults(broken)] == [
        "unknown", "power", "unknown", "power", "income", "income", "realm", "unknown", "side"
    ]  # fmt: skip
    told_of = [str(args.get("place") or args.get("name") or args.get("realm")) for _, args in faults(broken)]
    assert told_of == [
        "brown", "red.crown", "red.reverse.finale", "red.reverse", "green.crown", "blue.crown", "orange",
        "violet.front", "violet.reverse",
    ]  # fmt: skip


def test_s4_an_empty_box_lacks_every_realm() -> None:
    assert [key for key, _ in faults("")] == ["realm"] * 6


@pytest.mark.parametrize("income", ["-1", "10", "1.0", "true", '"1"', "[1]"])
def test_s4_an_income_is_a_whole_number(income: str) -> None:
    (fault,) = faults(EXAMPLE.replace("[red.crown]\nincome = 1", f"[red.crown]\nincome = {income}"))
    assert fault[0] == "income"


@pytest.mark.parametrize("text", ["red = ", "[red.crown]\n[red.crown]", "\x00"])
def test_s4_what_is_no_toml_is_said_so(text: str) -> None:
    assert [key for key, _ in faults(text)] == ["toml"]


@pytest.mark.parametrize("text", ["red = 3", "red = []", "[red]\ncrown = 1"])
def test_s4_other_shapes_are_faults_and_no_more(text: str) -> None:
    assert {key for key, _ in faults(text)} <= {"realm", "side"}


# Kept with the table


def test_s4_a_box_is_played_and_replayed_from_the_setup_alone() -> None:
    box = random_box(1)
    match = Match(GAME, setup(box, sides="random"))
    rng = Random(1)
    while match.state.outcome is None:
        (seat,) = engine.awaited(match.state)
        match.play(seat, engine.sample(match.state, seat, rng))
    again = read_record({"saga": GAME}, msgspec.json.decode(msgspec.json.encode(record(match.setup, match.log))))
    assert engine.encode(again.state) == engine.encode(match.state)
    assert all(match.state.face(c) == box.face(c, match.state.realms[c].side) for c in COLOURS)


def test_s4_without_a_box_states_hold_none() -> None:
    state = engine.start(GAME, Setup(game="saga", version=GAME.version, seats=2, seed="none"))[0]
    assert {realm.face for realm in state.realms.values()} == {None}


@pytest.mark.parametrize("box", [{}, {"red": {}}, {**msgspec.to_builtins(OURS), "pink": {}}, "mine", 3])
def test_s4_a_setup_with_half_a_box_is_refused(box: Any) -> None:
    wrong = Setup(game="saga", version=GAME.version, seats=2, seed="half", options={"box": box})
    with pytest.raises(IllegalMove):
        engine.start(GAME, wrong)


# Powers that several realms have


@pytest.mark.parametrize("number", range(4))
def test_s4_games_with_any_box_keep_the_contract(number: int) -> None:
    options = {"sides": "random", "conquest": ("automatic", "choice")[number % 2], "prepare": number > 1}
    play(GAME, setup(random_box(number), seats=2 + number % 3, seed=f"any {number}", **options), every=40)


@pytest.mark.parametrize("number", [4, 5])
def test_s4_nothing_hidden_is_told_with_any_box(number: int) -> None:
    hiding = {colour: {turned: msgspec.to_builtins(HIDING) for turned in TURNED} for colour in COLOURS}
    spy(GAME, setup(msgspec.convert(hiding, Box), seats=number - 2, seed=f"hidden {number}"), count=12, only=LEAKS)


@pytest.mark.slow
@pytest.mark.parametrize("number", [7, 8])
def test_computers_play_any_box_to_the_end(number: int) -> None:
    match = Match(GAME, setup(random_box(number), seats=2, sides="random"))
    rng = Random(number)
    while match.state.outcome is None:
        (seat,) = engine.awaited(match.state)
        match.play(seat, engine.computer_move(GAME, match.state, seat, rng))
    assert GAME.faults(match.state) == []


def test_s4_two_realms_reinforce_each_for_itself() -> None:
    twice = {"violet": RealmSide(1, "reinforce"), "red": RealmSide(1, "reinforce")}
    state = scene(side("red2 violet2 green1"), side(SPARE), faces=twice, violet="0 violet4", red="0 red4")
    assert reason(state, UsePower("violet", "violet2")) == ("S-4", "reinforce-colour-twice")
    state = after(state, UsePower("red", "violet2"))
    assert state.realms["red"].defenders == ["red4", "violet2"]
    assert not state.realms["violet"].used


def test_s4_a_hidden_knight_belongs_to_the_realm_by_which_it_was_hidden() -> None:
    """Of two realms with that power one is lost: only what was hidden by it is turned up."""
    hiding = dict.fromkeys(("green", "blue"), HIDING)
    owner, rival = side("red1", "red3 (violet1), orange3 (yellow1)"), side("orange1 red2", "green4")
    state = scene(owner, rival, first=1, faces=hiding, green="0 green1", blue="0 blue4")
    for army, realm in (("red", "green"), ("orange", "blue")):
        owner.armies[army].hidden_by = realm
        state.realms[realm].used = True
    state = after(state, Play("orange1", "green"))
    assert state.realms["green"].owner == 1
    armies = state.players[0].armies
    assert (armies["red"].cards, armies["red"].hidden) == (["red3", "violet1"], None)
    assert (armies["orange"].cards, armies["orange"].hidden) == (["orange3"], "yellow1")


def test_s4_an_army_hides_one_knight_at_most() -> None:
    hiding = dict.fromkeys(("green", "blue"), HIDING)
    state = scene(side("violet1 yellow1 orange1", "red3"), side(SPARE), faces=hiding, green="0 green4", blue="0 blue4")
    state = after(state, Play("violet1", "red", "yes"), Play("violet1", "violet"))
    assert reason(state, Play("yellow1", "red", "yes")) == ("S-4", "hide-twice")
    assert after(state, Play("yellow1", "red")).players[0].armies["red"].cards == ["red3", "yellow1"]


def test_s22_who_places_twice_places_two_knights() -> None:
    placing = dict.fromkeys(("violet", "red"), RealmSide(1, None, "place-from-hand"))
    state = scene(side("blue4 green3"), side(SPARE), faces=placing, violet="0 violet4", red="0 red4")
    assert placements(state) == [(0, "red", "blue4"), (0, "violet", "green3")]
    tally = reckoning(state)
    assert (tally.realms[0], tally.hand[0]) == (8 + 7, 0)


def test_s22_powers_of_several_realms_add_up() -> None:
    rich = dict.fromkeys(("violet", "red"), RealmSide(0, None, "plus-5"))
    poor = {"green": RealmSide(0, None, "tribute-2"), "blue": RealmSide(0, None, "tribute-2")}
    state = scene(
        side(), side(), faces={**rich, **poor}, violet="0 violet1", red="0 red1", green="1 green1", blue="1 blue1"
    )
    tally = reckoning(state)
    assert tally.powers == [10 - 4, 4]


def test_s10_the_income_is_that_of_the_box() -> None:
    state = scene(side(SPARE), side(SPARE), faces={"red": RealmSide(3)}, red="1 red4")
    played = act(state, Play("violet1", "violet"))
    assert "income" in told(played.events)
    assert played.state.players[1].points == 3
