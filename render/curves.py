"""Curves of a game: a line a seat, in its colour with a rim of ink, and its shield where it ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.paper import INK, INK_FAINT, INK_PALE
from render.seats import seat_of, shield
from render.sheet import Box
from render.type import width, write

_FINE = 2  # lines are drawn so many times as large, and come out smooth
_FINEST = 3  # pixels of a line whose joints nobody sees
_STEPS = (1, 2, 5)
_SIGNS = 3  # shields on the way of a line, so that it is told from others by more than its colour
_MANY = 400  # moments, beyond which a line is drawn through some of them only

Spot = tuple[float, float]


@dataclass(frozen=True)
class Curve:
    """What one seat had at every moment, from the first on; it may end before the last."""

    colour: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class Plot:
    """Where curves are drawn: `moments` from left to right, values from `low` to `high`."""

    box: Box
    moments: int
    low: int
    high: int

    def at(self, moment: int, value: float) -> Spot:
        left, top, right, bottom = self.box
        x = left + (right - left) * moment / max(1, self.moments - 1)
        return x, bottom - (bottom - top) * (value - self.low) / max(1, self.high - self.low)


def plot_of(box: Box, curves: Sequence[Curve]) -> Plot:
    """One in which all of them have room."""
    values = [value for curve in curves for value in curve.values]
    low = min(values)
    return Plot(box, max(len(curve.values) for curve in curves), low, max(low + 1, *values))


def number(value: int) -> str:
    """As it is printed.

    >>> number(7), number(-7)
    ('7', '−7')
    """
    return f"{'−' if value < 0 else ''}{abs(value)}"


def rungs(low: int, high: int, most: int) -> list[int]:
    """Round numbers from low to high, at most so many.

    >>> rungs(0, 74, 4), rungs(-3, 9, 5), rungs(0, 1, 5)
    ([0, 20, 40, 60], [0, 5], [0, 1])
    """
    power = 1
    while True:
        for step in _STEPS:
            first = -(-low // (step * power)) * step * power
            found = list(range(first, high + 1, step * power))
            if len(found) <= most:
                return found
        power *= 10


def ladder(pen: ImageDraw.ImageDraw, plot: Plot, size: int, most: int) -> None:
    """Fine lines across at round values, each with its number at the left."""
    left, _, right, _ = plot.box
    for value in rungs(plot.low, plot.high, most):
        y = round(plot.at(0, value)[1])
        pen.line((left, y, right, y), INK_PALE, 1)
        write(pen, (left - 10, y + size // 3), number(value), "label", size, anchor="rs", colour=INK_FAINT)


def ladder_room(low: int, high: int, size: int, most: int) -> int:
    """What the numbers of a ladder take at the left."""
    return max(width("label", size, number(value)) for value in rungs(low, high, most)) + 14


def draw(page: Image.Image, plot: Plot, curves: Sequence[Curve], wide: int) -> None:
    """All lines, those of the first seats on top."""
    sheet = Image.new("RGBA", (page.width * _FINE, (plot.box[3] - plot.box[1] + 4 * wide) * _FINE))
    pen, top = ImageDraw.Draw(sheet), plot.box[1] - 2 * wide
    for curve in reversed(curves):
        spots = [((x * _FINE), (y - top) * _FINE) for x, y in _spots(plot, curve)]
        if len(spots) > 1:
            for thick, colour in ((wide + 3, INK), (wide, seat_of(curve.colour).colour)):
                pen.line(spots, colour, thick * _FINE, joint="curve" if wide > _FINEST else None)
    small = sheet.reduce(_FINE)
    page.paste(small, (0, top), small)


def _spots(plot: Plot, curve: Curve) -> list[Spot]:
    every = max(1, len(curve.values) // _MANY)
    last = len(curve.values) - 1
    return [plot.at(n, value) for n, value in enumerate(curve.values) if n % every == 0 or n == last]


def ends(page: Image.Image, plot: Plot, curves: Sequence[Curve], size: int, *, told: bool = False) -> None:
    """The shields at the ends of the lines, none over another; `told`: each with its value."""
    last = [(plot.at(len(curve.values) - 1, curve.values[-1]), curve) for curve in curves if curve.values]
    ranked = sorted(last, key=lambda end: end[0][1])
    rows = spread([end[0][1] for end in ranked], size, plot.box[3])
    pen = ImageDraw.Draw(page)
    for y, ((x, _), curve) in zip(rows, ranked, strict=True):
        arms = shield(curve.colour, size)
        page.paste(arms, (round(x) + 6, round(y) - size // 2), arms)
        if told:
            write(pen, (round(x) + 10 + size, round(y) + size // 3), number(curve.values[-1]), "label-bold", size)


def spread(wanted: Sequence[float], size: int, bottom: float) -> list[float]:
    """Places from the top down, as near as can be to those that are wanted, each so far from the next.

    >>> spread([10, 12, 50], 20, 100)
    [10.0, 30.0, 50.0]
    >>> spread([95, 96], 20, 100)
    [80.0, 100.0]
    """
    rows: list[float] = []
    for place in wanted:
        rows.append(max(float(place), rows[-1] + size) if rows else float(place))
    lowest = float(max(bottom, wanted[-1]) if wanted else bottom)
    for at in reversed(range(len(rows))):
        rows[at] = min(rows[at], lowest)
        lowest = rows[at] - size
    return rows


def signs(page: Image.Image, plot: Plot, curves: Sequence[Curve], size: int) -> None:
    """Small shields on the lines, every seat's at moments of its own."""
    for seat, curve in enumerate(curves):
        for sign in range(_SIGNS):
            share = (sign + (seat + 0.5) / len(curves)) / _SIGNS
            moment = round(share * (plot.moments - 1))
            if moment < len(curve.values) - 1:
                x, y = plot.at(moment, curve.values[moment])
                arms = shield(curve.colour, size)
                page.paste(arms, (round(x) - size // 2, round(y) - size // 2), arms)
