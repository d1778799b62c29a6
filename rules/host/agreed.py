"""What is agreed about time at a table, in words: all that holds now, whatever of it was changed last."""

from __future__ import annotations

from rules.core.words import Words, words
from rules.host.model import Table


def agreed_about_time(table: Table) -> list[Words]:
    """How long one may take, then what follows from it; where no clock runs, only what matters all the same."""
    clock = _clock(table)
    told: list[Words] = [clock, *(_when_up(table) if table.is_timed else [])]
    if table.terms.regents:
        told.append(words("agreed-regents"))
    return told


def _clock(table: Table) -> Words:
    bank = table.terms.bank
    if bank is not None:
        return words("agreed-bank", start=bank.start, increment=bank.increment, cap=bank.cap)
    return words("agreed-hours", hours=table.deadline) if table.deadline else words("agreed-nothing")


def _when_up(table: Table) -> list[Words]:
    terms = table.terms
    told: list[Words] = [words(f"agreed-{terms.upon}")]
    if terms.strikes and terms.upon != "call":
        told.append(words("agreed-strikes", count=terms.strikes))
    if terms.weekends:
        told.append(words("agreed-weekends", zone=terms.zone))
    return told
