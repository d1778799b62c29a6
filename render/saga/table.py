"""The public table: six realms, the free knights, and every player's place. Nothing in it depends on who looks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from PIL import Image, ImageDraw

from render import encode
from render.paper import INK_SOFT, frame, parchment
from render.picture import Picture, Scene
from render.saga.cards import EDGE, HIGH, WIDE, small
from render.saga.inks import inks
from render.saga.marks import marks_of
from render.saga.players import drawn_panel, panel_height, panel_of
from render.saga.realms import COLUMNS, GAP, MARGIN, PAGE, TILE, drawn_tile, lines_of, tile_height, tile_of
from render.saga.words import board_alt, changed, headline, stage
from render.strip import INSET, NEWS, STRIP, Strip, drawn_strip
from render.type import fit, write
from rules.saga.data import Card
from rules.saga.view import SagaView

FREE = HIGH + 34


@dataclass(frozen=True)
class Row:
    """The free knights, in the words of a language."""

    heading: str
    nobody: str
    cards: tuple[tuple[Card, bool], ...]  # with what is ringed


@lru_cache(maxsize=8)
def page(wide: int, high: int) -> Image.Image:
    """An empty page with its frame."""
    sheet = parchment((wide, high))
    frame(sheet)
    return inks().set(sheet)


def strip_of(view: SagaView, scene: Scene, wide: int) -> Strip:
    """The line with a long name in it loses letters of the name, not its end: the move itself is what matters."""
    seats = view.outcome.winners if view.outcome else view.awaited
    brief = replace(scene, names=tuple(fit("label", NEWS, name, wide // 5) for name in scene.names))
    return Strip(
        wide=wide,
        crests=tuple(view.seats[seat].colour for seat in seats),
        headline=headline(view, scene),
        stage=stage(view, scene),
        urgent=view.final_turn and view.outcome is None,
        change=changed(view, brief),
        title=scene.title,
    )


@lru_cache(maxsize=16)
def strip_image(strip: Strip) -> Image.Image:
    return inks().set(drawn_strip(strip))


def row_of(view: SagaView, scene: Scene) -> Row:
    return Row(
        heading=scene.say("saga-picture-free"),
        nobody=scene.say("saga-picture-no-free"),
        cards=tuple((card, card in scene.rings) for card in view.free),
    )


@lru_cache(maxsize=32)
def drawn_row(row: Row) -> Image.Image:
    image = parchment((PAGE - 2 * MARGIN, FREE))
    pen = ImageDraw.Draw(image)
    left = 14 + write(pen, (8, FREE // 2 + 12), row.heading, "title", 38) + 22
    if not row.cards:
        write(pen, (left, FREE // 2 + 12), row.nobody, "title-italic", 36, colour=INK_SOFT)
    room = image.width - left - 10
    step = min(WIDE + 10, (room - WIDE) // max(1, len(row.cards) - 1))
    for number, (card, ringed) in enumerate(row.cards):
        sprite = small(card, ringed)
        image.paste(sprite, (left + number * step - EDGE, (FREE - HIGH) // 2 - EDGE), sprite)
    return inks().set(image)


def draw(view: SagaView, scene: Scene) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    marks = marks_of(view)
    pieces: list[tuple[Image.Image, tuple[int, int]]] = []
    top = STRIP + 8
    for first in range(0, len(view.realms), COLUMNS):
        realms = view.realms[first : first + COLUMNS]
        lines = lines_of(realms)
        for column, realm in enumerate(realms):
            tile = drawn_tile(tile_of(view, realm, scene, marks, lines))
            pieces.append((tile, (MARGIN + column * (TILE + GAP), top)))
        top += tile_height(lines) + GAP
    pieces.append((drawn_row(row_of(view, scene)), (MARGIN, top - GAP // 2)))
    top += FREE
    for seat in view.seats:
        panel = panel_of(view, seat, scene, marks)
        pieces.append((drawn_panel(panel), (MARGIN, top)))
        top += panel_height(panel) + GAP
    sheet = page(PAGE, top - GAP + MARGIN).copy()
    sheet.paste(strip_image(strip_of(view, scene, PAGE)), (INSET, INSET))
    for image, corner in pieces:
        sheet.paste(image, corner)
    return sheet


def board(view: SagaView, scene: Scene) -> Picture:
    return encode.picture(draw(view, scene), board_alt(view, scene))
