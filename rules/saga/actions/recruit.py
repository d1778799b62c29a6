"""S-13: a free knight enters somebody's service."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Flow, Matters, OneOf, Refusal, Words, words
from rules.saga.data import VALUE, Card
from rules.saga.outlook import hire_likely, hire_outcome
from rules.saga.phrases import card_words, cards_apart, no_card, refuse
from rules.saga.playing import recruits
from rules.saga.position import Position
from rules.saga.powers import ready
from rules.saga.view import StepView

_PAID, _GRATIS = "no", "yes"


def _cards(position: Position, seat: int) -> OneOf:
    return OneOf(recruits(position, seat))


def _no_card(position: Position, seat: int, card: Card) -> Refusal:
    if unknown := no_card(card):
        return unknown
    if card not in position.free:
        return refuse("S-13", "recruit-not-free", card, card=card_words(card))
    if VALUE[card] > position.players[seat].points and ready(position, seat, "free-recruit") is None:
        return _too_dear(position, seat, card)
    return refuse("S-15", "recruit-unplayable", card, card=card_words(card))


def _too_dear(position: Position, seat: int, card: Card) -> Refusal:
    points = position.players[seat].points
    return refuse("S-13", "recruit-too-dear", card, card=card_words(card), price=VALUE[card], points=points)


def _label(position: Position, seat: int, card: Card) -> Words:
    return words("saga-label-recruit", card=card_words(card), price=VALUE[card])


def _ways(position: Position, seat: int, card: Card) -> OneOf | None:
    """FREE_RECRUIT is a choice each time."""
    if ready(position, seat, "free-recruit") is None:
        return None
    return OneOf((_PAID, _GRATIS) if VALUE[card] <= position.players[seat].points else (_GRATIS,))


def _no_way(position: Position, seat: int, card: Card, gratis: str) -> Refusal:
    if gratis not in (_PAID, _GRATIS):
        return refuse("", "yes-or-no", value=str(gratis))
    if gratis == _GRATIS:
        return refuse("S-4", "recruit-no-power")
    return _too_dear(position, seat, card)


def _way_label(position: Position, seat: int, gratis: str) -> Words:
    return words("saga-label-gratis" if gratis == _GRATIS else "saga-label-paid")


class Recruit(Action, frozen=True, tag="recruit"):
    """S-13: once a turn, a free knight for its value in points; by FREE_RECRUIT for nothing."""

    rule = "S-13"

    card: Annotated[Card, Ask(_cards, "S-13", _no_card, _label, cards_apart, outcome=hire_outcome, likely=hire_likely)]
    gratis: Annotated[str, Ask(_ways, "S-4", _no_way, _way_label)] = _PAID

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        if state.recruited:
            return refuse("S-13", "recruited-already")
        if not state.free:
            return refuse("S-13", "recruit-nobody")
        if recruits(state, seat):
            return None
        return refuse("S-13", "recruit-all-too-dear", points=state.players[seat].points)

    def touches(self, state: Position, seat: int) -> Matters:
        return ("spend",) if self.gratis == _PAID else ()

    def expense(self, state: Position, seat: int) -> int:
        return VALUE[self.card] if self.gratis == _PAID else 0

    def apply(self, flow: Flow[Position], seat: int) -> None:
        position, player = flow.state, flow.state.players[seat]
        position.free.remove(self.card)
        position.recruited = True
        player.gain(self.card)
        position.last.append(StepView(seat, "recruit", card=self.card))
        knight = card_words(self.card)
        if self.gratis == _GRATIS:
            realm = ready(position, seat, "free-recruit")
            assert realm is not None
            position.realms[realm].used = True
            flow.say("saga-event-recruit-gratis", places=(realm,), seat=seat, card=knight)
        else:
            player.points -= VALUE[self.card]
            flow.say("saga-event-recruit", seat=seat, card=knight, price=VALUE[self.card], points=player.points)
