"""Merchants deal where others may not (19 to 21); tax collectors take a toll of foreign goods (22, 23)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from rules.core import Amount, Flow, OneOf, Some, Split
from rules.medioevo.data import EMPIRE_CARDS, GOODS, Good
from rules.medioevo.effects import trade_forbidden
from rules.medioevo.powers import Exercise, Power, under
from rules.medioevo.table import Position, Transport, armed, controller, cubes_left, good_words, is_sea, place_words
from rules.medioevo.trade import (
    DEAL,
    Bargain,
    Deal,
    Trade,
    counter,
    end_route,
    finishes,
    hand_over,
    leave_cube,
    merchants,
    moves_left,
    peaceful,
    room,
    take_aboard,
    wanted,
)

Fit = Callable[[Position, int, Transport], bool]


def _price(exercise: Exercise) -> int:
    """The price of a cube, as the card has it."""
    return EMPIRE_CARDS[exercise.card or 0].amount


def own_trade_turn(position: Position, seat: int) -> bool:
    trade = under(position, Trade)
    return trade is not None and trade.seat == seat


def _fitting(fits: Fit) -> Callable[[Position, int, Exercise], OneOf]:
    """The transports with a movement point left for a deal (M-100) that stand where a card serves them."""

    def slot(position: Position, seat: int, exercise: Exercise) -> OneOf:
        ready = (piece for piece in merchants(position, seat) if moves_left(position, seat, piece) >= DEAL)
        return OneOf([piece.id for piece in ready if fits(position, seat, piece)])

    return slot


def _chosen(position: Position, seat: int, exercise: Exercise) -> Transport:
    return position.players[seat].transport(exercise.target or "")


def _strike_a_deal(flow: Flow[Position], seat: int, exercise: Exercise, florins: int, *, sells: bool) -> None:
    """M-130: a sale or purchase like any other, to which others may react."""
    cubes = exercise.amount or 1
    flow.push(Deal(seat=seat, deal=Bargain(exercise, exercise.target or "", cubes, florins, sells)))


def _left(position: Position, piece: Transport, goods: Iterable[Good]) -> list[Good]:
    """M-104: of which of these a cube may stay in the market."""
    if counter(piece, piece.place) is None:
        return []
    return [good for good in goods if wanted(position, piece.place, good) and cubes_left(position, good)]


def _sell(
    flow: Flow[Position], seat: int, piece: Transport, goods: Mapping[Good, int], florins: int, kept: str | None = None
) -> None:
    """M-104, M-106: a cube stays where it may; a route ends, and all its points become honour if it is complete."""
    state, place = flow.state, piece.place
    hand_over(flow, seat, piece, goods, florins)
    count = sum(goods.values())
    flow.say(
        "medioevo-event-card-sale", places=(place,), seat=seat, count=count, place=place_words(place), florins=florins
    )
    left = _left(state, piece, goods)
    if left:
        leave_cube(flow, place, left[0] if kept is None else _good(kept))
    end_route(flow, seat, piece, finishes(state.players[seat], piece))


# 19: barbarian land


def _in_barbary(position: Position, seat: int, piece: Transport) -> bool:
    """Land that nobody holds or fights for, and no Bishop closes to trade (card 2); more than one colour aboard."""
    place = piece.place
    free = place not in position.barbarians and controller(position, place) is None and not armed(position, place)
    return len(piece.cargo) > 1 and not is_sea(place) and free and not trade_forbidden(position, place)


def _aboard(position: Position, seat: int, exercise: Exercise) -> OneOf:
    cargo = _chosen(position, seat, exercise).cargo
    return OneOf([good for good in GOODS if good in cargo])


def _offer_one(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    colours = len(_chosen(flow.state, seat, exercise).cargo)
    _strike_a_deal(flow, seat, exercise, _price(exercise) * (colours - 1), sells=True)


def _sell_one(flow: Flow[Position], seat: int, exercise: Exercise, florins: int) -> None:
    _sell(flow, seat, _chosen(flow.state, seat, exercise), {_good(exercise.other): 1}, florins)


def _good(name: str | None) -> Good:
    return next(good for good in GOODS if good == name)


# 20: anywhere


def _abroad(position: Position, seat: int, piece: Transport) -> bool:
    return bool(piece.cargo) and not is_sea(piece.place) and controller(position, piece.place) != seat


def _cubes(position: Position, seat: int, exercise: Exercise) -> Amount:
    return Amount(1, sum(_chosen(position, seat, exercise).cargo.values()))


def _goods(position: Position, seat: int, exercise: Exercise) -> Split:
    return Split({**_chosen(position, seat, exercise).cargo}, exercise.amount)


def _sold(exercise: Exercise) -> dict[Good, int]:
    return {_good(name): count for name, count in exercise.shares.items() if count}


def _kept(position: Position, seat: int, exercise: Exercise) -> Some | None:
    """M-104: asked only where cubes of several colours could stay."""
    left = _left(position, _chosen(position, seat, exercise), _sold(exercise))
    return Some(left, 1, 1) if len(left) > 1 else None


def _offer_some(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    _strike_a_deal(flow, seat, exercise, _price(exercise) * exercise.amount, sells=True)


def _sell_some(flow: Flow[Position], seat: int, exercise: Exercise, florins: int) -> None:
    kept = next(iter(exercise.several), None)
    _sell(flow, seat, _chosen(flow.state, seat, exercise), _sold(exercise), florins, kept)


# 21: any good


def _at_a_counter(position: Position, seat: int, piece: Transport) -> bool:
    open_ = counter(piece, piece.place) is not None and peaceful(position, seat, piece.place)
    return open_ and room(piece) > 0


def _affordable(position: Position, seat: int, exercise: Exercise) -> OneOf:
    if position.players[seat].florins < _price(exercise):
        return OneOf(())
    return _fitting(_at_a_counter)(position, seat, exercise)


def _in_supply(position: Position, seat: int, exercise: Exercise) -> OneOf:
    return OneOf([good for good in GOODS if cubes_left(position, good)])


def _ask_for_one(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    _strike_a_deal(flow, seat, exercise, _price(exercise), sells=False)


def _buy_one(flow: Flow[Position], seat: int, exercise: Exercise, florins: int) -> None:
    piece, good = _chosen(flow.state, seat, exercise), _good(exercise.other)
    flow.state.players[seat].florins -= florins
    take_aboard(piece, good, 1)
    what, where = good_words(good), place_words(piece.place)
    key = "medioevo-event-card-purchase"
    flow.say(key, places=(piece.place,), seat=seat, good=what, place=where, florins=florins)


# 22, 23: tolls


def _foreign_cubes(position: Position, seat: int) -> int:
    """Aboard the transports of others in land that one controls."""
    return sum(
        sum(piece.cargo.values())
        for other, player in position.seated()
        if other != seat
        for piece in player.transports
        if piece.cargo and not is_sea(piece.place) and controller(position, piece.place) == seat
    )


def _dutiable(position: Position, seat: int) -> bool:
    return _foreign_cubes(position, seat) > 0


def _take_toll(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    gain = _price(exercise) * _foreign_cubes(flow.state, seat)
    flow.state.players[seat].florins += gain
    flow.say("medioevo-event-gain", seat=seat, florins=gain)


MERCHANT_ABILITIES: dict[str, Power] = {
    "sell_in_barbary": Power(does=_offer_one, free=True, when=own_trade_turn, target=_fitting(_in_barbary),
                             other=_aboard, settles=_sell_one),
    "sell_anywhere":   Power(does=_offer_some, free=True, when=own_trade_turn, target=_fitting(_abroad),
                             amount=_cubes, shares=_goods, several=_kept, settles=_sell_some),
    "buy_any_good":    Power(does=_ask_for_one, free=True, when=own_trade_turn, target=_affordable,
                             other=_in_supply, settles=_buy_one),
    "toll":            Power(does=_take_toll, moments=("visit",), free=True, private=True, when=_dutiable,
                             usual="always"),
}  # fmt: skip
