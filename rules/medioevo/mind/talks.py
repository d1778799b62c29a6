"""M-120: peace is better than war for those who live by conquering barbarians."""

from __future__ import annotations

from random import Random

from rules.core import Action
from rules.medioevo.diplomacy.talks import Accept, Propose
from rules.medioevo.diplomacy.wars import at_war, pair
from rules.medioevo.position import Position


def answer(position: Position, seat: int, rng: Random) -> Action | None:
    """Accept what is offered; else offer peace to an enemy, once a turn."""
    asked = position.stack[-1].asks(position)[seat].actions
    if Accept in asked:
        for offer in position.offers:
            if offer.to == seat and not offer.declined:
                return Accept(f"{offer.kind}-{offer.proposer}")
    if Propose in asked:
        for other, _ in position.seated():
            if other != seat and at_war(position, seat, other) and not _discussed(position, seat, other):
                return Propose("peace", other)
    return None


def _discussed(position: Position, seat: int, other: int) -> bool:
    """Peace is offered once a turn."""
    sides = pair(seat, other)
    return any(offer.kind == "peace" and pair(offer.proposer, offer.to) == sides for offer in position.offers)
