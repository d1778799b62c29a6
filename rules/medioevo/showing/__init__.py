"""The view of a table, built by whitelist."""

from rules.medioevo.showing.table import affair_of, phase_of, view_of
from rules.medioevo.showing.topics import ENDINGS, TALLIES, TOPICS

__all__ = [
    "ENDINGS",
    "TALLIES",
    "TOPICS",
    "affair_of",
    "phase_of",
    "view_of",
]
