"""The suite can fail: Tourney is broken in one way after the other, and the matching check says so."""

from __future__ import annotations

import pytest

from tests.conformance.effort import setup_of
from tests.conformance.mutants import ALSO, MUTANTS, Mutation
from tests.conformance.run import CHECKS, LEAKS, Check, play, spy
from tests.sample_game import GAME

PAIRS = [*MUTANTS.items(), *((mutation, check) for mutation, found in ALSO.items() for check in found)]


def run(check: Check) -> None:
    """One check alone, over a few games."""
    for seats, number in ((2, 0), (3, 1), (4, 2), (3, 3)):
        if check in CHECKS:
            play(GAME, setup_of(GAME, seats, number), every=1, only={check})
        else:
            spy(GAME, setup_of(GAME, seats, number), count=30, only={check})


@pytest.mark.parametrize(("mutation", "check"), PAIRS, ids=lambda part: part.__name__)
def test_the_matching_check_notices(mutation: Mutation, check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    mutation(monkeypatch)
    with pytest.raises(Exception) as caught:  # noqa: PT011  a crash inside the check is a find, too
        run(check)
    assert f"check: {check.__name__}" in getattr(caught.value, "__notes__", ())


@pytest.mark.parametrize("check", [*CHECKS, *LEAKS], ids=lambda check: check.__name__)
def test_a_sound_game_passes(check: Check) -> None:
    run(check)


def test_every_check_has_been_seen_to_fail() -> None:
    assert {check for _, check in PAIRS} == {*CHECKS, *LEAKS}
