"""How a place is called that an army may enter."""

from __future__ import annotations

from rules.core import Words, words
from rules.medioevo.control import controller
from rules.medioevo.data import Place
from rules.medioevo.diplomacy.directives import marked
from rules.medioevo.diplomacy.talks import warned
from rules.medioevo.diplomacy.wars import ATTACK_PENALTY, at_war, may_attack, would_break
from rules.medioevo.geography import is_sea
from rules.medioevo.phases.combat.entry import contact, foes, trespassed
from rules.medioevo.phrases import place_words
from rules.medioevo.position import Position


def target_label(position: Position, seat: int, place: Place, *, laden: bool = True) -> Words:
    """The place, what awaits an army there, who directs it to it, and what that would cost in honour and pacts."""
    kind = contact(position, seat, place, laden=laden)
    owner = None if is_sea(place) else controller(position, place)
    if kind is None:
        return marked(position, seat, place, place_words(place))
    if kind == "prey":
        return words("medioevo-label-target-prey", place=place_words(place))
    victims = _victims(position, seat, place)
    broken = {pact.number for victim in victims for pact in would_break(position, seat, victim)}
    label = marked(position, seat, place, _contact_label(kind, place, owner))
    unlawful = sum(not may_attack(position, seat, victim) for victim in victims)
    if unlawful:
        label = words("medioevo-label-unlawful", what=label, honour=unlawful * ATTACK_PENALTY)
    return warned(label, len(broken))


def _victims(position: Position, seat: int, place: Place) -> set[int]:
    """M-64, M-82: whom an army wrongs by entering: the lord of the land, and a lone enemy. It chooses about others."""
    met, lord = foes(position, seat, place), trespassed(position, seat, place)
    lone = met if len(met) == 1 and place not in position.barbarians and at_war(position, seat, met[0]) else ()
    return {*lone, *(() if lord is None else (lord,))}


def _contact_label(kind: str, place: Place, owner: int | None) -> Words:
    if owner is not None:
        return words(f"medioevo-label-target-{kind}-of", place=place_words(place), seat=owner)
    return words(f"medioevo-label-target-{kind}", place=place_words(place))
