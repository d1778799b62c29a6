"""What a player wants before their eyes while choosing: what waits for their word (M-121), and the list of purchases
with its costs (M-48)."""

from __future__ import annotations

from functools import reduce

from rules.core import Words, words
from rules.core.actions import Field, fields_of, tag_of, write_value
from rules.core.words import Arg
from rules.medioevo.diplomacy.breaking import BREACH
from rules.medioevo.diplomacy.council import council_notes
from rules.medioevo.diplomacy.wars import would_break
from rules.medioevo.phases.purchases.basket import Lists, Purchase, carry_out, planning
from rules.medioevo.plundering.encounter import Encounter
from rules.medioevo.position import Position

_SHOWN = 12  # entries told one by one; a message has room for no more


def notes(position: Position, seat: int) -> tuple[Words, ...]:
    frame = position.stack[-1] if position.stack else None
    listed = basket(position, seat, frame) if isinstance(frame, Lists) else ()
    return (*council_notes(position, seat), *listed, *temptation(position, seat))


def temptation(position: Position, seat: int) -> tuple[Words, ...]:
    """M-121: what plundering that one is asked about would break. A note, for others may read the question."""
    frame = position.stack[-1] if position.stack else None
    if not isinstance(frame, Encounter) or frame.asked[:1] != [seat]:
        return ()
    broken = len(would_break(position, seat, frame.victim))
    return (words("medioevo-note-breaks", count=broken, honour=broken * BREACH),) if broken else ()


def basket(position: Position, seat: int, lists: Lists) -> tuple[Words, ...]:
    """Every entry with what it would cost in its turn, then the sum and what is left."""
    entries = lists.entries(seat)
    if not entries:
        return ()
    flow = planning(position, seat)
    purse = flow.state.players[seat]
    had = purse.florins
    lines: list[Words] = []
    untold, untold_florins = max(0, len(entries) - _SHOWN), 0
    for number, entry in enumerate(entries, 1):
        before, what = purse.florins, entry_words(flow.state, seat, entry)
        possible = carry_out(flow, seat, entry)
        if number <= untold:
            untold_florins = had - purse.florins
        elif possible:
            lines.append(words("medioevo-note-entry", line=number, what=what, florins=before - purse.florins))
        else:
            lines.append(words("medioevo-note-impossible", line=number, what=what))
    if untold:
        lines.insert(0, words("medioevo-note-earlier", count=untold, florins=untold_florins))
    return (*lines, words("medioevo-note-sum", florins=had - purse.florins, left=purse.florins))


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
