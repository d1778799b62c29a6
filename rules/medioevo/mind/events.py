"""M-21 to M-24, M-42: the first player's choices about barbarians and events, and what everybody suffers."""

from __future__ import annotations

from collections import deque
from random import Random

from rules.core import Action
from rules.core.legal import completions
from rules.medioevo.campaign import Rise, rebellion_of, rebellion_sites
from rules.medioevo.data import EVENTS, ICONS_APPLIED, TERRITORIES, UNIT_ROWS, Icon, Place, Unit
from rules.medioevo.events import (
    BarbarianSupply,
    Crumble,
    Decree,
    Drive,
    Enough,
    EventCard,
    Halt,
    Reroll,
    Spoil,
    Strike,
    Suffer,
    concerned,
    mobile_hordes,
    struck_places,
    ways,
)
from rules.medioevo.mind.worth import garrison_needed
from rules.medioevo.table import (
    Position,
    Withdraw,
    are_allied,
    armed,
    controller,
    is_sea,
    named,
    read_site,
    size,
    top,
    troops_of,
)

_JOINS_UP_TO = 3
_WORTH_A_RAID = 2  # building levels
_FAR_AHEAD = 4  # points of honour


def reroll(position: Position, seat: int, rng: Random) -> Action:
    """Small hordes are better for those who conquer: dice that bring another barbarian are rolled again."""
    return Reroll(tuple(die for die, value in position.dice.items() if value <= _JOINS_UP_TO))


def decree(position: Position, seat: int, rng: Random) -> Action:
    """The two icons that strike others rather than oneself."""
    event = EVENTS[top(position, EventCard).card]
    places = struck_places(position, event)

    def malice(icon: Icon) -> float:
        struck = [other for other, _ in position.seated() if concerned(position, other, icon, places)]
        return len(struck) - (3 if seat in struck else 0) + 0.1 * rng.random()

    icons = sorted(event.icons, key=malice)[-ICONS_APPLIED:]
    return Decree(tuple(icon for icon in event.icons if icon in icons))


# What is suffered


def suffer(position: Position, seat: int, rng: Random) -> Action | None:
    """What hurts least."""
    strike = top(position, Strike)
    player = position.players[seat]
    if strike.icon == "movement":
        uses = {piece.id: piece.level + 9 * (piece.place in player.armies) for piece in player.transports}
        halts = (action for action in completions(Halt, position, seat) if isinstance(action, Halt))
        return min(halts, key=lambda halt: sum(uses[name] for name in halt.transports), default=None)
    if strike.icon == "armies":
        return _wounds(position, seat, strike)
    if strike.icon == "buildings":
        hits = (action for action in completions(Crumble, position, seat) if isinstance(action, Crumble))
        return min(hits, key=lambda hit: _damage(position, hit), default=None)
    return next((action for action in completions(Spoil, position, seat)), None)


def _wounds(position: Position, seat: int, strike: Strike) -> Action | None:
    """The cheapest unit, and not one that holds land alone; point by point."""
    player = position.players[seat]
    places = struck_places(position, EVENTS[strike.card])
    choices: list[tuple[int, Place, Unit]] = [
        (UNIT_ROWS[unit].florins + 100 * (size(army) <= garrison_needed(position, seat, place)), place, unit)
        for place, army in player.armies.items()
        if place in places
        for unit in army
    ]
    if not choices:
        return None
    _, place, unit = min(choices)
    return Suffer(place=place, points=1, losses=named({unit: 1}, troops_of(player, place)))


def _damage(position: Position, hit: Crumble) -> float:
    """A building that falls counts by its level; damage is best taken where much is left."""
    place, category = read_site(hit.building)
    standing = position.buildings[place][category]
    return (10 * standing.level if hit.points >= standing.left else 0) - 0.1 * standing.left - 0.01 * hit.points


def rise(position: Position, seat: int, rng: Random) -> Action:
    """Where rebels find least, and an army is not far."""
    sites = rebellion_sites(position, seat, rebellion_of(position, seat).struck)
    return Rise(min(sites, key=lambda place: _at_stake(position, seat, place)))


def _at_stake(position: Position, seat: int, place: Place) -> float:
    """Building levels, transports and goods; then areas."""
    player = position.players[seat]
    buildings = sum(standing.level for standing in position.buildings.get(place, {}).values())
    pieces = sum(piece.level for piece in (*player.transports, *player.engines) if piece.place == place)
    return 3 * (buildings + pieces) + len(position.markets.get(place, ())) + (TERRITORIES[place].area is not None)


def withdraw(position: Position, seat: int, rng: Random) -> Action | None:
    """The token of the land with least on it."""
    options = (action for action in completions(Withdraw, position, seat) if isinstance(action, Withdraw))
    return min(options, key=lambda action: _at_stake(position, seat, action.place), default=None)


# M-23: driving barbarians


def supply(position: Position, seat: int, rng: Random) -> Action:
    """Hordes are driven to where a leader who is far ahead has buildings and no army; others are left alone."""
    points = top(position, BarbarianSupply).points
    raids = [
        (_booty(position, seat, target) - 0.1 * len(way), origin, way)
        for origin in mobile_hordes(position)
        for target, way in _routes(position, seat, origin, points).items()
    ]
    worthy = [raid for raid in raids if raid[0] >= _WORTH_A_RAID - 1]
    if not worthy:
        return Enough()
    _, origin, way = max(worthy)
    return Drive(origin, way[0])


def _booty(position: Position, seat: int, place: Place) -> float:
    """What barbarians would destroy of others."""
    owner = None if is_sea(place) else controller(position, place)
    if owner is None or are_allied(position, seat, owner):
        return 0
    if position.players[owner].honour < position.players[seat].honour + _FAR_AHEAD:
        return 0
    best = max(player.honour for _, player in position.seated())
    levels = sum(standing.level for standing in position.buildings.get(place, {}).values())
    return levels if position.players[owner].honour == best else 0


def _routes(position: Position, seat: int, origin: Place, points: int) -> dict[Place, list[Place]]:
    """Ways of so many steps past everybody's armies and one's own land."""
    found: dict[Place, list[Place]] = {origin: []}
    todo = deque([origin])
    while todo:
        here = todo.popleft()
        if len(found[here]) == points:
            continue
        for place in ways(position, here):
            own = not is_sea(place) and controller(position, place) == seat
            if place not in found and not own and not armed(position, place):
                found[place] = [*found[here], place]
                todo.append(place)
    del found[origin]
    return found
