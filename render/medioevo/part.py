"""The part of the map that a question of Medioevo is about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PIL import Image

from render import encode
from render.keep import kept
from render.marks import pip
from render.medioevo.alts import board_alt
from render.medioevo.arrange import Group, arranged
from render.medioevo.board import lit
from render.medioevo.inks import inks
from render.medioevo.layout import Layout, part_of
from render.medioevo.map import ground_of, people
from render.medioevo.marks import mark
from render.medioevo.overview import tokens
from render.medioevo.sites import Host, Site, sites_of
from render.medioevo.stands import below, beside, lettering
from render.paper import INK
from render.part import LEAST, framed
from render.picture import Picture, Scene
from render.sheet import Sheet
from rules.medioevo.data import Place
from rules.medioevo.view import MedioevoView

_DISC = 38  # pixels across a number
_NAMED = 14  # places that there is room to name
_FAR, _APART = 1.4, 6  # how far groups may be moved, in units of the arrangement; pixels between them


def _told(view: MedioevoView, scene: Scene) -> tuple[Place, ...]:
    """The places that the picture is about: those of a question, else a battle, else all."""
    there = (*view.lands, *view.seas)
    named = tuple(place for place in scene.about if place in there)
    return named or ((view.battle.place,) if view.battle else there)


@kept
def _group(hosts: tuple[Host, ...], battle: bool, number: str, name: str) -> Image.Image:
    """All armies of a place, and above them its number and its name."""
    tag = [pip(number, _DISC)] if number else []
    tag += [lettering(name, "title", LEAST, INK, 3)] if name else []
    armies = [tokens(hosts, battle)] if hosts else []
    return below([*([beside(tag, 4, low=False)] if tag else []), *armies], 2)


def _set_groups(sheet: Sheet, layout: Layout, sites: Mapping[Place, Site], scene: Scene) -> None:
    """Armies as tokens, and on the places that the question is about their numbers and names: moved apart. Where there
    are very many of these, numbers must do."""
    numbers = dict(scene.numbers)
    named = scene.about if len(scene.about) <= _NAMED else scene.chosen
    groups: dict[Place, Image.Image] = {}
    for place in filter(layout.holds, sites):
        site = sites[place]
        name = site.name if place in named else ""
        if site.hosts or name or place in numbers:
            groups[place] = _group(site.hosts, site.battle, numbers.get(place, ""), name)
    sized = [
        Group(place, *layout.centre(place), (group.width + _APART, group.height + _APART))
        for place, group in groups.items()
    ]
    middles = arranged(tuple(sized), (layout.width, layout.height), _FAR)
    for place, group in groups.items():
        x, y = middles[place]
        sheet.blend(group, (round(x - group.width / 2), round(y - group.height / 2)))


def looked_at(view: MedioevoView, scene: Scene) -> Layout:
    """Which part of the map is seen, and how large."""
    return part_of(_told(view, scene), view.lands, view.seas)


def draw(view: MedioevoView, scene: Scene) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    sites, layout = sites_of(view, scene), looked_at(view, scene)
    board = ground_of(layout, sites)
    sheet = Sheet(board.indexed, board.colours, (0, 0), inks())
    mark(sheet, layout, (*lit(view), *scene.rings), (), scene.chosen if layout.close else scene.about)
    if layout.close:
        people(sheet, layout, sites)
    else:
        _set_groups(sheet, layout, sites, scene)
    return framed(sheet.indexed, inks())


def part(view: MedioevoView, scene: Scene) -> Picture:
    return encode.picture(draw(view, scene), board_alt(view, replace(scene, rings=scene.about)))
