"""The event deck: all thirty are shuffled again when it runs out."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.data import EVENTS, Event
from rules.medioevo.position import Position


def next_event(flow: Flow[Position]) -> Event:
    """The card on top, which lies with its back up."""
    if not flow.state.events:
        flow.state.events = flow.chance.shuffled(list(EVENTS))
    return EVENTS[flow.state.events[0]]


def draw_event(flow: Flow[Position]) -> Event:
    """M-2: a card that strikes nothing in play is drawn again."""
    lands = set(flow.state.world.lands)
    while True:
        event = next_event(flow)
        flow.state.events.pop(0)
        if lands & set(event.lands):
            return event
