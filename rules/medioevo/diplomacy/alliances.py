"""M-121: alliances. Who owes support is told; how it is given is for the players to see and to judge."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.diplomacy.pact import ALLIANCES
from rules.medioevo.diplomacy.wording import tell
from rules.medioevo.position import Position


def call_allies(flow: Flow[Position], attacker: int, victim: int) -> None:
    """A war begins: defensive alliances of one side and offensive ones of the other are due. Who has signed one with
    both sides is in no way bound by it."""
    if not flow.state.pacts:
        return
    for pact in flow.state.pacts:
        if pact.kind not in ALLIANCES or pact.joins(attacker, victim):
            continue
        friend, foe = (victim, attacker) if pact.kind == "defence" else (attacker, victim)
        if friend in pact.parties and pact.favoured in (None, friend):
            tell(flow, pact, "medioevo-event-allies-called", seat=friend, foe_seat=foe, count=pact.units)
