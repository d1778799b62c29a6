"""Large cards for the hand: a knight under the banner of his colour. The higher the value, the prouder the helm."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.easel import Easel
from render.keep import kept
from render.paper import ACCENT, GOLD, GOLD_DEEP, INK, PARCHMENT_LIGHT, SILVER, Colour, mix
from render.pressed import static
from render.saga.motifs import TINCTURES, Tincture, motif
from render.seats import seat_of, shield
from render.sprites import Point, curve
from rules.saga.data import COLOUR, VALUE, Card

BIG = (190, 282)
RIM = 10  # around a card in its sprite: its shadow, or a mark
_STEEL: Colour = mix(SILVER, PARCHMENT_LIGHT, 0.25)
_SHADE: Colour = mix(SILVER, INK, 0.28)
_MAIL: Colour = mix(SILVER, INK, 0.45)
_SKIN: Colour = (236, 200, 164)
_WOOD: Colour = (150, 108, 62)
_FRAME = 11.0


class _Figure(Easel):
    """The knight is drawn around his own middle, with 0 at the height of his eyes."""

    def __init__(self) -> None:
        super().__init__(*BIG)

    def _at(self, points: Sequence[Point]) -> list[Point]:
        return [((x + 80) * self.fine, (y + 148) * self.fine) for x, y in points]


@kept
@static
def large(card: Card) -> Image.Image:
    """The knight as an RGBA sprite."""
    colour, value = COLOUR[card], VALUE[card]
    tincture = TINCTURES[colour]
    scene = Easel(*BIG)
    scene.round_box((0, 0, *BIG), 0, tincture.pale)
    _land(scene, colour, tincture)
    _flag(scene, colour, tincture, raised=value == max(_HELMS))
    figure = _Figure()
    _body(figure, tincture)
    _HELMS[value](figure, tincture)
    scene.image.alpha_composite(figure.image)
    _shield(scene, colour, tincture)
    easel = Easel(*BIG)
    _frame(easel, tincture)
    easel.image.paste(scene.image, (0, 0), _opening())
    _value(easel, tincture, value)
    return easel.done()


@kept
@static
def victor(colour: str) -> Image.Image:
    """A lord in his crown, his sword raised, in a seat's colours: without a card."""
    seat, figure = seat_of(colour), _Figure()
    tincture = Tincture(seat.colour, seat.mark)
    figure.polygon(((73, 40), (73, -62), (78, -74), (83, -62), (83, 40)), _STEEL, 2.2)
    figure.line(((78, 36), (78, -60)), _SHADE, 2)
    figure.polygon(((60, 38), (96, 38), (96, 45), (60, 45)), GOLD, 2)
    _body(figure, tincture)
    _crowned(figure, tincture)
    sprite, crest = figure.done(), shield(colour, 92)
    sprite.alpha_composite(crest, (12, BIG[1] - 20 - crest.height))
    return sprite.crop(sprite.getbbox())


@kept
def framed(card: Card, thick: int = RIM) -> Image.Image:
    """The knight with the accent around it, in a box that is larger by RIM on every side."""
    wide, high = BIG[0] + 2 * RIM, BIG[1] + 2 * RIM
    easel = Easel(wide, high)
    gap = RIM - thick
    easel.round_box((gap, gap, wide - gap, high - gap), 14 + thick, INK)
    easel.round_box((gap + 2.4, gap + 2.4, wide - gap - 2.4, high - gap - 2.4), 13 + thick, ACCENT)
    easel.round_box((RIM - 2, RIM - 2, wide - RIM + 2, high - RIM + 2), 17, PARCHMENT_LIGHT)
    sprite = easel.done()
    sprite.alpha_composite(large(card), (RIM, RIM))
    return sprite


def _frame(easel: Easel, tincture: Tincture) -> None:
    wide, high = BIG
    easel.round_box((0, 0, wide, high), 16, INK)
    easel.round_box((2, 2, wide - 2, high - 2), 14, tincture.colour)
    easel.round_box((5, 5, wide - 5, high - 5), 12, mix(tincture.colour, tincture.mark, 0.45))
    easel.round_box((6.4, 6.4, wide - 6.4, high - 6.4), 11, tincture.colour)
    easel.round_box((_FRAME - 2, _FRAME - 2, wide - _FRAME + 2, high - _FRAME + 2), 9, INK)


def _opening() -> Image.Image:
    """Where the picture shows inside the frame."""
    inner = Easel(*BIG)
    inner.round_box((_FRAME, _FRAME, BIG[0] - _FRAME, BIG[1] - _FRAME), 8, INK)
    return inner.image.getchannel("A")


