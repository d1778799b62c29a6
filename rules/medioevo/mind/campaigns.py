"""M-60 to M-65, M-82, M-86: movements. One wagon or galley at a time: straight at a target, or by way of more units."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from rules.core import Action
from rules.medioevo.campaign import (
    Assault,
    Column,
    Encounter,
    Engage,
    Finish,
    Forbear,
    March,
    Movement,
    Onset,
    Plunder,
    Retire,
    Spare,
    catches,
    contact,
    foes,
    quarrels,
    reach,
    ways,
)
from rules.medioevo.data import VEHICLE_ROWS, Place
from rules.medioevo.diplomacy import may_attack
from rules.medioevo.effects import PASSAGE, allowance, impose, lift
from rules.medioevo.mind.asked import asked
from rules.medioevo.mind.chances import force, odds
from rules.medioevo.mind.founding import prospects
from rules.medioevo.mind.means import prices
from rules.medioevo.mind.sieges import followers
from rules.medioevo.mind.ventures import is_own, spare_units, strongest, venture
from rules.medioevo.mind.worth import horde_at, own_penalty
from rules.medioevo.powers import under
from rules.medioevo.table import Army, Position, Transport, is_sea, merge, size, top

_WORTH_A_MARCH = 40
_WORTH_A_DETOUR = 10
_FIELD_ARMY = 4  # units that look for targets; fewer look for company
_GOOD_CHANCE = 0.6
_OFTEN = 0.5  # of the turns are like this one


class Option(Struct, frozen=True):
    worth: float
    march: March


def move(position: Position, seat: int, rng: Random) -> Action:
    column = top(position, Movement)
    if column.head is not None:
        onward = [] if column.contact else list(_straight(position, column, column.head))
        return _best(onward) or next(followers(position, column), None) or Finish()
    prize = _prize(position, seat)
    if prize is not None:
        return prize
    attack = _best(_all_options(position, column)) or _assault(position, seat)
    return attack or _gather(position, column, _carriers(position, column)) or Retire()


def marches(position: Position, seat: int) -> list[March]:
    """Attacks that may be worth it, the best first."""
    column = top(position, Movement)
    if column.head is None:
        options = _all_options(position, column)
    else:
        options = [] if column.contact else list(_straight(position, column, column.head))
    return [option.march for option in sorted(options, key=lambda option: -option.worth)]


def _carriers(position: Position, column: Column) -> list[Transport]:
    """What can take an army along: wagons, and galleys in port."""
    return [piece for piece in position.players[column.seat].transports if _carries(column, piece)]


def _carries(column: Column, piece: Transport) -> bool:
    return VEHICLE_ROWS[piece.kind].military and not is_sea(piece.place) and bool(column.left(piece))


def _all_options(position: Position, column: Column) -> list[Option]:
    return [option for wagon in _carriers(position, column) for option in _options(position, column, wagon)]


def outlook(position: Position, seat: int) -> float:
    """What the best attack of a movement that is about to begin may be worth."""
    column = under(position, Movement)
    if column is None or column.seat != seat or column.head is not None:
        return 0
    return max((option.worth for option in _all_options(position, column)), default=0)


def _best(options: list[Option]) -> Action | None:
    best = max(options, key=lambda option: option.worth, default=None)
    return best.march if best is not None and best.worth >= _WORTH_A_MARCH else None


def _straight(position: Position, column: Column, origin: Place) -> Iterator[Option]:
    """From where the column stands, with all who may go on."""
    for piece in position.players[column.seat].transports:
        if piece.place == origin and _carries(column, piece):
            yield from _attacks(position, column, piece)


def _attacks(position: Position, column: Column, wagon: Transport) -> Iterator[Option]:
    units = strongest(spare_units(position, column, wagon.place), wagon.capacity)
    if not units:
        return
    for target in ways(position, column, wagon.place, wagon.id, laden=True):
        worth = venture(position, column.seat, units, target)
        if worth > 0:
            yield Option(worth, _march(wagon, units, target))


def _options(position: Position, column: Column, wagon: Transport) -> Iterator[Option]:
    """Attacks at once, and attacks after taking on more units on the way."""
    yield from _attacks(position, column, wagon)
    units = strongest(spare_units(position, column, wagon.place), wagon.capacity)
    for stop, price in ways(position, column, wagon.place, wagon.id, laden=bool(units)).items():
        if not _is_stop(position, column, stop):
            continue
        joined = dict(units)
        merge(joined, spare_units(position, column, stop))
        joined = strongest(joined, wagon.capacity)
        left = column.left(wagon) - price
        targets = reach(position, column.seat, stop, left, by_sea=VEHICLE_ROWS[wagon.kind].sea, laden=True)
        worth = max((venture(position, column.seat, joined, target) for target in targets), default=0)
        if worth > 0:
            yield Option(worth - _WORTH_A_DETOUR, _march(wagon, units, stop))


def _is_stop(position: Position, column: Column, place: Place) -> bool:
    """Own land with units to take on."""
    return is_own(position, column.seat, place) and bool(spare_units(position, column, place))


def _march(wagon: Transport, units: Army, target: Place) -> March:
    return March(origin=wagon.place, piece=wagon.id, number=size(units), units=units, target=target)


# The Edict (M-111)


def gates(position: Position, seat: int) -> set[Place]:
    """Barbarian land that a wagon can reach, and with an Edict pass."""
    player = position.players[seat]
    return {place for wagon in player.transports if wagon.kind == "wagon" for place in _gates(position, seat, wagon)}


def _gates(position: Position, seat: int, wagon: Transport) -> list[Place]:
    reached = reach(position, seat, wagon.place, allowance(wagon) - 1, by_sea=False, laden=True, piece=wagon)
    return [place for place in reached if contact(position, seat, place, laden=True) == "horde"]


def worth_of_passage(position: Position, seat: int) -> float:
    """Florins a turn: what armies could take beyond the next barbarian land, and not on this side."""
    player = position.players[seat]
    fee = prices(player, "orange", 1)[0]
    gain = sum(_beyond(position, seat, wagon) for wagon in player.transports if wagon.kind == "wagon")
    return _OFTEN * max(0, gain - fee)


def _beyond(position: Position, seat: int, wagon: Transport) -> float:
    units = strongest(position.players[seat].army(wagon.place), wagon.capacity)
    if size(units) < _FIELD_ARMY:
        return 0
    near, far = _targets(position, seat, wagon), set[Place]()
    for gate in _gates(position, seat, wagon):
        effect = impose(position, PASSAGE, seat, place=gate)
        far |= _targets(position, seat, wagon)
        lift(position, effect)
    best = [max((venture(position, seat, units, place) for place in places), default=0) for places in (near, far)]
    return max(0, best[1] - best[0])


def _targets(position: Position, seat: int, wagon: Transport) -> set[Place]:
    return {*reach(position, seat, wagon.place, allowance(wagon), by_sea=False, laden=True, piece=wagon)}


# Without a target


def _gather(position: Position, column: Column, carriers: list[Transport]) -> Action | None:
    """A wagon with few goes to where more are; a whole army to where there is more to take."""
    for wagon in carriers:
        units = strongest(spare_units(position, column, wagon.place), wagon.capacity)
        strong = size(units) >= _FIELD_ARMY
        here = _appeal(position, column, wagon.place, strong) + (0 if strong else size(units))
        reached = ways(position, column, wagon.place, wagon.id, laden=bool(units))
        stops = [place for place in reached if _is_safe(position, column.seat, place, bool(units))]
        best = max(stops, key=lambda place: _appeal(position, column, place, strong), default=None)
        if best is not None and _appeal(position, column, best, strong) > here * 1.2 + 0.5:
            return _march(wagon, units, best)
    return None


def _is_safe(position: Position, seat: int, place: Place, laden: bool) -> bool:
    return is_own(position, seat, place) and contact(position, seat, place, laden=laden) is None


def _appeal(position: Position, column: Column, place: Place, strong: bool) -> float:
    if strong:
        return prospects(position, column.seat, place)
    return size(spare_units(position, column, place))


# Enemies beside one's own units


def _assault(position: Position, seat: int) -> Action | None:
    for place in quarrels(position, seat):
        army = force(position.players[seat].army(place))
        if place in position.barbarians:
            good = odds(army, horde_at(position, place), own_penalty(position, seat)).win >= _GOOD_CHANCE
        else:
            met = foes(position, seat, place)
            free = met and all(may_attack(position, seat, other) for other in met)
            good = free and venture(position, seat, position.players[seat].army(place), place) > 0
        if good:
            return Assault(place)
    return None


def _prize(position: Position, seat: int) -> Action | None:
    """M-101: what enemies have left beside one's own units."""
    found = catches(position, seat, top(position, Column))
    return next((Plunder(name) for name, (_, other) in found.items() if may_attack(position, seat, other)), None)


def engage(position: Position, seat: int, rng: Random) -> Action:
    """M-82: the weakest of those one may attack; the others are left alone where that is allowed."""
    onset = top(position, Onset)
    met = onset.opponents(position)
    armies = {other: size(position.players[other].army(onset.place)) for other in met}
    weakest = min(met, key=lambda other: (not may_attack(position, seat, other), armies[other]))
    free = may_attack(position, seat, weakest)
    return Forbear() if Forbear in asked(position, seat) and not free else Engage(weakest)


def prey(position: Position, seat: int, rng: Random) -> Action:
    """M-101: what comes to one's army is plundered in war only."""
    return Plunder() if may_attack(position, seat, top(position, Encounter).victim) else Spare()
