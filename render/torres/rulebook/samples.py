"""Small positions of Torres that show one rule each. Those of a few squares stand on a1 to d4."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from render.torres.samples import view_of
from rules.torres.view import StepView, TorresView

_SEATS: tuple[dict[str, object], ...] = ({}, {}, {})


def _position(heights: str, *armies: str, king: str | None = None, last: tuple[StepView, ...] = ()) -> TorresView:
    return view_of(heights, armies, _SEATS[: max(2, len(armies))], king, last_seat=0 if last else None, last=last)


def _castle() -> TorresView:
    return _position("b3 2, c3 3, b2 1, c2 1", "b3 b2", "c3")


def _start() -> TorresView:
    return _position("d8 1, c6 1, f6 1, h5 1, a4 1, c3 1, f3 1, e1 1", "c6", "f3", king="c3")


def _knight() -> TorresView:
    return _position("b2 2, b3 3, c2 2", "b2", "b1")


def _move() -> TorresView:
    return _position("b2 1, b3 2, c2 3, c3 2", "b2", "b1")


def _door() -> TorresView:
    return _position("b2 2, b3 2, c3 3, c2 1", "a2", "b3 b4")


def _block() -> TorresView:
    return _position("b2 2, b3 1, d3 1", "", "d3")


def _stacks() -> TorresView:
    seats: tuple[dict[str, object], ...] = (
        {"earned": (4, 10, 5), "stacks": (3, 2, 1), "hand": 2, "deck": 7, "worth": 14},
        {"earned": (6, 12, 0), "stacks": (3, 3, 3), "kept": 2, "hand": 1, "deck": 9, "worth": 16},
    )
    return view_of("b2 2, b3 1", ("b2", "b3"), seats, None, points=4)


def _buy() -> TorresView:
    return msgspec.structs.replace(_castle(), seat=0, looked=("jump", "door", "seven"))


def _score() -> TorresView:
    seats: tuple[dict[str, object], ...] = ({"earned": (8,)}, {"earned": (7,)}, {"earned": (92,)})
    score = (StepView("score", amount=2),)
    return view_of("d8 2, c8 1, b6 2, b7 1, c5 1", ("d8 b6", "c8", ""), seats, None, last_seat=0, last=score)


def _year() -> TorresView:
    return _position("b2 2, b3 4, c3 1, c2 1", "b3 b2", "c3", king="c2")


def _king() -> TorresView:
    return _position("a2 1, c3 2, c4 1, d1 1", "", "c4", king="a2")


def _passage() -> TorresView:
    return _position("a2 1, b2 2, c2 1, d2 2, d3 1, b3 1", "a2")


VIEWS: dict[str, Callable[[], TorresView]] = {
    "castle": _castle,
    "start": _start,
    "knight": _knight,
    "move": _move,
    "door": _door,
    "block": _block,
    "stacks": _stacks,
    "buy": _buy,
    "score": _score,
    "year": _year,
    "king": _king,
    "passage": _passage,
}
