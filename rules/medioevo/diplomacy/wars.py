"""M-64, M-120: who is at war with whom, and who may attack whom today."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.honour import award
from rules.medioevo.position import Position, War

ATTACK_PENALTY = 3  # M-64: honour lost by attacking without a war declared in time


def war_between(position: Position, one: int, other: int) -> War | None:
    sides = (min(one, other), max(one, other))
    return next((war for war in position.wars if war.sides == sides), None)


def at_war(position: Position, one: int, other: int) -> bool:
    return war_between(position, one, other) is not None


def may_attack(position: Position, one: int, other: int) -> bool:
    """M-120: from the turn after the declaration; M-64: at once where somebody has struck already."""
    war = war_between(position, one, other)
    return war is not None and (war.struck or war.since < position.turn)


def strike(flow: Flow[Position], attacker: int, victim: int) -> None:
    """M-64: a hostile act. Without the right to it, it costs honour and is war at once."""
    state = flow.state
    if may_attack(state, attacker, victim):
        return
    war = war_between(state, attacker, victim)
    if war is None:
        war = War((min(attacker, victim), max(attacker, victim)), since=state.turn)
        state.wars.append(war)
    war.struck = True
    award(flow, attacker, -ATTACK_PENALTY, "attack")
