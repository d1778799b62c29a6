"""M-84, M-42: what a conqueror keeps."""

from __future__ import annotations

from random import Random

from rules.core import Action, Some
from rules.core.actions import fields_of
from rules.core.legal import domain_of
from rules.medioevo.battle import Annex, Loot, Spoils, annexable
from rules.medioevo.mind.worth import turns_left
from rules.medioevo.table import Position, top


def share(position: Position, seat: int, rng: Random) -> Action:
    """Buildings and markets are kept where the land will be held; pieces as far as tokens go."""
    spoils = top(position, Spoils)
    if spoils.done:
        return Annex(next(iter(annexable(position, spoils)), None))
    chosen: list[tuple[str, ...]] = []
    for field in fields_of(Loot):
        domain = domain_of(field, position, seat, tuple(chosen))
        most = domain.hi if isinstance(domain, Some) else 0
        wanted = domain.options[:most] if isinstance(domain, Some) and (turns_left(position) or not chosen) else ()
        chosen.append(tuple(wanted))
    return Loot(*chosen)
