"""M-50: turning an Empire card, for its ability or its points."""

from __future__ import annotations

from typing import Annotated, Any

from rules.core import Ask, Flow, OneOf, Refusal, Words, words
from rules.medioevo.data import EMPIRE_CARDS
from rules.medioevo.phrases import refuse
from rules.medioevo.position import Position
from rules.medioevo.powers.book import ability_of
from rules.medioevo.powers.exercising import cards_of_use, playable_cards, use_words, uses_of
from rules.medioevo.powers.options import option_label
from rules.medioevo.powers.power import ABILITY, SLOTS, Exercise, Exertion, Power
from rules.medioevo.powers.slots import slots
from rules.medioevo.windows import exert

_FIELDS = ("card", "use", *SLOTS)


def _cards(position: Position, seat: int) -> OneOf:
    return OneOf(cards_of_use(position, seat))


def _no_card(position: Position, seat: int, *values: object) -> Refusal:
    turned = values and values[0] in position.players[seat].turned
    return refuse("M-50", "card-turned") if turned else refuse("M-50", "card-not-now")


def _uses(position: Position, seat: int, card: int) -> OneOf:
    return OneOf(uses_of(position, seat, card))


def _ability(card: int, use: str, *_: Any) -> Power | None:
    return ability_of(card) if use == ABILITY else None


_TARGET, _OTHER, _AMOUNT, _SHARES, _SEVERAL = slots(_ability, _FIELDS)


def _card_label(position: Position, seat: int, card: int) -> Words:
    """The character, and what it can do."""
    if card not in EMPIRE_CARDS:
        return words("medioevo-label-none")
    ability = words(f"medioevo-ability-{EMPIRE_CARDS[card].effect}")
    return words("medioevo-label-power", name=words(f"medioevo-card-{card}"), ability=ability)


def _use_label(position: Position, seat: int, use: str) -> Words:
    return use_words(use)


class Play(Exertion, frozen=True, tag="play"):
    """M-50: a card is turned for its ability or its points."""

    rule = "M-50"
    group = "card"

    card: Annotated[int, Ask(_cards, "M-50", _no_card, _card_label)]
    use: Annotated[str, Ask(_uses, "M-50", _no_card, _use_label)] = ABILITY
    target: Annotated[str | None, Ask(_TARGET, "M-52", _no_card, option_label)] = None
    other: Annotated[str | None, Ask(_OTHER, "M-52", _no_card, option_label)] = None
    amount: Annotated[int, Ask(_AMOUNT, "M-52", _no_card)] = 0
    shares: Annotated[dict[str, int], Ask(_SHARES, "M-52", _no_card, option_label)] = {}
    several: Annotated[tuple[str, ...], Ask(_SEVERAL, "M-52", _no_card, option_label)] = ()

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
