"""M-41, M-42: building, upgrading, repairing."""

from __future__ import annotations

from typing import Annotated

from rules.core import Amount, Ask, Flow, OneOf, Refusal, Some, Words, words
from rules.core.words import Item
from rules.medioevo.data import BUILDING_ROWS, REPAIR_PRICE, TERRITORIES, Building, Category, Place
from rules.medioevo.economy import Cost, affords, knows, next_rebate, pay, rebated_cost, repair_cost
from rules.medioevo.effects import lift
from rules.medioevo.purchases.basket import Purchase, ahead
from rules.medioevo.purchases.paying import Means, means, means_label, price_outcome, unpaid
from rules.medioevo.purchases.sites import own_lands
from rules.medioevo.table import (
    Position,
    Standing,
    all_buildings_left,
    award,
    buildings_left,
    control_tokens_left,
    controller,
    place_label,
    place_words,
    places_apart,
    read_site,
    refuse,
    site_label,
    thing_label,
    thing_words,
    token_sites,
    write_site,
)


def cost_there(position: Position, seat: int, place: Place, kind: Building) -> Cost | None:
    """What a building costs a player in a land, upgrades less; None where it cannot stand."""
    row = BUILDING_ROWS[kind]
    standing = position.building(place, row.category)
    if row.category == "civil" and TERRITORIES[place].area is None:
        return None
    if standing is None:
        return rebated_cost(position, seat, kind)
    return rebated_cost(position, seat, kind, standing.kind) if standing.level < row.level else None


def _within_reach(position: Position, seat: int) -> list[Building]:
    """What can be designed and is in the supply, wherever it may stand and whatever it costs."""
    player, left = position.players[seat], all_buildings_left(position)
    return [kind for kind, row in BUILDING_ROWS.items() if left[kind] and knows(player, row.design)]


def _fits(position: Position, seat: int, place: Place, kind: Building) -> bool:
    cost = cost_there(position, seat, place, kind)
    return cost is not None and affords(position.players[seat], cost)


def buildable(position: Position, seat: int, place: Place) -> list[Building]:
    return [kind for kind in _within_reach(position, seat) if _fits(position, seat, place, kind)]


def _lands(position: Position, seat: int) -> OneOf:
    plan = ahead(position, seat)
    kinds = _within_reach(plan, seat)
    if not kinds:
        return OneOf(())
    player = plan.players[seat]
    anew: set[Category] = {
        BUILDING_ROWS[kind].category for kind in kinds if affords(player, rebated_cost(plan, seat, kind))
    }
    return OneOf([place for place in own_lands(plan, seat) if _has_room(plan, seat, place, anew, kinds)])


def _has_room(position: Position, seat: int, place: Place, anew: set[Category], kinds: list[Building]) -> bool:
    """For something new of a category that can be paid for, or else for any upgrade."""
    site = position.buildings.get(place, {})
    if any(category not in site and (category != "civil" or TERRITORIES[place].area) for category in anew):
        return True
    return bool(site) and any(_fits(position, seat, place, kind) for kind in kinds)


def _no_land(position: Position, seat: int, place: Place) -> Refusal:
    if place not in position.world.lands or controller(ahead(position, seat), place) != seat:
        return refuse("M-41", "build-uncontrolled")
    return refuse("M-41", "build-nothing", place, place=place_words(place))


def _kinds(position: Position, seat: int, place: Place) -> OneOf:
    return OneOf(buildable(ahead(position, seat), seat, place))


def _no_kind(position: Position, seat: int, place: Place, kind: Building) -> Refusal:
    plan = ahead(position, seat)
    cost = cost_there(plan, seat, place, kind) if kind in BUILDING_ROWS else None
    if cost is None:
        return refuse("M-41", "build-not-there", place, place=place_words(place))
    if not buildings_left(plan, kind):
        return refuse("M-5", "supply-out")
    return unpaid(plan.players[seat], cost) or refuse("M-41", "build-not-there", place, place=place_words(place))


def tokens_gained(position: Position, place: Place, kind: Building) -> int:
    """M-42: as many as the levels that are new."""
    row = BUILDING_ROWS[kind]
    if row.category != "military":
        return 0
    standing = position.building(place, "military")
    return row.level - (standing.level if standing else 0)


def _tokens(position: Position, seat: int, place: Place, kind: Building) -> Some | None:
    plan = ahead(position, seat)
    most = min(tokens_gained(plan, place, kind), control_tokens_left(plan.players[seat]))
    sites = token_sites(plan, seat, place) if most else []
    return Some(sites, 0, most) if sites else None


