"""Sellers keep and rearrange trade routes (30, 31); camel drivers move cubes and fetch two prices (63, 64)."""

from __future__ import annotations

from rules.core import Flow, OneOf, words
from rules.medioevo.campaign import Encounter
from rules.medioevo.cards.merchants import own_trade_turn
from rules.medioevo.cards.rerouting import may_reroute, reroute
from rules.medioevo.data import GOODS, Good, Place
from rules.medioevo.effects import OPEN, impose, in_force, joined, parted
from rules.medioevo.powers import Exercise, Power, under
from rules.medioevo.table import Position, good_words, place_words
from rules.medioevo.trade import (
    KEPT_ROUTE,
    Deal,
    Sell,
    finishes,
    merchants,
    orphaned,
    reassign,
    route_of,
    stock,
    wanted,
)

# 30: a route without its transport


def _route_in_danger(position: Position, seat: int) -> bool:
    """Whether the transport of a player's route is gone, or about to be plundered."""
    route = position.players[seat].route
    if route is None or in_force(position, KEPT_ROUTE, seat=seat):
        return False
    encounter = under(position, Encounter)
    return orphaned(position, seat) or (encounter is not None and route.transport in encounter.pieces)


def _heirs(position: Position, seat: int, exercise: Exercise) -> OneOf | None:
    """The transport that takes over a kept route at once, or nobody yet."""
    route = position.players[seat].route
    heirs = [piece.id for piece in merchants(position, seat) if route is not None and piece.id != route.transport]
    return OneOf((None, *heirs)) if heirs else None


def _keep_route(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    impose(flow.state, KEPT_ROUTE, seat)
    if exercise.target is None:
        flow.say("medioevo-event-route-kept", seat=seat)
    else:
        reassign(flow, seat, exercise.target)


# 63: a cube of a market


def takers(position: Position, place: Place, good: Good) -> list[Place]:
    """M-4: neighbouring areas that neither have nor produce it."""
    return [area for area in position.world.areas_near(place) if wanted(position, area, good)]


def read_cube(option: str | None) -> tuple[Place, Good]:
    place, name = parted(option or "")
    return place, next(good for good in GOODS if good == name)


def move_cube(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    origin, good = read_cube(exercise.target)
    target, markets = exercise.other or "", flow.state.markets
    markets[origin].remove(good)
    if not markets[origin]:
        del markets[origin]
    stock(flow.state, target, good)
    flow.say(
        "medioevo-event-cube-moved",
        places=(origin, target),
        seat=seat,
        good=good_words(good),
        origin=place_words(origin),
        target=place_words(target),
    )


def _cubes(position: Position, seat: int, exercise: Exercise) -> OneOf:
    """The cubes of markets that a neighbouring area would take."""
    return OneOf(
        [
            joined(place, good)
            for place, market in position.markets.items()
            for good in market
            if takers(position, place, good)
        ]
    )


def _takers(position: Position, seat: int, exercise: Exercise) -> OneOf:
    return OneOf(takers(position, *read_cube(exercise.target)))


# 64: the market's bonus beside the route's points


def _route_ends(position: Position, seat: int) -> bool:
    """In the own trade turn with a route under way, or in the sale that ends it, unless that forgoes its points."""
    if in_force(position, "route_and_market", seat=seat):
        return False
    if own_trade_turn(position, seat):
        return route_of(position.players[seat]) is not None
    deal = under(position, Deal)
    if deal is None or deal.seat != seat or not isinstance(deal.deal, Sell) or deal.deal.bonus == "market":
        return False
    player = position.players[seat]
    return any(finishes(player, piece) for piece in player.transports if piece.id == deal.deal.transport)


def _both_prices(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    impose(flow.state, "route_and_market", seat)
    flow.say("medioevo-event-effect", seat=seat, what=words("medioevo-effect-route-plus-market"))


ROUTE_ABILITIES: dict[str, Power] = {
    "keep_route":        Power(does=_keep_route, moments=("plunder",), free=True, when=_route_in_danger,
                               target=_heirs, leaves={KEPT_ROUTE: OPEN}),
    "rearrange_route":   Power(does=reroute, free=True, when=may_reroute),
    "move_market_cube":  Power(does=move_cube, free=True, target=_cubes, other=_takers),
    "route_plus_market": Power(does=_both_prices, moments=("trade",), free=True, when=_route_ends, worth=60,
                               leaves={"route_and_market": OPEN}),
}  # fmt: skip
