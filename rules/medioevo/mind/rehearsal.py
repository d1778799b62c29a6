"""What a use of a card or technology would lead to, tried on a copy of the table, and what that is worth."""

from __future__ import annotations

from msgspec.msgpack import Decoder, Encoder

from rules.core import Chance, Flow
from rules.medioevo.battle import (
    CAVALRY_DAMAGE,
    Fray,
    army,
    attack_parts,
    casualty_parts,
    fighters,
    is_before_a_round,
    judge_melee,
    owed,
    penalty,
    total,
)
from rules.medioevo.data import BUILDING_ROWS, LEVEL_PRICE, TERRITORIES
from rules.medioevo.effects import effects
from rules.medioevo.mind import campaigns
from rules.medioevo.mind.chances import Enemy, cost, force, odds, suffer
from rules.medioevo.mind.worth import HONOUR, barbarian_dice, worth_taking
from rules.medioevo.powers import Exercise, Turned, cards_to_turn, carry_out, turn_card, under
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import Position, controlled
from rules.medioevo.trade import Deal

_LAND, _AREA = 60, 120
_GOODS = 60  # a cube aboard
_WOUND = 40  # a point of damage, dealt or taken
_UPRIGHT = 30  # a card that may be turned yet
_ENVY = 0.4  # what harms a rival is worth so much of the harm
_READER, _WRITER = Decoder(MedioevoState), Encoder()


def copy_of(position: Position) -> MedioevoState:
    return _READER.decode(_WRITER.encode(position))


def rehearsed(position: Position, seat: int, exercise: Exercise, *, turned: bool = False) -> Position:
    """The table as the use would leave it if nobody reacts; dice fall as they may. `turned`: the card is already."""
    state = copy_of(position)
    flow: Flow[Position] = Flow(state, Chance("rehearsal", len(position.stack)))
    if turned:
        while not isinstance(state.stack.pop(), Turned):  # as when it works, windows closed
            pass
    elif exercise.card is not None:
        turn_card(flow, seat, exercise)
    else:
        _turn_for_points(flow, seat, exercise)
    carry_out(flow, seat, exercise)
    deal = state.stack[-1] if state.stack else None
    if isinstance(deal, Deal):  # cards 19 to 21
        deal.announced = True
        deal.advance(flow)
    return state


def _turn_for_points(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    """M-110: the cards that pay for a technology."""
    for card, use in cards_to_turn(flow.state, seat, exercise):
        points = Exercise(card=card, use=use)
        turn_card(flow, seat, points)
        carry_out(flow, seat, points)


def balance(position: Position, seat: int) -> float:
    """How a seat stands, in florins, against the others."""
    rivals = [fortune(position, other) for other, _ in position.seated() if other != seat]
    envy = _ENVY * sum(rivals) / max(1, len(rivals))
    own = fortune(position, seat) + deal_outlook(position, seat)
    return own - envy + battle_outlook(position, seat) + campaigns.outlook(position, seat)


def fortune(position: Position, seat: int) -> float:
    player = position.players[seat]
    lands = controlled(position, seat)
    walls = sum(BUILDING_ROWS[s.kind].florins for place in lands for s in position.buildings.get(place, {}).values())
    levels = sum(piece.level for piece in (*player.transports, *player.engines))
    cubes = sum(sum(transport.cargo.values()) for transport in player.transports)
    troops = sum(cost(units) for units in (*player.armies.values(), *player.prisoners.values(), player.aside))
    soil = sum(_AREA if TERRITORIES[place].area else _LAND for place in lands)
    goods, machines, upright = _GOODS * cubes, LEVEL_PRICE * levels, _UPRIGHT * (len(player.cards) - len(player.turned))
    return player.florins + HONOUR * player.honour + walls + machines + goods + troops + soil + upright


def deal_outlook(position: Position, seat: int) -> int:
    """M-111: what was added to the price of one's own sale, or taken off that of a purchase."""
    deal = under(position, Deal)
    if deal is None or deal.seat != seat:
        return 0
    return deal.added if deal.deal.sells else -deal.added


def battle_outlook(position: Position, seat: int) -> float:
    """The battle under way: before a round what it may lead to, later what is owed already, and what the dice that lie
    would do."""
    fray = next((frame for frame in reversed(position.stack) if isinstance(frame, Fray)), None)
    if fray is None or seat not in fray.seats:
        return 0
    who = fray.side_of(seat)
    if is_before_a_round(fray):
        return _before_a_round(position, fray, who, seat)
    dealt, taken = owed(fray, 1 - who), owed(fray, who)
    if all(side.now.dice for side in fray.sides) and fray.melee is None:
        more = _melee_damage(position, fray)
        dealt, taken = dealt + more[1 - who], taken + more[who]
    return _WOUND * (_felt(position, fray, 1 - who, dealt) - _felt(position, fray, who, taken))


def _before_a_round(position: Position, fray: Fray, who: int, seat: int) -> float:
    """What the land is worth by the chance to win it, less the losses to be feared. Strategy's blows fall first."""
    own, foes = dict(army(position, fray, who)), dict(army(position, fray, 1 - who))
    for side, units in ((seat, foes), (fray.sides[1 - who].seat, own)):
        blows = effects(position, "early_damage", seat=side, place=fray.place) if side is not None else []
        suffer(units, sum(effect.count for effect in blows))
    stake = worth_taking(position, seat, fray.place) if not fray.naval else HONOUR
    if not own or not foes:
        return stake if own else 0
    other = fray.sides[1 - who].seat
    dice = barbarian_dice(position) if other is None else None
    enemy = Enemy(force(foes), dice, penalty(position.order, other))
    found = odds(force(own), enemy, penalty(position.order, seat))
    return found.win * stake - found.lost


def _felt(position: Position, fray: Fray, who: int, points: int) -> int:
    """Nobody suffers more than there are to suffer."""
    return min(points, 2 * sum(army(position, fray, who).values()))


def _melee_damage(position: Position, fray: Fray) -> list[int]:
    """What each side would take in the mêlée."""
    values = (total(attack_parts(position, fray, 0)), total(attack_parts(position, fray, 1)))
    units = tuple(sum(fighters(position, fray, who).values()) for who in (0, 1))
    result = judge_melee(values, (units[0], units[1]))
    taken = [total(casualty_parts(position, fray, who)) for who in (0, 1)]
    for who in (0, 1):
        if result.winner == 1 - who:
            taken[who] += result.score + result.superiority
        if result.winner != who:
            taken[who] += CAVALRY_DAMAGE * fray.sides[1 - who].now.abilities.get("cavalry", 0)
    return taken
