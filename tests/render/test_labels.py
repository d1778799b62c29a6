"""No ring, arrow or cross hides the name of a place: the pixels of every name are read where a mark lies over it."""

from __future__ import annotations

import io
from collections.abc import Sequence
from itertools import combinations
from random import Random

import msgspec
import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.gallery import say
from render import Scene, module, picture
from render.barony.ground import name_drop, written
from render.barony.layout import Layout, landscape_of, layout_of
from render.barony.samples import LARGE, MIDDLE, SMALL, WIDE
from render.barony.samples import samples as barony_samples
from render.barony.strip import STRIP
from render.barony.tags import tag, tag_hexes
from render.encode import Inks
from render.sheet import Sheet
from render.torres.figures import stand
from render.torres.layout import layout_of as torres_layout
from render.torres.marks import _between  # pyright: ignore[reportPrivateUsage]
from render.torres.samples import samples as torres_samples
from render.torres.towers import level_plate, level_spot
from render.type import font
from rules.barony.land import Hex, land_of
from rules.barony.view import BaronyView, StepView
from rules.core.view import View
from rules.torres.land import NAMES, Square
from rules.torres.view import StepView as TorresStep
from rules.torres.view import TorresView
from tests.render.anywhere import views

FOUR = ("Aliénor", "Bertrand", "Clémence", "Dagobert")
DARK = 118  # of 255 levels of grey: ink, at the edges of letters too
LANDS = pytest.mark.parametrize("land", [SMALL, MIDDLE, LARGE, WIDE], ids=["small", "middle", "large", "wide"])


