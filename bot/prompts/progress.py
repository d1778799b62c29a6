"""How far a move has been put together, and what is to be asked next. Pure: no Discord here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec import NODEFAULT

from rules.core import Action, Domain, State, Value
from rules.core.actions import Field, fields_of, read_value
from rules.core.legal import checked_value, domain_of


@dataclass(frozen=True)
class Question:
    """One field that a person still has to fill."""

    field: Field
    domain: Domain
    earlier: tuple[Value, ...]


@dataclass(frozen=True)
class Progress:
    """The values so far, with those that answer themselves; then either a question or the whole action."""

    chosen: tuple[Value, ...]
    question: Question | None
    action: Action | None


def progress(kind: type[Action], state: State, seat: int, answers: tuple[str, ...]) -> Progress:
    """Walk the fields in asking order. A question that does not arise, or has one answer only, is not asked. Raises
    `IllegalMove` when an answer has become illegal."""
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


def typed_action(kind: type[Action], state: State, seat: int, typed: Mapping[str, str | None]) -> Action:
    """The move that a slash command says, legal or not. What was left out is filled in where only one answer exists,
    and else takes the field's default."""
    chosen: tuple[Value, ...] = ()
    for field in fields_of(kind):
        text = typed.get(field.name)
        value = read_value(text, field.type) if text is not None else _left_out(field, state, seat, chosen)
        chosen = (*chosen, value)
    return kind(*chosen)


def _left_out(field: Field, state: State, seat: int, earlier: tuple[Value, ...]) -> Value:
    default: Value = None if field.default is NODEFAULT else field.default
    try:
        domain = domain_of(field, state, seat, earlier)
    except (KeyError, LookupError, ValueError, TypeError):
        return default  # an earlier field is nonsense; it will be refused
    return next(iter(domain)) if domain is not None and len(domain) == 1 else default
