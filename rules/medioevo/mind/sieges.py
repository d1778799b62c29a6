"""M-45, M-71: siege engines: bought before walls are stormed, and taken along by the army that storms them."""

from __future__ import annotations

from collections.abc import Iterator

from rules.medioevo.campaign import Column, March, ways
from rules.medioevo.data import ENGINE_ROWS, Engine, Place
from rules.medioevo.diplomacy import at_war
from rules.medioevo.economy import engine_cost, price
from rules.medioevo.mind.offers import Offer
from rules.medioevo.mind.worth import turns_left
from rules.medioevo.purchases import Forge, mustering_places
from rules.medioevo.table import Position, controller, distance, size

_FIELD_ARMY = 5  # units that can spare a crew
_REACH = 5  # steps to walls that an army may storm next turn
_OPEN, _WALLS = 30, 90  # florins a turn against hordes, and for each level of walls of an enemy
_QUIET = 0.3  # of the walls of one with whom there is no war yet
_KINDS: tuple[Engine, ...] = ("trebuchet", "catapult")
_MOST_ENGINES = 2


def worth_of_engine(position: Position, seat: int) -> float:
    """Florins a turn that one more may bring."""
    player = position.players[seat]
    camps = [place for place, army in player.armies.items() if size(army) >= _FIELD_ARMY]
    if not camps or len(player.engines) >= _MOST_ENGINES:
        return 0
    return _OPEN + max((_walls(position, seat, place) for place in _near(position, camps)), default=0)


def _near(position: Position, camps: list[Place]) -> list[Place]:
    return [place for place in position.buildings if any(distance(camp, place) <= _REACH for camp in camps)]


def _walls(position: Position, seat: int, place: Place) -> float:
    owner, standing = controller(position, place), position.building(place, "military")
    if standing is None or owner in (None, seat):
        return 0
    return _WALLS * standing.level * (1 if at_war(position, seat, owner) else _QUIET)


def engines(plan: Position, seat: int) -> Iterator[Offer]:
    """The best that can be paid, where the largest army is or the nearest place to it."""
    player, places = plan.players[seat], mustering_places(plan, seat)
    worth = worth_of_engine(plan, seat) * turns_left(plan) if places else 0
    if worth:
        camp = max(player.armies, key=lambda place: size(player.armies[place]))
        base = min(places, key=lambda place: distance(camp, place))
        for kind in _KINDS:
            level = ENGINE_ROWS[kind].level
            yield Offer(worth * (1 + level) / 2, price(player, engine_cost(level)), Forge(kind, base))


def followers(position: Position, column: Column) -> Iterator[March]:
    """Engines that can join the army where it has met somebody, or stands for now."""
    if column.head is None:
        return
    for engine in position.players[column.seat].engines:
        if engine.place != column.head and column.head in ways(position, column, engine.place, engine.id, laden=False):
            yield March(engine.place, engine.id, target=column.head)
