"""Pictures for people who do not know the games yet: a banner for one, a card of all. What they show is cut out of real
boards, drawn from a game's samples."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace
from PIL import Image, ImageDraw

import render
from render.encode import picture
from render.paper import INK, INK_SOFT, PARCHMENT_LIGHT, frame, parchment
from render.picture import Picture, Say, Scene
from render.samples import Cover
from render.seats import shield
from render.type import width, write
from render.wrap import lines
from rules.core.view import View

_WIDE = 1100  # twice what Discord shows of it
_BANNER, _PLAQUE = 380, 360
_CARD = 700
_EDGE, _GAP = 14, 12
_CAPTION = 96
_TITLES = (76, 68, 60, 54, 48)  # sizes of type, as large as fits
_SHIELD = 62
_COLOURS = 256
Size = tuple[int, int]


@dataclass(frozen=True)
class Entry:
    """A game on the card of all: `facts` are how many play it, and for how long."""

    game: str
    name: str
    facts: str


def has_cover(game_id: str) -> bool:
    return render.has_renderer(game_id) and hasattr(render.module(game_id), "COVER")


def banner(game_id: str, name: str, colours: Sequence[str], say: Say, alt: str) -> Picture:
    """A piece of a game's board beside its name, and a shield for each who can play. Draws: call it in a thread."""
    sheet = parchment((_WIDE, _BANNER))
    inside = (_WIDE - _PLAQUE - _EDGE, _BANNER - 2 * _EDGE)
    _hang(sheet, _piece(game_id, inside, say), (_PLAQUE, _EDGE))
    pen = ImageDraw.Draw(sheet)
    middle = (_EDGE + _PLAQUE) // 2
    below = _title(pen, name, middle)
    _shields(sheet, colours, middle, below + 28)
    return _finished(sheet, alt)


def card(entries: Sequence[Entry], say: Say, alt: str) -> Picture:
    """All games, two in a row, each with a piece of its board. Draws: call it in a thread."""
    rows = -(-len(entries) // 2)
    wide, high = (_WIDE - 2 * _EDGE - _GAP) // 2, (_CARD - 2 * _EDGE - _GAP) // 2
    sheet = parchment((_WIDE, 2 * _EDGE + rows * (high + _GAP) - _GAP))
    for number, entry in enumerate(entries):
        corner = (_EDGE + number % 2 * (wide + _GAP), _EDGE + number // 2 * (high + _GAP))
        _hang(sheet, _piece(entry.game, (wide, high - _CAPTION), say), corner)
        _caption(sheet, entry, (corner[0], corner[1] + high - _CAPTION), wide)
    return _finished(sheet, alt)


def _piece(game_id: str, size: Size, say: Say) -> Image.Image:
    """Cut out of a sample where the game says that it is handsome, or as near to that as the board reaches."""
    game = render.module(game_id)
    cover: Cover = game.COVER
    sample = next(sample for sample in game.samples() if sample.name == cover.sample and sample.kind == "board")
    drawn = render.picture(game_id, _calm(sample.view), Scene(sample.names, say))
    wide, high = (round(side / cover.scale) for side in size)
    with Image.open(io.BytesIO(drawn.png)) as board:
        left, top = max(0, min(cover.corner[0], board.width - wide)), max(0, min(cover.corner[1], board.height - high))
        box = (left, top, left + wide, top + high)
        return board.convert("RGB").crop(box).resize(size, Image.Resampling.LANCZOS)


def _calm(view: View) -> View:
    """Without the marks of the latest move."""
    return replace(view, last=()) if "last" in view.__struct_fields__ else view


def _hang(sheet: Image.Image, piece: Image.Image, corner: Size) -> None:
    sheet.paste(piece, corner)
    right, bottom = corner[0] + piece.width - 1, corner[1] + piece.height - 1
    ImageDraw.Draw(sheet).rectangle((*corner, right, bottom), outline=INK, width=3)


def _title(pen: ImageDraw.ImageDraw, name: str, middle: int) -> int:
    """The name on the plaque, in lines as need be; how far down it reaches."""
    room = _PLAQUE - 2 * _EDGE - 24
    fitting = (size for size in _TITLES if all(width("title-bold", size, word) <= room for word in name.split()))
    size = next(fitting, _TITLES[-1])
    written = lines("title-bold", size, name, room)
    base = 176 - (len(written) - 1) * size // 2
    for text in written:
        write(pen, (middle - width("title-bold", size, text) // 2, base), text, "title-bold", size, room=room)
        base += size + 2
    return base - size


def _shields(sheet: Image.Image, colours: Sequence[str], middle: int, top: int) -> None:
    """As many as can play."""
    step = min(_SHIELD + 6, (_PLAQUE - 2 * _EDGE - 20) // len(colours))
    left = middle - (step * (len(colours) - 1) + _SHIELD) // 2
    for number, colour in enumerate(colours):
        crest = shield(colour, _SHIELD)
        sheet.paste(crest, (left + number * step, top), crest)


def _caption(sheet: Image.Image, entry: Entry, corner: Size, wide: int) -> None:
    """Name and facts below the piece."""
    pen, (left, top) = ImageDraw.Draw(sheet), corner
    pen.rectangle((left, top - 3, left + wide - 1, top + _CAPTION - 1), fill=PARCHMENT_LIGHT, outline=INK, width=3)
    write(pen, (left + 18, top + 44), entry.name, "title-bold", 44, room=wide - 36)
    write(pen, (left + 18, top + 82), entry.facts, "label", 32, room=wide - 36, colour=INK_SOFT)


def _finished(sheet: Image.Image, alt: str) -> Picture:
    frame(sheet)
    return picture(sheet.quantize(_COLOURS, dither=Image.Dither.NONE), alt)