def _no_tokens(position: Position, seat: int, place: Place, kind: Building, tokens: object) -> Refusal:
    gained = tokens_gained(ahead(position, seat), place, kind)
    return refuse("M-42", "tokens", place, most=min(gained, control_tokens_left(position.players[seat])))


def _build_means(position: Position, seat: int, place: Place, kind: Building, tokens: tuple[str, ...]) -> OneOf | None:
    return means(position, seat, cost_there(ahead(position, seat), seat, place, kind))


def _price(position: Position, seat: int, place: Place, kind: Building) -> Words | None:
    return price_outcome(position, seat, cost_there(ahead(position, seat), seat, place, kind), kind)


def _standing(position: Position, seat: int, place: Place) -> Words:
    """What has been built there so far."""
    standing: list[Item] = [
        thing_words(built.kind) for built in ahead(position, seat).buildings.get(place, {}).values()
    ]
    return words("medioevo-outcome-built", things=standing) if standing else words("medioevo-outcome-unbuilt")


class Build(Purchase, frozen=True, tag="build"):
    """M-41: a new building or an upgrade; a military one brings control tokens for adjacent land (M-42)."""

    rule = "M-41"
    changes_land = True

    place: Annotated[Place, Ask(_lands, "M-41", _no_land, place_label, places_apart, outcome=_standing)]
    building: Annotated[Building, Ask(_kinds, "M-41", _no_kind, thing_label, outcome=_price)]
    tokens: Annotated[
        tuple[str, ...], Ask(_tokens, "M-42", _no_tokens, place_label, nothing="medioevo-nothing-tokens")
    ] = ()
    means: Annotated[Means, Ask(_build_means, "M-110", None, means_label, nothing="medioevo-way-florins")] = None

    def apply(self, flow: Flow[Position], seat: int) -> None:
        state = flow.state
        old = state.building(self.place, BUILDING_ROWS[self.building].category)
        cost = rebated_cost(state, seat, self.building, old.kind if old else None)
        rebate = next_rebate(state, seat)
        if rebate is not None:
            lift(state, rebate)
        florins = pay(state.players[seat], cost, sparing=not self.means)
        flow.say(
            "medioevo-event-build",
            places=(self.place, *self.tokens),
            seat=seat,
            place=place_words(self.place),
            thing=thing_words(self.building),
            florins=florins,
            tokens=len(self.tokens),
        )
        erect(flow, seat, self.place, self.building, self.tokens)


def erect(flow: Flow[Position], seat: int, place: Place, kind: Building, tokens: tuple[Place, ...]) -> None:
    """M-41, M-42: it stands, with the damage of what it replaces, and brings tokens and honour."""
    row, site = BUILDING_ROWS[kind], flow.state.buildings.setdefault(place, {})
    old = site.get(row.category)
    site[row.category] = Standing(kind, old.damage if old else 0)
    flow.state.players[seat].control += tokens
    if row.honour:
        award(flow, seat, row.honour, "building")


def _damaged(position: Position, seat: int) -> OneOf:
    plan = ahead(position, seat)
    if plan.players[seat].florins < REPAIR_PRICE:
        return OneOf(())
    return OneOf(
        [
            write_site(place, category)
            for place, site in plan.buildings.items()
            for category, standing in site.items()
            if standing.damage and controller(plan, place) == seat
        ]
    )


def _repairs(position: Position, seat: int, building: str) -> Amount:
    plan = ahead(position, seat)
    place, category = read_site(building)
    most = plan.players[seat].florins // REPAIR_PRICE
    return Amount(1, min(most, plan.buildings[place][category].damage))


def _repair_price(position: Position, seat: int, building: str, points: int) -> Words | None:
    return price_outcome(position, seat, repair_cost(points))


class Repair(Purchase, frozen=True, tag="repair"):
    """M-41: 50 florins for each point."""

    rule = "M-41"

    building: Annotated[str, Ask(_damaged, "M-41", None, site_label)]
    points: Annotated[int, Ask(_repairs, "M-41", outcome=_repair_price)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        place, category = read_site(self.building)
        site = flow.state.buildings[place]
        standing = site[category]
        florins = pay(flow.state.players[seat], repair_cost(self.points))
        site[category] = Standing(standing.kind, standing.damage - self.points)
        what, where = thing_words(standing.kind), place_words(place)
        flow.say("medioevo-event-repair", places=(place,), seat=seat, place=where, thing=what, florins=florins)
