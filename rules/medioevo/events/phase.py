"""M-21 to M-24: the steps of phase 2."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar

from rules.core import Action, Ask, Decision, Flow, Some, Words, words
from rules.medioevo.campaign import rebel, rebellions_due, stake
from rules.medioevo.data import EVENTS, ICONS_APPLIED, Event, Icon, Place
from rules.medioevo.events.deck import draw_event, next_event, take_chosen
from rules.medioevo.events.horde import roll_horde
from rules.medioevo.events.strike import Ordeal, Strike, struck_places
from rules.medioevo.events.supply import supply_barbarians
from rules.medioevo.powers import open_window
from rules.medioevo.steps import Sequence, Step, end_phase
from rules.medioevo.table import Player, Position, controlled, controller, top


def _icons(position: Position, seat: int) -> Some:
    return Some(EVENTS[top(position, EventCard).card].icons, ICONS_APPLIED, ICONS_APPLIED)


def _icon_label(position: Position, seat: int, icon: Icon) -> Words:
    return words(f"medioevo-icon-{icon}")


class Decree(Action, frozen=True, tag="decree"):
    """M-22: two of the three icons apply."""

    rule = "M-22"
    group = "event"

    icons: Annotated[tuple[Icon, ...], Ask(_icons, "M-22", None, _icon_label)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        card = top(flow.state, EventCard).card
        flow.say("medioevo-event-decree", seat=seat, icons=[words(f"medioevo-icon-{icon}") for icon in self.icons])
        top(flow.state, EventCard).decreed = True
        for icon in reversed(self.icons):
            flow.push(Strike(card=card, icon=icon))


class EventCard(Ordeal, tag="event-card"):
    """The icons are chosen; when they have struck, those who got off are known."""

    def at_stake(self, state: Position, seat: int) -> int:
        return sum(stake(state, seat, place) for place in struck_places(state, EVENTS[self.card]))

    card: int
    announced: bool = False  # M-130: who could react has been asked
    decreed: bool = False

    def asks(self, state: Position) -> dict[int, Decision]:
        if not self.announced or self.decreed:
            return {}
        prompt = words("medioevo-prompt-decree", event=words(f"medioevo-event-card-{self.card}"))
        return {state.order[0]: Decision(prompt=prompt, actions=(Decree,))}

    def advance(self, flow: Flow[Position]) -> None:
        state = flow.state
        if not self.announced:
            self.announced = True
            open_window(flow, "event-drawn", involved=_threatened(state, EVENTS[self.card]))
            return
        self._spare(flow)

    def _spare(self, flow: Flow[Position]) -> None:
        """M-51: whose land the card names and who has lost nothing by it."""
        flow.pop()
        state = flow.state
        named = {controller(state, place) for place in EVENTS[self.card].lands if place in state.world.places}
        for seat in state.order:
            if seat in named and seat not in self.hurt:
                state.players[seat].note("event_unscathed")


def _threatened(position: Position, event: Event) -> Iterator[int]:
    """One after the other, so that nothing is worked out for a window that does not open."""
    places = struck_places(position, event)
    for seat, player in position.seated():
        if _stakes(position, seat, player) & places:
            yield seat


def _stakes(position: Position, seat: int, player: Player) -> set[Place]:
    """Where an event may hurt a player."""
    pieces = {piece.place for piece in (*player.transports, *player.engines)}
    return {*player.armies, *pieces, *controlled(position, seat)}


def turn_event_card(flow: Flow[Position]) -> None:
    chosen = take_chosen(flow.state)
    event = draw_event(flow) if chosen is None else EVENTS[chosen]
    flow.reveal()
    flow.say("medioevo-event-drawn", places=event.lands, event=words(f"medioevo-event-card-{event.number}"))
    flow.push(EventCard(card=event.number))


def check_rebellions(flow: Flow[Position]) -> None:
    """M-24: the back of the next card says which tax is tolerated; in turn order, the last pushed rising first."""
    tolerated = next_event(flow).tolerated
    flow.reveal()
    flow.say("medioevo-event-tolerated", tax=tolerated)
    for seat in reversed(flow.state.order):
        tax = flow.state.players[seat].tax
        number = rebellions_due(tax, tolerated)
        if number:
            rebel(flow, seat, number)
        else:
            flow.state.players[seat].note("rebellion_check_passed", tax=tax)


def first_reactions(flow: Flow[Position]) -> None:
    """M-130: as the phase begins."""
    open_window(flow, "events", involved=flow.state.order)


def horde_rolled(flow: Flow[Position]) -> None:
    """M-130: the barbarians' dice lie, which are nobody's."""
    open_window(flow, "die-rolled")


class FirstEvents(Sequence, tag="first-events"):
    """In turn 1 only the horde is rolled."""

    steps: ClassVar[tuple[Step, ...]] = (roll_horde, horde_rolled, end_phase)


class Events(Sequence, tag="events"):
    steps: ClassVar[tuple[Step, ...]] = (
        first_reactions,
        roll_horde,
        horde_rolled,
        turn_event_card,
        supply_barbarians,
        check_rebellions,
        end_phase,
    )
