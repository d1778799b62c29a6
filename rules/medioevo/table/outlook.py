"""What stands behind an option: whom one finds in a place, who threatens it, and what would be left."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import Words, words
from rules.core.words import Item
from rules.medioevo.data import BUILDING_ROWS, LEVELS, UNIT_ROWS, Colour, Place
from rules.medioevo.table.army import size
from rules.medioevo.table.control import armed, controller
from rules.medioevo.table.geography import is_sea
from rules.medioevo.table.phrases import ability_words, read_site, side_words, technology_words
from rules.medioevo.table.position import Position
from rules.medioevo.table.troops import by_kind


def garrison_outcome(position: Position, seat: int, place: Place) -> Words:
    """How many of one's own stand there."""
    return words("medioevo-outcome-garrison", count=size(position.players[seat].army(place)))


def land_outcome(position: Position, seat: int, place: Place | None) -> Words | None:
    """Whose land it is, and whose armies are in it."""
    if place is None:
        return None
    armies = [(other, size(position.players[other].army(place))) for other in armed(position, place)]
    horde = size(position.barbarians.get(place, {}))
    found: list[Item] = [_army_words(other, count) for other, count in (*armies, *([(None, horde)] if horde else []))]
    lord = None if is_sea(place) else controller(position, place)
    if lord is not None and lord not in dict(armies):
        found.insert(0, words("medioevo-outcome-undefended", side=side_words(lord)))
    if found:
        return words("medioevo-outcome-found", found=found)
    return None if is_sea(place) else words("medioevo-outcome-nobody")


def _army_words(side: int | None, count: int) -> Words:
    return words("medioevo-outcome-army", side=side_words(side), count=count)


def threat(position: Position, seat: int, place: Place) -> float:
    """How many units of others, and of the barbarians, stand in the place and beside it."""
    sides = [position.barbarians, *(p.armies for other, p in enumerate(position.players) if other != seat)]
    around = (place, *position.world.near.get(place, ()))
    return sum(size(armies.get(near, {})) for armies in sides for near in around)


def branch_outcome(position: Position, seat: int, colour: Colour) -> Words | None:
    """What technology the points of a colour are for next."""
    level = position.players[seat].technology.get(colour, 0) + 1
    if level > LEVELS:
        return None
    return words("medioevo-outcome-branch", technology=technology_words(colour, level), level=level)


def ability_outcome(position: Position, seat: int, card: int) -> Words:
    return ability_words(card)


def losses_outcome(position: Position, seat: int, losses: Mapping[str, int]) -> Words:
    return words("medioevo-outcome-worth", florins=worth_of(losses))


def worth_of(losses: Mapping[str, int]) -> int:
    """What one would pay for such units again."""
    return sum(UNIT_ROWS[unit].florins * count for unit, count in by_kind(losses).items())


def damage_outcome(position: Position, seat: int, building: str, points: int) -> Words:
    place, category = read_site(building)
    return words("medioevo-outcome-standing", left=position.buildings[place][category].left - points)


def smallest_first(position: Position, seat: int, building: str) -> float:
    """Of one's own buildings the one that one would miss least."""
    place, category = read_site(building)
    return -BUILDING_ROWS[position.buildings[place][category].kind].level
