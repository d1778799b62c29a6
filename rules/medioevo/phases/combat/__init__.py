"""M-60 to M-65: phase 5, movements and what they lead to."""

from rules.medioevo.phases.combat.phase import Combat

__all__ = ["Combat"]
