"""A specimen of all that Barony's pictures show: their palette is chosen from it (`python -m render.palettes`)."""

from __future__ import annotations

from PIL import Image

from render.barony.ground import ground_of
from render.barony.layout import layout_of
from render.barony.pieces import badge, piece
from render.paper import ACCENT, ACCENT_INK, GOLD, INK, PARCHMENT, PARCHMENT_LIGHT, SILVER, mix
from render.seasons import EVERGREEN, SEASONS
from render.seats import SEATS, shield

INKS = 232  # that the palette has
_OTHERS = tuple(season for season in SEASONS if season != EVERGREEN)
_LAND = "DPFMLDP/FMLDPFM/LDPFMLD/PFMLDPF/MLDPFML/FFDDPPM"


def specimen() -> Image.Image:
    """The land of one season beside that of another, the pieces on the first."""
    grounds = [ground_of(layout_of(_LAND, season=season)).convert("RGBA") for season in (EVERGREEN, *_OTHERS)]
    _things(grounds[0])
    wide, high = grounds[0].size
    sheet = Image.new("RGB", (wide * len(grounds), high))
    for column, ground in enumerate(grounds):
        sheet.paste(ground.convert("RGB"), (column * wide, 0))
    return sheet


def _things(board: Image.Image) -> None:
    for row, seat in enumerate(SEATS[:4] * 2):
        for column, kind in enumerate(("knight", "village", "stronghold", "city")):
            board.alpha_composite(piece(kind, seat.name, 88), (240 + column * 190 + (row % 2) * 70, 20 + row * 125))
        board.alpha_composite(shield(seat.name, 84), (1080, 30 + row * 120))
        board.alpha_composite(badge(str(row), 38, seat.name), (1020, 60 + row * 120))
    for row, colour in enumerate((ACCENT, GOLD, INK, SILVER, ACCENT_INK)):
        for step in range(9):
            shade = mix(colour, PARCHMENT_LIGHT if step % 2 else PARCHMENT, step / 10)
            board.paste(shade, (10 + step * 22, 20 + row * 60, 32 + step * 22, 70 + row * 60))
