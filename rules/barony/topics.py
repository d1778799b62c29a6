"""What news of Barony may be asked for apart from the rest."""

from __future__ import annotations

_BUILT = ("build-village", "build-village-unpaid", "build-stronghold", "build-stronghold-unpaid", "city")


def _events(*names: str) -> frozenset[str]:
    return frozenset(f"barony-event-{name}" for name in names)


TOPICS = {
    "fights": _events("destroy", "take"),
    "building": _events("place", *_BUILT),
    "points": _events("city", "title", "last-round"),
}
ENDINGS = _events("end-duke", "end-passes", "end-cap")
