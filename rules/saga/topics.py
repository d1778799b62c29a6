"""What news of Saga may be asked for apart from the rest."""

from __future__ import annotations


def _events(*names: str) -> frozenset[str]:
    return frozenset(f"saga-event-{name}" for name in names)


TOPICS = {
    "fights": _events("open", "join", "join-veiled", "hide", "reveal", "conquer", "conquer-from"),
    "cards": _events("recruit", "recruit-gratis", "reinforce", "take-back", "place"),
}
_REASONS = ("last-card", "passes", "cap")
ENDINGS = _events(*(f"end-{reason}{shared}" for reason in _REASONS for shared in ("", "-shared")))
