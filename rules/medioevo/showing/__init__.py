"""The view of a table, built by whitelist."""

from rules.medioevo.showing.table import view_of

__all__ = [
    "view_of",
]
