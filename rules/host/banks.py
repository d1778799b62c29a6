"""Time banks: those by name, and what holds for any other."""

from __future__ import annotations

from rules.host.model import HostError, TimeBank

LONGEST = 30 * 24  # hours
BANKS = {
    "relaxed": TimeBank(start=7 * 24, increment=24, cap=14 * 24),
    "daily": TimeBank(start=3 * 24, increment=12, cap=5 * 24),
    "fast": TimeBank(start=6, increment=1, cap=12),
}


def name_of(bank: TimeBank) -> str | None:
    """None for one that a table has made up for itself."""
    return next((name for name, known in BANKS.items() if known == bank), None)


def require_sound(bank: TimeBank) -> None:
    """Some time to begin with, no more than it may hold, and that no more than a month.

    >>> require_sound(TimeBank(start=24, increment=0, cap=24))
    """
    if not (1 <= bank.start <= bank.cap <= LONGEST and 0 <= bank.increment <= bank.cap):
        raise HostError("host-bad-own-bank", hours=LONGEST)
