"""M-1 to M-10: where to begin."""

from __future__ import annotations

from random import Random

from rules.core import Action
from rules.core.legal import completions
from rules.medioevo.data import EMPIRE_CARDS, TERRITORIES, Colour, Place, Realm
from rules.medioevo.table import HOMES, NEAR_BY_LAND, Position, distances, open_realms, top
from rules.medioevo.turn import Courtiers, Keep, Reign, Settle, Stake, Take

_WHIM = 2.0
_MOST_STAKED = 3
_FAR = 3
# What points are good for: buildings first, then cathedrals, then transports.
TASTE: dict[Colour, float] = {"green": 3, "purple": 2, "blue": 1.5, "red": 1, "yellow": 0.8, "orange": 0.7}


def reign(position: Position, seat: int, rng: Random) -> Action:
    return Reign(_favourite(position, rng))


def stake(position: Position, seat: int, rng: Random) -> Action:
    """No realm is worth much more than another."""
    return Stake(_favourite(position, rng), rng.randrange(_MOST_STAKED + 1))


def _favourite(position: Position, rng: Random) -> Realm:
    """The realm with the most free areas around it, and a whim."""
    options = open_realms(position.realms, position.seats)
    return max(options, key=lambda realm: _room(position, realm) + _WHIM * rng.random())


def _room(position: Position, realm: Realm) -> float:
    steps = distances(HOMES[realm], NEAR_BY_LAND)
    return sum(
        1 / steps[place]
        for place, land in TERRITORIES.items()
        if land.area and 0 < steps.get(place, _FAR + 1) <= _FAR and land.home not in position.realms
    )


def settle(position: Position, seat: int, rng: Random) -> Action:
    """Everything in the area from which most can be taken, with a large wagon."""
    areas = [place for place in position.home(seat) if TERRITORIES[place].area]
    base = max(areas, key=lambda place: prospects(position, seat, place))
    return Settle(village=base, archer=base, transport="wagon", level=2, base=base)


def prospects(position: Position, seat: int, base: Place) -> float:
    """Free land around, the nearer the better, areas above all."""
    steps = distances((base,), position.world.near_by_land)
    return sum(
        (3 if TERRITORIES[place].area else 1) / steps[place]
        for place in position.world.lands
        if 0 < steps.get(place, _FAR + 1) <= _FAR and TERRITORIES[place].home not in position.realms
    )


def keep(position: Position, seat: int, rng: Random) -> Action:
    return Keep(max(top(position, Courtiers).dealt[seat], key=card_worth))


def card_worth(card: int) -> float:
    """The best points it gives; then how easily its objective is met."""
    row = EMPIRE_CARDS[card]
    points = max((sum(TASTE[colour] for colour in ways) for ways in row.pt), default=0)
    return points - 0.5 * row.objective.difficulty


def take(position: Position, seat: int, rng: Random) -> Action | None:
    options = [action for action in completions(Take, position, seat) if isinstance(action, Take)]
    return max(options, key=lambda action: TASTE[action.colour], default=None)
