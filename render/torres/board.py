"""The board of Torres with its score track and the players' cards."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render import encode
from render.paper import INK, frame, parchment
from render.picture import Picture, Scene
from render.torres.inks import inks
from render.torres.layout import (
    BOARD_BOTTOM,
    BOARD_LEFT,
    BOARD_TOP,
    CELL,
    EDGE,

    WIDTH,
    card_spot,
    corner,
    page_height,
)
from render.torres.marks import mark_last, mark_rings
from render.torres.panel import card_of, drawn_card, drawn_master
from render.torres.stones import Cell, drawn_cell
from render.torres.strip import INSET, drawn_strip, strip_of
from render.torres.track import draw_spaces, markers
from render.torres.words import alt, numbered
from rules.torres.land import NAMES, SIZE, Square, place
from rules.torres.view import TorresView

_SIDES = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}


@lru_cache(maxsize=8)
def _page(players: int, master: bool) -> Image.Image:
    """The page with its track and empty squares, before anything that moves."""
    page = parchment((WIDTH, page_height(players, master)))
    draw_spaces(page)
    for name in NAMES:
        page.paste(drawn_cell(Cell(name, _is_light(name))), corner(name))
    wide = SIZE * CELL
    rim = (BOARD_LEFT - 5, BOARD_TOP - 5, BOARD_LEFT + wide + 4, BOARD_TOP + wide + 4)
    ImageDraw.Draw(page).rectangle(rim, outline=INK, width=5)
    frame(page)
    return inks().set(page)


@lru_cache(maxsize=768)
def _cell(cell: Cell) -> Image.Image:
    return inks().set(drawn_cell(cell))


def _is_light(square: Square) -> bool:
    return sum(place(square)) % 2 == 1


def _neighbour(square: Square, side: str) -> Square:
    file, rank = place(square)
    across, up = _SIDES[side]
    return f"{chr(ord('a') + file + across)}{rank + up + 1}"


def _cells(view: TorresView) -> list[Cell]:
    """Every square that shows more than grass."""
    castle_of = {square: number for number, castle in enumerate(view.castles) for square in castle.squares}
    plates = {_plate(castle.squares): len(castle.squares) for castle in view.castles}
    figures = {square: view.seats[seat].colour for square, seat in view.knights.items()}
    if view.king:
        figures[view.king] = "king"
    found: list[Cell] = []
    for square in sorted({*view.heights, *figures}):
        own = castle_of.get(square)
        walls = "".join(side for side in _SIDES if own is not None and castle_of.get(_neighbour(square, side)) != own)
        height = view.heights.get(square, 0)
        found.append(Cell(square, _is_light(square), height, walls, plates.get(square, 0), figures.get(square, "")))
    return found


def _plate(squares: tuple[Square, ...]) -> Square:
    """Where a castle's area is written: at its lowest square, the leftmost of these."""
    return min(squares, key=lambda square: (place(square)[1], place(square)[0]))


def draw(view: TorresView, scene: Scene) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    page = _page(len(view.seats), view.master is not None).copy()
    for cell in _cells(view):
        page.paste(_cell(cell), corner(cell.name))
    for marker, at in markers(view):
        page.paste(inks().set(marker), at)
    mark_last(page, numbered(view))
    mark_rings(page, scene.rings)
    page.paste(drawn_strip(strip_of(view, scene)), (INSET, INSET))
    if view.master:
        title, text = (scene.say(f"torres-master-{view.master}{part}") for part in ("", "-text"))
        page.paste(drawn_master(title, text), (EDGE, BOARD_BOTTOM))
    for number, seat in enumerate(view.seats):
        page.paste(drawn_card(card_of(view, seat, scene)), card_spot(number, len(view.seats), view.master is not None))
    return page


def board(view: TorresView, scene: Scene) -> Picture:
    return encode.picture(draw(view, scene), alt(view, scene))


