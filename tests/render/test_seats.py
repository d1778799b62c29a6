"""The six seats are told apart by colour, by charge, and still by colour with the common kinds of colour vision."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops

from render.seats import SEATS, Seat, charge, seat_of, shield
from render.visions import VISIONS, seen

PAIRS = list(combinations(SEATS, 2))


def _lab(colour: tuple[int, int, int]) -> tuple[float, float, float]:
    red, green, blue = ((v / 255) ** 2.2 for v in colour)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def _apart(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    return sum((a - b) ** 2 for a, b in zip(_lab(one), _lab(other), strict=True)) ** 0.5


@pytest.mark.parametrize(("one", "other"), PAIRS, ids=lambda seat: seat.name)
def test_colours_are_apart(one: Seat, other: Seat) -> None:
    assert _apart(one.colour, other.colour) > 35


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(("one", "other"), PAIRS, ids=lambda seat: getattr(seat, "name", seat))
def test_colours_stay_apart_for_colour_blind_eyes(vision: str, one: Seat, other: Seat) -> None:
    assert _apart(seen(one.colour, vision), seen(other.colour, vision)) > 15


@pytest.mark.parametrize(("one", "other"), PAIRS, ids=lambda seat: seat.name)
def test_charges_differ_in_shape(one: Seat, other: Seat) -> None:
    difference = ImageChops.difference(charge(one.charge, 32), charge(other.charge, 32))
    share = sum(difference.histogram()[128:]) / (difference.width * difference.height)
    assert share > 0.1


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.name)
@pytest.mark.parametrize("size", [16, 48, 200])
def test_a_shield_shows_its_colour_and_its_charge(seat: Seat, size: int) -> None:
    sprite = shield(seat.name, size)
    assert sprite.size == (size, size)
    flat = Image.new("RGBA", sprite.size)
    flat.alpha_composite(sprite)
    counted: list[tuple[int, Any]] = flat.getcolors(size * size) or []
    found = {colour[:3] for _, colour in counted if colour[3] == 255}
    for wanted in (seat.colour, seat.mark):
        assert min(_apart(wanted, colour) for colour in found) < 12


def test_an_unknown_colour_falls_back_to_the_seat_number() -> None:
    assert seat_of("chartreuse", 3) is SEATS[3]
