"""How a battle may end, as the room of battles reckons it."""

from rules.medioevo.battle import Enemy, Odds, cost, force, horde_force, odds, suffer

__all__ = ["Enemy", "Odds", "cost", "force", "horde_force", "odds", "suffer"]
