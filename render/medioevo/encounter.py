"""The head of a battle's picture: who stands against whom, how strongly, and how it came out."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.easel import Easel
from render.keep import kept
from render.medioevo import symbols
from render.medioevo.fight import Side
from render.medioevo.inks import inks
from render.medioevo.realms import BARBARIAN, NOBODY
from render.medioevo.sketch import on_tincture, tincture
from render.paper import INK, INK_SOFT, PARCHMENT_LIGHT
from render.picture import Scene
from render.seats import charge, seat_of
from render.sizes import LEAST
from render.type import fitting, width, write

_HIGH = 236
_BANNER = 168, 178  # pixels: how wide and high
_TOTAL = 118  # the size of the two decisive numbers


@dataclass(frozen=True)
class Encounter:
    """Both sides, in the words of their language. `values`: their attacks, or their units before the dice are cast."""

    owners: tuple[str, str]
    names: tuple[str, str]
    roles: tuple[str, str]
    values: tuple[int, int]
    label: str
    result: tuple[str, ...]  # what matters most first

    @property
    def high(self) -> int:
        return _HIGH if self.result else _HIGH - 40


def encounter_of(scene: Scene, sides: tuple[Side, Side]) -> Encounter:
    attacks = [side.attack_value for side in sides]
    fought = None not in attacks
    units = [sum(now for _, now, _ in side.troops) for side in sides]
    values = [value or 0 for value in attacks] if fought else units
    told = [scene.say("medioevo-picture-ahead", name=side.name) for side in sides if side.won]
    return Encounter(
        owners=(sides[0].owner, sides[1].owner),
        names=(sides[0].name, sides[1].name),
        roles=(sides[0].role, sides[1].role),
        values=(values[0], values[1]),
        label=sides[0].attack_label if fought else scene.say("medioevo-picture-units"),
        result=(*told, *(side.owed for side in sides if side.owed)),
    )


@kept
def _banner(owner: str, turned: bool) -> Image.Image:
    """A standard with the owner's charge, hung from a bar; `turned`: its fly is at the other side."""
    (wide, high), easel = _BANNER, Easel(*_BANNER)
    edge, back = wide - 12, tincture(owner)
    cloth = [(14, 14), (edge, 14), (edge - 10, 56), (edge - 2, 96), (edge - 38, high - 34), (14, high - 8)]
    easel.polygon(cloth, back, 4)
    easel.line([(12, 4), (12, high - 2)], (102, 68, 40), 9)
    easel.disc(12, 8, 8, (222, 172, 52), 3)
    image = easel.done()
    if turned:
        image = image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    size, middle = 92, wide // 2 + (2 if turned else -2)
    if owner == BARBARIAN:
        image.alpha_composite(symbols.skull(size), (middle - size // 2, 34))
    elif owner != NOBODY:
        mask = charge(seat_of(owner).charge, size).resize((size, size), Image.Resampling.LANCZOS)
        image.paste((*on_tincture(owner), 255), (middle - size // 2, 32), mask)
    return image


@kept
def drawn_encounter(told: Encounter, wide: int) -> Image.Image:
    image = Image.new("RGB", (wide, told.high), PARCHMENT_LIGHT)
    pen, middle = ImageDraw.Draw(image), wide // 2
    for number, anchor in ((0, "ls"), (1, "rs")):
        banner = _banner(told.owners[number], bool(number))
        image.paste(banner, (wide - 14 - banner.width if number else 14, 8), banner)
        beside = wide - 196 if number else 196
        room = middle - 196 - 62 - _value(pen, told, number, middle) - 24
        name = told.names[number]
        write(
            pen,
            (beside, 64),
            name,
            "title-bold",
            fitting("title-bold", name, room, 46, LEAST),
            room=room,
            anchor=anchor,
        )
        write(pen, (beside, 108), told.roles[number], "label", LEAST, room=room, anchor=anchor, colour=INK_SOFT)
    clash = symbols.clash(88)
    image.paste(clash, (middle - 44, 14), clash)
    write(pen, (middle, 134), told.label, "label", LEAST, anchor="ms", colour=INK_SOFT)
    _shares(pen, told, (200, 150, wide - 200, 180))
    _result(pen, told, middle, wide - 60)
    pen.rectangle((0, 0, wide - 1, told.high - 1), outline=INK, width=2)
    return inks().set(image)


def _result(pen: ImageDraw.ImageDraw, told: Encounter, middle: int, room: int) -> None:
    """How it came out, as much as one line holds."""
    lines = [" · ".join(told.result[:count]) for count in range(len(told.result), 0, -1)]
    line = next(
        (line for line in lines if width("label-bold", 38, line) <= room), told.result[0] if told.result else ""
    )
    write(pen, (middle, 220), line, "label-bold", 38, room=room, anchor="ms")


def _value(pen: ImageDraw.ImageDraw, told: Encounter, number: int, middle: int) -> int:
    """Writes a side's total beside the swords, and says how wide it is."""
    at = (middle + 62 if number else middle - 62, 112)
    return write(pen, at, str(told.values[number]), "title-bold", _TOTAL, anchor="ls" if number else "rs")


def _shares(pen: ImageDraw.ImageDraw, told: Encounter, box: tuple[int, int, int, int]) -> None:
    """A bar in the colours of both, divided as their strength is."""
    left, top, right, bottom = box
    strong, weak = (max(0, value) for value in told.values)
    cut = left + round((right - left) * (strong / (strong + weak) if strong + weak else 0.5))
    for begin, end, owner in ((left, cut, told.owners[0]), (cut, right, told.owners[1])):
        if end > begin:
            pen.rectangle((begin, top, end, bottom), fill=tincture(owner), outline=INK, width=3)
