"""How knights, realms and refusals are put into words."""

from __future__ import annotations

from functools import cache

from rules.core import Refusal, Words, words
from rules.core.words import Arg
from rules.saga.data import COLOUR, COLOURS, VALUE, Card, Colour


def refuse(rule: str, key: str, *places: str, **args: Arg) -> Refusal:
    return Refusal(rule, words(f"saga-refusal-{key}", **args), places)


@cache
def realm_words(colour: Colour) -> Words:
    return words(f"saga-realm-{colour}")


@cache
def colour_words(colour: Colour) -> Words:
    return words(f"saga-colour-{colour}")


@cache
def card_words(card: Card) -> Words:
    return words("saga-card", colour=colour_words(COLOUR[card]), value=VALUE[card])


def no_card(card: object) -> Refusal | None:
    """No knight has this name."""
    if isinstance(card, str) and card in COLOUR:
        return None
    return refuse("", "no-card", card="-" if card is None else str(card))


def no_realm(colour: object) -> Refusal | None:
    """No realm has this name."""
    if isinstance(colour, str) and colour in COLOURS:
        return None
    return refuse("", "no-realm", realm="-" if colour is None else str(colour))


def cards_apart(_: object, card: Card, other: Card) -> float:
    """How far a proposal lies from what was asked for: same colour first, then the value."""
    if card not in COLOUR or other not in COLOUR:
        return 0
    return abs(VALUE[card] - VALUE[other]) + (0 if COLOUR[card] == COLOUR[other] else 10)
