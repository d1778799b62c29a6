"""A panel's picture takes few bytes and can still be read."""

from __future__ import annotations

import io

import pytest
from PIL import Image

import render
from render.picture import Picture
from render.slim import LIMIT, slim
from tests.conformance.pictures import say


@pytest.mark.parametrize("game", render.games())
def test_every_board_becomes_small_enough(game: str) -> None:
    for sample in render.module(game).samples():
        if sample.kind in ("board", "hand"):
            drawn = render.picture(game, sample.view, render.Scene(sample.names, say), sample.kind)
            small = slim(drawn)
            assert len(small.png) <= LIMIT
            assert small.alt == drawn.alt
            shown = Image.open(io.BytesIO(small.png))
            assert shown.size == (small.width, small.height)
            assert shown.width >= 550, "as wide as a client shows it"
            assert abs(small.width / small.height - drawn.width / drawn.height) < 0.01


def test_what_is_small_stays_as_it_is() -> None:
    picture = Picture(b"\x89PNG", "A board", 16, 9)
    assert slim(picture) is picture
    assert picture.suffix == "png"
