"""Who stands on one hex, and where in it: all of them to be seen, none over the hex's name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render.barony.ground import ground_of, name_top
from render.barony.inks import inks
from render.barony.layout import ROOT3, Layout
from render.barony.pieces import badge, disc, piece
from render.keep import kept
from render.sheet import Patch, patch
from rules.barony.data import Kind
from rules.barony.land import Hex

Stander = tuple[Kind, str, int]  # kind, colour, how many
Spot = tuple[float, float, float]  # the middle of the foot, and the size, in sides

_SPOTS: dict[int, tuple[Spot, ...]] = {
    1: ((0.0, 0.33, 1.2),),
    2: ((-0.42, 0.3, 0.96), (0.42, 0.3, 0.96)),
    3: ((0.0, -0.12, 0.78), (-0.5, 0.33, 0.82), (0.5, 0.33, 0.82)),
    4: ((-0.31, -0.16, 0.74), (0.31, -0.16, 0.74), (-0.55, 0.35, 0.76), (0.55, 0.35, 0.76)),
}
_HEAD, _FOOT = -0.83, 0.33  # between these heights, in sides, the pieces stand
_LARGEST = 1.22
_CROWDED = 3  # from so many groups on, knights are discs: a charge is read where a horse is not
_DISC = 0.86
_LEAST_BADGE = 32
_RANK: dict[Kind, int] = {"city": 0, "stronghold": 1, "village": 2, "knight": 3}


def _spots(count: int) -> tuple[Spot, ...]:
    if count in _SPOTS:
        return _SPOTS[count]
    rows, size = (count + 3) // 4, 0.46
    return tuple((-0.6 + 0.4 * (i % 4), 0.34 - 0.42 * (rows - 1 - i // 4), size) for i in range(count))


def arrange(standers: Sequence[Stander], foot: float = _FOOT) -> list[tuple[Stander, Spot]]:
    """Buildings behind, knights before them; a builder's own knights stand at its side. `foot` is how deep, in
    sides under the centre, the lowest may stand: on small hexes the name needs a larger share."""
    ordered = sorted(standers, key=lambda stander: _RANK[stander[0]])
    spots = _spots(len(ordered))
    if len(ordered) == 2 and ordered[0][0] in ("city", "stronghold"):
        spots = ((-0.36, 0.3, 1.1), (0.52, 0.34, 0.92))
    share = min(_LARGEST, (foot - _HEAD) / (_FOOT - _HEAD))
    squeezed = [(x, _HEAD + (y - _HEAD) * share, size * share) for x, y, size in spots]
    return list(zip(ordered, squeezed, strict=True))


@dataclass(frozen=True)
class _Group:
    """The pieces of one hex, and the badges that count them, in a box around the hex."""

    box: tuple[int, int, int, int]
    pieces: Image.Image
    badges: tuple[tuple[Image.Image, tuple[int, int]], ...]


@kept
def _group(layout: Layout, hex_: Hex, standers: tuple[Stander, ...]) -> _Group:
    x, y = layout.centre(hex_)
    side = layout.side
    wide, high = round(side * 2.1), round(side * ROOT3 * 1.04)
    left, top = max(0, round(x - wide / 2)), max(0, round(y - high / 2))
    pieces = Image.new("RGBA", (wide, high))
    badges: list[tuple[Image.Image, tuple[int, int]]] = []
    for (kind, colour, count), (dx, dy, share) in arrange(standers, name_top(layout) / side):
        crowded = kind == "knight" and len(standers) >= _CROWDED
        sprite = disc(colour, round(share * side * _DISC)) if crowded else piece(kind, colour, round(share * side))
        foot_x, foot_y = x - left + dx * side, y - top + dy * side
        corner = _inside(pieces, sprite, (round(foot_x - sprite.width / 2), round(foot_y - sprite.height * 0.94)))
        pieces.alpha_composite(sprite, corner)
        if count > 1:
            mark = badge(str(count), max(_LEAST_BADGE if layout.label else 24, min(46, round(side * 0.52))), colour)
            upper = corner[1] - round(mark.height * 0.1)
            rim = x - left + side - abs(upper - (y - top)) / ROOT3 - mark.width  # the hex's border at that height
            beside = foot_x + sprite.width * 0.5 - mark.width * (0.72 if layout.label else 0.3)
            spot = (round(min(beside, rim) if layout.label else beside), upper)
            badges.append((mark, _inside(pieces, mark, spot)))
    return _Group((left, top, left + wide, top + high), pieces, tuple(badges))


def _inside(group: Image.Image, sprite: Image.Image, corner: tuple[int, int]) -> tuple[int, int]:
    """The corner, moved so that the sprite does not stand out of the group."""
    left = max(0, min(group.width - sprite.width, corner[0]))
    return left, max(0, min(group.height - sprite.height, corner[1]))


@kept
def crowd(layout: Layout, hex_: Hex, standers: tuple[Stander, ...]) -> tuple[Patch, tuple[int, int]]:
    """The pieces of one hex on its ground, and where that patch goes on the board."""
    group = _group(layout, hex_, standers)
    standing = group.pieces.copy()
    for mark, corner in group.badges:
        standing.alpha_composite(mark, corner)
    below = ground_of(layout).crop(group.box)
    below.paste(standing, (0, 0), standing)
    mask = standing.getchannel("A").point([0] * 6 + [255] * 250).convert("1")
    return patch(below, inks(), mask), group.box[:2]


def badges(layout: Layout, hex_: Hex, standers: tuple[Stander, ...]) -> list[tuple[Image.Image, tuple[int, int]]]:
    """Only the counts, and where each goes on the board: to be laid again over a mark that would hide them."""
    group = _group(layout, hex_, standers)
    return [(mark, (group.box[0] + x, group.box[1] + y)) for mark, (x, y) in group.badges]
