"""The technologies that are used by themselves. Designs are used by what they let one buy (`purchases`)."""

from rules.medioevo.technologies.barbarians import marches
from rules.medioevo.technologies.tree import TECHNOLOGY_POWERS

__all__ = [
    "TECHNOLOGY_POWERS",
    "marches",
]
