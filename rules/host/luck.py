"""Where names, ids and seeds come from: nobody can foresee them, unless somebody wants the same ones again."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from random import Random
from typing import Protocol, TypeVar

T = TypeVar("T")


class Luck(Protocol):
    """What the module `secrets` offers, as much of it as a house needs."""

    def choice(self, seq: Sequence[T], /) -> T: ...

    def token_hex(self, nbytes: int, /) -> str: ...


class _Foreseen:
    def __init__(self, word: str) -> None:
        self._random = Random(word)

    def choice(self, seq: Sequence[T], /) -> T:
        return self._random.choice(seq)

    def token_hex(self, nbytes: int, /) -> str:
        return self._random.randbytes(nbytes).hex()


_known: ContextVar[Luck | None] = ContextVar("luck", default=None)


@contextmanager
def foreseen(word: str) -> Generator[None]:
    """In here, and in all that is begun in here, the same word brings the same names and seeds."""
    before = _known.set(_Foreseen(word))
    try:
        yield
    finally:
        _known.reset(before)


def known_luck() -> Luck | None:
    """What is drawn from where it is foreseen; None: there is nothing but chance."""
    return _known.get()
