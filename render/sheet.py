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


def _paste(onto: Image.Image, part: Image.Image, box: Box, mask: Image.Image | None = None) -> None:
    """What `Image.paste` does with an image of the same mode, without all that it asks before: a picture is made of
    hundreds of pieces."""
    if mask is None:
        onto.im.paste(part.im, box)
    else:
        onto.im.paste(part.im, box, mask.im)


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
        on_board, on_page = self._touch(piece.colours.size, at)
        _paste(self._board, piece.colours, on_board, piece.mask)
        _paste(self.indexed, piece.indexed, on_page, piece.mask)

    def blend(self, layer: Image.Image, at: Spot) -> None:
        """Lays an RGBA layer over what is on the board."""
        layer.load()
        below = self.taken((at[0], at[1], at[0] + layer.width, at[1] + layer.height))
        below.im.paste(layer.im, (0, 0, layer.width, layer.height), layer.im)
        self.put(below, at)

    def veil(self, mask: Image.Image, colour: tuple[int, int, int], share: float) -> None:
        """Lays a share of a colour over all that is on the page so far where the mask, which is as large as the board,
        says so. What is blended there later is blended with what was below the veil."""
        left, top = self._corner
        part = self.indexed.crop((left, top, left + mask.width, top + mask.height))
        self.indexed.paste(part.point(self._inks.shades(colour, share)), (left, top), mask)

    def taken(self, box: Box) -> Image.Image:
        """A part of the board, in colours, to be drawn upon and put back."""
        left, top = self._on_board(box[:2])
        return self._board.crop((left, top, left + box[2] - box[0], top + box[3] - box[1]))

    def untouched(self, box: Box) -> bool:
        """Whether the board is there as it was."""
        left, top, right, bottom = box
        return not any(left < r and right > x and top < b and bottom > y for x, y, r, b in self._touched)

    def put(self, part: Image.Image, at: Spot) -> None:
        on_board, on_page = self._touch(part.size, at)
        _paste(self._board, part, on_board)
        self._inks.lay(self.indexed, part, on_page[:2])

    def _touch(self, size: tuple[int, int], at: Spot) -> tuple[Box, Box]:
        """Where something of that size comes to lie: on the board that is held, and on the page."""
        (wide, high), (x, y) = size, at
        self._touched.append((x, y, x + wide, y + high))
        x, y = x - self._origin[0], y - self._origin[1]
        left, top = x + self._corner[0], y + self._corner[1]
        return (x, y, x + wide, y + high), (left, top, left + wide, top + high)

    def _on_board(self, at: Spot) -> Spot:
        return at[0] - self._origin[0], at[1] - self._origin[1]
