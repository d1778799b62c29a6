"""What is sensible in phase 2, and of control tokens: for those who have said so beforehand (M-133), and when time is
up."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

from rules.core import Action
from rules.core.legal import completions
from rules.medioevo.campaign import Rebellion, Rise, joining, rebellion_of, rebellion_sites
from rules.medioevo.data import DICE, EVENTS, ICONS_APPLIED, TERRITORIES, UNIT_ROWS, Icon, Place
from rules.medioevo.events.horde import HordeDice, Reroll
from rules.medioevo.events.phase import Decree, EventCard
from rules.medioevo.events.strike import Crumble, Halt, Spoil, Strike, Suffer, concerned, struck_places
from rules.medioevo.events.supply import BarbarianSupply, Enough
from rules.medioevo.powers import routine_of
from rules.medioevo.table import Position, Withdraw, Withdrawal, by_kind, read_site, top

_WEIGHED = 500  # ways to bear a loss that are compared


def by_routine(position: Position, seat: int) -> Action | None:
    """What was said beforehand for the question on top; None: the player is asked."""
    asking: object = position.stack[-1]
    answer = _ANSWERS.get(type(asking))
    return None if answer is None else answer(position, seat)


def safest_site(position: Position, seat: int) -> Rise:
    """Where rebels find the fewest building levels."""
    sites = rebellion_sites(position, seat, rebellion_of(position, seat).struck)
    return Rise(min(sites, key=lambda place: _levels(position, place)))


def cheapest_loss(position: Position, seat: int) -> Action:
    """The transports, units, buildings or cubes that are missed least."""
    kind, price = _PRICED[top(position, Strike).icon]
    ways = list(islice(completions(kind, position, seat), _WEIGHED))
    return min(ways, key=lambda way: price(position, seat, way))


def least_token(position: Position, seat: int) -> Action:
    """M-42: on land without an inhabited area, and with the fewest building levels."""
    found = (way for way in completions(Withdraw, position, seat) if isinstance(way, Withdraw))
    return min(found, key=lambda way: (TERRITORIES[way.place].area is not None, _levels(position, way.place)))


def _levels(position: Position, place: Place) -> int:
    return sum(standing.level for standing in position.buildings.get(place, {}).values())


def _halted(position: Position, seat: int, way: Halt) -> int:
    """Levels, and what is aboard."""
    pieces = [position.players[seat].transport(name) for name in way.transports]
    return sum(piece.level + sum(piece.cargo.values()) + sum(piece.troops.values()) for piece in pieces)


def _wounded(position: Position, seat: int, way: Suffer) -> tuple[int, int]:
    """As much as can be at once, in florins; a land that would be left without a unit is spared while it can be."""
    army = position.players[seat].army(way.place)
    emptied = sum(army.values()) <= sum(way.losses.values())
    return emptied - way.points, sum(UNIT_ROWS[unit].florins * n for unit, n in by_kind(way.losses).items())


def _crumbled(position: Position, seat: int, way: Crumble) -> tuple[int, int]:
    """No building falls that can stand, the lesser one where one must; then as much as can be at once."""
    place, category = read_site(way.building)
    standing = position.buildings[place][category]
    return (standing.level if way.points >= standing.left else 0), -way.points


def _spoilt(position: Position, seat: int, way: Spoil) -> int:
    return sum(way.goods.values())


_PRICED: dict[Icon, tuple[type[Action], Callable[[Position, int, Any], Any]]] = {
    "movement": (Halt, _halted),
    "armies": (Suffer, _wounded),
    "buildings": (Crumble, _crumbled),
    "goods": (Spoil, _spoilt),
}


# By what was said beforehand


def _rising(position: Position, seat: int) -> Action | None:
    safest = routine_of(position.players[seat], "rebels") == "safest"
    return safest_site(position, seat) if safest else None


def _struck(position: Position, seat: int) -> Action | None:
    cheapest = routine_of(position.players[seat], "disasters") == "cheapest"
    return cheapest_loss(position, seat) if cheapest else None


def _rerolled(position: Position, seat: int) -> Action | None:
    """For fewer barbarians those dice that bring one, for more the others."""
    wish, bringing = routine_of(position.players[seat], "horde"), joining(position.dice)
    dice = {"keep": [], "fewer": bringing, "more": [die for die in DICE if die not in bringing]}.get(wish)
    return None if dice is None else Reroll(tuple(dice))


def _decreed(position: Position, seat: int) -> Action | None:
    """The effects that strike oneself least, and of those the ones that strike most others."""
    if routine_of(position.players[seat], "omens") == "ask":
        return None
    event = EVENTS[top(position, EventCard).card]
    places = struck_places(position, event)

    def harm(icon: Icon) -> tuple[bool, int]:
        struck = [other for other, _ in position.seated() if concerned(position, other, icon, places)]
        return seat in struck, -len(struck)

    mildest = sorted(event.icons, key=harm)[:ICONS_APPLIED]
    return Decree(tuple(icon for icon in event.icons if icon in mildest))


def _supplied(position: Position, seat: int) -> Action | None:
    return Enough() if routine_of(position.players[seat], "supply") == "leave" else None


def _withdrawn(position: Position, seat: int) -> Action | None:
    return least_token(position, seat) if routine_of(position.players[seat], "tokens") == "least" else None


_ANSWERS: dict[type[object], Callable[[Position, int], Action | None]] = {
    Rebellion: _rising,
    Strike: _struck,
    HordeDice: _rerolled,
    EventCard: _decreed,
    BarbarianSupply: _supplied,
    Withdrawal: _withdrawn,
}
