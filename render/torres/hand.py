"""A player's own cards, for that player alone: each with its symbol, its name and what it does."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render import encode
from render.keep import kept
from render.nothing import nothing
from render.paper import ACCENT, FRAME, INK, INK_PALE, INK_SOFT, PARCHMENT, PARCHMENT_LIGHT, Colour, frame, parchment
from render.picture import Picture, Scene
from render.seats import seat_of, shield
from render.strip import INSET, STRIP, Strip, drawn_strip
from render.torres.inks import inks
from render.torres.layout import WIDTH
from render.torres.symbols import symbol
from render.torres.words import hand_alt, hand_title, known_line, stage
from render.type import write
from render.wrap import balanced
from rules.torres.data import CARDS, Card
from rules.torres.view import TorresView

EDGE = FRAME + 16
GAP = 14
CARD = ((WIDTH - 2 * EDGE - GAP) // 2, 186)
_THREE = 3
UPRIGHT = ((WIDTH - 2 * EDGE - 2 * GAP) // _THREE, 344)
_SYMBOL = 146
_HEAD = 62  # of a group's title
_LINE = 46
_BELOW = 40  # from line to line beside a card
_NONE = 180  # where there is no card
_TEXT = 36
_ROW = 92  # of cards played
_PLAYED = 66
_CREST = 84  # what a player's shield takes


@dataclass(frozen=True)
class Group:
    """Some cards under one title; those looked at are the ones to decide on now."""

    title: str
    cards: tuple[Card, ...]
    now: bool = False
    ready: bool = True

    @property
    def upright(self) -> bool:
        """Three cards stand side by side."""
        return len(self.cards) == _THREE

    @property
    def height(self) -> int:
        rows = (len(self.cards) + 1) // 2
        if self.upright:
            return _HEAD + UPRIGHT[1] + GAP
        return _HEAD + (rows * (CARD[1] + GAP) if rows else _NONE)

    def spot(self, number: int) -> tuple[int, int]:
        """Where a card lies under the title."""
        if self.upright:
            return EDGE + number * (UPRIGHT[0] + GAP), 0
        return EDGE + number % 2 * (CARD[0] + GAP), number // 2 * (CARD[1] + GAP)


def groups_of(view: TorresView, scene: Scene) -> list[Group]:
    """What one decides on comes first, then what can be played, then what waits for a later turn."""

    def ordered(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(sorted(cards, key=CARDS.index))

    found = [Group(scene.say("torres-picture-hand-ready", count=len(view.hand)), ordered(view.hand))]
    if view.looked:
        title = scene.say("torres-picture-hand-looked", count=len(view.looked))
        found.insert(0, Group(title, view.looked, now=True))
    if view.bought:
        title = scene.say("torres-picture-hand-bought", count=len(view.bought))
        found.append(Group(title, ordered(view.bought), ready=False))
    return found


@kept
def _card(name: str, text: str, card: Card, own: Colour, now: bool, ready: bool) -> Image.Image:
    wide, high = CARD
    image = Image.new("RGB", CARD, PARCHMENT_LIGHT if ready else PARCHMENT)
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, wide - 1, high - 1), outline=ACCENT if now else INK, width=6 if now else 2)
    pen.rectangle((10, 10, _SYMBOL + 18, high - 11), outline=INK_PALE, width=2)
    sprite = symbol(card, _SYMBOL - 6, own)
    image.paste(sprite, (17, (high - sprite.height) // 2), sprite)
    left, room = _SYMBOL + 36, wide - _SYMBOL - 50
    write(pen, (left, 52), name, "title-bold", 42, room=room)
    told = balanced("label", _TEXT, text[:1].upper() + text[1:], room)
    for number, line in enumerate(told[:3]):
        write(pen, (left, 94 + number * 37), line, "label", _TEXT, room=room, colour=INK_SOFT)
    return inks().set(image)


@kept
def _upright(name: str, text: str, card: Card, own: Colour, now: bool, ready: bool) -> Image.Image:
    """The same, its symbol above its words."""
    wide, high = UPRIGHT
    image = Image.new("RGB", UPRIGHT, PARCHMENT_LIGHT if ready else PARCHMENT)
    pen, room = ImageDraw.Draw(image), wide - 32
    sprite = symbol(card, _SYMBOL - 6, own)
    image.paste(sprite, ((wide - sprite.width) // 2, 14), sprite)
    pen.line((16, _SYMBOL + 16, wide - 17, _SYMBOL + 16), INK_PALE, 2)
    pen.rectangle((0, 0, wide - 1, high - 1), outline=ACCENT if now else INK, width=6 if now else 2)
    write(pen, (wide // 2, _SYMBOL + 60), name, "title-bold", 42, room=room, anchor="ms")
    told = balanced("label", _TEXT, text[:1].upper() + text[1:], room)
    for number, line in enumerate(told[:3]):
        at = wide // 2, _SYMBOL + 100 + number * 37
        write(pen, at, line, "label", _TEXT, room=room, anchor="ms", colour=INK_SOFT)
    return inks().set(image)


@kept
def _line(text: str, *, title: bool) -> Image.Image:
    image = parchment((WIDTH - 2 * EDGE, _HEAD if title else _LINE))
    face, size = ("title", 40) if title else ("label", _TEXT)
    pen = ImageDraw.Draw(image)
    write(pen, (2, image.height - 18), text, face, size, room=image.width - 4, colour=INK if title else INK_SOFT)
    return inks().set(image)


@kept
def _aside(text: tuple[str, ...]) -> Image.Image:
    """Lines in the place of a card."""
    image = parchment(CARD)
    pen, top = ImageDraw.Draw(image), (CARD[1] - len(text) * _BELOW) // 2
    for number, line in enumerate(text):
        write(pen, (20, top + 34 + number * _BELOW), line, "label", _TEXT, room=CARD[0] - 24, colour=INK_SOFT)
    return inks().set(image)


def _beside(groups: list[Group], known: str) -> tuple[str, ...]:
    """What is known of the deck, in lines beside the last card, if there is room for it; else nothing."""
    last, told = groups[-1], balanced("label", _TEXT, known, CARD[0] - 24) if known else []
    free = len(last.cards) % 2 == 1 and not last.upright
    return tuple(told) if free and len(told) * _BELOW <= CARD[1] else ()


@kept
def _none(text: str) -> Image.Image:
    return inks().set(nothing(text, WIDTH - 2 * EDGE, _NONE))


@kept
def _page(height: int) -> Image.Image:
    page = parchment((WIDTH, height))
    frame(page)
    return inks().set(page)


@kept
def _played(colour: str, cards: tuple[Card, ...]) -> Image.Image:
    """What one player has played, in its order, each as a small card."""
    image = parchment((CARD[0], _ROW))
    crest = shield(colour, 72)
    image.paste(crest, (0, 6), crest)
    pen = ImageDraw.Draw(image)
    step = min(_PLAYED + 22, (image.width - _CREST - _PLAYED - 16) // max(1, len(cards) - 1))
    for number, card in enumerate(cards):
        left = _CREST + number * step
        pen.rounded_rectangle((left, 4, left + _PLAYED + 14, _ROW - 6), 8, fill=PARCHMENT_LIGHT, outline=INK, width=2)
        sprite = symbol(card, _PLAYED, seat_of(colour).colour)
        image.paste(sprite, (left + 8, (_ROW - _PLAYED) // 2), sprite)
    return inks().set(image)


def _lay_played(page: Image.Image, view: TorresView, scene: Scene, top: int) -> None:
    page.paste(_line(scene.say("torres-picture-hand-played"), title=True), (EDGE, top))
    for number, seat in enumerate(seat for seat in view.seats if seat.played):
        at = EDGE + number % 2 * (CARD[0] + GAP), top + _HEAD + number // 2 * _ROW
        page.paste(_played(seat.colour, seat.played), at)


def _played_height(view: TorresView) -> int:
    rows = (sum(bool(seat.played) for seat in view.seats) + 1) // 2
    return _HEAD + rows * _ROW if rows else 0


def _strip(view: TorresView, scene: Scene) -> Strip:
    crests = () if view.seat is None else (view.seats[view.seat].colour,)
    return Strip(WIDTH, crests, hand_title(view, scene), stage(view, scene), last=False, change="", title=scene.title)


def draw_hand(view: TorresView, scene: Scene) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    groups = groups_of(view, scene)
    own = INK if view.seat is None else seat_of(view.seats[view.seat].colour).colour
    known = known_line(view, scene)
    beside = _beside(groups, known)
    known = "" if beside else known
    height = sum(group.height for group in groups) + (_LINE if known else 0) + _played_height(view)
    page = _page(STRIP + height + EDGE).copy()
    page.paste(drawn_strip(_strip(view, scene), inks()), (INSET, INSET))
    top = STRIP
    for group in groups:
        page.paste(_line(group.title, title=True), (EDGE, top))
        top += _HEAD
        for number, card in enumerate(group.cards):
            name, text = scene.say(f"torres-card-{card}"), scene.say(f"torres-card-{card}-text")
            shown = (_upright if group.upright else _card)(name, text, card, own, group.now, group.ready)
            left, below = group.spot(number)
            page.paste(shown, (left, top + below))
        if not group.cards:
            page.paste(_none(scene.say("torres-picture-hand-none")), (EDGE, top))
        top += group.height - _HEAD
    if beside:
        left, below = groups[-1].spot(len(groups[-1].cards))
        page.paste(_aside(beside), (left, top - groups[-1].height + _HEAD + below))
    if known:
        page.paste(_line(known, title=False), (EDGE, top))
        top += _LINE
    if _played_height(view):
        _lay_played(page, view, scene, top)
    return page


def holds(view: TorresView) -> bool:
    """Whether there are any cards to show."""
    return bool(view.looked or view.hand or view.bought)


def held(view: TorresView) -> frozenset[str]:
    """The cards that a question may be about."""
    return frozenset((*view.looked, *view.hand, *view.bought))


def hand(view: TorresView, scene: Scene) -> Picture:
    return encode.picture(draw_hand(view, scene), hand_alt(view, scene))
