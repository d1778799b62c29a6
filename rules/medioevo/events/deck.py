"""The event deck: all thirty are shuffled again when it runs out."""

from __future__ import annotations

from typing import Final

from rules.core import Flow
from rules.medioevo.data import EVENTS, Event
from rules.medioevo.effects import effects, impose, lift
from rules.medioevo.table import Position

CHOSEN: Final = "chosen_event"


def next_event(flow: Flow[Position]) -> Event:
    """The card on top, which lies with its back up."""
    if not flow.state.events:
        flow.state.events = flow.chance.shuffled(list(EVENTS))
    return EVENTS[flow.state.events[0]]


def strikes(position: Position, card: int) -> bool:
    """M-2: whether a card has red land in play."""
    return not set(position.world.lands).isdisjoint(EVENTS[card].lands)


def draw_event(flow: Flow[Position]) -> Event:
    """M-2: a card that strikes nothing in play is drawn again."""
    while True:
        event = next_event(flow)
        flow.state.events.pop(0)
        if strikes(flow.state, event.number):
            return event


# Card 61: an event that was chosen before it was drawn


def choose_event(position: Position, seat: int, card: int) -> None:
    impose(position, CHOSEN, seat, until="phase", count=card)


def take_chosen(position: Position) -> int | None:
    """The card, which is chosen no more."""
    for effect in effects(position, CHOSEN):
        lift(position, effect)
        return effect.count
    return None
