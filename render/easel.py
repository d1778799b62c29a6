"""A drawing board in colours: lengths are pixels of the finished sprite, drawn several times larger and taken down."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.paper import INK, Colour
from render.sprites import FINE, Point, layer, shadow
from render.type import Face, font


class Easel:
    def __init__(self, wide: int, high: int, fine: int = FINE) -> None:
        self.fine = fine
        self.image = Image.new("RGBA", (wide * fine, high * fine), (*INK, 0))
        self.pen = ImageDraw.Draw(self.image)

    def _at(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self.fine, y * self.fine) for x, y in points]

    def polygon(self, points: Sequence[Point], fill: Colour, edge: float = 0.0) -> None:
        """Filled; with an edge, inked around."""
        spots = self._at(points)
        self.pen.polygon(spots, fill=fill)
        if edge:
            self.pen.line([*spots, spots[0], spots[1]], INK, round(edge * self.fine), joint="curve")

    def line(self, points: Sequence[Point], colour: Colour, thick: float) -> None:
        self.pen.line(self._at(points), colour, round(thick * self.fine), joint="curve")

    def ellipse(self, x: float, y: float, across: float, down: float, fill: Colour, edge: float = 0.0) -> None:
        box = self._at(((x - across, y - down), (x + across, y + down)))
        self.pen.ellipse((*box[0], *box[1]), fill=fill, outline=INK if edge else None, width=round(edge * self.fine))

    def disc(self, x: float, y: float, radius: float, fill: Colour, edge: float = 0.0) -> None:
        self.ellipse(x, y, radius, radius, fill, edge)

    def round_box(
        self, box: tuple[float, float, float, float], radius: float, fill: Colour | None, edge: float = 0.0
    ) -> None:
        spots = [v * self.fine for v in box]
        spots[2], spots[3] = spots[2] - 1, spots[3] - 1
        self.pen.rounded_rectangle(
            spots, radius * self.fine, fill=fill, outline=INK if edge else None, width=max(1, round(edge * self.fine))
        )

    def stamp(self, mask: Image.Image, x: float, y: float, colour: Colour) -> None:
        """A mask of the same fineness, centred at the point, in one colour."""
        corner = (round(x * self.fine - mask.width / 2), round(y * self.fine - mask.height / 2))
        self.image.paste((*colour, 255), corner, mask)

    def text(
        self,
        at: Point,
        text: str,
        face: Face,
        size: float,
        colour: Colour = INK,
        anchor: str = "mm",
        rim: float = 0.0,
    ) -> None:
        """Letters, with a rim of ink so wide."""
        shown, spot = font(face, round(size * self.fine)), (at[0] * self.fine, at[1] * self.fine)
        if rim:
            self.pen.text(spot, text, INK, shown, anchor=anchor, stroke_width=round(rim * self.fine))
        self.pen.text(spot, text, colour, shown, anchor=anchor)

    def cut(self, mask: Image.Image) -> None:
        """Nothing is left outside the mask."""
        clear = Image.new("RGBA", self.image.size, (*INK, 0))
        clear.paste(self.image, (0, 0), mask)
        self.image = clear
        self.pen = ImageDraw.Draw(self.image)

    def done(self) -> Image.Image:
        size = (self.image.width // self.fine, self.image.height // self.fine)
        return self.image.resize(size, Image.Resampling.LANCZOS, reducing_gap=2.0)


def shaded(sprite: Image.Image, reach: int) -> Image.Image:
    """The sprite on a soft shadow, in a box that is larger by `reach` on every side."""
    size = (sprite.width + 2 * reach, sprite.height + 2 * reach)
    mask = Image.new("L", size)
    mask.paste(sprite.getchannel("A"), (reach, reach))
    ground = layer(size, INK, Image.new("L", size))
    ground.alpha_composite(shadow(mask, (reach // 3, reach // 2), reach / 3, 0.45))
    ground.alpha_composite(sprite, (reach, reach))
    return ground
