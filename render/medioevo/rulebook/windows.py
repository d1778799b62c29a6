"""Parts of Medioevo's pictures, cut out for the rules."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PIL import Image

from render.figures import Cut, Window
from render.medioevo import projection
from render.medioevo.battle import drawn_half
from render.medioevo.card import ABILITY_BOX, BAND, OPEN, card_of, spare, trimmed
from render.medioevo.dossier import dossier_of
from render.medioevo.fight import side_of
from render.medioevo.groups import HIGH, drawn_group
from render.medioevo.holdings import painted
from render.medioevo.inks import inks
from render.medioevo.layout import Layout
from render.medioevo.map import middles, people
from render.medioevo.marks import mark
from render.medioevo.pacts import drawn_grid
from render.medioevo.realm import drawn_purse
from render.medioevo.relations import grid_of
from render.medioevo.sites import Site, sites_of
from render.medioevo.technology import drawn_ladder, ladder_of, rung_heights
from render.paper import parchment
from render.picture import Scene
from render.sheet import Sheet
from render.sizes import LEAST
from render.sprites import Point
from rules.medioevo.data import Place
from rules.medioevo.view import MedioevoView

_SIZE = (606, 568)  # of a piece of map, before it is enlarged
_LARGER = 1.18  # so that the names of towns can be read
_SCALE = 105.0  # pixels for a flat unit: pieces are as large as in any close-up
_TOWN = 13.5 * 2.2  # the size of the smallest names on it
_WIDE = 1120  # of the realm's sheet, here
_CARD = 23
_HELD = "tokens", "prisoners"  # rows of that sheet, in their order


def country(place: Place, shift: Point = (0.0, 0.0), lit: tuple[Place, ...] = ()) -> Cut:
    """The map around a place, moved by some flat units. `lit`: outlined places."""
    return partial(_country, place, shift, lit)


def _country(place: Place, shift: Point, lit: tuple[Place, ...], view: MedioevoView, scene: Scene) -> Window:
    sites = sites_of(view, scene)
    return _cut(view, sites, scene, place, shift, lit, _SIZE, _SCALE, _LARGER, _TOWN)


def _cut(
    view: MedioevoView,
    sites: dict[Place, Site],
    scene: Scene,
    place: Place,
    shift: Point,
    lit: tuple[Place, ...],
    size: tuple[int, int],
    scale: float,
    larger: float,
    least: float,
) -> Window:
    x, y = projection.centre(place)
    wide, high = size[0] / scale, size[1] / scale
    left, top = x + shift[0] - wide / 2, y + shift[1] - high / 2
    layout = Layout(view.lands, view.seas, (left, top, left + wide, top + high), scale, *size, close=True)
    held = tuple((where, site.holder) for where, site in sites.items() if site.holder and layout.shows(where))
    ground = painted(layout, held)
    sheet = Sheet(ground.indexed, ground.colours, (0, 0), inks())
    mark(sheet, layout, lit, (), scene.rings)
    people(sheet, layout, sites)
    return _larger(sheet.taken((0, 0, *size)), dict(middles(layout, sites)), larger, least)


def trade_lands(place: Place, shift: Point = (0.0, 0.0)) -> Cut:
    """More of the map around a place, without the names of towns."""
    return partial(_trade_lands, place, shift)


def _trade_lands(place: Place, shift: Point, view: MedioevoView, scene: Scene) -> Window:
    nameless = {where: replace(site, area="") for where, site in sites_of(view, scene).items()}
    return _cut(view, nameless, scene, place, shift, (), (716, 670), 91.0, 1.0, 18 * 2.0)


def battle(view: MedioevoView, scene: Scene) -> Window:
    """The attacker's half of the battle sheet."""
    assert view.battle is not None
    image, high = drawn_half(side_of(view, scene, view.battle, "attacker"))
    wide = image.width
    spots: dict[str, Point] = {
        "troops": (386.0, 46.0),
        "dice": (wide - 44.0, 164.0),
        "product": (wide - 150.0, 360.0),
        "penalty": (wide - 104.0, 402.0),
        "attack": (wide - 140.0, 314.0),
        "casualties": (wide - 110.0, 472.0),
    }
    return _larger(image.crop((0, 0, wide, high)), spots, 1.04, LEAST)


def realm(view: MedioevoView, scene: Scene) -> Window:
    """The purse, and the rows of what one holds."""
    dossier = dossier_of(view, scene, view.players[view.seat or 0])
    held = [scene.say(f"medioevo-picture-{name}") for name in _HELD]
    groups = [group for group in dossier.groups if group.label in held]
    rows = [drawn_purse(dossier.purse, _WIDE), *(drawn_group(group, _WIDE) for group in groups)]
    image = parchment((_WIDE + 24, sum(row.height for row in rows) + 16))
    top = 12
    for row in rows:
        image.paste(row.convert("RGB"), (12, top))
        top += row.height
    step = (_WIDE + 12) / len(dossier.purse)
    spots = {entry.icon: (12 + (number + 1) * step - 44, 48.0) for number, entry in enumerate(dossier.purse)}
    for number, group in enumerate(_HELD):
        spots[group] = _WIDE - 40.0, 12.0 + 132 + number * HIGH + HIGH / 2 + 2
    return Window(image, spots, 100.0)


def ladder(view: MedioevoView, scene: Scene) -> Window:
    """The branch of combat on the board of technologies."""
    shown = ladder_of(view, scene, "red")
    image = drawn_ladder(shown, rung_heights(shown))
    spots = {"branch": (image.width - 40.0, 34.0), "cost": (396.0, 92.0)}
    spots |= {"known": (image.width - 130.0, 92.0), "own": (image.width - 100.0, 220.0)}
    return _larger(image, spots, 1.16, LEAST)


def card(view: MedioevoView, scene: Scene) -> Window:
    """An Empire card, without the room that its texts leave."""
    shown = card_of(scene, _CARD, own=True, turned=False)
    free = spare(shown)
    short = trimmed(shown, free).convert("RGB")
    end = OPEN - BAND - 6 - free[0]
    slip = end + 30.0
    spots = {"name": (300.0, 34.0), "points": (164.0, ABILITY_BOX[1] - 30.0), "state": (226.0, ABILITY_BOX[1] - 30.0)}
    spots |= {"ability": (short.width - 40.0, end - 26.0), "objective": (250.0, slip)}
    spots |= {"token": (short.width - 88.0, slip)}
    share = min(1.3, 668 / short.height)
    return _larger(short, spots, share, LEAST)


def standing(view: MedioevoView, scene: Scene) -> Window:
    """Who is at war with whom."""
    image = drawn_grid(grid_of(view, scene))
    wide = 1120
    return Window(image.crop((0, 0, wide, image.height)).convert("RGB"), {}, 100.0)


def _larger(image: Image.Image, spots: dict[str, Point], share: float, least: float) -> Window:
    size = round(image.width * share), round(image.height * share)
    grown = image.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    return Window(grown, {name: (x * share, y * share) for name, (x, y) in spots.items()}, 100.0, least * share)
