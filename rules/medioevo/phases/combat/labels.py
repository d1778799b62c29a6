"""How a place is called that an army may enter."""

from __future__ import annotations

from rules.core import Words, words
from rules.medioevo.control import controller
from rules.medioevo.data import Place
from rules.medioevo.diplomacy.talks import warned
from rules.medioevo.diplomacy.wars import would_break
from rules.medioevo.geography import is_sea
from rules.medioevo.phases.combat.entry import contact, foes
from rules.medioevo.phrases import place_words
from rules.medioevo.position import Position


def target_label(position: Position, seat: int, place: Place) -> Words:
    """The place, what awaits an army there, and the pacts that it would break."""
    kind = contact(position, seat, place, laden=True)
    owner = None if is_sea(place) else controller(position, place)
    if kind is None or kind == "prey":
        return place_words(place)
    victims = {*foes(position, seat, place), *([] if owner in (None, seat) else [owner])}
    broken = {pact.number for victim in victims for pact in would_break(position, seat, victim)}
    return warned(_contact_label(kind, place, owner), len(broken))


def _contact_label(kind: str, place: Place, owner: int | None) -> Words:
    if owner is not None:
        return words(f"medioevo-label-target-{kind}-of", place=place_words(place), seat=owner)
    return words(f"medioevo-label-target-{kind}", place=place_words(place))
