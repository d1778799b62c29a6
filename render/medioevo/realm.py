"""A realm's sheet: money and debts, knowledge, Empire cards, tokens, prisoners and reserve. What is secret is shown to
its owner only: the rest of the table sees the same sheet without it."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render import encode
from render.keep import kept
from render.medioevo import points, symbols
from render.medioevo.alts import realm_alt
from render.medioevo.card import character
from render.medioevo.dossier import CardRow, Dossier, Entry, Group, dossier_of, player_meant
from render.medioevo.force import CLASH, Mark
from render.medioevo.inks import inks
from render.medioevo.pages import PAGE, WIDE, notice_page, stacked
from render.medioevo.pieces import UNIT_SIGNS
from render.medioevo.points import BRANCHES, on
from render.medioevo.realms import NOBODY
from render.medioevo.signs import sign
from render.medioevo.sites import Host
from render.medioevo.sketch import sprite, tincture
from render.medioevo.stands import badge, host, token
from render.paper import INK, INK_FAINT, INK_PALE, INK_SOFT, PARCHMENT_DEEP, PARCHMENT_LIGHT, Colour, mix, parchment
from render.picture import Picture, Scene
from render.seats import shield
from render.strip import Strip
from render.type import Face, width, write
from render.wrap import lines
from rules.medioevo.data import UnitType
from rules.medioevo.view import MedioevoView

_TEXT = 34  # the least size of type that matters
_PURSE = 132
_RUNG = 74
_CARD = 88
_GROUP = 112
_LINE = 44
_LABEL = 330  # where a row's things begin
_FEW = 4  # things in force that stand below one another

ICONS = {"florins": symbols.florin, "honour": symbols.honour, "loans": symbols.debt, "tax": symbols.chest,
          "upkeep": symbols.purse, "blood": symbols.drop}  # fmt: skip


def _box(pen: ImageDraw.ImageDraw, box: tuple[float, float, float, float], fill: Colour = PARCHMENT_LIGHT) -> None:
    pen.rounded_rectangle(box, 12, fill=fill, outline=INK, width=2)


@kept
def drawn_purse(entries: tuple[Entry, ...], wide: int = WIDE) -> Image.Image:
    """Numbers that matter, each in a box of its own."""
    image = parchment((wide, _PURSE))
    pen = ImageDraw.Draw(image)
    step = (wide + 12) / len(entries)
    for number, entry in enumerate(entries):
        left = number * step
        _box(pen, (left, 4, left + step - 12, _PURSE - 8))
        icon = ICONS[entry.icon](58)
        image.paste(icon, (round(left) + 12, 14), icon)
        write(pen, (left + 80, 62), entry.value, "label-bold", 48, room=round(step) - 100)
        write(pen, (left + 16, 110), entry.label, "label", _TEXT, room=round(step) - 40, colour=INK_SOFT)
    return inks().set(image)


@kept
def _knowledge(branches: tuple[str, ...], names: tuple[tuple[str, ...], ...], levels: tuple[int, ...]) -> Image.Image:
    """Six branches of four technologies; what is known is filled."""
    image = parchment((WIDE, 5 * _RUNG + 16))
    pen = ImageDraw.Draw(image)
    step = (WIDE + 10) / len(branches)
    for column, (name, (branch, colour)) in enumerate(zip(branches, BRANCHES.items(), strict=True)):
        left, right = column * step, (column + 1) * step - 10
        pen.rectangle((left, 2, right, _RUNG), fill=colour, outline=INK, width=2)
        _rung(pen, name, (left, right, 0), on(branch), "label-bold")
        for rung, technology in enumerate(names[column]):
            top, known = (rung + 1) * _RUNG, rung < levels[column]
            fill = mix(colour, PARCHMENT_LIGHT, 0.55) if known else PARCHMENT_LIGHT
            pen.rectangle((left, top, right, top + _RUNG), fill=fill, outline=INK if known else INK_PALE, width=2)
            shade = INK if known else INK_SOFT if rung == levels[column] else INK_FAINT
            _rung(pen, technology, (left, right, top), shade, "label")
    return inks().set(image)


def _rung(pen: ImageDraw.ImageDraw, text: str, place: tuple[float, float, int], colour: Colour, face: Face) -> None:
    """A name in one line or two, in the middle of its box."""
    left, right, top = place
    room = round(right - left) - 8
    size = next((s for s in range(34, 28, -1) if all(width(face, s, w) <= room for w in text.split())), 28)
    rows = lines(face, size, text, room)[:2]
    base = top + _RUNG // 2 + 12 - (len(rows) - 1) * 17
    for number, row in enumerate(rows):
        write(pen, ((left + right) / 2, base + number * 34), row, face, size, room=room, anchor="ms", colour=colour)


@kept
def _cards(title: str, cards: tuple[CardRow, ...], nothing: str) -> Image.Image:
    rows = max(1, -(-len(cards) // 2))
    high = _CARD if not any(card.progress for card in cards) else _CARD + 14
    image = parchment((WIDE, 52 + rows * high + 8))
    pen = ImageDraw.Draw(image)
    write(pen, (4, 38), title, "title", 38)
    if not cards:
        write(pen, (24, 52 + 52), nothing, "title-italic", 36, colour=INK_SOFT)
    step = (WIDE + 14) / 2
    for number, card in enumerate(cards):
        left, top = number % 2 * step, 52 + number // 2 * high
        _box(pen, (left, top, left + step - 14, top + high - 10), PARCHMENT_DEEP if card.turned else PARCHMENT_LIGHT)
        icon = character(card.number, 62, card.turned)
        image.paste(icon, (round(left) + 8, top + 8), icon)
        right = round(left + step - 26)
        for alternative in reversed(card.points):
            for colour in reversed(alternative):
                right -= 34
                disc = points.point(colour, 36, card.turned)
                image.paste(disc, (right, top + 21), disc)
            right -= 14
        shade = INK_SOFT if card.turned else INK
        room = right - round(left) - 84
        size = next((size for size in range(36, 28, -1) if width("label-bold", size, card.name) <= room), 28)
        base = top + 50 if not card.progress else top + 40
        write(pen, (left + 78, base), card.name, "label-bold", size, room=room, colour=shade)
        if card.progress:
            write(pen, (left + 78, top + 80), card.progress, "label", 30, room=room, colour=INK_SOFT)
    return inks().set(image)


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


@kept
def drawn_group(group: Group, wide: int = WIDE) -> Image.Image:
    image = parchment((wide, _GROUP))
    pen = ImageDraw.Draw(image)
    pen.line((4, 2, wide - 4, 2), INK_PALE, 2)
    write(pen, (4, _GROUP // 2 + 14), group.label, "title", 36, room=_LABEL - 20)
    left = _LABEL
    if group.told:
        write(pen, (left, _GROUP // 2 + 14), " · ".join(group.told), "label", _TEXT, room=wide - left - 8)
        return inks().set(image)
    things = _things(group, 64)
    if not things:
        write(pen, (left, _GROUP // 2 + 14), group.nothing, "title-italic", 34, colour=INK_SOFT)
    taken = sum(thing.width for thing in things)
    gap = min(26, (wide - left - taken) // max(1, len(things)))
    for thing in things:
        image.paste(thing, (left, (_GROUP - thing.height) // 2 + 2), thing)
        left += thing.width + gap
    return inks().set(image)


def _mark_icon(mark: Mark) -> Image.Image:
    if mark.sign == CLASH:
        return symbols.clash(40)
    if mark.sign:
        return sign(mark.sign, 42)
    return shield(mark.owner, 44) if mark.owner and mark.owner != NOBODY else symbols.card(40)


@kept
def _force(title: str, told: tuple[Mark, ...]) -> Image.Image:
    """What is in force, in two columns if it is much: each with the sign that stands for it on the map."""
    columns = 2 if len(told) > _FEW else 1
    step = (WIDE + 24) // columns
    rows = [(mark, lines("label", _TEXT, mark.text, step - 24 - 66)) for mark in told]
    heights = [_LINE * len(row) + 8 for _, row in rows]
    half = sum(heights) / columns
    cut = next(n for n in range(len(rows) + 1) if sum(heights[:n]) >= half) if columns > 1 else len(rows)
    image = parchment((WIDE, 52 + max(sum(heights[:cut]), sum(heights[cut:])) + 12))
    pen = ImageDraw.Draw(image)
    write(pen, (4, 38), title, "title", 38)
    for number, (mark, row) in enumerate(rows):
        left, top = (0, sum(heights[:number])) if number < cut else (step, sum(heights[cut:number]))
        icon = _mark_icon(mark)
        image.paste(icon, (left + 8 + (44 - icon.width) // 2, 52 + top + 2), icon)
        for line, text in enumerate(row):
            write(pen, (left + 62, 52 + top + 34 + _LINE * line), text, "label", _TEXT, room=step - 24 - 62)
    return inks().set(image)


def _strip(dossier: Dossier, scene: Scene) -> Strip:
    return Strip(
        wide=PAGE,
        crests=() if dossier.owner == NOBODY else (dossier.owner,),
        turn=dossier.name,
        stage=dossier.stage,
        last=False,
        change=dossier.realm,
        title=scene.title,
    )


def draw(view: MedioevoView, scene: Scene) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    player = player_meant(view, scene)
    if player is None:
        return notice_page(scene.say("medioevo-picture-realm-nobody"))
    dossier = dossier_of(view, scene, player)
    parts = [
        drawn_purse(dossier.purse),
        _knowledge(dossier.branches, dossier.technologies, dossier.levels),
        _cards(dossier.cards_title, dossier.cards, dossier.nothing),
        *([_cards(dossier.offers_title, dossier.offers, "")] if dossier.offers else []),
        *([_force(dossier.force_title, dossier.force)] if dossier.force else []),
        *(drawn_group(group) for group in dossier.groups),
    ]
    return stacked(_strip(dossier, scene), parts)


def realm(view: MedioevoView, scene: Scene) -> Picture:
    return encode.picture(draw(view, scene), realm_alt(view, scene, player_meant(view, scene)))
