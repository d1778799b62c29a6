"""M-64, M-120, M-121: how wars begin and end, what that costs, and which allies owe support."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.diplomacy.breaking import break_between
from rules.medioevo.diplomacy.relations import at_war, may_attack, pacts_between, pair, truce_between, war_between
from rules.medioevo.diplomacy.wording import tell
from rules.medioevo.table import ALLIANCES, Pact, Position, War, award


def _support(pact: Pact, attacker: int, victim: int) -> tuple[int, int] | None:
    """Whom a war entitles to support, and against whom: a defensive alliance who is attacked, an offensive one who
    attacks. Who has signed one with both sides is in no way bound by it."""
    if pact.kind not in ALLIANCES or pact.joins(attacker, victim):
        return None
    friend, foe = (victim, attacker) if pact.kind == "defence" else (attacker, victim)
    return (friend, foe) if friend in pact.parties and pact.favoured in (None, friend) else None


def call_allies(flow: Flow[Position], attacker: int, victim: int) -> None:
    """A war begins."""
    if not flow.state.pacts:
        return
    for pact in flow.state.pacts:
        due = _support(pact, attacker, victim)
        if due is not None:
            friend, foe = due
            tell(flow, pact, "medioevo-event-allies-called", seat=friend, foe_seat=foe)


def supported_against(position: Position, pact: Pact, friend: int) -> list[int]:
    """The enemies against whom a pact owes this seat support now."""
    found: list[int] = []
    for war in position.wars:
        if war.attacker is not None and friend in war.sides:
            victim = next(side for side in war.sides if side != war.attacker)
            due = _support(pact, war.attacker, victim)
            if due is not None and due[0] == friend:
                found.append(due[1])
    return found


def drop_directives(position: Position) -> None:
    """A war is over: who is not supported any more directs nobody."""
    for pact in position.pacts:
        if pact.directives:
            pact.directives = [told for told in pact.directives if supported_against(position, pact, told.by)]


ATTACK_PENALTY = 3  # M-64: honour lost by attacking without a war declared in time


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
    """All wars of a player who has left the game."""
    for other in range(position.seats):
        make_peace(position, seat, other)
