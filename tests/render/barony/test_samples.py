"""The gallery shows positions that could stand on a table: every sample keeps the rules' own invariants."""

from __future__ import annotations

from collections import Counter

import pytest

from render.barony.samples import samples
from rules.barony.data import POINTS_PER_CITY, POINTS_PER_RANK, STARTING_CITIES, SUPPLY
from rules.barony.land import land_of
from rules.barony.view import BaronyView

VIEWS = {sample.name: sample.view for sample in samples()}
EVERY = pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)


@EVERY
def test_nobody_has_more_pieces_than_the_box(view: BaronyView) -> None:
    used: Counter[tuple[int, str]] = Counter()
    for standing in view.pieces.values():
        for piece in standing:
            used[piece.seat, piece.kind] += piece.count
    for seat in view.seats:
        for kind, supply in SUPPLY.items():
            assert used[seat.seat, kind] + seat.reserve[kind] == supply, (seat.colour, kind)


@EVERY
def test_pieces_stand_where_the_rules_let_them(view: BaronyView) -> None:
    terrain = land_of(view.land).terrain
    for hex_, standing in view.pieces.items():
        assert terrain[hex_] != "lake", hex_
        pawns = Counter({piece.seat: 0 for piece in standing})
        for piece in standing:
            pawns[piece.seat] += piece.count
        assert sum(piece.kind != "knight" for piece in standing) <= 1, hex_
        if len(pawns) > 1:
            assert max(pawns.values()) == 1, hex_
            assert terrain[hex_] != "mountain", hex_
            assert not {"city", "stronghold"} & {piece.kind for piece in standing}, hex_


@EVERY
def test_cities_stand_apart_and_in_no_forest(view: BaronyView) -> None:
    land = land_of(view.land)
    cities = {hex_ for hex_, standing in view.pieces.items() if any(piece.kind == "city" for piece in standing)}
    for hex_ in cities:
        assert land.terrain[hex_] != "forest", hex_
        assert not cities & set(land.near[hex_]), hex_


@EVERY
def test_the_last_move_goes_from_hex_to_neighbour(view: BaronyView) -> None:
    near = land_of(view.land).near
    assert all(step.target in near[step.origin] for step in view.last if step.origin)


@EVERY
def test_the_track_counts_titles_and_new_cities(view: BaronyView) -> None:
    if view.phase == "placement":
        return
    for seat in view.seats:
        cities = SUPPLY["city"] - seat.reserve["city"]
        assert seat.track == POINTS_PER_RANK * seat.rank + POINTS_PER_CITY * (cities - STARTING_CITIES), seat.colour
