"""A failure leaves a record, and the record leads back to where it failed."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import engine
from tests.conformance.effort import setup_of
from tests.conformance.trail import RECORD, Trail, again, replayable
from tests.sample_game import GAME


def walk_until(trail: Trail, index: int) -> None:
    with replayable(trail):
        for position in trail.walk(Random(3)):
            assert position.index < index, "as planned"


def failed_game(index: int) -> tuple[Trail, str]:
    trail = Trail(GAME, setup_of(GAME, 3, 1))
    with pytest.raises(AssertionError, match="as planned") as caught:
        walk_until(trail, index)
    return trail, "\n".join(["some other output", *caught.value.__notes__])


def test_a_failure_leads_back_to_its_position() -> None:
    trail, printed = failed_game(6)
    match = again({GAME.id: GAME}, printed)
    assert len(match.log) == 5
    assert engine.encode(match.state) == engine.encode(trail.state)


def test_a_failure_at_the_deal_still_names_the_setup() -> None:
    _, printed = failed_game(1)
    assert again({GAME.id: GAME}, printed).setup == setup_of(GAME, 3, 1)


def test_a_game_without_failure_prints_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    trail = Trail(GAME, setup_of(GAME, 2))
    with replayable(trail):
        assert len(list(trail.walk(Random(1)))) == len(trail.log) + 1
    assert RECORD not in capsys.readouterr().out


def test_an_endless_game_is_cut_off() -> None:
    with pytest.raises(AssertionError, match="not over after 4 moves"):
        list(Trail(GAME, setup_of(GAME, 2), limit=4).walk(Random(1)))
