"""What a use of a card or technology would lead to, tried on a copy of the table, and what that is worth."""

from __future__ import annotations

from msgspec.msgpack import Decoder, Encoder

from rules.core import Chance, Flow
from rules.medioevo.combat.damage import owed
from rules.medioevo.combat.field import Fray, army, fighters
from rules.medioevo.combat.melee import CAVALRY_DAMAGE, attack_parts, casualty_parts, total
from rules.medioevo.combat.values import melee
from rules.medioevo.control import controlled
from rules.medioevo.data import TERRITORIES
from rules.medioevo.data.pieces import BUILDING_ROWS, LEVEL_PRICE
from rules.medioevo.mind.odds import cost
from rules.medioevo.mind.worth import HONOUR
from rules.medioevo.phases.trade.deals import Deal
from rules.medioevo.position import Position
from rules.medioevo.powers.context import battle_of
from rules.medioevo.powers.exercising import carry_out, turn_card
from rules.medioevo.powers.power import Exercise
from rules.medioevo.state import MedioevoState
from rules.medioevo.windows import Turned

_LAND, _AREA = 60, 120
_GOODS = 60  # a cube aboard
_WOUND = 40  # a point of damage, dealt or taken
_ENVY = 0.4  # what harms a rival is worth so much of the harm
_READER, _WRITER = Decoder(MedioevoState), Encoder()


def rehearsed(position: Position, seat: int, exercise: Exercise, *, turned: bool = False) -> Position:
    """The table as the use would leave it if nobody reacts; dice fall as they may. `turned`: the card is already."""
    state = _READER.decode(_WRITER.encode(position))
    flow: Flow[Position] = Flow(state, Chance("rehearsal", len(position.stack)))
    if turned:
        while not isinstance(state.stack.pop(), Turned):  # as when it works, windows closed
            pass
    elif exercise.card is not None:
        turn_card(flow, seat, exercise)
    carry_out(flow, seat, exercise)
    deal = state.stack[-1] if state.stack else None
    if isinstance(deal, Deal):  # cards 19 to 21
        deal.announced = True
        deal.advance(flow)
    return state


def balance(position: Position, seat: int) -> float:
    """How a seat stands, in florins, against the others."""
    rivals = [fortune(position, other) for other, _ in position.seated() if other != seat]
    return fortune(position, seat) - _ENVY * sum(rivals) / max(1, len(rivals)) + battle_outlook(position, seat)


def fortune(position: Position, seat: int) -> float:
    player = position.players[seat]
    lands = controlled(position, seat)
    walls = sum(BUILDING_ROWS[s.kind].florins for place in lands for s in position.buildings.get(place, {}).values())
    levels = sum(piece.level for piece in (*player.transports, *player.engines))
    cubes = sum(sum(transport.cargo.values()) for transport in player.transports)
    troops = sum(cost(units) for units in (*player.armies.values(), *player.prisoners.values(), player.aside))
    soil = sum(_AREA if TERRITORIES[place].area else _LAND for place in lands)
    return player.florins + HONOUR * player.honour + walls + LEVEL_PRICE * levels + _GOODS * cubes + troops + soil


def battle_outlook(position: Position, seat: int) -> float:
    """The battle under way: what is owed already, and what the dice that lie would do."""
    fray = battle_of(position)
    if fray is None or seat not in fray.seats:
        return 0
    who = fray.side_of(seat)
    dealt, taken = owed(fray, 1 - who), owed(fray, who)
    if all(side.now.dice for side in fray.sides) and fray.melee is None:
        more = _melee_damage(position, fray)
        dealt, taken = dealt + more[1 - who], taken + more[who]
    return _WOUND * (_felt(position, fray, 1 - who, dealt) - _felt(position, fray, who, taken))


def _felt(position: Position, fray: Fray, who: int, points: int) -> int:
    """Nobody suffers more than there are to suffer."""
    return min(points, 2 * sum(army(position, fray, who).values()))


def _melee_damage(position: Position, fray: Fray) -> list[int]:
    """What each side would take in the mêlée."""
    values = (total(attack_parts(position, fray, 0)), total(attack_parts(position, fray, 1)))
    units = tuple(sum(fighters(position, fray, who).values()) for who in (0, 1))
    result = melee(values, (units[0], units[1]))
    taken = [total(casualty_parts(position, fray, who)) for who in (0, 1)]
    for who in (0, 1):
        if result.winner == 1 - who:
            taken[who] += result.score + result.superiority
        if result.winner != who:
            taken[who] += CAVALRY_DAMAGE * fray.sides[1 - who].now.abilities.get("cavalry", 0)
    return taken
