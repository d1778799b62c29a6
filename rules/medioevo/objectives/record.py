"""What objectives ask about the turn's record (`deeds`)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.medioevo.position import Deed, Fact, Position

# A filter is the name of a fact with the value that it must have, or one of these.
AT_LEAST: dict[str, str] = {
    "bid_min": "bid",
    "enemy_units_min": "enemy_units",
    "stages_min": "stages",
    "tax_min": "tax",
}
DIFFERENT: dict[str, str] = {"areas_min": "area", "colors_min": "colour"}  # so many values among all such deeds


def did(position: Position, seat: int, *, event: str, filter: Mapping[str, int | str | bool] | None = None) -> int:
    """How much of it was done this turn, as far as the filter lets it count."""
    deeds = position.players[seat].deeds
    if not deeds:
        return 0
    wanted = filter or {}
    found = [deed for deed in deeds if deed.kind == event and _passes(deed, wanted)]
    if not found:
        return 0
    for name, least in wanted.items():
        if name in DIFFERENT and len({deed.facts[DIFFERENT[name]] for deed in found}) < int(least):
            return 0
    return sum(deed.count for deed in found)


def _passes(deed: Deed, wanted: Mapping[str, Fact]) -> bool:
    return all(_agrees(deed.facts, name, value) for name, value in wanted.items() if name not in DIFFERENT)


def _agrees(facts: Mapping[str, Fact], name: str, value: Fact) -> bool:
    if name in AT_LEAST:
        return int(facts[AT_LEAST[name]]) >= int(value)
    return facts[name] == value
