"""What a seat may do at a place, kind by kind, and what forbids the rest: from the same domains and reasons as every
move and every refusal.

>>> from rules.barony import GAME
>>> from rules.barony.actions import Pass, Place
>>> from rules.core import Setup, engine
>>> state, _ = engine.start(GAME, Setup(game="barony", version=GAME.version, seats=2, seed="7"))
>>> city = next(iter(engine.legal(state, 0))).hex
>>> found = {each.kind: each for each in asked_here(GAME, state, 0, city, (city,))}
>>> found[Place].move in engine.legal(state, 0), found[Place].refusal, found[Pass].refusal.rule
(True, None, 'B-10')
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import islice
from typing import Any

from msgspec import Struct

from rules.core import engine
from rules.core.actions import Action, Field, fields_of
from rules.core.domains import Amount, Domain, OneOf, Some, Value
from rules.core.flow import State
from rules.core.game import Game
from rules.core.legal import checked_value, completions, domain_of
from rules.core.refusal import IllegalMove, Refusal, not_awaited

_LOOKS = 4000  # domains asked for one kind; no more than a person would wait for
_SHARES = 3  # of numbers and shares, so many stand for all


class Here(Struct, frozen=True):
    """One kind of action and a place. `move`: a legal action of it there. `refusal`: why there is none. Neither: the
    kind is open, but not about places at all."""

    kind: type[Action]
    move: Action | None = None
    refusal: Refusal | None = None


def asked_here(game: Game[Any], state: State, seat: int, place: str, places: Collection[str]) -> list[Here]:
    """Every kind of action of the game, in its order; `places` are all there are."""
    legal = engine.legal(state, seat)
    if seat not in engine.pending(state):
        return [Here(kind, refusal=not_awaited().refusal) for kind in game.actions]
    found: list[Here] = []
    for kind in game.actions:
        closed = legal.closed(kind)
        found.append(
            Here(kind, refusal=closed) if closed is not None else _Search(state, seat, kind, place, places).found()
        )
    return found


class _Search:
    """Goes through the answers that a kind takes, until one is the place."""

    def __init__(self, state: State, seat: int, kind: type[Action], place: str, places: Collection[str]) -> None:
        self.state, self.seat, self.kind, self.place, self.places = state, seat, kind, place, places
        self.left = _LOOKS
        self.asked: tuple[Field, tuple[Value, ...]] | None = None  # the first question about places

    def found(self) -> Here:
        move = next(self._moves(()), None)
        if move is not None:
            return Here(self.kind, move)
        return Here(self.kind, refusal=self._why()) if self.asked is not None else Here(self.kind)

    def _moves(self, chosen: tuple[Value, ...]) -> Iterator[Action]:
        fields = fields_of(self.kind)
        if len(chosen) == len(fields) or self.left <= 0:
            return
        self.left -= 1
        field = fields[len(chosen)]
        domain = domain_of(field, self.state, self.seat, chosen)
        if domain is None:
            yield from self._moves((*chosen, field.default))
            return
        if self.asked is None and self._about_places(domain):
            self.asked = field, chosen
        for value in self._with_place(domain):
            yield from islice(completions(self.kind, self.state, self.seat, (*chosen, value)), 1)
        for value in _some_of(domain):
            yield from self._moves((*chosen, value))

    def _about_places(self, domain: Domain) -> bool:
        return any(option in self.places for option in _names(domain))

    def _with_place(self, domain: Domain) -> Iterator[Value]:
        """The answers that name the place."""
        if self.place not in _names(domain):
            return
        if isinstance(domain, Some):
            others = [option for option in domain.options if option != self.place]
            value = domain.canonical((self.place, *others[: max(0, domain.lo - 1)]))
            if value in domain:
                yield value
        else:
            yield self.place

    def _why(self) -> Refusal:
        assert self.asked is not None
        field, earlier = self.asked
        domain = domain_of(field, self.state, self.seat, earlier)
        wanted: Value = (self.place,) if isinstance(domain, Some) else self.place
        try:
            checked_value(self.kind, field, self.state, self.seat, earlier, wanted)
        except IllegalMove as error:
            return error.refusal
        raise AssertionError(f"{self.kind.__name__} takes {self.place} after all")


def _names(domain: Domain) -> Sequence[Value]:
    return domain.options if isinstance(domain, OneOf | Some) else ()


def _some_of(domain: Domain) -> Iterator[Value]:
    """Answers to go on with: every single option, but of numbers, shares and sets a few."""
    if isinstance(domain, OneOf):
        yield from domain
    elif isinstance(domain, Amount):
        yield from sorted({domain.lo, domain.lo + (len(domain) - 1) * domain.step})
    elif domain:
        yield from islice(domain, _SHARES)
