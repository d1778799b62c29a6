"""M-50, M-110: the points that cards give, and the ways to pay for a technology: they differ in what they spare."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Literal, TypeAlias, get_args

from rules.medioevo.data import EMPIRE_CARDS, Colour
from rules.medioevo.data.technologies import POINT_PRICE, TECHNOLOGIES
from rules.medioevo.points import florins_for, points_at_hand
from rules.medioevo.position import Player

Way: TypeAlias = Literal[
    "tokens",  # tokens, then florins
    "cards",  # cards are turned, then tokens, then florins
    "florins",  # tokens are spared
]
WAYS: tuple[Way, ...] = get_args(Way)
MYSTICS = frozenset(n for n, card in EMPIRE_CARDS.items() if card.effect in ("pt_to_20", "pt_sets_to_100"))
_PLUS = "+"  # between the colours of an alternative


# The points of cards


@cache
def alternatives(card: int) -> tuple[str, ...]:
    """What a card may be turned for beside its ability, as text such as `red` or `yellow+red`."""
    return tuple(_PLUS.join(colours) for colours in EMPIRE_CARDS[card].pt)


@cache
def colours_of(alternative: str) -> tuple[Colour, ...]:
    found = alternative.split(_PLUS)
    return tuple(colour for colour in TECHNOLOGY_COLOURS if colour in found)


TECHNOLOGY_COLOURS: tuple[Colour, ...] = get_args(Colour)


def useful_colours(player: Player) -> set[Colour]:
    """Those whose points can serve: for a technology of theirs, own or lent, or to be sold by a Mystic."""
    if any(card not in player.turned for card in MYSTICS.intersection(player.cards)):
        return {*TECHNOLOGY_COLOURS}
    if player.borrowable and not MYSTICS.isdisjoint(player.borrowable):
        return {*TECHNOLOGY_COLOURS}
    return learnt_colours(player)


def learnt_colours(player: Player) -> set[Colour]:
    """Those of technologies, own or lent."""
    found: set[Colour] = {colour for colour, level in player.technology.items() if level}
    if player.lent:
        found.update(TECHNOLOGIES[name].colour for name in player.lent)
    return found


def gives_points(player: Player, card: int) -> list[str]:
    """The alternatives of a card that can serve for anything."""
    useful = useful_colours(player)
    return [found for found in alternatives(card) if not useful.isdisjoint(colours_of(found))]


@cache
def colours_on(card: int) -> frozenset[Colour]:
    """Of all its alternatives."""
    return frozenset(colours_of(_PLUS.join(alternatives(card))))


# What a use costs


def _cost(player: Player, colour: Colour, points: int, way: Way) -> int:
    return florins_for(player, colour, points, sparing=way == "florins")


def ways_to_pay(player: Player, colour: Colour, points: int, kept: Collection[int] = ()) -> list[Way]:
    """Those that can be afforded and differ, the cheapest in florins first. `kept`: cards that are not turned for
    it."""
    made = points_of_cards(player, colour, points - player.points.get(colour, 0), kept)
    costs: dict[Way, int] = {"tokens": _cost(player, colour, points, "tokens")}
    if made:
        costs["cards"] = _cost(player, colour, points - sum(number for _, _, number in made), "cards")
    sparing = _cost(player, colour, points, "florins")
    if sparing != costs["tokens"]:
        costs["florins"] = sparing
    return sorted((way for way in costs if costs[way] <= player.florins), key=lambda way: costs[way])


def most_points(player: Player, colour: Colour, kept: Collection[int] = ()) -> int:
    """How many points of a colour could be paid at once, by any of the ways."""
    made = sum(number for _, _, number in points_of_cards(player, colour, 99, kept))
    return made + points_at_hand(player, colour) + player.florins // POINT_PRICE


def uses_paid(player: Player, technology: str) -> int:
    """How often a technology could be paid for at once."""
    row = TECHNOLOGIES[technology]
    return most_points(player, row.colour) // row.points


def can_pay(player: Player, colour: Colour, points: int) -> bool:
    """By any of the ways; mostly without a look at the cards."""
    return florins_for(player, colour, points) <= player.florins or most_points(player, colour) >= points


@cache
def _purest(card: int, colour: Colour) -> tuple[str, int] | None:
    """The alternative of a card that gives the least beside a colour, and how many points of it."""
    fit = [found for found in alternatives(card) if colour in colours_of(found)]
    best = min(fit, key=len, default=None)
    return None if best is None else (best, best.split(_PLUS).count(colour))


def points_of_cards(
    player: Player, colour: Colour, wanted: int, kept: Collection[int] = ()
) -> list[tuple[int, str, int]]:
    """Upright cards to turn for so many points: card, alternative, points; those that give just this colour first."""
    found: list[tuple[int, str, int]] = []
    for card in player.cards:
        best = _purest(card, colour)
        if best and card not in player.turned and card not in kept:
            found.append((card, *best))
    found.sort(key=lambda made: len(made[1]))
    chosen: list[tuple[int, str, int]] = []
    for made in found:
        if sum(number for _, _, number in chosen) >= wanted:
            break
        chosen.append(made)
    return chosen
