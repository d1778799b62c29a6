"""What things are worth to a seat, in florins."""

from __future__ import annotations

from rules.medioevo.battle import conquest_honour, penalty
from rules.medioevo.campaign import horde_of
from rules.medioevo.data import TERRITORIES, Place
from rules.medioevo.economy import UPKEEP
from rules.medioevo.mind.chances import Enemy, horde_force
from rules.medioevo.table import Army, Position, armed, barbarians_left, controller

HONOUR = 350  # one point: about what the cheapest one costs to build
USUAL_TAX = 25
_VILLAGE_SITE = 60
_REBELS = 200  # rebels at home make every new rebellion cost honour
_RECENT = 2  # turns
_LAST_TURNS = 2  # in these, land counts for the reckoning more than for its taxes
_TERRITORY = 40  # of a land towards the prize for most


def turns_left(position: Position) -> int:
    """The turns that follow this one."""
    return max(0, position.turns - position.turn)


def taxes_to_come(position: Position) -> int:
    """What one more land or civil level pays until the end."""
    return USUAL_TAX * turns_left(position)


def honour_of_taking(position: Position, seat: int, place: Place) -> int:
    """M-125: by conquest, or by beating rebels at home. Land taken only just now is not left to be taken again."""
    if place in position.home(seat):
        return int(place in position.barbarians)
    if position.turn - position.conquests.get(place, -_RECENT) <= _RECENT and not armed(position, place):
        return 0
    return sum(conquest_honour(position, seat, place).values())


def worth_taking(position: Position, seat: int, place: Place) -> float:
    """The honour of a conquest, and what the land then yields; outside the home it needs a garrison."""
    levels = sum(standing.level for standing in position.buildings.get(place, {}).values())
    yields = taxes_to_come(position) * (1 + levels) + _TERRITORY
    if place not in position.home(seat):
        yields -= UPKEEP * turns_left(position)
    elif place in position.barbarians:
        yields += _REBELS
    if TERRITORIES[place].area:
        yields += _VILLAGE_SITE
    return HONOUR * honour_of_taking(position, seat, place) + max(0, yields)


def worth_holding(position: Position, place: Place) -> bool:
    """Whether a garrison should stay where units alone hold the land."""
    return TERRITORIES[place].area is not None or place in position.buildings or turns_left(position) < _LAST_TURNS


def garrison_needed(position: Position, seat: int, place: Place) -> int:
    """Units without which land worth holding would be lost."""
    if place not in TERRITORIES or place in position.home(seat) or place in position.players[seat].control:
        return 0
    return int(worth_holding(position, place) and controller(position, place) == seat)


def horde_at(position: Position, place: Place) -> Enemy:
    """The barbarians that an army would meet, this turn's horde where nobody is."""
    horde: Army | None = position.barbarians.get(place)
    if horde is None:
        coming = horde_of(position.dice)
        horde = {unit: min(count, barbarians_left(position, unit)) for unit, count in coming.items()}
    return Enemy(army=horde_force(horde), dice=barbarian_dice(position))


def barbarian_dice(position: Position) -> tuple[int, ...]:
    return tuple(position.dice.values())


def own_penalty(position: Position, seat: int) -> int:
    return penalty(position.order, seat) if seat in position.order else 0
