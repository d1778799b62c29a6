"""M-64, M-120: who is at war with whom, and who may attack whom today."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.diplomacy.alliances import call_allies, drop_directives
from rules.medioevo.diplomacy.breaking import break_between
from rules.medioevo.diplomacy.pact import Pact
from rules.medioevo.diplomacy.terms import pacts_between
from rules.medioevo.honour import award
from rules.medioevo.position import Position, War

ATTACK_PENALTY = 3  # M-64: honour lost by attacking without a war declared in time


def pair(one: int, other: int) -> tuple[int, int]:
    """Two sides, the lower seat first."""
    return min(one, other), max(one, other)


def war_between(position: Position, one: int, other: int) -> War | None:
    sides = pair(one, other)
    return next((war for war in position.wars if war.sides == sides), None)


def at_war(position: Position, one: int, other: int) -> bool:
    return war_between(position, one, other) is not None


def truce_between(position: Position, one: int, other: int) -> bool:
    """M-120: an armistice for this turn."""
    return pair(one, other) in position.truces


def may_attack(position: Position, one: int, other: int) -> bool:
    """M-120: from the turn after the declaration; M-64: at once where somebody has struck already. Never during an
    armistice."""
    war = war_between(position, one, other)
    return war is not None and (war.struck or war.since < position.turn) and not truce_between(position, one, other)


def declare_war(position: Position, one: int, other: int) -> War:
    """The war between two, new or old. `one` begins a new one."""
    war = war_between(position, one, other)
    if war is None:
        war = War(pair(one, other), since=position.turn, attacker=one)
        position.wars.append(war)
    return war


def strike(flow: Flow[Position], attacker: int, victim: int) -> None:
    """M-64: a hostile act. Without the right to it, it costs honour, is war at once, and breaks all pacts of the two;
    in a war it breaks what forbids it (M-122)."""
    state = flow.state
    if may_attack(state, attacker, victim):
        break_between(flow, attacker, victim, ("nonaggression",))
        return
    at_peace = not at_war(state, attacker, victim)
    declare_war(state, attacker, victim).struck = True
    if truce_between(state, attacker, victim):
        state.truces.remove(pair(attacker, victim))
    award(flow, attacker, -ATTACK_PENALTY, "attack")
    break_between(flow, attacker, victim)
    if at_peace:
        call_allies(flow, attacker, victim)


def would_break(position: Position, attacker: int, victim: int) -> list[Pact]:
    """The pacts that a hostile act would cost, as `strike` has it."""
    if not position.pacts:
        return []
    found = pacts_between(position, attacker, victim)
    lawful = may_attack(position, attacker, victim)
    return [pact for pact in found if not lawful or pact.covers("nonaggression")]


def make_peace(position: Position, one: int, other: int) -> None:
    """M-120: the war between them is over, and with it what was arranged about it."""
    sides = pair(one, other)
    position.wars[:] = [war for war in position.wars if war.sides != sides]  # in place, for tables that share them
    position.truces[:] = [truce for truce in position.truces if truce != sides]
    position.offers[:] = [offer for offer in position.offers if pair(offer.proposer, offer.to) != sides]
    drop_directives(position)


def end_wars(position: Position, seat: int) -> None:
    """Nobody is left to fight them with."""
    for other in range(position.seats):
        make_peace(position, seat, other)
