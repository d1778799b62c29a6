"""The coronets of the five titles: the higher the title, the more there is on the circlet."""

from __future__ import annotations

from PIL import Image

from render.easel import Easel
from render.keep import kept
from render.paper import GOLD, GOLD_DEEP, INK, PARCHMENT_LIGHT

_PEARLS = {0: (20, 80), 1: (14, 38, 62, 86), 2: (14, 32, 50, 68, 86), 3: (32, 68), 4: ()}
_LEAVES = {3: (14, 50, 86), 4: (14, 32, 50, 68, 86)}
_SPIKED = 2  # a count's pearls are set on spikes


@kept
def coronet(rank: int, size: int) -> Image.Image:
    """Of a baron (0) to a duke (4), as an RGBA sprite."""
    easel, k = Easel(size, size), size / 100
    band = [(8, 62), (92, 62), (88, 86), (12, 86)]
    for x in _PEARLS[rank]:
        top = 30 if rank == _SPIKED else 48
        if rank >= _SPIKED:
            easel.polygon([((x - 8) * k, 64 * k), (x * k, top * k), ((x + 8) * k, 64 * k)], GOLD, 3 * k)
        easel.disc(x * k, (top - 2) * k, 10 * k, INK)
        easel.disc(x * k, (top - 2) * k, 7 * k, PARCHMENT_LIGHT)
    for x in _LEAVES.get(rank, ()):
        _leaf(easel, x, k)
    easel.polygon([(x * k, y * k) for x, y in band], GOLD, 4 * k)
    easel.line([(14 * k, 74 * k), (86 * k, 74 * k)], GOLD_DEEP, 5 * k)
    return easel.done()


def _leaf(easel: Easel, x: float, k: float) -> None:
    """A strawberry leaf: three lobes on a stalk."""
    lobes = ((x, 26, 10), (x - 9, 40, 9), (x + 9, 40, 9))
    for extra, colour in ((3.2, INK), (0.0, GOLD)):
        for left, top, radius in lobes:
            easel.disc(left * k, top * k, (radius + extra) * k, colour)
        easel.polygon([((x - 5 - extra) * k, 64 * k), (x * k, 30 * k), ((x + 5 + extra) * k, 64 * k)], colour)
