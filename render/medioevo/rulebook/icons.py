"""Pieces of Medioevo as small signs."""

from __future__ import annotations

from functools import partial

from PIL import Image, ImageDraw

from render.figures import Sign
from render.keep import kept
from render.medioevo.pieces import BUILDINGS, ENGINES, UNIT_SIGNS, VEHICLES
from render.medioevo.realms import BARBARIAN
from render.medioevo.relief import GROUND, emblem
from render.medioevo.sites import Cart, Host
from render.medioevo.sketch import sprite, tincture
from render.medioevo.stands import cart, host
from render.paper import INK
from rules.medioevo.data import Building, Engine, Terrain, Unit, UnitType, Vehicle

OWNER = "red"
SIZE = 52


def building(kind: Building, size: int = SIZE) -> Sign:
    return partial(sprite, BUILDINGS[kind], tincture(OWNER), size)


def unit(kind: UnitType, size: int = SIZE) -> Sign:
    return partial(sprite, UNIT_SIGNS[kind], tincture(OWNER), size)


def vehicle(kind: Vehicle, size: int = SIZE) -> Sign:
    return partial(sprite, VEHICLES[kind], tincture(OWNER), size)


def engine(kind: Engine, size: int = SIZE) -> Sign:
    return partial(sprite, ENGINES[kind], tincture(OWNER), size)


def levelled(kind: Vehicle | Engine, level: int, *, stopped: bool = False) -> Sign:
    """A transport or engine with its level, as on the map."""
    return partial(cart, Cart(OWNER, kind, level, stopped=stopped), 1.5)


def army(*troops: tuple[Unit, int], owner: str = OWNER, unit: float = 1.25) -> Sign:
    """The banner of an army."""
    return partial(host, Host(owner, troops), unit)


def horde(*troops: tuple[Unit, int]) -> Sign:
    return army(*troops, owner=BARBARIAN)


def mixed(*, hired: int = 0, guest_of: str = "") -> Sign:
    """An army with barbarians among it, or in a host's land."""
    others = ((BARBARIAN, hired),) if hired else ()
    return partial(host, Host(OWNER, (("light", 2),), others, guest_of), 1.1)


@kept
def field(terrain: Terrain, size: int) -> Image.Image:
    """A patch of land."""
    fine = 4
    image = Image.new("RGB", (size * fine, size * fine), GROUND[terrain])
    pen = ImageDraw.Draw(image)
    emblem(pen, terrain, (image.width / 2, image.height * 0.76), image.width * 0.7)
    pen.rectangle((0, 0, image.width - 1, image.height - 1), outline=INK, width=2 * fine)
    return image.resize((size, size), Image.Resampling.LANCZOS)
