"""M-30 to M-33, M-44, M-46: income, upkeep, interest, and how much may be bought."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core import Flow
from rules.medioevo.data import EMPIRE_CARDS, Place
from rules.medioevo.effects import effects
from rules.medioevo.table import (
    Player,
    Position,
    controlled,
    controller,
    fact,
    own_buildings,
    own_units,
    size,
    upkeep_at,
)

TAX_LEVELS = (10, 20, 30, 40, 50)
MARKET_INCOME = 20  # M-30: in a city, for each cube of its grand market
UPKEEP = 20
LOAN = 500
MOST_LOANS = 5
INTEREST = 50
DEBT_HONOUR = (0, -2, -4, -6, -9, -15)  # M-136: at the end, by loans
LANDLESS_INCOME = 200  # M-33
BASE_LEVY = 3  # M-44
CARD_PRICE, CARD_PRICE_EACH = 100, 50  # M-46
CARDS_SEEN, CARDS_SEEN_EACH = 2, 2


def income(position: Position, seat: int, level: int) -> int:
    """M-30, M-33."""
    lands = controlled(position, seat)
    if not lands and not position.players[seat].units():
        return LANDLESS_INCOME
    levels = markets = 0
    for place in lands:
        settlement = position.building(place, "civil")
        if settlement is not None:
            levels += settlement.level
            markets += len(position.markets.get(place, ())) if settlement.kind == "city" else 0
    return level * (len(lands) + levels) + MARKET_INCOME * markets


def best_market(position: Position, seat: int) -> int:
    """M-105: the value of the best grand market under control."""
    return max((len(position.markets.get(place, ())) for place in controlled(position, seat)), default=0)


def civil_levels(position: Position, seat: int) -> int:
    levels = 0
    for place, site in position.buildings.items():
        standing = site.get("civil")
        if standing is not None and controller(position, place) == seat:
            levels += standing.level
    return levels


def upkeep(position: Position, seat: int) -> int:
    """M-31: every unit, transport and engine alike; M-141: by where they stand. Hired barbarians are paid already (card
    65)."""
    player = position.players[seat]
    if not position.terrain and not player.hired:
        return UPKEEP * (player.units() + len(player.transports) + len(player.engines))
    units = sum(size(own_units(player, place)) * upkeep_there(position, place) for place in player.armies)
    return units + sum(upkeep_there(position, piece.place) for piece in (*player.transports, *player.engines))


def upkeep_there(position: Position, place: Place) -> int:
    """Of one unit, transport or engine."""
    return upkeep_at(place) if position.terrain else UPKEEP


def interest(position: Position, seat: int) -> int:
    """M-32: a loan taken this turn bears none yet; every use of card 38 takes off what one loan costs."""
    player = position.players[seat]
    bearing = player.loans - player.borrowed
    if bearing > 0 and position.effects:
        bearing -= len(effects(position, "interest_relief", seat=seat))
    return INTEREST * max(0, bearing)


def due(position: Position, seat: int) -> int:
    return upkeep(position, seat) + interest(position, seat)


def close_bank(flow: Flow[Position], gone: Iterable[int]) -> None:
    """Card 36 leaves the game: whoever has florins on it takes them back, without a bonus."""
    if not any(EMPIRE_CARDS[card].holds for card in gone):
        return
    for seat, player in flow.state.seated():
        if player.banked:
            player.florins += player.banked
            flow.say("medioevo-event-gain", seat=seat, florins=player.banked)
            player.banked = 0


def may_borrow(player: Player) -> bool:
    return not player.borrowed and player.loans < MOST_LOANS


def may_repay(player: Player) -> bool:
    return not player.repaid and player.loans > 0 and player.florins >= LOAN


def wealth(player: Player) -> int:
    """M-135, M-137: what is left when all loans are paid back with their interest. What lies on card 36 is its owner's
    still, without the bonus."""
    return player.florins + player.banked - (LOAN + INTEREST) * player.loans


def levy(position: Position, seat: int) -> int:
    """M-44: how many units may still be placed this turn."""
    return BASE_LEVY + fact(position, seat, civil_levels) - position.players[seat].mustered


def cathedrals(position: Position, seat: int) -> int:
    return sum(standing.kind == "cathedral" for _, standing in own_buildings(position, seat))


def card_price(player: Player) -> int:
    return CARD_PRICE + CARD_PRICE_EACH * len(player.cards)


def cards_seen(position: Position, seat: int) -> int:
    return CARDS_SEEN + CARDS_SEEN_EACH * cathedrals(position, seat)


def captives(position: Position, seat: int) -> int:
    """A player's own units that others hold."""
    return sum(size(keeper.prisoners.get(seat, {})) for keeper in position.players)
