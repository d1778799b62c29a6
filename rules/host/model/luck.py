"""Luck from all: what a seed is mixed of, so that neither the house nor any one person has chosen it."""

from __future__ import annotations

from hashlib import sha256

from msgspec import Struct

from rules.core import commitment


class Given(Struct, frozen=True):
    """A person's word, and the seat that was theirs when the game began."""

    seat: int
    word: str


class Pledge(Struct, frozen=True, kw_only=True):
    """The house has a `secret`, of which it showed the `promise` before anybody gave a word; the words are there once
    the game begins, in the order of the seats as they were when all were ready, before any lot.

    >>> pledge = Pledge(secret="night", promise=commitment("night"), words=(Given(1, "owl"), Given(0, "fox")))
    >>> pledge.seed == sha256(b"night\\nowl\\nfox").hexdigest(), pledge.is_kept(pledge.seed), pledge.is_kept("chosen")
    (True, True, False)
    """

    secret: str
    promise: str
    words: tuple[Given, ...] = ()

    @property
    def seed(self) -> str:
        return sha256("\n".join([self.secret, *(given.word for given in self.words)]).encode()).hexdigest()

    def is_kept(self, seed: str) -> bool:
        """Whether this secret was promised, and that seed comes of it and the words."""
        return commitment(self.secret) == self.promise and self.seed == seed
