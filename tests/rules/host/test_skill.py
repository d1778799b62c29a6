"""Skills are reckoned as a well-tried library does it."""

from __future__ import annotations

import doctest

from hypothesis import given
from hypothesis import strategies as some
from openskill.models import PlackettLuce

from rules.host import skill
from rules.host.skill import Skill, after_game

THEIRS = PlackettLuce()
_SKILLS = some.builds(Skill, mean=some.floats(5, 45), doubt=some.floats(0.5, 8))


@given(some.lists(some.tuples(_SKILLS, some.integers(1, 4)), min_size=2, max_size=6))
def test_it_learns_from_a_game_what_openskill_learns(seats: list[tuple[Skill, int]]) -> None:
    teams = [[THEIRS.rating(mu=own.mean, sigma=own.doubt)] for own, _ in seats]
    expected = THEIRS.rate(teams, ranks=[float(place) for _, place in seats])
    found = after_game([own for own, _ in seats], [place for _, place in seats])
    for own, (theirs,) in zip(found, expected, strict=True):
        assert abs(own.mean - theirs.mu) < 1e-9
        assert abs(own.doubt - theirs.sigma) < 1e-9


def test_a_beginner_is_sure_of_nothing() -> None:
    assert Skill().sure == 0
    assert THEIRS.rating().ordinal() == 0


def test_the_example_is_true() -> None:
    assert doctest.testmod(skill) == (0, 1)
