"""B-19: tokens as they are paid for a title, and all the ways to pay."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import compress, islice, product
from math import prod
from operator import le, mul
from typing import TypeAlias

from rules.barony.data import GOLD, RESOURCES, SILVER, TITLE_PRICE
from rules.barony.land import Terrain

Payment: TypeAlias = str  # such as "field:2+mountain:3", the dearest token first
Tokens: TypeAlias = Mapping[Terrain, int]
_Numbers: TypeAlias = tuple[int, ...]  # of tokens, in the order of `RESOURCES`


def write_payment(tokens: Tokens) -> Payment:
    return "+".join(f"{terrain}:{tokens[terrain]}" for terrain in RESOURCES if tokens.get(terrain))


def read_payment(payment: Payment) -> dict[Terrain, int] | None:
    """The tokens of a payment; None when the text is none."""
    tokens: dict[Terrain, int] = {}
    for part in payment.split("+"):
        name, _, number = part.partition(":")
        if name not in GOLD or not number.isdecimal() or name in tokens:
            return None
        tokens[name] = int(number)
    return tokens


def gold(tokens: Tokens) -> int:
    return sum(map(mul, map(GOLD.__getitem__, tokens), tokens.values()))


def price_of(payment: Payment) -> tuple[int, int]:
    """What a payment costs: in gold, then in the silver that the tokens would have counted at the end."""
    tokens = read_payment(payment) or {}
    return gold(tokens), sum(SILVER[terrain] * number for terrain, number in tokens.items())


def is_wasteful(tokens: Tokens) -> bool:
    """Whether the smallest token could be left out and the rest would still do."""
    smallest = min((GOLD[terrain] for terrain, number in tokens.items() if number), default=0)
    return gold(tokens) - smallest >= TITLE_PRICE


def needed(tokens: Tokens) -> Payment:
    """As much of these tokens as a title costs, the cheapest way."""
    return min(thrifty(tokens), key=price_of)


def thrifty(tokens: Tokens) -> tuple[Payment, ...]:
    """Every way to pay from these tokens that wastes none."""
    return _thrifty(_numbers(tokens))


_WORTH = tuple(GOLD.values())


class Payments(Sequence[Payment]):
    """Every way to pay from what is held, those first that waste nothing. There may be very many of the others, so they
    are counted and looked for, and listed only as far as somebody asks."""

    def __init__(self, held: Tokens) -> None:
        self._held = _numbers(held)
        self.thrifty = _thrifty(self._held)

    def __len__(self) -> int:
        return _ways(self._held)

    def __bool__(self) -> bool:
        return len(self.thrifty) > 0

    def __contains__(self, value: object) -> bool:
        tokens = read_payment(value) if isinstance(value, str) else None
        if tokens is None or write_payment(tokens) != value:
            return False
        return _fits(_numbers(tokens), self._held) and gold(tokens) >= TITLE_PRICE

    def __iter__(self) -> Iterator[Payment]:
        yield from self.thrifty
        for numbers in product(*[range(number + 1) for number in self._held]):
            if _wastes(numbers):
                yield write_payment(_tokens(numbers))

    def __getitem__(self, index: int) -> Payment:  # type: ignore[override]
        return next(islice(self, index, None))


def _numbers(tokens: Tokens) -> _Numbers:
    return tuple(tokens.get(terrain, 0) for terrain in RESOURCES)


def _tokens(numbers: _Numbers) -> dict[Terrain, int]:
    return dict(zip(RESOURCES, numbers, strict=True))


def _wastes(numbers: _Numbers) -> bool:
    """As `is_wasteful`, for going through very many."""
    spare = sum(map(mul, numbers, _WORTH)) - TITLE_PRICE
    return spare > 0 and spare >= min(compress(_WORTH, numbers))


def _fits(numbers: _Numbers, held: _Numbers) -> bool:
    return all(map(le, numbers, held))


@cache
def _up_to_the_price() -> tuple[_Numbers, ...]:
    """Tokens of each kind, no more of it than would do alone."""
    most = (-(-TITLE_PRICE // GOLD[terrain]) for terrain in RESOURCES)
    return tuple(product(*(range(number, -1, -1) for number in most)))


@cache
def _enough() -> tuple[_Numbers, ...]:
    """Every payment that wastes nothing."""
    return tuple(n for n in _up_to_the_price() if gold(_tokens(n)) >= TITLE_PRICE and not is_wasteful(_tokens(n)))


@cache
def _too_few() -> tuple[_Numbers, ...]:
    return tuple(n for n in _up_to_the_price() if gold(_tokens(n)) < TITLE_PRICE)


@lru_cache(maxsize=4096)
def _ways(held: _Numbers) -> int:
    """How many there are: all that can be laid down, less what is too little."""
    return prod(number + 1 for number in held) - sum(_fits(few, held) for few in _too_few())


@lru_cache(maxsize=4096)
def _thrifty(held: _Numbers) -> tuple[Payment, ...]:
    return tuple(write_payment(_tokens(numbers)) for numbers in _enough() if _fits(numbers, held))
