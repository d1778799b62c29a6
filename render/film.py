"""A film of a game: the boards of its turns one after another, below each what happened, and the scores as a line that
grows. An animated WebP, for that is what Discord plays inside a message (an animated PNG stands still there)."""

from __future__ import annotations

import io
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.curves import Curve, Plot, draw, ends, plot_of
from render.keep import kept
from render.paper import ACCENT_INK, INK, INK_PALE, INK_SOFT, PARCHMENT_LIGHT, frame, parchment, rule
from render.type import fitting, plain, width, write
from render.wrap import balanced

WIDE = 800  # pixels of a film that need not be smaller
LEAST = 320  # and of the smallest that is made
QUALITY = 78
METHOD = 4  # WebP's own effort: beyond it a film takes ten times as long and is hardly smaller
STILL, FIRST, LAST = 900, 1800, 5000  # milliseconds that a frame is shown
QUICK, MANY = 600, 90  # and where there are many
_BAND = 200  # below the board
_CHART = 92
_RULE = 98  # between words and chart
_TYPE = 25  # pixels: 12 on a phone
_EDGE = 18
_ROUNDS = 24  # beyond so many their lines would be a hatching


@dataclass(frozen=True)
class Caption:
    """What is told below a board: where in the game it is, and what happened."""

    where: str
    told: str


@dataclass(frozen=True)
class Scores:
    """The points of every seat at every frame; `openings` are the frames with which a round begins."""

    colours: tuple[str, ...]
    standings: tuple[tuple[int, ...], ...]
    openings: tuple[int, ...] = ()

    def until(self, number: int) -> list[Curve]:
        """The curves as far as they are known at a frame."""
        seen = self.standings[: number + 1]
        return [Curve(colour, tuple(row[seat] for row in seen)) for seat, colour in enumerate(self.colours)]

    @property
    def whole(self) -> list[Curve]:
        return self.until(len(self.standings))


def frame_size(wide: int, board: tuple[int, int]) -> tuple[int, int]:
    """Of a frame for boards of that size."""
    return wide, wide * board[1] // board[0] + round(_BAND * wide / WIDE)


def composed(size: tuple[int, int], board: Image.Image, caption: Caption, scores: Scores, number: int) -> Image.Image:
    """One frame. A board of another shape than the first is set on parchment."""
    below = round(_BAND * size[0] / WIDE)
    page = Image.new("RGB", size)
    page.paste(fitted(board, (size[0], size[1] - below)), (0, 0))
    band = _band(caption, scores, number)
    page.paste(band if size[0] == WIDE else band.resize((size[0], below), Image.Resampling.BOX), (0, size[1] - below))
    return page


