"""M-120: war against a leader who has left something worth taking, and peace with everybody else."""

from __future__ import annotations

from random import Random

from rules.core import Action
from rules.medioevo.diplomacy.talks import Accept, Declare, Decline, Propose
from rules.medioevo.diplomacy.wars import at_war, pair
from rules.medioevo.mind.asked import asked
from rules.medioevo.mind.ventures import ambition
from rules.medioevo.mind.worth import HONOUR, turns_left
from rules.medioevo.phases.purchases.phase import Shopping
from rules.medioevo.position import Position, top
from rules.medioevo.teams import are_allied

_WORTH_A_WAR = 3.5 * HONOUR


def answer(position: Position, seat: int, rng: Random) -> Action | None:
    """What there is to say before anything is done: answers first, then offers of peace, then a declaration."""
    kinds = asked(position, seat)
    if Accept in kinds:
        for offer in position.offers:
            if offer.to == seat and not offer.declined:
                name = f"{offer.kind}-{offer.proposer}"
                return Decline(name) if _has_designs(position, seat, offer.proposer) else Accept(name)
    if Propose in kinds:
        for other, _ in position.seated():
            if other != seat and _wants_peace(position, seat, other):
                return Propose("peace", other)
    if Declare in kinds and isinstance(position.stack[-1], Shopping) and seat not in top(position, Shopping).done:
        return _declaration(position, seat)
    return None


def _wants_peace(position: Position, seat: int, other: int) -> bool:
    """Offered once a turn, and not by whoever is about to win something."""
    sides = pair(seat, other)
    discussed = any(offer.kind == "peace" and pair(offer.proposer, offer.to) == sides for offer in position.offers)
    return at_war(position, seat, other) and not discussed and not _has_designs(position, seat, other)


def _has_designs(position: Position, seat: int, other: int) -> bool:
    return not are_allied(position, seat, other) and ambition(position, seat, other) >= HONOUR


def _declaration(position: Position, seat: int) -> Action | None:
    """One war at a time, on somebody who is ahead, for something that can be taken next turn."""
    if not turns_left(position) or any(seat in war.sides for war in position.wars):
        return None
    own = position.players[seat].honour
    ahead = [other for other, player in position.seated() if other != seat and player.honour >= own]
    rivals = [other for other in ahead if not are_allied(position, seat, other)]
    best = max(rivals, key=lambda other: ambition(position, seat, other), default=None)
    return Declare(best) if best is not None and ambition(position, seat, best) >= _WORTH_A_WAR else None
