"""The view of a table, built by whitelist."""

from rules.medioevo.showing.table import phase_of, view_of
from rules.medioevo.showing.topics import ENDINGS, TALLIES, TOPICS

__all__ = [
    "ENDINGS",
    "TALLIES",
    "TOPICS",
    "phase_of",
    "view_of",
]
