"""M-48: a purchase is put on a list first. What may be added is judged on the table as the list would leave it.

That table, the plan, is worked out once and kept beside the frame: an entry that is added is carried out on the plan
too; whatever else happens, it is made anew.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from copy import copy
from typing import ClassVar

from msgspec.msgpack import Decoder, Encoder

from rules.core import Action, Chance, Flow, IllegalMove, Refusal
from rules.core.actions import fields_of
from rules.core.legal import checked, possible
from rules.medioevo.facts import keep_facts, renew_facts
from rules.medioevo.loans import Borrow, Repay
from rules.medioevo.phrases import refuse
from rules.medioevo.position import Player, Position
from rules.medioevo.together import Together


class Purchase(Action, frozen=True):
    """Something that can stand on a list. `apply` runs it."""

    group = "buy"
    changes_land: ClassVar[bool] = False  # what is controlled, and where pieces may be placed

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        if possible(cls, state, seat):
            return None
        return refuse(cls.rule, "nothing-to-buy", florins=ahead(state, seat).players[seat].florins)


class Lists(Together):
    """The frame under which lists are written."""

    @abstractmethod
    def entries(self, seat: int) -> Sequence[Purchase]: ...

    def extend_plan(self, position: Position, seat: int, entry: Purchase) -> None:
        """One more entry, known to be possible."""
        kept = self.kept(position)
        plan = kept.plans.get(seat)
        if plan is not None:
            _run(Flow(plan, _NO_LUCK), seat, entry)
            kept.sure[seat] += kept.sure[seat] == len(self.entries(seat))

    def plan(self, position: Position, seat: int) -> Position:
        """The table as the list would leave it; what has become impossible is passed over."""
        kept = self.kept(position)
        plan = kept.plans.get(seat)
        if plan is None:
            flow, entries, sure = planning(position, seat), self.entries(seat), kept.sure.get(seat, 0)
            for entry in entries[:sure]:
                _run(flow, seat, entry)
            done = [carry_out(flow, seat, entry) for entry in entries[sure:]]
            kept.sure[seat] = sure + (done.index(False) if False in done else len(done))
            plan = kept.plans[seat] = flow.state
        return plan

    def plan_loan(self, position: Position, seat: int, loan: Borrow | Repay) -> None:
        """A loan is taken or paid back. A list that was possible to its end stays so where the plan can afford it."""
        kept = self.kept(position)
        plan = kept.plans.get(seat)
        first = isinstance(loan, Repay)  # M-51: a deed, to be noted before those of the list
        if plan is None or first or kept.sure[seat] < len(self.entries(seat)) or loan.closed(plan, seat) is not None:
            self.plan_anew(position, seat, 0)
        else:
            loan.apply(Flow(plan, _NO_LUCK), seat)

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
    try:
        checked(entry, flow.state, seat)
    except IllegalMove:
        return False
    _run(flow, seat, entry)
    return True


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
    players = [
        _own(player) if seat in (at, *player.prisoners) else player for at, player in enumerate(position.players)
    ]
    shadow = copy(position)
    shadow.stack = []
    shadow.players = players
    shadow.effects = [copy(effect) for effect in position.effects]
    shadow.buildings = {place: {**site} for place, site in position.buildings.items()}
    shadow.pacts = [copy(pact) for pact in position.pacts]
    keep_facts(shadow)
    return Flow(shadow, _NO_LUCK)


def _own(player: Player) -> Player:
    """An independent copy."""
    return _READER.decode(_WRITER.encode(player))


_READER, _WRITER = Decoder(Player), Encoder()
_NO_LUCK = Chance("", 0)  # nothing on a list draws
