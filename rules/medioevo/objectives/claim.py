"""M-51: a card whose objective is met is shown for an objective token."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Flow, OneOf, Refusal, Words, words
from rules.medioevo.data import COLOURS, EMPIRE_CARDS, Colour
from rules.medioevo.economy import close_bank
from rules.medioevo.objectives.questions import met
from rules.medioevo.phrases import card_words, colour_label, colour_words, refuse
from rules.medioevo.position import Position
from rules.medioevo.supply import objective_tokens_left


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


def _take_back(flow: Flow[Position], seat: int) -> None:
    """Card 36: the florins on it go back to the purse."""
    player = flow.state.players[seat]
    flow.say("medioevo-event-gain", seat=seat, florins=player.banked)
    player.florins, player.banked = player.florins + player.banked, 0


def _hand_out(flow: Flow[Position], seat: int, colour: Colour | None) -> None:
    """A token, if there is one; the objective is met all the same."""
    if colour is None:
        flow.say("medioevo-event-claim-tokenless", seat=seat)
        return
    tokens = flow.state.players[seat].tokens
    tokens[colour] = tokens.get(colour, 0) + 1
    flow.say("medioevo-event-claim-token", seat=seat, colour=colour_words(colour))


class Claim(Action, frozen=True, tag="claim"):
    """M-51: show a card whose objective holds, turned or not. It goes under the deck for a token of its colour, if the
    supply has one; no colour given: there is no choice."""

    rule = "M-51"
    group = "card"

    card: Annotated[int, Ask(_cards, "M-51", _no_claim, _claim_label)]
    colour: Annotated[Colour | None, Ask(_colours, "M-51", _no_colour, colour_label)] = None

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
        if EMPIRE_CARDS[self.card].effect == "bank_50_percent" and player.banked:
            _take_back(flow, seat)
