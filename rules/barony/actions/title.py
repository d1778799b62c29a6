"""B-19: noble titles, and the exact ways to pay for one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import product
from typing import Annotated, TypeAlias

from rules.barony.data import DUKE, GOLD, RESOURCES, TITLE_PRICE
from rules.barony.land import Terrain
from rules.barony.phrases import refuse, terrain_words, title_words
from rules.barony.position import Player, Position
from rules.barony.scoring import track
from rules.barony.view import StepView
from rules.core import Action, Ask, Flow, OneOf, Refusal, Words, words

Payment: TypeAlias = str  # such as "field:2+mountain:3", the dearest token first


def write_payment(tokens: Mapping[Terrain, int]) -> Payment:
    return "+".join(f"{terrain}:{tokens[terrain]}" for terrain in RESOURCES if tokens.get(terrain))


def read_payment(payment: Payment) -> dict[Terrain, int] | None:
    """The tokens of a payment; None when the text is none."""
    tokens: dict[Terrain, int] = {}
    for part in payment.split("+"):
        name, _, number = part.partition(":")
        if name not in GOLD or not number.isdecimal() or name in tokens:
            return None
        tokens[name] = int(number)
    return tokens


def gold(tokens: Mapping[Terrain, int]) -> int:
    return sum(GOLD[terrain] * number for terrain, number in tokens.items())


def is_wasteful(tokens: Mapping[Terrain, int]) -> bool:
    """Whether the smallest token could be left out and the rest would still do."""
    smallest = min(GOLD[terrain] for terrain, number in tokens.items() if number)
    return gold(tokens) - smallest >= TITLE_PRICE


@cache
def _all_payments() -> tuple[tuple[int, ...], ...]:
    """Every payment the rule admits, as numbers of tokens in the order of `RESOURCES`."""
    most = [-(-TITLE_PRICE // GOLD[terrain]) for terrain in RESOURCES]
    numbers = product(*(range(n, -1, -1) for n in most))
    tokens = (dict(zip(RESOURCES, counts, strict=True)) for counts in numbers)
    return tuple(tuple(t.values()) for t in tokens if gold(t) >= TITLE_PRICE and not is_wasteful(t))


@lru_cache(maxsize=4096)
def _payments_from(held: tuple[int, ...]) -> tuple[Payment, ...]:
    return tuple(
        write_payment(dict(zip(RESOURCES, numbers, strict=True)))
        for numbers in _all_payments()
        if all(number <= have for number, have in zip(numbers, held, strict=True))
    )


def payments(player: Player) -> tuple[Payment, ...]:
    if player.rank == DUKE or gold(player.tokens) < TITLE_PRICE:
        return ()
    return _payments_from(tuple(player.tokens.get(terrain, 0) for terrain in RESOURCES))


def _payments(position: Position, seat: int) -> OneOf:
    return OneOf(payments(position.players[seat]))


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
    if is_wasteful(tokens):
        return refuse("B-19", "title-wasteful", gold=gold(tokens), price=TITLE_PRICE)
    return refuse("B-19", "title-unreadable", payment=payment or "-")


def _label(position: Position, seat: int, payment: Payment) -> Words:
    tokens = read_payment(payment) or {}
    parts = [words("barony-label-tokens", count=n, terrain=terrain_words(t)) for t, n in tokens.items()]
    return words("barony-label-payment", tokens=[*parts], gold=gold(tokens))


class Title(Action, frozen=True, tag="title"):
    """B-19: tokens worth 15 gold for the next title. No change is given, and no token is thrown away needlessly."""

    rule = "B-19"

    tokens: Annotated[Payment, Ask(_payments, "B-19", _why, _label)]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        player = state.players[seat]
        if player.rank == DUKE:
            return refuse("B-19", "title-duke")
        worth = gold(player.tokens)
        return refuse("B-19", "title-poor", gold=worth, price=TITLE_PRICE) if worth < TITLE_PRICE else None

    def apply(self, flow: Flow[Position], seat: int) -> None:
        player = flow.state.players[seat]
        tokens = read_payment(self.tokens) or {}
        for terrain, number in tokens.items():
            player.spend(terrain, number)
        player.rank += 1
        flow.state.last = [StepView("title")]
        title = title_words(player.rank)
        flow.say("barony-event-title", seat=seat, title=title, gold=gold(tokens), points=track(player))
