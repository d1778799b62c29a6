"""Legal moves as one object: iterate it, count it, ask it with `in`, sample it.

>>> from rules.barony import GAME
>>> from rules.barony.actions import Pass, Place
>>> from rules.core import Setup, engine
>>> state, _ = engine.start(GAME, Setup(game="barony", version=GAME.version, seats=2, seed="7"))
>>> moves = engine.legal(state, 0)
>>> moves.kinds == (Place,), Pass() in moves, moves.sample(Random(1)) in moves
(True, False, True)
>>> list(engine.legal(state, 1))
[]
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random

from msgspec import Struct

from rules.core.actions import Action, Field, fields_of, tag_of, values_of, write_value
from rules.core.domains import Domain, OneOf, Text, Value
from rules.core.flow import State
from rules.core.refusal import IllegalMove, Refusal
from rules.core.words import words

UNASKED = "refusal-action"  # what is said of a kind that is not asked for now, where the game says nothing better


def domain_of(field: Field, state: State, seat: int, earlier: tuple[Value, ...]) -> Domain | None:
    return field.ask.domain(state, seat, *earlier)


def possible(action_type: type[Action], state: State, seat: int) -> bool:
    """Whether some legal action of this type exists. A first field without options closes the type; an action
    without fields is closed by `closed` alone."""
    fields = fields_of(action_type)
    if not fields:
        return action_type.closed(state, seat) is None
    domain = fields[0].ask.domain(state, seat)
    return domain is None or bool(domain)


def completions(action_type: type[Action], state: State, seat: int, chosen: tuple[Value, ...] = ()) -> Iterator[Action]:
    """All legal actions of a type whose first fields are as chosen (and taken as legal)."""
    fields = fields_of(action_type)
    if len(chosen) == len(fields):
        yield action_type(*chosen)
        return
    field = fields[len(chosen)]
    domain = domain_of(field, state, seat, chosen)
    values = (field.default,) if domain is None else domain
    if len(chosen) == len(fields) - 1:
        for value in values:
            yield action_type(*[*chosen, value])
    else:
        for value in values:
            yield from completions(action_type, state, seat, (*chosen, value))


def sample_action(action_type: type[Action], state: State, seat: int, rng: Random) -> Action | None:
    """A random legal action, drawn field by field; None when nothing of this type is possible."""
    fields = fields_of(action_type)
    if not fields:
        return action_type() if action_type.closed(state, seat) is None else None
    chosen: list[Value] = []
    for field in fields:
        domain = field.ask.domain(state, seat, *chosen)
        if domain is None:
            chosen.append(field.default)
        elif type(domain) is OneOf:  # by far the most: without a call
            options = domain.options
            if not (options or chosen):
                return None
            chosen.append(options[int(rng.random() * len(options))])
        elif chosen or domain:
            chosen.append(domain.sample(rng))
        else:
            return None
    return action_type(*chosen)


def is_legal(action: Action, state: State, seat: int) -> bool:
    """Whether `checked` has nothing to say against it, without finding words for it."""
    chosen: list[Value] = []
    for field, value in zip(fields_of(type(action)), values_of(action), strict=True):
        domain = field.ask.domain(state, seat, *chosen)
        if domain is None:
            if value != field.default:
                return False
            chosen.append(value)
        elif value in domain:
            chosen.append(domain.canonical(value))
        else:
            return False
    return True


def checked(action: Action, state: State, seat: int) -> Action:
    """The action in canonical form, or `IllegalMove` naming the first field that is wrong and the rule behind it."""
    chosen: tuple[Value, ...] = ()
    for field, value in zip(fields_of(type(action)), values_of(action), strict=True):
        chosen = (*chosen, checked_value(type(action), field, state, seat, chosen, value))
    return type(action)(*chosen)


def checked_value(
    kind: type[Action], field: Field, state: State, seat: int, earlier: tuple[Value, ...], value: Value
) -> Value:
    """One field's value in canonical form, or `IllegalMove`."""
    domain = domain_of(field, state, seat, earlier)
    if domain is None:
        if value == field.default:
            return value
    elif value in domain:
        return domain.canonical(value)
    exact = field.ask.why(state, seat, *earlier, value) if field.ask.why else None
    raise IllegalMove(exact or _plain_refusal(kind, field, value))


