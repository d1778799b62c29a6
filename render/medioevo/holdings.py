"""The map in the colours of whoever holds what, in colours and in the palette. A land that changes hands is the only
one that is painted anew."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from PIL import Image

from render.medioevo.inks import inks
from render.medioevo.layout import Layout
from render.medioevo.tints import bare, washed
from render.sheet import Patch, Spot, patch
from rules.medioevo.data import Place

Holders = tuple[tuple[Place, str], ...]
_KEPT = 256  # groups of pieces on one map


@dataclass(frozen=True)
class Painted:
    """The same sheet twice. Both are shared: draw nothing on them."""

    colours: Image.Image
    indexed: Image.Image
    _under: dict[tuple[int, Spot], tuple[Image.Image, Patch]] = field(default_factory=dict[Any, Any])

    def under(self, layer: Image.Image, at: Spot) -> Patch:
        """An RGBA layer on this ground, ready to be laid where nothing else lies. It is kept for the next picture, with
        the layer itself, so that no other can have its id."""
        kept = self._under.get((id(layer), at))
        if kept is None:
            below = self.colours.crop((at[0], at[1], at[0] + layer.width, at[1] + layer.height))
            below.paste(layer, (0, 0), layer)
            kept = layer, patch(below, inks())
            if len(self._under) >= _KEPT:
                self._under.clear()
            self._under[id(layer), at] = kept
        return kept[1]


@lru_cache(maxsize=8)
def _bare(layout: Layout) -> Painted:
    board = bare(layout)
    return Painted(board, inks().set(board))


@lru_cache(maxsize=96)
def _land(layout: Layout, place: Place, owner: str) -> tuple[Patch, Spot] | None:
    found = washed(layout, place, owner)
    return None if found is None else (patch(found[0], inks(), found[1]), found[2])


@lru_cache(maxsize=24)
def painted(layout: Layout, holders: Holders) -> Painted:
    """Kept for as many close-ups as a few tables look at in turn: what a new one costs is felt."""
    colours, indexed = _bare(layout).colours.copy(), _bare(layout).indexed.copy()
    for place, owner in holders:
        land = _land(layout, place, owner)
        if land:
            piece, corner = land
            colours.paste(piece.colours, corner, piece.mask)
            indexed.paste(piece.indexed, corner, piece.mask)
    return Painted(colours, indexed)
