"""The pictures of a page. Two boards in a row differ by little, so most are kept as what changes in another one: a
whole game fits into a file, and every picture is in it as it was drawn.

Every picture is a group of an SVG, by its number: the one below it, and a layer with what is different."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import dataclass, field
from hashlib import blake2b
from io import BytesIO

from PIL import Image, ImageChops, ImageFilter

from bot.demo.page.html import Html, h

_STEPS = (16, 4)  # every so many pictures one is laid on an earlier one of those below; the rest on the latest of these
_OTHER = 0.3  # of the area: what differs in more is drawn anew
_BLOCK = 4  # dots: what changes is cut out with some room around it, for no edge may show when it is made smaller
_MARKED = [255 if difference else 0 for difference in range(256)]


@dataclass(frozen=True)
class Drawn:
    number: int
    width: int
    height: int


@dataclass
class _Pile:
    """Pictures of one size and palette: those that others are laid on, the lowest first."""

    count: int = 0
    below: dict[int, tuple[int, Image.Image]] = field(default_factory=dict[int, tuple[int, Image.Image]])

    def level(self) -> int:
        """How many pictures may lie under the next one."""
        if not self.below:
            return 0
        return next((level for level, step in enumerate(_STEPS, 1) if self.count % step == 0), len(_STEPS) + 1)

    def put(self, level: int, number: int, dots: Image.Image) -> None:
        self.below = {depth: known for depth, known in self.below.items() if depth < level}
        if level <= len(_STEPS):
            self.below[level] = (number, dots)


class Album:
    def __init__(self) -> None:
        self.groups: list[Html] = []
        self._known: dict[bytes, Drawn] = {}
        self._piles: dict[tuple[tuple[int, int], bytes], _Pile] = {}

    def add(self, content: bytes) -> Drawn:
        """A picture, to be shown by its number. The same one again has the same number."""
        key = blake2b(content).digest()
        if key not in self._known:
            with Image.open(BytesIO(content)) as image:
                image.load()
                self._known[key] = Drawn(len(self.groups), *image.size)
                self.groups.append(self._group(image, len(self.groups)))
        return self._known[key]

    def _group(self, image: Image.Image, number: int) -> Html:
        if image.mode != "P":
            return _group(number, _layer(image.convert("RGB"), (0, 0)))
        dots = Image.frombytes("L", image.size, image.tobytes())  # colours by their numbers in the palette
        pile = self._piles.setdefault((image.size, bytes(image.getpalette() or ())), _Pile())
        level = pile.level()
        pile.count += 1
        found = [(*_difference(dots, known), below) for depth, (below, known) in pile.below.items() if depth < level]
        if not found or (best := min(found, key=lambda one: one[0]))[0] > _OTHER * image.width * image.height:
            pile.put(0, number, dots)
            return _group(number, _layer(image.convert("RGB"), (0, 0)))
        pile.put(level, number, dots)
        _, mask, below = best
        return _group(number, h("use", href=f"#p{below}"), _changes(image, mask))


def _difference(one: Image.Image, other: Image.Image) -> tuple[int, Image.Image]:
    """How many dots are others, and which."""
    mask = ImageChops.difference(one, other).point(_MARKED)
    return mask.histogram()[255], mask


def _changes(image: Image.Image, mask: Image.Image) -> Html | None:
    if mask.getbbox() is None:
        return None
    mask = _with_room(mask)
    box = mask.getbbox()
    assert box is not None
    layer = Image.new("RGBA", (box[2] - box[0], box[3] - box[1]), (0, 0, 0, 0))
    layer.paste(image.crop(box).convert("RGBA"), (0, 0), mask.crop(box))
    return _layer(layer, box[:2])


def _with_room(mask: Image.Image) -> Image.Image:
    blocks = -(-mask.width // _BLOCK), -(-mask.height // _BLOCK)
    whole = Image.new("L", (blocks[0] * _BLOCK, blocks[1] * _BLOCK))
    whole.paste(mask)
    marked = whole.reduce(_BLOCK).point(_MARKED).filter(ImageFilter.MaxFilter(3))
    return marked.resize(whole.size, Image.Resampling.NEAREST).crop((0, 0, *mask.size))


def _layer(image: Image.Image, at: tuple[int, int]) -> Html:
    file = BytesIO()
    image.save(file, "WEBP", lossless=True, method=3, quality=50)
    data = f"data:image/webp;base64,{b64encode(file.getvalue()).decode()}"
    x, y = (value or None for value in at)
    return h("image", x=x, y=y, width=image.width, height=image.height, href=data)


def _group(number: int, *layers: Html | None) -> Html:
    return h("g", *layers, id=f"p{number}")
