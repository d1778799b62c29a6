"""A realm's place on the table: its banner and name, whose it is, what it gives, who defends it and how well."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.keep import kept
from render.marks import numbers_at, pip
from render.paper import ACCENT, FRAME, INK, INK_SOFT, PARCHMENT_LIGHT
from render.picture import Scene
from render.saga.cards import EDGE, HIGH, WIDE, banner, small
from render.saga.inks import inks
from render.saga.marks import Marks
from render.saga.symbols import coin, seal, swords, tower
from render.saga.words import realm_name
from render.seats import blank_shield, seat_of, shield
from render.sizes import LEAST, SHEET
from render.type import Face, width, write
from render.words import name_of
from rules.saga.data import Card, Colour
from rules.saga.view import RealmView, SagaView

Spot = tuple[int, int]
PAGE = SHEET
MARGIN = FRAME + 16
GAP = 14
COLUMNS = 3
SMALL = LEAST
TILE = (PAGE - 2 * MARGIN - (COLUMNS - 1) * GAP) // COLUMNS
POWER_LINE = 46
_CREST = 72
NAME = TILE - 8 - _CREST - 116  # room for a realm's name, between its banner and its owner's shield
HEAD, FOOT = 112, HIGH + 22
_NUMBERS = 130  # the column of defence and attack
DISC, DISC_OF_MANY = 46, 34  # pixels across the numbers of moves, beside the owner's crest


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
    numbers: str = ""  # of what happened there, where moves are numbered; or its own among what can be chosen


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
        numbers=dict(scene.numbers).get(realm.colour) or numbers_at(scene.marks).get(realm.colour, ""),
    )


def tile_height(lines: int) -> int:
    return HEAD + lines * POWER_LINE + FOOT


def lines_of(realms: tuple[RealmView, ...]) -> int:
    """How many powers the fullest of them has."""
    return max((bool(realm.special) + bool(realm.final) for realm in realms), default=1)


@kept
def drawn_tile(tile: Tile) -> Image.Image:
    image = Image.new("RGB", (TILE, tile_height(tile.lines)), PARCHMENT_LIGHT)
    pen = ImageDraw.Draw(image)
    _border(pen, tile, image.size)
    flag = banner(tile.colour, 84, 106)
    image.paste(flag, (20, 0), flag)
    if tile.numbers:
        disc = numbers_on(tile)
        image.paste(disc, (max(6, 62 - disc.width // 2), 62), disc)
    right = TILE - 16
    crest = _crest(tile, _CREST)
    image.paste(crest, (TILE - 8 - _CREST, 4), crest)
    base = name_at(pen, tile.name, (116, 46), NAME)
    _income(image, pen, tile.income, (right, 104))
    _owner(pen, tile, (116, max(92, base + 36)), right - 74)
    _powers(image, pen, tile, (24, HEAD))
    top = image.height - FOOT + 4
    fan(image, tile.defenders, (22, top), TILE - 22 - 12 - _NUMBERS)
    _numbers(image, pen, tile, (TILE - 18, top))
    return inks().set(image)


def numbers_on(tile: Tile) -> Image.Image:
    """The disc with a tile's numbers."""
    return pip(tile.numbers, DISC if len(tile.numbers) < 3 else DISC_OF_MANY)


def draw_head(image: Image.Image, tile: Tile) -> None:
    """The head of a realm in a close-up, where there is more room: all but the defenders, on an empty sheet."""
    pen = ImageDraw.Draw(image)
    _border(pen, tile, image.size)
    flag = banner(tile.colour, 112, 142)
    image.paste(flag, (24, 0), flag)
    right = image.width - 26
    crest = _crest(tile, 116)
    image.paste(crest, (right - 108, 8), crest)
    title(pen, (160, 64), tile.name, "title-bold", 56, right - 330 - 160)
    _owner(pen, tile, (160, 122), right - 330)
    _income(image, pen, tile.income, (right - 130, 122))
    _powers(image, pen, tile, (28, 150))


def _crest(tile: Tile, size: int) -> Image.Image:
    """The shield of whoever owns a realm; that colour is nowhere else on it, for realms have colours of their own."""
    return shield(tile.owner_colour, size) if tile.owner_colour else blank_shield(size)


def broken(name: str, room: int) -> tuple[str, ...]:
    """A realm's name on a line, or on two, broken at a hyphen."""
    if width("title", SMALL, name) <= room or "-" not in name:
        return (name,)
    first, _, rest = name.rpartition("-")
    return f"{first}-", rest


