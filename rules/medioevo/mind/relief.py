"""Card 25: whom to send to land that rebels or an enemy have entered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from rules.core import Action
from rules.medioevo.campaign import Onset
from rules.medioevo.cards import Hurry, Relief, defended, helpers
from rules.medioevo.data import Place, Unit
from rules.medioevo.mind.chances import Enemy, force, odds
from rules.medioevo.mind.ventures import army_of, strongest
from rules.medioevo.mind.worth import garrison_needed, horde_at, own_penalty, worth_taking
from rules.medioevo.powers import Stop
from rules.medioevo.table import Position, merge, size, top


def prospect(position: Position, seat: int) -> float:
    """Florins that the first who come may be worth."""
    place = defended(position, seat)
    if place is None:
        return 0
    return max((gain for gain, _ in _groups(position, seat, place, helpers(position, seat, place))), default=0)


def rescue(position: Position, seat: int, rng: Random) -> Action:
    """The units that help most, as long as more help."""
    relief = top(position, Relief)
    groups = _groups(position, seat, relief.place, helpers(position, seat, relief.place, relief.left))
    gain, best = max(groups, key=lambda group: group[0], default=(0, None))
    return best if best is not None and gain > 0 else Stop()


def _groups(position: Position, seat: int, place: Place, coming: Mapping[Place, int]) -> Iterator[tuple[float, Hurry]]:
    """As many as can come from each place, and what they change; whoever holds land alone stays."""
    player = position.players[seat]
    before = _outlook(position, seat, place, player.army(place))
    for origin, most in coming.items():
        army = player.army(origin)
        units = strongest(army, min(most, size(army) - garrison_needed(position, seat, origin)))
        if units:
            joined = dict(player.army(place))
            merge(joined, units)
            yield _outlook(position, seat, place, joined) - before, Hurry(origin, size(units), {**units})


def _outlook(position: Position, seat: int, place: Place, army: Mapping[Unit, int]) -> float:
    enemy = _enemy(position, place)
    if enemy is None or not army:
        return 0
    found = odds(force(army), enemy, own_penalty(position, seat))
    return found.win * worth_taking(position, seat, place) - found.lost


def _enemy(position: Position, place: Place) -> Enemy | None:
    if place in position.barbarians:
        return horde_at(position, place)
    onset = next((frame for frame in reversed(position.stack) if isinstance(frame, Onset)), None)
    return None if onset is None else army_of(position, onset.seat, place)
