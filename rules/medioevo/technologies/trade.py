"""The yellow branch: Trade, Market, Control, Guilds (M-111)."""

from __future__ import annotations

from rules.core import Amount, Flow, OneOf, Some
from rules.medioevo.cards import move_cube, read_cube
from rules.medioevo.data import Place
from rules.medioevo.economy import HAGGLE, trade_bonus, uses_paid
from rules.medioevo.effects import joined
from rules.medioevo.powers import Exercise, Power, under
from rules.medioevo.table import Position, controller, place_words
from rules.medioevo.trade import Deal, find, merchants, route_of, wanted


def _own_deal(position: Position, seat: int) -> Deal | None:
    deal = under(position, Deal)
    if deal is None or deal.seat != seat or find(position, seat, deal.deal.transport) is None:
        return None
    return deal


def _amount(position: Position, seat: int, exercise: Exercise) -> int:
    return exercise.amount


def _place(position: Position, deal: Deal) -> Place:
    return position.players[deal.seat].transport(deal.deal.transport).place


# Trade: a better price for single cubes


def _rise(position: Position, deal: Deal | None) -> int:
    return trade_bonus(position, _place(position, deal)) if deal and deal.deal.sells else 0


def _sells_in_a_settlement(position: Position, seat: int) -> bool:
    deal = _own_deal(position, seat)
    return deal is not None and _rise(position, deal) > 0 and deal.raised < deal.deal.cubes


def _cubes(position: Position, seat: int, exercise: Exercise) -> Amount:
    deal = _own_deal(position, seat)
    return Amount(1, min(deal.deal.cubes - deal.raised, uses_paid(position.players[seat], "trade")) if deal else 0)


def _raise_price(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    deal = _own_deal(flow.state, seat)
    assert deal is not None
    deal.raised += exercise.amount
    deal.added += exercise.amount * _rise(flow.state, deal)
    _tell_price(flow, deal)


def _tell_price(flow: Flow[Position], deal: Deal) -> None:
    florins = deal.deal.total(flow.state, deal.seat) + deal.added
    flow.say("medioevo-event-haggle", seat=deal.seat, florins=florins)


# Market: the whole price


def _deals(position: Position, seat: int) -> bool:
    deal = _own_deal(position, seat)
    return deal is not None and (deal.deal.sells or _reductions(position, deal) > 0)


def _reductions(position: Position, deal: Deal) -> int:
    """Nothing may be had for nothing."""
    return (deal.deal.total(position, deal.seat) + deal.added - 1) // HAGGLE


def _direction(position: Position, seat: int, exercise: Exercise) -> OneOf:
    """Up where one sells, down where one buys."""
    deal = _own_deal(position, seat)
    return OneOf(() if deal is None else ("up",) if deal.deal.sells else ("down",))


def _steps(position: Position, seat: int, exercise: Exercise) -> Amount:
    most, deal = uses_paid(position.players[seat], "market"), _own_deal(position, seat)
    if deal is not None and exercise.target == "down":
        most = min(most, _reductions(position, deal))
    return Amount(1, most)


def _haggle(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    deal = _own_deal(flow.state, seat)
    assert deal is not None
    deal.added += HAGGLE * exercise.amount * (1 if exercise.target == "up" else -1)
    _tell_price(flow, deal)


# Control: cubes between neighbouring markets


def _lines(position: Position, seat: int) -> list[tuple[Place, Place]]:
    """From area to area, both ways: an own caravan or merchant ship stands in one, and one of them is controlled."""
    world, found = position.world, dict[tuple[Place, Place], None]()
    for place in {piece.place: None for piece in merchants(position, seat) if piece.place in world.areas}:
        own = controller(position, place) == seat
        for other in world.areas_near(place):
            if own or controller(position, other) == seat:
                found |= {(place, other): None, (other, place): None}
    return list(found)


def _cubes_there(position: Position, seat: int, exercise: Exercise) -> OneOf:
    markets = position.markets
    lines = _lines(position, seat) if markets else []
    found = {
        joined(origin, good): None
        for origin, target in lines
        for good in markets.get(origin, ())
        if wanted(position, target, good)
    }
    return OneOf(tuple(found))


def _targets(position: Position, seat: int, exercise: Exercise) -> OneOf:
    origin, good = read_cube(exercise.target)
    lines = _lines(position, seat)
    return OneOf([target for start, target in lines if start == origin and wanted(position, target, good)])


# Guilds: stages without a journey


def _has_stages(position: Position, seat: int) -> bool:
    route = route_of(position.players[seat])
    return route is not None and bool(route.open)


def _stages(position: Position, seat: int, exercise: Exercise) -> Some:
    route = route_of(position.players[seat])
    stages = route.open if route else []
    return Some(stages, 1, min(len(stages), uses_paid(position.players[seat], "guilds")))


def _several(position: Position, seat: int, exercise: Exercise) -> int:
    return len(exercise.several)


def _complete(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    route = route_of(flow.state.players[seat])
    assert route is not None
    for place in exercise.several:
        route.open.remove(place)
        route.done.append(place)
        where = place_words(place)
        flow.say("medioevo-event-stage", places=(place,), seat=seat, place=where, left=len(route.open))


TRADE: dict[str, Power] = {
    "trade":   Power(does=_raise_price, moments=("trade",), when=_sells_in_a_settlement, amount=_cubes, times=_amount,
                     usual="great"),
    "market":  Power(does=_haggle, moments=("trade",), when=_deals, target=_direction, amount=_steps, times=_amount,
                     usual="great"),
    "control": Power(does=move_cube, free=True, target=_cubes_there, other=_targets),
    "guilds":  Power(does=_complete, free=True, when=_has_stages, several=_stages, times=_several),
}  # fmt: skip
