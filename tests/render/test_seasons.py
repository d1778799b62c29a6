"""The year goes by on the boards of Barony and Torres, and every terrain stays what it is."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest
from msgspec.structs import replace
from PIL import Image, ImageStat

from render import module
from render.barony.seasons import season_of as season_of_barony
from render.barony.terrain import tile
from render.seasons import SEASONS, Season
from render.torres.seasons import MEADOWS
from render.torres.seasons import season_of as season_of_torres
from render.torres.towers import DARKEST, shade
from rules.barony.view import BaronyView
from rules.core.view import View
from rules.torres.view import TorresView

_APART = 14.0  # of the mean colours of two terrains; their textures tell them as well
_STONE = 25.0  # of a square and a roof
_TERRAINS = ("field", "plain", "forest", "mountain", "lake")


def _mean(image: Image.Image) -> tuple[float, ...]:
    wide, high = image.size
    return tuple(ImageStat.Stat(image.crop((wide // 4, high // 4, wide * 3 // 4, high * 3 // 4))).mean)


def _typical(game: str) -> View:
    return next(sample.view for sample in module(game).samples() if (sample.kind, sample.name) == ("board", "typical"))


@pytest.mark.parametrize("season", SEASONS)
def test_terrains_are_told_apart_in_every_season(season: Season) -> None:
    means = {terrain: _mean(tile(terrain, 1, 60.0, season)) for terrain in _TERRAINS}
    for one, other in combinations(_TERRAINS, 2):
        assert dist(means[one], means[other]) > _APART, (one, other)


@pytest.mark.parametrize(("rank", "season"), [*enumerate(("spring", "spring", "summer", "autumn"))])
def test_titles_bring_the_year_of_barony_on(rank: int, season: Season) -> None:
    view = _typical("barony")
    assert isinstance(view, BaronyView)
    seats = tuple(replace(seat, rank=min(seat.rank, rank) if seat.seat else rank) for seat in view.seats)
    calm = replace(view, seats=seats, final_round=False, outcome=None)
    assert season_of_barony(calm) == season
    assert season_of_barony(replace(calm, final_round=True)) == "winter", "somebody is a Duke (B-21)"


def test_the_years_of_torres_are_seasons_and_its_last_round_is_winter() -> None:
    view = _typical("torres")
    assert isinstance(view, TorresView)
    played = replace(view, phase="turns", outcome=None, rounds=4)
    found = [season_of_torres(replace(played, year=year, round=number)) for year in (1, 2, 3) for number in (1, 4)]
    assert found == ["spring", "spring", "summer", "summer", "autumn", "winter"]
    assert season_of_torres(replace(view, year=0, round=0, phase="knights")) == "spring"


def test_meadows_are_never_taken_for_stone() -> None:
    """In snow, too, the ground is another colour than every roof that stands on it."""
    for season in SEASONS:
        for square in MEADOWS[season].squares:
            assert all(dist(square, shade(level)) > _STONE for level in range(1, DARKEST + 1)), season
