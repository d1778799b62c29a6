"""A player's own cards, for that player alone: each with its symbol, its name and what it does."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render import encode
from render.keep import kept
from render.nothing import nothing
from render.paper import INK, INK_SOFT, PARCHMENT_LIGHT, frame, parchment
from render.picture import Picture, Scene
from render.seats import seat_of, shield
from render.strip import INSET, STRIP, Strip, drawn_strip
from render.torres.faces import CARD, EDGE, GAP, TEXT, THREE, UPRIGHT, lying, upright
from render.torres.inks import inks
from render.torres.layout import WIDTH
from render.torres.symbols import symbol
from render.torres.words import hand_alt, hand_title, known_line, stage
from render.type import write
from render.wrap import balanced
from rules.torres.data import CARDS, Card
from rules.torres.view import TorresView

_HEAD = 62  # of a group's title
_LINE = 46
_BELOW = 40  # from line to line beside a card
_NONE = 180  # where there is no card
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
        return len(self.cards) == THREE

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
def _line(text: str, *, title: bool) -> Image.Image:
    image = parchment((WIDTH - 2 * EDGE, _HEAD if title else _LINE))
    face, size = ("title", 40) if title else ("label", TEXT)
    pen = ImageDraw.Draw(image)
    write(pen, (2, image.height - 18), text, face, size, room=image.width - 4, colour=INK if title else INK_SOFT)
    return inks().set(image)


@kept
def _aside(text: tuple[str, ...]) -> Image.Image:
    """Lines in the place of a card."""
    image = parchment(CARD)
    pen, top = ImageDraw.Draw(image), (CARD[1] - len(text) * _BELOW) // 2
    for number, line in enumerate(text):
        write(pen, (20, top + 34 + number * _BELOW), line, "label", TEXT, room=CARD[0] - 24, colour=INK_SOFT)
    return inks().set(image)


def _beside(groups: list[Group], known: str) -> tuple[str, ...]:
    """What is known of the deck, in lines beside the last card, if there is room for it; else nothing."""
    last, told = groups[-1], balanced("label", TEXT, known, CARD[0] - 24) if known else []
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
            shown = (upright if group.upright else lying)(name, text, card, own, group.now, group.ready)
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
