"""M-48: a purchase is put on a list first. What may be added is judged on the table as the list would leave it.

That table, the plan, is worked out once and kept beside the frame: an entry that is added is carried out on the plan
too; whatever else happens, it is made anew.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from copy import copy
from typing import ClassVar

from rules.core import Action, Chance, Flow, IllegalMove, Refusal
from rules.core.actions import fields_of
from rules.core.legal import checked, possible
from rules.medioevo.phrases import refuse
from rules.medioevo.position import Player, Position, keep_facts
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
        plan = self.kept(position).plans.get(seat)
        if plan is not None:
            entry.apply(Flow(plan, _NO_LUCK), seat)
            if entry.changes_land:
                keep_facts(plan)

    def plan(self, position: Position, seat: int) -> Position:
        """The table as the list would leave it; what has become impossible is passed over."""
        plans = self.kept(position).plans
        if seat not in plans:
            flow = planning(position, seat)
            for entry in self.entries(seat):
                carry_out(flow, seat, entry)
            plans[seat] = flow.state
        return plans[seat]


def carry_out(flow: Flow[Position], seat: int, entry: Purchase) -> bool:
    """Run an entry if it is still possible; it may have become impossible since it was listed. The table must keep
    facts while this goes on."""
    if not fields_of(type(entry)) and not possible(type(entry), flow.state, seat):
        return False
    try:
        checked(entry, flow.state, seat)
    except IllegalMove:
        return False
    entry.apply(flow, seat)
    if entry.changes_land:
        keep_facts(flow.state)
    return True


def ahead(position: Position, seat: int) -> Position:
    """The table as this seat's list would leave it; as it is where no list is being written."""
    frame = position.stack[-1] if position.stack else None
    return frame.plan(position, seat) if isinstance(frame, Lists) else position


def planning(position: Position, seat: int) -> Flow[Position]:
    """A table to try a seat's purchases on."""
    flow = Flow(_shadow(position, seat), _NO_LUCK)
    keep_facts(flow.state)
    return flow


def _shadow(position: Position, seat: int) -> Position:
    """A table to try purchases on, without frames. It shares with the real one all that purchases do not change."""
    players = [
        _own(player) if seat in (at, *player.prisoners) else player for at, player in enumerate(position.players)
    ]
    shadow = copy(position)
    shadow.stack = []
    shadow.players = players
    shadow.buildings = {place: {**site} for place, site in position.buildings.items()}
    return shadow


def _own(player: Player) -> Player:
    """A copy of all that can be bought, used up or placed."""
    own = copy(player)
    own.technology, own.researched = {**player.technology}, [*player.researched]
    own.used_tokens, own.points = {**player.used_tokens}, {**player.points}
    own.armies = {place: {**army} for place, army in player.armies.items()}
    own.transports, own.engines = [copy(piece) for piece in player.transports], [copy(e) for e in player.engines]
    own.control, own.aside, own.deeds = [*player.control], {**player.aside}, [*player.deeds]
    own.prisoners = {keeper: {**army} for keeper, army in player.prisoners.items()}
    return own


_NO_LUCK = Chance("", 0)  # nothing on a list draws
