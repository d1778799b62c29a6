"""Whose colour is whose: realms have theirs, and a player without a realm yet has none, unless they wished for one."""

from __future__ import annotations

from rules.medioevo.view import MedioevoView

NOBODY = "nobody"
BARBARIAN = "barbarian"


def colour_of(view: MedioevoView, seat: int) -> str:
    return view.players[seat].colour or NOBODY


def crests(view: MedioevoView, seats: tuple[int, ...]) -> tuple[str, ...]:
    """The shields of those who have one."""
    return tuple(colour for seat in seats if (colour := view.players[seat].colour))


def all_colours(view: MedioevoView) -> tuple[str, ...]:
    return tuple(colour_of(view, seat) for seat in range(len(view.players)))
