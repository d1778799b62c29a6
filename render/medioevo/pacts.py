"""War and peace: who stands how to whom, and below it the wars, the pacts and what is proposed, one row each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PIL import Image, ImageDraw

from render import encode
from render.keep import kept
from render.medioevo import symbols
from render.medioevo.courtiers import diplomat, saviour
from render.medioevo.inks import inks
from render.medioevo.pages import PAGE, WIDE, heading, notice, stacked
from render.medioevo.realms import NOBODY, crests
from render.medioevo.relations import Grid, Row, Section, Sign, grid_of, sections_of
from render.medioevo.sketch import sprite
from render.medioevo.words import stage
from render.paper import (
    ACCENT,
    INK,
    INK_PALE,
    INK_SOFT,
    PARCHMENT,
    PARCHMENT_DEEP,
    PARCHMENT_LIGHT,
    Colour,
    mix,
    parchment,
)
from render.picture import Picture, Scene
from render.seats import shield
from render.strip import Strip
from render.type import width, write
from render.wrap import lines
from rules.medioevo.view import MedioevoView

_ROW = 112
_STEP = 88  # from shield to shield
_CELL = 78
_NAMES = 360  # the column of names beside the grid
_TYPE, _CHIP = 34, 52  # the size of a term, and the height that it takes
_PAD, _BETWEEN = 14, 10  # around a term, and between two


def _icon(sign: Sign, size: int, faded: bool = False) -> Image.Image:
    if sign == "war":
        return symbols.clash(size)
    if sign == "armistice":
        return symbols.pennant(PARCHMENT_LIGHT, size, faded)
    return sprite(diplomat if sign == "pact" else saviour, PARCHMENT_LIGHT, size, faded)


def _crest(image: Image.Image, colour: str, at: tuple[int, int], size: int) -> None:
    crest = symbols.point(INK_PALE, size) if colour == NOBODY else shield(colour, size)
    image.paste(crest, at, crest)


@kept
def drawn_grid(grid: Grid) -> Image.Image:
    """Steps of a stair: everybody beside those above them, whose shields stand at the end of their rows. In the free
    corner is told what the signs mean."""
    count = len(grid.names)
    image = parchment((WIDE, count * _CELL + 24))
    pen = ImageDraw.Draw(image)
    for row, (name, colour) in enumerate(zip(grid.names, grid.colours, strict=True)):
        top = row * _CELL + 6
        _crest(image, colour, (6, top + 5), 68)
        write(pen, (84, top + 51), name, "title", 38, room=_NAMES - 100)
        for column, sign in enumerate(grid.signs[row][:row]):
            _cell(image, pen, sign, (_NAMES + column * _CELL, top))
        _crest(image, colour, (_NAMES + row * _CELL + 5, top + 5), 68)
    left, step = _NAMES + count * _CELL + 20, min(78, (count * _CELL) // len(grid.key))
    room = WIDE - left
    for number, (sign, text) in enumerate(grid.key):
        icon = _icon(sign, 56)
        image.paste(icon, (left, 8 + number * step), icon)
        write(pen, (left + 70, 50 + number * step), text, "label", 34, room=room - 74)
    return inks().set(image)


def _cell(image: Image.Image, pen: ImageDraw.ImageDraw, sign: Sign | None, at: tuple[int, int]) -> None:
    left, top = at
    fill = {
        "war": mix(ACCENT, PARCHMENT_LIGHT, 0.55), "armistice": mix(ACCENT, PARCHMENT_LIGHT, 0.84),
        "peace": PARCHMENT_LIGHT, "pact": PARCHMENT_LIGHT, None: PARCHMENT_DEEP,
    }[sign]  # fmt: skip
    pen.rectangle((left, top, left + _CELL, top + _CELL), fill=fill, outline=INK, width=2)
    if sign:
        size = 32 if sign == "peace" else 60  # the usual is quiet
        icon = _icon(sign, size, sign == "peace")
        image.paste(icon, (left + (_CELL - size) // 2, top + (_CELL - size) // 2), icon)


@dataclass(frozen=True)
class _Chip:
    """A term of a treaty: its lines, where it begins, and the line of the row that it begins on."""

    text: tuple[str, ...]
    left: int
    line: int

    @property
    def wide(self) -> int:
        return max(width("label", _TYPE, text) for text in self.text) + 2 * _PAD


def _laid(terms: tuple[str, ...], room: int) -> list[_Chip]:
    """Chips side by side while there is room; what is longer than a line takes several for itself."""
    chips: list[_Chip] = []
    left = line = 0
    for term in terms:
        chip = _Chip(tuple(lines("label", _TYPE, term, room - 2 * _PAD)), left, line)
        if left and (left + chip.wide > room or len(chip.text) > 1):
            left, line = 0, line + len(chips[-1].text)
        chips.append(replace(chip, left=left, line=line))
        left += room if len(chip.text) > 1 else chip.wide + _BETWEEN
    return chips


@kept
def _drawn_row(row: Row) -> Image.Image:
    """The sign stands behind the first of the sides, as if it were written: one, at war with, another. All are named,
    on several lines if they are many; below them what is agreed upon, term by term."""
    left = 26 + _STEP * (len(row.sides) + 1)
    room = WIDE - left - 24
    titles, terms = lines("label-bold", 38, row.title, room), _laid(row.terms, room)
    below = 56 + 46 * (len(titles) - 1)
    high = max(_ROW, below + 18 + _CHIP * (terms[-1].line + len(terms[-1].text) if terms else 0))
    image = parchment((WIDE, high))
    pen = ImageDraw.Draw(image)
    fill = PARCHMENT_DEEP if row.faded else PARCHMENT_LIGHT
    edge, heavy = (ACCENT, 5) if row.urgent else (INK, 2)
    pen.rounded_rectangle((0, 2, WIDE - 1, high - 8), 12, fill=fill, outline=edge, width=heavy)
    for number, colour in enumerate(row.sides):
        _crest(image, colour, (14 + _STEP * (number + (number > 0)), 10), 84)
    icon = _icon(row.sign, 72, row.faded)
    image.paste(icon, (16 + _STEP, 16), icon)
    shade = INK_SOFT if row.faded else INK
    for number, text in enumerate(titles):
        write(pen, (left, 44 + 46 * number), text, "label-bold", 38, room=room, colour=shade)
    for chip in terms:
        _draw_chip(pen, chip, (left + chip.left - 4, below + _CHIP * chip.line), shade)
    return inks().set(image)


def _draw_chip(pen: ImageDraw.ImageDraw, chip: _Chip, at: tuple[int, int], shade: Colour) -> None:
    x, y = at
    box = (x, y, x + chip.wide, y + _CHIP * len(chip.text) - 6)
    pen.rounded_rectangle(box, 10, fill=PARCHMENT, outline=INK_PALE, width=2)
    for number, text in enumerate(chip.text):
        write(pen, (x + _PAD, y + 33 + _CHIP * number), text, "label", _TYPE, colour=shade)


@kept
def _absent(section: Section) -> Image.Image:
    """A section with nothing in it takes one line."""
    image = parchment((WIDE, 60))
    pen = ImageDraw.Draw(image)
    end = write(pen, (4, 40), section.title, "title", 38, room=WIDE // 2)
    write(pen, (end + 34, 40), section.nothing, "title-italic", 36, room=WIDE - end - 40, colour=INK_SOFT)
    return inks().set(image)


def _drawn_section(section: Section) -> Iterator[Image.Image]:
    if not section.rows:
        yield _absent(section)
        return
    yield heading(section.title)
    for row in section.rows:
        yield _drawn_row(row)


def draw(view: MedioevoView, scene: Scene) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    parts, sections = [drawn_grid(grid_of(view, scene))], sections_of(view, scene)
    if any(section.rows for section in sections):
        parts += [part for section in sections for part in _drawn_section(section)]
    else:
        parts.append(notice(scene.say("medioevo-picture-calm"), high=150))
    return stacked(_strip(view, scene), parts)


def _strip(view: MedioevoView, scene: Scene) -> Strip:
    urgent = sum(row.urgent for section in sections_of(view, scene) for row in section.rows)
    return Strip(
        wide=PAGE,
        crests=crests(view, (view.seat,)) if view.seat is not None else (),
        turn=scene.say("medioevo-picture-diplomacy"),
        stage=stage(view, scene),
        last=False,
        change=scene.say("medioevo-picture-urgent", count=urgent) if urgent else "",
        title=scene.title,
    )


def pacts(view: MedioevoView, scene: Scene) -> Picture:
    return encode.picture(draw(view, scene), pacts_alt(view, scene))


def pacts_alt(view: MedioevoView, scene: Scene) -> str:
    told = [f"{scene.say('medioevo-picture-diplomacy')}."]
    for section in sections_of(view, scene):
        rows = [scene.say("medioevo-picture-titled", title=row.title, text=row.detail) for row in section.rows]
        told += rows or [f"{section.nothing}."]
    return " ".join(told)
