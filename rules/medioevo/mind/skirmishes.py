"""M-111: what the technologies of battle would change in one like those to come: the largest army against a horde."""

from __future__ import annotations

from collections.abc import Callable

from rules.medioevo.campaign import horde_of
from rules.medioevo.data import TECHNOLOGIES, TechnologyName, Unit
from rules.medioevo.mind.chances import Enemy, force, horde_force, odds
from rules.medioevo.mind.means import prices
from rules.medioevo.mind.worth import HONOUR, barbarian_dice, own_penalty
from rules.medioevo.table import Army, Position, discharge, enlist, size

_FIELD_ARMY = 4  # a smaller one does not look for battles
_RISES: dict[Unit, Unit] = {"heavy": "cavalry", "light": "heavy", "archer": "heavy"}  # the first that there is

Change = Callable[[Army, Army], None]  # of the own army and the horde


def worth_in_battle(technology: TechnologyName, change: Change) -> Callable[[Position, int], float]:
    """Florins a turn, for one battle and one use in it."""
    row = TECHNOLOGIES[technology]

    def worth(position: Position, seat: int) -> float:
        player = position.players[seat]
        own: Army = {**max(player.armies.values(), key=size)} if player.armies else {}
        if size(own) < _FIELD_ARMY:
            return 0
        horde = horde_of(position.dice)
        before = _outlook(position, seat, own, horde)
        change(own, horde)
        gain = _outlook(position, seat, own, horde) - before
        return max(0, gain - prices(player, row.colour, 1, row.points)[0])

    return worth


def _outlook(position: Position, seat: int, own: Army, horde: Army) -> float:
    if not horde:
        return HONOUR
    found = odds(force(own), Enemy(horde_force(horde), barbarian_dice(position)), own_penalty(position, seat))
    return found.win * HONOUR - found.lost


def promote_one(own: Army, horde: Army) -> None:
    unit: Unit | None = next((unit for unit in _RISES if unit in own), None)
    if unit is not None:
        discharge(own, unit)
        enlist(own, _RISES[unit])


def remove_one(own: Army, horde: Army) -> None:
    discharge(horde, "light")


def win_one_over(own: Army, horde: Army) -> None:
    discharge(horde, "light")
    enlist(own, "light")
