"""How an entry of a list is put into words."""

from __future__ import annotations

from functools import reduce

from rules.core import Words, words
from rules.core.actions import Field, fields_of, tag_of, write_value
from rules.core.words import Arg
from rules.medioevo.phases.purchases.basket import Purchase
from rules.medioevo.position import Position


def entry_words(position: Position, seat: int, entry: Purchase) -> Words:
    """Such as: Recruit · archer · 2 · Macedonia."""
    told = [_value(position, seat, field, getattr(entry, field.name)) for field in fields_of(type(entry))]
    head = words(f"medioevo-{tag_of(type(entry))}-button")
    parts = (part for part in told if part is not None)
    return reduce(lambda whole, part: words("medioevo-note-part", head=whole, tail=part), parts, head)


def _value(position: Position, seat: int, field: Field, value: str | int | tuple[str, ...] | None) -> Arg | None:
    """A value as its label, several as a list; None where nothing was chosen."""
    if value is None or value == ():
        return None
    label = field.ask.label
    if label is None:
        return write_value(value)
    if isinstance(value, tuple):
        return [label(position, seat, part) for part in value]
    return label(position, seat, value)
