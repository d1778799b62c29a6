"""M-50: turning an Empire card, for its ability or its points."""

from __future__ import annotations

from typing import Annotated, Any

from rules.core import Ask, Flow, OneOf, Refusal, Words, words
from rules.core.words import Item
from rules.medioevo.data import EMPIRE_CARDS
from rules.medioevo.powers.exercising import able, cards_of_use, playable_cards, use_words, uses_of
from rules.medioevo.powers.options import option_label, slot_label, slots, wrong_slot
from rules.medioevo.powers.power import ABILITY, SLOTS, Exercise, Exertion, Power, ability_of
from rules.medioevo.powers.windows import exert
from rules.medioevo.table import Position, ability_words, card_words, refuse

_FIELDS = ("card", "use", *SLOTS)


def _cards(position: Position, seat: int) -> OneOf:
    return OneOf(cards_of_use(position, seat))


def _no_card(position: Position, seat: int, card: Any) -> Refusal:
    player = position.players[seat]
    if card in player.turned and card not in player.borrowable:
        return refuse("M-50", "card-used", card=card_words(card))
    if card not in playable_cards(player):
        return refuse("M-50", "card-foreign")
    price = EMPIRE_CARDS[card].florins
    if price > player.florins and able(position, seat, card):
        return refuse("M-50", "card-florins", card=card_words(card), florins=price)
    return refuse("M-50", "card-idle", card=card_words(card), ability=ability_words(card))


def _uses(position: Position, seat: int, card: int) -> OneOf:
    return OneOf(uses_of(position, seat, card))


def _no_use(position: Position, seat: int, card: int, use: object) -> Refusal:
    possible: list[Item] = [use_words(one) for one in uses_of(position, seat, card)]
    return refuse("M-50", "card-use", card=card_words(card), uses=possible)


def _ability(card: int, use: str, *_: Any) -> Power | None:
    return ability_of(card) if use == ABILITY else None


_ASKED = slots(_ability, _FIELDS)
_TARGET, _OTHER, _AMOUNT, _SHARES, _SEVERAL = _ASKED
_TARGET_LABEL, _OTHER_LABEL = (slot_label(name, _ability, _FIELDS) for name in ("target", "other"))


def _no_slot(position: Position, seat: int, card: int, use: str, *values: Any) -> Refusal:
    at = len(values) - 1
    domain = _ASKED[at](position, seat, card, use, *values[:-1])
    field = words(f"medioevo-play-{SLOTS[at]}-name")
    return wrong_slot(position, seat, "M-52", domain, values[-1], power=card_words(card), field=field)


def _card_label(position: Position, seat: int, card: int) -> Words:
    """The character, and what it can do."""
    if card not in EMPIRE_CARDS:
        return words("medioevo-label-none")
    return words("medioevo-label-power", name=card_words(card), ability=ability_words(card))


def _use_label(position: Position, seat: int, use: str) -> Words:
    return use_words(use)


class Play(Exertion, frozen=True, tag="play"):
    """M-50: a card is turned for its ability or its points."""

    rule = "M-50"
    group = "card"

    card: Annotated[int, Ask(_cards, "M-50", _no_card, _card_label)]
    use: Annotated[str, Ask(_uses, "M-50", _no_use, _use_label)] = ABILITY
    target: Annotated[str | None, Ask(_TARGET, "M-52", _no_slot, label_after=_TARGET_LABEL)] = None
    other: Annotated[str | None, Ask(_OTHER, "M-52", _no_slot, label_after=_OTHER_LABEL)] = None
    amount: Annotated[int, Ask(_AMOUNT, "M-52", _no_slot)] = 0
    shares: Annotated[dict[str, int], Ask(_SHARES, "M-52", _no_slot, option_label)] = {}
    several: Annotated[tuple[str, ...], Ask(_SEVERAL, "M-52", _no_slot, option_label)] = ()

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        if _cards(state, seat):
            return None
        player = state.players[seat]
        return refuse("M-50", "card-turned" if player.turned and not playable_cards(player) else "card-not-now")

    def exercise(self) -> Exercise:
        return Exercise(
            card=self.card,
            use=self.use,
            target=self.target,
            other=self.other,
            amount=self.amount,
            shares=dict(self.shares),
            several=self.several,
        )

    def apply(self, flow: Flow[Position], seat: int) -> None:
        exert(flow, seat, self.exercise())
