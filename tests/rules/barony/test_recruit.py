"""B-11: recruiting."""

from __future__ import annotations

import pytest

from rules.barony.actions import Recruit
from rules.core import engine
from tests.rules.barony.builder import act, after, mover, reason, refusal, scene, side, told


def numbers(state, city: str) -> list[int]:
    return [a.knights for a in engine.legal(state, mover(state)) if isinstance(a, Recruit) and a.city == city]


def test_b11_a_city_inland_takes_up_to_two_knights() -> None:
    state = scene(side(cities="a1"))
    assert numbers(state, "a1") == [1, 2]
    assert after(state, Recruit("a1", 2)).players[0].knights == {"a1": 2}
    assert reason(state, Recruit("a1", 3)) == ("B-11", "recruit-inland")


def test_b11_a_city_at_a_lake_takes_three() -> None:
    """The rulebook's example: the red city on a lake recruits three."""
    state = scene(side(cities="c4"))
    assert numbers(state, "c4") == [1, 2, 3]
    assert after(state, Recruit("c4", 3)).players[0].knights == {"c4": 3}
    assert reason(state, Recruit("c4", 4)) == ("B-11", "recruit-lake")


def test_b11_no_more_knights_than_the_reserve_has() -> None:
    state = scene(side(cities="c4", knights="a1 a1 a1 a1 a1", removed=1))
    assert numbers(state, "c4") == [1]
    assert reason(state, Recruit("c4", 2)) == ("B-11", "recruit-reserve")


def test_b11_nobody_in_reserve_means_no_recruiting() -> None:
    state = scene(side(cities="c4", knights="a1 a1 a1 a1 a1 a1", removed=1))
    assert reason(state, Recruit("c4", 1)) == ("B-11", "recruit-none")


@pytest.mark.parametrize("hex_", ["a1", "d4", "g5"])
def test_b11_only_into_an_own_city(hex_: str) -> None:
    state = scene(side(cities="c4", knights="a1"), side(cities="d5", villages="d4"))
    assert reason(state, Recruit(hex_, 1)) == ("B-11", "recruit-no-city")
    assert refusal(state, Recruit(hex_, 1)).places == (hex_,)


@pytest.mark.parametrize("number", [0, -1])
def test_b11_at_least_one_knight(number: int) -> None:
    assert reason(scene(side(cities="a1")), Recruit("a1", number)) == ("B-11", "recruit-number")


def test_b11_it_is_told() -> None:
    played = act(scene(side(cities="a1")), Recruit("a1", 2))
    assert told(played.events) == ["recruit"]
    assert played.events[0].places == ("a1",)
    assert played.shown
