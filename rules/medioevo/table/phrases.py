"""How places, pieces, armies and refusals are put into words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from string import digits

from rules.core import Refusal, Words, words
from rules.core.words import Arg, Item
from rules.medioevo.data import (
    EMPIRE_CARDS,
    ENGINES,
    VEHICLE_ROWS,
    VEHICLES,
    Category,
    Colour,
    Good,
    Place,
    Realm,
    Unit,
    Vehicle,
    technology_at,
)
from rules.medioevo.table.army import in_order
from rules.medioevo.table.geography import distance
from rules.medioevo.table.position import Position


def refuse(rule: str, key: str, *places: Place, **args: Arg) -> Refusal:
    return Refusal(rule, words(f"medioevo-refusal-{key}", **args), places)


@cache
def place_words(place: Place) -> Words:
    return words(f"medioevo-place-{place}")


def realm_words(realm: Realm) -> Words:
    return words(f"medioevo-realm-{realm}")


@cache
def thing_words(kind: str) -> Words:
    """A unit, transport, engine or building."""
    return words(f"medioevo-thing-{kind}")


@cache
def good_words(good: Good) -> Words:
    return words(f"medioevo-good-{good}")


def colour_words(colour: Colour) -> Words:
    return words(f"medioevo-colour-{colour}")


def technology_words(colour: Colour, level: int) -> Words:
    return words(f"medioevo-technology-{technology_at(colour, level)}")


@cache
def card_words(card: int) -> Words:
    """An Empire card."""
    return words(f"medioevo-card-{card}")


def ability_words(card: int) -> Words:
    """What an Empire card can do, with what it costs and reckons with."""
    row = EMPIRE_CARDS[card]
    return words(f"medioevo-ability-{row.ability}", florins=row.florins, amount=row.amount, holds=row.holds)


def technique_words(technology: str) -> Words:
    """What a technology can do."""
    return words(f"medioevo-ability-{technology}")


def seats_words(seats: Iterable[int]) -> list[Item]:
    return [words("medioevo-label-seat", seat=seat) for seat in seats]


def army_words(army: Mapping[Unit, int]) -> list[Item]:
    return [words("medioevo-count", count=count, thing=thing_words(unit)) for unit, count in in_order(army).items()]


# Labels of options


def place_label(position: Position, seat: int, place: Place | None) -> Words:
    return words("medioevo-label-none") if place is None else words("medioevo-label-place", place=place_words(place))


def level_label(position: Position, seat: int, level: int) -> Words:
    return words("medioevo-label-level", level=level)


def thing_label(position: Position, seat: int, kind: str | None) -> Words:
    return words("medioevo-label-none") if kind is None else thing_words(kind)


def carries_outcome(position: Position, seat: int, *answers: Vehicle) -> Words:
    """M-61, M-100: what a transport, the last of some answers, is for."""
    row = VEHICLE_ROWS[answers[-1]]
    return words("medioevo-outcome-carries", what="units" if row.military else "goods", by="sea" if row.sea else "land")


def card_label(position: Position, seat: int, card: int) -> Words:
    return card_words(card)


def good_label(position: Position, seat: int, good: Good) -> Words:
    return good_words(good)


def colour_label(position: Position, seat: int, colour: Colour) -> Words:
    return colour_words(colour)


def site_label(position: Position, seat: int, site: str) -> Words:
    """A building, named by its land and category."""
    place, category = read_site(site)
    standing = position.building(place, category)
    if standing is None:
        return words("medioevo-label-site-gone", place=place_words(place))
    return words("medioevo-label-site", place=place_words(place), thing=thing_words(standing.kind), left=standing.left)


def piece_label(position: Position, seat: int, piece: str) -> Words:
    """A transport or engine, named by its id; something else by itself. One that a list only hoped for is named by its
    kind, which its id begins with."""
    player = position.players[seat]
    for found in (*player.transports, *player.engines):
        if found.id == piece:
            thing = thing_words(found.kind)
            return words("medioevo-label-piece", thing=thing, level=found.level, place=place_words(found.place))
    if "/" in piece:
        return site_label(position, seat, piece)
    kind = piece.rstrip(digits)
    return thing_words(kind if kind in (*VEHICLES, *ENGINES) else piece)


def places_apart(position: Position, place: Place, other: Place) -> float:
    """How far a proposal lies from what was asked for."""
    known = position.world.places
    return distance(place, other) if place in known and other in known else 0


# Names of buildings in choices


def write_site(place: Place, category: Category) -> str:
    return f"{place}/{category}"


def read_site(site: str) -> tuple[Place, Category]:
    place, _, category = site.partition("/")
    if category == "civil" or category == "military":
        return place, category
    return place, "religious"


def side_words(seat: int | None) -> Words:
    """A player, or the barbarians."""
    return words("medioevo-side-barbarians") if seat is None else words("medioevo-side-player", seat=seat)


def troops_words(army: Mapping[Unit, int]) -> list[Item]:
    """An army, or that there is none aboard."""
    return army_words(army) or [words("medioevo-army-none")]


def parts_words(parts: Iterable[tuple[str, int]]) -> list[Item]:
    """A value with what it is made of."""
    return [words("medioevo-part", part=words(f"medioevo-part-{key}"), number=number) for key, number in parts]
