"""Nobody gets to know what is hidden, in any game, whatever the number of seats."""

from __future__ import annotations

import pytest

import render
from tests.conformance.effort import effort, setup_of, subjects, tables
from tests.conformance.pictures import picture_hides, survey_hides
from tests.conformance.run import positions, spy


@pytest.mark.parametrize(("game_id", "seats"), tables())
def test_nothing_hidden_is_told(game_id: str, seats: int) -> None:
    game = subjects()[game_id]
    spy(game, setup_of(game, seats, 1), count=effort(game).leaks)


@pytest.mark.parametrize(("game_id", "seats"), tables())
def test_nothing_hidden_is_drawn(game_id: str, seats: int) -> None:
    game = subjects()[game_id]
    if game_id not in render.games():
        pytest.skip(f"{game_id} has no pictures")
    for position in positions(game, setup_of(game, seats, 1), effort(game).pictures):
        for watcher in (None, 0):
            picture_hides(position, watcher)


@pytest.mark.parametrize(("game_id", "seats"), tables())
def test_nothing_hidden_is_in_the_board_in_words(game_id: str, seats: int) -> None:
    game = subjects()[game_id]
    if not render.has_renderer(game_id):
        pytest.skip(f"{game_id} has no board")
    for position in positions(game, setup_of(game, seats, 1), effort(game).leaks):
        for watcher in position.watchers:
            survey_hides(position, watcher)
