"""M-43, M-61: galleys of war: bought where an army could take by sea what it cannot reach by land."""

from __future__ import annotations

from collections.abc import Iterator

from rules.medioevo.campaign import reach
from rules.medioevo.data import VEHICLE_ROWS, Place
from rules.medioevo.economy import price, vehicle_cost
from rules.medioevo.effects import allowance
from rules.medioevo.mind.offers import Offer
from rules.medioevo.mind.ventures import strongest, venture
from rules.medioevo.mind.worth import turns_left
from rules.medioevo.purchases import Equip, yards
from rules.medioevo.table import Army, Position, Transport, size

_FIELD_ARMY = 4  # units; fewer are not shipped
_LEVELS = (2, 1)  # the better first, if it can be paid
_OFTEN = 0.3  # of the turns bring as good a landing
_SURPLUS = 150  # florins by which it must be better than what lies on this side
_MOST_GALLEYS = 1


def galleys(plan: Position, seat: int) -> Iterator[Offer]:
    """One, where the largest army is that has a yard."""
    player = plan.players[seat]
    if player.technology.get("blue", 0) < 1 or not turns_left(plan):
        return
    if sum(transport.kind == "galley" for transport in player.transports) >= _MOST_GALLEYS:
        return
    camps = [place for place in yards(plan, seat, "galley") if size(player.army(place)) >= _FIELD_ARMY]
    base = max(camps, key=lambda place: size(player.army(place)), default=None)
    if base is None:
        return
    cost, level = next(
        ((cost, level) for level in _LEVELS if (cost := price(player, vehicle_cost(level))) <= player.florins),
        (None, 0),
    )
    if cost is not None:
        worth = _OFTEN * turns_left(plan) * worth_of_galley(plan, seat, base, level)
        if worth:
            yield Offer(worth, cost, Equip("galley", level, base))


def worth_of_galley(position: Position, seat: int, base: Place, level: int) -> float:
    """Florins that its first landing may be worth beyond what the same army could take by land."""
    row = VEHICLE_ROWS["galley"]
    units = strongest(position.players[seat].army(base), row.capacity[level - 1])
    by_sea = reach(position, seat, base, row.movement[level - 1], by_sea=True, laden=True)
    wagons = [wagon for wagon in position.players[seat].transports if wagon.kind == "wagon" and wagon.place == base]
    by_land = {place for wagon in wagons for place in _reach(position, seat, wagon)}
    beyond = _best(position, seat, units, by_sea.keys() - by_land)
    return beyond if beyond > _best(position, seat, units, by_land) + _SURPLUS else 0


def _reach(position: Position, seat: int, wagon: Transport) -> dict[Place, int]:
    return reach(position, seat, wagon.place, allowance(wagon), by_sea=False, laden=True, piece=wagon)


def _best(position: Position, seat: int, units: Army, places: set[Place]) -> float:
    return max((venture(position, seat, units, place) for place in sorted(places)), default=0)
