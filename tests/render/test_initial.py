"""A painted initial differs by letter and by seat, can be read on its gold, and stands only for a capital letter."""

from __future__ import annotations

from itertools import combinations

import pytest

from render.initial import SIZE, can_be_painted, initial
from render.seats import SEATS, Seat


def test_every_letter_and_every_seat_has_its_own() -> None:
    painted = [initial(letter, seat.name).tobytes() for letter in "ABÉ" for seat in SEATS]
    assert len(set(painted)) == len(painted)


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.name)
def test_the_letter_stands_out_from_its_field(seat: Seat) -> None:
    """Grey against grey: of two letters the pixels that differ do so strongly."""
    one, other = (initial(letter, seat.name).convert("L").tobytes() for letter in "IO")
    strong = sum(abs(a - b) > 60 for a, b in zip(one, other, strict=True))
    assert strong > SIZE * SIZE / 40


@pytest.mark.parametrize(
    ("text", "painted"),
    [("Clémence wins", True), ("Émile", True), ("clémence", False), ("9 to win", False), ("", False)],
)
def test_only_a_capital_is_painted(text: str, painted: bool) -> None:
    assert can_be_painted(text) == painted


def test_seats_are_told_apart_by_more_than_colour() -> None:
    """In grey, too: by their charge."""
    grey = [initial("A", seat.name).convert("L").tobytes() for seat in SEATS]
    assert all(sum(a != b for a, b in zip(one, other, strict=True)) > 100 for one, other in combinations(grey, 2))
