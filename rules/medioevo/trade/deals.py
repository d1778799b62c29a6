"""M-102 to M-106: buying and selling."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Struct

from rules.core import Action, Amount, Ask, Flow, Frame, IllegalMove, OneOf, Refusal, Split, Words, words
from rules.core.legal import checked
from rules.medioevo.data import GOODS, TERRITORIES, Good
from rules.medioevo.diplomacy import pay_toll, toll, use_right
from rules.medioevo.economy import purchase_price, sale_price
from rules.medioevo.powers import Exercise, in_domains, open_window, power_of
from rules.medioevo.table import Position, Transport, award, controller, good_label, place_words, refuse
from rules.medioevo.trade.hindrance import hindrance
from rules.medioevo.trade.routes import drop_route, finishes, route_of
from rules.medioevo.trade.terms import (
    DEAL,
    bonus_label,
    find,
    goods_words,
    merchant_label,
    merchants,
    most_loaded,
    sellable,
)
from rules.medioevo.trade.travel import leave_cube

Bonus: TypeAlias = Literal["route", "market"]

# Buying


def _buyers(position: Position, seat: int) -> OneOf:
    return OneOf([piece.id for piece in merchants(position, seat) if most_loaded(position, seat, piece) > 0])


def _no_buyer(position: Position, seat: int, transport: object) -> Refusal:
    return refuse("M-102", "load", reason=hindrance(position, seat, transport, sells=False))


def _loads(position: Position, seat: int, transport: str) -> Amount:
    return Amount(1, most_loaded(position, seat, position.players[seat].transport(transport)))


def _no_load(position: Position, seat: int, transport: str, cubes: object) -> Refusal:
    return refuse("M-102", "load-most", most=_loads(position, seat, transport).hi)


def _strike_a_deal(flow: Flow[Position], seat: int, deal: Load | Sell) -> None:
    host = controller(flow.state, flow.state.players[seat].transport(deal.transport).place)
    if host not in (None, seat):
        use_right(flow, host, seat, "trade")
    flow.push(Deal(seat=seat, deal=deal))


def _purchase(position: Position, seat: int, transport: str, cubes: int) -> Words:
    player = position.players[seat]
    place = player.transport(transport).place
    florins = cubes * purchase_price(position, seat, place)
    if position.pacts:
        florins += toll(position, seat, controller(position, place))
    return words("medioevo-outcome-price", florins=florins, left=player.florins - florins)


class Load(Action, frozen=True, tag="load"):
    """M-102: buy cubes of what the area produces, 100 florins each."""

    rule = "M-102"
    group = "trade"
    sells: ClassVar[bool] = False

    transport: Annotated[str, Ask(_buyers, "M-102", _no_buyer, merchant_label)]
    cubes: Annotated[int, Ask(_loads, "M-102", _no_load, outcome=_purchase)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        _strike_a_deal(flow, seat, self)

    def total(self, position: Position, seat: int) -> int:
        return self.cubes * purchase_price(position, seat, _piece(position, seat, self.transport).place)

    def settle(self, flow: Flow[Position], seat: int, added: int) -> None:
        state, player = flow.state, flow.state.players[seat]
        piece = player.transport(self.transport)
        area = TERRITORIES[piece.place].area
        assert area is not None
        florins = self.total(state, seat) + added
        player.florins -= florins
        take_aboard(piece, area.good, self.cubes)
        goods = goods_words({area.good: self.cubes})
        where = place_words(piece.place)
        flow.say("medioevo-event-load", places=(piece.place,), seat=seat, goods=goods, place=where, florins=florins)


def take_aboard(piece: Transport, good: Good, cubes: int) -> None:
    """A purchase takes a movement point (M-100), and a route may begin with it (M-106)."""
    piece.spent += DEAL
    piece.loaded = True
    piece.cargo[good] = piece.cargo.get(good, 0) + cubes


# Selling


def _piece(position: Position, seat: int, transport: str) -> Transport:
    return position.players[seat].transport(transport)


def _sellers(position: Position, seat: int) -> OneOf:
    return OneOf([piece.id for piece in merchants(position, seat) if sellable(position, seat, piece)])


def _no_seller(position: Position, seat: int, transport: object) -> Refusal:
    return refuse("M-103", "sell", reason=hindrance(position, seat, transport, sells=True))


def _numbers(position: Position, seat: int, transport: str) -> Amount:
    return Amount(1, sum(sellable(position, seat, _piece(position, seat, transport)).values()))


def _wares(position: Position, seat: int, transport: str, cubes: int) -> Split:
    return Split({**sellable(position, seat, _piece(position, seat, transport))}, cubes)


def _no_wares(position: Position, seat: int, transport: str, *values: object) -> Refusal:
    goods = goods_words(sellable(position, seat, _piece(position, seat, transport)))
    return refuse("M-103", "sell-goods", goods=goods)


def _stocks(position: Position, seat: int, transport: str, cubes: int, goods: dict[Good, int]) -> OneOf | None:
    """M-104: asked only where several colours were sold."""
    return OneOf([good for good in GOODS if good in goods]) if len(goods) > 1 else None


def _bonuses(position: Position, seat: int, transport: str, *values: object) -> OneOf | None:
    """M-106: the points of a route, or the bonus of a market where there is one."""
    piece = _piece(position, seat, transport)
    choice = finishes(position.players[seat], piece) and position.markets.get(piece.place)
    return OneOf(("route", "market")) if choice else None


def _honours(
    position: Position,
    seat: int,
    transport: str,
    cubes: int,
    goods: dict[Good, int],
    stock: Good | None,
    bonus: Bonus | None,
) -> Amount | None:
    points = finishes(position.players[seat], _piece(position, seat, transport))
    return Amount(0, points) if points and bonus != "market" else None


def _sale(position: Position, seat: int, transport: str, cubes: int) -> Words:
    """With the bonus of the market; a route that ends here may bring its own instead."""
    price = sale_price(position, seat, _piece(position, seat, transport).place)
    return words("medioevo-outcome-proceeds", florins=price * cubes)


class Sell(Action, frozen=True, tag="sell"):
    """M-103: sell cubes that the area neither produces nor has in its market."""

    rule = "M-103"
    group = "trade"
    sells: ClassVar[bool] = True

    transport: Annotated[str, Ask(_sellers, "M-103", _no_seller, merchant_label)]
    cubes: Annotated[int, Ask(_numbers, "M-103", _no_wares, outcome=_sale)]
    goods: Annotated[dict[Good, int], Ask(_wares, "M-103", _no_wares, good_label)]
    stock: Annotated[Good | None, Ask(_stocks, "M-104", None, good_label)] = None
    bonus: Annotated[Bonus | None, Ask(_bonuses, "M-106", None, bonus_label)] = None
    honour: Annotated[int, Ask(_honours, "M-106")] = 0

    def apply(self, flow: Flow[Position], seat: int) -> None:
        _strike_a_deal(flow, seat, self)

    def price(self, position: Position, seat: int) -> int:
        """Of one cube."""
        player = position.players[seat]
        piece = player.transport(self.transport)
        points = finishes(player, piece) if self.bonus != "market" else 0
        return sale_price(position, seat, piece.place, points - self.honour if points else None)

    def total(self, position: Position, seat: int) -> int:
        return self.price(position, seat) * self.cubes

    def settle(self, flow: Flow[Position], seat: int, added: int) -> None:
        piece = flow.state.players[seat].transport(self.transport)
        price, florins = self.price(flow.state, seat), self.total(flow.state, seat) + added
        hand_over(flow, seat, piece, self.goods, florins)
        flow.say(
            "medioevo-event-sell",
            places=(piece.place,),
            seat=seat,
            goods=goods_words(self.goods),
            place=place_words(piece.place),
            price=price,
            florins=florins,
        )
        leave_cube(flow, piece.place, self.stock or next(iter(self.goods)))
        end_route(flow, seat, piece, self.honour)


def hand_over(flow: Flow[Position], seat: int, piece: Transport, goods: Mapping[Good, int], florins: int) -> None:
    """Cubes are sold: they go to the supply, for a movement point (M-100)."""
    for good, count in goods.items():
        piece.cargo[good] -= count
        if not piece.cargo[good]:
            del piece.cargo[good]
    piece.spent += DEAL
    piece.loaded = False
    flow.state.players[seat].florins += florins
    flow.state.players[seat].note("cubes_sold", sum(goods.values()), area=piece.place)
    flow.state.players[seat].note("sale_income", florins)


def end_route(flow: Flow[Position], seat: int, piece: Transport, honour: int) -> None:
    """M-106: a sale ends the route of its transport, well or badly."""
    player = flow.state.players[seat]
    route = route_of(player)
    if route is None or route.transport != piece.id:
        return
    if not finishes(player, piece):
        drop_route(flow, seat)
        return
    player.route = None
    flow.state.players[seat].note("route_completed", stages=route.length)
    flow.say("medioevo-event-route-done", places=(piece.place,), seat=seat, areas=route.length)
    if honour:
        award(flow, seat, honour, "route")


# Deals that cards allow (19 to 21)


class Bargain(Struct, frozen=True, tag="bargain", tag_field="do"):
    """A deal that a card allows (19 to 21), on the card's own terms."""

    exercise: Exercise
    transport: str
    cubes: int
    florins: int
    sells: bool

    def total(self, position: Position, seat: int) -> int:
        return self.florins

    def settle(self, flow: Flow[Position], seat: int, added: int) -> None:
        power = power_of(self.exercise)
        assert power is not None
        assert power.settles is not None
        power.settles(flow, seat, self.exercise, self.florins + added)


