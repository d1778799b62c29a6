"""Why something cannot be done: typed, so that every client can explain it in its own words."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rules.core.words import Words, words

_QUOTED = 200
RefusalKind = Literal["rule", "malformed", "not-awaited", "stale", "over"]


class Refusal(Struct, frozen=True):
    """The rule that forbids it (empty when none is concerned), what is wrong, and the places to ring."""

    rule: str
    words: Words
    places: tuple[str, ...] = ()
    kind: RefusalKind = "rule"


class IllegalMove(Exception):
    """Raised by the engine; whoever catches it finds the state as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule or refusal.kind}: {refusal.words.key}")
        self.refusal = refusal


def game_over() -> IllegalMove:
    return IllegalMove(Refusal("", words("refusal-over"), kind="over"))


def not_awaited() -> IllegalMove:
    return IllegalMove(Refusal("", words("refusal-not-awaited"), kind="not-awaited"))


def stale() -> IllegalMove:
    return IllegalMove(Refusal("", words("refusal-stale"), kind="stale"))


def malformed(problem: str) -> IllegalMove:
    """The problem in one line, and not more of it than one would read: it may quote what it complains about.

    >>> malformed("no such\\nhex").refusal.words.args
    {'problem': 'no such hex'}
    """
    line = " ".join(problem.split())
    told = line if len(line) <= _QUOTED else f"{line[:_QUOTED]}…"
    return IllegalMove(Refusal("", words("refusal-malformed", problem=told), kind="malformed"))
