"""M-40 to M-48: phase 4, purchases as lists that run when everybody is done."""

from rules.medioevo.phases.purchases.phase import Purchases

__all__ = ["Purchases"]
