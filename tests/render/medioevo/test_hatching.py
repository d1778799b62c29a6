"""Whose a land is, is seen without colours too: every realm has its engraver's lines, but for the white one."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from render.medioevo.ground import layers_of
from render.medioevo.hatching import hatching
from render.medioevo.layout import EVERYTHING
from render.medioevo.tints import washed
from rules.medioevo.data import REALM_COLOURS

_BOX = (37, 21, 137, 121)
_LINED = [colour for colour in REALM_COLOURS.values() if colour != "white"]


def _pattern(colour: str) -> Image.Image:
    found = hatching(colour, _BOX)
    assert found is not None, colour
    return found


def test_no_two_realms_have_the_same_lines() -> None:
    for one, other in combinations(_LINED, 2):
        shared = [ImageChops.difference(_pattern(one), ImageChops.offset(_pattern(other), by)) for by in range(12)]
        assert all(sum(part.histogram()[1:]) > 900 for part in shared), (one, other)
    assert hatching("white", _BOX) is None, "silver is left plain; its lands have a line inside their borders"


@pytest.mark.parametrize("colour", _LINED)
def test_lands_side_by_side_share_their_lines(colour: str) -> None:
    dice = random.Random(colour)
    for _ in range(10):
        left, top = dice.randrange(37, 100), dice.randrange(21, 80)
        part = hatching(colour, (left, top, 137, 121))
        assert part is not None
        assert part.tobytes() == _pattern(colour).crop((left - 37, top - 21, 100, 100)).tobytes()


@pytest.mark.parametrize("colour", _LINED)
def test_the_lines_are_seen_on_the_land_in_grey(colour: str, monkeypatch: pytest.MonkeyPatch) -> None:
    land = washed(EVERYTHING, layers_of(EVERYTHING), "great_plain", colour)
    assert land is not None
    monkeypatch.setattr("render.medioevo.tints.hatching", lambda *_: None)
    plain = washed(EVERYTHING, layers_of(EVERYTHING), "great_plain", colour)
    assert plain is not None
    lines = ImageChops.difference(land[0].convert("L"), plain[0].convert("L"))
    assert sum(lines.histogram()[6:]) > 300
