"""An Empire card: its character on a field in the colours of its points, its ability in words, and on a slip of its
own the objective, for whoever may read it."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.keep import kept
from render.medioevo import points, symbols
from render.medioevo.characters import SIGNS
from render.medioevo.inks import inks
from render.medioevo.points import BRANCHES
from render.medioevo.sketch import NOBODY, sprite
from render.paper import (
    ACCENT,
    ACCENT_INK,
    GOLD,
    INK,
    INK_PALE,
    INK_SOFT,
    PARCHMENT_DEEP,
    PARCHMENT_LIGHT,
    Colour,
    mix,
    parchment,
)
from render.picture import Scene
from render.sizes import LEAST
from render.type import fitting, font, width, write
from render.wrap import lines
from rules.medioevo.data import EMPIRE_CARDS
from rules.medioevo.data import Colour as Branch

WIDE = 387  # three of them fill a sheet
BAND = 10  # of the frame
_PAD = BAND + 14
_ROOM = WIDE - 2 * _PAD
_TITLE = 66
_FIELD = 184  # how high the field is
_MOTIF = 168
_POINTS = 70
_ABILITY = 280
_SLIP = 264
OPEN = _TITLE + _FIELD + _POINTS + _ABILITY + BAND + 4
OWN = OPEN + _SLIP
_Box = tuple[int, int, int, int]  # left, top, room to the right, room downwards
ABILITY_BOX: _Box = (_PAD, _TITLE + _FIELD + _POINTS, _ROOM, _ABILITY - 8)
OBJECTIVE_BOX: _Box = (_PAD + 4, OPEN - BAND + 54, _ROOM - 8, _SLIP - 69)
LEADING = round(LEAST * 1.13)  # from line to line


@dataclass(frozen=True)
class Card:
    """All that a card shows, in the words of a language. Without an objective it is a card as everybody sees it."""

    number: int
    name: str
    ability: str
    state: str  # ready or turned, in words; nothing for a card that is not yet anybody's
    turned: bool
    objective_title: str = ""
    objective: str = ""
    met: bool = False


def card_of(scene: Scene, number: int, *, own: bool, turned: bool | None = None, met: bool = False) -> Card:
    """The objective is left out, not hidden, of what is not one's own. A card to choose is neither ready nor turned."""
    say, row = scene.say, EMPIRE_CARDS[number]
    state = "" if turned is None else say("medioevo-picture-card-turned" if turned else "medioevo-picture-card-ready")
    return Card(
        number=number,
        name=say(f"medioevo-card-{number}").removesuffix(f" ({_counted(number)})"),
        ability=say(f"medioevo-ability-{row.ability}", florins=row.florins, amount=row.amount, holds=row.holds),
        state=state,
        turned=bool(turned),
        objective_title=say("medioevo-picture-objective-met" if met else "medioevo-picture-objective") if own else "",
        objective=say(f"medioevo-objective-{number}") if own else "",
        met=own and met,
    )


def _counted(number: int) -> str:
    return f"{number}/{len(EMPIRE_CARDS)}"


def colours_of(number: int) -> tuple[Colour, ...]:
    """The colours of a card's points, in their order; a card without points has one of its own."""
    alternatives: tuple[tuple[Branch, ...], ...] = EMPIRE_CARDS[number].pt
    branches: dict[Branch, None] = dict.fromkeys(branch for alternative in alternatives for branch in alternative)
    return tuple(BRANCHES[branch] for branch in branches) or (NOBODY,)


def character(number: int, size: int, pale: bool = False) -> Image.Image:
    """The sign of a card's character, with something of the first of its colours."""
    return sprite(SIGNS[EMPIRE_CARDS[number].character], mix(colours_of(number)[0], INK, 0.12), size, pale)


