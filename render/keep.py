"""What has been drawn is kept for the next picture, by all games together within a budget of bytes. What has gone
unused for longest gives way."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import fields, is_dataclass
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from PIL import Image

_MEGABYTE = 1024 * 1024
LARGE = _MEGABYTE // 4  # bytes
_PIXEL = {"1": 1, "L": 1, "P": 1}  # bytes; all other modes have four
_ENTRY = 512  # bytes that the least thing costs, its key included
_Asked = ParamSpec("_Asked")
_Drawn = TypeVar("_Drawn")


def weight(value: object) -> int:
    """About how many bytes a value takes, images by their pixels."""
    if isinstance(value, Image.Image):
        return value.width * value.height * _PIXEL.get(value.mode, 4) + _ENTRY
    if isinstance(value, bytes | str):
        return len(value)
    if isinstance(value, tuple | list):
        return sum(weight(part) for part in value)  # type: ignore[reportUnknownArgumentType, reportUnknownVariableType]
    if is_dataclass(value):
        return sum(weight(getattr(value, field.name)) for field in fields(value))
    return 0


_Kind = TypeVar("_Kind")


def hashed_once(kind: type[_Kind]) -> type[_Kind]:
    """Of a frozen dataclass under which everything is kept that is drawn for it: its hash is worked out once."""
    work: Callable[[Any], int] = kind.__hash__

    def once(self: _Kind) -> int:
        own: dict[str, Any] = vars(self)
        if "_hash" not in own:
            own["_hash"] = work(self)
        return own["_hash"]

    type.__setattr__(kind, "__hash__", once)
    return kind


class Keep:
    """The latest things by their keys, together never heavier than the budget. For any number of threads."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.used = 0
        self._things: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._things)

    def get(self, key: Hashable) -> tuple[Any] | None:
        """The thing of that key, by itself in a tuple: a thing may be None."""
        with self._lock:
            found = self._things.get(key)
            if found is None:
                return None
            self._things.move_to_end(key)
            return (found[0],)

    def put(self, key: Hashable, thing: Any) -> None:
        heavy = weight(thing) + _ENTRY
        with self._lock:
            self._drop(key)
            self._things[key] = thing, heavy
            self.used += heavy
            while self.used > self.budget:
                self._drop(next(iter(self._things)))

    def clear(self) -> None:
        with self._lock:
            self._things.clear()
            self.used = 0

    def _drop(self, key: Hashable) -> None:
        gone = self._things.pop(key, None)
        if gone is not None:
            self.used -= gone[1]


class Cupboard:
    """Small things and large ones, apart: one board looked at once is not worth a hundred sprites."""

    def __init__(self, small: Keep, large: Keep) -> None:
        self.small, self.large = small, large

    @property
    def used(self) -> int:
        return self.small.used + self.large.used

    @property
    def half_full(self) -> bool:
        """What is drawn before anybody asks for it should take no more room than this."""
        return 2 * self.used >= self.small.budget + self.large.budget

    def get(self, key: Hashable) -> tuple[Any] | None:
        """The thing of that key, by itself in a tuple."""
        return self.small.get(key) or self.large.get(key)

    def of(self, key: Hashable, draw: Callable[[], _Drawn]) -> _Drawn:
        """The thing of that key, drawn if it is not there."""
        found = self.get(key)
        if found is not None:
            return found[0]
        thing = draw()
        (self.large if weight(thing) >= LARGE else self.small).put(key, thing)
        return thing

    def clear(self) -> None:
        self.small.clear()
        self.large.clear()


DRAWN = Cupboard(Keep(48 * _MEGABYTE), Keep(80 * _MEGABYTE))


def kept(draw: Callable[_Asked, _Drawn]) -> Callable[_Asked, _Drawn]:
    """What the function draws is kept, and shared: draw nothing on it."""

    @wraps(draw)
    def drawn(*args: _Asked.args, **kwargs: _Asked.kwargs) -> _Drawn:
        key = (draw, args, *kwargs.items()) if kwargs else (draw, args)
        return DRAWN.of(key, lambda: draw(*args, **kwargs))

    return drawn
