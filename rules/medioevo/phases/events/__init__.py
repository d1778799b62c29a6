"""M-21 to M-24: phase 2, led by the first player."""

from rules.medioevo.phases.events.phase import Events, FirstEvents

__all__ = ["Events", "FirstEvents"]
