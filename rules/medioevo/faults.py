"""What must hold on every table that play can reach."""

from __future__ import annotations

from collections.abc import Iterator

from rules.medioevo.battle import battle_faults
from rules.medioevo.campaign import cargo_faults, column_faults
from rules.medioevo.data import (
    BARBARIAN_SUPPLY,
    BUILDING_ROWS,
    BUILDING_SUPPLY,
    COLOURS,
    EMPIRE_CARDS,
    ENGINES,
    GOODS,
    TERRITORIES,
    UNIT_SUPPLY,
    VEHICLE_ROWS,
    VEHICLES,
)
from rules.medioevo.diplomacy import at_war, supported_against
from rules.medioevo.effects import doubles, hold
from rules.medioevo.purchases import Audience
from rules.medioevo.table import (
    Player,
    Position,
    barbarian_galleys_left,
    barbarians_left,
    blood_tokens_left,
    buildings_left,
    control_tokens_left,
    cubes_left,
    engines_left,
    guests_at,
    is_sea,
    levels_owned,
    natives,
    objective_tokens_left,
    token_owner,
    tokens_match,
    units_left,
    vehicles_left,
)
from rules.medioevo.trade import POINTS
from rules.medioevo.turn import Courtiers


def faults(position: Position) -> list[str]:
    return [
        *_common_supply(position),
        *_land_faults(position),
        *_card_faults(position),
        *_order_faults(position),
        *_war_faults(position),
        *_pact_faults(position),
        *column_faults(position),
        *battle_faults(position),
        *(fault for seat in range(position.seats) for fault in _player_faults(position, seat)),
    ]


def _common_supply(position: Position) -> Iterator[str]:
    left = {kind: vehicles_left(position, kind) for kind in VEHICLES}
    left |= {kind: engines_left(position, kind) for kind in ENGINES}
    left |= {kind: buildings_left(position, kind) for kind in BUILDING_SUPPLY}
    left |= {good: cubes_left(position, good) for good in GOODS}
    left |= {f"{colour} token": objective_tokens_left(position, colour) for colour in COLOURS}
    left |= {f"barbarian {unit}": barbarians_left(position, unit) for unit in BARBARIAN_SUPPLY}
    left["blood token"] = blood_tokens_left(position)
    left["barbarian galley"] = barbarian_galleys_left(position)
    yield from (f"M-5: {number} {kind} left" for kind, number in left.items() if number < 0)


def _land_faults(position: Position) -> Iterator[str]:
    lands = position.world.lands
    for place, category, standing in position.standings():
        row = BUILDING_ROWS[standing.kind]
        if place not in lands or row.category != category or not 0 <= standing.damage < row.structure:
            yield f"M-41: {standing} as {category} in {place}"
        if category == "civil" and not TERRITORIES[place].area:
            yield f"M-41: {standing.kind} in {place}, which is no area"
    for place, market in position.markets.items():
        area = TERRITORIES[place].area
        if area is None or area.good in market or len(set(market)) < len(market) or not market:
            yield f"M-104: the market of {place} holds {market}"
    for place, army in position.barbarians.items():
        if (
            place not in position.world.places
            or not army
            or min(army.values()) < 1
            or any(unit not in BARBARIAN_SUPPLY for unit in natives(position, place))
            or any(
                army.get(guest.unit, 0) < guests_at(position, place, guest.unit)
                for guest in position.guests
                if guest.place == place
            )
        ):
            yield f"M-23: barbarians {army} in {place}"
    marked = [place for player in position.players for place in player.control]
    if len(set(marked)) < len(marked) or any(place not in lands for place in marked):
        yield f"M-42: control tokens on {marked}"


def _card_faults(position: Position) -> Iterator[str]:
    held = [card for player in position.players for card in player.cards]
    for frame in position.stack:
        if isinstance(frame, Courtiers):
            held += [card for cards in frame.dealt.values() for card in cards]
        elif isinstance(frame, Audience):
            held += frame.seen
    if sorted([*held, *position.empire]) != list(EMPIRE_CARDS):
        yield "M-46: the Empire cards are not the 72"
    if len(set(position.events)) < len(position.events):
        yield "M-22: an event card twice in the deck"


def _order_faults(position: Position) -> Iterator[str]:
    if position.order and sorted(position.order) != [seat for seat, _ in position.seated()]:
        yield f"M-20: the order is {position.order}"


