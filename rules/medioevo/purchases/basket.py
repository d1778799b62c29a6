"""M-48: a purchase is put on a list first. What may be added is judged on the table as the list would leave it.

That table, the plan, is worked out once and kept beside the frame: an entry that is added, a loan and standing orders
are carried out on the plan too; whatever else happens, it is made anew. The plan of an empty list is a mere sketch.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from copy import copy
from functools import reduce
from typing import ClassVar

from msgspec.msgpack import Decoder, Encoder
from msgspec.structs import replace

from rules.core import Action, Chance, Flow, Matters, Refusal, Words, words
from rules.core.actions import Field, fields_of, tag_of, write_value
from rules.core.flow import Hush
from rules.core.legal import is_legal, possible
from rules.core.words import Arg
from rules.medioevo.economy import Borrow, Repay
from rules.medioevo.steps import Kept, Together
from rules.medioevo.table import Player, Position, keep_facts, refuse, renew_facts


class Purchase(Action, frozen=True):
    """Something that can stand on a list. `apply` runs it."""

    group = "buy"
    changes_land: ClassVar[bool] = False  # what is controlled, and where pieces may be placed

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        if possible(cls, state, seat):
            return None
        return refuse(cls.rule, "nothing-to-buy", florins=ahead(state, seat).players[seat].florins)

    def touches(self, state: Position, seat: int) -> Matters:
        return ("spend",)

    def expense(self, state: Position, seat: int) -> int:
        """Florins for the whole list with this on it."""
        trial = planning(ahead(state, seat), seat)
        _run(trial, seat, self)
        return state.players[seat].florins - trial.state.players[seat].florins


class Lists(Together):
    """The frame under which lists are written."""

    @abstractmethod
    def entries(self, seat: int) -> Sequence[Purchase]: ...

    def extend_plan(self, position: Position, seat: int, entry: Purchase) -> None:
        """One more entry, known to be possible."""
        kept = self.kept(position)
        plan, written = kept.plans.get(seat), len(self.entries(seat))
        if plan is not None:
            if not written:
                _part(plan, seat)
            _run(Hush(plan, _NO_LUCK), seat, entry)
            kept.sure[seat] += kept.sure[seat] == written

    def plan(self, position: Position, seat: int) -> Position:
        """The table as the list would leave it; what has become impossible is passed over."""
        kept = self.kept(position)
        plan = kept.plans.get(seat)
        if plan is None:
            plan = kept.plans[seat] = self._planned(position, seat, kept)
        return plan

    def _planned(self, position: Position, seat: int, kept: Kept) -> Position:
        entries, sure = self.entries(seat), kept.sure.get(seat, 0)
        if not entries:
            kept.sure[seat] = 0
            return _sketch(position)
        flow = planning(position, seat)
        for entry in entries[:sure]:
            _run(flow, seat, entry)
        done = [carry_out(flow, seat, entry) for entry in entries[sure:]]
        kept.sure[seat] = sure + (done.index(False) if False in done else len(done))
        return flow.state

    def plan_loan(self, position: Position, seat: int, loan: Borrow | Repay) -> None:
        """A loan is taken or paid back. A list that was possible to its end stays so where the plan can afford it."""
        kept, written = self.kept(position), len(self.entries(seat))
        plan = kept.plans.get(seat)
        if not written:
            return  # a sketch has the purse of the table itself
        if plan is None or kept.sure[seat] < written or loan.closed(plan, seat) is not None:
            self.plan_anew(position, seat, 0)
        elif isinstance(loan, Repay):
            self.plan_anew(position, seat, written)  # M-51: a deed, to be noted before those of the list
        else:
            loan.apply(Hush(plan, _NO_LUCK), seat)

    def plan_orders(self, position: Position, seat: int, orders: Action) -> None:
        """Standing orders concern no purchase."""
        plan = self.kept(position).plans.get(seat)
        if plan is not None and self.entries(seat):
            orders.apply(Hush(plan, _NO_LUCK), seat)

    def reconsider(self, state: Position, seat: int) -> None:
        """The seat's points, purse or rebates have changed, so its list may lead elsewhere."""
        super().reconsider(state, seat)
        self.plan_anew(state, seat, 0)

    def plan_anew(self, position: Position, seat: int, sure: int) -> None:
        """What the list leads to has changed, though not for its first entries, so many."""
        kept = self.kept(position)
        kept.plans.pop(seat, None)
        kept.sure[seat] = min(sure, kept.sure.get(seat, 0))


def carry_out(flow: Flow[Position], seat: int, entry: Purchase) -> bool:
    """Run an entry if it is still possible; it may have become impossible since it was listed."""
    if not fields_of(type(entry)) and not possible(type(entry), flow.state, seat):
        return False
    found = next((way for way in _ways(entry) if is_legal(way, flow.state, seat)), None)
    if found is not None:
        _run(flow, seat, found)
    return found is not None


def _ways(entry: Purchase) -> Iterator[Purchase]:
    """As it was listed; M-110: where the tokens that were to pay for it are spent by now, without them."""
    yield entry
    if getattr(entry, "means", None) is not None:
        yield replace(entry, means=None)


def _run(flow: Flow[Position], seat: int, entry: Purchase) -> None:
    entry.apply(flow, seat)
    if entry.changes_land:
        renew_facts(flow.state)


def ahead(position: Position, seat: int) -> Position:
    """The table as this seat's list would leave it; as it is where no list is being written."""
    frame = position.stack[-1] if position.stack else None
    return frame.plan(position, seat) if isinstance(frame, Lists) else position


def planning(position: Position, seat: int) -> Flow[Position]:
    """A table to try purchases on. It has no frames, and shares with the real one all that purchases do not change."""
    plan = _sketch(position)
    _part(plan, seat)
    return Hush(plan, _NO_LUCK)


def _sketch(position: Position) -> Position:
    """The table without its frames, to be looked at: everything else is shared."""
    sketch = copy(position)
    sketch.stack = []
    keep_facts(sketch)
    return sketch


def _part(sketch: Position, seat: int) -> None:
    """What purchases change becomes the sketch's own."""
    sketch.players = [
        _own(player) if seat in (at, *player.prisoners) else player for at, player in enumerate(sketch.players)
    ]
    sketch.effects = [copy(effect) for effect in sketch.effects]
    sketch.buildings = {place: {**site} for place, site in sketch.buildings.items()}
    sketch.pacts = [copy(pact) for pact in sketch.pacts]


def _own(player: Player) -> Player:
    """An independent copy."""
    return _READER.decode(_WRITER.encode(player))


_READER, _WRITER = Decoder(Player), Encoder()
_NO_LUCK = Chance("", 0)  # nothing on a list draws


def entry_words(position: Position, seat: int, entry: Purchase) -> Words:
    """An entry of a list, such as: Recruit · archer · 2 · Macedonia."""
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
