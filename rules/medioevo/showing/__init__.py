"""The view of a table, built by whitelist."""

from rules.medioevo.showing.table import phase_of, view_of

__all__ = [
    "phase_of",
    "view_of",
]
