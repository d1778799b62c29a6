"""(h) How long a person waits for the odds of a march: every army against every enemy, none of them reckoned before."""

from __future__ import annotations

from itertools import product
from time import process_time

from bench.rows import Row
from rules.medioevo.battle import Enemy, Force, force, odds

_BOUND = 0.15  # seconds
_ARMIES: tuple[Force, ...] = tuple(
    force({"light": light, "heavy": heavy, "archer": archers, "cavalry": riders})
    for light, heavy, archers, riders in product((1, 6, 15), (0, 4, 10), (0, 6), (0, 8))
)


def estimates() -> Row:
    odds.cache_clear()
    slowest = 0.0
    for own, other in product(_ARMIES, _ARMIES[::5]):
        for enemy in (Enemy(other), Enemy(other, dice=(2, 3, 5)), Enemy(other, shelter=3)):
            begun = process_time()
            odds(own, enemy, 0)
            slowest = max(slowest, process_time() - begun)
    reckoned = odds.cache_info().misses
    detail = f"{slowest * 1000:.0f} ms of the processor for the slowest of {reckoned}"
    return Row("medioevo", "slowest estimate of a battle over 150 ms", slowest / _BOUND, 1, "at most", detail)
