"""What awaits an army where it marches, by what lies open: who stands there, how a battle may end, what can be won.
Estimates: engines, cards and galleys are left out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce

from rules.core import Words, words
from rules.core.words import Item
from rules.medioevo.battle import Enemy, force, horde_force, odds, penalty
from rules.medioevo.campaign.barbarians import coming_horde
from rules.medioevo.campaign.entry import contact, foes
from rules.medioevo.data import TERRITORIES, Place, Unit
from rules.medioevo.table import (
    Army,
    Position,
    army_words,
    controller,
    good_words,
    is_sea,
    merge,
    place_words,
    size,
    thing_words,
)


def prospect(position: Position, seat: int, place: Place, units: Mapping[Unit, int]) -> Words | None:
    """Of a march there with these units; None: nobody is met, and nothing is won."""
    own: Army = {**position.players[seat].army(place)}
    merge(own, dict(units))
    kind = contact(position, seat, place, laden=size(units) > 0)
    if not own or kind in (None, "prey"):
        return None
    gain = _gain(position, seat, place)
    enemy = _enemy(position, seat, place)
    if enemy is None:
        return gain
    found = odds(force(own), enemy, penalty(position.order, seat) if seat in position.order else 0)
    lost = size(own) - round(found.left) if found.win else size(own)
    parts = [
        words("medioevo-outcome-battle", win=round(100 * found.win), lost=lost),
        *([gain] if gain else []),
        words("medioevo-outcome-foes", foes=army_words(dict(enemy.army))),  # last: where a button ends, the map tells
    ]
    return reduce(lambda what, more: words("medioevo-outcome-both", what=what, gain=more), parts)


def _enemy(position: Position, seat: int, place: Place) -> Enemy | None:
    """Barbarians come first; of several players the strongest. The level of a building that shelters them counts."""
    wild = position.barbarians.get(place) or (
        coming_horde(position) if contact(position, seat, place, laden=True) == "horde" else {}
    )
    if wild:
        return Enemy(horde_force(wild), tuple(position.dice.values()))
    met = foes(position, seat, place)
    if not met:
        return None
    other = max(met, key=lambda other: size(position.players[other].army(place)))
    walls = None if is_sea(place) else position.building(place, "military")
    shelter = walls.level if walls is not None and controller(position, place) == other else 0
    change = penalty(position.order, other) if other in position.order else 0
    return Enemy(force(position.players[other].army(place)), change=change, shelter=shelter)


def _gain(position: Position, seat: int, place: Place) -> Words | None:
    """The inhabited area and the buildings of a land that is not one's own yet."""
    if is_sea(place) or controller(position, place) == seat:
        return None
    area = TERRITORIES[place].area
    prizes: list[Item] = [] if area is None else [good_words(area.good)]
    prizes += [thing_words(standing.kind) for standing in position.buildings.get(place, {}).values()]
    return words("medioevo-outcome-gain", prizes=prizes) if prizes else None


def staying(position: Position, seat: int, origin: Place, number: int) -> Words | None:
    """What it means for the land left behind to take along so many of the army there."""
    player = position.players[seat]
    left = size(player.army(origin)) - number
    held = is_sea(origin) or origin in position.home(seat) or origin in player.control
    if left == 0:
        return words("medioevo-outcome-all" if held else "medioevo-outcome-abandoned", place=place_words(origin))
    return words("medioevo-outcome-one-stays") if left == 1 and not held else None
