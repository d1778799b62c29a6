"""The questions of a power as fields of the action that uses it, each asked where the chosen power has a slot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.core import Words
from rules.core.actions import DomainOf
from rules.core.domains import Domain, OneOf
from rules.medioevo.position import Position
from rules.medioevo.powers.context import place_at_stake
from rules.medioevo.powers.options import option_label
from rules.medioevo.powers.power import SLOTS, Exercise, Power


def slots(chosen: Callable[..., Power | None], fields: Sequence[str]) -> list[DomainOf]:
    """One domain for each of `SLOTS`. `chosen` finds the power by the first fields' values; `fields` names all."""
    return [_slot(name, chosen, fields) for name in SLOTS]


def _slot(name: str, chosen: Callable[..., Power | None], fields: Sequence[str]) -> DomainOf:
    def domain(position: Position, seat: int, *values: Any) -> Domain | None:
        power = chosen(*values)
        asked = getattr(power, name) if power else None
        return _nearest_first(position, asked(position, seat, _so_far(fields, values))) if asked else None

    return domain


def _nearest_first(position: Position, domain: Domain | None) -> Domain | None:
    """Of many places the one at stake is most often meant: nobody should have to look for it."""
    place = place_at_stake(position)
    if place is None or not isinstance(domain, OneOf):
        return domain
    return OneOf(sorted(domain.options, key=lambda option: option != place and not str(option).startswith(f"{place}/")))


def _so_far(fields: Sequence[str], values: Sequence[Any]) -> Exercise:
    return Exercise(**dict(zip(fields, values, strict=False)))


def slot_label(name: str, chosen: Callable[..., Power | None], fields: Sequence[str]) -> Callable[..., Words]:
    """How the options of a slot are called: as the power has it, else by what they are."""

    def label(position: Position, seat: int, *values: Any) -> Words:
        *earlier, option = values
        power = chosen(*earlier)
        own = power.labels.get(name) if power else None
        if own is None or option is None:
            return option_label(position, seat, option)
        return own(position, seat, _so_far(fields, earlier), option)

    return label
