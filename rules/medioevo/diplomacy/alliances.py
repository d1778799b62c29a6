"""M-121: alliances. Who owes support is told; how it is given is for the players to see and to judge."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.diplomacy.pact import ALLIANCES, Pact
from rules.medioevo.diplomacy.wording import tell
from rules.medioevo.position import Position


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
