"""A picture in the making: the ready ground, on which a few things are laid. It is kept in colours, for what must
blend, and in the game's palette, for what is encoded; only what changes is put into the palette."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.encode import Inks


@dataclass(frozen=True)
class Patch:
    """A ready piece of picture in both forms; with a mask, only that part of it is laid."""

    colours: Image.Image
    indexed: Image.Image
    mask: Image.Image | None = None


def patch(image: Image.Image, inks: Inks, mask: Image.Image | None = None) -> Patch:
    return Patch(image, inks.set(image), mask)


class Sheet:
    """The ground itself is shared between threads and never written to: a sheet works on copies."""

    def __init__(self, ground: Patch, inks: Inks) -> None:
        self._inks = inks
        self.colours = ground.colours.copy()
        self.indexed = ground.indexed.copy()

    def lay(self, piece: Patch, at: tuple[int, int]) -> None:
        self.colours.paste(piece.colours, at, piece.mask)
        self.indexed.paste(piece.indexed, at, piece.mask)

    def blend(self, layer: Image.Image, at: tuple[int, int]) -> None:
        """Lays an RGBA layer over what is there."""
        below = self.taken((at[0], at[1], at[0] + layer.width, at[1] + layer.height))
        below.paste(layer, (0, 0), layer)
        self.put(below, at)

    def taken(self, box: tuple[int, int, int, int]) -> Image.Image:
        """A part of what is there, in colours, to be drawn upon and put back."""
        return self.colours.crop(box)

    def put(self, part: Image.Image, at: tuple[int, int]) -> None:
        self.colours.paste(part, at)
        self.indexed.paste(self._inks.set(part), at)
