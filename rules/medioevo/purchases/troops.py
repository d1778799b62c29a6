"""M-44, M-47: units, captains and prisoners bought back."""

from __future__ import annotations

from typing import Annotated

from rules.core import Amount, Ask, Flow, OneOf, Refusal, Words, words
from rules.medioevo.data import CAPTAINS, UNIT_ROWS, UNITS, Place, Unit
from rules.medioevo.economy import (
    REBUY,
    affords,
    levy,
    pay,
    promotion_cost,
    ransom_cost,
    rebuys,
    recruit_cost,
    unit_cost,
    use_rebuys,
)
from rules.medioevo.effects import in_force
from rules.medioevo.purchases.basket import Purchase, ahead
from rules.medioevo.purchases.paying import Means, means, means_label, most_threatened, muster_outcome, price_outcome
from rules.medioevo.purchases.sites import is_mustering_place, muster, mustering_places
from rules.medioevo.table import (
    Position,
    detach,
    discharge,
    level_label,
    own_units,
    place_label,
    place_words,
    places_apart,
    refuse,
    reserve,
    thing_label,
    thing_words,
    units_left,
)


def most_recruits(position: Position, seat: int, unit: Unit) -> int:
    """By the levy, the reserve and the purse."""
    player = position.players[seat]
    most = min(levy(position, seat), units_left(position, seat, UNIT_ROWS[unit].type))
    most = min(most, player.florins // UNIT_ROWS[unit].florins + rebuys(position, seat, unit))
    while most > 0 and not affords(player, recruit_cost(position, seat, unit, most)):
        most -= 1  # the price grows faster than in proportion once points are missing
    return most


def _units(position: Position, seat: int) -> OneOf:
    plan = ahead(position, seat)
    free = levy(plan, seat)
    if free <= 0 or not mustering_places(plan, seat):
        return OneOf(())
    player, left, cheaper = plan.players[seat], reserve(plan, seat), in_force(plan, REBUY, seat=seat)
    prices = {u: recruit_cost(plan, seat, u) if cheaper else unit_cost(u) for u in UNITS if left[UNIT_ROWS[u].type] > 0}
    return OneOf([unit for unit, cost in prices.items() if affords(player, cost)])


def _no_unit(position: Position, seat: int, unit: object, count: object = None) -> Refusal:
    plan = ahead(position, seat)
    return refuse("M-44", "recruit", levy=max(0, levy(plan, seat)), have=plan.players[seat].florins)


def _counts(position: Position, seat: int, unit: Unit) -> Amount:
    return Amount(1, most_recruits(ahead(position, seat), seat, unit))


def _musters(position: Position, seat: int, unit: Unit, count: int) -> OneOf:
    return OneOf(mustering_places(ahead(position, seat), seat))


def _no_muster(position: Position, seat: int, *values: object) -> Refusal:
    return refuse("M-44", "muster-place")


def _recruit_means(position: Position, seat: int, unit: Unit, count: int, place: Place) -> OneOf | None:
    return means(position, seat, recruit_cost(ahead(position, seat), seat, unit, count))


def _price(position: Position, seat: int, unit: Unit, count: int = 1) -> Words | None:
    return price_outcome(position, seat, recruit_cost(ahead(position, seat), seat, unit, count))


def _use(position: Position, seat: int, unit: Unit) -> Words | None:
    cost = recruit_cost(ahead(position, seat), seat, unit)
    return price_outcome(position, seat, cost, UNIT_ROWS[unit].type)


class Recruit(Purchase, frozen=True, tag="recruit"):
    """M-44: units in a controlled area or with a controlled military building."""

    rule = "M-44"

    unit: Annotated[Unit, Ask(_units, "M-44", _no_unit, thing_label, outcome=_use)]
    count: Annotated[int, Ask(_counts, "M-44", _no_unit, outcome=_price)]
    place: Annotated[
        Place,
        Ask(_musters, "M-44", _no_muster, place_label, places_apart, outcome=muster_outcome, likely=most_threatened),
    ]
    means: Annotated[Means, Ask(_recruit_means, "M-110", None, means_label, nothing="medioevo-way-florins")] = None

    def apply(self, flow: Flow[Position], seat: int) -> None:
        player = flow.state.players[seat]
        florins = pay(player, recruit_cost(flow.state, seat, self.unit, self.count), sparing=not self.means)
        use_rebuys(flow.state, seat, self.unit, self.count)
        muster(flow, seat, self.place, self.unit, self.count)
        flow.state.players[seat].note("units_bought", self.count)
        flow.say(
            "medioevo-event-recruit",
            places=(self.place,),
            seat=seat,
            count=self.count,
            thing=thing_words(self.unit),
            place=place_words(self.place),
            florins=florins,
        )


# Captains


def _read_captain(captain: str) -> tuple[Place, Unit] | None:
    place, _, name = captain.partition("/")
    return next(((place, unit) for unit in CAPTAINS if unit == name), None)


def promotions(position: Position, seat: int, unit: Unit) -> list[int]:
    player, level = position.players[seat], UNIT_ROWS[unit].level
    return [higher for higher in range(level + 1, len(CAPTAINS) + 1) if affords(player, promotion_cost(higher - level))]


def _captains(position: Position, seat: int) -> OneOf:
    plan = ahead(position, seat)
    player = plan.players[seat]
    if not affords(player, promotion_cost(1)):
        return OneOf(())
    return OneOf(
        [
            f"{place}/{unit}"
            for place in player.armies
            for unit in own_units(player, place)
            if unit in CAPTAINS and promotions(plan, seat, unit) and is_mustering_place(plan, seat, place)
        ]
    )


def _no_captain(position: Position, seat: int, captain: object) -> Refusal:
    return refuse("M-44", "promote")


def _ranks(position: Position, seat: int, captain: str) -> OneOf:
    found = _read_captain(captain)
    return OneOf(promotions(ahead(position, seat), seat, found[1]) if found else ())


def _captain_label(position: Position, seat: int, captain: str) -> Words:
    found = _read_captain(captain)
    if found is None:
        return words("medioevo-label-none")
    return words("medioevo-label-troop", place=place_words(found[0]), thing=thing_words(found[1]))


def _promote_means(position: Position, seat: int, captain: str, level: int) -> OneOf | None:
    found = _read_captain(captain)
    return means(position, seat, promotion_cost(level - UNIT_ROWS[found[1]].level)) if found else None


def _promotion(position: Position, seat: int, captain: str, level: int) -> Words | None:
    found = _read_captain(captain)
    return price_outcome(position, seat, promotion_cost(level - UNIT_ROWS[found[1]].level)) if found else None


def _first_promotion(position: Position, seat: int, captain: str) -> Words | None:
    return price_outcome(position, seat, promotion_cost(1))


class Promote(Purchase, frozen=True, tag="promote"):
    """M-44: a captain's level, for the difference."""

    rule = "M-44"

    captain: Annotated[str, Ask(_captains, "M-44", _no_captain, _captain_label, outcome=_first_promotion)]
    level: Annotated[int, Ask(_ranks, "M-44", None, level_label, outcome=_promotion)]
    means: Annotated[Means, Ask(_promote_means, "M-110", None, means_label, nothing="medioevo-way-florins")] = None

    def apply(self, flow: Flow[Position], seat: int) -> None:
        found = _read_captain(self.captain)
        assert found is not None
        place, unit = found
        player, higher = flow.state.players[seat], CAPTAINS[self.level - 1]
        florins = pay(player, promotion_cost(self.level - UNIT_ROWS[unit].level), sparing=not self.means)
        detach(player, place, unit)
        player.station(place, higher)
        where, what = place_words(place), thing_words(higher)
        flow.say("medioevo-event-promote", places=(place,), seat=seat, place=where, thing=what, florins=florins)


# M-80: units that surrendered


def _aside(position: Position, seat: int) -> OneOf:
    if not position.players[seat].aside:
        return OneOf(())
    plan = ahead(position, seat)
    aside = plan.players[seat].aside
    if not aside or levy(plan, seat) <= 0 or not mustering_places(plan, seat):
        return OneOf(())
    return OneOf([unit for unit in UNITS if unit in aside])


def _returning(position: Position, seat: int, unit: Unit) -> Amount:
    plan = ahead(position, seat)
    return Amount(1, min(levy(plan, seat), plan.players[seat].aside[unit]))


class Recall(Purchase, frozen=True, tag="recall"):
    """M-80: units that surrendered in an earlier turn come back, free of charge, within the limit of M-44."""

    rule = "M-80"

    unit: Annotated[Unit, Ask(_aside, "M-80", _no_unit, thing_label)]
    count: Annotated[int, Ask(_returning, "M-80", _no_unit)]
    place: Annotated[
        Place,
        Ask(_musters, "M-44", _no_muster, place_label, places_apart, outcome=muster_outcome, likely=most_threatened),
    ]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        player = flow.state.players[seat]
        discharge(player.aside, self.unit, self.count)
        muster(flow, seat, self.place, self.unit, self.count)
        what, where = thing_words(self.unit), place_words(self.place)
        flow.say("medioevo-event-recall", places=(self.place,), seat=seat, count=self.count, thing=what, place=where)


# M-47: ransom


def most_ransomed(position: Position, seat: int, keeper: int, unit: Unit) -> int:
    held = position.players[keeper].prisoners.get(seat, {}).get(unit, 0)
    most = min(held, levy(position, seat))
    while most > 0 and not affords(position.players[seat], ransom_cost({unit: most})):
        most -= 1
    return most


def _keepers(position: Position, seat: int) -> OneOf:
    if not any(seat in player.prisoners for player in position.players):
        return OneOf(())
    plan = ahead(position, seat)
    if not mustering_places(plan, seat):
        return OneOf(())
    return OneOf([k for k in range(plan.seats) if any(most_ransomed(plan, seat, k, unit) > 0 for unit in UNITS)])


def _keeper_label(position: Position, seat: int, keeper: int) -> Words:
    return words("medioevo-label-seat", seat=keeper)


def _prisoners(position: Position, seat: int, keeper: int) -> OneOf:
    plan = ahead(position, seat)
    return OneOf([unit for unit in UNITS if most_ransomed(plan, seat, keeper, unit) > 0])


def _numbers(position: Position, seat: int, keeper: int, unit: Unit) -> Amount:
    return Amount(1, most_ransomed(ahead(position, seat), seat, keeper, unit))


def _homecoming(position: Position, seat: int, keeper: int, unit: Unit, count: int) -> OneOf:
    return OneOf(mustering_places(ahead(position, seat), seat))


def _ransom_price(position: Position, seat: int, keeper: int, unit: Unit, count: int = 1) -> Words | None:
    return price_outcome(position, seat, ransom_cost({unit: count}))


class Ransom(Purchase, frozen=True, tag="ransom"):
    """M-47: own prisoners bought back at twice their price; the captor cannot refuse."""

    rule = "M-47"

    captor: Annotated[int, Ask(_keepers, "M-47", None, _keeper_label)]
    unit: Annotated[Unit, Ask(_prisoners, "M-47", None, thing_label, outcome=_ransom_price)]
    count: Annotated[int, Ask(_numbers, "M-47", outcome=_ransom_price)]
    place: Annotated[
        Place,
        Ask(_homecoming, "M-44", _no_muster, place_label, places_apart, outcome=muster_outcome, likely=most_threatened),
    ]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        player, captor = flow.state.players[seat], flow.state.players[self.captor]
        florins = pay(player, ransom_cost({self.unit: self.count}))
        captor.florins += florins
        flow.state.players[self.captor].note("ransom_received", florins)
        discharge(captor.prisoners[seat], self.unit, self.count)
        if not captor.prisoners[seat]:
            del captor.prisoners[seat]
        muster(flow, seat, self.place, self.unit, self.count)
        flow.say(
            "medioevo-event-ransom",
            places=(self.place,),
            seat=seat,
            captor_seat=self.captor,
            count=self.count,
            thing=thing_words(self.unit),
            florins=florins,
        )
