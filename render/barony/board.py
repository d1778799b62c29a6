"""The board of Barony: the whole land with the players' cards, or a close-up of one place."""

from __future__ import annotations

from PIL import Image

from render import encode
from render.barony.crowd import Stander, badges, crowd
from render.barony.ground import ground_of
from render.barony.inks import inks
from render.barony.layout import Layout, layout_of
from render.barony.marks import Field, mark_choices, mark_last, mark_numbers, mark_rings, name_again
from render.barony.panel import PLATES, card_of, drawn_card
from render.barony.seasons import season_of
from render.barony.strip import STRIP, drawn_strip, strip_of
from render.barony.words import alt
from render.keep import kept
from render.paper import FRAME, frame, parchment
from render.picture import Picture, Scene
from render.plates import ranked
from render.sheet import Box, Sheet
from rules.barony.land import Hex, land_of
from rules.barony.view import BaronyView


@kept
def _page(layout: Layout, players: int) -> Image.Image:
    """The page with its board and frame, before anything that moves."""
    below = 0 if layout.focus else PLATES.height(players)
    page = parchment((layout.width, STRIP + layout.height + below))
    page.paste(ground_of(layout), (0, STRIP))
    frame(page)
    return inks().set(page)


def draw(view: BaronyView, scene: Scene) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    focus = scene.focus if scene.focus in land_of(view.land).terrain else None
    layout = layout_of(view.land, focus, season_of(view))
    sheet = Sheet(_page(layout, len(view.seats)), ground_of(layout), (0, STRIP), inks())
    stand(sheet, layout, view, scene)
    inset = FRAME + 6
    sheet.stick(drawn_strip(strip_of(view, scene, layout.width)), (inset, inset))
    if focus is None:
        for number, seat in enumerate(ranked(view, view.seats)):
            wide = PLATES.width_of(number, len(view.seats))
            sheet.stick(drawn_card(card_of(view, seat, scene, wide)), PLATES.spot(number, STRIP + layout.height))
    return sheet.indexed


@kept
def whole_ground(layout: Layout) -> Image.Image:
    """The board before anything stands on it, in its palette."""
    return inks().set(ground_of(layout))


def stand(sheet: Sheet, layout: Layout, view: BaronyView, scene: Scene, window: Box | None = None) -> None:
    """All that stands on the board, or in a window of it, with its marks."""
    people(sheet, layout, view, window)
    mark(sheet, layout, view, scene)


def people(sheet: Sheet, layout: Layout, view: BaronyView, window: Box | None = None) -> None:
    for hex_ in layout.hexes:
        if view.pieces.get(hex_) and (window is None or layout.touches(hex_, window)):
            sheet.lay(*crowd(layout, hex_, _standers(view, hex_)))


def mark(sheet: Sheet, layout: Layout, view: BaronyView, scene: Scene, choices: tuple[Hex, ...] = ()) -> None:
    """The rings and over them the last move; then the names and counts in and around those hexes once more, for a mark
    may cover them."""
    field = Field(sheet, layout)
    seen = mark_choices(field, choices)
    mark_rings(field, scene.rings)
    if not scene.marks:
        mark_last(field, view.last)
    steps = (hex_ for step in view.last for hex_ in (step.target, step.origin))
    marked = layout.shown & {*seen, *scene.rings, *steps}
    beside = {other for hex_ in marked for other in layout.land.near[hex_]}
    name_again(field, marked | beside)
    for hex_ in sorted((marked | beside) & layout.shown & view.pieces.keys()):
        for badge, corner in badges(layout, hex_, _standers(view, hex_)):
            sheet.blend(badge, corner)
    mark_numbers(field, scene.marks)


def _standers(view: BaronyView, hex_: Hex) -> tuple[Stander, ...]:
    return tuple((piece.kind, view.seats[piece.seat].colour, piece.count) for piece in view.pieces[hex_])


def board(view: BaronyView, scene: Scene) -> Picture:
    return encode.picture(draw(view, scene), alt(view, scene))
