"""A realm's sheet: money and debts, knowledge, Empire cards, tokens, prisoners and reserve. What is secret is shown to
its owner only: the rest of the table sees the same sheet without it."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render import encode
from render.keep import kept
from render.medioevo import points, symbols
from render.medioevo.alts import realm_alt
from render.medioevo.card import character
from render.medioevo.dossier import CardRow, Dossier, Entry, dossier_of, player_meant
from render.medioevo.force import CLASH, Mark
from render.medioevo.groups import rows_of
from render.medioevo.inks import inks
from render.medioevo.pages import PAGE, WIDE, notice_page, stacked
from render.medioevo.points import BRANCHES, on
from render.medioevo.realms import NOBODY
from render.medioevo.signs import sign
from render.paper import INK, INK_FAINT, INK_PALE, INK_SOFT, PARCHMENT_DEEP, PARCHMENT_LIGHT, Colour, mix, parchment
from render.picture import Picture, Scene
from render.seats import shield
from render.sizes import LEAST
from render.strip import Strip
from render.type import Face, fitting, width, write
from render.wrap import lines
from rules.medioevo.view import MedioevoView

_PURSE = 132
_RUNG, _BRANCH = 60, 214  # how high a row of technologies is, and how wide the name of their branch
_CARD = 106
_LINE = 44
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
    left = 0.0
    for entry, step in zip(entries, _steps(entries, wide + 12), strict=True):
        _box(pen, (left, 4, left + step - 12, _PURSE - 8))
        icon = ICONS[entry.icon](58)
        image.paste(icon, (round(left) + 12, 14), icon)
        write(pen, (left + 80, 62), entry.value, "label-bold", 48, room=round(step) - 100)
        write(pen, (left + 16, 110), entry.label, "label", LEAST, room=round(step) - 40, colour=INK_SOFT)
        left += step
    return inks().set(image)


def _steps(entries: tuple[Entry, ...], wide: int) -> list[float]:
    """How wide each box is with the gap after it: all alike, unless some need more."""
    needed = [
        max(width("label", LEAST, entry.label) + 42, width("label-bold", 48, entry.value) + 102) for entry in entries
    ]
    if max(needed) <= wide / len(entries):
        return [wide / len(entries)] * len(entries)
    return [each + (wide - sum(needed)) / len(entries) for each in needed]


@kept
def _knowledge(branches: tuple[str, ...], names: tuple[tuple[str, ...], ...], levels: tuple[int, ...]) -> Image.Image:
    """Six branches of four technologies, a row each; what is known is filled."""
    image = parchment((WIDE, len(branches) * _RUNG + 16))
    pen = ImageDraw.Draw(image)
    for row, (name, (branch, colour)) in enumerate(zip(branches, BRANCHES.items(), strict=True)):
        top = 2 + row * _RUNG
        _rung(pen, name, (0, _BRANCH, top), (colour, INK, on(branch)), "label-bold")
        step = (WIDE - 1 - _BRANCH) / len(names[row])
        for rung, technology in enumerate(names[row]):
            known, left = rung < levels[row], _BRANCH + rung * step
            fill = mix(colour, PARCHMENT_LIGHT, 0.55) if known else PARCHMENT_LIGHT
            shade = INK if known else INK_SOFT if rung == levels[row] else INK_FAINT
            _rung(pen, technology, (left, left + step, top), (fill, INK if known else INK_PALE, shade), "label")
    return inks().set(image)


def _rung(
    pen: ImageDraw.ImageDraw,
    text: str,
    place: tuple[float, float, int],
    colours: tuple[Colour, Colour, Colour],
    face: Face,
) -> None:
    """A name in the middle of its box: its ground, its edge and its letters have these colours."""
    left, right, top = place
    fill, edge, shade = colours
    pen.rectangle((left, top, right, top + _RUNG - 6), fill=fill, outline=edge, width=2)
    at, room = ((left + right) / 2, top + _RUNG // 2 + 9), round(right - left) - 8
    write(pen, at, text, face, LEAST, room=room, anchor="ms", colour=shade)


@kept
def _cards(title: str, cards: tuple[CardRow, ...], nothing: str) -> Image.Image:
    rows = max(1, -(-len(cards) // 2))
    image = parchment((WIDE, 52 + rows * _CARD + 8))
    pen = ImageDraw.Draw(image)
    write(pen, (4, 38), title, "title", 38)
    if not cards:
        write(pen, (24, 52 + 52), nothing, "title-italic", 36, colour=INK_SOFT)
    wide = (WIDE - 14) // 2
    for number, card in enumerate(cards):
        image.paste(_card(card, wide), (number % 2 * (wide + 14), 52 + number // 2 * _CARD))
    return inks().set(image)


def _card(card: CardRow, wide: int) -> Image.Image:
    """A card's character and name; below, how far its objective is, and its points at the right."""
    image = parchment((wide, _CARD))
    pen = ImageDraw.Draw(image)
    _box(pen, (0, 0, wide - 1, _CARD - 10), PARCHMENT_DEEP if card.turned else PARCHMENT_LIGHT)
    icon = character(card.number, 72, card.turned)
    image.paste(icon, (8, 11), icon)
    room, right = wide - 88 - 12, wide - 12
    shade = INK_SOFT if card.turned else INK
    size = fitting("label-bold", card.name, room, 36, LEAST)
    write(pen, (88, 42), card.name, "label-bold", size, room=room, colour=shade)
    for alternative in reversed(card.points):
        for colour in reversed(alternative):
            right -= 34
            disc = points.point(colour, 36, card.turned)
            image.paste(disc, (right, 51), disc)
        right -= 14
    if card.progress:
        write(pen, (88, 82), card.progress, "label", LEAST, room=right - 88, colour=INK_SOFT)
    return image


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
    rows = [(mark, lines("label", LEAST, mark.text, step - 24 - 66)) for mark in told]
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
            write(pen, (left + 62, 52 + top + 34 + _LINE * line), text, "label", LEAST, room=step - 24 - 62)
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
        *rows_of(dossier.groups),
    ]
    return stacked(_strip(dossier, scene), parts)


def realm(view: MedioevoView, scene: Scene) -> Picture:
    return encode.picture(draw(view, scene), realm_alt(view, scene, player_meant(view, scene)))
