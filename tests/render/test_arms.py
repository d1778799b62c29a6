"""Somebody's own arms: always the same, of many kinds, and the seat is told as before."""

from __future__ import annotations

from collections import Counter

import pytest

from render.arms import DIVISIONS, TINCTURES, Arms, arms_of
from render.seats import SEATS, Seat, shield

SIZE = 120
ALL = [Arms(division, tincture) for division in range(len(DIVISIONS)) for tincture in range(TINCTURES)]


def test_everybody_has_arms_and_they_differ() -> None:
    people = range(200_000_000_000_000_000, 200_000_000_000_000_000 + 400)
    found = Counter(map(arms_of, people))
    assert set(found) == set(ALL)
    assert max(found.values()) < 400 / len(ALL) * 2.5
    assert arms_of(7) == arms_of(7)


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.name)
def test_the_seat_keeps_its_charge_and_much_of_its_colour(seat: Seat) -> None:
    plain = shield(seat.name, SIZE).convert("RGB").tobytes()
    shades = [plain[at : at + 3] for at in range(0, len(plain), 3)]
    kept = [at for at, shade in enumerate(shades) if shade == bytes(seat.colour)]
    charge = [at for at, shade in enumerate(shades) if shade == bytes(seat.mark)]
    assert len(charge) > SIZE * SIZE / 25
    for arms in ALL:
        own = shield(seat.name, SIZE, arms).convert("RGB").tobytes()
        now = [own[at : at + 3] for at in range(0, len(own), 3)]
        assert sum(now[at] == bytes(seat.mark) for at in charge) > 0.97 * len(charge), arms
        assert sum(now[at] == bytes(seat.colour) for at in kept) > 0.25 * len(kept), arms


def test_no_two_arms_of_a_seat_look_alike() -> None:
    for seat in SEATS:
        assert len({shield(seat.name, SIZE, arms).tobytes() for arms in ALL}) == len(ALL)
