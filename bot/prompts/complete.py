"""Completion of slash commands: every legal value can be reached by typing, and no illegal one is offered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from bot.prompts.labels import choice_label, likeliest_first
from bot.prompts.progress import Question
from bot.words import Speaker
from rules.core import Action, Domain, IllegalMove, State, Value, engine
from rules.core.actions import Field, fields_of, read_value, write_value
from rules.core.domains import Amount, Some, Text
from rules.core.legal import checked_value, domain_of

MOST = 25
_LONGEST = 100
_LOOKED_AT = 5_000
_NUMBER = re.compile(r"-?[0-9]{1,9}")


def complete(
    say: Speaker, kind: type[Action], state: State, seat: int, typed: dict[str, str], wanted: str, current: str
) -> list[tuple[str, str]]:
    """Up to 25 (label, value) pairs for the field `wanted`, given what was typed for the fields before it."""
    if engine.legal(state, seat).closed(kind):
        return []
    chosen: tuple[Value, ...] = ()
    for field in fields_of(kind):
        domain = domain_of(field, state, seat, chosen)
        if field.name == wanted:
            return _offers(say, state, seat, Question(field, domain, chosen), current) if domain is not None else []
        try:
            chosen = (*chosen, _earlier(kind, field, state, seat, chosen, domain, typed.get(field.name)))
        except IllegalMove:
            return []
    return []


def _earlier(
    kind: type[Action],
    field: Field,
    state: State,
    seat: int,
    chosen: tuple[Value, ...],
    domain: Domain | None,
    text: str | None,
) -> Value:
    """What stands in a field before the wanted one. Not typed, it may still answer itself."""
    if text is None:
        if domain is not None and len(domain) == 1:
            return next(iter(domain))
        value: Value = () if isinstance(domain, Some) else field.default
    else:
        value = read_value(text, field.type)
    return checked_value(kind, field, state, seat, chosen, value)


def _offers(say: Speaker, state: State, seat: int, question: Question, current: str) -> list[tuple[str, str]]:
    field, domain, earlier = question.field, question.domain, question.earlier
    if isinstance(domain, Text):
        return [(current, current)] if current in domain and len(current) <= _LONGEST else []
    text = current.strip().lower()
    values = list(_matching(domain, text))
    likeliest_first(field, state, seat, earlier, values)
    written = [(value, write_value(value)) for value in values]
    written.sort(key=lambda pair: pair[1] != text)  # what was typed in full comes first
    found = ((choice_label(say, field, state, seat, earlier, value), as_text) for value, as_text in written)
    fitting = (
        (label[:_LONGEST], value) for label, value in found if len(value) <= _LONGEST and _fits(text, label, value)
    )
    return list(islice(fitting, MOST))


def _fits(text: str, label: str, value: str) -> bool:
    return not text or value.startswith(text) or text in label.lower()


def _matching(domain: Domain, text: str) -> Iterator[Value]:
    """The values worth comparing with what was typed. The exact one comes first, however large the domain is."""
    if isinstance(domain, Some):
        yield from _sets(domain, text)
        return
    exact = int(text) if isinstance(domain, Amount) and _NUMBER.fullmatch(text) else None
    if exact is not None and exact in domain:
        yield exact
    yield from (value for value in islice(domain, _LOOKED_AT) if value is None or value != exact)


def _sets(domain: Some, text: str) -> Iterator[Value]:
    """The legal sets that begin with the options already typed in full, smaller ones first; the last word may be
    unfinished."""
    words = text.replace(",", " ").split()
    whole = tuple(word for word in words if word in domain.options)
    rest = Some([option for option in domain.options if option not in whole], max(0, domain.lo - len(whole)))
    for more in islice(rest, _LOOKED_AT):
        assert isinstance(more, tuple)
        if len(whole) + len(more) <= domain.hi:
            yield (*whole, *more)
