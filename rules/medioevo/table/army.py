"""Armies: how many units of each kind, no zeros kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from rules.medioevo.data import UNIT_ROWS, UNITS, Unit, UnitType

Army: TypeAlias = "dict[Unit, int]"
UNIT_NAMED: dict[str, Unit] = {unit: unit for unit in UNITS}


def read_army(shares: Mapping[str, int]) -> Army:
    """An army of units that were named as text."""
    return {UNIT_NAMED[name]: count for name, count in shares.items() if count}


def size(army: Mapping[Unit, int]) -> int:
    return sum(army.values())


def of_type(army: Mapping[Unit, int], kind: UnitType) -> int:
    return sum(count for unit, count in army.items() if UNIT_ROWS[unit].type == kind)


def enlist(army: Army, unit: Unit, count: int = 1) -> None:
    army[unit] = army.get(unit, 0) + count


def discharge(army: Army, unit: Unit, count: int = 1) -> None:
    army[unit] -= count
    if not army[unit]:
        del army[unit]


def merge(army: Army, others: Mapping[Unit, int]) -> None:
    for unit, count in others.items():
        enlist(army, unit, count)


def in_order(army: Mapping[Unit, int]) -> Army:
    """The same army, listed as the tables list units."""
    return {unit: army[unit] for unit in UNITS if unit in army}