def _land(easel: Easel, colour: str, tincture: Tincture) -> None:
    """Hills of the realm behind the knight, and on the horizon what it is known for: castles, firs, waves, ore, bats,
    sheaves."""
    faint = mix(tincture.pale, tincture.colour, 0.25)
    for x, y, size in ((32, 168, 52), (174, 178, 40), (146, 186, 30)):
        easel.stamp(motif(colour, size), x, y, faint)
    for x, y in ((32, 112), (172, 130)):
        easel.stamp(motif(colour, 24), x, y, mix(tincture.pale, tincture.colour, 0.13))
    easel.ellipse(34, 256, 116, 66, mix(tincture.pale, tincture.mild, 0.6))
    easel.ellipse(166, 282, 124, 74, tincture.mild)
    easel.line(curve((40, 244), (100, 196), (150, 204), (200, 216), steps=16), mix(tincture.mild, INK, 0.25), 1.4)


def _flag(easel: Easel, colour: str, tincture: Tincture, *, raised: bool) -> None:
    """The banner on its lance at the knight's left; over a crown it is raised."""
    up, aside = (16, 2) if raised else (0, 0)
    easel.line(((158, 30), (158, 280)), INK, 7)
    easel.line(((158, 32), (158, 280)), _WOOD, 3.6)
    easel.polygon(((158, 14), (163, 26), (158, 34), (153, 26)), _STEEL, 1.8)
    cloth = [(158, 36), *curve((158, 36), (136, 27), (106, 40), (84, 32), steps=12), (95, 62)]
    cloth += curve((86, 92), (108, 104), (136, 90), (158, 98), steps=12)
    easel.polygon([(x, y - up) for x, y in cloth], tincture.colour, 2.4)
    easel.stamp(motif(colour, 46 if raised else 50), 128 + aside, 65 - up - aside // 2, tincture.mark)


def _body(f: _Figure, tincture: Tincture) -> None:
    """Mail on the shoulders, a surcoat in the colour, a gauntlet on the lance."""
    shoulders = [(-52, 142), *curve((-54, 86), (-50, 40), (-18, 32)), (18, 32), *curve((18, 32), (50, 40), (54, 84))]
    f.polygon([*shoulders, (52, 142)], _MAIL, 2.4)
    for row in range(10):
        y = 42 + row * 10
        half = min(46.0, 24 + row * 7)
        for step in range(-5, 6):
            x = step * 10 + (row % 2) * 5
            if abs(x) + 5 < half:
                f.line(curve((x - 5, y), (x, y + 6), (x + 5, y), steps=4), mix(_MAIL, INK, 0.35), 1.2)
    coat = [(-26, 34), (26, 34), *curve((26, 34), (34, 80), (37, 142)), *curve((-37, 142), (-34, 80), (-26, 34))]
    f.polygon(coat, tincture.deep, 2)
    f.polygon([(0, 50), *curve((26, 34), (34, 80), (37, 142)), (0, 142)], mix(tincture.deep, INK, 0.14))
    f.polygon(((-18, 33), (18, 33), (0, 56)), _MAIL, 1.6)
    f.polygon(((-37, 118), (37, 118), (37, 126), (-37, 126)), _WOOD, 1.4)
    f.polygon((*curve((40, 68), (58, 62), (68, 52)), (82, 62), *curve((82, 62), (70, 84), (48, 98))), _MAIL, 2.2)
    f.ellipse(78, 54, 10, 11, _SHADE, 2.2)
    for y in (50, 56):
        f.line(((70, y), (86, y)), INK, 1.4)


def _coif(f: _Figure) -> None:
    """A face in mail."""
    f.ellipse(0, 4, 30, 37, _MAIL, 2.2)
    f.ellipse(0, 7, 19, 23, _SKIN, 1.8)
    for flip in (1, -1):
        f.ellipse(flip * 8, 2, 2.4, 3, INK)
    f.line(((-6, 18), (6, 18)), mix(_SKIN, INK, 0.6), 2)


def _kettle(f: _Figure, tincture: Tincture) -> None:
    """1: a squire in an iron hat."""
    _coif(f)
    f.polygon([*curve((-28, -12), (-24, -46), (0, -48)), *curve((0, -48), (24, -46), (28, -12))], _STEEL, 2.2)
    f.polygon([(0, -47), *curve((0, -47), (23, -45), (27, -13)), (0, -13)], _SHADE)
    brim = [*curve((-46, -1), (-22, -24), (22, -24), (46, -1)), *curve((46, -1), (0, -15), (-46, -1))]
    f.polygon(brim, _STEEL, 2.2)


def _nasal(f: _Figure, tincture: Tincture) -> None:
    """2: a rider in a pointed helm with a nose guard."""
    _coif(f)
    f.polygon([*curve((-31, -6), (-30, -40), (0, -60)), *curve((0, -60), (30, -40), (31, -6))], _STEEL, 2.2)
    f.polygon([(0, -58), *curve((0, -58), (28, -40), (30, -8)), (0, -8)], _SHADE)
    f.polygon(((-33, -13), (33, -13), (33, -3), (-33, -3)), tincture.colour, 2)
    f.polygon(((-4, -11), (4, -11), (5, 15), (-5, 15)), _STEEL, 1.8)


def _great(f: _Figure, tincture: Tincture) -> None:
    """3: a knight in a great helm, plumed."""
    plume = [*curve((2, -40), (-20, -84), (-60, -62), (-56, -14)), *curve((-56, -14), (-40, -40), (4, -34))]
    f.polygon(plume, tincture.colour, 2.2)
    f.line(curve((-4, -42), (-24, -66), (-48, -52), (-50, -30)), tincture.mild, 2)
    _bucket(f)


def _bucket(f: _Figure) -> None:
    shell = [*curve((-28, -40), (0, -52), (28, -40)), (33, 4), (20, 32), (0, 41), (-20, 32), (-33, 4)]
    f.polygon(shell, _STEEL, 2.4)
    f.polygon(((0, -46), (27, -39), (32, 4), (19, 31), (0, 39)), _SHADE)
    f.polygon(((-31, -16), (31, -16), (32, -7), (-32, -7)), INK)
    f.polygon(((-3.5, -44), (3.5, -44), (3.5, 37), (-3.5, 37)), GOLD, 1.4)
    f.polygon(((-32, -7), (32, -7), (32, -2), (-32, -2)), GOLD, 1.4)
    for flip in (1, -1):
        for across, down in ((11, 8), (19, 8), (11, 17), (17, 17)):
            f.disc(flip * across, down, 2, INK)


def _crowned(f: _Figure, tincture: Tincture) -> None:
    """4: a lord in a crowned helm, his mantling about it."""
    for flip in (-1, 1):
        leaves = [*curve((10, -42), (48, -52), (40, -16), steps=8), *curve((40, -16), (62, -24), (60, 2), steps=8)]
        leaves += [*curve((60, 2), (44, -4), (44, 14), steps=8), *curve((44, 14), (64, 10), (54, 42), steps=8)]
        leaves += curve((54, 42), (44, 26), (16, 34), steps=8)
        shade = tincture.colour if flip < 0 else tincture.deep
        f.polygon([(flip * x, y) for x, y in leaves], shade, 2.2)
        f.line([(flip * x, y) for x, y in curve((34, -30), (40, -4), (36, 24))], mix(shade, tincture.mark, 0.4), 1.6)
    _bucket(f)
    points = [(-31, -34), (-36, -66), (-18, -51), (0, -74), (18, -51), (36, -66), (31, -34)]
    f.polygon([*points, *curve((31, -34), (0, -44), (-31, -34))], GOLD, 2.4)
    f.line(curve((-31, -40), (0, -50), (31, -40)), GOLD_DEEP, 2)
    for x, y in ((-36, -68), (0, -76), (36, -68)):
        f.disc(x, y, 4.6, GOLD, 1.6)
    f.disc(0, -48, 3.8, tincture.colour, 1.2)


_HELMS = {1: _kettle, 2: _nasal, 3: _great, 4: _crowned}


def _shield(easel: Easel, colour: str, tincture: Tincture) -> None:
    """The shield before him, with the motif once more."""
    x, y = 56, 226
    right = curve((x + 34, y - 36), (x + 36, y + 14), (x, y + 44), steps=14)
    left = curve((x, y + 44), (x - 36, y + 14), (x - 34, y - 36), steps=14)
    easel.polygon([*right, *left], PARCHMENT_LIGHT, 2.6)
    inside = [(x + (px - x) * 0.86, y + (py - y) * 0.86) for px, py in (*right, *left)]
    easel.polygon(inside, tincture.colour, 1.4)
    easel.stamp(motif(colour, 40), x, y - 6, tincture.mark)


def _value(easel: Easel, tincture: Tincture, value: int) -> None:
    """The value in the corner of the frame."""
    easel.round_box((0, 0, 66, 76), 16, INK)
    easel.round_box((2, 2, 64, 74), 14, tincture.colour)
    easel.text((32, 61), str(value), "title-bold", 66, tincture.mark, "ms", tincture.rim)
