"""The public map: whole, with the state of the turn and the players' cards, or one place, sea or realm close up."""

from __future__ import annotations

from PIL import Image

from render import encode
from render.medioevo.absent import name_absent
from render.medioevo.alts import board_alt, close_alt
from render.medioevo.caption import caption_height, caption_spot, drawn_caption
from render.medioevo.force import marks_of
from render.medioevo.inks import inks
from render.medioevo.layout import CLOSE_WIDTH, WIDTH, closer, meant, whole
from render.medioevo.map import people, sheet_of, spotlight
from render.medioevo.marks import mark
from render.medioevo.panel import card_of, corner, drawn_card, panel_height, seats_in_order
from render.medioevo.realms import crests
from render.medioevo.sites import Site, sites_of
from render.medioevo.status import MARGIN, STATUS, drawn_status, status_of
from render.medioevo.words import changed, headline, phase_name, stage
from render.picture import Picture, Scene
from render.sheet import Sheet
from render.strip import INSET, STRIP, Strip, drawn_strip
from render.words import won_by
from rules.medioevo.data import EVENTS, Place
from rules.medioevo.view import MedioevoView

Sites = dict[Place, Site]
_ABSENT = 38  # the size of the names of realms that are not in play


def strip_of(view: MedioevoView, scene: Scene, wide: int) -> Strip:
    broad, whole_map = wide > CLOSE_WIDTH, wide >= WIDTH
    return Strip(
        wide=wide,
        crests=crests(view, view.outcome.winners if view.outcome else view.awaited),
        turn=headline(view, scene, most=2 if whole_map else 1),
        short=won_by(view, scene),
        stage=stage(view, scene) if broad else phase_name(view, scene) or stage(view, scene),
        last=view.turn == view.turns and view.outcome is None,
        change=changed(view, scene),
        title=scene.title,
    )


def close_up(view: MedioevoView, scene: Scene) -> Place | None:
    """The place of the action, worth a closer look: what is asked about, a battle, or the latest news."""
    if view.battle and not scene.rings:
        return view.battle.place
    told = [place for place in scene.rings or scene.news if place in view.lands or place in view.seas]
    return told[-1] if told else None


def lit(view: MedioevoView) -> tuple[Place, ...]:
    """Where something is going on: a battle, or the event in effect."""
    if view.battle:
        return (view.battle.place,)
    return EVENTS[view.event].lands if view.event else ()


def _finish(sheet: Sheet, view: MedioevoView, scene: Scene, wide: int) -> None:
    sheet.stick(drawn_strip(strip_of(view, scene, wide), inks()), (INSET, INSET))


def draw(view: MedioevoView, scene: Scene) -> Image.Image:
    """The whole map in its palette, ready to be encoded."""
    layout = whole(view.lands, view.seas)
    players = len(view.players)
    sites = sites_of(view, scene)
    sheet = sheet_of(layout, sites, STATUS + panel_height(players))
    name_absent(sheet, layout, scene, _ABSENT)
    mark(sheet, layout, lit(view), scene.news, scene.rings)
    people(sheet, layout, sites)
    if view.battle:
        spotlight(sheet, layout, sites, view.battle.place)
    top = STRIP + layout.height
    sheet.stick(drawn_status(status_of(view, scene)), (MARGIN, top))
    for number, seat in enumerate(seats_in_order(view)):
        rank = number + 1 if seat in view.order else 0
        card = drawn_card(card_of(view, scene, rank, view.players[seat]))
        sheet.stick(card, corner(number, players, top + STATUS))
    _finish(sheet, view, scene, layout.page_width)
    return sheet.indexed


def draw_close(view: MedioevoView, scene: Scene, focus: str, sites: Sites) -> Image.Image:
    layout = closer(focus, view.lands, view.seas)
    marks = marks_of(view, scene, (place for place in sites if layout.spot(place)))
    sheet = sheet_of(layout, sites, caption_height(marks))
    mark(sheet, layout, lit(view), scene.news, scene.rings)
    people(sheet, layout, sites)
    if marks:
        sheet.stick(drawn_caption(marks), caption_spot(STRIP + layout.height))
    _finish(sheet, view, scene, layout.page_width)
    return sheet.indexed


def board(view: MedioevoView, scene: Scene) -> Picture:
    places = meant(scene.focus, view.lands, view.seas)
    if places and scene.focus:
        sites = sites_of(view, scene)
        return encode.picture(draw_close(view, scene, scene.focus, sites), close_alt(view, scene, places))
    return encode.picture(draw(view, scene), board_alt(view, scene))