@kept
def drawn(card: Card) -> Image.Image:
    """The card in the palette, on its own piece of parchment."""
    image = parchment((WIDE, OWN if card.objective else OPEN))
    pen = ImageDraw.Draw(image)
    colours = colours_of(card.number)
    _frame(image, tuple(mix(colour, PARCHMENT_DEEP, 0.55) for colour in colours) if card.turned else colours)
    _title(pen, card)
    image.paste(_field(card.number, card.turned), (BAND + 2, _TITLE))
    _seal(pen, card)
    _points(image, pen, card)
    _text(pen, ability_lines(card), ABILITY_BOX, INK_SOFT if card.turned else INK)
    if card.objective:
        _slip(image, pen, card)
    return inks().set(image)


def spare(card: Card) -> tuple[int, int]:
    """How many pixels the ability and the objective leave free below them."""
    below = OPEN - BAND - 6 - (ABILITY_BOX[1] + LEADING * len(ability_lines(card)) + 14)
    last = OWN - BAND - 22 - (OBJECTIVE_BOX[1] + LEADING * len(objective_lines(card)) + 12)
    return max(0, below), max(0, last)


def trimmed(card: Card, free: tuple[int, int]) -> Image.Image:
    """A card in the palette without so much of what its texts leave free."""
    image = drawn(card)
    ends = [OPEN - BAND - 6, OWN - BAND - 22, image.height] if card.objective else [OPEN - BAND - 6, image.height]
    cuts = (*free, 0) if card.objective else (free[0], 0)
    short = inks().set(Image.new("RGB", (image.width, image.height - sum(cuts))))
    begin = top = 0
    for end, cut in zip(ends, cuts, strict=True):
        part = image.crop((0, begin, image.width, end - cut))
        short.paste(part, (0, top))
        begin, top = end, top + part.height
    return short


