"""A picture in the making: a ready page in the game's palette, and on it a board that is also kept in colours, for
what must blend with it. Only what changes is put into the palette."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.encode import Inks

Spot = tuple[int, int]
Box = tuple[int, int, int, int]


@dataclass(frozen=True)
class Patch:
    """A ready piece of the board in both forms; with a mask, only that part of it is laid."""

    colours: Image.Image
    indexed: Image.Image
    mask: Image.Image | None = None


def patch(image: Image.Image, inks: Inks, mask: Image.Image | None = None) -> Patch:
    return Patch(image, inks.set(image), mask)


def cut_out(sprite: Image.Image, inks: Inks) -> Patch:
    """A sprite as a piece that hides what is below it, without softness at its rim: laid at no cost."""
    mask = sprite.getchannel("A").point([0] * 128 + [255] * 128).convert("1")
    return patch(sprite.convert("RGB"), inks, mask)


class Sheet:
    """Page and board are shared between threads and never written to: a sheet works on copies. `corner` is where
    the board lies on the page. A sheet may hold only a part of a board: `origin` is that part's corner on it, and all
    spots are those of the whole board."""

    def __init__(
        self, page: Image.Image, board: Image.Image, corner: Spot, inks: Inks, *, origin: Spot = (0, 0)
    ) -> None:
        self.indexed = page.copy()
        self._board = board.copy()
        self._corner = corner
        self._origin = origin
        self._inks = inks
        self._touched: list[Box] = []

    def stick(self, image: Image.Image, at: Spot) -> None:
        """Puts something that is in the palette already anywhere on the page."""
        self.indexed.paste(image, at)

    def lay(self, piece: Patch, at: Spot) -> None:
        """Lays a piece on the board."""
        self._touch(piece.colours, at)
        self._board.paste(piece.colours, self._on_board(at), piece.mask)
        self.indexed.paste(piece.indexed, self._on_page(at), piece.mask)

    def blend(self, layer: Image.Image, at: Spot) -> None:
        """Lays an RGBA layer over what is on the board."""
        below = self.taken((at[0], at[1], at[0] + layer.width, at[1] + layer.height))
        below.paste(layer, (0, 0), layer)
        self.put(below, at)

    def taken(self, box: Box) -> Image.Image:
        """A part of the board, in colours, to be drawn upon and put back."""
        left, top = self._on_board(box[:2])
        return self._board.crop((left, top, left + box[2] - box[0], top + box[3] - box[1]))

    def untouched(self, box: Box) -> bool:
        """Whether the board is there as it was."""
        left, top, right, bottom = box
        return not any(left < r and right > x and top < b and bottom > y for x, y, r, b in self._touched)

    def put(self, part: Image.Image, at: Spot) -> None:
        self._touch(part, at)
        self._board.paste(part, self._on_board(at))
        self.indexed.paste(self._inks.set(part), self._on_page(at))

    def _touch(self, part: Image.Image, at: Spot) -> None:
        self._touched.append((at[0], at[1], at[0] + part.width, at[1] + part.height))

    def _on_board(self, at: Spot) -> Spot:
        return at[0] - self._origin[0], at[1] - self._origin[1]

    def _on_page(self, at: Spot) -> Spot:
        x, y = self._on_board(at)
        return x + self._corner[0], y + self._corner[1]