def _war_faults(position: Position) -> Iterator[str]:
    sides = [war.sides for war in position.wars]
    seated = {seat for seat, _ in position.seated()}
    if len(set(sides)) < len(sides) or any(one >= other or not {one, other} <= seated for one, other in sides):
        yield f"M-120: wars between {sides}"
    if len(set(position.truces)) < len(position.truces) or set(position.truces) - set(sides):
        yield f"M-120: armistices {position.truces} in wars {sides}"
    for offer in position.offers:
        if not at_war(position, offer.proposer, offer.to):
            yield f"M-120: {offer} without a war"


def _pact_faults(position: Position) -> Iterator[str]:
    seated = {seat for seat, _ in position.seated()}
    for pact in (*position.pacts, *position.drafts):
        if len(set(pact.parties)) < 2 or not set(pact.parties) <= seated or not set(pact.signed) <= set(pact.parties):
            yield f"M-121: {pact}"
    for pact in position.pacts:
        if set(pact.signed) != set(pact.parties) or 0 < pact.until < position.turn:
            yield f"M-121: {pact} in force"
        for told in pact.directives:
            if not pact.joins(told.by, told.ally) or not supported_against(position, pact, told.by):
                yield f"M-121: {told} without support due"
    numbers = {pact.number for pact in position.pacts if not pact.secret}
    for trial in position.trials:
        if trial.pact not in numbers:
            yield f"M-121: {trial} about no pact"
    for seat, player in enumerate(position.players):
        if any(host == seat or is_sea(place) for place, host in player.guest.items()):
            yield f"M-34: seat {seat} is a guest at {player.guest}"


def _player_faults(position: Position, seat: int) -> Iterator[str]:
    player = position.players[seat]
    if player.florins < 0:
        yield f"M-32: seat {seat} has {player.florins} florins"
    for kind, total in UNIT_SUPPLY.items():
        if not 0 <= units_left(position, seat, kind) <= total:
            yield f"M-5: seat {seat} has {units_left(position, seat, kind)} {kind} in reserve"
    if control_tokens_left(player) < 0 or not tokens_match(levels_owned(player)):
        yield f"M-5: seat {seat} lacks tokens for what it has"
    if player.blood < 0 or (player.blood and not position.blood):
        yield f"M-142: seat {seat} has {player.blood} blood tokens"
    if any(player.used_tokens[colour] > player.tokens.get(colour, 0) for colour in player.used_tokens):
        yield f"M-51: seat {seat} has used tokens that it has not"
    yield from _piece_faults(position, seat, player)
    yield from _route_faults(position, seat, player)


def _route_faults(position: Position, seat: int, player: Player) -> Iterator[str]:
    route = player.route
    if route is None:
        return
    areas = [*route.open, *route.done, route.destination]
    if route.length not in POINTS or len(set(areas)) < len(areas) or not set(areas) <= set(position.world.areas):
        yield f"M-106: seat {seat} has the route {route}"


def _piece_faults(position: Position, seat: int, player: Player) -> Iterator[str]:
    places = position.world.places
    for place, army in player.armies.items():
        if place not in places or not army or min(army.values()) < 1:
            yield f"M-5: seat {seat} has {army} in {place}"
    for place, army in player.halted.items():
        if not army or any(not 0 < count <= player.army(place).get(unit, 0) for unit, count in army.items()):
            yield f"M-60: seat {seat} has halted {army} in {place}"
    for place, army in player.hired.items():
        if not army or any(not 0 < count <= player.army(place).get(unit, 0) for unit, count in army.items()):
            yield f"M-52: seat {seat} has hired {army} in {place}"
    for transport in player.transports:
        commercial = not VEHICLE_ROWS[transport.kind].military or doubles(position, transport)
        if transport.place not in places or sum(transport.cargo.values()) > hold(transport) * commercial:
            yield f"M-100: seat {seat} has {transport}"
        if any(number < 1 for number in transport.cargo.values()):
            yield f"M-100: seat {seat} carries {transport.cargo}"
        if not 0 <= transport.spent <= VEHICLE_ROWS[transport.kind].movement[transport.level - 1]:
            yield f"M-100: seat {seat} has spent {transport.spent} on {transport}"
    yield from cargo_faults(seat, player)
    if any(is_sea(place) or token_owner(position, place) != seat for place in player.control):
        yield f"M-34: seat {seat} has control tokens at {player.control}"
