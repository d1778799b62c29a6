"""The questions of a power as fields of the action that uses it, each asked where the chosen power has a slot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.core.actions import DomainOf
from rules.core.domains import Domain
from rules.medioevo.position import Position
from rules.medioevo.powers.power import SLOTS, Exercise, Power


def slots(chosen: Callable[..., Power | None], fields: Sequence[str]) -> list[DomainOf]:
    """One domain for each of `SLOTS`. `chosen` finds the power by the first fields' values; `fields` names all."""
    return [_slot(name, chosen, fields) for name in SLOTS]


def _slot(name: str, chosen: Callable[..., Power | None], fields: Sequence[str]) -> DomainOf:
    def domain(position: Position, seat: int, *values: Any) -> Domain | None:
        power = chosen(*values)
        asked = getattr(power, name) if power else None
        return asked(position, seat, Exercise(**dict(zip(fields, values, strict=False)))) if asked else None

    return domain
