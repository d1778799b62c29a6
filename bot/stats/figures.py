"""Figures of records in words."""

from __future__ import annotations

from bot.words import Speaker
from rules.host.careers import Tally

_MINUTE, _HOUR, _DAY = 60, 3600, 24 * 3600
_SOON, _LONG = 90 * _MINUTE, 2 * _DAY  # below, minutes are told; above, days
NONE = "–"


def share_of(tally: Tally) -> float:
    """Of games, those that were won."""
    return tally.wins / tally.games


def percent(say: Speaker, share: float) -> str:
    return say("records-percent", percent=round(100 * share))


def duration(say: Speaker, seconds: float | None) -> str:
    """How long somebody usually takes, in one unit."""
    if seconds is None:
        return NONE
    if seconds < _SOON:
        return say("records-minutes", count=max(1, round(seconds / _MINUTE)))
    if seconds < _LONG:
        return say("records-hours", count=round(seconds / _HOUR))
    return say("records-days", count=round(seconds / _DAY))


def places(say: Speaker, tally: Tally) -> str:
    """How often somebody came in where."""
    return say.joined([say("records-place", place=place, count=count) for place, count in tally.places.items()])
