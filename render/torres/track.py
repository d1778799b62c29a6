"""The players' markers on the score track."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.keep import kept
from render.paper import ACCENT, GOLD, INK
from render.seats import shield
from render.sheet import Sheet
from render.torres.ground import space
from render.torres.layout import TRACK_STEP
from render.type import font
from rules.torres.data import LAP
from rules.torres.view import SeatView, TorresView

_MARKER = 60


def place_markers(sheet: Sheet, view: TorresView) -> None:
    """One marker a space; those still at 0 share the start."""
    waiting = [seat for seat in view.seats if not seat.score]
    for seat in view.seats:
        if seat.score:
            scored = seat.seat == view.last_seat and any(step.kind == "score" for step in view.last)
            _place(sheet, seat, scored=scored)
    for number, seat in enumerate(waiting):
        _wait(sheet, seat, number, len(waiting))


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


def _wait(sheet: Sheet, seat: SeatView, number: int, count: int) -> None:
    left, top, right, bottom = space(0)
    size = _MARKER if count == 1 else 34
    x, y = (left + right) // 2, (top + bottom) // 2
    if count > 1:
        x += TRACK_STEP // 4 * (1 if number % 2 else -1)
        y += TRACK_STEP // 4 * (1 if number // 2 else -1)
    crest = shield(seat.colour, size)
    sheet.blend(crest, (x - crest.width // 2, y - crest.height // 2))


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
