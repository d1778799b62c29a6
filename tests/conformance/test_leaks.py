"""Nobody gets to know what is hidden, in any game, whatever the number of seats."""

from __future__ import annotations

from copy import copy

import pytest

import render
from rules.core import engine
from tests.conformance import leaks
from tests.conformance.effort import effort, setup_of, subjects, tables
from tests.conformance.leaks import hints_hide
from tests.conformance.pictures import picture_hides, question_hides, survey_hides
from tests.conformance.run import positions, spy


@pytest.mark.parametrize(("game_id", "seats"), tables())
def test_nothing_hidden_is_told(game_id: str, seats: int) -> None:
    game = subjects()[game_id]
    spy(game, setup_of(game, seats, 1), count=effort(game).leaks)


@pytest.mark.parametrize("game_id", subjects())
def test_nothing_hidden_is_in_a_hint_or_an_analysis(game_id: str) -> None:
    """A thought takes its time: at few positions, with the usual options and with others, for one who is asked."""
    game = subjects()[game_id]
    for number in (0, 1):
        for position in positions(game, setup_of(game, game.min_seats, number), 2):
            for watcher in engine.awaited(position.state)[:1]:
                hints_hide(position, watcher)


def test_a_hint_that_peeks_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that deals nothing anew lets its mind see everything."""
    torres = copy(subjects()["torres"])
    position = next(positions(torres, setup_of(torres, 2), 2))
    other = next(leaks.worlds(position, engine.awaited(position.state)[0]))
    monkeypatch.setattr(torres, "redeal", lambda state, seat, rng: state)
    monkeypatch.setattr(leaks, "worlds", lambda position, watcher: iter((other,)))
    with pytest.raises(AssertionError, match="tells what is hidden"):
        hints_hide(position, engine.awaited(position.state)[0])


@pytest.mark.usefixtures("unpacked")
@pytest.mark.parametrize(("game_id", "seats"), tables())
def test_nothing_hidden_is_drawn(game_id: str, seats: int) -> None:
    game = subjects()[game_id]
    if game_id not in render.games():
        pytest.skip(f"{game_id} has no pictures")
    for position in positions(game, setup_of(game, seats, 1), effort(game).pictures):
        for watcher in (None, 0):
            picture_hides(position, watcher)
        for seat in [*engine.pending(position.state)][:1]:
            question_hides(position, seat)


@pytest.mark.parametrize(("game_id", "seats"), tables())
def test_nothing_hidden_is_in_the_board_in_words(game_id: str, seats: int) -> None:
    game = subjects()[game_id]
    if not render.has_renderer(game_id):
        pytest.skip(f"{game_id} has no board")
    for position in positions(game, setup_of(game, seats, 1), effort(game).leaks):
        for watcher in position.watchers:
            survey_hides(position, watcher)
