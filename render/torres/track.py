"""The players' markers on the score track."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.keep import kept
from render.paper import ACCENT, GOLD, INK, PARCHMENT_LIGHT
from render.seats import shield
from render.sheet import Sheet
from render.torres.ground import space
from render.type import font
from rules.torres.data import LAP
from rules.torres.view import SeatView, TorresView

_MARKER = 60
_WAITING = 40


def place_markers(sheet: Sheet, view: TorresView) -> None:
    """One marker a space; those still at 0 share the start, below whoever stands close to it."""
    waiting = [seat for seat in view.seats if not seat.score]
    if waiting:
        _wait(sheet, tuple(seat.colour for seat in waiting))
    for seat in view.seats:
        if seat.score:
            scored = seat.seat == view.last_seat and any(step.kind == "score" for step in view.last)
            _place(sheet, seat, scored=scored)


def _place(sheet: Sheet, seat: SeatView, *, scored: bool) -> None:
    left, top, right, bottom = space(seat.score)
    if scored:
        under = Image.new("RGB", (right - left + 11, bottom - top + 1), ACCENT)
        ImageDraw.Draw(under).rectangle((0, 0, under.width - 1, under.height - 1), outline=INK, width=2)
        sheet.put(under, (left - 5, top))
    crest = shield(seat.colour, _MARKER)
    sheet.blend(crest, ((left + right - crest.width) // 2, (top + bottom - crest.height) // 2))
    if seat.score >= LAP:
        plate = lap_plate(seat.score // LAP * LAP)
        sheet.blend(plate, ((left + right - plate.width) // 2, bottom - plate.height // 2))


def _wait(sheet: Sheet, colours: tuple[str, ...]) -> None:
    left, top, right, bottom = space(0)
    if len(colours) == 1:
        crest = shield(colours[0], _MARKER)
        sheet.blend(crest, ((left + right - crest.width) // 2, (top + bottom - crest.height) // 2))
    else:
        sheet.blend(start_plate(colours), (left, top))


@kept
def start_plate(colours: tuple[str, ...]) -> Image.Image:
    """Those who have no points yet, two by two on a plate over the start."""
    rows = (len(colours) + 1) // 2
    image = Image.new("RGBA", (2 * _WAITING + 6, rows * _WAITING + 6), (*INK, 0))
    box = (0, 0, image.width - 1, image.height - 1)
    ImageDraw.Draw(image).rounded_rectangle(box, 8, fill=(*PARCHMENT_LIGHT, 255), outline=INK, width=2)
    for number, colour in enumerate(colours):
        image.alpha_composite(shield(colour, _WAITING), (3 + number % 2 * _WAITING, 4 + number // 2 * _WAITING))
    return image


@kept
def lap_plate(points: int) -> Image.Image:
    """A plate for a marker that has gone round: what its laps count."""
    fine, text = 4, f"+{points}"
    face = font("label-bold", 24 * fine)
    wide = round(face.getlength(text)) + 10 * fine
    image = Image.new("RGBA", (wide, 27 * fine), (*INK, 0))
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((1, 1, wide - 2, image.height - 2), 8 * fine, fill=GOLD, outline=INK, width=2 * fine)
    pen.text((wide / 2, image.height * 0.8), text, INK, face, anchor="ms")
    return image.resize((wide // fine, 27), Image.Resampling.LANCZOS)
