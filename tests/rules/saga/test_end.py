"""S-20 to S-23: the last card, the reckoning with every final power, and who wins."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.saga.actions import End, Play, Recruit, UsePower
from rules.saga.data import SIDES
from rules.saga.frames import SagaState
from rules.saga.scoring import FINALS, placements, realms_worth, reckoning, winners
from tests.rules.saga.builder import act, after, mover, scene, side, told

SPARE = "violet1 orange2 yellow1"


def total(state: SagaState, seat: int = 0) -> int:
    return reckoning(state).totals[seat]


# S-20


def test_s20_the_last_hand_card_ends_the_game() -> None:
    played = act(scene(side("red1"), side(SPARE)), Play("red1", "red"))
    assert played.state.outcome is not None
    assert played.state.outcome.reason.key == "saga-end-last-card"
    assert told(played.events) == ["open", "end-last-card"]


def test_s20_the_last_card_may_still_conquer() -> None:
    state = after(scene(side("blue4", "red4"), side(SPARE), red="1 red1"), Play("blue4", "red"))
    assert state.realms["red"].owner == 0
    assert state.outcome is not None
    assert state.outcome.scores[0] == 8


def test_s20_reinforcing_with_the_last_card_ends_the_game_too() -> None:
    state = after(scene(side("red1"), side(SPARE), violet="0 violet4"), UsePower("violet", "red1"))
    assert state.outcome is not None


def test_s20_the_turn_is_finished_with_recruiting_and_powers() -> None:
    state = scene(side("red1", points=4), side(SPARE), free="green1", yellow="0 yellow4 blue1")
    state = after(state, Play("red1", "red"))
    assert mover(state) == 0
    state = after(state, Recruit("green1"))
    assert mover(state) == 0
    state = after(state, UsePower("yellow", "blue1"))
    assert state.outcome is not None
    assert state.players[0].hand == ["green1", "blue1"]


def test_s20_a_refilled_hand_does_not_keep_the_game_going() -> None:
    state = after(scene(side("red1", points=4), side(SPARE), free="green1"), Play("red1", "red"), Recruit("green1"))
    assert state.outcome is not None


def test_s20_recruiting_before_the_last_card_keeps_it_going() -> None:
    state = after(scene(side("red1", points=4), side(SPARE), free="green1"), Recruit("green1"), Play("red1", "red"))
    assert state.outcome is None


def test_s20_the_last_turn_ends_on_the_players_word() -> None:
    state = after(scene(side("red1", points=4), side(SPARE), free="green1"), Play("red1", "red"))
    assert state.outcome is None
    assert after(state, End()).outcome is not None


# S-21


def test_s21_the_worked_example() -> None:
    """20 gathered, Castleland 10, Shadowland 13, an army without a realm 3, a hand of 4, on the crown sides: 39."""
    state = scene(
        side("blue1 green1 orange2", "yellow3", points=20),
        side(SPARE),
        red="0 red4 blue3 green3",
        violet="0 violet4 blue4 green3 red2",
    )
    tally = reckoning(state)
    assert (tally.gathered[0], tally.realms[0], tally.armies[0], tally.hand[0]) == (20, 23, 0, -4)
    assert total(state) == 39


def test_s21_neutral_realms_count_for_nobody() -> None:
    assert reckoning(scene(side(SPARE), side(SPARE))).realms == [0, 0]


# S-22


def test_s22_every_final_power_has_its_unit() -> None:
    assert set(FINALS) == {face.final for turned in SIDES.values() for face in turned.values() if face.final}


def test_s22_plus_five() -> None:
    assert total(scene(side(), side(SPARE), blue="0 blue4")) == 9


def test_s22_unattached_armies_count() -> None:
    assert total(scene(side("", "red3 blue1, orange2"), side(SPARE), green="0 green4")) == 10
    assert total(scene(side("", "red3 blue1, orange2"), side(SPARE), green="1 green4")) == 0


def test_s22_prepared_and_hidden_knights_count_with_them() -> None:
    state = scene(side("", "green3 (blue2)"), side(SPARE), prepare=True, green="0 green4")
    assert total(state) == 9


def test_s22_hand_cards_cost_nothing() -> None:
    assert total(scene(side("red4 blue4"), side(SPARE), reverse="yellow", yellow="0 yellow4")) == 4


def test_s22_defenders_that_count_nothing() -> None:
    state = scene(side(), side(SPARE), orange="0 orange4 red3", violet="0 violet2")
    assert total(state) == 2
    assert realms_worth(state, 0) == 2


def test_s22_always_fifteen() -> None:
    state = scene(side(), side(SPARE), reverse="red", red="0 red1")
    assert total(state) == 15
    assert realms_worth(state, 0) == 15


def test_s22_every_opponent_pays_tribute_even_below_nothing() -> None:
    state = scene(side(), side(), side(points=1), reverse="blue", blue="0 blue4")
    assert reckoning(state).totals == (8, -2, -1)


def test_s22_the_highest_fitting_hand_card_is_placed() -> None:
    state = scene(side("violet4 red3 red2"), side(SPARE), reverse="violet", violet="0 violet1")
    assert placements(state) == [(0, "violet", "red3")]
    assert total(state) == 1 + 3 - 6


def test_s22_nothing_is_placed_where_no_colour_fits() -> None:
    state = scene(side("violet4"), side(SPARE), reverse="violet", violet="0 violet1")
    assert placements(state) == []
    assert total(state) == 1 - 4


def test_s22_placing_and_a_free_hand_do_not_pay_twice() -> None:
    state = scene(side("red3"), side(SPARE), reverse="violet yellow", violet="0 violet1", yellow="0 yellow1")
    assert total(state) == 1 + 1 + 3


def test_s22_powers_of_neutral_realms_sleep() -> None:
    assert reckoning(scene(side(), side(), sides="reverse")).totals == (0, 0)


def test_s22_the_reckoning_has_a_row_for_everything() -> None:
    played = act(scene(side("red1", points=3), side("red4"), blue="0 blue4"), Play("red1", "red"))
    outcome = played.state.outcome
    assert outcome is not None
    assert [sum(row.points[seat] for row in outcome.rows) for seat in (0, 1)] == list(outcome.scores)
    assert outcome.scores == (12, -4)


# S-23


@pytest.mark.parametrize(
    ("points", "realms", "won"),
    [
        ((5, 4), {}, (0,)),
        ((5, 5), {}, (0, 1)),
        ((5, 5), {"orange": "1 orange4"}, (1,)),
        ((5, 5), {"orange": "1 orange4", "violet": "0"}, (0, 1)),
    ],
)
def test_s23_most_points_then_more_realms_then_together(
    points: tuple[int, int], realms: dict[str, str], won: tuple[int, ...]
) -> None:
    state = scene(side(points=points[0]), side(points=points[1]), **realms)
    assert winners(state, reckoning(state).totals) == won


def test_s23_a_shared_victory_is_told() -> None:
    played = act(scene(side("red1"), side("", "green1")), Play("red1", "red"))
    assert told(played.events) == ["open", "end-last-card-shared"]


def test_s23_nobody_is_asked_after_the_end() -> None:
    state = after(scene(side("red1"), side(SPARE)), Play("red1", "red"))
    assert engine.awaited(state) == ()
