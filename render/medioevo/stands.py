"""The pieces of one place as a small group under its name: what it produces and has built, who stands there, what
waits there to roll or sail."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count

from PIL import Image, ImageDraw

from render.keep import kept
from render.marks import pip
from render.medioevo import symbols
from render.medioevo.ground import SEA_LIGHT
from render.medioevo.pieces import BUILDINGS, ENGINES, UNIT_SIGNS, VEHICLES
from render.medioevo.signs import sign
from render.medioevo.sites import Cart, Host, House, Site, Stage
from render.medioevo.sketch import on_tincture, rimmed, sprite, tincture
from render.paper import INK, PARCHMENT_LIGHT, Colour, mix
from render.seats import charge, seat_of, shield
from render.type import Face, font, plain, width
from rules.medioevo.data import REALM_COLOURS, UNIT_ROWS

ROMAN = ("", "I", "II", "III", "IV")
SEA_INK: Colour = (42, 73, 128)
_BLOOD: Colour = (156, 28, 30)
_DISC = 34  # pixels: the smallest number that a phone shows
_numbers = count()
_CLEAR = (*PARCHMENT_LIGHT, 0)


def blank(wide: int, high: int) -> Image.Image:
    return Image.new("RGBA", (max(1, wide), max(1, high)), _CLEAR)


@kept
def lettering(
    text: str, face: Face, size: int, colour: Colour = INK, halo: int = 0, rim: Colour = PARCHMENT_LIGHT
) -> Image.Image:
    """Words with a pale rim, to be read on any ground."""
    shown = plain(face, text)
    ascent, descent = font(face, size).getmetrics()
    image = blank(width(face, size, shown) + 2 * halo + 2, ascent + descent + 2 * halo)
    pen = ImageDraw.Draw(image)
    at = (halo + 1, halo + ascent)
    if halo:
        pen.text(at, shown, colour, font(face, size), anchor="ls", stroke_width=halo, stroke_fill=(*rim, 255))
    pen.text(at, shown, colour, font(face, size), anchor="ls")
    box = image.getbbox()
    return image.crop((0, box[1], image.width, box[3])) if box else image


def beside(parts: list[Image.Image], gap: int, *, low: bool = True) -> Image.Image:
    """Parts in a row, standing on one line or centred on one."""
    if not parts:
        return blank(1, 1)
    high = max(part.height for part in parts)
    row = blank(sum(part.width for part in parts) + gap * (len(parts) - 1), high)
    left = 0
    for part in parts:
        row.alpha_composite(part, (left, high - part.height if low else (high - part.height) // 2))
        left += part.width + gap
    return row


def below(rows: list[Image.Image], gap: int) -> Image.Image:
    """Rows under one another, centred."""
    if not rows:
        return blank(1, 1)
    wide = max(row.width for row in rows)
    page = blank(wide, sum(row.height for row in rows) + gap * (len(rows) - 1))
    top = 0
    for row in rows:
        page.alpha_composite(row, ((wide - row.width) // 2, top))
        top += row.height + gap
    return page


def wrapped(parts: list[Image.Image], room: int, gap: int) -> list[Image.Image]:
    """Parts in as many rows as they need."""
    rows: list[list[Image.Image]] = []
    for part in parts:
        taken = sum(other.width + gap for other in rows[-1]) if rows else room
        if taken + part.width > room:
            rows.append([])
        rows[-1].append(part)
    return [beside(row, gap) for row in rows if row]


# Single pieces


@kept
def badge(text: str, size: int, fill: Colour, colour: Colour = PARCHMENT_LIGHT) -> Image.Image:
    """A small disc, or a lozenge for longer texts, with a number."""
    letters = lettering(text, "label-bold", round(size * 0.82), colour)
    wide = max(size, letters.width + round(size * 0.4))
    fine = 3
    image = Image.new("RGBA", (wide * fine, size * fine), (*INK, 0))
    pen = ImageDraw.Draw(image)
    box = (0, 0, wide * fine - 1, size * fine - 1)
    pen.rounded_rectangle(box, size * fine // 2, fill=fill, outline=INK, width=max(fine, round(size * fine * 0.09)))
    image = image.resize((wide, size), Image.Resampling.LANCZOS)
    image.alpha_composite(letters, ((wide - letters.width) // 2, (size - letters.height) // 2))
    return image


@kept
def rank(owner: str, level: int, size: int) -> Image.Image:
    """A level with its owner's charge before it: whose it is must not be told by colour alone."""
    front, gap = on_tincture(owner), round(size * 0.16)
    letters = lettering(ROMAN[level], "label-bold", round(size * 0.8), front)
    side = round(size * 0.74)
    fine, wide = 3, side + letters.width + 3 * gap
    image = Image.new("RGBA", (wide * fine, size * fine), (*INK, 0))
    box = (0, 0, image.width - 1, image.height - 1)
    line = max(fine, round(size * fine * 0.09))
    ImageDraw.Draw(image).rounded_rectangle(box, size * fine // 2, fill=tincture(owner), outline=INK, width=line)
    if owner not in ("barbarian", "nobody"):
        mask = charge(seat_of(owner).charge, side, fine)
        image.paste((*front, 255), (round(gap * 1.4 * fine), (image.height - mask.height) // 2), mask)
    image = image.resize((wide, size), Image.Resampling.LANCZOS)
    image.alpha_composite(letters, (wide - letters.width - gap, (size - letters.height) // 2))
    return image


def pinned(image: Image.Image, pin: Image.Image, x: float, y: float) -> Image.Image:
    """A pin on an image, its corner at a share of the image; the image grows if it must."""
    left, top = round(image.width * x), round(image.height * y)
    wide, high = max(image.width, left + pin.width), max(image.height, top + pin.height)
    grown = blank(wide, high)
    grown.alpha_composite(image)
    grown.alpha_composite(pin, (left, top))
    return grown


@kept
def house(what: House, size: int) -> Image.Image:
    image = sprite(BUILDINGS[what.kind], tincture(what.owner), size)
    if what.damage:
        image = pinned(image, badge(f"−{what.damage}", round(size * 0.46), _BLOOD), 0.45, 0.6)
    if what.safe:
        image = pinned(image, sign("safe", round(size * 0.56)), 0, 0)
    return image


@kept
def cart(what: Cart, unit: float) -> Image.Image:
    """A transport or engine with its level, its cargo above it."""
    size = round(33 * unit)
    sketch = VEHICLES.get(what.kind) or ENGINES[what.kind]  # type: ignore[call-overload]
    image = sprite(sketch, tincture(what.owner), size, what.stopped)
    image = pinned(image, rank(what.owner, what.level, round(15 * unit)), 0.5, 0.62)
    if what.sign:
        image = pinned(image, sign(what.sign, round(19 * unit)), 0, 0)
    if what.count > 1:
        number = lettering(f"{what.count}×", "label-bold", round(17 * unit), INK, round(2 * unit))
        image = beside([number, image], 0, low=False)
    if what.cargo:
        side = round(14 * unit)
        cubes = [symbols.cube(good, side) for good in what.cargo]
        half = (len(cubes) + 1) // 2 if len(cubes) > 3 else len(cubes)
        rows = [beside(cubes[:half], -2), *([beside(cubes[half:], -2)] if cubes[half:] else [])]
        image = below([*rows, image], -round(2 * unit))
    return image


def _count(unit: str, number: int) -> str:
    level = UNIT_ROWS[unit].level  # type: ignore[index]
    if not level:
        return str(number)
    return ROMAN[level] if number == 1 else f"{number}×{ROMAN[level]}"


@kept
def host(what: Host, unit: float) -> Image.Image:
    """An army as a banner: the owner's charge, then for every kind of unit its sign and how many there are."""
    high, sign = round(40 * unit), round(22 * unit)
    back, front = tincture(what.owner), on_tincture(what.owner)
    columns: list[Image.Image] = []
    for troop, number in what.troops:
        mark = sprite(UNIT_SIGNS[UNIT_ROWS[troop].type], PARCHMENT_LIGHT, sign)
        rim = max(1, round(1.2 * unit)) if rimmed(what.owner) else 0
        letters = lettering(_count(troop, number), "label-bold", round(20 * unit), front, rim, INK)
        columns.append(below([mark, letters], -rim))
    pole = round(17 * unit)
    wide = pole + sum(column.width for column in columns) + round(unit * (3 * len(columns) + 4))
    fine = 2
    cloth = Image.new("RGBA", (wide * fine, high * fine), (*INK, 0))
    pen = ImageDraw.Draw(cloth)
    box = (0, 0, wide * fine - 1, high * fine - 1)
    pen.rounded_rectangle(box, round(5 * unit * fine), fill=back, outline=INK, width=round(2 * unit * fine))
    cut = pole * fine
    pen.rectangle((cut, 2 * unit * fine, cut + fine, (high - 2 * unit) * fine), fill=mix(back, front, 0.5))
    cloth = cloth.resize((wide, high), Image.Resampling.LANCZOS)
    _arms(cloth, what.owner, pole, high)
    left = pole + round(3 * unit)
    for column in columns:
        cloth.alpha_composite(column, (left, max(0, (high - column.height) // 2)))
        left += column.width + round(3 * unit)
    strangers = _strangers(what, unit)
    return beside([cloth, _tab(strangers, high, unit)], -round(4 * unit)) if strangers else cloth


def _strangers(what: Host, unit: float) -> list[Image.Image]:
    """Who among an army is somebody else's, by their own token, and whose guests they all are, by a seal."""
    found: list[Image.Image] = []
    for owner, number in what.others:
        side = round(22 * unit)
        face = symbols.skull(side) if owner == "barbarian" else _seat_token(owner, side)
        found.append(below([face, lettering(str(number), "label-bold", round(20 * unit), INK)], 0))
    if what.guest_of:
        found.append(_seat_token(what.guest_of, round(29 * unit)))
    return found


def _tab(parts: list[Image.Image], high: int, unit: float) -> Image.Image:
    """A light end to a banner."""
    row, fine = beside(parts, round(3 * unit), low=False), 2
    wide = row.width + round(10 * unit)
    cloth = Image.new("RGBA", (wide * fine, high * fine), (*INK, 0))
    box = (0, 0, wide * fine - 1, high * fine - 1)
    ImageDraw.Draw(cloth).rounded_rectangle(
        box, round(5 * unit * fine), fill=PARCHMENT_LIGHT, outline=INK, width=round(2 * unit * fine)
    )
    cloth = cloth.resize((wide, high), Image.Resampling.LANCZOS)
    cloth.alpha_composite(row, (round(6 * unit), max(0, (high - row.height) // 2)))
    return cloth


def _seat_token(owner: str, size: int) -> Image.Image:
    return symbols.point(tincture(owner), size) if owner == "nobody" else token(owner, size)


def _arms(cloth: Image.Image, owner: str, pole: int, high: int) -> None:
    """The charge on the pole's side of a banner."""
    size = round(pole * 0.86)
    if owner == "barbarian":
        cloth.alpha_composite(symbols.skull(size), (1, (high - size) // 2))
    elif owner != "nobody":
        seat = seat_of(owner)
        mask = charge(seat.charge, size).resize((size, size), Image.Resampling.LANCZOS)
        cloth.paste((*seat.mark, 255), ((pole - size) // 2 + 1, (high - size) // 2), mask)


@kept
def token(owner: str, size: int) -> Image.Image:
    """A control token: a disc with the charge."""
    fine = 3
    side = size * fine
    image = Image.new("RGBA", (side, side), (*INK, 0))
    seat = seat_of(owner)
    pen = ImageDraw.Draw(image)
    pen.ellipse((0, 0, side - 1, side - 1), fill=seat.mark, outline=INK, width=fine)
    rim = side // 9
    pen.ellipse((rim, rim, side - rim, side - rim), fill=seat.colour)
    mask = charge(seat.charge, round(size * 0.56))
    image.paste((*seat.mark, 255), ((side - mask.width) // 2, (side - mask.height) // 2), mask)
    return image.resize((size, size), Image.Resampling.LANCZOS)


# A whole place


def _title(site: Site, unit: float, close: bool) -> Image.Image:
    halo = round(2.4 * unit)
    if site.sea:
        words = lettering(site.name, "title-italic", round(21 * unit), SEA_INK, round(1.6 * unit), SEA_LIGHT)
        words = beside([*_numbered(site, unit), words], 0, low=False)
        return _embattled(words, unit, close) if site.battle else words
    name = lettering(site.name, "title", round(18 * unit), INK, halo)
    parts = [name]
    if site.holder and not site.token:
        parts = [shield(site.holder, round(24 * unit)), name]
    elif site.token:
        parts = [token(site.token, round(21 * unit)), name]
    title = beside([*_numbered(site, unit), *parts], 0, low=False)
    if close and site.area:
        title = below([title, lettering(site.area, "title-italic", round(13.5 * unit), INK, halo)], -round(3 * unit))
    return _embattled(title, unit, close) if site.battle else title


def _numbered(site: Site, unit: float) -> list[Image.Image]:
    """The number of a place goes before its name: there it hides nothing, and moves with it."""
    return [pip(site.number, max(_DISC, round(30 * unit)))] if site.number else []


def _embattled(title: Image.Image, unit: float, close: bool) -> Image.Image:
    """The name of a place that is fought for: swords beside it, or above it where the whole map is seen."""
    clash = symbols.clash(round((30 if close else 88) * unit))
    return beside([clash, title], 0, low=False) if close else below([clash, title], -round(8 * unit))


def _settled(site: Site, unit: float) -> list[Image.Image]:
    parts = [sign(kind, round(29 * unit)) for kind in site.signs]
    if site.fire:
        parts.append(symbols.fire(round(22 * unit)))
    if site.good:
        goods = symbols.medal(site.good, round(27 * unit))
        if site.port:
            goods = pinned(goods, symbols.port(round(18 * unit)), 0.62, 0.48)
        parts.append(goods)
    parts += [house(one, round((36 if one.kind in ("town", "city", "castle") else 33) * unit)) for one in site.houses]
    if site.market:
        cubes = [symbols.cube(good, round(15 * unit)) for good in site.market]
        half = (len(cubes) + 1) // 2 if len(cubes) > 2 else len(cubes)
        rows = [beside(cubes[:half], -2), *([beside(cubes[half:], -2)] if cubes[half:] else [])]
        parts.append(below(rows, -2))
    return [*parts, *(route_flag(one, unit) for one in site.stages)]


def route_flag(stage: Stage, unit: float) -> Image.Image:
    flag = symbols.pennant(tincture(stage.owner), round(27 * unit), stage.kind == "done").copy()
    if stage.owner in REALM_COLOURS.values():
        size = round(12 * unit)
        mask = charge(seat_of(stage.owner).charge, size).resize((size, size), Image.Resampling.LANCZOS)
        flag.paste((*on_tincture(stage.owner), 255), (round(7.5 * unit), round(2.4 * unit)), mask)
    return pinned(flag, symbols.honour(round(15 * unit)), 0.5, 0.5) if stage.kind == "end" else flag


@dataclass(frozen=True)
class Layer:
    """An image that is told from all others by its number."""

    image: Image.Image
    number: int = field(default_factory=lambda: next(_numbers))


@dataclass(frozen=True)
class Stand:
    """The group of a place: its title and, below it, its pieces."""

    title: Layer
    pieces: Layer
    gap: int

    @property
    def width(self) -> int:
        return max(self.title.image.width, self.pieces.image.width)

    @property
    def height(self) -> int:
        below = self.gap + self.pieces.image.height if self.pieces.image.width > 1 else 0
        return self.title.image.height + below


@kept
def stand(site: Site, unit: float, close: bool) -> Stand:
    room, gap = round((150 if close else 126) * unit), round(1.5 * unit)
    parts = [*_settled(site, unit), *(host(one, unit) for one in site.hosts), *(cart(one, unit) for one in site.carts)]
    return Stand(Layer(_title(site, unit, close)), Layer(below(wrapped(parts, room, gap), gap)), gap)
