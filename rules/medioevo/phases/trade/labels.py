"""How transports, goods and stops are named in the choices of a trade turn."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import Words, words
from rules.core.words import Item
from rules.medioevo.control import hostile_army
from rules.medioevo.data import GOODS, TERRITORIES, Good, Place
from rules.medioevo.phases.trade.terms import moves_left
from rules.medioevo.phrases import good_words, place_words, thing_words
from rules.medioevo.position import Position


def goods_words(goods: Mapping[Good, int]) -> list[Item]:
    return [words("medioevo-count", count=goods[good], thing=good_words(good)) for good in GOODS if good in goods]


def merchant_label(position: Position, seat: int, transport: str) -> Words:
    """What it is, where, how far it still gets, and what it carries."""
    found = next((piece for piece in position.players[seat].transports if piece.id == transport), None)
    if found is None:
        return words("medioevo-label-none")
    return words(
        "medioevo-label-merchant" if found.cargo else "medioevo-label-merchant-empty",
        thing=thing_words(found.kind),
        level=found.level,
        place=place_words(found.place),
        moves=moves_left(position, seat, found),
        cargo=goods_words(found.cargo),
    )


def stop_label(position: Position, seat: int, place: Place) -> Words:
    """A place with what it produces and how many cubes lie in its market; a foreign army is a warning."""
    area = TERRITORIES[place].area if place in TERRITORIES else None
    name = place_words(place)
    if area is not None:
        market = len(position.markets.get(place, ()))
        name = words("medioevo-label-stop", place=name, good=good_words(area.good), market=market)
    return words("medioevo-label-armed", place=name) if hostile_army(position, seat, place) else name


def good_label(position: Position, seat: int, good: Good) -> Words:
    return good_words(good)


def bonus_label(position: Position, seat: int, bonus: str) -> Words:
    return words(f"medioevo-bonus-{bonus}")
