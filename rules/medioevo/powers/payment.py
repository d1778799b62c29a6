"""M-50, M-110: technology points: where they come from and how they are paid.

Points made this phase go first. What is missing then comes from objective tokens, from purple points by Monasticism, or
costs 100 florins each; or cards are turned for it. The ways to pay differ in what they spare.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from rules.medioevo.data import EMPIRE_CARDS, Colour
from rules.medioevo.data.technologies import POINT_PRICE, TECHNOLOGIES
from rules.medioevo.deeds import note
from rules.medioevo.position import Player, Position
from rules.medioevo.prices import spend_points, unused_tokens

Way: TypeAlias = Literal[
    "tokens",  # tokens, then florins
    "cards",  # cards are turned, then tokens, then florins
    "florins",  # tokens are spared
]
WAYS: tuple[Way, ...] = get_args(Way)
MONASTICISM = TECHNOLOGIES["monasticism"]
_PLUS = "+"  # between the colours of an alternative


# The points of cards


def alternatives(card: int) -> list[str]:
    """What a card may be turned for beside its ability, as text such as `red` or `yellow+red`."""
    return [_PLUS.join(colours) for colours in EMPIRE_CARDS[card].pt]


def colours_of(alternative: str) -> tuple[Colour, ...]:
    found = alternative.split(_PLUS)
    return tuple(colour for colour in TECHNOLOGY_COLOURS if colour in found)


TECHNOLOGY_COLOURS: tuple[Colour, ...] = get_args(Colour)


def useful(player: Player, colour: Colour) -> bool:
    """Whether points of a colour can serve for anything: a technology of it, own or lent, or Monasticism."""
    return bool(player.technology.get(colour)) or any(TECHNOLOGIES[name].colour == colour for name in player.lent)


def gain_points(player: Player, colour: Colour, number: int = 1) -> None:
    player.points[colour] = player.points.get(colour, 0) + number


# What a use costs


def has_monasticism(player: Player) -> bool:
    return player.technology.get(MONASTICISM.colour, 0) >= MONASTICISM.level


def _free_points(player: Player, colour: Colour, way: Way) -> int:
    """Points that cost nothing: made ones, and unless they are spared, tokens and what Monasticism makes of purple."""
    found = player.points.get(colour, 0)
    if way == "florins":
        return found
    found += unused_tokens(player, colour)
    if colour != MONASTICISM.colour and has_monasticism(player):
        found += player.points.get(MONASTICISM.colour, 0) + unused_tokens(player, MONASTICISM.colour)
    return found


def florins_for(player: Player, colour: Colour, points: int, way: Way = "tokens", made: int = 0) -> int:
    """What is missing, bought; `made`: points that cards are about to make."""
    return POINT_PRICE * max(0, points - made - _free_points(player, colour, way))


def ways_to_pay(player: Player, colour: Colour, points: int) -> list[Way]:
    """Those that can be afforded and differ, the cheapest in florins first."""
    made = points_of_cards(player, colour, points - player.points.get(colour, 0))
    costs: dict[Way, int] = {"tokens": florins_for(player, colour, points)}
    if made:
        costs["cards"] = florins_for(player, colour, points, "cards", sum(number for _, _, number in made))
    if florins_for(player, colour, points, "florins") != costs["tokens"]:
        costs["florins"] = florins_for(player, colour, points, "florins")
    return sorted((way for way in costs if costs[way] <= player.florins), key=lambda way: costs[way])


def most_points(player: Player, colour: Colour) -> int:
    """How many points of a colour could be paid at once, by any of the ways."""
    made = sum(number for _, _, number in points_of_cards(player, colour, 99))
    return made + _free_points(player, colour, "tokens") + player.florins // POINT_PRICE


def points_of_cards(player: Player, colour: Colour, wanted: int) -> list[tuple[int, str, int]]:
    """Upright cards to turn for so many points: card, alternative, points; those that give just this colour first."""
    found: list[tuple[int, str, int]] = []
    for card in player.cards:
        fit = [a for a in alternatives(card) if colour in colours_of(a)] if card not in player.turned else []
        if fit:
            best = min(fit, key=len)
            found.append((card, best, best.split(_PLUS).count(colour)))
    found.sort(key=lambda made: len(made[1]))
    chosen: list[tuple[int, str, int]] = []
    for made in found:
        if sum(number for _, _, number in chosen) >= wanted:
            break
        chosen.append(made)
    return chosen


# Paying


def pay_points(position: Position, seat: int, colour: Colour, points: int, way: Way) -> int:
    """Made points first, then as the way says. The florins paid."""
    player = position.players[seat]
    florins = florins_for(player, colour, points, way)
    player.florins -= florins
    left = points - florins // POINT_PRICE
    tokens = way != "florins"
    own = min(left, player.points.get(colour, 0) + (unused_tokens(player, colour) if tokens else 0))
    spend_points(player, colour, own)
    if left > own:
        spend_points(player, MONASTICISM.colour, left - own)
    note(position, seat, "pt_spent", points, colour=colour)
    return florins
