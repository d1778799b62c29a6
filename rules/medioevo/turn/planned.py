"""M-133: answers that were given before they were asked for: marches, battles left to orders, and trade."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import get_args

import msgspec

from rules.core import Action, Flow, Frame
from rules.core.legal import LegalMoves
from rules.medioevo.battle import Annex, Battle, Entrust, Fight, Loot, Spoils
from rules.medioevo.campaign import (
    Assault,
    Campaign,
    Engage,
    Finish,
    Forbear,
    Hold,
    March,
    Movement,
    Onset,
    Plunder,
    Retire,
    Spare,
)
from rules.medioevo.objectives import Claim
from rules.medioevo.powers import Play, Use, beneath
from rules.medioevo.table import Planned, PlannedPhase, Position
from rules.medioevo.trade import Forsake, Journey, Load, OpenRoute, Reassign, Rest, Sell, Stock, Trade, Travel

PLANNED: tuple[type[Action], ...] = (
    March, Finish, Assault, Plunder, Spare, Hold, Retire, Engage, Forbear, Entrust, Fight, Loot, Annex,
    Play, Use, Claim,
    Travel, Stock, Load, Sell, OpenRoute, Reassign, Forsake, Rest,
)  # fmt: skip
ROOTS: dict[type[Frame], PlannedPhase] = {Movement: "combat", Trade: "trade"}  # where a plan begins, by its phase
WITHIN: tuple[type[Frame], ...] = (Onset, Battle, Spoils, Journey)  # what a planned step may lead to
_IN_ORDER: tuple[str, ...] = get_args(PlannedPhase)


class _Move(msgspec.Struct):
    move: (
        March | Finish | Assault | Plunder | Spare | Hold | Retire | Engage | Forbear | Entrust | Fight | Loot | Annex
        | Play | Use | Claim | Travel | Stock | Load | Sell | OpenRoute | Reassign | Forsake | Rest
    )  # fmt: skip


def read_move(data: Mapping[str, object]) -> Action:
    return msgspec.convert({"move": data}, _Move).move


def phase_under_way(position: Position) -> PlannedPhase | None:
    if any(isinstance(frame, Trade) for frame in position.stack):
        return "trade"
    return "combat" if any(isinstance(frame, Campaign) for frame in position.stack) else None


def planned_answer(position: Position, seat: int) -> Planned | None:
    """What was said beforehand for the question on top. What has been overtaken by events is forgotten on the way.
    None: the player is asked."""
    plan, phase = position.players[seat].plan, phase_under_way(position)
    frame: Frame = position.stack[-1]
    while plan and phase is not None:
        entry = plan[0]
        over = entry.turn != position.turn or _IN_ORDER.index(entry.phase) < _IN_ORDER.index(phase)
        needless = type(frame) in ROOTS and entry.phase == phase and entry.step not in map(tag_of_frame, ROOTS)
        if not (over or needless):
            return entry if (entry.phase, entry.step) == (phase, tag_of_frame(type(frame))) else None
        plan.pop(0)
    return None


def waived_by_plan(position: Position, seat: int) -> bool:
    """Whether the window on top is about a step that its own player has planned: who wanted to react has not."""
    step = beneath(position)
    return getattr(step, "seat", None) == seat and any(
        entry.phase == phase_under_way(position) for entry in entries_of(position, seat)
    )


def tag_of_frame(kind: type[Frame]) -> str:
    return str(kind.__struct_config__.tag)


def carry_out_plan(flow: Flow[Position], seat: int, entry: Planned, kinds: tuple[type[Action], ...]) -> Action | None:
    """The planned answer, taken off the plan. Where it is possible no more, or would be about more than it was then,
    such as a war, the rest of this phase's plan is dropped, with a word to its player."""
    state, player = flow.state, flow.state.players[seat]
    move = read_move(entry.move)
    lawful = move in LegalMoves(state, seat, kinds) and set(move.touches(state, seat)) <= set(entry.matters)
    if lawful:
        player.plan.pop(0)
        return move
    player.plan = [later for later in player.plan if later.phase != entry.phase]
    flow.say("medioevo-event-plan-dropped", to=(seat,))
    return None


def entries_of(position: Position, seat: int) -> Iterator[Planned]:
    """What is still to come of a plan."""
    return (entry for entry in position.players[seat].plan if entry.turn == position.turn)
