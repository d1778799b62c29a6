"""The board of Torres: all squares with the score track around them and the players' cards below, or a close-up."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from render import encode
from render.keep import kept
from render.paper import frame, parchment
from render.picture import Picture, Scene
from render.plates import EDGE, ranked
from render.sheet import Sheet
from render.sizes import LEAST
from render.strip import INSET, STRIP, Strip, brief, drawn_strip, news_room
from render.torres.castles import build, mark_areas
from render.torres.figures import place_figures
from render.torres.ground import ground_of
from render.torres.inks import inks
from render.torres.layout import Layout, layout_of
from render.torres.marks import Field, mark_choices, mark_last, mark_numbers, mark_rings, name_again
from render.torres.panel import PLATES, card_of, drawn_card
from render.torres.seasons import season_of
from render.torres.shared import drawn_shared, shared_height, shared_of
from render.torres.track import place_markers
from render.torres.words import alt, stage, tellings
from render.type import width
from render.words import headline, won_by
from rules.torres.data import YEARS
from rules.torres.land import Square
from rules.torres.view import TorresView


@kept
def _page(layout: Layout, below: int) -> Image.Image:
    """The page with its empty board and frame."""
    page = parchment((layout.width, STRIP + layout.height + below))
    frame(page)
    low = layout.height if below else layout.height - INSET  # a close-up ends at the page's frame
    page.paste(ground_of(layout).crop((INSET, 0, layout.width - INSET, low)), (INSET, STRIP))
    return inks().set(page)


def strip_of(view: TorresView, scene: Scene, wide: int) -> Strip:
    """A line that is too long for all that happened tells less of it."""
    seats = view.outcome.winners if view.outcome else view.awaited
    short = replace(scene, names=brief(scene.names, wide))
    room, change = news_room(wide, len(seats)), ""
    for change in tellings(view, short):
        if width("label", LEAST, change) <= room:
            break
    return Strip(
        wide=wide,
        crests=tuple(view.seats[seat].colour for seat in seats),
        turn=headline(view, scene),
        short=won_by(view, scene),
        stage=stage(view, scene),
        last=view.phase == "turns" and view.year == YEARS and view.round == view.rounds,
        change=change,
        title=scene.title,
        mover="" if view.last_seat is None else view.seats[view.last_seat].colour,
    )


def stand(sheet: Sheet, layout: Layout, view: TorresView, scene: Scene, choices: tuple[Square, ...] = ()) -> None:
    """All that stands on the board."""
    build(sheet, layout, view.heights)
    field = Field(sheet, layout, view.heights)
    seen = mark_choices(field, choices)
    place_figures(sheet, layout, view)
    if not scene.marks:
        mark_last(field, view.last)
    mark_rings(field, scene.rings)
    name_again(field, view.last, (*seen, *scene.rings))
    mark_areas(sheet, layout, view.castles)
    mark_numbers(field, scene.marks)
    if layout.track:
        place_markers(sheet, view)


def draw(view: TorresView, scene: Scene) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    layout = layout_of(scene.focus, season_of(view))
    players = len(view.seats)
    below = shared_height(view) + PLATES.height(players) if layout.focus is None else 0
    sheet = Sheet(_page(layout, below), ground_of(layout), (0, STRIP), inks())
    stand(sheet, layout, view, scene)
    sheet.stick(drawn_strip(strip_of(view, scene, layout.width), inks()), (INSET, INSET))
    if layout.focus is None:
        top = STRIP + layout.height
        sheet.stick(drawn_shared(shared_of(view, scene)), (EDGE, top))
        for number, seat in enumerate(ranked(view, view.seats)):
            wide = PLATES.width_of(number, players)
            sheet.stick(drawn_card(card_of(view, seat, scene, wide)), PLATES.spot(number, top + shared_height(view)))
    return sheet.indexed


def board(view: TorresView, scene: Scene) -> Picture:
    return encode.picture(draw(view, scene), alt(view, scene))
