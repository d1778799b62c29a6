"""Whose something is, is told by colour and by charge: whatever bears a seat's colour bears a shape of its own too."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops

import render
from bot.gallery import say
from render import Scene
from render.barony.pieces import disc, piece
from render.figurines import knight
from render.keep import DRAWN
from render.medioevo.encounter import _banner  # pyright: ignore[reportPrivateUsage]
from render.medioevo.overview import army_token
from render.medioevo.realms import NOBODY
from render.medioevo.sites import Cart, Host, Stage
from render.medioevo.stands import cart, host, rank, route_flag, token
from render.seats import SEATS, Seat, shield
from rules.barony.data import SUPPLY
from rules.core.view import View
from tests.render.anywhere import shots

Sign = Callable[[str], Image.Image]
SIGNS: dict[str, Sign] = {
    "shield": lambda colour: shield(colour, 58),
    **{f"barony-{kind}": lambda colour, kind=kind: piece(kind, colour, 60) for kind in SUPPLY},
    "barony-disc": lambda colour: disc(colour, 46),
    "torres-knight": lambda colour: knight(colour, 60),
    "medioevo-army": lambda colour: host(Host(colour, (("heavy", 3),)), 1.0),
    "medioevo-token": lambda colour: token(colour, 42),
    "medioevo-units": lambda colour: army_token(colour, 7),
    "medioevo-level": lambda colour: rank(colour, 2, 30),
    "medioevo-wagon": lambda colour: cart(Cart(colour, "wagon", 2), 1.8),
    "medioevo-bombard": lambda colour: cart(Cart(colour, "bombard", 3), 1.8),
    "medioevo-stage": lambda colour: route_flag(Stage(colour, "open"), 1.8),
    "medioevo-banner": lambda colour: _banner(colour, False),
}
TELLING = 0.012  # of a sign, at least, is another shape


def marks(sign: Sign, seat: Seat) -> Image.Image:
    """Where a sign is nearer to the tincture of the seat's charge than to its colour, as a mask: no colour is left."""
    image = sign(seat.name).convert("RGBA")
    flat = Image.new("RGBA", image.size, (*seat.colour, 255))
    flat.alpha_composite(image)
    bands = [flat.convert("RGB").point(_away(colour)) for colour in (seat.colour, seat.mark)]
    far, near = (ImageChops.add(ImageChops.add(*b.split()[:2]), b.split()[2]) for b in bands)
    return ImageChops.subtract(far, near).point([255 if level > 30 else 0 for level in range(256)])


def _away(colour: tuple[int, int, int]) -> list[int]:
    return [abs(level - wanted) // 3 for wanted in colour for level in range(256)]


@pytest.mark.parametrize("name", SIGNS)
def test_a_seat_is_told_by_its_charge_on_every_piece(name: str) -> None:
    found = {seat.name: marks(SIGNS[name], seat) for seat in SEATS}
    for one, other in combinations(SEATS, 2):
        a, b = found[one.name], found[other.name]
        size = max(a.width, b.width), max(a.height, b.height)
        different = ImageChops.difference(a.crop((0, 0, *size)), b.crop((0, 0, *size))).histogram()[255]
        assert different > TELLING * size[0] * size[1], (one.name, other.name)


def _shown(game: str, kind: str) -> list[tuple[View, Scene]]:
    """A picture of the gallery, and of random positions."""
    sample = next(s for s in render.module(game).samples() if s.kind == kind and s.focus is None)
    return [
        (sample.view, sample.scene(say("en"))),
        *((shot.view, shot.scene) for shot in shots(game, "en") if shot.kind == kind),
    ]


@pytest.mark.parametrize("kind", ["board", render.TURN])
@pytest.mark.parametrize("game", render.games())
def test_every_player_has_their_shield_in_the_picture(game: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bar or a frame in somebody's colour is never alone."""
    borne: set[str] = set()

    def noted(colour: str, size: int) -> Image.Image:
        borne.add(colour)
        return shield(colour, size)

    for name, module in list(sys.modules.items()):
        if name.startswith("render.") and getattr(module, "shield", None) is shield and name != "render.seats":
            monkeypatch.setattr(module, "shield", noted)
    for view, scene in _shown(game, kind):
        borne.clear()
        DRAWN.small.clear()
        render.picture(game, view, replace(scene, focus=None), kind)
        coloured = {*render.colours(game, view)} - {"", NOBODY}
        assert coloured
        assert coloured <= borne
    DRAWN.clear()
