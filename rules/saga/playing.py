"""S-11, S-13, S-15: what a player may play and recruit now."""

from __future__ import annotations

from collections.abc import Iterable

from rules.saga.data import COLOUR, VALUE, Card, Colour
from rules.saga.position import Position
from rules.saga.powers import all_ready, ready


def may_lead(position: Position, seat: int, colour: Colour) -> bool:
    """S-11: whether a knight of this colour may open an army: no other army of the player has such a leader. The
    armies in the player's realms count as well, unless armies may be prepared there."""
    if colour in position.players[seat].armies:
        return False
    return position.prepare or position.realms[colour].owner != seat


def targets(position: Position, seat: int, card: Card) -> list[Colour]:
    """S-11: the realms whose army this knight may join, or open."""
    colour = COLOUR[card]
    found = [target for target, army in position.players[seat].armies.items() if not army.has(colour)]
    if may_lead(position, seat, colour):
        found.append(colour)
    return found


def has_target(position: Position, seat: int, colour: Colour) -> bool:
    """Whether there is an army that a knight of this colour may open or join. Asked very often; most may open one."""
    if may_lead(position, seat, colour):
        return True
    for army in position.players[seat].armies.values():  # noqa: SIM110 (quicker)
        if not army.has(colour):
            return True
    return False


def attackers(position: Position, seat: int, cards: Iterable[Card]) -> list[Card]:
    """The knights of a hand that have a target, each kind once."""
    return [card for card in dict.fromkeys(cards) if has_target(position, seat, COLOUR[card])]


def can_attack(position: Position, seat: int) -> bool:
    """S-11: whether a knight of the hand has a target, this turn."""
    if position.played:
        return False
    for card in position.players[seat].hand:  # noqa: SIM110 (quicker)
        if has_target(position, seat, COLOUR[card]):
            return True
    return False


def reinforcements(position: Position, seat: int, cards: Iterable[Card]) -> list[Card]:
    """The knights that REINFORCE may place, each kind once."""
    realms = [] if position.played else all_ready(position, seat, "reinforce")
    if not realms:
        return []
    return [card for card in dict.fromkeys(cards) if any(lacks(position, realm, card) for realm in realms)]


def lacks(position: Position, realm: Colour, card: Card) -> bool:
    """Whether a realm has no defender of this knight's colour."""
    return not position.realms[realm].has(COLOUR[card])


def can_play(position: Position, seat: int) -> bool:
    """Whether a hand card can be played, by 2a or by REINFORCE."""
    hand = position.players[seat].hand
    return any(has_target(position, seat, COLOUR[card]) for card in hand) or bool(reinforcements(position, seat, hand))


def affordable(position: Position, seat: int) -> list[Card]:
    """S-13: the free knights that the points can pay."""
    points = position.players[seat].points
    return [card for card in dict.fromkeys(position.free) if VALUE[card] <= points]


def may_hire(position: Position, seat: int) -> bool:
    """S-13: whether a free knight could be recruited, as far as everybody can tell."""
    if position.recruited or not position.free:
        return False
    return bool(affordable(position, seat)) or ready(position, seat, "free-recruit") is not None


def _playable(position: Position, seat: int, cards: Iterable[Card]) -> list[Card]:
    cards = list(cards)
    able = {*attackers(position, seat, cards), *reinforcements(position, seat, cards)}
    return [card for card in cards if card in able]


def compelled(position: Position, seat: int) -> bool:
    """S-15: nothing in the hand can be played, but a free knight that the points allow could."""
    if position.played or position.recruited or not position.free or can_play(position, seat):
        return False
    return bool(_playable(position, seat, affordable(position, seat)))


def recruits(position: Position, seat: int) -> list[Card]:
    """The free knights that may be recruited now: paid for, or by FREE_RECRUIT; who has nothing to play and must
    buy, takes one that can be played."""
    if position.recruited or not position.free:
        return []
    gratis = ready(position, seat, "free-recruit") is not None
    found = list(dict.fromkeys(position.free)) if gratis else affordable(position, seat)
    return _playable(position, seat, found) if found and compelled(position, seat) else found
