"""M-84, M-42: what a conqueror keeps."""

from __future__ import annotations

from random import Random

from rules.core import Action
from rules.medioevo.battle import Annex, Loot, Spoils, annexable, keep_all
from rules.medioevo.mind.worth import turns_left
from rules.medioevo.table import Position, top


def share(position: Position, seat: int, rng: Random) -> Action:
    """Buildings and markets are kept where the land will be held; pieces as far as tokens go."""
    spoils = top(position, Spoils)
    if spoils.done:
        return Annex(next(iter(annexable(position, spoils)), None))
    loot = keep_all(position, seat)
    return loot if turns_left(position) else Loot(loot.keep)
