"""The land of Barony in the four seasons, and which one it is."""

from __future__ import annotations

from dataclasses import dataclass

from render.paper import Colour
from render.seasons import Season
from rules.barony.land import Terrain
from rules.barony.view import BaronyView

_BY_RANK: tuple[Season, ...] = ("spring", "spring", "summer", "autumn", "winter")  # of the first player's title


@dataclass(frozen=True)
class Dress:
    """The colours of a season. Terrains keep textures and the order of hues, so that they are told apart."""

    ground: dict[Terrain, Colour]
    shore: Colour
    trunk: Colour
    crown: tuple[Colour, Colour, Colour]  # of a tree: its shade, itself, its light
    blade: Colour
    blossom: Colour
    snow: bool = False


DRESSES: dict[Season, Dress] = {
    "spring": Dress(
        ground={
            "field": (230, 208, 136),
            "plain": (194, 219, 152),
            "forest": (146, 186, 124),
            "mountain": (203, 192, 178),
            "lake": (162, 205, 216),
        },
        shore=(226, 210, 168),
        trunk=(78, 62, 40),
        crown=((58, 98, 56), (100, 150, 78), (148, 188, 104)),
        blade=(58, 104, 36),
        blossom=(255, 240, 238),
    ),
    "summer": Dress(
        ground={
            "field": (233, 203, 122),
            "plain": (205, 216, 152),
            "forest": (150, 178, 122),
            "mountain": (203, 190, 174),
            "lake": (164, 203, 214),
        },
        shore=(226, 210, 168),
        trunk=(78, 62, 40),
        crown=((52, 84, 54), (84, 126, 76), (122, 160, 98)),
        blade=(66, 96, 34),
        blossom=(247, 238, 206),
    ),
    "autumn": Dress(
        ground={
            "field": (226, 194, 122),
            "plain": (208, 208, 146),
            "forest": (172, 168, 112),
            "mountain": (202, 186, 168),
            "lake": (160, 196, 208),
        },
        shore=(222, 204, 162),
        trunk=(74, 54, 36),
        crown=((122, 66, 34), (186, 106, 46), (224, 158, 74)),
        blade=(112, 98, 40),
        blossom=(214, 150, 84),
    ),
    "winter": Dress(
        ground={
            "field": (238, 221, 182),
            "plain": (226, 234, 216),
            "forest": (184, 204, 190),
            "mountain": (212, 208, 204),
            "lake": (174, 208, 226),
        },
        shore=(236, 236, 230),
        trunk=(78, 66, 52),
        crown=((52, 80, 66), (86, 118, 96), (246, 248, 246)),
        blade=(120, 128, 92),
        blossom=(250, 252, 252),
        snow=True,
    ),
}


def season_of(view: BaronyView) -> Season:
    """The year goes by as titles rise, to a winter when somebody is a Duke (B-21)."""
    if view.final_round or view.outcome:
        return "winter"
    return _BY_RANK[max(seat.rank for seat in view.seats)]
