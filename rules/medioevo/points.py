"""M-50, M-51, M-110, M-111: technology points at hand, and how they are spent. Whoever pays points pays them here.

Points made in this phase go first, then objective tokens not used this turn; with Monasticism purple points and tokens
stand in for what is still missing of another colour.
"""

from __future__ import annotations

from rules.medioevo.data import Colour
from rules.medioevo.data.technologies import POINT_PRICE, TECHNOLOGIES
from rules.medioevo.deeds import enter
from rules.medioevo.position import Player

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
        enter(player, "pt_spent", points, colour=colour)  # those bought with florins too
    return florins
