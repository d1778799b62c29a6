"""T-18: action cards are bought, and chosen among three."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import Annotated

from rules.core import Action, Ask, Flow, OneOf, Refusal, Words, words
from rules.torres.data import BUYS, LOOKED_AT, Card, Edition
from rules.torres.phrases import card_words, no_points, refuse
from rules.torres.position import Position, Slip
from rules.torres.view import StepView


class Buy(Action, frozen=True, tag="buy"):
    """T-18: an action card. Whoever may look chooses it among three; else it is the top card, unseen."""

    rule = "T-18"
    final = True

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        if state.cards == "advanced":
            return refuse("T-41", "buy-advanced")
        if state.turn.bought == BUYS:
            return refuse("T-18", "buy-twice", most=BUYS)
        if not state.deck_of(seat):
            return refuse("T-18", "buy-empty")
        return no_points(state, "T-18", 1)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        position, player, deck = flow.state, flow.state.players[seat], flow.state.deck_of(seat)
        position.turn.points -= 1
        position.turn.bought += 1
        position.note(StepView("buy"))
        flow.say("torres-event-buy", seat=seat)
        flow.reveal()
        if position.looks:
            player.looked = [slip.card for slip in deck[:LOOKED_AT]]
            del deck[:LOOKED_AT]
            if flow.heard:
                flow.say("torres-event-looked", to=(seat,), cards=[card_words(card) for card in player.looked])
        else:
            player.bought.append(deck.pop(0).card)


# Which to keep, and where the others go


def arrangements(rest: list[Card], edition: Edition = "2017") -> tuple[str, ...]:
    """All ways to put cards back: `six+door/` both on top, six first; `/six+door` both under; `six/door` one each, but
    for 1999, when they stay together."""
    return _arranged(tuple(rest), edition)


@cache
def _arranged(rest: tuple[Card, ...], edition: Edition) -> tuple[str, ...]:
    orders = dict.fromkeys(permutations(rest))
    cuts = range(len(rest), -1, -1) if edition == "2017" else (len(rest), 0)
    return tuple(dict.fromkeys("+".join(o[:cut]) + "/" + "+".join(o[cut:]) for cut in cuts for o in orders))


def put_back(arrangement: str) -> tuple[list[Card], list[Card]]:
    """The cards on top, then those under the deck, each from the top down."""
    top, _, under = arrangement.partition("/")
    return top.split("+") if top else [], under.split("+") if under else []


def _cards(position: Position, seat: int) -> OneOf:
    return OneOf(list(dict.fromkeys(position.players[seat].looked)))


def _no_card(position: Position, seat: int, card: Card) -> Refusal:
    seen = [card_words(other) for other in position.players[seat].looked]
    return refuse("T-18", "keep-card", cards=[*seen])


def _rest(position: Position, seat: int, card: Card) -> list[Card]:
    rest = list(position.players[seat].looked)
    rest.remove(card)
    return rest


def _arrangements(position: Position, seat: int, card: Card) -> OneOf | None:
    rest = _rest(position, seat, card)
    return OneOf(arrangements(rest, position.edition)) if rest else None


def _no_arrangement(position: Position, seat: int, card: Card, rest: str) -> Refusal:
    left = _rest(position, seat, card)
    example = _rest_label(position, seat, arrangements(left, position.edition)[0])
    return refuse("T-18", "keep-together" if rest in arrangements(left) else "keep-rest", example=example)


def card_label(position: Position, seat: int, card: Card) -> Words:
    return words("torres-label-card", card=card_words(card), text=words(f"torres-card-{card}-text"))


def _rest_label(position: Position, seat: int, rest: str) -> Words:
    top, under = ([card_words(card) for card in cards] for cards in put_back(rest))
    if not under:
        return words("torres-label-top", cards=[*top])
    if not top:
        return words("torres-label-under", cards=[*under])
    return words("torres-label-top-under", top=[*top], under=[*under])


class Keep(Action, frozen=True, tag="keep"):
    """T-18: one of the cards looked at; the others go back on top of the deck, under it, or, in 2017, both."""

    rule = "T-18"

    card: Annotated[Card, Ask(_cards, "T-18", _no_card, card_label)]
    rest: Annotated[str, Ask(_arrangements, "T-18", _no_arrangement, _rest_label)] = "/"

    def apply(self, flow: Flow[Position], seat: int) -> None:
        player, deck = flow.state.players[seat], flow.state.deck_of(seat)
        top, under = put_back(self.rest)
        # Who else knew a card in this deck loses count of it now.
        between = [slip if slip.known == seat else Slip(slip.card) for slip in deck]
        deck[:] = [*(Slip(card, seat) for card in top), *between, *(Slip(card, seat) for card in under)]
        player.looked = []
        player.bought.append(self.card)
        flow.say("torres-event-keep", to=(seat,), card=card_words(self.card))
