"""Saviours: three events to choose from (61)."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Decision, Flow, Frame, OneOf, Words, words
from rules.medioevo.data import EVENTS
from rules.medioevo.effects import Seen
from rules.medioevo.events import CHOSEN, EventCard, choose_event, draw_event, strikes, take_chosen
from rules.medioevo.powers import Exercise, Power, moment_of, under
from rules.medioevo.table import Position, top

_DRAWN = 3


def _event_words(card: int) -> Words:
    return words(f"medioevo-event-card-{card}")


def _drawn(position: Position, seat: int) -> OneOf:
    return OneOf(top(position, Omens).cards)


def _card_label(position: Position, seat: int, card: int) -> Words:
    return _event_words(card)


class Foretell(Action, frozen=True, tag="foretell"):
    """M-52: which of the three events is this turn's (card 61)."""

    rule = "M-52"
    group = "event"

    card: Annotated[int, Ask(_drawn, "M-52", None, _card_label)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        state, omens = flow.state, top(flow.state, Omens)
        flow.pop()
        back = [card for card in omens.cards if card != self.card]
        lands = EVENTS[self.card].lands
        flow.say("medioevo-event-event-chosen", places=lands, seat=seat, event=_event_words(self.card))
        present = under(state, EventCard)
        before = take_chosen(state) if present is None else present.card
        if before is not None and before not in (self.card, *back):
            back.append(before)
        if present is not None:
            present.card, present.announced = self.card, False
        deck = [card for card in state.events if card != self.card]  # which it may be in where it was shuffled anew
        state.events = flow.chance.shuffled([*deck, *(card for card in back if card not in deck)])
        if present is None:
            choose_event(state, seat, self.card)


class Omens(Frame, tag="omens"):
    """Three events lie open, and whoever drew them chooses."""

    seat: int
    cards: list[int]

    def asks(self, state: Position) -> dict[int, Decision]:
        return {self.seat: Decision(prompt=words("medioevo-prompt-foretell"), actions=(Foretell,))}


def _in_time(position: Position, seat: int) -> bool:
    return moment_of(position) == "events" or under(position, EventCard) is not None


def _draw(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    """Three events to choose from, all different, also where the deck had to be shuffled anew in between."""
    present = under(flow.state, EventCard)
    out = {present.card} if present else set[int]()
    cards: list[int] = []
    some = min(_DRAWN, sum(strikes(flow.state, card) and card not in out for card in EVENTS))
    while len(cards) < some:
        card = draw_event(flow).number
        if card not in out:
            out.add(card)
            cards.append(card)
    flow.reveal()
    flow.say("medioevo-event-three-events", seat=seat, events=[_event_words(card) for card in cards])
    flow.push(Omens(seat=seat, cards=cards))


OMENS: dict[str, Power] = {
    "choose_event": Power(
        does=_draw, free=True, moments=("events", "event-drawn"), when=_in_time, leaves={CHOSEN: Seen("hidden")}
    ),
}
