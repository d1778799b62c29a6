"""How a game goes on step by step: one after the other, all at once, and what is open at every decision."""

from rules.medioevo.steps.leisure import LEISURE, with_dismissal, with_leisure
from rules.medioevo.steps.sequence import Sequence, Step, end_phase, name_of
from rules.medioevo.steps.together import Kept, Together

__all__ = [
    "LEISURE",
    "Kept",
    "Sequence",
    "Step",
    "Together",
    "end_phase",
    "name_of",
    "with_dismissal",
    "with_leisure",
]
