"""The map as an overview: whose land is whose, and one token for every army."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image, ImageDraw

from render.keep import kept
from render.medioevo import symbols
from render.medioevo.arrange import Group, arranged
from render.medioevo.layout import Layout
from render.medioevo.realms import BARBARIAN, NOBODY
from render.medioevo.sites import Host, Site
from render.medioevo.sketch import on_tincture, rimmed, tincture
from render.medioevo.stands import beside, blank
from render.paper import INK, PARCHMENT_LIGHT
from render.seats import charge, seat_of
from render.sheet import Sheet
from render.type import font
from rules.medioevo.data import Place

TYPE = 33  # the size of the numbers: 11 pixels on a phone
_HIGH = 36
_CHARGE = 26
_FAR = 1.4  # how far tokens may be moved, in units of the arrangement
_CLASH = 64
_APART = 6  # pixels between tokens; the arrangement allows for half of that


@kept
def army_token(owner: str, count: int) -> Image.Image:
    """The owner's charge and how many units there are, as an RGBA sprite."""
    fine, text = 3, str(count)
    face = font("label-bold", TYPE * fine)
    wide = _CHARGE + 10 + round(face.getlength(text) / fine) + 5
    image = Image.new("RGBA", (wide * fine, _HIGH * fine), (*INK, 0))
    pen = ImageDraw.Draw(image)
    back, front = tincture(owner), on_tincture(owner)
    for inset, shade in ((0, PARCHMENT_LIGHT), (1.4, INK), (3.0, back)):
        reach = inset * fine
        box = (reach, reach, image.width - 1 - reach, image.height - 1 - reach)
        pen.rounded_rectangle(box, (9 - inset) * fine, fill=shade)
    if owner not in (BARBARIAN, NOBODY):
        mask = charge(seat_of(owner).charge, _CHARGE, fine)
        image.paste((*front, 255), (5 * fine, (image.height - mask.height) // 2), mask)
    spot = (image.width - 5 * fine - face.getlength(text), image.height * 0.5 + TYPE * 0.34 * fine)
    if rimmed(owner):
        pen.text(spot, text, INK, face, anchor="ls", stroke_width=2 * fine)
    pen.text(spot, text, front, face, anchor="ls")
    small = image.resize((wide, _HIGH), Image.Resampling.LANCZOS)
    if owner == BARBARIAN:
        small.alpha_composite(symbols.skull(_CHARGE), (5, (_HIGH - _CHARGE) // 2))
    return small


@kept
def tokens(hosts: tuple[Host, ...], battle: bool) -> Image.Image:
    """All armies of a place side by side; over a battle, crossed swords."""
    row = beside([army_token(host.owner, sum(count for _, count in host.troops)) for host in hosts], -2)
    if not battle:
        return row
    clash = symbols.clash(_CLASH)
    image = blank(max(row.width, clash.width), row.height + clash.height - 8)
    image.alpha_composite(clash, ((image.width - clash.width) // 2, 0))
    image.alpha_composite(row, ((image.width - row.width) // 2, clash.height - 8))
    return image


def spread(layout: Layout, sites: Mapping[Place, Site]) -> dict[Place, tuple[int, int]]:
    """Where the tokens of all places have their corners: moved apart, on the sheet."""
    groups: list[Group] = []
    for place, site in sites.items():
        spot = layout.spot(place)
        if spot and site.hosts:
            image = tokens(site.hosts, site.battle)
            groups.append(Group(place, *spot, (image.width + _APART, image.height + _APART)))
    middles = arranged(tuple(groups), (layout.width, layout.height), _FAR)
    return {
        group.place: (
            round(middles[group.place][0] - group.wide / 2),
            round(middles[group.place][1] - group.high / 2),
        )
        for group in groups
    }


def set_tokens(sheet: Sheet, layout: Layout, sites: Mapping[Place, Site]) -> None:
    for place, corner in spread(layout, sites).items():
        sheet.blend(tokens(sites[place].hosts, sites[place].battle), corner)
