"""A page of records: whose it is, a few figures in large, and below them a line a game or a player, in columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render import encode
from render.paper import FRAME, GOLD, INK, INK_SOFT, PARCHMENT_LIGHT, frame, mix, parchment, rule
from render.picture import Picture
from render.sizes import LEAST, SHEET
from render.type import fitting, width, write

WIDE = SHEET
_INKS = 96
_EDGE = FRAME + 24
_HEAD = 108
_BOX, _BOX_GAP = 148, 16
_LINE = 66
_COLUMN_GAP = 30
_CELL = 38  # size of type
_NAME = 40


@dataclass(frozen=True)
class Line:
    """A game or a player; `share`: how long their bar is, of 1."""

    name: str
    cells: tuple[str, ...]
    share: float = 0.0
    honoured: bool = False


@dataclass(frozen=True)
class Ledger:
    """All that a page says, in the words of a language. `figures`: each with what it counts; `heads` of the columns."""

    title: str
    aside: str
    figures: tuple[tuple[str, str], ...]
    heads: tuple[str, ...]
    lines: tuple[Line, ...]

    @property
    def alt(self) -> str:
        counts = [f"{label}: {value}" for value, label in self.figures]
        rows = [", ".join([line.name, *_told(self.heads, line)]) for line in self.lines]
        return ". ".join([f"{self.title} · {self.aside}", *counts, *rows]) + "."


def _told(heads: Sequence[str], line: Line) -> list[str]:
    return [f"{head} {cell}" for head, cell in zip(heads, line.cells, strict=True)]


def draw(ledger: Ledger) -> Image.Image:
    top = _HEAD + (_BOX + 36 if ledger.figures else 20)
    below = top + 50 + len(ledger.lines) * _LINE if ledger.lines else top
    page = parchment((WIDE, below + _EDGE))
    pen = ImageDraw.Draw(page)
    frame(page)
    aside = write(pen, (WIDE - _EDGE - 8, 76), ledger.aside, "title-italic", 42, anchor="rs", colour=INK_SOFT)
    write(pen, (_EDGE + 8, 78), ledger.title, "title-bold", 60, room=WIDE - 2 * _EDGE - aside - 60)
    rule(pen, _HEAD, _EDGE, WIDE - _EDGE)
    _figures(pen, ledger.figures)
    _table(pen, ledger, top)
    return page.quantize(_INKS, dither=Image.Dither.NONE)


def _figures(pen: ImageDraw.ImageDraw, figures: Sequence[tuple[str, str]]) -> None:
    if not figures:
        return
    wide = (WIDE - 2 * _EDGE - (len(figures) - 1) * _BOX_GAP) // len(figures)
    top = _HEAD + 18
    for number, (value, label) in enumerate(figures):
        left = _EDGE + number * (wide + _BOX_GAP)
        pen.rounded_rectangle((left, top, left + wide, top + _BOX), 10, fill=PARCHMENT_LIGHT, outline=INK, width=2)
        size = fitting("title-bold", value, wide - 24, 74, LEAST)
        write(pen, (left + wide // 2, top + 84), value, "title-bold", size, room=wide - 24, anchor="ms")
        write(pen, (left + wide // 2, top + 130), label, "label", LEAST, room=wide - 16, anchor="ms", colour=INK_SOFT)


def _table(pen: ImageDraw.ImageDraw, ledger: Ledger, top: int) -> None:
    """Columns are as wide as what stands in them; the names have what is left, with the bar below them."""
    if not ledger.lines:
        return
    edges = _columns(ledger)
    for head, right in zip(ledger.heads, edges, strict=True):
        write(pen, (right, top + 34), head, "label", LEAST, anchor="rs", colour=INK_SOFT)
    room = _first_column(ledger, edges) - _EDGE - 30
    for number, line in enumerate(ledger.lines):
        _line(pen, line, top + 50 + number * _LINE, edges, room)


def _columns(ledger: Ledger) -> list[int]:
    """Where each column ends, at the right."""
    edges: list[int] = []
    right = WIDE - _EDGE - 14
    for column in range(len(ledger.heads) - 1, -1, -1):
        edges.insert(0, right)
        right -= _wide(ledger, column) + _COLUMN_GAP
    return edges


def _wide(ledger: Ledger, column: int) -> int:
    cells = (width("label-bold", _CELL, line.cells[column]) for line in ledger.lines)
    return max(width("label", LEAST, ledger.heads[column]), *cells)


def _first_column(ledger: Ledger, edges: Sequence[int]) -> int:
    return edges[0] - _wide(ledger, 0) if edges else WIDE - _EDGE


def _line(pen: ImageDraw.ImageDraw, line: Line, top: int, edges: Sequence[int], room: int) -> None:
    box = (_EDGE, top, WIDE - _EDGE, top + _LINE - 6)
    ground = mix(PARCHMENT_LIGHT, GOLD, 0.22) if line.honoured else PARCHMENT_LIGHT
    pen.rounded_rectangle(box, 8, fill=ground, outline=INK, width=3 if line.honoured else 1)
    left = _EDGE + 14
    pen.rectangle((left, top + 47, left + room, top + 53), fill=mix(PARCHMENT_LIGHT, INK, 0.12))
    if line.share > 0:
        reach = left + round(room * min(1.0, line.share))
        pen.rectangle((left, top + 47, reach, top + 53), fill=GOLD, outline=INK)
    write(pen, (left, top + 38), line.name, "title", _NAME, room=room)
    for cell, right in zip(line.cells, edges, strict=True):
        write(pen, (right, top + 42), cell, "label-bold", _CELL, anchor="rs")


def ledger_page(ledger: Ledger) -> Picture:
    """Draws: call it in a thread."""
    return encode.picture(draw(ledger), ledger.alt)
