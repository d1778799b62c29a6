"""What an option would bring about, for whoever chooses, and how much speaks for it: by one's own cards, and by what
lies open."""

from __future__ import annotations

from rules.core import Words, words
from rules.saga.data import VALUE, Card, Colour
from rules.saga.phrases import realm_words
from rules.saga.playing import targets
from rules.saga.position import Position
from rules.saga.powers import needed


def strength_with(position: Position, seat: int, card: Card, army: Colour) -> int:
    """What an army of one's own would be worth with the knight in it."""
    led = position.players[seat].armies.get(army)
    return VALUE[card] + (led.value if led is not None else 0)


def conquers(position: Position, seat: int, card: Card, army: Colour) -> bool:
    """Whether the knight takes the realm at once."""
    enough = strength_with(position, seat, card, army) >= needed(position, army)
    return enough and position.realms[army].owner != seat and not position.by_choice


def attack_outcome(position: Position, seat: int, card: Card, army: Colour) -> Words:
    """A knight goes against a realm: how strong the army is then, and whether that is enough."""
    value, takes = strength_with(position, seat, card, army), needed(position, army)
    led, owner = position.players[seat].armies.get(army), position.realms[army].owner
    if conquers(position, seat, card, army):
        if owner is None:
            return words("saga-outcome-conquers", value=value, needed=takes)
        return words("saga-outcome-conquers-from", value=value, needed=takes, owner_seat=owner)
    if led is None:
        return words("saga-outcome-opens", value=value, needed=takes)
    return words("saga-outcome-grows", now=led.value, value=value, needed=takes)


def attack_likely(position: Position, seat: int, card: Card, army: Colour) -> float:
    """A conquest first, then the army that lacks least."""
    if conquers(position, seat, card, army):
        return 100 + (position.realms[army].owner is not None)
    return strength_with(position, seat, card, army) - needed(position, army)


def card_outcome(position: Position, seat: int, card: Card) -> Words | None:
    """The first realm that the knight would conquer."""
    won = [army for army in targets(position, seat, card) if conquers(position, seat, card, army)]
    return words("saga-outcome-can-conquer", realm=realm_words(won[0])) if won else None


def card_likely(position: Position, seat: int, card: Card) -> float:
    return max((attack_likely(position, seat, card, army) for army in targets(position, seat, card)), default=-100.0)


def army_outcome(position: Position, seat: int, army: Colour) -> Words | None:
    """An army of one's own as it stands."""
    led = position.players[seat].armies.get(army)
    return None if led is None else words("saga-outcome-stands", value=led.value, needed=needed(position, army))


def price_outcome(position: Position, seat: int, card: Card) -> Words | None:
    """What is left of one's points; more than one has is paid by a power only."""
    left = position.players[seat].points - VALUE[card]
    return words("saga-outcome-left", points=left) if left >= 0 else None
