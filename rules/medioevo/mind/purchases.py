"""M-40 to M-48: the list of a turn, entry by entry: always what is worth most for its price."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from rules.core import Action
from rules.core.legal import LegalMoves
from rules.medioevo.data import ENGINE_ROWS
from rules.medioevo.economy import (
    GOOD_PRICE,
    LOAN,
    Cost,
    Repay,
    card_price,
    due,
    engine_cost,
    income,
    may_repay,
    vehicle_cost,
)
from rules.medioevo.mind.fleets import galleys
from rules.medioevo.mind.founding import card_worth
from rules.medioevo.mind.learning import studies
from rules.medioevo.mind.levies import recruits
from rules.medioevo.mind.offers import Offer
from rules.medioevo.mind.powers import help_to_buy
from rules.medioevo.mind.projects import buildings, machines
from rules.medioevo.mind.sieges import engines
from rules.medioevo.mind.treasury import fees_of_law
from rules.medioevo.mind.worth import turns_left
from rules.medioevo.powers import Play
from rules.medioevo.purchases import (
    Audience,
    Build,
    Choose,
    Done,
    Equip,
    Forge,
    Purchase,
    Seek,
    Shopping,
    ahead,
    cost_there,
)
from rules.medioevo.table import Position, top
from rules.medioevo.trade import merchants

# Florins of worth for a florin spent; less where there are many to spend.
_WORTH_IT, _LEAST_WORTH, _ABUNDANCE = 1.15, 0.6, 2000
_LOW_TAX = 20
_CARD_WORTH = 40  # a turn
_MOST_CARDS = 3
_TRADE_SHARE = 0.25  # of the purse, kept for goods
_RICH_ENOUGH = 250  # income from which cards are looked at


def shop(position: Position, seat: int, rng: Random) -> Action:
    if seat in top(position, Shopping).done:
        return Done()
    player = position.players[seat]
    plan = ahead(position, seat)
    own = plan.players[seat]
    purse = own.florins - reserve(plan, seat)
    if may_repay(player) and purse >= LOAN:
        return Repay()
    least = max(_LEAST_WORTH, _WORTH_IT - purse / _ABUNDANCE)
    entry = next(_wanted(position, seat, plan, purse, least), None)
    if entry is None:
        return Done()
    aid = help_to_buy(plan, seat, _design(plan, seat, entry), building=isinstance(entry, Build))
    return aid if aid is not None and aid in LegalMoves(position, seat, (Play,)) else entry


def wishes(position: Position, seat: int) -> Iterator[Purchase]:
    """All that could be bought now and may be worth it, the dearest wish first: one of each kind at each price."""
    plan = ahead(position, seat)
    return _wanted(position, seat, plan, plan.players[seat].florins, 0.0)


def _wanted(position: Position, seat: int, plan: Position, purse: int, least: float) -> Iterator[Purchase]:
    offers = [offer for offer in _offers(plan, seat) if offer.price <= purse and offer.ratio >= least]
    offers.sort(key=lambda offer: -offer.ratio)
    legal = LegalMoves(position, seat, (*{type(offer.entry) for offer in offers},))
    for offer in offers:
        entry = next((entry for entry in _paid(offer.entry) if entry in legal), None)
        if entry is not None:
            yield entry


def _paid(entry: Purchase) -> tuple[Purchase, ...]:
    """M-51: with objective tokens where there are any for it: they are back next turn."""
    return (replace(entry, means="tokens"), entry) if hasattr(entry, "means") else (entry,)


def _design(plan: Position, seat: int, entry: Purchase) -> Cost | None:
    """What an entry costs, where it needs points."""
    if isinstance(entry, Build):
        return cost_there(plan, seat, entry.place, entry.building)
    if isinstance(entry, Forge):
        return engine_cost(ENGINE_ROWS[entry.engine].level)
    return vehicle_cost(entry.level) if isinstance(entry, Equip) else None


def reserve(plan: Position, seat: int) -> int:
    """What next turn's dues may need beyond a low tax, what rebels may, and something to trade with."""
    if not turns_left(plan):
        return fees_of_law(plan, seat)
    short = due(plan, seat) - income(plan, seat, _LOW_TAX)
    goods = GOOD_PRICE * sum(piece.capacity for piece in merchants(plan, seat))
    return max(0, short) + fees_of_law(plan, seat) + min(goods, int(_TRADE_SHARE * plan.players[seat].florins))


def _offers(plan: Position, seat: int) -> Iterator[Offer]:
    yield from studies(plan, seat)
    yield from buildings(plan, seat)
    yield from machines(plan, seat)
    yield from galleys(plan, seat)
    yield from engines(plan, seat)
    yield from recruits(plan, seat)
    player = plan.players[seat]
    if turns_left(plan) > 1 and len(player.cards) < _MOST_CARDS and income(plan, seat, _LOW_TAX) >= _RICH_ENOUGH:
        yield Offer(_CARD_WORTH * turns_left(plan), card_price(player), Seek())


def choose_card(position: Position, seat: int, rng: Random) -> Action:
    return Choose(max(top(position, Audience).seen, key=card_worth))
