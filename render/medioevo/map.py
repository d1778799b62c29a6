"""The map with its pieces, before the strip above it and the panels below."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from PIL import ImageDraw

from render.keep import kept
from render.medioevo.arrange import Abroad, Group, arranged
from render.medioevo.holdings import Painted, painted
from render.medioevo.inks import inks
from render.medioevo.layout import EDGE, Layout
from render.medioevo.leaders import lead
from render.medioevo.pages import page
from render.medioevo.regions import regions_of
from render.medioevo.sites import Site, armed
from render.medioevo.stands import Layer, Stand, stand
from render.paper import INK
from render.sheet import Box, Sheet, Spot
from render.sprites import Point
from render.strip import STRIP
from rules.medioevo.data import Place
from rules.medioevo.table import NEAR

DIM = 0.22  # of ink over all that is far from a battle
_CUT = 1 / 3  # of a land on a sheet: with less, its buildings and goods are left out


@kept
def _abroad(layout: Layout) -> Abroad:
    regions = regions_of(layout)

    def share(group: Group, x: float, y: float) -> float:
        wide, high = group.wide / 2, group.high / 2
        return regions.foreign(group.place, (round(x - wide), round(y - high), round(x + wide), round(y + high)))

    return share


def standing(layout: Layout, site: Site) -> Stand:
    """The group of a place as this sheet has room for it: of a land that is hardly on a close-up of another, its
    armies."""
    aside = bool(layout.about) and site.place not in layout.about and not site.sea
    cut = aside and regions_of(layout).seen(layout, site.place) < _CUT
    return stand(armed(site) if cut else site, layout.unit_at(site.place), layout.close)


def middles(layout: Layout, sites: Mapping[Place, Site]) -> Mapping[Place, Point]:
    """Where the groups of all places on the sheet have their middles."""
    groups: list[Group] = []
    for place, site in sites.items():
        spot = layout.spot(place)
        if spot:
            group = standing(layout, site)
            title, pieces = group.title.image, group.pieces.image
            body = (pieces.width, group.gap + pieces.height) if pieces.width > 1 else (0, 0)
            groups.append(Group(place, *spot, title.size, body))
    return arranged(tuple(groups), (layout.width, layout.height), layout.unit, _abroad(layout))


def boxes_of(layout: Layout, sites: Mapping[Place, Site]) -> dict[Place, Box]:
    """What the groups of all places cover, their names among it."""
    found: dict[Place, Box] = {}
    for place, (x, y) in middles(layout, sites).items():
        group = standing(layout, sites[place])
        left, top = round(x - group.width / 2), round(y - group.height / 2)
        found[place] = (left, top, left + group.width, top + group.height)
    return found


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


class Stood(NamedTuple):
    """A layer of a place's group where it lies on the sheet: its name, or its pieces."""

    place: Place
    layer: Layer
    at: Spot
    named: bool

    @property
    def box(self) -> Box:
        (x, y), image = self.at, self.layer.image
        return x, y, x + image.width, y + image.height


def stood(layout: Layout, sites: Mapping[Place, Site]) -> list[Stood]:
    """All groups of the sheet, layer by layer: pieces first, for no piece covers a name."""
    pieces: list[Stood] = []
    names: list[Stood] = []
    for place, (x, y) in middles(layout, sites).items():
        group = standing(layout, sites[place])
        title, body, top = group.title.image, group.pieces.image, y - group.height / 2
        names.append(Stood(place, group.title, (round(x - title.width / 2), round(top)), named=True))
        if body.width > 1:
            corner = (round(x - body.width / 2), round(top + title.height + group.gap))
            pieces.append(Stood(place, group.pieces, corner, named=False))
    return [*pieces, *names]


def parts_of(groups: Iterable[Stood]) -> dict[Place, list[Box]]:
    """What the layers of every place cover."""
    found: dict[Place, list[Box]] = {}
    for one in groups:
        found.setdefault(one.place, []).append(one.box)
    return found


def people(sheet: Sheet, layout: Layout, sites: Mapping[Place, Site], places: Collection[Place] | None = None) -> None:
    """Sets everything that stands on the map, or in some places of it."""
    ground = ground_of(layout, sites)
    shown = sites if places is None else {place: sites[place] for place in places}
    groups = stood(layout, shown)
    lead(sheet, layout, boxes_of(layout, shown), parts_of(groups))
    for one in groups:
        _set(sheet, ground, one.layer, one.at)


def spotlight(sheet: Sheet, layout: Layout, sites: Mapping[Place, Site], place: Place) -> None:
    """Dims the map but for a place that is fought for and its neighbours, whose pieces are all still seen."""
    lit = (place, *NEAR[place])
    mask = regions_of(layout).beyond(lit, (layout.width, layout.height))
    pen = ImageDraw.Draw(mask)
    boxes = boxes_of(layout, sites)
    for near in lit:
        if near in boxes:
            pen.rounded_rectangle(boxes[near], 12, 0)
    sheet.veil(mask, INK, DIM)


def _set(sheet: Sheet, ground: Painted, layer: Layer, at: Spot) -> None:
    """Most pieces stand where they stood, with nothing but the ground below them."""
    if sheet.untouched((at[0], at[1], at[0] + layer.image.width, at[1] + layer.image.height)):
        sheet.lay(ground.under(layer, at), at)
    else:
        sheet.blend(layer.image, at)