class Deal(Frame, tag="deal"):
    """M-130: others may react before a purchase or a sale; what has become impossible by then is off."""

    seat: int
    deal: Load | Sell | Bargain
    announced: bool = False
    raised: int = 0  # cubes whose price Trade has raised
    added: int = 0  # florins that Trade and Market have added to the whole price, or taken off

    def at_stake(self, state: Position, seat: int) -> int:
        """Cubes that change hands."""
        return self.deal.cubes

    def advance(self, flow: Flow[Position]) -> None:
        piece = find(flow.state, self.seat, self.deal.transport)
        if not self.announced and piece is not None:
            self.announced = True
            open_window(flow, "trade", place=piece.place, involved=(self.seat,))
            return
        flow.pop()
        if piece is not None and self._still(flow.state):
            host = controller(flow.state, piece.place)
            self.deal.settle(flow, self.seat, self.added)
            pay_toll(flow, self.seat, host)
        else:
            flow.say("medioevo-event-deal-off", seat=self.seat)

    def _still(self, state: Position) -> bool:
        """What Market has taken off a purchase need not be in the purse."""
        spared = 0 if self.deal.sells else -self.added
        player = state.players[self.seat]
        player.florins += spared
        try:
            if isinstance(self.deal, Bargain):
                return in_domains(state, self.seat, self.deal.exercise)
            checked(self.deal, state, self.seat)
        except IllegalMove:
            return False
        finally:
            player.florins -= spared
        return True
