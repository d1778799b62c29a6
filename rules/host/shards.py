"""Which tables a process runs: those of the servers whose shards it has, as Discord deals them out."""

from __future__ import annotations

import re

from msgspec import Struct

_SHARDS = re.compile(r"(\d+)(?:-(\d+))?/(\d+)")


class Shards(Struct, frozen=True):
    """The shards `first` to `last` of `count`. One process alone has the only one there is, and with it all tables."""

    first: int = 0
    last: int = 0
    count: int = 1

    def has(self, guild: int) -> bool:
        """Discord's own rule. What belongs to no server comes by direct message, so it is on the first shard."""
        return self.first <= (guild >> 22) % self.count <= self.last

    @property
    def has_direct(self) -> bool:
        """Whether direct messages come here."""
        return self.first == 0

    @property
    def is_all(self) -> bool:
        return (self.first, self.last) == (0, self.count - 1)

    @property
    def ids(self) -> range:
        return range(self.first, self.last + 1)

    def __str__(self) -> str:
        first_to_last = f"{self.first}-{self.last}" if self.last > self.first else str(self.first)
        return f"{first_to_last}/{self.count}"


ALL = Shards()


def read_shards(text: str) -> Shards:
    """`first-last/count`, or `first/count`. Raises `ValueError`.

    >>> read_shards("0-3/16").has(3 << 22)
    True
    """
    found = _SHARDS.fullmatch(text.strip())
    if found is None:
        raise ValueError("should be like 0-3/16: the first and the last shard, and how many there are")
    first, last, count = (int(number or found[1]) for number in found.groups())
    if not first <= last < count:
        raise ValueError("should name shards that there are, such as 0-3/16 or 12-15/16")
    return Shards(first, last, count)
