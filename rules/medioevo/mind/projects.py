"""M-41 to M-43: buildings and transports, and what each may be worth."""

from __future__ import annotations

from collections.abc import Iterator

from rules.medioevo.data import BUILDING_ROWS, TERRITORIES, Building, Place, Vehicle
from rules.medioevo.economy import income, price, vehicle_cost
from rules.medioevo.mind.offers import Offer
from rules.medioevo.mind.trade import worth_of_merchants
from rules.medioevo.mind.worth import HONOUR, taxes_to_come, turns_left
from rules.medioevo.purchases import Build, Equip, buildable, cost_there, tokens_gained, yards
from rules.medioevo.table import Position, control_tokens_left, controlled, own_buildings, token_sites
from rules.medioevo.turn import PRIZE

_SAFE = 0.85  # the chance that what is built stays
_EARLY, _LATER = 4, 0.75  # while so many turns are to come, honour can wait: money grows
_PRIZED: tuple[Building, ...] = ("city", "castle", "cathedral")
_AREA_TOKEN, _LAND_TOKEN = 100, 40  # a control token, besides the taxes
_ARMY_YIELD = 0.35  # honour a turn that one more field army may win
_CARAVAN_YIELD = 60  # florins a turn, and what the prize for the best market means
_JOURNEYS = 0.5  # a turn
_MERCHANTS: tuple[Vehicle, ...] = ("caravan", "ship")
_MOST_WAGONS = 3
_WAGON_INCOME, _CARAVAN_INCOME = 350, 240  # from so much on they are worth a thought
_USUAL_TAX = 30

# Buildings


def buildings(plan: Position, seat: int) -> Iterator[Offer]:
    for place in controlled(plan, seat):
        for kind in buildable(plan, seat, place):
            cost = cost_there(plan, seat, place, kind)
            if cost is None:
                continue
            tokens = _tokens(plan, seat, place, kind)
            worth = _SAFE * _worth_of(plan, seat, place, kind, tokens)
            yield Offer(worth, price(plan.players[seat], cost), Build(place, kind, tokens))


def _worth_of(plan: Position, seat: int, place: Place, kind: Building, tokens: tuple[Place, ...]) -> float:
    row = BUILDING_ROWS[kind]
    worth = (HONOUR * row.honour + _prize(plan, seat, kind)) * (_LATER if turns_left(plan) > _EARLY else 1)
    if row.category == "civil":
        standing = plan.building(place, "civil")
        added = row.level - (standing.level if standing else 0)
        worth += added * (taxes_to_come(plan) + 5 * turns_left(plan))
        worth += 20 * len(plan.markets.get(place, ())) * turns_left(plan) if kind == "city" else 0
    for token in tokens:
        worth += taxes_to_come(plan) + (_AREA_TOKEN if TERRITORIES[token].area else _LAND_TOKEN)
    return worth


def _prize(plan: Position, seat: int, kind: Building) -> float:
    """M-135: what one more of a kind means for the prize for most of them; the nearer the end, the surer."""
    if kind not in _PRIZED:
        return 0
    counts = {s: sum(b.kind == kind for _, b in own_buildings(plan, s)) for s, _ in plan.seated()}
    best = max((count for other, count in counts.items() if other != seat), default=0)
    nearness = 1 / (1 + turns_left(plan))
    if counts[seat] + 1 == best + 1:
        return HONOUR * PRIZE * (0.3 + 0.5 * nearness)
    return HONOUR * nearness if counts[seat] + 1 == best else 0


def _tokens(plan: Position, seat: int, place: Place, kind: Building) -> tuple[Place, ...]:
    """M-42: areas first, then what needs a garrison, then other land; the home needs none."""
    gained = min(tokens_gained(plan, place, kind), control_tokens_left(plan.players[seat]))
    if gained <= 0:
        return ()
    sites = [site for site in token_sites(plan, seat, place) if site not in plan.home(seat)]
    sites.sort(key=lambda site: (TERRITORIES[site].area is None, site not in plan.players[seat].armies))
    chosen = sites[:gained]
    return tuple(site for site in token_sites(plan, seat, place) if site in chosen)


# Transports


def machines(plan: Position, seat: int) -> Iterator[Offer]:
    """Another wagon for another army, and one merchant."""
    player, left = plan.players[seat], turns_left(plan)
    if player.technology.get("blue", 0) < 1:
        return
    kinds = [transport.kind for transport in player.transports]
    wealth = income(plan, seat, _USUAL_TAX)
    bases = yards(plan, seat, "wagon")
    if bases and kinds.count("wagon") < min(_MOST_WAGONS, 1 + wealth // _WAGON_INCOME):
        level = 2 if price(player, vehicle_cost(2)) <= player.florins else 1
        worth = HONOUR * _ARMY_YIELD * left * (1 if level == 2 else 0.6)
        yield Offer(worth, price(player, vehicle_cost(level)), Equip("wagon", level, bases[0]))
    if not {"caravan", "ship"} & {*kinds} and wealth >= _CARAVAN_INCOME:
        yield from _merchants(plan, seat)


def _merchants(plan: Position, seat: int) -> Iterator[Offer]:
    """By land or by sea, wherever a load brings more: there is one journey in every other turn."""
    found: list[tuple[float, Vehicle, Place]] = [
        (gain, kind, place)
        for kind in _MERCHANTS
        for gain, place in worth_of_merchants(plan, seat, kind, yards(plan, seat, kind))
    ]
    if not found:
        return
    gain, kind, place = max(found, key=lambda one: one[0])
    if gain > 0:
        worth = max(_CARAVAN_YIELD, _JOURNEYS * gain) * turns_left(plan)
        yield Offer(worth, price(plan.players[seat], vehicle_cost(1)), Equip(kind, 1, place))
