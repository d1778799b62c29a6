"""Groups of pieces that would cover one another move apart a little; each stays near its own place."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from render.sprites import Point
from rules.medioevo.data import Place

Sized = tuple[Place, float, float, float, float]  # a place, its middle, how wide and high its group is

_ROUNDS = 40
_FAR = 44.0  # pixels of the whole map that a group may be moved
_OVERLAP = 3.0  # what is tolerated


@lru_cache(maxsize=64)
def arranged(groups: tuple[Sized, ...], size: tuple[int, int], unit: float) -> Mapping[Place, Point]:
    """The middles of the groups after moving. They stay on the sheet."""
    spots = [[x, y] for _, x, y, _, _ in groups]
    near = _close_pairs(groups, _FAR * unit)
    for _ in range(_ROUNDS):
        moved = False
        for one, other in near:
            moved |= _part(spots[one], spots[other], groups[one], groups[other])
        for spot, group in zip(spots, groups, strict=True):
            _hold(spot, group, size, _FAR * unit)
        if not moved:
            break
    return {group[0]: (spot[0], spot[1]) for group, spot in zip(groups, spots, strict=True)}


def _close_pairs(groups: tuple[Sized, ...], far: float) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for one, (_, ax, ay, aw, ah) in enumerate(groups):
        for other in range(one):
            _, bx, by, bw, bh = groups[other]
            if abs(ax - bx) < (aw + bw) / 2 + 2 * far and abs(ay - by) < (ah + bh) / 2 + 2 * far:
                found.append((one, other))
    return found


def _part(a: list[float], b: list[float], one: Sized, other: Sized) -> bool:
    """Half the overlap each, along the way that is shorter."""
    dx, dy = a[0] - b[0], a[1] - b[1]
    over_x = (one[3] + other[3]) / 2 - _OVERLAP - abs(dx)
    over_y = (one[4] + other[4]) / 2 - _OVERLAP - abs(dy)
    if over_x <= 0 or over_y <= 0:
        return False
    axis, over, way = (0, over_x, dx) if over_x < over_y else (1, over_y, dy)
    step = over / 2 * (1 if way >= 0 else -1)
    a[axis] += step * 0.7
    b[axis] -= step * 0.7
    return True


def _hold(spot: list[float], group: Sized, size: tuple[int, int], far: float) -> None:
    _, x, y, wide, high = group
    for axis, home, half in ((0, x, wide / 2), (1, y, high / 2)):
        spot[axis] = max(home - far, min(home + far, spot[axis]))
        spot[axis] = max(half + 2, min(size[axis] - half - 2, spot[axis]))