def _frame(image: Image.Image, colours: tuple[Colour, ...]) -> None:
    """A band in one colour, or in two halves."""
    right, bottom = image.width - 1, image.height - 1
    band = Image.new("RGB", image.size, colours[0])
    if len(colours) > 1:
        band.paste(colours[1], (image.width // 2, 0, image.width, image.height))
    mask = Image.new("L", image.size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, right, bottom), 18, fill=255)
    image.paste(band, (0, 0), mask)
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((0, 0, right, bottom), 18, outline=INK, width=3)
    inner = (BAND, BAND, right - BAND, bottom - BAND)
    pen.rounded_rectangle(inner, 10, fill=PARCHMENT_LIGHT, outline=INK, width=2)


def _title(pen: ImageDraw.ImageDraw, card: Card) -> None:
    size = fitting("title-bold", card.name, _ROOM + 8, 40, LEAST)
    colour = INK_SOFT if card.turned else INK
    write(pen, (_PAD - 4, _TITLE - 16), card.name, "title-bold", size, room=_ROOM + 8, colour=colour)


@kept
def _field(number: int, turned: bool) -> Image.Image:
    """The character on a field of lozenges in the colours of the card's points."""
    wide, tints = WIDE - 2 * BAND - 4, colours_of(number)
    image = Image.new("RGB", (wide, _FIELD))
    for place, tint in enumerate(tints):
        shade = mix(tint, PARCHMENT_LIGHT, 0.72 if turned else 0.38)
        left, right = wide * place // len(tints), wide * (place + 1) // len(tints)
        part = Image.new("RGB", (right - left, _FIELD), shade)
        _lozenges(part, mix(shade, PARCHMENT_LIGHT, 0.28), left)
        image.paste(part, (left, 0))
    pen = ImageDraw.Draw(image)
    for y in (0, _FIELD - 2):
        pen.rectangle((0, y, wide, y + 1), fill=INK)
    sign = character(number, _MOTIF, turned)
    image.paste(sign, ((wide - _MOTIF) // 2, (_FIELD - _MOTIF) // 2), sign)
    return image


def _lozenges(part: Image.Image, light: Colour, left: int) -> None:
    pen, step = ImageDraw.Draw(part), 46
    for start in range(-part.height - left % step, part.width + part.height, step):
        pen.line((start, 0, start + part.height, part.height), light, 3)
        pen.line((start + part.height, 0, start, part.height), light, 3)


def _points(image: Image.Image, pen: ImageDraw.ImageDraw, card: Card) -> None:
    """The points, a stroke between alternatives and a cross between those that go together; at the right whether
    the card can be turned."""
    top, left, size = _TITLE + _FIELD + 7, _PAD - 6, 56
    for number, alternative in enumerate(EMPIRE_CARDS[card.number].pt):
        if number:
            pen.line((left + 3, top + size - 8, left + 15, top + 8), INK_SOFT, 4)
            left += 20
        for place, branch in enumerate(alternative):
            if place:
                write(pen, (left + 9, top + 40), "+", "label-bold", 34, anchor="ms", colour=INK_SOFT)
                left += 18
            disc = points.point(branch, size, card.turned)
            image.paste(disc, (left, top), disc)
            left += size
    if card.state:
        _state(pen, card, top, size)


def _seal(pen: ImageDraw.ImageDraw, card: Card) -> None:
    """The number by which a card is named, in the corner of its field."""
    count, right = _counted(card.number), WIDE - BAND - 8
    box = (right - width("label-bold", LEAST, count) - 16, _TITLE + 7, right, _TITLE + 49)
    pen.rounded_rectangle(box, 10, fill=INK_SOFT if card.turned else INK)
    write(pen, (right - 8, _TITLE + 40), count, "label-bold", LEAST, anchor="rs", colour=PARCHMENT_LIGHT)


def _state(pen: ImageDraw.ImageDraw, card: Card, top: int, size: int) -> None:
    right = WIDE - _PAD + 4
    box = (right - width("label-bold", LEAST, card.state) - 24, top + 5, right, top + size - 3)
    fill, edge, shade = (None, INK_PALE, INK_SOFT) if card.turned else (GOLD, INK, INK)
    pen.rounded_rectangle(box, 10, fill=fill, outline=edge, width=2)
    write(pen, (right - 12, top + 39), card.state, "label-bold", LEAST, anchor="rs", colour=shade)


def _set(text: str, box: _Box) -> list[str]:
    """As many lines of the text as there is room for."""
    _, _, room, high = box
    return lines("label", LEAST, text, room)[: high // LEADING]


def ability_lines(card: Card) -> list[str]:
    return _set(card.ability, ABILITY_BOX)


def objective_lines(card: Card) -> list[str]:
    return _set(card.objective, OBJECTIVE_BOX)


def _text(pen: ImageDraw.ImageDraw, rows: list[str], box: _Box, colour: Colour) -> None:
    left, top, room, _ = box
    first = top + round(font("label", LEAST).getmetrics()[0] * 0.86)
    for number, row in enumerate(rows):
        write(pen, (left, first + number * LEADING), row, "label", LEAST, room=room, colour=colour)


def _slip(image: Image.Image, pen: ImageDraw.ImageDraw, card: Card) -> None:
    """The objective and the token that it brings; a met one stands out."""
    top, right, bottom = OPEN - BAND, WIDE - BAND - 10, OWN - BAND - 9
    fill = mix(GOLD, PARCHMENT_LIGHT, 0.5) if card.met else PARCHMENT_DEEP
    edge, heavy = (ACCENT, 5) if card.met else (INK_PALE, 2)
    pen.rounded_rectangle((BAND + 9, top, right, bottom), 12, fill=fill, outline=edge, width=heavy)
    branches: tuple[Branch, ...] = EMPIRE_CARDS[card.number].objective.colours
    left = right - 10
    for branch in reversed(branches):
        disc = points.point(branch, 40)
        left -= 40
        image.paste(disc, (left, top + 8), disc)
    mark, start = (symbols.seal(50), _PAD - 8) if card.met else (symbols.honour(36), _PAD + 2)
    image.paste(mark, (start, top + 26 - mark.height // 2), mark)
    start += mark.width + 4
    colour = ACCENT_INK if card.met else INK
    write(pen, (start, top + 37), card.objective_title, "title-bold", LEAST, room=left - start - 2, colour=colour)
    _text(pen, objective_lines(card), OBJECTIVE_BOX, INK)
