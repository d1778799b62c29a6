"""M-50, M-51, M-110, M-111: technology points: what cards give, what is at hand, and the ways to pay with them. Whoever
pays points pays them here."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Literal, TypeAlias, get_args

from rules.medioevo.data import EMPIRE_CARDS, POINT_PRICE, TECHNOLOGIES, Colour
from rules.medioevo.table import Player

MONASTICISM = TECHNOLOGIES["monasticism"]


def own_points(player: Player, colour: Colour) -> int:
    """Of the colour itself: made in this phase, and objective tokens that have given no point this turn (M-51)."""
    return player.points.get(colour, 0) + player.tokens.get(colour, 0) - player.used_tokens.get(colour, 0)


def points_at_hand(player: Player, colour: Colour, *, sparing: bool = False) -> int:
    """All that cost nothing. `sparing`: made ones only, so that tokens and purple points are kept."""
    if sparing:
        return player.points.get(colour, 0)
    found = own_points(player, colour)
    if player.technology.get(MONASTICISM.colour, 0) >= MONASTICISM.level and colour != MONASTICISM.colour:
        found += own_points(player, MONASTICISM.colour)
    return found


def florins_for(player: Player, colour: Colour, points: int, *, sparing: bool = False) -> int:
    """M-110: what is missing costs a hundred each."""
    return POINT_PRICE * max(0, points - points_at_hand(player, colour, sparing=sparing))


def gain_points(player: Player, colour: Colour, number: int = 1) -> None:
    player.points[colour] = player.points.get(colour, 0) + number


def take_points(player: Player, colour: Colour, number: int) -> None:
    """Points of the colour itself: made ones go first, then tokens."""
    made = min(number, player.points.get(colour, 0))
    if made:
        player.points[colour] -= made
    if number > made:
        player.used_tokens[colour] = player.used_tokens.get(colour, 0) + number - made


def pay_points(player: Player, colour: Colour, points: int, *, sparing: bool = False) -> int:
    """Points that cost nothing first, then florins. The florins paid."""
    florins = florins_for(player, colour, points, sparing=sparing)
    player.florins -= florins
    left = points - florins // POINT_PRICE
    own = min(left, player.points.get(colour, 0) if sparing else own_points(player, colour))
    take_points(player, colour, own)
    take_points(player, MONASTICISM.colour, left - own)
    if points:
        player.note("pt_spent", points, colour=colour)  # those bought with florins too
    return florins


Way: TypeAlias = Literal[
    "tokens",  # tokens, then florins
    "cards",  # cards are turned, then tokens, then florins
    "florins",  # tokens are spared
]
WAYS: tuple[Way, ...] = get_args(Way)
MYSTICS = frozenset(n for n, card in EMPIRE_CARDS.items() if card.character == "mystic")  # they sell points
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
    """The colours whose points can serve: for a technology of theirs, own or lent, or to be sold by a Mystic."""
    if any(card not in player.turned for card in MYSTICS.intersection(player.cards)):
        return {*TECHNOLOGY_COLOURS}
    if player.borrowable and not MYSTICS.isdisjoint(player.borrowable):
        return {*TECHNOLOGY_COLOURS}
    return learnt_colours(player)


def learnt_colours(player: Player) -> set[Colour]:
    """The colours of technologies, own or lent."""
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
    """The colours of a card's points, of all its alternatives."""
    return frozenset(colours_of(_PLUS.join(alternatives(card))))


# What a use costs


def _cost(player: Player, colour: Colour, points: int, way: Way) -> int:
    return florins_for(player, colour, points, sparing=way == "florins")


def ways_to_pay(player: Player, colour: Colour, points: int, kept: Collection[int] = ()) -> list[Way]:
    """The ways to pay that can be afforded and differ, the cheapest in florins first. `kept`: cards that are not
    turned for it."""
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
