"""How many tables and shows there may be."""

from __future__ import annotations

from msgspec import Struct


class Limits(Struct, frozen=True, kw_only=True):
    """How many tables may be open at once that one person has opened, and in one server; 0: any number."""

    person: int = 0
    server: int = 0


UNLIMITED = Limits()


class ShowLimits(Struct, frozen=True, kw_only=True):
    """How many shows may run at once in one server, and in the whole house; one person has one at a time."""

    server: int = 2
    house: int = 10


FEW_SHOWS = ShowLimits()
