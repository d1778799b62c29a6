"""The outlines of the map in degrees of longitude and latitude. Only pictures need them, so they are read late."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from rules.medioevo.data.map import Place

Point = tuple[float, float]


class Shape(Struct, frozen=True):
    """`centre` lies inside the outline: a place for a name or an army."""

    centre: Point
    outline: tuple[Point, ...]
    holes: tuple[tuple[Point, ...], ...]


class Chart(Struct, frozen=True):
    """`box`: west, south, east, north. Neighbours share the corners of their outlines."""

    box: tuple[float, float, float, float]
    places: dict[Place, Shape]


@lru_cache(maxsize=1)
def chart() -> Chart:
    return msgspec.json.decode(files("rules.medioevo.data").joinpath("shapes.json").read_bytes(), type=Chart)
