"""What a coach reads off a view of Medioevo, for several lessons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from bot.coach.lesson import Moment
from rules.core.words import Item, Words, words
from rules.medioevo.data import BUILDING_ROWS, TERRITORIES, Place, Unit
from rules.medioevo.table import HOMES, NEAR_BY_LAND, in_order, size
from rules.medioevo.view import BuildingView, MedioevoView, PlayerView, TransportView

Here: TypeAlias = Moment[MedioevoView]
_NAMED = 3  # things that a lesson lists


# Words


def place_words(place: Place) -> Words:
    return words(f"medioevo-place-{place}")


def army_words(army: Mapping[Unit, int]) -> list[Item]:
    return [
        words("medioevo-count", count=count, thing=words(f"medioevo-thing-{unit}"))
        for unit, count in in_order(army).items()
    ]


def some_places(places: Iterable[Place]) -> list[Item]:
    return [place_words(place) for place in list(places)[:_NAMED]]


# Oneself


def me(here: Here) -> PlayerView:
    return here.view.players[here.seat]


def florins(here: Here) -> int:
    return me(here).florins or 0


def rivals(here: Here) -> list[PlayerView]:
    return [player for player in here.view.players if player.seat != here.seat and not player.out]


def home(here: Here) -> tuple[Place, ...]:
    realm = me(here).realm
    return HOMES[realm] if realm else ()


def lands(here: Here) -> list[Place]:
    """The lands that the pupil controls."""
    return [place for place, owner in here.view.controllers.items() if owner == here.seat]


def own_buildings(here: Here) -> list[BuildingView]:
    mine = set(lands(here))
    return [building for building in here.view.buildings if building.place in mine]


def civil_levels(here: Here) -> int:
    return sum(BUILDING_ROWS[each.kind].level for each in own_buildings(here) if each.category == "civil")


def learnt(here: Here) -> int:
    """Levels of technology in all branches."""
    return sum(me(here).technology.values())


def units(here: Here) -> int:
    return sum(size(army) for army in me(here).armies.values())


def merchants(here: Here) -> list[TransportView]:
    return [piece for piece in me(here).transports if piece.kind in ("caravan", "ship")]


def main_army(here: Here) -> Place | None:
    """Where one's largest army stands; of equals one with a transport for it."""
    carried = {piece.place for piece in me(here).transports if piece.kind in ("wagon", "galley")}
    armies = me(here).armies
    return max(armies, key=lambda place: (size(armies[place]), place in carried), default=None)


# The land around


def rebels(here: Here) -> list[Place]:
    """Home lands with barbarians in them."""
    return [place for place in home(here) if place in here.view.barbarians]


def frontier(here: Here) -> list[Place]:
    """Lands beside one's own that nobody controls; those with an inhabited area first, and the weakest of them."""
    mine = set(lands(here))
    beside = {near for place in mine for near in NEAR_BY_LAND[place] if near in here.view.lands}
    free = [place for place in here.view.lands if place in beside - mine and place not in here.view.controllers]
    return sorted(free, key=lambda place: (not TERRITORIES[place].area, size(here.view.barbarians.get(place, {}))))


def at_war(here: Here) -> list[int]:
    """With whom."""
    pairs = (war.sides for war in here.view.wars if here.seat in war.sides and not war.truce)
    return [other for pair in pairs for other in pair if other != here.seat]