def legible(image: Image.Image, mask: Image.Image, corner: tuple[int, int]) -> float:
    """How much of a name is as it should be: dark where its letters are, light all around them. At most a pixel from
    where it should be."""
    spots = ((corner[0] + dx, corner[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
    return max(_legible(image, mask, spot) for spot in spots)


def _legible(image: Image.Image, mask: Image.Image, corner: tuple[int, int]) -> float:
    part = image.crop((*corner, corner[0] + mask.width, corner[1] + mask.height)).convert("L")
    inner = mask.point([255 if level > 200 else 0 for level in range(256)])
    outer = ImageChops.subtract(mask.filter(ImageFilter.MaxFilter(7)), mask.filter(ImageFilter.MaxFilter(5)))
    around = outer.point([255 if level > 200 else 0 for level in range(256)])
    dark = part.point([255 if level < DARK else 0 for level in range(256)])
    return min(_share(inner, dark), _share(around, ImageChops.invert(dark)))


def _share(of: Image.Image, found: Image.Image) -> float:
    return sum(ImageChops.multiply(of, found).histogram()[128:]) / max(1, sum(of.histogram()[128:]))


def name_mask(text: str, size: int, anchor: str) -> Image.Image:
    mask = Image.new("L", (120, 60))
    ImageDraw.Draw(mask).text((60, 40), text, 255, font("label", size), anchor=anchor)
    return mask


def barony(land: str, rings: tuple[Hex, ...], last: tuple[StepView, ...]) -> Image.Image:
    view = next(s.view for s in barony_samples() if s.name == "early")
    assert isinstance(view, BaronyView)
    bare = msgspec.structs.replace(view, land=land, pieces={}, last=last, last_seat=0)
    return Image.open(io.BytesIO(picture("barony", bare, Scene(FOUR, say("en"), rings=rings)).png)).convert("RGB")


def barony_name(image: Image.Image, layout: Layout, hex_: Hex) -> float:
    x, y = layout.centre(hex_)
    corner = round(x) - 60, round(y + name_drop(layout)) + STRIP - 40
    return legible(image, name_mask(written(hex_), layout.label, "ms"), corner)


@LANDS
def test_barony_names_are_read_under_rings(land: str) -> None:
    layout, near = layout_of(land), land_of(land).near
    for hex_ in Random(land).sample(sorted(land_of(land).terrain), 8):
        image = barony(land, (hex_,), ())
        for named in (hex_, *near[hex_]):
            assert barony_name(image, layout, named) > 0.93, (hex_, named)


@LANDS
def test_barony_names_are_read_under_arrows_and_crosses(land: str) -> None:
    layout, near, dice = layout_of(land), land_of(land).near, Random(f"arrows {land}")
    for hex_ in dice.sample(sorted(land_of(land).terrain), 6):
        origin = dice.choice(sorted(near[hex_]))
        image = barony(land, (), (StepView("move", hex_, origin), StepView("destroy", hex_)))
        for named in (hex_, origin):
            assert barony_name(image, layout, named) > 0.93, (origin, hex_, named)


def torres(rings: tuple[Square, ...], last: tuple[TorresStep, ...], dice: Random) -> tuple[Image.Image, TorresView]:
    view = next(s.view for s in torres_samples() if s.name == "typical")
    assert isinstance(view, TorresView)
    heights = {name: dice.randrange(1, 5) for name in dice.sample(NAMES, 20)}
    bare = msgspec.structs.replace(view, heights=heights, castles=(), knights={}, king=None, last=last)
    made = picture("torres", bare, Scene(FOUR, say("en"), rings=rings))
    return Image.open(io.BytesIO(made.png)).convert("RGB"), bare


def torres_name(image: Image.Image, view: TorresView, name: Square) -> float:
    layout = torres_layout()
    left, top, _, _ = stand(layout, view.heights, name)
    corner = left + 7 - 60, top + 1 + STRIP + round(layout.label * 0.78) + 2 - 40
    return legible(image, name_mask(name, layout.label, "ls"), corner)


@pytest.mark.parametrize("seed", range(6))
def test_torres_names_are_read_under_rings(seed: int) -> None:
    dice = Random(seed)
    ringed = tuple(dice.sample(NAMES, 3))
    image, view = torres(ringed, (), dice)
    for name in ringed:
        assert torres_name(image, view, name) > 0.93, name


@pytest.mark.parametrize("seed", range(6))
def test_torres_names_are_read_where_a_turn_went(seed: int) -> None:
    dice = Random(f"turn {seed}")
    one, other, third = dice.sample(NAMES, 3)
    image, view = torres((), (TorresStep("block", third), TorresStep("move", other, one)), dice)
    for name in (one, other, third):
        assert torres_name(image, view, name) > 0.93, name


@pytest.mark.parametrize("seed", range(4))
def test_torres_tower_numbers_are_read_under_arrows(seed: int) -> None:
    dice = Random(f"levels {seed}")
    one, other = dice.choice((("a1", "d4"), ("h8", "e5"), ("a8", "d5"), ("h1", "f3")))
    image, view = torres((), (TorresStep("door", other, one),), dice)
    layout = torres_layout()
    crossed = [name for name in NAMES if name in _between(one, other) and view.heights.get(name)]
    for name in crossed:
        level = view.heights[name]
        roof = layout.roof(name, level)
        plate = level_plate(layout.cell[0], level)
        ink = plate.getchannel("R").point([255 if value < 100 else 0 for value in range(256)])
        x, y = level_spot(layout, roof, level)
        assert _share(ink, _dark(image.crop((x, y + STRIP, x + plate.width, y + STRIP + plate.height)))) > 0.9, name


def boards(game: str) -> list[View]:
    """Of the gallery, and of random games."""
    shown = [s.view for s in module(game).samples() if s.kind == "board" and s.focus is None]
    return [*shown, *views(game)]


def marked_board(game: str, view: View, dice: Random, among: Sequence[str]) -> tuple[Image.Image, set[str]]:
    """A board with its pieces, its last move and some rings, and the places that are marked on it."""
    rings = tuple(dice.sample(among, 4))
    made = picture(game, view, Scene(FOUR, say("en"), rings=rings))
    steps = [place for step in view.last for place in (step.target, step.origin) if place]  # type: ignore[attr-defined]
    return Image.open(io.BytesIO(made.png)).convert("RGB"), {*rings, *steps}


def test_barony_names_are_read_among_pieces_and_marks() -> None:
    for number, view in enumerate(boards("barony")):
        assert isinstance(view, BaronyView)
        hexes, layout = sorted(land_of(view.land).terrain), layout_of(view.land)
        image, marked = marked_board("barony", view, Random(number), hexes)
        read = {hex_: barony_name(image, layout, hex_) for hex_ in (*marked, *Random(number).sample(hexes, 9))}
        assert min(read[hex_] for hex_ in marked) > 0.93, number
        assert min(read.values()) > 0.8, (number, min(read, key=lambda hex_: read[hex_]))


def test_torres_names_are_read_among_pieces_and_marks() -> None:
    """The names of places that are not marked are in a quieter ink."""
    for number, view in enumerate(boards("torres")):
        assert isinstance(view, TorresView)
        image, marked = marked_board("torres", view, Random(number), NAMES)
        read = {name: torres_name(image, view, name) for name in (*marked, *Random(number).sample(NAMES, 9))}
        assert min(read[name] for name in marked) > 0.93, number
        assert min(read.values()) > 0.6, (number, min(read, key=lambda name: read[name]))


def _dark(part: Image.Image) -> Image.Image:
    return part.convert("L").point([255 if level < DARK else 0 for level in range(256)])


def test_letters_that_look_alike_differ_on_a_phone() -> None:
    """The columns i, j and l as pictures write them, in the size that a phone shows."""

    def small(text: str) -> Image.Image:
        mask = Image.new("L", (72, 48))
        ImageDraw.Draw(mask).text((36, 38), text, 255, font("label", 34), anchor="ms")
        return mask.resize((24, 16), Image.Resampling.LANCZOS)

    for one, other in combinations(("i1", "j1", "l1", "11"), 2):
        a, b = small(written(one)), small(written(other))
        ink = (sum(a.tobytes()) + sum(b.tobytes())) / 2
        assert sum(ImageChops.difference(a, b).tobytes()) / ink > 0.4, (one, other)


@LANDS
def test_tags_lie_on_the_board_and_on_nothing_that_is_marked(land: str) -> None:
    layout, dice = landscape_of(land), Random(f"tags {land}")
    laid: list[tuple[int, int, int, int]] = []

    class Noted(Sheet):
        def blend(self, layer: Image.Image, at: tuple[int, int]) -> None:
            laid.append((*at, at[0] + layer.width, at[1] + layer.height))

    for _ in range(10):
        laid.clear()
        hexes = dice.sample(sorted(land_of(land).terrain), 3)
        blank = Image.new("RGB", (layout.width, layout.height))
        inks = Inks(bytes(range(30)))
        tag_hexes(Noted(inks.set(blank), blank, (0, 0), inks), layout, hexes, hexes)
        assert len(laid) == 3
        for box in laid:
            assert min(box) >= 0
            assert box[2] <= layout.width
            assert box[3] <= layout.height
        for one, other in combinations(laid, 2):
            wide = min(one[2], other[2]) - max(one[0], other[0])
            high = min(one[3], other[3]) - max(one[1], other[1])
            assert wide <= 0 or high <= 0
    assert tag("K10").height >= 34
