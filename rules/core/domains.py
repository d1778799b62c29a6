"""What may be put into one field of an action: five kinds of domain, all asked the same questions.

`value in domain`, `iter(domain)`, `len(domain)`, `domain.sample(rng)` and `domain.canonical(value)` answer legality,
enumeration, counting, random play and normalisation, so that none of them can drift from the others. A count beyond
what `len` can say is given as `sys.maxsize`; `bool(domain)` asks cheaply whether anything can be chosen at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, combinations, count, product
from math import comb
from random import Random
from string import ascii_lowercase
from sys import maxsize
from typing import TypeAlias

from msgspec import Struct

# Domains are asked for more often than anything else; structs are made faster than other objects.

Value: TypeAlias = "str | int | tuple[str, ...] | Mapping[str, int] | None"


class OneOf(Struct, eq=False, gc=False):
    """Exactly one of the options. `None` among them means that one may leave the field empty. `usual`: menus show so
    many of the first, for whoever wants another one can type it; None: all.

    >>> ways = OneOf(["c4", "c5", None])
    >>> "c4" in ways, "d1" in ways, None in ways, len(ways)
    (True, False, True, 3)
    """

    options: Sequence[Value]
    usual: int | None = None

    def __contains__(self, value: object) -> bool:
        return value in self.options and not isinstance(value, bool | float)  # True and 1.0 equal 1

    def __iter__(self) -> Iterator[Value]:
        return iter(self.options)

    def __bool__(self) -> bool:
        return bool(self.options)  # where there are very many, that is known before they are counted

    def __len__(self) -> int:
        return len(self.options)

    def sample(self, rng: Random) -> Value:
        options = self.options
        return options[int(rng.random() * len(options))]

    def canonical(self, value: Value) -> Value:
        return value


class Some:
    """Between `lo` and `hi` different options, in any order; kept in the order of the options.

    >>> pair = Some(["mace", "lance", "sword"], 1, 2)
    >>> ("sword", "mace") in pair, () in pair, ("mace", "mace") in pair, len(pair)
    (True, False, False, 6)
    >>> pair.canonical(("sword", "mace"))
    ('mace', 'sword')
    """

    __slots__ = ("hi", "lo", "options")

    def __init__(self, options: Sequence[str], lo: int = 0, hi: int | None = None) -> None:
        self.options = options
        self.lo = lo
        self.hi = len(options) if hi is None else min(hi, len(options))

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple):
            return False
        chosen: tuple[object, ...] = value  # pyright: ignore[reportUnknownVariableType]
        return (
            self.lo <= len(chosen) <= self.hi
            and all(option in self.options for option in chosen)
            and len(set(chosen)) == len(chosen)
        )

    def __bool__(self) -> bool:
        return self.lo <= self.hi

    def __iter__(self) -> Iterator[Value]:
        for size in range(self.lo, self.hi + 1):
            yield from combinations(self.options, size)

    def __len__(self) -> int:
        return min(maxsize, sum(comb(len(self.options), size) for size in range(self.lo, self.hi + 1)))

    def sample(self, rng: Random) -> Value:
        """As many options as may be chosen, each set of them as likely as the next: one pass, by what is still wanted
        of what is left."""
        random, options = rng.random, self.options
        wanted = self.lo + int(random() * (self.hi - self.lo + 1))
        left = len(options)
        chosen: list[str] = []
        for option in options:
            if random() * left < wanted:
                chosen.append(option)
                wanted -= 1
            left -= 1
        return tuple(chosen)

    def canonical(self, value: Value) -> Value:
        assert isinstance(value, tuple)
        return tuple(option for option in self.options if option in value)


class Amount(Struct, eq=False, gc=False):
    """A number from `lo` to `hi`, in steps.

    >>> list(Amount(50, 200, 50)), 75 in Amount(50, 200, 50)
    ([50, 100, 150, 200], False)
    """

    lo: int
    hi: int
    step: int = 1

    def __contains__(self, value: object) -> bool:
        return (
            isinstance(value, int)
            and not isinstance(value, bool)
            and self.lo <= value <= self.hi
            and (value - self.lo) % self.step == 0
        )

    def __bool__(self) -> bool:
        return self.lo <= self.hi

    def __iter__(self) -> Iterator[Value]:
        return iter(range(self.lo, self.hi + 1, self.step))

    def __len__(self) -> int:
        return max(0, (self.hi - self.lo) // self.step + 1)

    def sample(self, rng: Random) -> Value:
        return self.lo + self.step * int(rng.random() * ((self.hi - self.lo) // self.step + 1))

    def canonical(self, value: Value) -> Value:
        return value


class Split:
    """`total` shared out among the keys of `caps`, each up to its cap; zeros are left out.

    >>> losses = Split({"archer": 2, "cavalry": 1}, 2)
    >>> list(losses)
    [{'archer': 1, 'cavalry': 1}, {'archer': 2}]
    >>> {"cavalry": 2} in losses, losses.canonical({"cavalry": 0, "archer": 2})
    (False, {'archer': 2})
    """

    __slots__ = ("caps", "total")

    def __init__(self, caps: Mapping[str, int], total: int) -> None:
        self.caps = {key: max(0, min(cap, total)) for key, cap in caps.items()}
        self.total = total

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, Mapping):
            return False
        parts: Mapping[object, object] = value  # pyright: ignore[reportUnknownVariableType]
        spent = 0
        for key, part in parts.items():
            if not isinstance(part, int) or isinstance(part, bool) or not isinstance(key, str):
                return False
            if not 0 <= part <= self.caps.get(key, -1):
                return False
            spent += part
        return spent == self.total

    def __bool__(self) -> bool:
        return 0 <= self.total <= sum(self.caps.values())

    def __iter__(self) -> Iterator[Value]:
        return self._shares(list(self.caps.items()), self.total)

    def _shares(self, left: list[tuple[str, int]], total: int) -> Iterator[dict[str, int]]:
        if not left:
            if total == 0:
                yield {}
            return
        (key, cap), *others = left
        least = max(0, total - sum(c for _, c in others))
        for part in range(least, min(cap, total) + 1):
            for rest in self._shares(others, total - part):
                yield {key: part, **rest} if part else rest

    def __len__(self) -> int:
        if not self:
            return 0
        ways = [1] + [0] * self.total
        for cap in self.caps.values():
            ways = [sum(ways[max(0, n - cap) : n + 1]) for n in range(self.total + 1)]
        return min(maxsize, ways[self.total])

    def sample(self, rng: Random) -> Value:
        pool = [key for key, cap in self.caps.items() for _ in range(cap)]
        chosen = rng.sample(pool, self.total)
        return {key: chosen.count(key) for key in self.caps if key in chosen}

    def canonical(self, value: Value) -> Value:
        assert isinstance(value, Mapping)
        return {key: value[key] for key in self.caps if value.get(key)}


class Text:
    """Words of one's own on one line, at most so many letters. There is no end to what could be listed.

    >>> Text(20).canonical(" Leave me\\nRome "), "Rome" in Text(3), " " in Text(20)
    ('Leave me Rome', False, False)
    """

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    def __contains__(self, value: object) -> bool:
        return isinstance(value, str) and any(map(str.isalnum, value)) and len(self.canonical(value)) <= self.most

    def __bool__(self) -> bool:
        return self.most > 0

    def __iter__(self) -> Iterator[str]:
        """The shortest first."""
        return ("".join(letters) for size in count(1) for letters in product(ascii_lowercase, repeat=size))

    def around(self, value: object) -> Iterator[str]:
        """What was meant, as much of it as fits; then whatever is shortest."""
        meant = self.canonical(value)[: self.most].strip() if isinstance(value, str) else ""
        return chain([meant] if meant in self else [], self)

    def __len__(self) -> int:
        return maxsize

    def sample(self, rng: Random) -> Value:
        return "".join(rng.choices(ascii_lowercase, k=rng.randint(1, min(self.most, 12))))

    def canonical(self, value: Value) -> str:
        """Without line breaks and what cannot be read."""
        assert isinstance(value, str)
        return " ".join("".join(letter if letter.isprintable() else " " for letter in value).split())


Domain: TypeAlias = OneOf | Some | Amount | Split | Text
