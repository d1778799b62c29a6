"""A specimen of all that Torres's pictures show: their palette is chosen from it (`python -m render.palettes`)."""

from __future__ import annotations

from PIL import Image

from render.figurines import knight
from render.paper import ACCENT, GOLD, GOLD_DEEP, INK, PARCHMENT, PARCHMENT_LIGHT, mix
from render.seasons import SEASONS
from render.seats import SEATS, shield
from render.torres.figures import king
from render.torres.ground import ground_of
from render.torres.layout import layout_of
from render.torres.towers import DARK, drawn, parts
from rules.torres.land import NAMES

INKS = 224  # that the palette has


def specimen() -> Image.Image:
    layout = layout_of()
    board = ground_of(layout).copy()
    for part, corner in parts(layout, {name: number * 7 % 10 for number, name in enumerate(NAMES)}):
        stones, mask = drawn(part)
        board.paste(stones, corner, mask)
    board = board.convert("RGBA")
    for row, seat in enumerate((*SEATS[:4], *SEATS[:4])):
        for column in range(4):
            board.alpha_composite(knight(seat.name, 88), (110 + column * 280, 100 + row * 124))
        board.alpha_composite(shield(seat.name, 92), (950, 100 + row * 124))
    for column in range(3):
        board.alpha_composite(king(100), (250 + column * 280, 400))
    for row, colour in enumerate((ACCENT, GOLD, INK, GOLD_DEEP, ACCENT)):
        for step in range(9):
            tint = mix(colour, PARCHMENT_LIGHT if step % 2 else PARCHMENT, step / 10)
            board.paste(tint, (400 + step * 30, 150 + row * 60, 430 + step * 30, 200 + row * 60))
    return _with_seasons(board.convert("RGB"))


def _with_seasons(board: Image.Image) -> Image.Image:
    """Beside the board, meadows of every season, as of a quarter of its squares."""
    sheet = Image.new("RGB", (board.width + board.width // 2, board.height), PARCHMENT)
    sheet.paste(board, (0, 0))
    for row, season in enumerate(SEASONS):
        layout = layout_of(season=season)
        left, top, _, _ = layout.roof("a8")
        meadow = ground_of(layout).crop((left, top, left + 4 * layout.cell[0], top + 2 * layout.cell[1]))
        meadow.paste(INK, (0, 0), Image.new("L", (meadow.width // 4, meadow.height), DARK))
        sheet.paste(meadow, (board.width + 10, 10 + row * (meadow.height + 10)))
    return sheet
