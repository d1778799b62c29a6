"""T-19, T-21: action points into points, and the score track."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.torres.actions import End, Score
from rules.torres.track import landing
from tests.rules.torres.builder import WHOLE, act, after, reason, scene, scores


def test_t19_an_action_point_is_a_space() -> None:
    state = after(scene(WHOLE, "a1", "c1"), Score(3))
    assert (scores(state), state.turn.points) == ([3, 0], 2)
    assert [action.points for action in engine.legal(state, 0) if isinstance(action, Score)] == [1, 2]
    assert reason(state, Score(3)) == ("T-19", "score")
    assert reason(state, Score(0)) == ("T-19", "score")


def test_t19_several_points_are_several_moves() -> None:
    """From 3, with markers on 4 and 6: one point leads to 5, the second to 7."""
    state = scene(WHOLE, "a1", "c1", "e1", scores=(3, 4, 6))
    assert scores(after(state, Score(1))) == [5, 4, 6]
    assert scores(after(state, Score(2))) == [7, 4, 6]
    assert scores(after(state, Score(1), Score(1))) == [7, 4, 6]


def test_t21_an_occupied_space_is_passed_over_and_counts() -> None:
    played = act(scene(WHOLE, "a1", "c1", scores=(3, 4)), Score(1))
    assert scores(played.state) == [5, 4]
    assert played.events[0].words.args["points"] == 2


def test_t21_points_in_one_go_look_at_the_last_space_only() -> None:
    assert landing([3, 4, 6], 0, 3) == 7
    assert landing([3, 4, 6, 7], 0, 3) == 8
    assert landing([3, 4, 6, 7], 0, 2) == 5


@pytest.mark.parametrize(
    ("before", "seat", "points", "landed"),
    [
        ([98, 1], 0, 3, 102),  # 101 is space 1, where a marker stands
        ([98, 0], 0, 2, 101),  # the start is taken by a marker still at 0
        ([98, 5], 0, 2, 100),  # an empty start is a space like any other
        ([199, 100], 0, 1, 201),
        ([0, 0], 0, 0, 0),  # no points, no move
        ([0, 203], 0, 3, 4),
    ],
)
def test_t21_laps_count_a_hundred_and_spaces_repeat(before: list[int], seat: int, points: int, landed: int) -> None:
    assert landing(before, seat, points) == landed


def test_t21_markers_at_zero_share_the_start() -> None:
    state = scene(WHOLE, "d4", "d5", "d6", "d7")
    assert scores(after(state, End())) == [0, 0, 0, 0]
    assert scores(after(state, Score(1), End(), End("score"))) == [1, 6, 0, 0]
