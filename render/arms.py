"""Somebody's own arms: the shield of their seat, divided by a second tincture that follows from their number. The
charge stays, and much of the colour, so that the seat is told as before."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass

from render.sprites import Stencil


def _bordure(s: Stencil) -> None:
    s.polygon([(0, 0), (1, 0), (1, 1), (0, 1)])
    s.polygon([(0.19, 0.13), (0.81, 0.13), (0.81, 0.38), (0.74, 0.6), (0.5, 0.82), (0.26, 0.6), (0.19, 0.38)], 0)


def _chief(s: Stencil) -> None:
    s.box(0, 0, 1, 0.24)


def _base(s: Stencil) -> None:
    s.box(0, 0.6, 1, 1)


def _pale(s: Stencil) -> None:
    s.box(0.37, 0, 0.63, 1)


def _fess(s: Stencil) -> None:
    s.box(0, 0.29, 1, 0.53)


def _bend(s: Stencil) -> None:
    s.polygon([(0, 0), (0.26, 0), (1, 0.74), (0.86, 0.86)])


def _sinister(s: Stencil) -> None:
    s.polygon([(1, 0), (0.74, 0), (0, 0.74), (0.14, 0.86)])


def _chevron(s: Stencil) -> None:
    s.polygon([(0.5, 0.24), (1, 0.7), (1, 0.95), (0.5, 0.48), (0, 0.95), (0, 0.7)])


def _saltire(s: Stencil) -> None:
    s.polygon([(0.1, 0.08), (0.24, 0.08), (0.86, 0.8), (0.78, 0.9), (0.1, 0.16)])
    s.polygon([(0.9, 0.08), (0.76, 0.08), (0.14, 0.8), (0.22, 0.9), (0.9, 0.16)])


DIVISIONS: tuple[Callable[[Stencil], None], ...] = (
    _bordure, _chief, _base, _pale, _fess, _bend, _sinister, _chevron, _saltire,
)  # fmt: skip
TINCTURES = 2  # gold, and another that goes with the charge


@dataclass(frozen=True)
class Arms:
    division: int
    tincture: int


def arms_of(person: int) -> Arms:
    """Always the same for one person, whatever they play."""
    drawn = zlib.crc32(str(person).encode())
    return Arms(drawn % len(DIVISIONS), drawn // len(DIVISIONS) % TINCTURES)
