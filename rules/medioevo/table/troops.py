"""M-61: units as choices name them: by their kind, and where several galleys carry some, by their galley too; and what
they are worth."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import Words, words
from rules.medioevo.data import UNIT_ROWS, Place, Unit
from rules.medioevo.table.army import UNIT_NAMED, Army, enlist
from rules.medioevo.table.geography import is_sea
from rules.medioevo.table.phrases import army_words, thing_words
from rules.medioevo.table.pieces import Transport
from rules.medioevo.table.position import Player, Position


def manned_galleys(player: Player, place: Place) -> list[Transport]:
    """At sea, those with units aboard; it makes a difference where there are several."""
    found = [galley for galley in player.galleys(place) if galley.troops] if is_sea(place) else []
    return found if len(found) > 1 else []


def troop_name(galley: Transport, unit: Unit) -> str:
    return f"{galley.id}/{unit}"


def troops_of(player: Player, place: Place) -> dict[str, int]:
    """A whole army, by kind or, at sea, by galley and kind."""
    galleys = manned_galleys(player, place)
    if not galleys:
        return {**player.army(place)}
    return {troop_name(galley, unit): count for galley in galleys for unit, count in galley.troops.items()}


def read_troop(player: Player, name: str) -> tuple[Transport | None, Unit]:
    galley, _, unit = name.rpartition("/")
    return (player.transport(galley) if galley else None), UNIT_NAMED[unit]


def named(units: Mapping[Unit, int], troops: Mapping[str, int]) -> dict[str, int]:
    """Units by kind as some of the troops so named, of each kind those first that are most."""
    found: dict[str, int] = {}
    left = {**units}
    for name in sorted(troops, key=lambda name: -troops[name]):
        unit = UNIT_NAMED[name.rpartition("/")[2]]
        share = min(troops[name], left.get(unit, 0))
        if share:
            found[name] = share
            left[unit] -= share
    return found


def by_kind(troops: Mapping[str, int]) -> Army:
    """Troops named by galley and kind, as an army of kinds."""
    found: Army = {}
    for name, count in troops.items():
        enlist(found, UNIT_NAMED[name.rpartition("/")[2]], count)
    return found


def troop_label(position: Position, seat: int, name: str) -> Words:
    galley, unit = read_troop(position.players[seat], name)
    if galley is None:
        return thing_words(unit)
    return words("medioevo-label-aboard", thing=thing_words(unit), galley=galley_words(galley))


def galley_words(galley: Transport) -> Words:
    """A galley at sea is known by what it carries."""
    thing, army = thing_words(galley.kind), army_words(galley.troops)
    return words("medioevo-label-galley", thing=thing, level=galley.level, army=army)


def losses_outcome(position: Position, seat: int, losses: Mapping[str, int]) -> Words:
    return words("medioevo-outcome-worth", florins=worth_of(losses))


def worth_of(losses: Mapping[str, int]) -> int:
    """What one would pay for such units again."""
    return sum(UNIT_ROWS[unit].florins * count for unit, count in by_kind(losses).items())
