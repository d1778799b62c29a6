"""What stands behind an option: whom one finds in a place, who threatens it, and what would be left."""

from __future__ import annotations

from rules.core import Words, words
from rules.medioevo.data import BUILDING_ROWS, LEVELS, Colour, Place
from rules.medioevo.table.army import size
from rules.medioevo.table.phrases import ability_words, read_site, technology_words
from rules.medioevo.table.position import Position


def garrison_outcome(position: Position, seat: int, place: Place) -> Words:
    """How many of one's own stand there."""
    return words("medioevo-outcome-garrison", count=size(position.players[seat].army(place)))


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


def damage_outcome(position: Position, seat: int, building: str, points: int) -> Words:
    place, category = read_site(building)
    return words("medioevo-outcome-standing", left=position.buildings[place][category].left - points)


def smallest_first(position: Position, seat: int, building: str) -> float:
    """Of one's own buildings the one that one would miss least."""
    place, category = read_site(building)
    return -BUILDING_ROWS[position.buildings[place][category].kind].level
