"""REINFORCE and TAKE_BACK: the powers that are actions of their own. Each is one row of a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated

from rules.core import Action, Ask, Flow, OneOf, Refusal, Words, words
from rules.saga.actions.play import card_label, lay
from rules.saga.data import VALUE, Card, Colour, Special
from rules.saga.phrases import card_words, cards_apart, no_card, no_realm, realm_words, refuse
from rules.saga.playing import lacks, reinforcements
from rules.saga.position import Position
from rules.saga.powers import special_of
from rules.saga.view import StepView
from rules.saga.war import fall


@dataclass(frozen=True)
class _Use:
    """The knights that a power may be used on now, what is wrong with another one, and what it does."""

    cards: Callable[[Position, int, Colour], list[Card]]
    why: Callable[[Position, int, Colour, Card], Refusal]
    apply: Callable[[Flow[Position], int, Colour, Card], None]


# REINFORCE: instead of 2a


def _helpers(position: Position, seat: int, realm: Colour) -> list[Card]:
    hand = position.players[seat].hand
    return [card for card in reinforcements(position, seat, hand) if lacks(position, realm, card)]


def _no_helper(position: Position, seat: int, realm: Colour, card: Card) -> Refusal:
    if card not in position.players[seat].hand:
        return refuse("S-11", "not-in-hand", card, card=card_words(card))
    return refuse("S-4", "reinforce-colour-twice", realm, card, realm=realm_words(realm), card=card_words(card))


def _reinforce(flow: Flow[Position], seat: int, realm: Colour, card: Card) -> None:
    position = flow.state
    lay(position, seat, card)
    position.realms[realm].defenders.append(card)
    position.last.append(StepView(seat, "reinforce", realm, card))
    defence = position.realms[realm].defence
    knight, name = card_words(card), realm_words(realm)
    flow.say("saga-event-reinforce", places=(realm,), seat=seat, card=knight, realm=name, defence=defence)


# TAKE_BACK: beside 2a


def _defenders(position: Position, seat: int, realm: Colour) -> list[Card]:
    return list(dict.fromkeys(position.realms[realm].defenders))


def _no_defender(position: Position, seat: int, realm: Colour, card: Card) -> Refusal:
    return refuse("S-4", "take-back-absent", realm, realm=realm_words(realm), card=card_words(card))


def _take_back(flow: Flow[Position], seat: int, realm: Colour, card: Card) -> None:
    position = flow.state
    position.realms[realm].defenders.remove(card)
    position.players[seat].gain(card)
    position.last.append(StepView(seat, "take-back", realm, card))
    defence = position.realms[realm].defence
    knight, name = card_words(card), realm_words(realm)
    flow.say("saga-event-take-back", places=(realm,), seat=seat, card=knight, realm=name, defence=defence)
    fall(flow, realm)


_USES: dict[Special, _Use] = {
    "reinforce": _Use(_helpers, _no_helper, _reinforce),
    "take-back": _Use(_defenders, _no_defender, _take_back),
}


# The action


def _usable(position: Position, seat: int) -> list[Colour]:
    found: list[Colour] = []
    for colour, realm in position.realms.items():
        if realm.owner == seat and not realm.used:
            special = special_of(position, colour)
            if special in _USES and _USES[special].cards(position, seat, colour):
                found.append(colour)
    return found


def _realms(position: Position, seat: int) -> OneOf:
    return OneOf(_usable(position, seat))


def _no_realm(position: Position, seat: int, colour: Colour) -> Refusal:
    if unknown := no_realm(colour):
        return unknown
    realm, special, name = position.realms[colour], special_of(position, colour), realm_words(colour)
    if realm.owner != seat:
        return refuse("S-4", "power-not-owner", colour, realm=name)
    if special not in _USES:
        return refuse("S-4", "power-none", colour, realm=name)
    if realm.used:
        return refuse("S-4", "power-used", colour, realm=name)
    if special == "reinforce" and position.played:
        return refuse("S-4", "reinforce-too-late", colour)
    return refuse("S-4", f"{special}-nobody", colour, realm=name)


def _realm_label(position: Position, seat: int, colour: Colour) -> Words:
    power = words(f"saga-power-{special_of(position, colour)}")
    return words("saga-label-power", realm=realm_words(colour), power=power)


def _use(position: Position, colour: Colour) -> _Use:
    special = special_of(position, colour)
    if special is None:
        raise LookupError(f"{colour} has no special power")
    return _USES[special]


def _cards(position: Position, seat: int, realm: Colour) -> OneOf:
    return OneOf(_use(position, realm).cards(position, seat, realm))


def _no_card(position: Position, seat: int, realm: Colour, card: Card) -> Refusal:
    return no_card(card) or _use(position, realm).why(position, seat, realm, card)


def _defence(position: Position, seat: int, realm: Colour) -> Words:
    return words("saga-outcome-defended", now=position.realms[realm].defence)


def _outcome(position: Position, seat: int, realm: Colour, card: Card) -> Words:
    """What the realm's defence would be."""
    defence, comes = position.realms[realm].defence, special_of(position, realm) == "reinforce"
    then = defence + VALUE[card] if comes else defence - VALUE[card]
    return words("saga-outcome-defence", now=defence, then=then)


class UsePower(Action, frozen=True, tag="power"):
    """Use the power of a realm: reinforce it instead of playing a knight, or take one of its defenders back."""

    rule = "S-4"

    realm: Annotated[Colour, Ask(_realms, "S-4", _no_realm, _realm_label, outcome=_defence)]
    card: Annotated[Card, Ask(_cards, "S-4", _no_card, card_label, cards_apart, outcome=_outcome)]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return None if _usable(state, seat) else refuse("S-4", "power-nothing")

    def apply(self, flow: Flow[Position], seat: int) -> None:
        flow.state.realms[self.realm].used = True
        _use(flow.state, self.realm).apply(flow, seat, self.realm, self.card)
