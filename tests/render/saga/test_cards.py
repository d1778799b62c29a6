"""Knights are told apart by value, by colour, and without colour by their motif."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from render.saga.cards import EDGE, HIGH, WIDE, back, set_back, small
from render.saga.knights import BIG, RIM, framed, large
from render.saga.motifs import TINCTURES, motif
from render.seats import SEATS, Seat, charge
from render.visions import VISIONS, seen
from rules.saga.data import COLOUR, COLOURS, SETS, Card

PAIRS = list(combinations(COLOURS, 2))


def _apart(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels in which two masks differ."""
    difference = ImageChops.difference(one, other)
    return sum(difference.histogram()[128:]) / (difference.width * difference.height)


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_motifs_differ_in_shape(one: str, other: str) -> None:
    assert _apart(motif(one, 40), motif(other, 40)) > 0.15


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.name)
def test_no_motif_is_taken_for_a_player(colour: str, seat: Seat) -> None:
    assert _apart(motif(colour, 40), charge(seat.charge, 40)) > 0.1


def _lab(colour: tuple[int, int, int]) -> tuple[float, float, float]:
    red, green, blue = ((v / 255) ** 2.2 for v in colour)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_colours_stay_apart_for_colour_blind_eyes(vision: str, one: str, other: str) -> None:
    first, second = (_lab(seen(TINCTURES[colour].colour, vision)) for colour in (one, other))
    assert sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5 > 15


def test_every_colour_of_the_box_has_a_tincture() -> None:
    assert tuple(TINCTURES) == COLOURS


@pytest.mark.parametrize("draw", [small, large], ids=["small", "large"])
def test_no_two_knights_look_alike(draw: Callable[[Card], Image.Image]) -> None:
    pictures = {draw(card).tobytes() for card in COLOUR}
    assert len(pictures) == len(COLOUR)


def test_cards_keep_their_size_when_marked() -> None:
    assert small("red1").size == small("red1", True).size == back().size == (WIDE + 2 * EDGE, HIGH + 2 * EDGE)
    assert large("red1").size == BIG
    assert framed("red1").size == (BIG[0] + 2 * RIM, BIG[1] + 2 * RIM)


def test_every_set_has_its_own_back() -> None:
    backs = {set_back(number).tobytes() for number in range(1, len(SETS) + 1)}
    assert len(backs) == len(SETS)
