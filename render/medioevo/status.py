"""Under the map: the phases of the turn, the horde with its dice, and the track of honour."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.easel import Easel
from render.keep import kept
from render.medioevo import symbols
from render.medioevo.inks import inks
from render.medioevo.layout import WIDTH
from render.medioevo.realms import BARBARIAN, colour_of
from render.medioevo.sites import Host
from render.medioevo.sketch import sprite
from render.medioevo.stands import host, lettering
from render.medioevo.words import PHASES
from render.paper import (
    ACCENT,
    FRAME,
    INK,
    INK_FAINT,
    INK_SOFT,
    PARCHMENT_DEEP,
    PARCHMENT_LIGHT,
    Colour,
    parchment,
)
from render.picture import Scene
from render.seats import shield
from render.type import width, write
from rules.medioevo.data import Die
from rules.medioevo.view import MedioevoView

MARGIN = FRAME + 16
STATUS = 206
_WIDE = WIDTH - 2 * MARGIN
_TRACK = 560  # where the track of honour begins
_FULL = 40  # the least end of the track
_SHIELD = 54
_ROUNDS = 30
_LEAST = 36  # the least size of type: 9 pixels on a phone


@dataclass(frozen=True)
class Status:
    """All that the band shows, in the words of its language."""

    phases: tuple[str, ...]
    phase: int | None
    horde: str
    dice: tuple[tuple[Die, int], ...]
    army: Host | None
    honour: str
    marks: tuple[tuple[str, int], ...]
    limit: int


def status_of(view: MedioevoView, scene: Scene) -> Status:
    rolled = len(view.dice) == 3
    army = Host(BARBARIAN, tuple(view.horde.items())) if rolled else None
    scores = view.outcome.scores if view.outcome else tuple(player.honour for player in view.players)
    return Status(
        phases=tuple(scene.say(f"medioevo-picture-phase-{phase}") for phase in PHASES),
        phase=PHASES.index(view.phase) if view.phase in PHASES else None,
        horde=scene.say("medioevo-picture-horde" if rolled else "medioevo-picture-no-horde"),
        dice=tuple(view.dice.items()),
        army=army,
        honour=scene.say("medioevo-picture-honour"),
        marks=tuple((colour_of(view, seat), scores[seat]) for seat in reversed(view.order or range(len(scores)))),
        limit=view.honour_limit,
    )


def _d4(e: Easel, c: Colour) -> None:
    e.polygon([(50, 2), (98, 92), (2, 92)], c)


def _d6(e: Easel, c: Colour) -> None:
    e.polygon([(8, 8), (92, 8), (92, 92), (8, 92)], c)


def _d8(e: Easel, c: Colour) -> None:
    e.polygon([(50, 0), (98, 50), (50, 100), (2, 50)], c)


_DICE = {"d4": _d4, "d6": _d6, "d8": _d8}


@kept
def die(kind: Die, value: int, size: int, fill: Colour = PARCHMENT_LIGHT, pale: bool = False) -> Image.Image:
    """A die by its shape, with what it shows."""
    image = sprite(_DICE[kind], fill, size, pale).copy()
    text = lettering(str(value), "label-bold", round(size * 0.56), INK)
    drop = 0.62 if kind == "d4" else 0.5
    image.alpha_composite(text, ((size - text.width) // 2, round(size * drop - text.height / 2)))
    return image


@kept
def drawn_status(status: Status) -> Image.Image:
    image = parchment((_WIDE, STATUS))
    pen = ImageDraw.Draw(image)
    _phases(pen, status)
    _horde(image, pen, status)
    _track(image, pen, status)
    return inks().set(image)


def _phases(pen: ImageDraw.ImageDraw, status: Status) -> None:
    """Six steps in a row, each as wide as its name needs, the present one filled."""
    nose, size, right = 16, 38, 0.0
    names = [width("label-bold", size, name) for name in status.phases]
    spare = (_WIDE - nose - sum(names)) / len(names)
    for number, name in enumerate(status.phases):
        left, right = right, right + names[number] + spare
        now = number == status.phase
        notch, end = left + (nose if number else 0), right - 6
        shape = [(left, 10), (end, 10), (end + nose, 35), (end, 60), (left, 60), (notch, 35)]
        pen.polygon(shape, fill=INK if now else PARCHMENT_LIGHT, outline=INK, width=2)
        past = status.phase is not None and number < status.phase
        colour = PARCHMENT_LIGHT if now else INK_FAINT if past else INK_SOFT
        if past:
            tick = left + nose + 12
            pen.line([(tick, 36), (tick + 8, 45), (tick + 22, 24)], INK_FAINT, 5, joint="curve")
        middle = ((left + end + nose) / 2 + (14 if past else 0), 48)
        write(pen, middle, name, "label-bold" if now else "label", size, colour=colour, anchor="ms")


def _horde(image: Image.Image, pen: ImageDraw.ImageDraw, status: Status) -> None:
    top = 76
    pen.rounded_rectangle((0, top, _TRACK - 24, STATUS - 6), 14, fill=PARCHMENT_LIGHT, outline=INK, width=2)
    skull = symbols.skull(62)
    image.paste(skull, (14, top + 8), skull)
    write(pen, (84, top + 46), status.horde, "title", 44, room=200 if status.army else _TRACK - 130)
    left = 14
    for kind, value in status.dice:
        shown = die(kind, value, 50)
        image.paste(shown, (left, top + 70), shown)
        left += 56
    if status.army:
        banner = host(status.army, 2.0)
        image.paste(banner, (_TRACK - 24 - 16 - banner.width, top + 22), banner)


def _track(image: Image.Image, pen: ImageDraw.ImageDraw, status: Status) -> None:
    """Honour from the lowest to the highest that matters, a shield for every player."""
    values = [value for _, value in status.marks]
    low, high = min(0, *values), max(_FULL, status.limit, *values)
    left, right, base = _TRACK + 34, _WIDE - 34, STATUS - 46
    unit = (right - left) / (high - low)
    pen.rectangle((left - 14, base - 5, right + 14, base + 5), fill=PARCHMENT_DEEP, outline=INK, width=2)
    for value in range(low + -low % 5, high + 1, 5):
        x = left + (value - low) * unit
        pen.line((x, base - 9, x, base + 9), INK, 3 if value % 10 == 0 else 2)
        if value % 10 == 0:
            write(pen, (x, base + 42), str(value), "label", _LEAST, colour=INK_SOFT, anchor="ms")
    if status.limit:
        x = left + (status.limit - low) * unit
        pen.polygon([(x - 9, base + 10), (x + 9, base + 10), (x, base - 8)], fill=ACCENT, outline=INK)
    if width("title", 40, status.honour) < 260:
        star = symbols.honour(40)
        write(pen, (_WIDE, 104), status.honour, "title", 40, anchor="rs", colour=INK_SOFT)
        image.paste(star, (_WIDE - width("title", 40, status.honour) - 46, 70), star)
    _shields(image, status, low, left, unit, base)


def _spread(wanted: list[float], apart: float, left: float, right: float) -> list[float]:
    """Spots in that order, each as near to its own as others allow."""
    spots = sorted(wanted)
    for _ in range(_ROUNDS):
        for one in range(len(spots) - 1):
            short = apart - (spots[one + 1] - spots[one])
            if short > 0:
                spots[one], spots[one + 1] = spots[one] - short / 2, spots[one + 1] + short / 2
        spots = [max(left + apart * n, min(right - apart * (len(spots) - 1 - n), x)) for n, x in enumerate(spots)]
    return spots


def _shields(image: Image.Image, status: Status, low: int, left: float, unit: float, base: int) -> None:
    """Every player's shield over their honour; those that would hide one another stand aside, with a line to it."""
    marks = sorted((mark for mark in status.marks if mark[0] != "nobody"), key=lambda mark: mark[1])
    wanted = [left + (value - low) * unit for _, value in marks]
    pen = ImageDraw.Draw(image)
    spots = _spread(wanted, _SHIELD * 0.76, left, _WIDE - 34)
    for (colour, _), own, x in zip(marks, wanted, spots, strict=True):
        crest = shield(colour, _SHIELD)
        pen.line((x, base - 24, own, base), INK, 3)
        image.paste(crest, (round(x) - _SHIELD // 2, base - 12 - _SHIELD), crest)
