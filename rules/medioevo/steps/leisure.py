"""What is open at every decision of one's own, whatever the step that asks (M-32, M-50, M-51, M-120, M-130); and the
removal of pieces, at those with nothing half done on the map (M-65)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from rules.core import Action, Decision
from rules.medioevo.diplomacy import WAR_AND_PEACE
from rules.medioevo.economy import LOANS, Dismiss
from rules.medioevo.objectives import Claim
from rules.medioevo.powers import Play, Use
from rules.medioevo.table import Player, Position

LEISURE: tuple[type[Action], ...] = (Play, Use, Claim, *LOANS, *WAR_AND_PEACE)


@cache
def _widened(actions: tuple[type[Action], ...], cards: bool, knowledge: bool) -> tuple[type[Action], ...]:
    return _with(actions, ((Play, Claim) if cards else ()) + ((Use,) if knowledge else ()) + LOANS + WAR_AND_PEACE)


def _with(actions: tuple[type[Action], ...], added: tuple[type[Action], ...]) -> tuple[type[Action], ...]:
    return (*actions, *(kind for kind in added if kind not in actions))


def at_leisure(decision: Decision, player: Player, *, changing: bool = False) -> Decision:
    """A question with what is open anyhow to a seat that is waited for; `changing`: also to one that has
    answered and may change its mind (M-132)."""
    if not (decision.awaited or changing):
        return decision
    cards = bool(player.cards or player.borrowable)
    knowledge = bool(player.technology or player.lent)
    return replace(decision, actions=_widened(decision.actions, cards, knowledge))


def with_leisure(position: Position, asked: dict[int, Decision], *, changing: bool = False) -> dict[int, Decision]:
    players, found = position.players, asked.copy()
    for seat, decision in asked.items():
        if decision.awaited or changing:
            found[seat] = at_leisure(decision, players[seat], changing=changing)
    return found


@cache
def _dismissing(actions: tuple[type[Action], ...]) -> tuple[type[Action], ...]:
    return _with(actions, (Dismiss,))


def with_dismissal(asked: dict[int, Decision]) -> dict[int, Decision]:
    """M-65: who is waited for may remove pieces."""
    return {
        seat: replace(decision, actions=_dismissing(decision.actions)) if decision.awaited else decision
        for seat, decision in asked.items()
    }
