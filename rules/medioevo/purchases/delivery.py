"""M-48: what can stand on a list, and how lists run."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeGuard

from rules.core import Action, Flow, Frame, words
from rules.core.actions import tag_of
from rules.medioevo.purchases.basket import Purchase, carry_out
from rules.medioevo.purchases.buildings import Build, Repair
from rules.medioevo.purchases.learning import Research, Seek
from rules.medioevo.purchases.machines import Equip, Forge, Improve
from rules.medioevo.purchases.troops import Promote, Ransom, Recall, Recruit
from rules.medioevo.table import Position, drop_facts, keep_facts

Entry = Research | Seek | Build | Repair | Equip | Forge | Improve | Recruit | Promote | Ransom | Recall
ENTRIES: tuple[type[Purchase], ...] = (
    Research, Seek, Build, Repair, Equip, Forge, Improve, Recruit, Promote, Ransom, Recall,
)  # fmt: skip
_ENTRIES = frozenset(ENTRIES)


def is_entry(action: Action) -> TypeGuard[Entry]:
    return type(action) in _ENTRIES


def deliver(flow: Flow[Position], seat: int, entries: Iterable[Entry]) -> None:
    """A whole list; what has become impossible is dropped unpaid, and told. Empire cards were drawn before. M-3: where
    an entry brings the game to its end, nothing more is bought."""
    keep_facts(flow.state)
    for entry in entries:
        if flow.state.limit_reached:
            break
        if not isinstance(entry, Seek) and not carry_out(flow, seat, entry):
            flow.say("medioevo-event-dropped", seat=seat, what=words(f"medioevo-{tag_of(type(entry))}-button"))
    drop_facts(flow.state)


class Delivery(Frame, tag="delivery"):
    """Whole list by whole list, in turn order."""

    lists: dict[int, list[Entry]]

    def advance(self, flow: Flow[Position]) -> None:
        flow.pop()
        for seat in flow.state.order:
            deliver(flow, seat, self.lists[seat])
        flow.show()
