"""The pictures in the docs are those that are drawn today."""

from __future__ import annotations

from pathlib import Path

import pytest

import render
from tests.e2e.screenshots import board_of

IMAGES = Path("docs") / "images"


@pytest.mark.packed
@pytest.mark.parametrize("game", render.games())
def test_the_page_about_a_game_shows_a_turn_as_it_is_drawn_today(game: str) -> None:
    assert (IMAGES / f"{game}.png").read_bytes() == board_of(game), "python -m tests.e2e.screenshots"
