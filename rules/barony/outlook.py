"""What an option would bring about, for whoever chooses, and how much speaks for it. All of it lies open."""

from __future__ import annotations

from rules.barony.data import GOLD, LEVY, LEVY_BY_A_LAKE, POINTS_PER_CITY
from rules.barony.land import Hex, distance
from rules.barony.phrases import terrain_words
from rules.barony.position import Fallen, Position, building_on, doomed
from rules.core import Words, words

_PRICE = {"village": 2.0, "knight": 1.0}  # what one would rather destroy


def levy(position: Position, city: Hex) -> int:
    """B-11: knights that a city may raise at once."""
    return LEVY_BY_A_LAKE if city in position.board.shore else LEVY


def march_outcome(position: Position, seat: int, target: Hex) -> Words | None:
    """A knight enters: what falls, whom it joins, with whom it shares the hex."""
    fallen = doomed(position, seat, target)
    if fallen:
        return words("barony-outcome-destroys", pieces=[*map(_piece, fallen)])
    if own := position.players[seat].knights.get(target, 0):
        return words("barony-outcome-joins", count=own)
    others = [other for other, player in position.opponents(seat) if player.pawns(target)]
    named = [words("barony-outcome-player", seat=other) for other in others]
    return words("barony-outcome-shares", players=[*named]) if named else None


def _piece(fallen: Fallen) -> Words:
    return words("barony-outcome-piece", owner_seat=fallen.seat, piece=words(f"barony-kind-{fallen.kind}"))


def march_likely(position: Position, seat: int, target: Hex) -> float:
    """One goes where something falls, else where building pays."""
    free = GOLD[position.board.terrain[target]] / 10 if building_on(position, target) is None else 0
    return sum(_PRICE[piece.kind] for piece in doomed(position, seat, target)) + free


def promise(position: Position, seat: int, hex_: Hex) -> float:
    """Of a starting city: what lies around its hex, what a lake adds, and how well it keeps apart from one's others."""
    board = position.board
    marches = board.marches[hex_].items()
    around = sum(GOLD[board.terrain[near]] * 0.5**steps for near, steps in marches if 0 < steps < 4)
    own = (distance(hex_, city) for city in position.players[seat].sites("city"))
    crowding = sum(max(0, 5 - apart) for apart in own)
    return around + 6.0 * (hex_ in board.shore) - crowding


def landing_outcome(position: Position, seat: int, hex_: Hex) -> Words | None:
    """Whose pieces a knight would be beside."""
    named = [words("barony-outcome-player", seat=other) for other in _neighbours(position, seat, hex_)]
    return words("barony-outcome-beside", players=[*named]) if named else None


def landing_likely(position: Position, seat: int, hex_: Hex) -> float:
    return sum(_neighbours(position, seat, hex_).values()) + march_likely(position, seat, hex_)


def _neighbours(position: Position, seat: int, hex_: Hex) -> dict[int, int]:
    """The others’ pieces beside a hex."""
    near = position.board.near[hex_]
    found = {other: sum(player.pawns(each) for each in near) for other, player in position.opponents(seat)}
    return {other: count for other, count in found.items() if count}


def building_likely(position: Position, seat: int, hex_: Hex) -> float:
    terrain = position.board.terrain[hex_]
    return GOLD[terrain] if position.pile(terrain) != 0 else 0


def building_outcome(position: Position, seat: int, hex_: Hex) -> Words:
    """B-16: the token that a building earns."""
    gold = building_likely(position, seat, hex_)
    terrain = terrain_words(position.board.terrain[hex_])
    return words("barony-label-token", terrain=terrain, gold=int(gold)) if gold else words("barony-outcome-no-token")


def city_outcome(position: Position, seat: int, hex_: Hex) -> Words:
    return words("barony-outcome-points", points=POINTS_PER_CITY)


def levy_outcome(position: Position, seat: int, city: Hex) -> Words:
    return words("barony-outcome-levy", count=_raised(position, seat, city))


def levy_likely(position: Position, seat: int, city: Hex) -> float:
    return _raised(position, seat, city)


def _raised(position: Position, seat: int, city: Hex) -> int:
    return min(levy(position, city), position.players[seat].reserve("knight"))


def lake_outcome(position: Position, seat: int, hex_: Hex) -> Words | None:
    """B-11: a city beside a lake raises more knights."""
    return words("barony-outcome-levy", count=LEVY_BY_A_LAKE) if hex_ in position.board.shore else None
