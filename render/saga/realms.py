"""A realm's place on the table: its banner and name, whose it is, what it gives, who defends it and how well."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from render.paper import ACCENT, FRAME, INK, INK_PALE, INK_SOFT, PARCHMENT_LIGHT
from render.picture import Scene
from render.saga.cards import EDGE, HIGH, WIDE, banner, small
from render.saga.inks import inks
from render.saga.marks import Marks
from render.saga.symbols import coin, seal, swords, tower
from render.saga.words import name_of, realm_name
from render.seats import seat_of, shield
from render.type import Face, width, write
from rules.saga.data import Card, Colour
from rules.saga.view import RealmView, SagaView

PAGE = 1280
MARGIN = FRAME + 16
GAP = 14
COLUMNS = 3
SMALL = 34  # the least size of type that matters
TILE = (PAGE - 2 * MARGIN - (COLUMNS - 1) * GAP) // COLUMNS
POWER_LINE = 46
_HEAD, _FOOT = 112, HIGH + 22
_NUMBERS = 92  # the column of defence and attack


@dataclass(frozen=True)
class Tile:
    """All that a realm's tile shows, in the words of its language."""

    colour: Colour
    name: str
    owner: str  # their name, or that there is none
    owner_colour: str | None
    income: int
    powers: tuple[tuple[str, str, bool], ...]  # the power, its words, whether it is used up
    defenders: tuple[tuple[Card, bool], ...]  # with what is marked
    defence: int
    needed: int
    lines: int  # of powers, that there must be room for
    marked: bool
    ringed: bool


def powers_of(realm: RealmView, scene: Scene) -> tuple[tuple[str, str, bool], ...]:
    found: list[tuple[str, str, bool]] = []
    if realm.special:
        found.append((realm.special, scene.say(f"saga-power-{realm.special}"), realm.used))
    if realm.final:
        found.append((realm.final, scene.say(f"saga-final-{realm.final}"), False))
    return tuple(found)


def tile_of(view: SagaView, realm: RealmView, scene: Scene, marks: Marks, lines: int) -> Tile:
    owner = realm.owner
    return Tile(
        colour=realm.colour,
        name=realm_name(scene, realm.colour),
        owner=scene.say("saga-picture-unowned") if owner is None else name_of(scene, owner),
        owner_colour=None if owner is None else view.seats[owner].colour,
        income=realm.income,
        powers=powers_of(realm, scene),
        defenders=tuple(
            (card, owner is not None and marks.of_army(owner, realm.colour, card)) for card in realm.defenders
        ),
        defence=realm.defence,
        needed=realm.needed,
        lines=lines,
        marked=realm.colour in marks.realms,
        ringed=realm.colour in scene.rings,
    )


def tile_height(lines: int) -> int:
    return _HEAD + lines * POWER_LINE + _FOOT


def lines_of(realms: tuple[RealmView, ...]) -> int:
    """How many powers the fullest of them has."""
    return max((bool(realm.special) + bool(realm.final) for realm in realms), default=1)


@lru_cache(maxsize=128)
def drawn_tile(tile: Tile) -> Image.Image:
    image = Image.new("RGB", (TILE, tile_height(tile.lines)), PARCHMENT_LIGHT)
    pen = ImageDraw.Draw(image)
    _border(pen, tile, image.size)
    flag = banner(tile.colour, 84, 106)
    image.paste(flag, (20, 0), flag)
    right = TILE - 16
    title(pen, (116, 46), tile.name, "title", 38, right - 116)
    _income(image, pen, tile.income, right)
    _owner(image, pen, tile, right - 76)
    for row, (power, words, used) in enumerate(tile.powers):
        _power(image, pen, (24, _HEAD + row * POWER_LINE), power, words, used)
    top = image.height - _FOOT + 4
    fan(image, tile.defenders, (22, top), TILE - 22 - 12 - _NUMBERS)
    _numbers(image, pen, tile, top)
    return inks().set(image)


def title(pen: ImageDraw.ImageDraw, at: tuple[int, int], text: str, face: Face, size: int, room: int) -> int:
    """A heading as large as the room allows, though not tiny."""
    while size > SMALL - 4 and width(face, size, text) > room:
        size -= 2
    return write(pen, at, text, face, size, room=room)


def _border(pen: ImageDraw.ImageDraw, tile: Tile, size: tuple[int, int]) -> None:
    wide, high = size
    if tile.owner_colour:
        pen.rectangle((0, 0, 10, high), fill=seat_of(tile.owner_colour).colour)
        pen.line((11, 0, 11, high), INK, 2)
    strong = 11 if tile.ringed else 7 if tile.marked else 2
    pen.rectangle((0, 0, wide - 1, high - 1), outline=ACCENT if strong > 2 else INK, width=strong)


def _income(image: Image.Image, pen: ImageDraw.ImageDraw, income: int, right: int) -> None:
    wide = write(pen, (right, 92), f"+{income}", "label-bold", SMALL, anchor="rs")
    sign = coin(30)
    image.paste(sign, (right - wide - 34, 66), sign)


def _owner(image: Image.Image, pen: ImageDraw.ImageDraw, tile: Tile, right: int) -> None:
    if tile.owner_colour is None:
        write(pen, (116, 92), tile.owner, "title-italic", SMALL, room=right - 116, colour=INK_SOFT)
        return
    crest = shield(tile.owner_colour, 52)
    image.paste(crest, (110, 54), crest)
    write(pen, (164, 92), tile.owner, "label", SMALL, room=right - 164 - 8)


def _power(
    image: Image.Image, pen: ImageDraw.ImageDraw, at: tuple[int, int], power: str, words: str, used: bool
) -> None:
    sign = seal(power, 40, used)
    image.paste(sign, at, sign)
    left, base = at[0] + 50, at[1] + 32
    wide = title(pen, (left, base), words, "label", SMALL, TILE - left - 14) if not used else 0
    if used:
        wide = write(pen, (left, base), words, "label", SMALL, room=TILE - left - 14, colour=INK_PALE)
        pen.line((left, base - 11, left + wide, base - 11), INK_SOFT, 3)


def fan(
    image: Image.Image, cards: tuple[tuple[Card, bool], ...], at: tuple[int, int], room: int, step: int = WIDE + 6
) -> None:
    """Cards side by side, closer if there is little room. The marked ones lie on top."""
    if len(cards) > 1:
        step = min(step, (room - WIDE) // (len(cards) - 1))
    for number, (card, marked) in sorted(enumerate(cards), key=lambda entry: (entry[1][1], entry[0])):
        sprite = small(card, marked)
        image.paste(sprite, (at[0] + number * step - EDGE, at[1] - EDGE), sprite)


def _numbers(image: Image.Image, pen: ImageDraw.ImageDraw, tile: Tile, top: int) -> None:
    """The defence, and what an attack must reach."""
    right = TILE - 18
    for sign, number, drop, face in (
        (tower(38), tile.defence, 0, "label"),
        (swords(38), tile.needed, 48, "label-bold"),
    ):
        wide = write(pen, (right, top + drop + 36), str(number), face, 44, anchor="rs")
        image.paste(sign, (right - max(wide, 44) - 44, top + drop + 3), sign)
