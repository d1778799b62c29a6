"""The map with its pieces, before the strip above it and the panels below."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from render.medioevo.arrange import Sized, arranged
from render.medioevo.holdings import Painted, painted
from render.medioevo.inks import inks
from render.medioevo.layout import EDGE, Layout
from render.medioevo.pages import page
from render.medioevo.sites import Site
from render.medioevo.stands import Layer, stand
from render.sheet import Sheet, Spot
from render.sprites import Point
from render.strip import STRIP
from rules.medioevo.data import Place


def middles(layout: Layout, sites: Mapping[Place, Site]) -> Mapping[Place, Point]:
    """Where the groups of all places on the sheet have their middles."""
    groups: list[Sized] = []
    for place, site in sites.items():
        spot = layout.spot(place)
        if spot:
            group = stand(site, layout.unit, layout.close)
            groups.append((place, *spot, group.width, group.height))
    return arranged(tuple(groups), (layout.width, layout.height), layout.unit)


def ground_of(layout: Layout, sites: Mapping[Place, Site]) -> Painted:
    """Only what is seen of who holds what: a conquest far away changes nothing here."""
    held = ((place, site.holder) for place, site in sites.items() if site.holder and layout.shows(place))
    return painted(layout, tuple(held))


def sheet_of(layout: Layout, sites: Mapping[Place, Site], below: int) -> Sheet:
    """The coloured map on its page; `below`: pixels left free under it."""
    board = ground_of(layout, sites)
    sheet = Sheet(page(layout.page_width, STRIP + layout.height + below), board.colours, (EDGE, STRIP), inks())
    sheet.stick(board.indexed, (EDGE, STRIP))
    return sheet


def people(sheet: Sheet, layout: Layout, sites: Mapping[Place, Site], places: Collection[Place] | None = None) -> None:
    """Sets everything that stands on the map, or in some places of it. Names of lands come last: no piece covers
    them. Those of seas come first: a ship's level tells more."""
    ground = ground_of(layout, sites)
    under: list[tuple[Layer, Spot]] = []
    pieces: list[tuple[Layer, Spot]] = []
    over: list[tuple[Layer, Spot]] = []
    shown = sites if places is None else {place: sites[place] for place in places}
    for place, (x, y) in middles(layout, shown).items():
        group = stand(sites[place], layout.unit, layout.close)
        corner = (round(x - group.title.image.width / 2), round(y - group.height / 2))
        (under if sites[place].sea else over).append((group.title, corner))
        if group.pieces.image.width > 1:
            top = y - group.height / 2 + group.title.image.height + group.gap
            pieces.append((group.pieces, (round(x - group.pieces.image.width / 2), round(top))))
    for layer, at in (*under, *pieces, *over):
        _set(sheet, ground, layer, at)


def _set(sheet: Sheet, ground: Painted, layer: Layer, at: Spot) -> None:
    """Most pieces stand where they stood, with nothing but the ground below them."""
    if sheet.untouched((at[0], at[1], at[0] + layer.image.width, at[1] + layer.image.height)):
        sheet.lay(ground.under(layer, at), at)
    else:
        sheet.blend(layer.image, at)
