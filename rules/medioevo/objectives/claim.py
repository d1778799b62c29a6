"""M-51: a card whose objective is met is shown for an objective token; its owner, and nobody else, is told so, and is
asked once more before the turn is forgotten."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Decision, Event, Flow, Frame, OneOf, Refusal, Words, words
from rules.medioevo.data import COLOURS, EMPIRE_CARDS, Colour
from rules.medioevo.economy import close_bank
from rules.medioevo.objectives.questions import PASSING, met, perhaps_met
from rules.medioevo.table import (
    Position,
    branch_outcome,
    card_words,
    colour_label,
    colour_words,
    objective_tokens_left,
    refuse,
    top,
)


def tokens_for(position: Position, card: int) -> list[Colour]:
    """The colours among which the owner may choose: those of the objective, or all, as far as the supply has them."""
    colours = EMPIRE_CARDS[card].objective.colours or COLOURS
    return [colour for colour in colours if objective_tokens_left(position, colour)]


def objective_words(card: int) -> Words:
    return words(f"medioevo-objective-{card}")


def rewarded(position: Position, seat: int) -> list[int]:
    """Cards whose claim brings a token."""
    return [card for card in met(position, seat) if tokens_for(position, card)]


def _cards(position: Position, seat: int) -> OneOf:
    return OneOf(met(position, seat))


def _no_claim(position: Position, seat: int, card: object = None) -> Refusal:
    held = position.players[seat].cards
    if isinstance(card, int) and card in held:
        return refuse("M-51", "claim")
    return refuse("M-51", "claim-none" if card is None else "claim-not-yours")


def _colours(position: Position, seat: int, card: int) -> OneOf | None:
    choice = tokens_for(position, card)
    return OneOf(choice) if len(choice) > 1 else None


def _no_colour(position: Position, seat: int, card: int, colour: object) -> Refusal:
    return refuse("M-51", "claim-colour", colours=[colour_words(token) for token in tokens_for(position, card)])


def _claim_label(position: Position, seat: int, card: int) -> Words:
    key = "medioevo-label-claim" if tokens_for(position, card) else "medioevo-label-claim-tokenless"
    return words(key, card=card_words(card), objective=objective_words(card))


def _hand_out(flow: Flow[Position], seat: int, colour: Colour | None) -> None:
    """A token, if there is one; the objective is met all the same."""
    if colour is None:
        flow.say("medioevo-event-claim-tokenless", seat=seat)
        return
    tokens = flow.state.players[seat].tokens
    tokens[colour] = tokens.get(colour, 0) + 1
    flow.say("medioevo-event-claim-token", seat=seat, colour=colour_words(colour))


def _branch(position: Position, seat: int, card: int, colour: Colour) -> Words | None:
    return branch_outcome(position, seat, colour)


class Claim(Action, frozen=True, tag="claim"):
    """M-51: show a card whose objective holds, turned or not. It goes under the deck for a token of its colour, if the
    supply has one; no colour given: there is no choice."""

    rule = "M-51"
    group = "card"

    card: Annotated[int, Ask(_cards, "M-51", _no_claim, _claim_label)]
    colour: Annotated[Colour | None, Ask(_colours, "M-51", _no_colour, colour_label, outcome=_branch)] = None

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return None if met(state, seat) else _no_claim(state, seat)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        state, player = flow.state, flow.state.players[seat]
        colour = self.colour or next(iter(tokens_for(state, self.card)), None)
        player.cards.remove(self.card)
        if self.card in player.turned:
            player.turned.remove(self.card)
        state.empire.append(self.card)
        close_bank(flow, (self.card,))
        flow.reveal()
        flow.say("medioevo-event-claim", seat=seat, card=card_words(self.card), objective=objective_words(self.card))
        _hand_out(flow, seat, colour)


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


class Forgo(Action, frozen=True, tag="forgo"):
    """M-51: keep the card, and let the turn end."""

    rule = "M-51"
    group = "card"

    def apply(self, flow: Flow[Position], seat: int) -> None:
        top(flow.state, Petition).waiting.remove(seat)


class Petition(Frame, tag="petition"):
    """All at once. Who is asked, tells nothing that the others cannot see."""

    waiting: list[int]

    def asks(self, state: Position) -> dict[int, Decision]:
        ask = Decision(prompt=words("medioevo-prompt-petition"), actions=(Claim, Forgo), secret=True)
        return {seat: ask for seat in self.waiting if petitioner(state, seat)}

    def advance(self, flow: Flow[Position]) -> None:
        flow.pop()


def petitioner(position: Position, seat: int) -> bool:
    """In the last turn there is no later for objectives of any kind."""
    last = position.curfew or position.turn == position.turns
    return any((last or card in PASSING) and perhaps_met(position, seat, card) for card in position.players[seat].cards)


def hear_petitions(flow: Flow[Position]) -> None:
    waiting = [seat for seat in flow.state.order if petitioner(flow.state, seat)]
    if waiting:
        flow.push(Petition(waiting=waiting))