def fitted(board: Image.Image, room: tuple[int, int]) -> Image.Image:
    """As large as it can be in that room, the rest of which is parchment."""
    share = min(room[0] / board.width, room[1] / board.height)
    size = min(room[0], round(board.width * share)), min(room[1], round(board.height * share))
    shown = board.convert("RGB")
    shown = shown if shown.size == size else shown.resize(size, Image.Resampling.HAMMING)
    if _nearly(size, room):
        return shown if size == room else shown.resize(room, Image.Resampling.HAMMING)
    page = parchment(room)
    page.paste(shown, ((room[0] - size[0]) // 2, (room[1] - size[1]) // 2))
    return page


def _nearly(size: tuple[int, int], room: tuple[int, int]) -> bool:
    return abs(size[0] - room[0]) <= 1 and abs(size[1] - room[1]) <= 1


@kept
def _paper() -> Image.Image:
    page = parchment((WIDE, _BAND))
    frame(page)
    rule(ImageDraw.Draw(page), _RULE, _EDGE, WIDE - _EDGE)
    return page


def _band(caption: Caption, scores: Scores, number: int) -> Image.Image:
    page = _paper().copy()
    pen, room = ImageDraw.Draw(page), WIDE - 2 * _EDGE
    counted = f"{number + 1}/{len(scores.standings)}"
    write(pen, (WIDE - _EDGE, 34), counted, "label", _TYPE, anchor="rs", colour=INK_SOFT)
    beside = room - width("label", _TYPE, counted) - 20
    write(pen, (_EDGE, 34), caption.where, "title-italic", _TYPE, room=beside, colour=ACCENT_INK)
    _tell(pen, caption.told, room)
    if len(scores.standings) > 1 and scores.colours:
        _chart(page, pen, scores, number)
    return page


def _tell(pen: ImageDraw.ImageDraw, told: str, room: int) -> None:
    """In one line, or in two smaller ones."""
    if width("label", _TYPE, plain("label", told)) <= room:
        write(pen, (_EDGE, 76), told, "label", fitting("label", told, room, _TYPE + 2, _TYPE))
        return
    first, *others = balanced("label", _TYPE - 1, told, room)
    for line, text in enumerate((first, " ".join(others))):
        write(pen, (_EDGE, 62 + 27 * line), text, "label", _TYPE - 1, room=room)


def _chart(page: Image.Image, pen: ImageDraw.ImageDraw, scores: Scores, number: int) -> None:
    """As wide as the whole film, so that it tells also how much is still to come."""
    shield = 15 if len(scores.colours) > 4 else 20
    box = (_EDGE + 4, _BAND - _CHART + 8, WIDE - _EDGE - shield - 8, _BAND - 18)
    plot = plot_of(box, scores.whole)
    for opening in scores.openings if len(scores.openings) <= _ROUNDS else ():
        x = round(plot.at(opening, 0)[0])
        pen.line((x, box[1] - 2, x, box[3] + 4), INK_PALE, 1)
    _ground(pen, plot)
    curves = scores.until(number)
    draw(page, plot, curves, 3)
    ends(page, plot, curves, shield)


def _ground(pen: ImageDraw.ImageDraw, plot: Plot) -> None:
    left, _, right, bottom = plot.box
    pen.line((left, bottom + 5, right, bottom + 5), INK, 2)
    pen.line((left, bottom + 7, right, bottom + 7), PARCHMENT_LIGHT, 1)


def durations(count: int) -> list[int]:
    """How long every frame is shown: the first to find one's way, the last to see how it ended."""
    usual = STILL if count <= MANY else QUICK
    return [FIRST, *[usual] * (count - 2), LAST][-count:] if count > 1 else [LAST]


class _Strip(Image.Image):
    """What Pillow takes for an image of many frames: while one is encoded the next is made; no other is in memory."""

    def __init__(
        self, size: tuple[int, int], count: int, made: Callable[[int], Image.Image], drawer: ThreadPoolExecutor
    ) -> None:
        super().__init__()
        self._mode, self._size = "RGB", size
        self.n_frames, self._made, self._at, self._drawer = count, made, -1, drawer
        self._next = drawer.submit(made, 0)

    def seek(self, frame: int) -> None:
        if frame > self._at:
            self._at = frame
            self.im = self._next.result().im
            if frame + 1 < self.n_frames:
                self._next = self._drawer.submit(self._made, frame + 1)

    def tell(self) -> int:
        return max(0, self._at)


def developed(size: tuple[int, int], count: int, made: Callable[[int], Image.Image]) -> bytes:
    """The file of a film. `made` is asked for every frame once, in their order, by a thread of its own: the encoder
    lets it draw."""
    out, shown = io.BytesIO(), durations(count)
    with ThreadPoolExecutor(1) as drawer:
        strip = _Strip(size, count, made, drawer)
        strip.seek(0)
        # Nobody winds a picture in a message back: frames of their own, from which that would be quick, only cost room.
        strip.save(out, "WEBP", save_all=True, duration=shown, loop=0, quality=QUALITY, method=METHOD, kmin=0, kmax=0)
    return out.getvalue()


def size_of(film: bytes) -> tuple[int, int]:
    with Image.open(io.BytesIO(film)) as image:
        return image.size


def narrower(wide: int, size: int, limit: int) -> int:
    """How wide a film is made that came out too large: its size goes with its area."""
    return max(LEAST, min(wide - 16, int(wide * (0.94 * limit / size) ** 0.5) // 16 * 16))
