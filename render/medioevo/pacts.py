"""War and peace: who stands how to whom, and below it the wars, the pacts and what is proposed, one row each."""

from __future__ import annotations

from collections.abc import Iterator

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
from render.paper import ACCENT, ACCENT_INK, INK, INK_PALE, INK_SOFT, PARCHMENT_DEEP, PARCHMENT_LIGHT, mix, parchment
from render.picture import Picture, Scene
from render.seats import shield
from render.strip import Strip
from render.type import write
from render.wrap import lines
from rules.medioevo.view import MedioevoView

_ROW = 118
_STEP = 88  # from shield to shield
_CELL = 84
_NAMES = 360  # the column of names beside the grid


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
    """A square table beside the names, and what its signs mean."""
    count = len(grid.names)
    image = parchment((WIDE, (count + 1) * _CELL + 20))
    pen = ImageDraw.Draw(image)
    for row, (name, colour) in enumerate(zip(grid.names, grid.colours, strict=True)):
        top = (row + 1) * _CELL
        _crest(image, colour, (6, top + 8), 68)
        write(pen, (84, top + 54), name, "title", 38, room=_NAMES - 100)
        _crest(image, colour, (_NAMES + row * _CELL + 8, 8), 68)
        for column, sign in enumerate(grid.signs[row]):
            _cell(image, pen, sign, (_NAMES + column * _CELL, top))
    left = _NAMES + count * _CELL + 30
    room = WIDE - left
    if room > 240:
        for number, (sign, text) in enumerate(grid.key):
            icon = _icon(sign, 56)
            image.paste(icon, (left, _CELL + 12 + number * 78), icon)
            write(pen, (left + 70, _CELL + 54 + number * 78), text, "label", 34, room=room - 74)
    return inks().set(image)


def _cell(image: Image.Image, pen: ImageDraw.ImageDraw, sign: Sign | None, at: tuple[int, int]) -> None:
    left, top = at
    fill = {
        "war": mix(ACCENT, PARCHMENT_LIGHT, 0.55), "armistice": mix(ACCENT, PARCHMENT_LIGHT, 0.84),
        "peace": PARCHMENT_LIGHT, "pact": PARCHMENT_LIGHT, None: PARCHMENT_DEEP,
    }[sign]  # fmt: skip
    pen.rectangle((left, top, left + _CELL, top + _CELL), fill=fill, outline=INK, width=2)
    if sign:
        icon = _icon(sign, 60, sign == "peace")
        image.paste(icon, (left + 12, top + 12), icon)


@kept
def _drawn_row(row: Row) -> Image.Image:
    """The sign stands behind the first of the sides, as if it were written: one, at war with, another. All are named,
    on several lines if they are many."""
    left = 26 + _STEP * (len(row.sides) + 1)
    room = WIDE - left - 24
    titles, details = lines("label-bold", 38, row.title, room), lines("label", 34, row.detail, room)
    below = 93 + 46 * (len(titles) - 1)  # the first line of the details
    high = max(_ROW, below - 15 + 42 * len(details))
    image = parchment((WIDE, high))
    pen = ImageDraw.Draw(image)
    fill = PARCHMENT_DEEP if row.faded else PARCHMENT_LIGHT
    edge, heavy = (ACCENT, 5) if row.urgent else (INK, 2)
    pen.rounded_rectangle((0, 2, WIDE - 1, high - 8), 12, fill=fill, outline=edge, width=heavy)
    for number, colour in enumerate(row.sides):
        _crest(image, colour, (14 + _STEP * (number + (number > 0)), 12), 84)
    icon = _icon(row.sign, 72, row.faded)
    image.paste(icon, (16 + _STEP, 18), icon)
    shade = INK_SOFT if row.faded else INK
    for number, text in enumerate(titles):
        write(pen, (left, 50 + 46 * number), text, "label-bold", 38, room=room, colour=shade)
    for number, text in enumerate(details):
        at = (left, below + 42 * number)
        write(pen, at, text, "label", 34, room=room, colour=ACCENT_INK if row.urgent else INK_SOFT)
    return inks().set(image)


def _drawn_section(section: Section) -> Iterator[Image.Image]:
    yield heading(section.title)
    if not section.rows:
        yield notice(section.nothing, high=84)
    for row in section.rows:
        yield _drawn_row(row)


def draw(view: MedioevoView, scene: Scene) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    parts = [drawn_grid(grid_of(view, scene))]
    parts += [part for section in sections_of(view, scene) for part in _drawn_section(section)]
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
