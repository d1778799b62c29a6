"""Large cards for the hand: a knight under the banner of his colour. The higher the value, the prouder the helm."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.paper import GOLD, GOLD_DEEP, INK, PARCHMENT_LIGHT, SILVER, Colour, mix
from render.saga.easel import Easel
from render.saga.motifs import TINCTURES, Tincture, motif
from render.sprites import curve
from rules.saga.data import COLOUR, VALUE, Card

BIG = (190, 274)
_STEEL: Colour = mix(SILVER, PARCHMENT_LIGHT, 0.25)
_SHADE: Colour = mix(SILVER, INK, 0.28)
_MAIL: Colour = mix(SILVER, INK, 0.45)
_SKIN: Colour = (236, 200, 164)
_WOOD: Colour = (150, 108, 62)
_X, _CHIN = 84, 150  # the middle of the knight, and the lower edge of his helm


@lru_cache(maxsize=32)
def large(card: Card) -> Image.Image:
    """The knight as an RGBA sprite."""
    colour, value = COLOUR[card], VALUE[card]
    tincture = TINCTURES[colour]
    easel = Easel(*BIG)
    wide, high = BIG
    easel.round_box((0, 0, wide, high), 16, INK)
    easel.round_box((2, 2, wide - 2, high - 2), 14, tincture.colour)
    easel.round_box((11, 11, wide - 11, high - 11), 8, INK)
    easel.round_box((12.5, 12.5, wide - 12.5, high - 12.5), 7, tincture.pale)
    _land(easel, tincture)
    _flag(easel, colour, tincture)
    _body(easel, tincture)
    _HELMS[value](easel, tincture)
    _shield(easel, colour, tincture)
    inner = Easel(*BIG)
    inner.round_box((12.5, 12.5, wide - 12.5, high - 12.5), 7, INK)
    art = easel.image
    easel = Easel(*BIG)
    easel.round_box((0, 0, wide, high), 16, INK)
    easel.round_box((2, 2, wide - 2, high - 2), 14, tincture.colour)
    easel.round_box((10.5, 10.5, wide - 10.5, high - 10.5), 9, INK)
    easel.image.paste(art, (0, 0), inner.image.getchannel("A"))
    _value(easel, tincture, value)
    return easel.done()


def _land(easel: Easel, tincture: Tincture) -> None:
    """Hills of the realm behind the knight."""
    easel.ellipse(40, 250, 120, 78, mix(tincture.pale, tincture.mild, 0.55))
    easel.ellipse(160, 268, 110, 70, tincture.mild)
    easel.line(curve((50, 232), (100, 196), (150, 198), (200, 210), steps=16), mix(tincture.mild, INK, 0.25), 1.4)


def _flag(easel: Easel, colour: str, tincture: Tincture) -> None:
    """The banner on its lance at the knight's left."""
    easel.line(((146, 34), (146, 262)), INK, 7)
    easel.line(((146, 36), (146, 262)), _WOOD, 3.6)
    easel.polygon(((146, 16), (151, 30), (146, 38), (141, 30)), _STEEL, 1.8)
    cloth = [(146, 42), *curve((146, 42), (128, 34), (104, 46), (84, 38), steps=12)]
    low = curve((86, 106), (106, 116), (128, 104), (146, 112), steps=12)
    cloth += [(96, 72), *low]
    easel.polygon(cloth, tincture.colour, 2.4)
    easel.stamp(motif(colour, 46), 122, 75, tincture.mark)


def _body(easel: Easel, tincture: Tincture) -> None:
    """Mail on the shoulders, a surcoat in the colour, a gauntlet on the lance."""
    x = _X
    shoulders = [(x - 50, 270), *curve((x - 52, 214), (x - 50, 170), (x - 18, 160)), (x + 18, 160)]
    shoulders += [*curve((x + 18, 160), (x + 50, 168), (x + 54, 212)), (x + 50, 270)]
    easel.polygon(shoulders, _MAIL, 2.4)
    for row in range(9):
        y = 170 + row * 11
        for step in range(-5, 6):
            left = x + step * 10 + (row % 2) * 5
            if abs(left - x) < 46:
                easel.line(curve((left - 5, y), (left, y + 6), (left + 5, y), steps=4), mix(_MAIL, INK, 0.35), 1.2)
    coat = [(x - 26, 162), (x + 26, 162), *curve((x + 26, 162), (x + 34, 210), (x + 36, 272)), (x - 36, 272)]
    coat += curve((x - 36, 272), (x - 34, 210), (x - 26, 162))
    easel.polygon(coat, tincture.deep, 2)
    easel.polygon(((x - 18, 161), (x + 18, 161), (x, 184)), _MAIL, 1.6)
    easel.polygon((*curve((x + 38, 196), (x + 58, 186), (x + 64, 176)), (x + 72, 190), (x + 46, 224)), _MAIL, 2.2)
    easel.ellipse(146, 184, 10, 11, _SHADE, 2.2)
    for y in (180, 186):
        easel.line(((138, y), (154, y)), INK, 1.4)


def _coif(easel: Easel) -> None:
    """A face in mail."""
    x = _X
    easel.ellipse(x, 132, 30, 36, _MAIL, 2.2)
    easel.ellipse(x, 134, 19, 23, _SKIN, 1.8)
    for flip in (1, -1):
        easel.ellipse(x + flip * 8, 130, 2.4, 3, INK)
    easel.line(((x - 6, 146), (x + 6, 146)), mix(_SKIN, INK, 0.6), 2)


