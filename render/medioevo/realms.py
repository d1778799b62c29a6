"""Whose colour is whose: realms have theirs, and a player without a realm yet has none."""

from __future__ import annotations

from rules.medioevo.data import Realm
from rules.medioevo.view import MedioevoView

COLOURS: dict[Realm, str] = {
    "byzantium": "blue",
    "mamluks": "green",
    "hungary": "red",
    "empire": "yellow",
    "novgorod": "white",
    "golden_horde": "violet",
}
NOBODY = "nobody"
BARBARIAN = "barbarian"


def colour_of(view: MedioevoView, seat: int) -> str:
    realm = view.players[seat].realm
    return COLOURS[realm] if realm else NOBODY


def crests(view: MedioevoView, seats: tuple[int, ...]) -> tuple[str, ...]:
    """The shields of those who have one."""
    return tuple(COLOURS[realm] for seat in seats if (realm := view.players[seat].realm))