def name_at(pen: ImageDraw.ImageDraw, name: str, at: Spot, room: int) -> int:
    """Writes a realm's name, on a line or on two, and says where the last of them stands."""
    parts = broken(name, room)
    if len(parts) == 1:
        title(pen, at, name, "title", 38, room)
        return at[1]
    for number, part in enumerate(parts):
        write(pen, (at[0], at[1] - 10 + 29 * number), part, "title", SMALL, room=room)
    return at[1] + 19


def title(pen: ImageDraw.ImageDraw, at: tuple[int, int], text: str, face: Face, size: int, room: int) -> int:
    """A heading as large as the room allows, though never too small to read."""
    while size > SMALL and width(face, size, text) > room:
        size -= 2
    return write(pen, at, text, face, size, room=room)


def _border(pen: ImageDraw.ImageDraw, tile: Tile, size: tuple[int, int]) -> None:
    edge(pen, size, 8 if tile.ringed else 5 if tile.marked else 0, None)


def edge(pen: ImageDraw.ImageDraw, size: tuple[int, int], accent: int, seat: str | None) -> None:
    """A line of ink around a sheet; with so much accent in it, ink on both sides of that. On the left inside of it,
    the colour of the seat that has the place."""
    right, bottom = size[0] - 1, size[1] - 1
    thick = accent + 3 if accent else 0
    if seat:
        pen.rectangle((thick, 0, thick + 10, bottom), fill=seat_of(seat).colour)
        pen.line((thick + 11, 0, thick + 11, bottom), INK, 2)
    pen.rectangle((0, 0, right, bottom), outline=INK, width=max(2, thick))
    if accent:
        pen.rectangle((2, 2, right - 2, bottom - 2), outline=ACCENT, width=accent)


def _income(image: Image.Image, pen: ImageDraw.ImageDraw, income: int, at: Spot) -> None:
    wide = write(pen, at, f"+{income}", "label-bold", SMALL, anchor="rs")
    sign = coin(30)
    image.paste(sign, (at[0] - wide - 34, at[1] - 26), sign)


def _owner(pen: ImageDraw.ImageDraw, tile: Tile, at: Spot, right: int) -> None:
    face, colour = ("title-italic", INK_SOFT) if tile.owner_colour is None else ("label", INK)
    write(pen, at, tile.owner, face, SMALL, room=right - at[0], colour=colour)


def _powers(image: Image.Image, pen: ImageDraw.ImageDraw, tile: Tile, at: Spot) -> None:
    """A line for each power; the seal of one that is used up is grey and cracked."""
    for row, (power, words, used) in enumerate(tile.powers):
        top = at[1] + row * POWER_LINE
        sign = seal(power, 40, used)
        image.paste(sign, (at[0], top), sign)
        left, base = at[0] + 50, top + 32
        room = image.width - left - 14
        write(pen, (left, base), words, "label", SMALL, room=room, colour=INK_SOFT if used else INK)


def fan(
    image: Image.Image, cards: tuple[tuple[Card, bool], ...], at: tuple[int, int], room: int, step: int = WIDE + 6
) -> None:
    """Cards side by side, closer if there is little room. The marked ones lie on top."""
    if len(cards) > 1:
        step = min(step, (room - WIDE) // (len(cards) - 1))
    for number, (card, marked) in sorted(enumerate(cards), key=lambda entry: (entry[1][1], entry[0])):
        sprite = small(card, marked)
        image.paste(sprite, (at[0] + number * step - EDGE, at[1] - EDGE), sprite)


def _numbers(image: Image.Image, pen: ImageDraw.ImageDraw, tile: Tile, corner: Spot) -> None:
    """What an attack must reach, large, and below it the defence; their upper right corner is given."""
    right, top = corner
    wide = write(pen, (right, top + 46), str(tile.needed), "label-bold", 58, anchor="rs")
    image.paste(swords(46), (right - wide - 52, top + 3), swords(46))
    wide = write(pen, (right, top + 88), str(tile.defence), "label", SMALL, anchor="rs", colour=INK_SOFT)
    image.paste(tower(32), (right - wide - 40, top + 59), tower(32))


def draw_defence(image: Image.Image, tile: Tile, corner: Spot) -> None:
    """What defends a realm, in a close-up: over its wall."""
    (left, top), pen = corner, ImageDraw.Draw(image)
    image.paste(tower(88), (left, top), tower(88))
    write(pen, (left + 104, top + 82), str(tile.defence), "title-bold", 96)


def draw_attack(image: Image.Image, tile: Tile, corner: Spot) -> None:
    """What an attack must reach, in a close-up: over the armies."""
    (left, top), pen = corner, ImageDraw.Draw(image)
    image.paste(swords(88), (left, top), swords(88))
    write(pen, (left + 104, top + 82), str(tile.needed), "title-bold", 96)
