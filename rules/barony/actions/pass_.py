"""B-10: passing."""

from __future__ import annotations

from rules.barony.actions.build import Build
from rules.barony.actions.city import City
from rules.barony.actions.expedition import Expedition
from rules.barony.actions.move import Move
from rules.barony.actions.recruit import Recruit
from rules.barony.actions.title import Title
from rules.barony.phrases import refuse
from rules.barony.position import Position
from rules.barony.view import StepView
from rules.core import Action, Flow, Refusal
from rules.core.legal import possible

DEEDS: tuple[type[Action], ...] = (Recruit, Move, Build, City, Expedition, Title)


_NOT_YET = refuse("B-10", "pass")


def _can_act(position: Position, seat: int) -> bool:
    for deed in DEEDS:  # noqa: SIM110 (asked often, and most can do the first)
        if possible(deed, position, seat):
            return True
    return False


class Pass(Action, frozen=True, tag="pass"):
    """B-10: nothing else can be done; or at will, where the table plays so."""

    rule = "B-10"

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return None if state.pass_at_will or not _can_act(state, seat) else _NOT_YET

    def apply(self, flow: Flow[Position], seat: int) -> None:
        flow.state.last = [StepView("pass")]
        flow.say("barony-event-pass", seat=seat)
