"""M-51: every objective as a question about the table and the turn's record."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeAlias

from rules.medioevo.data import EMPIRE_CARDS, Check
from rules.medioevo.objectives import holdings
from rules.medioevo.table import Deed, Fact, Position

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


Question: TypeAlias = Callable[[Position, int], bool]

# Each with what it needs beside `min`, which is how many it takes.
COUNTS: dict[str, Callable[..., int]] = {
    "territories": holdings.territories,
    "enemy_home_territories": holdings.enemy_home_territories,
    "connected_territories": holdings.connected_territories,
    "territory_set": holdings.territory_set,
    "inhabited": holdings.inhabited,
    "ports": holdings.ports,
    "goods_distinct": holdings.goods_distinct,
    "same_good_areas": holdings.same_good_areas,
    "terrain_types": holdings.terrain_types,
    "fire_territories": holdings.fire_territories,
    "buildings": holdings.buildings,
    "full_site": holdings.full_site,
    "units": holdings.units,
    "captain": holdings.captain,
    "transports": holdings.transports,
    "siege": holdings.siege,
    "galleys_in_seas": holdings.galleys_in_seas,
    "florins": holdings.florins,
    "techs": holdings.techs,
    "tech_total": holdings.tech_total,
    "empire_cards": holdings.empire_cards,
    "objective_tokens": holdings.objective_tokens,
    "market_value": holdings.market_value,
    "cargo_distinct": holdings.cargo_distinct,
    "prisoners": holdings.prisoners,
    "control_tokens": holdings.control_tokens,
    "pacts": holdings.pacts,
    "hp": holdings.hp,
    "did": did,
}
FACTS: dict[str, Callable[..., bool]] = {
    "combined_army": holdings.combined_army,
    "not_at_war": holdings.not_at_war,
}


def question(check: Check, counts: Mapping[str, Callable[..., int]] = COUNTS) -> Question:
    """A check as one call; made once, since it is asked often."""
    if check.kind in ("all", "any"):
        join, parts = all if check.kind == "all" else any, [question(part, counts) for part in check.of]
        return lambda position, seat: join(part(position, seat) for part in parts)
    if check.kind in FACTS:
        return partial(FACTS[check.kind], **check.needs)
    needs: dict[str, Any] = {name: need for name, need in check.needs.items() if name != "min"}
    count, least = counts[check.kind], int(check.needs["min"])
    counted = partial(count, **needs) if needs else count
    return lambda position, seat: counted(position, seat) >= least


_MET: dict[int, Question] = {number: question(card.objective.check) for number, card in EMPIRE_CARDS.items()}


def is_met(position: Position, seat: int, card: int) -> bool:
    return _MET[card](position, seat)


def met(position: Position, seat: int) -> list[int]:
    """A player's own cards, turned or not, whose objective holds now."""
    return [card for card in position.players[seat].cards if is_met(position, seat, card)]


# How far it is


def progress(position: Position, seat: int, card: int) -> tuple[int, int]:
    """How many there are of how many that it takes, no more than that; of several conditions, how many hold."""
    return _counted(EMPIRE_CARDS[card].objective.check, position, seat)


def _counted(check: Check, position: Position, seat: int) -> tuple[int, int]:
    if check.kind in ("all", "any"):
        parts = [_counted(part, position, seat) for part in check.of]
        if check.kind == "any":
            return max(parts, key=lambda part: part[0] / part[1])
        return sum(have >= need for have, need in parts), len(parts)
    if check.kind in FACTS:
        return int(FACTS[check.kind](position, seat, **check.needs)), 1
    needs: dict[str, Any] = {name: need for name, need in check.needs.items() if name != "min"}
    least = int(check.needs["min"])
    return min(least, COUNTS[check.kind](position, seat, **needs)), least


# What everybody can know


def _perhaps_rich(position: Position, seat: int, *, no_debt: bool = False) -> int:
    """Purses are secret, debts are not."""
    return 0 if no_debt and position.players[seat].loans else _ANY


def _perhaps_allied(position: Position, seat: int, **_: object) -> int:
    """M-121: pacts may be secret."""
    return _ANY


def _openly_did(position: Position, seat: int, *, event: str, **needs: Any) -> int:
    """Secret pacts are signed in secret."""
    if event == "pact_signed":
        needs["filter"] = {**needs.get("filter", {}), "secret": False}
    return did(position, seat, event=event, **needs)


_ANY = 1_000_000  # enough for every objective
_OPEN = {**COUNTS, "florins": _perhaps_rich, "pacts": _perhaps_allied, "did": _openly_did}
_PERHAPS_MET = {number: question(card.objective.check, _OPEN) for number, card in EMPIRE_CARDS.items()}


def _of_a_turn(check: Check) -> bool:
    return check.kind == "did" or any(map(_of_a_turn, check.of))


PASSING = frozenset(number for number, card in EMPIRE_CARDS.items() if _of_a_turn(card.objective.check))


def perhaps_met(position: Position, seat: int, card: int) -> bool:
    """Whether the objective may be met for all that the others can see, so that asking its owner tells them nothing
    about a purse or a secret pact."""
    return _PERHAPS_MET[card](position, seat)
