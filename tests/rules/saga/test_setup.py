"""S-1 to S-8: the box, the deal, and who begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rules.core import IllegalMove, Setup, engine
from rules.saga import GAME
from rules.saga.data import COLOUR, COLOURS, SETS, SIDES, VALUE
from rules.saga.frames import SagaState
from tests.rules.saga.builder import of_colour, values

SEEDS = [f"deal {number}" for number in range(12)]
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def dealt(seats: int = 2, seed: str = "deal", **options: Any) -> SagaState:
    state, _ = engine.start(GAME, Setup(game="saga", version=GAME.version, seats=seats, seed=seed, options=options))
    return state


def test_s1_there_are_six_realms_of_six_colours() -> None:
    assert set(COLOURS) == {"red", "green", "blue", "orange", "violet", "yellow"}
    assert tuple(dealt().realms) == COLOURS
    assert all(set(SIDES[colour]) == {"crown", "reverse"} for colour in COLOURS)


def test_s2_five_sets_of_twelve_knights() -> None:
    assert [len(cards) for cards in SETS] == [12] * 5
    for number, cards in enumerate(SETS):
        assert Counter(VALUE[card] for card in cards) == {1: 3, 2: 3, 3: 3, 4: 3}
        shapes = sorted(of_colour(number, colour) for colour in COLOURS)
        assert shapes == [[1], [1, 3], [1, 4, 4], [2, 2, 3], [2, 4], [3]]


def test_s2_every_colour_has_every_shape_but_one() -> None:
    """A row of the table is the one above moved by a column, so that no two sets give a colour the same values."""
    for colour in COLOURS:
        assert len({tuple(of_colour(number, colour)) for number in range(5)}) == 5
    assert of_colour(0, "green") == [1, 4, 4]
    assert of_colour(4, "blue") == [1]


@SEATS
def test_s3_everybody_begins_without_points(seats: int) -> None:
    assert [player.points for player in dealt(seats).players] == [0] * seats


def test_s4_every_power_lies_on_one_side() -> None:
    faces = [face for turned in SIDES.values() for face in turned.values()]
    specials = Counter(face.special for face in faces if face.special)
    finals = Counter(face.final for face in faces if face.final)
    assert specials == dict.fromkeys(
        ["stronghold", "reinforce", "take-back", "equal-capture", "free-recruit", "hidden-card"], 1
    )
    assert finals == dict.fromkeys(
        [
            "flat-15",
            "place-from-hand",
            "hand-zero",
            "no-army-points",
            "plus-5",
            "tribute-2",
            "unattached-positive",
        ],
        1,
    )


def test_s4_goldland_pays_two_and_the_others_one() -> None:
    for colour, turned in SIDES.items():
        assert {face.income for face in turned.values()} == {2 if colour == "orange" else 1}
    assert SIDES["violet"]["crown"].special == "reinforce"
    assert SIDES["yellow"]["crown"].special == "take-back"


def test_s5_crown_sides_are_up_unless_others_are_asked_for() -> None:
    assert {realm.side for realm in dealt().realms.values()} == {"crown"}
    assert {realm.side for realm in dealt(sides="reverse").realms.values()} == {"reverse"}


def test_s5_sides_by_chance_differ_from_deal_to_deal() -> None:
    drawn = {tuple(realm.side for realm in dealt(seed=seed, sides="random").realms.values()) for seed in SEEDS}
    assert len(drawn) > 6


def test_s5_sides_are_chosen_realm_by_realm() -> None:
    realms = dealt(sides="chosen", side_green="reverse", side_red="reverse").realms
    assert {colour for colour, realm in realms.items() if realm.side == "reverse"} == {"green", "red"}


def test_s5_a_choice_counts_only_where_sides_are_chosen() -> None:
    assert {realm.side for realm in dealt(side_green="reverse").realms.values()} == {"crown"}
    with pytest.raises(IllegalMove):
        dealt(sides="upside-down")


@SEATS
def test_s6_every_player_has_a_set_of_his_own(seats: int) -> None:
    for seed in SEEDS:
        state = dealt(seats, seed)
        assert len({state.spare, *(player.set for player in state.players)}) == seats + 1
        assert all(sorted(player.hand) == sorted(SETS[player.set]) for player in state.players)
        defenders = [card for realm in state.realms.values() for card in realm.defenders]
        assert sorted(defenders) == sorted(SETS[state.spare])


def test_s6_hands_are_hidden_and_sets_are_known() -> None:
    state = dealt(3)
    for watcher in (None, 0, 1, 2):
        view = GAME.view(state, watcher)
        assert [len(seat.hand) for seat in view.seats] == [12 if seat == watcher else 0 for seat in range(3)]
        assert [seat.set for seat in view.seats] == [player.set + 1 for player in state.players]


def test_s6_all_sets_are_dealt_in_time() -> None:
    assert {player.set for seed in SEEDS for player in dealt(2, seed).players} == set(range(5))


@pytest.mark.parametrize("layout", ["standard", "even"])
def test_s7_a_leader_of_the_realms_colour_and_a_knight_of_another(layout: str) -> None:
    for seed in SEEDS:
        for colour, realm in dealt(seed=seed, layout=layout).realms.items():
            leader, second = realm.defenders
            assert COLOUR[leader] == colour != COLOUR[second]
            assert realm.owner is None


def test_s7_even_defences_are_worth_five() -> None:
    for seed in SEEDS:
        assert {values(realm.defenders) for realm in dealt(seed=seed, layout="even").realms.values()} == {5}


def test_s7_standard_defences_are_drawn() -> None:
    drawn = {tuple(tuple(realm.defenders) for realm in dealt(seed=seed).realms.values()) for seed in SEEDS}
    assert len(drawn) == len(SEEDS)


def test_s8_chance_names_the_first_player() -> None:
    firsts = {dealt(3, seed).first for seed in SEEDS}
    assert firsts == {0, 1, 2}
    for seed in SEEDS:
        state = dealt(3, seed)
        assert engine.awaited(state) == (state.first,)
