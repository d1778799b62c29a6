"""What news of Torres may be asked for apart from the rest."""

from __future__ import annotations


def _events(*names: str) -> frozenset[str]:
    return frozenset(f"torres-event-{name}" for name in names)


TOPICS = {
    "building": _events("setup-block", "block", "under", "shift"),
    "cards": _events("buy", "looked", "keep", "drawn", "card"),
    "points": _events("castles", "bonus", "master", "score", "year-over"),
}
ENDINGS = _events("won", "shared")
