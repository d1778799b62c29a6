"""B-19: noble titles."""

from __future__ import annotations

from typing import Annotated

from rules.barony.data import DUKE, POINTS_PER_RANK, TITLE_PRICE
from rules.barony.payment import Payment, Payments, Tokens, gold, is_wasteful, needed, read_payment
from rules.barony.phrases import refuse, terrain_words, title_words
from rules.barony.position import Position
from rules.barony.scoring import track
from rules.barony.view import StepView
from rules.core import Action, Ask, Flow, Matters, OneOf, Refusal, Words, words

_NEEDED, _ALL = "no", "yes"


def _payments(position: Position, seat: int) -> OneOf:
    player = position.players[seat]
    if player.rank == DUKE or gold(player.tokens) < TITLE_PRICE:
        return OneOf(())
    found = Payments(player.tokens)
    return OneOf(found, usual=len(found.thrifty))


def _why(position: Position, seat: int, payment: Payment | None) -> Refusal:
    tokens = read_payment(payment or "")
    if not tokens:
        return refuse("B-19", "title-unreadable", payment=payment or "-")
    held = position.players[seat].tokens
    for terrain, number in tokens.items():
        if number > held.get(terrain, 0):
            return refuse("B-19", "title-absent", terrain=terrain_words(terrain), count=held.get(terrain, 0))
    if gold(tokens) < TITLE_PRICE:
        return refuse("B-19", "title-too-little", gold=gold(tokens), price=TITLE_PRICE)
    return refuse("B-19", "title-unreadable", payment=payment or "-")


def _label(position: Position, seat: int, payment: Payment) -> Words:
    tokens = read_payment(payment) or {}
    key = "barony-label-payment-wasteful" if is_wasteful(tokens) else "barony-label-payment"
    return words(key, tokens=_listed(tokens), gold=gold(tokens), wasted=gold(tokens) - TITLE_PRICE)


def _listed(tokens: Tokens) -> list[str | int | Words]:
    return [words("barony-label-tokens", count=n, terrain=terrain_words(t)) for t, n in tokens.items() if n]


# More than needed


def _spared(payment: Payment) -> Tokens:
    """The tokens that could be kept."""
    paid = read_payment(payment) or {}
    enough = read_payment(needed(paid)) or {}
    return {terrain: number - enough.get(terrain, 0) for terrain, number in paid.items()}


def _wastes(position: Position, seat: int, payment: Payment) -> OneOf | None:
    """Asked only where something would be thrown away."""
    return OneOf((_NEEDED, _ALL)) if is_wasteful(read_payment(payment) or {}) else None


def _no_waste(position: Position, seat: int, payment: Payment, waste: str | None) -> Refusal:
    tokens = read_payment(payment) or {}
    if not is_wasteful(tokens):
        return refuse("B-19", "title-nothing-wasted")
    return refuse("B-19", "title-wasteful", gold=gold(tokens), price=TITLE_PRICE, tokens=_listed(_spared(payment)))


def _waste_label(position: Position, seat: int, payment: Payment, waste: str) -> Words:
    key = "barony-label-waste" if waste == _ALL else "barony-label-spare"
    return words(key, tokens=_listed(_spared(payment)))


class Title(Action, frozen=True, tag="title"):
    """B-19: tokens worth 15 gold for the next title. No change is given; whoever pays more than needed is asked."""

    rule = "B-19"

    tokens: Annotated[Payment, Ask(_payments, "B-19", _why, _label)]
    waste: Annotated[str | None, Ask(_wastes, "B-19", _no_waste, label_after=_waste_label)] = None

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        player = state.players[seat]
        if player.rank == DUKE:
            return refuse("B-19", "title-duke")
        worth = gold(player.tokens)
        return refuse("B-19", "title-poor", gold=worth, price=TITLE_PRICE) if worth < TITLE_PRICE else None

    @classmethod
    def brings(cls, state: Position, seat: int) -> Words:
        title = title_words(state.players[seat].rank + 1)
        return words("barony-brings-title", title=title, points=POINTS_PER_RANK)

    def touches(self, state: Position, seat: int) -> Matters:
        return ("spend",)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        player = flow.state.players[seat]
        tokens = read_payment(self.tokens) or {}
        if self.waste == _NEEDED:
            tokens = read_payment(needed(tokens)) or {}
        for terrain, number in tokens.items():
            player.spend(terrain, number)
        player.rank += 1
        flow.state.last = [StepView("title")]
        title = title_words(player.rank)
        flow.say("barony-event-title", seat=seat, title=title, gold=gold(tokens), points=track(player))
        if self.waste == _ALL:
            flow.say("barony-event-wasted", seat=seat, tokens=_listed(_spared(self.tokens)))
