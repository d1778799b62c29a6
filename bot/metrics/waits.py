"""How long tables have waited for their channel to be told. Of several changes the first one counts."""

from __future__ import annotations

from collections.abc import Callable, Collection


class Waits:
    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._first: dict[str, float] = {}
        self._latest: dict[str, float] = {}

    def begin(self, table_id: str) -> None:
        """Something is to be told, from now or from earlier on."""
        self._latest[table_id] = self._now()
        self._first.setdefault(table_id, self._latest[table_id])

    def told(self, table_id: str) -> float:
        """Seconds that it took. What has changed while it was being told waits since then."""
        waited = self._now() - self._first.get(table_id, self._now())
        if table_id in self._latest:
            self._first[table_id] = self._latest[table_id]
        return waited

    def over(self, table_id: str) -> None:
        """There is nothing to tell any more."""
        self._first.pop(table_id, None)
        self._latest.pop(table_id, None)

    def longest(self, but: Collection[str] = ()) -> float:
        """Of all tables `but` these."""
        return max((self._now() - since for table_id, since in self._first.items() if table_id not in but), default=0.0)
