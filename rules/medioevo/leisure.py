"""What is open at every decision of one's own, whatever the step that asks (M-50, M-51, M-130)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from rules.core import Action, Decision
from rules.medioevo.objectives.claim import Claim
from rules.medioevo.position import Player, Position
from rules.medioevo.powers.play import Play
from rules.medioevo.powers.use import Use

LEISURE: tuple[type[Action], ...] = (Play, Use, Claim)


@cache
def _widened(actions: tuple[type[Action], ...], cards: bool, knowledge: bool) -> tuple[type[Action], ...]:
    added = ((Play, Claim) if cards else ()) + ((Use,) if knowledge else ())
    return (*actions, *(kind for kind in added if kind not in actions))


def at_leisure(decision: Decision, player: Player, *, changing: bool = False) -> Decision:
    """The same question, with what is open anyhow to a seat that is waited for, if it has anything for it; `changing`:
    also to one that has answered and may change its mind (M-132)."""
    cards = bool(player.cards or player.borrowable)
    knowledge = bool(player.technology or player.lent)
    if not ((decision.awaited or changing) and (cards or knowledge)):
        return decision
    return replace(decision, actions=_widened(decision.actions, cards, knowledge))


def with_leisure(position: Position, asked: dict[int, Decision], *, changing: bool = False) -> dict[int, Decision]:
    players, found = position.players, asked.copy()
    for seat, decision in asked.items():
        if decision.awaited or changing:
            found[seat] = at_leisure(decision, players[seat], changing=changing)
    return found
