"""Signs and figures in columns: what a board's symbols mean, what things cost, how points are counted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PIL import Image

from render.figures.page import BOTTOM, EDGE, LEADING, LEAST, TOP, WIDE, Page, Telling
from render.paper import INK, INK_PALE, INK_SOFT
from render.type import Face, width
from render.wrap import lines

if TYPE_CHECKING:
    from rules.core.view import View

Sign = Callable[[], Image.Image]
_GUTTER = 44
_APART = 20  # between two sections
_WIDEST = 78


@dataclass(frozen=True)
class Row:
    """A line: a sign, what is said of it, and at the end what it costs or brings, which
    may name facts of the game (`{price}`). `about`: more, in lines below. `id`:
    which symbol of the renderer it explains."""

    word: str
    sign: Sign | None = None
    value: str = ""
    id: str = ""
    about: str = ""


@dataclass(frozen=True)
class Section:
    """Rows under a heading; without a word, there is none. `room`: for the signs, in pixels."""

    word: str
    rows: tuple[Row, ...]
    room: int = 64

    @property
    def aside(self) -> int:
        """Where the words of all its rows begin."""
        return self.room if any(row.sign for row in self.rows) else 0


@dataclass(frozen=True)
class Table:
    """Columns of sections, side by side. `shares`: how wide each column is, in parts of the page; `tightest`: how
    far a row is from the next at least."""

    columns: tuple[tuple[Section, ...], ...]
    shares: tuple[float, ...] = ()
    tightest: int = 46

    @property
    def rows(self) -> tuple[Row, ...]:
        return tuple(row for column in self.columns for section in column for row in section.rows)

    def words(self, tell: Telling) -> tuple[str, ...]:
        headings = [tell(section.word) for column in self.columns for section in column if section.word]
        return (*headings, *(tell(word) for row in self.rows for word in (row.word, row.about) if word))

    def draw(self, page: Page, tell: Telling, view: Callable[[str], View]) -> None:
        shares = self.shares or (1 / len(self.columns),) * len(self.columns)
        space = WIDE - 2 * EDGE - _GUTTER * (len(self.columns) - 1)
        rooms = [round(space * share) for share in shares]
        leading = self._leading(tell, rooms)
        left = EDGE
        for number, (room, column) in enumerate(zip(rooms, self.columns, strict=True)):
            if number:
                page.pen.line((left - _GUTTER // 2, TOP + 6, left - _GUTTER // 2, page.image.height - 30), INK_PALE, 2)
            top = TOP
            for section in column:
                top = _section(page, tell, section, (left, top), room, leading) + _APART
            page.ends(top - _APART, "a column")
            left += room + _GUTTER

    def _leading(self, tell: Telling, rooms: list[int]) -> int:
        """How far a row is from the next: as far as the fullest column allows."""
        for leading in range(_WIDEST, self.tightest, -2):
            highs = [_height(tell, column, room, leading) for column, room in zip(self.columns, rooms, strict=True)]
            if max(highs) <= BOTTOM - TOP:
                return leading
        return self.tightest


def _height(tell: Telling, column: tuple[Section, ...], room: int, leading: int) -> int:
    heads = sum(58 if section.word else 0 for section in column) + _APART * (len(column) - 1)
    return heads + sum(_line(tell, section, row, room, leading)[1] for section in column for row in section.rows)


Lines = list[tuple[str, Face]]


def _faced(face: Face, text: str, room: int) -> Lines:
    return [(line, face) for line in lines(face, LEAST, text, room)]


def _line(tell: Telling, section: Section, row: Row, room: int, leading: int) -> tuple[Lines, int]:
    """The words of a row in lines, and how high it becomes."""
    worth = width("label-bold", LEAST, tell.filled(row.value)) + 16 if row.value else 0
    inner = room - section.aside
    face: Face = "label-bold" if row.about else "label"
    shown = _faced(face, tell(row.word), inner - worth)
    if row.about:
        shown += _faced("label", tell(row.about), inner)
    high = len(shown) * LEADING + leading - LEADING
    return shown, max(high, row.sign().height + 6) if row.sign else high


def _section(page: Page, tell: Telling, section: Section, at: tuple[int, int], room: int, leading: int) -> int:
    left, top = at
    if section.word:
        heading = tell(section.word)
        page.said.append(f"{heading}:")
        top = page.heading((left, top), heading, room)
    for row in section.rows:
        page.said.append(f"{', '.join(filter(None, [tell(row.word).rstrip('.'), tell.filled(row.value)]))}.")
        if row.about:
            page.said.append(f"{tell(row.about).rstrip('.')}.")
        shown, high = _line(tell, section, row, room, leading)
        box = left, top, left + room, top + high
        _write(page, row, shown, tell.filled(row.value), box, section.aside)
        top += high
    return top


def _write(page: Page, row: Row, shown: Lines, value: str, box: tuple[int, int, int, int], aside: int) -> None:
    """A sign, the words, and the value at the end of the first line."""
    left, top, right, bottom = box
    first = top + (bottom - top - len(shown) * LEADING) // 2 + round(LEADING * 0.76)
    if row.sign:
        sprite = row.sign()
        page.paste(sprite, (left + (aside - 12 - sprite.width) / 2, (top + bottom - sprite.height) / 2))
        if sprite.width > aside - 4:
            page.faults.append(f"the sign of {row.word} is wider than its room")
    for number, (line, face) in enumerate(shown):
        colour = INK_SOFT if row.about and face == "label" else INK
        page.write((left + aside, first + number * LEADING), line, face, colour=colour)
    if value:
        page.write((right, first), value, "label-bold", LEAST, anchor="rs", colour=INK)
