"""M-51: the owner, and nobody else, is told which objectives bring a token if they are claimed now."""

from __future__ import annotations

from rules.core import Event, Words, words
from rules.medioevo.objectives.claim import objective_words, rewarded
from rules.medioevo.phrases import card_words
from rules.medioevo.position import Position


def newly_met(before: Position, after: Position) -> tuple[Event, ...]:
    """What a move has brought about, told to those concerned."""
    return tuple(
        Event(_told("medioevo-event-objective-met", card), to=(seat,))
        for seat, _ in after.seated()
        for card in _gained(before, after, seat)
    )


def _gained(before: Position, after: Position, seat: int) -> list[int]:
    now = rewarded(after, seat)
    if not now:
        return []
    known = rewarded(before, seat)
    return [card for card in now if card not in known]


def objective_notes(position: Position, seat: int) -> tuple[Words, ...]:
    """While one chooses."""
    return tuple(_told("medioevo-note-objective", card) for card in rewarded(position, seat))


def _told(key: str, card: int) -> Words:
    return words(key, card=card_words(card), objective=objective_words(card))
