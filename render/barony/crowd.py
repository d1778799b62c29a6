"""Who stands on one hex, and where in it: all of them to be seen, none over the hex's name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render.barony.ground import ground_of
from render.barony.inks import inks
from render.barony.layout import ROOT3, Layout
from render.barony.pieces import badge, piece
from render.sheet import Patch, patch
from rules.barony.land import Hex
from rules.barony.view import Kind

Stander = tuple[Kind, str, int]  # kind, colour, how many
Spot = tuple[float, float, float]  # the middle of the foot, and the size, in sides

_SPOTS: dict[int, tuple[Spot, ...]] = {
    1: ((0.0, 0.33, 1.2),),
    2: ((-0.42, 0.3, 0.96), (0.42, 0.3, 0.96)),
    3: ((0.0, -0.12, 0.78), (-0.5, 0.33, 0.82), (0.5, 0.33, 0.82)),
    4: ((-0.31, -0.16, 0.74), (0.31, -0.16, 0.74), (-0.55, 0.35, 0.76), (0.55, 0.35, 0.76)),
}
_RANK: dict[Kind, int] = {"city": 0, "stronghold": 1, "village": 2, "knight": 3}


def _spots(count: int) -> tuple[Spot, ...]:
    if count in _SPOTS:
        return _SPOTS[count]
    rows, size = (count + 3) // 4, 0.46
    return tuple((-0.6 + 0.4 * (i % 4), 0.34 - 0.42 * (rows - 1 - i // 4), size) for i in range(count))


def arrange(standers: Sequence[Stander]) -> list[tuple[Stander, Spot]]:
    """Buildings behind, knights before them; a lone builder's own knights stand at its side."""
    ordered = sorted(standers, key=lambda stander: _RANK[stander[0]])
    spots = _spots(len(ordered))
    if len(ordered) == 2 and ordered[0][0] in ("city", "stronghold"):
        spots = ((-0.36, 0.3, 1.1), (0.52, 0.34, 0.92))
    return list(zip(ordered, spots, strict=True))


@lru_cache(maxsize=2048)
def crowd(layout: Layout, hex_: Hex, standers: tuple[Stander, ...]) -> tuple[Patch, tuple[int, int]]:
    """The pieces of one hex on its ground, and where that patch goes on the board."""
    x, y = layout.centre(hex_)
    side = layout.side
    wide, high = round(side * 2.1), round(side * ROOT3 * 1.04)
    left, top = max(0, round(x - wide / 2)), max(0, round(y - high / 2))
    group = Image.new("RGBA", (wide, high))
    for (kind, colour, count), (dx, dy, share) in arrange(standers):
        sprite = piece(kind, colour, round(share * side))
        foot_x, foot_y = x - left + dx * side, y - top + dy * side
        corner = (round(foot_x - sprite.width / 2), round(foot_y - sprite.height * 0.94))
        _over(group, sprite, corner)
        if count > 1:
            mark = badge(str(count), max(26, min(44, round(side * 0.5))))
            spot = (round(foot_x + sprite.width * 0.5 - mark.width * 0.72), corner[1] - round(mark.height * 0.1))
            _over(group, mark, spot)
    below = ground_of(layout).crop((left, top, left + wide, top + high))
    below.paste(group, (0, 0), group)
    mask = group.getchannel("A").point([0] * 6 + [255] * 250).convert("1")
    return patch(below, inks(), mask), (left, top)


def _over(group: Image.Image, sprite: Image.Image, corner: tuple[int, int]) -> None:
    """Lays the sprite on the group, moved inside if it would stand out."""
    left = max(0, min(group.width - sprite.width, corner[0]))
    top = max(0, min(group.height - sprite.height, corner[1]))
    group.alpha_composite(sprite, (left, top))
