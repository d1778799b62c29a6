"""What is drawn where there is nothing to show: a closed book in pale lines, and a line that says so."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.easel import Easel
from render.keep import kept
from render.paper import INK_PALE, INK_SOFT, PARCHMENT, PARCHMENT_LIGHT, mix, parchment
from render.sprites import Point
from render.type import fitting, width, write

_PALE = mix(PARCHMENT, INK_PALE, 0.62)
_TEXT, _LEAST = 44, 34


@kept
def closed_book(size: int) -> Image.Image:
    """A closed book with its spine, corners and two clasps, as an RGBA sprite."""
    easel, k = Easel(size, size), size / 100

    def at(*points: Point) -> list[Point]:
        return [(x * k, y * k) for x, y in points]

    def box(left: float, top: float, right: float, bottom: float) -> tuple[float, float, float, float]:
        return left * k, top * k, right * k, bottom * k

    easel.polygon(at((24, 84), (82, 84), (82, 91), (24, 91)), PARCHMENT_LIGHT)
    for y in (85, 88, 91):
        easel.line(at((22, y), (80, y)), _PALE, 1.4 * k)
    easel.round_box(box(16, 8, 84, 86), 5 * k, _PALE)
    easel.round_box(box(18.4, 10.4, 81.6, 83.6), 4 * k, PARCHMENT_LIGHT)
    easel.line(at((28, 10), (28, 84)), _PALE, 2 * k)
    for y in (24, 47, 70):
        easel.line(at((18, y), (28, y)), _PALE, 3 * k)
    for x, y, dx, dy in ((81, 11, -12, 12), (81, 83, -12, -12), (29, 11, 12, 12), (29, 83, 12, -12)):
        easel.line(at((x, y + dy), (x + dx, y)), _PALE, 2 * k)
    easel.polygon(at((55, 30), (67, 47), (55, 64), (43, 47)), PARCHMENT)
    easel.line(at((55, 30), (67, 47), (55, 64), (43, 47), (55, 30), (67, 47)), _PALE, 2.4 * k)
    for y in (30, 60):
        easel.round_box(box(76, y, 92, y + 9), 3 * k, _PALE)
        easel.round_box(box(78, y + 2, 90, y + 7), 2 * k, PARCHMENT)
    return easel.done()


def nothing(text: str, wide: int, high: int) -> Image.Image:
    """A piece of parchment with the book and the line beside it, in the middle."""
    image = parchment((wide, high))
    book = closed_book(min(220, high - 8))
    room = wide - book.width - 60
    size = fitting("title-italic", text, room, _TEXT, _LEAST)
    left = (wide - book.width - 28 - min(room, width("title-italic", size, text))) // 2
    image.paste(book, (left, (high - book.height) // 2), book)
    at = (left + book.width + 28, high // 2 + size // 3)
    write(ImageDraw.Draw(image), at, text, "title-italic", size, room=room, colour=INK_SOFT)
    return image
