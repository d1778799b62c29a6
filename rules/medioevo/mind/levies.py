"""M-44: which units to raise, and where."""

from __future__ import annotations

from collections.abc import Iterator

from rules.medioevo.data import UNIT_ROWS, Place, Unit
from rules.medioevo.economy import UPKEEP, due, income, levy
from rules.medioevo.mind.offers import Offer
from rules.medioevo.mind.worth import turns_left
from rules.medioevo.purchases import Recruit, most_recruits, mustering_places
from rules.medioevo.table import Position, distances, of_type, size

# In a field army: heavy infantry spares casualties and cavalry deals damage, as barbarians have neither.
_MIXTURE: dict[Unit, int] = {"heavy": 3, "cavalry": 2, "light": 2}
_SHARE = 0.7  # of the income that may go into upkeep
_NEEDED = 3.0  # worth of a unit for its price, while the army is too small
_USUAL_TAX = 30
_SAVINGS = 0.1


def recruits(plan: Position, seat: int) -> Iterator[Offer]:
    """To fill the wagons, as far as the upkeep can be borne."""
    wanted = min(_room(plan, seat), levy(plan, seat), _bearable(plan, seat))
    places = mustering_places(plan, seat)
    if wanted <= 0 or not places:
        return
    unit = _missing(plan, seat)
    count = min(wanted, 2 if unit != "light" else 1, most_recruits(plan, seat, unit))
    if count > 0:
        price = UNIT_ROWS[unit].florins * count
        yield Offer(_NEEDED * price, price, Recruit(unit=unit, count=count, place=_base(plan, seat, places)))


def _room(plan: Position, seat: int) -> int:
    """Places on war wagons that nobody is there for."""
    player = plan.players[seat]
    places = sum(transport.capacity for transport in player.transports if transport.kind == "wagon")
    camps = {transport.place for transport in player.transports if transport.kind == "wagon"}
    garrisons = sum(place not in camps and place not in plan.home(seat) for place in player.armies)
    if not turns_left(plan):
        places = min(places, 6)
    return places + 1 - (player.units() - garrisons)


def _bearable(plan: Position, seat: int) -> int:
    player = plan.players[seat]
    funds = _SHARE * income(plan, seat, _USUAL_TAX) + _SAVINGS * player.florins
    return int((funds - due(plan, seat)) // UPKEEP)


def _missing(plan: Position, seat: int) -> Unit:
    """What the army has least of, for the mixture."""
    armies = plan.players[seat].armies.values()
    have = {unit: sum(of_type(army, UNIT_ROWS[unit].type) for army in armies) for unit in _MIXTURE}
    return min(_MIXTURE, key=lambda unit: have[unit] / _MIXTURE[unit])


def _base(plan: Position, seat: int, places: list[Place]) -> Place:
    """Where a wagon with room stands, or the nearest to one."""
    player = plan.players[seat]
    wagons = [transport for transport in player.transports if transport.kind == "wagon"]
    if not wagons:
        return places[0]
    roomy = max(wagons, key=lambda wagon: wagon.capacity - size(player.army(wagon.place)))
    steps = distances((roomy.place,), plan.world.near_by_land)
    return min(places, key=lambda place: steps.get(place, len(steps)))
