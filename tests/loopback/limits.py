"""Discord's rate limit of messages in a channel: five in five seconds, counted from the first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class _Bucket:
    until: float
    left: int


class RateLimit:
    def __init__(self, clock: Callable[[], float], most: int = 5, seconds: float = 5.0) -> None:
        self._clock, self._most, self._seconds = clock, most, seconds
        self._buckets: dict[str, _Bucket] = {}

    def take(self, key: str) -> float | None:
        """How long to wait if there have been too many; None: it is allowed."""
        now, bucket = self._clock(), self._buckets.get(key)
        if bucket is None or bucket.until <= now:
            bucket = self._buckets[key] = _Bucket(now + self._seconds, self._most)
        if not bucket.left:
            return bucket.until - now
        bucket.left -= 1
        return None

    def headers(self, key: str) -> dict[str, str]:
        bucket = self._buckets.get(key)
        if bucket is None:
            return {}
        return {
            "X-RateLimit-Limit": str(self._most),
            "X-RateLimit-Remaining": str(bucket.left),
            "X-RateLimit-Reset-After": f"{max(0.0, bucket.until - self._clock()):.3f}",
            "X-RateLimit-Bucket": "messages",
        }
