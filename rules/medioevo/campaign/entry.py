"""M-63: what it means to enter a place, for an army and for pieces without one, and how such a place is called."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.core import Words, words
from rules.medioevo.data import Place
from rules.medioevo.diplomacy import (
    ATTACK_PENALTY,
    admitted,
    at_war,
    guest_of,
    host_of,
    marked,
    may_attack,
    truce_between,
    warned,
    would_break,
)
from rules.medioevo.table import Position, armed, controller, is_sea, place_words, size

Contact: TypeAlias = Literal[
    "battle",  # an army, or hostile galleys
    "horde",  # land that nobody controls: barbarians appear
    "conquest",  # empty land of another
    "prey",  # pieces without an army meet one
]


def foes(position: Position, seat: int, place: Place) -> list[int]:
    """The seats whose units an army meets there as enemies: on land everybody's, at sea those of one's wars. Whoever
    keeps an armistice with it is none; nor are host and guest, and a guest fights nobody but those of its wars."""
    met = [other for other in armed(position, place) if other != seat and not truce_between(position, seat, other)]
    if not met:
        return met
    enemies = [other for other in met if at_war(position, seat, other)]
    if is_sea(place):
        return enemies
    host = host_of(position, seat, place)
    if host is not None:
        return [other for other in enemies if other != host]
    own = guest_of(position, seat, place)  # also where another contests the land of one's host
    met = [other for other in met if other != own]
    return [other for other in met if position.players[other].guest.get(place) != seat or other in enemies]


def contact(position: Position, seat: int, place: Place, *, laden: bool) -> Contact | None:
    """What ends a movement there; None: one may pass. `laden`: units go along."""
    present = place in position.players[seat].armies
    if not laden:
        return "prey" if not present and (place in position.barbarians or foes(position, seat, place)) else None
    if place in position.barbarians or foes(position, seat, place):
        return "battle"
    if is_sea(place):
        return "battle" if _hostile_galleys(position, seat, place) else None
    owner = controller(position, place)
    if owner is not None:
        return None if owner == seat or (position.pacts and admitted(position, owner, seat, place)) else "conquest"
    return None if present else "horde"


def trespassed(position: Position, seat: int, place: Place) -> int | None:
    """M-64: in whose land an army is not welcome there."""
    owner = None if is_sea(place) else controller(position, place)
    if owner is None or owner == seat or (position.pacts and admitted(position, owner, seat, place)):
        return None
    return owner


def stake(position: Position, seat: int, place: Place) -> int:
    """What a seat could lose there: units, levels of its pieces and, in its own land, of buildings."""
    player = position.players[seat]
    pieces = sum(piece.level for piece in (*player.transports, *player.engines) if piece.place == place)
    own = not is_sea(place) and controller(position, place) == seat
    levels = sum(standing.level for standing in position.buildings.get(place, {}).values()) if own else 0
    return size(player.army(place)) + pieces + levels


def _hostile_galleys(position: Position, seat: int, sea: Place) -> bool:
    return any(
        transport.place == sea and transport.kind == "galley"
        for other, player in enumerate(position.players)
        if at_war(position, seat, other) and not truce_between(position, seat, other)
        for transport in player.transports
    )


def barred(position: Position, seat: int, place: Place) -> bool:
    """M-120: during an armistice no army enters the other's land, nor land that only the other's army is in."""
    if not position.truces or is_sea(place) or place in position.players[seat].armies:
        return False
    owner = controller(position, place)
    holders = armed(position, place) if owner is None else [owner]
    return any(truce_between(position, seat, other) for other in holders)


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


def appeal(position: Position, seat: int, place: Place, *, laden: bool) -> float:
    """How likely an army is to be sent there: against enemies, then into what is nobody's or open, then home; last
    where it would do wrong."""
    kind = contact(position, seat, place, laden=laden)
    if kind is None:
        return 0
    if kind == "prey" or any(not may_attack(position, seat, victim) for victim in _victims(position, seat, place)):
        return -1
    return {"conquest": 3, "battle": 2, "horde": 1}[kind]


def _victims(position: Position, seat: int, place: Place) -> set[int]:
    """M-64, M-82: whom an army wrongs by entering: the lord of the land, and a lone enemy. It chooses about others."""
    met, lord = foes(position, seat, place), trespassed(position, seat, place)
    lone = met if len(met) == 1 and place not in position.barbarians and may_attack(position, seat, met[0]) else ()
    return {*lone, *(() if lord is None else (lord,))}


def _contact_label(kind: str, place: Place, owner: int | None) -> Words:
    if owner is not None:
        return words(f"medioevo-label-target-{kind}-of", place=place_words(place), seat=owner)
    return words(f"medioevo-label-target-{kind}", place=place_words(place))
