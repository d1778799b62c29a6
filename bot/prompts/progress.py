"""How far a move has been put together, and what is to be asked next. Pure: no Discord here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec import NODEFAULT

from rules.core import Action, Domain, IllegalMove, OneOf, State, Value, engine
from rules.core.actions import Field, fields_of, read_value, write_value
from rules.core.legal import checked_value, domain_of


@dataclass(frozen=True)
class Question:
    """One field that a person still has to fill."""

    field: Field
    domain: Domain
    earlier: tuple[Value, ...]

    @property
    def usual(self) -> int:
        """How many of the options are shown; others would only be in the way, and can be typed."""
        usual = self.domain.usual if isinstance(self.domain, OneOf) else None
        return len(self.domain) if usual is None else usual

    @property
    def has_others(self) -> bool:
        return self.usual < len(self.domain)


@dataclass(frozen=True)
class Progress:
    """The values so far, with those that answer themselves; then either a question or the whole action."""

    chosen: tuple[Value, ...]
    question: Question | None
    action: Action | None


def progress(kind: type[Action], state: State, seat: int, answers: tuple[str, ...]) -> Progress:
    """Walk the fields in asking order. A question that does not arise, or has one answer only, is not asked. Raises
    `IllegalMove` when an answer, or the whole kind, has become illegal."""
    _require_open(kind, state, seat)
    chosen: tuple[Value, ...] = ()
    left = list(answers)
    for field in fields_of(kind):
        domain = domain_of(field, state, seat, chosen)
        if domain is None:
            value: Value = field.default
        elif len(domain) == 1:
            value = next(iter(domain))
        elif left:
            wanted = read_value(left.pop(0), field.type)
            value = checked_value(kind, field, state, seat, chosen, wanted)
        else:
            return Progress(chosen, Question(field, domain, chosen), None)
        chosen = (*chosen, value)
    return Progress(chosen, None, kind(*chosen))


def answers_of(state: State, seat: int, move: Action) -> tuple[str, ...]:
    """What one would have answered in the panel to come to this move: only the questions that are really asked."""
    answers: list[str] = []
    earlier: tuple[Value, ...] = ()
    for field in fields_of(type(move)):
        value = getattr(move, field.name)
        domain = domain_of(field, state, seat, earlier)
        if domain is not None and len(domain) > 1:
            answers.append(write_value(value))
        earlier = (*earlier, value)
    assert progress(type(move), state, seat, tuple(answers)).action == move
    return tuple(answers)


def with_the_rest(kind: type[Action], state: State, seat: int, answers: tuple[str, ...]) -> Action | None:
    """The move with everything that is left to ask as it goes without saying; None where something has to be said, or
    only one question is left, which has an option for that."""
    chosen = progress(kind, state, seat, answers).chosen
    values = [*chosen, *(field.default for field in fields_of(kind)[len(chosen) :])]
    if NODEFAULT in values or (move := kind(*values)) not in engine.legal(state, seat):
        return None
    return move if len(answers_of(state, seat, move)) > len(answers) + 1 else None


def typed_action(kind: type[Action], state: State, seat: int, typed: Mapping[str, str | None]) -> Action:
    """The move that a slash command says, legal or not. What was left out is filled in where only one answer exists,
    and else takes the field's default. Raises `IllegalMove` for a kind that is not open now, and for what cannot be
    read."""
    _require_open(kind, state, seat)
    chosen: tuple[Value, ...] = ()
    sense = True  # so far; behind a wrong value no question makes any, and the move will be refused for it
    for field in fields_of(kind):
        domain = domain_of(field, state, seat, chosen) if sense else None
        text = typed.get(field.name)
        value = read_value(text, field.type) if text is not None else _left_out(field, domain)
        sense = sense and (value == field.default if domain is None else value in domain)
        chosen = (*chosen, value if domain is None or not sense else domain.canonical(value))
    return kind(*chosen)


def _require_open(kind: type[Action], state: State, seat: int) -> None:
    """Before a kind is asked for its domains: they only know positions in which it can be played."""
    closed = engine.legal(state, seat).closed(kind)
    if closed is not None:
        raise IllegalMove(closed)


def _left_out(field: Field, domain: Domain | None) -> Value:
    if domain is not None and len(domain) == 1:
        return next(iter(domain))
    return None if field.default is NODEFAULT else field.default
