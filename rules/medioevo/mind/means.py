"""The technology points that a seat has each turn without paying for them."""

from __future__ import annotations

from rules.medioevo.data import POINT_PRICE, Colour
from rules.medioevo.economy import MONASTICISM, colours_on
from rules.medioevo.table import Player


def points_a_turn(player: Player, colour: Colour) -> int:
    """M-50, M-51: a token gives one, and so does a card, which may as well be needed for something else."""
    own = player.tokens.get(colour, 0) + sum(colour in colours_on(card) for card in player.cards)
    if colour != MONASTICISM.colour and player.technology.get(MONASTICISM.colour, 0) >= MONASTICISM.level:
        own += player.tokens.get(MONASTICISM.colour, 0)
    return own


def prices(player: Player, colour: Colour, uses: int, points: int = 1) -> list[int]:
    """M-110: florins for each of so many uses in one turn, the cheapest first."""
    free = points_a_turn(player, colour)
    return [POINT_PRICE * max(0, min(points, points * (use + 1) - free)) for use in range(uses)]