def _plain_refusal(kind: type[Action], field: Field, value: Value) -> Refusal:
    """What nobody has chosen is missing, not wrong."""
    rule = field.ask.rule or kind.rule
    if value is None or value == field.default:
        return Refusal(rule, words("refusal-missing", action=tag_of(kind), field=field.name))
    said = words("refusal-value", action=tag_of(kind), field=field.name, value=write_value(value))
    places = (value,) if isinstance(value, str) else value if isinstance(value, tuple) else ()
    return Refusal(rule, said, places)


class LegalMoves(Struct, eq=False):
    """Everything one seat may do among the given action types."""

    state: State
    seat: int
    types: tuple[type[Action], ...]

    def __iter__(self) -> Iterator[Action]:
        for kind in self.kinds:
            yield from completions(kind, self.state, self.seat)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action) or type(action) not in self.types:
            return False
        return is_legal(action, self.state, self.seat) and possible(type(action), self.state, self.seat)

    @property
    def kinds(self) -> tuple[type[Action], ...]:
        """The action types of which something is possible."""
        return tuple(kind for kind in self.types if possible(kind, self.state, self.seat))

    def closed(self, kind: type[Action]) -> Refusal | None:
        """Why nothing of this kind can be done now; None: something can. A kind that is not asked for is not consulted
        about anything: it may not understand the question."""
        asked = kind in self.types
        if asked and possible(kind, self.state, self.seat):
            return None
        why = kind.closed(self.state, self.seat) if asked else None
        return why or Refusal(kind.rule, words(UNASKED, action=tag_of(kind)))

    def sample(self, rng: Random) -> Action:
        """A random kind among the possible ones, then field by field."""
        state, seat, kinds, random = self.state, self.seat, list(self.types), rng.random
        while kinds:
            kind = kinds.pop(int(random() * len(kinds)))
            action = sample_action(kind, state, seat, rng)
            if action is not None:
                return action
        raise LookupError(f"seat {self.seat} has no legal move")

    def nearest(self, action: Action, count: int) -> list[Action]:
        """Up to `count` legal actions like the given one: same type, as many first fields kept as are legal, and the
        first wrong field as near as can be. Nothing of that type: others that are possible."""
        if type(action) in self.types and possible(type(action), self.state, self.seat):
            return list(islice(self._like(action), count))
        return list(islice(self, count))

    def _like(self, action: Action) -> Iterator[Action]:
        chosen: tuple[Value, ...] = ()
        for field, value in zip(fields_of(type(action)), values_of(action), strict=True):
            domain = domain_of(field, self.state, self.seat, chosen)
            if domain is not None and value not in domain:
                options = domain.around(value) if isinstance(domain, Text) else domain
                for option in sorted(islice(options, 500), key=lambda option: self._distance(field, value, option)):
                    yield from islice(completions(type(action), self.state, self.seat, (*chosen, option)), 1)
                return
            chosen = (*chosen, field.default if domain is None else domain.canonical(value))
        yield from completions(type(action), self.state, self.seat, chosen)

    def _distance(self, field: Field, value: Value, option: Value) -> float:
        if field.ask.near is not None and value is not None and option is not None:
            return field.ask.near(self.state, value, option)
        return _plain_distance(value, option)


def _plain_distance(value: Value, option: Value) -> float:
    """How far two values of one field lie apart, where the game has no idea of its own."""
    if isinstance(value, int) and isinstance(option, int):
        return abs(value - option)
    if isinstance(value, tuple) and isinstance(option, tuple):
        return len(set(value) ^ set(option))
    if isinstance(value, Mapping) and isinstance(option, Mapping):
        return sum(abs(value.get(key, 0) - option.get(key, 0)) for key in {*value, *option})
    return 0
