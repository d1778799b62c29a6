"""The map in the colours of whoever holds what, in colours and in the palette. A land that changes hands is the only
one that is painted anew."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render.medioevo.inks import inks
from render.medioevo.layout import Layout
from render.medioevo.tints import bare, washed
from render.sheet import Patch, Spot, patch
from rules.medioevo.data import Place

Holders = tuple[tuple[Place, str], ...]


@dataclass(frozen=True)
class Painted:
    """The same sheet twice. Both are shared: draw nothing on them."""

    colours: Image.Image
    indexed: Image.Image


@lru_cache(maxsize=8)
def _bare(layout: Layout) -> Painted:
    board = bare(layout)
    return Painted(board, inks().set(board))


@lru_cache(maxsize=200)
def _land(layout: Layout, place: Place, owner: str) -> tuple[Patch, Spot] | None:
    found = washed(layout, place, owner)
    return None if found is None else (patch(found[0], inks(), found[1]), found[2])


@lru_cache(maxsize=6)
def painted(layout: Layout, holders: Holders) -> Painted:
    colours, indexed = _bare(layout).colours.copy(), _bare(layout).indexed.copy()
    for place, owner in holders:
        land = _land(layout, place, owner)
        if land:
            piece, corner = land
            colours.paste(piece.colours, corner, piece.mask)
            indexed.paste(piece.indexed, corner, piece.mask)
    return Painted(colours, indexed)
