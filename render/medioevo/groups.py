"""The rows of a realm's sheet: things under one label, such as troops, prisoners and tokens."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.keep import kept
from render.medioevo import points, symbols
from render.medioevo.dossier import Group
from render.medioevo.inks import inks
from render.medioevo.pages import WIDE
from render.medioevo.pieces import UNIT_SIGNS
from render.medioevo.realms import NOBODY
from render.medioevo.sites import Host
from render.medioevo.sketch import sprite, tincture
from render.medioevo.stands import badge, host, token
from render.paper import INK, INK_PALE, INK_SOFT, PARCHMENT_LIGHT, parchment
from render.sizes import LEAST
from render.type import width, write
from rules.medioevo.data import UnitType

HIGH = 100
_LABEL = 330  # where a row's things begin
_HALF = (WIDE - 24) // 2


def _things(group: Group, high: int) -> list[Image.Image]:
    """What is in a row: banners, tokens, or troops in reserve."""
    found: list[Image.Image] = [host(Host(owner, troops), high / 46) for owner, troops in group.hosts]
    for colour, free, used in group.tokens:
        disc = points.point(colour, high)
        found += [_counted(disc, free)] if free else []
        found += [_counted(points.point(colour, high, True), used)] if used else []
    for kind, count in group.reserve:
        if kind == "control":
            icon = token(group.owner, high) if group.owner != NOBODY else symbols.point(INK_PALE, high)
        else:
            unit: UnitType = kind  # type: ignore[assignment]
            icon = sprite(UNIT_SIGNS[unit], tincture(group.owner), high)
        found.append(_counted(icon, count))
    return found


def _counted(icon: Image.Image, count: int) -> Image.Image:
    number = badge(str(count), round(icon.height * 0.56), PARCHMENT_LIGHT, INK)
    image = Image.new("RGBA", (icon.width + number.width - 8, icon.height + 4), (*PARCHMENT_LIGHT, 0))
    image.alpha_composite(icon, (0, 2))
    image.alpha_composite(number, (icon.width - 8, icon.height + 4 - number.height))
    return image


def _fits_half(group: Group) -> bool:
    """Whether a group needs no more than half a row."""
    if group.told:
        taken = width("label", LEAST, " · ".join(group.told))
    else:
        things = _things(group, 64)
        taken = sum(thing.width + 12 for thing in things) or width("title-italic", 34, group.nothing)
    return taken <= _HALF - _LABEL - 8


def rows_of(groups: tuple[Group, ...]) -> list[Image.Image]:
    """The groups below one another; two that are short stand in one row."""
    rows: list[Image.Image] = []
    waiting = list(groups)
    while waiting:
        group = waiting.pop(0)
        if waiting and _fits_half(group) and _fits_half(waiting[0]):
            row = inks().set(parchment((WIDE, HIGH)))
            row.paste(drawn_group(group, _HALF), (0, 0))
            row.paste(drawn_group(waiting.pop(0), _HALF), (WIDE - _HALF, 0))
            rows.append(row)
        else:
            rows.append(drawn_group(group))
    return rows


@kept
def drawn_group(group: Group, wide: int = WIDE) -> Image.Image:
    image = parchment((wide, HIGH))
    pen = ImageDraw.Draw(image)
    pen.line((4, 2, wide - 4, 2), INK_PALE, 2)
    write(pen, (4, HIGH // 2 + 14), group.label, "title", 36, room=_LABEL - 20)
    left = _LABEL
    if group.told:
        write(pen, (left, HIGH // 2 + 14), " · ".join(group.told), "label", LEAST, room=wide - left - 8)
        return inks().set(image)
    things = _things(group, 64)
    if not things:
        write(pen, (left, HIGH // 2 + 14), group.nothing, "title-italic", 34, colour=INK_SOFT)
    taken = sum(thing.width for thing in things)
    gap = min(26, (wide - left - taken) // max(1, len(things)))
    for thing in things:
        image.paste(thing, (left, (HIGH - thing.height) // 2 + 2), thing)
        left += thing.width + gap
    return inks().set(image)
