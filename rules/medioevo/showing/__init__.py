"""The view of a table, built by whitelist."""

from rules.medioevo.showing.table import affair_of, phase_of, view_of

__all__ = [
    "affair_of",
    "phase_of",
    "view_of",
]
