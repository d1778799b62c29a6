"""The steps of a replay: what one may know of, in its order, and where rounds begin."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.replay.spot import Spot
from bot.replay.steps import Step, openings, step_after, steps_of
from rules.core import Event, words
from rules.host import HostError, Passage


def passage(index: int, key: str, chapter: str = "round-1", places: tuple[str, ...] = ()) -> Passage:
    return Passage(
        index=index, time=float(index), events=(Event(words(key), places=places),), chapter=(words(chapter),)
    )


def test_the_beginning_is_a_step_though_nothing_is_told_of_it() -> None:
    assert [step.index for step in steps_of([passage(2, "a"), passage(5, "b")])] == [0, 2, 5]
    assert [step.index for step in steps_of([passage(0, "deal"), passage(5, "b")])] == [0, 5]


def test_what_is_told_beside_an_act_belongs_to_its_step() -> None:
    (_, step) = steps_of([passage(1, "a", places=("c2", "d3")), passage(1, "undone")])
    assert [event.words.key for event in step.events] == ["a", "undone"]
    assert step.places == ("d3",), "of a way its end"


def test_a_moment_between_two_steps_is_that_of_the_earlier() -> None:
    steps = steps_of([passage(2, "a"), passage(5, "b")])
    assert [step_after(steps, index) for index in (0, 1, 2, 4, 5, 9)] == [0, 0, 1, 1, 2, 2]


def test_rounds_begin_where_their_heading_changes() -> None:
    steps = [Step(0), *(steps_of([passage(n, "a", f"round-{n // 2}") for n in range(1, 6)])[1:])]
    assert [number for number, _ in openings(steps, 25)] == [1, 2, 4]


def test_of_very_many_rounds_evenly_chosen_ones_are_offered() -> None:
    steps = steps_of([passage(n, "a", f"round-{n}") for n in range(1, 101)])
    found = [number for number, _ in openings(steps, 25)]
    assert len(found) == 25
    assert {later - earlier for earlier, later in pairwise(found)} == {4}


@pytest.mark.parametrize("text", [None, "", "1", "x.own", "1.none", "1.-1", "1e3.own", "9999999.own"])
def test_a_forged_spot_is_refused(text: str | None) -> None:
    with pytest.raises(HostError, match="control-unknown"):
        Spot.read(text)


@pytest.mark.parametrize("eyes", ["all", "0", "1"])
def test_nobody_looks_through_other_eyes_while_a_game_is_played(eyes: str) -> None:
    with pytest.raises(HostError, match="control-unknown"):
        Spot(0, eyes).seats((), 2, is_over=False)


def test_eyes_of_a_finished_game() -> None:
    assert Spot(0, "all").seats((), 3, is_over=True) == (0, 1, 2)
    assert Spot(0, "1").seats((0,), 3, is_over=True) == (1,)
    assert Spot(0, "own").seats((0,), 3, is_over=True) == (0,)
    with pytest.raises(HostError, match="control-unknown"):
        Spot(0, "3").seats((), 3, is_over=True)
