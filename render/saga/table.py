"""The public table: six realms, the free knights, and every player's place. Nothing in it depends on who looks."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render import encode
from render.keep import kept
from render.paper import INK_SOFT, parchment
from render.picture import Picture, Scene
from render.plates import ranked
from render.saga.cards import EDGE, HIGH, WIDE, gap, small
from render.saga.close import draw_close
from render.saga.inks import inks
from render.saga.marks import marks_of
from render.saga.page import Piece, laid, page, strip_image, strip_of
from render.saga.players import drawn_panel, panel_height, panel_of
from render.saga.realms import COLUMNS, GAP, MARGIN, PAGE, SMALL, TILE, drawn_tile, lines_of, tile_height, tile_of
from render.saga.words import board_alt, close_alt
from render.strip import INSET, STRIP
from render.type import write
from rules.saga.data import Card
from rules.saga.view import SagaView

FREE = HIGH + 34


@dataclass(frozen=True)
class Row:
    """The free knights, in the words of a language."""

    heading: str
    nobody: str
    cards: tuple[tuple[Card, bool], ...]  # with what is ringed
    gone: tuple[Card, ...] = ()  # just recruited: they leave a gap


def row_of(view: SagaView, scene: Scene) -> Row:
    return Row(
        heading=scene.say("saga-picture-free"),
        nobody=scene.say("saga-picture-no-free"),
        cards=tuple((card, card in scene.rings) for card in view.free),
        gone=tuple(step.card for step in view.last if step.kind == "recruit" and step.card),
    )


@kept
def drawn_row(row: Row) -> Image.Image:
    image = parchment((PAGE - 2 * MARGIN, FREE))
    pen = ImageDraw.Draw(image)
    left = 14 + write(pen, (8, FREE // 2 + 12), row.heading, "title", 38) + 22
    lay_knights(image, row, left)
    return inks().set(image)


def lay_knights(image: Image.Image, row: Row, left: int) -> None:
    """The free knights side by side from there on, or that there are none; then the gaps of those just recruited."""
    top = (image.height - HIGH) // 2
    if not row.cards:
        at, pen = (left, image.height // 2 + 12), ImageDraw.Draw(image)
        left += write(pen, at, row.nobody, "title-italic", SMALL, colour=INK_SOFT) + 24
    count = len(row.cards) + len(row.gone)
    step = min(WIDE + 10, (image.width - left - 10 - WIDE) // max(1, count - 1))
    sprites = [*(small(card, ringed) for card, ringed in row.cards), *(gap(card) for card in row.gone)]
    for number, sprite in enumerate(sprites):
        image.paste(sprite, (left + number * step - EDGE, top - EDGE), sprite)


def draw(view: SagaView, scene: Scene) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    marks = marks_of(view)
    pieces: list[Piece] = [(strip_image(strip_of(view, scene, PAGE)), (INSET, INSET))]
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
    for seat in ranked(view, view.seats):
        panel = panel_of(view, seat, scene, marks)
        pieces.append((drawn_panel(panel), (MARGIN, top)))
        top += panel_height(panel) + GAP
    return laid(page(PAGE, top - GAP + MARGIN), pieces)


def board(view: SagaView, scene: Scene) -> Picture:
    """The whole table, or one realm in close-up."""
    realm = next((realm for realm in view.realms if realm.colour == scene.focus), None)
    if realm:
        return encode.picture(draw_close(view, scene, realm), close_alt(view, scene, realm))
    return encode.picture(draw(view, scene), board_alt(view, scene))
