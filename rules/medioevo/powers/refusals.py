"""Why a power cannot be used as it was chosen: which one it is, which question, and what is possible there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.core import Amount, OneOf, Refusal, Some, Split, Words, words
from rules.core.actions import write_value
from rules.core.domains import Domain
from rules.core.words import Arg, Item
from rules.medioevo.position import Position
from rules.medioevo.powers.options import option_label

_FEW = 8  # options that are named


def wrong_slot(
    position: Position, seat: int, rule: str, domain: Domain | None, value: Any, *, power: Words, field: Words
) -> Refusal:
    """`domain`: what may be chosen there; None: it is not asked."""
    places = (value,) if isinstance(value, str) and value in position.world.places else ()
    key, args = _possible(position, seat, domain)
    said = words(f"medioevo-refusal-slot-{key}", power=power, field=field, value=write_value(value), **args)
    return Refusal(rule, said, places)


def _possible(position: Position, seat: int, domain: Domain | None) -> tuple[str, dict[str, Arg]]:
    """Which words tell it, and what they name."""
    if isinstance(domain, OneOf):
        return "one", {"options": _few(position, seat, domain)}
    if isinstance(domain, Some):
        return "some", {"least": domain.lo, "most": domain.hi, "options": _few(position, seat, domain.options)}
    if isinstance(domain, Amount):
        return "amount", {"least": domain.lo, "most": domain.hi, "step": domain.step}
    if isinstance(domain, Split):
        return "shares", {"total": domain.total, "options": _few(position, seat, domain.caps)}
    return "unasked", {}


def _few(position: Position, seat: int, options: Iterable[Any]) -> list[Item]:
    called: list[Item] = [option_label(position, seat, option) for option in options]
    return [*called[:_FEW], "…"] if len(called) > _FEW else called
