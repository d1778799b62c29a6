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
    """A conquest first, by the smallest knight that will do; then the army that lacks least."""
    if conquers(position, seat, card, army):
        return 100 + (position.realms[army].owner is not None) - VALUE[card] / 10
    return strength_with(position, seat, card, army) - needed(position, army)


def card_outcome(position: Position, seat: int, card: Card) -> Words | None:
    """What the knight would do where most speaks for it, and whether it could do something elsewhere."""
    best = _best(position, seat, card)
    if best is None:
        return None
    if conquers(position, seat, card, best):
        return words("saga-outcome-can-conquer", realm=realm_words(best))
    others = "yes" if len(targets(position, seat, card)) > 1 else "no"
    told = attack_outcome(position, seat, card, best)
    return words("saga-outcome-at", realm=realm_words(best), outcome=told, others=others)


def _best(position: Position, seat: int, card: Card) -> Colour | None:
    found = targets(position, seat, card)
    return max(found, key=lambda army: attack_likely(position, seat, card, army)) if found else None


def card_likely(position: Position, seat: int, card: Card) -> float:
    best = _best(position, seat, card)
    return -100.0 if best is None else attack_likely(position, seat, card, best)


def army_outcome(position: Position, seat: int, army: Colour) -> Words | None:
    """An army of one's own as it stands."""
    led = position.players[seat].armies.get(army)
    return None if led is None else words("saga-outcome-stands", value=led.value, needed=needed(position, army))


def army_likely(position: Position, seat: int, army: Colour) -> float:
    """Rather from another player."""
    return float(position.realms[army].owner is not None)


def hire_outcome(position: Position, seat: int, card: Card) -> Words | None:
    """What is left of one's points, and the realm that the knight could conquer in this turn; more than one has is paid
    by a power only."""
    left, won = position.players[seat].points - VALUE[card], _could_win(position, seat, card)
    if left < 0:
        return words("saga-outcome-could-conquer", realm=realm_words(won)) if won else None
    if won is None:
        return words("saga-outcome-left", points=left)
    return words("saga-outcome-left-and", points=left, realm=realm_words(won))


def hire_likely(position: Position, seat: int, card: Card) -> float:
    """Who conquers at once, then the strongest."""
    return (100 if _could_win(position, seat, card) else 0) + VALUE[card]


def _could_win(position: Position, seat: int, card: Card) -> Colour | None:
    """The realm that a free knight would take, played in the turn in which it is hired."""
    best = None if position.played else _best(position, seat, card)
    return best if best is not None and conquers(position, seat, card, best) else None
