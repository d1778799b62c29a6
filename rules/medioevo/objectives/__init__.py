"""M-51: the objectives of the Empire cards: whether they are met, and what comes of it."""

from rules.medioevo.objectives.claim import (
    Claim,
    Forgo,
    Petition,
    hear_petitions,
    newly_met,
    objective_notes,
    tokens_for,
)
from rules.medioevo.objectives.questions import AT_LEAST, COUNTS, DIFFERENT, FACTS, is_met, met, progress

__all__ = [
    "AT_LEAST",
    "COUNTS",
    "DIFFERENT",
    "FACTS",
    "Claim",
    "Forgo",
    "Petition",
    "hear_petitions",
    "is_met",
    "met",
    "newly_met",
    "objective_notes",
    "progress",
    "tokens_for",
]
