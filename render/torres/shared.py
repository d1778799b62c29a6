"""Between board and players: the supply, the king's bonus of the year, the common deck, the open master card."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.keep import kept
from render.paper import ACCENT_INK, INK, INK_PALE, INK_SOFT, PARCHMENT_LIGHT, parchment
from render.picture import Scene
from render.plates import EDGE
from render.torres.castles import area_plate
from render.torres.figures import king
from render.torres.icons import block, card_back
from render.torres.inks import inks
from render.torres.layout import WIDTH
from render.torres.symbols import symbol
from render.type import width, write
from render.wrap import lines
from rules.torres.data import KING_BONUS
from rules.torres.view import TorresView

LINE = 62
MASTER = 134
_SIZE = 34


@dataclass(frozen=True)
class Shared:
    """All that the line shows, in the words of its language."""

    area: str
    bonus: str
    supply: str
    deck: str  # empty where there is no common deck
    master: str  # its id, for the symbol
    name: str
    text: str


def shared_of(view: TorresView, scene: Scene) -> Shared:
    level, points = KING_BONUS[view.year]
    master = view.master or ""
    return Shared(
        area=scene.say("torres-picture-area"),
        bonus=scene.say("torres-picture-bonus", level=level, points=points),
        supply=scene.say("torres-picture-supply", blocks=view.supply),
        deck=scene.say("torres-picture-deck", cards=view.deck) if view.cards == "common" else "",
        master=master,
        name=scene.say(f"torres-master-{master}") if master else "",
        text=scene.say(f"torres-master-{master}-text") if master else "",
    )


def shared_height(view: TorresView) -> int:
    return LINE + (MASTER if view.master else 0)


_APART = 16  # between two things, at least


@kept
def drawn_shared(shared: Shared) -> Image.Image:
    wide = WIDTH - 2 * EDGE
    image = parchment((wide, LINE + (MASTER if shared.master else 0)))
    pen = ImageDraw.Draw(image)
    items = [(area_plate(5, 40), shared.area), (king(52), shared.bonus), (block(42), shared.supply)]
    if shared.deck:
        items.append((card_back(42, many=True), shared.deck))
    taken = [icon.width + 10 + width("label", _SIZE, text) for icon, text in items]
    if sum(taken) + _APART * (len(items) - 1) > wide:
        items, taken = items[1:], taken[1:]  # what a castle's tag means is in the legend
    gap = max(_APART, (wide - sum(taken)) // (len(items) - 1))
    left = 0
    for icon, text in items:
        image.paste(icon, (left, 26 - icon.height // 2), icon)
        left += icon.width + 10
        left += write(pen, (left, 38), text, "label", _SIZE, room=wide - left, colour=INK_SOFT) + gap
    if shared.master:
        _master(image, pen, shared)
    return inks().set(image)


def _master(image: Image.Image, pen: ImageDraw.ImageDraw, shared: Shared) -> None:
    wide, bottom = image.width, LINE + MASTER - 14
    pen.rectangle((0, LINE, wide - 1, bottom), fill=PARCHMENT_LIGHT, outline=INK, width=2)
    pen.rectangle((5, LINE + 5, wide - 6, bottom - 5), outline=INK_PALE)
    sprite = symbol(shared.master, 104)
    image.paste(sprite, (14, LINE + 8), sprite)
    name = width("title-bold", 38, shared.name) + 22
    shown = lines("label", _SIZE, shared.text, wide - 134 - 20, first=name)[:3]
    base = LINE + (MASTER - 14) // 2 - (len(shown) - 1) * 19 + 12
    write(pen, (134, base), shared.name, "title-bold", 38, colour=ACCENT_INK)
    for number, text in enumerate(shown):
        write(pen, (134 + (0 if number else name), base + number * 38), text, "label", _SIZE)
