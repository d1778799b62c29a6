"""The map in the colours of whoever holds what, in colours and in the palette. A land that changes hands is the only
one that is painted anew."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count

from PIL import Image

from render.keep import DRAWN, kept
from render.medioevo.ground import layers_of
from render.medioevo.inks import inks
from render.medioevo.layout import Layout
from render.medioevo.stands import Layer
from render.medioevo.tints import bare, washed
from render.sheet import Patch, Spot, patch
from rules.medioevo.data import Place

Holders = tuple[tuple[Place, str], ...]
_numbers = count()


@dataclass(frozen=True)
class Painted:
    """A sheet, twice. Both are shared: draw nothing on them."""

    colours: Image.Image
    indexed: Image.Image
    number: int = field(default_factory=lambda: next(_numbers))

    def under(self, layer: Layer, at: Spot) -> Patch:
        """A layer on this ground, ready to be laid where nothing else lies. It is kept for the next picture under
        their numbers, so that it holds neither of them."""
        return DRAWN.of((self.number, layer.number, at), lambda: self._under(layer.image, at))

    def _under(self, layer: Image.Image, at: Spot) -> Patch:
        below = self.colours.crop((at[0], at[1], at[0] + layer.width, at[1] + layer.height))
        below.paste(layer, (0, 0), layer)
        return patch(below, inks())


@kept
def painted(layout: Layout, holders: Holders) -> Painted:
    """The map of one table, whole or close up: what a new one costs is felt."""
    layers = layers_of(layout)
    colours = bare(layers)
    indexed = inks().set(colours)
    for place, owner in holders:
        land = _land(layout, place, owner)
        if land:
            piece, set_in_inks, own, corner = land
            colours.paste(piece, corner, own)
            indexed.paste(set_in_inks, corner, own)
    return Painted(colours, indexed)


@kept
def _land(layout: Layout, place: Place, owner: str) -> tuple[Image.Image, Image.Image, Image.Image, Spot] | None:
    """One land in its holder's colour, twice as the sheet, with its mask and where it lies."""
    found = washed(layout, layers_of(layout), place, owner)
    if found is None:
        return None
    piece, own, corner = found
    return piece, inks().set(piece), own, corner
