"""M-63: what it would be worth to lead an army into a place."""

from __future__ import annotations

from collections.abc import Mapping

from rules.medioevo.battle import penalty
from rules.medioevo.campaign import Column, Contact, contact, foes, reach
from rules.medioevo.data import VEHICLE_ROWS, Place, Unit
from rules.medioevo.diplomacy import ATTACK_PENALTY, BREACH, directives_for, excuse, may_attack, would_break
from rules.medioevo.effects import allowance
from rules.medioevo.mind.chances import Enemy, cost, force, odds
from rules.medioevo.mind.worth import HONOUR, garrison_needed, horde_at, own_penalty, turns_left, worth_taking
from rules.medioevo.table import Army, Position, are_allied, controller, is_sea, size

_GRUDGE = 1000  # what an enemy made without need costs later
_NEVER = 100_000
_FIELD_ARMY = 4
_REPLACING = 1.5  # a lost unit costs its price, and a place in the next levies
_CHEAP: tuple[Unit, ...] = ("light", "archer")  # none better is left behind in bare land
_STRONG_LAST: tuple[Unit, ...] = ("light", "archer", "captain1", "heavy", "captain2", "captain3", "cavalry")


def venture(position: Position, seat: int, units: Mapping[Unit, int], place: Place) -> float:
    """Florins that entering a place with these units may be worth; nothing where it changes nothing."""
    kind = None if is_sea(place) else contact(position, seat, place, laden=True)
    if kind is None or kind == "prey" or not units:
        return 0
    duty = _duty(position, seat, place) if position.pacts else 0
    return _encounter(position, seat, units, place, kind) + duty


def _duty(position: Position, seat: int, place: Place) -> float:
    """M-121: what following a directive there saves."""
    told = [told for told in directives_for(position, seat) if told[1].place == place]
    return BREACH * HONOUR * sum(excuse(position, *directive, seat) is None for directive in told)


def _encounter(position: Position, seat: int, units: Mapping[Unit, int], place: Place, kind: Contact) -> float:
    if kind == "horde":
        return _against(position, seat, units, place, horde_at(position, place), HONOUR)
    if kind == "conquest":
        owner = controller(position, place)
        return worth_taking(position, seat, place) - _price_of_war(position, seat, [] if owner is None else [owner])
    met = foes(position, seat, place)
    if place in position.barbarians:
        return 0 if met else _against(position, seat, units, place, horde_at(position, place), HONOUR)
    if len(met) != 1:
        return 0
    enemy = army_of(position, met[0], place)
    return _against(position, seat, units, place, enemy, 0) - _price_of_war(position, seat, met)


def _against(position: Position, seat: int, units: Mapping[Unit, int], place: Place, enemy: Enemy, shame: int) -> float:
    """`shame`: what a defeat costs besides the army."""
    found = odds(force(units), enemy, own_penalty(position, seat))
    spoils = 0 if enemy.dice is not None else cost(dict(enemy.army)) / 2
    loss = found.lost * (_REPLACING if turns_left(position) else 0.3)
    return found.win * (worth_taking(position, seat, place) + spoils) - (1 - found.win) * shame - loss


def army_of(position: Position, other: int, place: Place) -> Enemy:
    building = position.building(place, "military")
    shelter = building.level if building and controller(position, place) == other else 0
    army = force(position.players[other].army(place))
    return Enemy(army=army, change=penalty(position.order, other), shelter=shelter)


def _price_of_war(position: Position, seat: int, others: list[int]) -> float:
    """M-64, M-122: attacking without a war costs honour, and makes an enemy; pacts that break cost honour too. M-143:
    nobody attacks team-mates."""
    if any(are_allied(position, seat, other) for other in others):
        return _NEVER
    broken = {pact.number for other in others for pact in would_break(position, seat, other)}
    war = sum(0 if may_attack(position, seat, o) else ATTACK_PENALTY * HONOUR + _GRUDGE for o in others)
    return war + BREACH * HONOUR * len(broken)


# Who goes


def spare_units(position: Position, column: Column, place: Place) -> Army:
    """The units that can still move, without the garrison that holds the land: the weakest stay."""
    player = position.players[column.seat]
    ready = column.ready(player, place)
    stay = garrison_needed(position, column.seat, place) - (size(player.army(place)) - size(ready))
    prized = place in position.buildings or not turns_left(position)
    cheap = any(unit in ready for unit in _CHEAP)
    return strongest(ready, size(ready) - max(0, stay if cheap or prized else 0))


def strongest(units: Mapping[Unit, int], number: int) -> Army:
    chosen: Army = {}
    for unit in reversed(_STRONG_LAST):
        share = min(units.get(unit, 0), number - size(chosen))
        if share > 0:
            chosen[unit] = share
    return chosen


def is_own(position: Position, seat: int, place: Place) -> bool:
    return not is_sea(place) and controller(position, place) == seat


# War


def ambition(position: Position, seat: int, other: int) -> float:
    """The best that could be taken from a player now if there were war."""
    player = position.players[seat]
    best = 0.0
    for piece in player.transports:
        row = VEHICLE_ROWS[piece.kind]
        units = player.army(piece.place) if row.military and not is_sea(piece.place) else {}
        if size(units) < _FIELD_ARMY:
            continue
        near = reach(position, seat, piece.place, allowance(piece), by_sea=row.sea, laden=True)
        lands = [place for place in near if not is_sea(place) and controller(position, place) == other]
        price = _price_of_war(position, seat, [other])
        taken = strongest(units, piece.capacity)
        best = max([best, *(venture(position, seat, taken, place) + price for place in lands)])
    return best