def _kettle(easel: Easel, tincture: Tincture) -> None:
    """1: a squire in an iron hat."""
    _coif(easel)
    x = _X
    easel.polygon([*curve((x - 28, 116), (x - 24, 82), (x, 80)), *curve((x, 80), (x + 24, 82), (x + 28, 116))], _STEEL, 2.2)
    easel.polygon(
        [*curve((x - 46, 126), (x - 22, 104), (x + 22, 104), (x + 46, 126)), *curve((x + 46, 126), (x, 112), (x - 46, 126))],
        _SHADE,
        2.2,
    )
    easel.line(((x, 82), (x, 108)), _SHADE, 2.4)


def _nasal(easel: Easel, tincture: Tincture) -> None:
    """2: a rider in a pointed helm with a nose guard."""
    _coif(easel)
    x = _X
    easel.polygon([*curve((x - 31, 122), (x - 30, 88), (x, 68)), *curve((x, 68), (x + 30, 88), (x + 31, 122))], _STEEL, 2.2)
    easel.polygon([(x, 70), *curve((x, 70), (x + 28, 88), (x + 30, 120)), (x, 120)], _SHADE)
    easel.polygon(((x - 33, 116), (x + 33, 116), (x + 33, 126), (x - 33, 126)), tincture.colour, 2)
    easel.polygon(((x - 4, 118), (x + 4, 118), (x + 5, 143), (x - 5, 143)), _STEEL, 1.8)


def _great(easel: Easel, tincture: Tincture) -> None:
    """3: a knight in a great helm."""
    x = _X
    easel.polygon([*curve((x - 6, 84), (x - 30, 40), (x - 62, 70), (x - 56, 108)), *curve((x - 56, 108), (x - 40, 82), (x, 92))], tincture.colour, 2.2)
    easel.line(curve((x - 8, 84), (x - 30, 60), (x - 50, 76), (x - 52, 96)), tincture.mild, 2)
    _bucket(easel)


def _bucket(easel: Easel) -> None:
    x = _X
    shell = [(x - 28, 88), *curve((x - 28, 88), (x, 76), (x + 28, 88)), (x + 33, 132), (x + 20, 160), (x, _CHIN + 18)]
    shell += [(x - 20, 160), (x - 33, 132)]
    easel.polygon(shell, _STEEL, 2.4)
    easel.polygon(((x, 82), (x + 27, 89), (x + 32, 132), (x + 19, 159), (x, _CHIN + 16)), _SHADE)
    easel.polygon(((x - 31, 112), (x + 31, 112), (x + 32, 121), (x - 32, 121)), INK)
    easel.polygon(((x - 3.5, 84), (x + 3.5, 84), (x + 3.5, 164), (x - 3.5, 164)), GOLD, 1.4)
    easel.polygon(((x - 32, 121), (x + 32, 121), (x + 32, 126), (x - 32, 126)), GOLD, 1.4)
    for flip in (1, -1):
        for across, down in ((11, 135), (19, 135), (11, 144), (17, 144)):
            easel.disc(x + flip * across, down, 2, INK)


def _crowned(easel: Easel, tincture: Tincture) -> None:
    """4: a lord in a crowned helm with his mantle about it."""
    x = _X
    for flip in (1, -1):
        mantle = [(x + flip * 10, 84), *curve((x + flip * 12, 84), (x + flip * 58, 84), (x + flip * 36, 120), steps=12)]
        mantle += [(x + flip * 62, 132), (x + flip * 42, 146), (x + flip * 58, 168), (x + flip * 18, 156)]
        easel.polygon(mantle, tincture.colour if flip < 0 else tincture.deep, 2.2)
    _bucket(easel)
    crown = [(x - 31, 96), (x - 36, 62), (x - 18, 78), (x, 54), (x + 18, 78), (x + 36, 62), (x + 31, 96)]
    crown += curve((x + 31, 96), (x, 86), (x - 31, 96))
    easel.polygon(crown, GOLD, 2.4)
    easel.line(curve((x - 31, 90), (x, 80), (x + 31, 90)), GOLD_DEEP, 2)
    for dx, y in ((-36, 60), (0, 52), (36, 60)):
        easel.disc(x + dx, y, 4.6, GOLD, 1.6)
    easel.disc(x, 82, 3.6, tincture.colour, 1.2)


_HELMS = {1: _kettle, 2: _nasal, 3: _great, 4: _crowned}


def _shield(easel: Easel, colour: str, tincture: Tincture) -> None:
    """The shield before him, with the motif once more."""
    x, y = 58, 218
    right = curve((x + 32, y - 34), (x + 34, y + 14), (x, y + 42), steps=14)
    left = curve((x, y + 42), (x - 34, y + 14), (x - 32, y - 34), steps=14)
    easel.polygon([*right, *left], PARCHMENT_LIGHT, 2.6)
    inside = [(x + (px - x) * 0.86, y + (py - y) * 0.86) for px, py in (*right, *left)]
    easel.polygon(inside, tincture.colour, 1.4)
    easel.stamp(motif(colour, 38), x, y - 5, tincture.mark)


def _value(easel: Easel, tincture: Tincture, value: int) -> None:
    """The value in the corner of the frame."""
    easel.round_box((0, 0, 64, 72), 16, INK)
    easel.round_box((2, 2, 62, 70), 14, tincture.colour)
    easel.text((31, 58), str(value), "title-bold", 62, tincture.mark, "ms")
