"""T-14 to T-17: where knights may be placed, where they may go, and where blocks may be put. Sets of squares only:
what it costs and whether one can pay is the actions' affair."""

from __future__ import annotations

from rules.torres.data import LEAST_CASTLES, Edition
from rules.torres.land import Squares, around, cornerwise, each, flood, shifts
from rules.torres.position import Position
from rules.torres.towers import Towers


def placements(towers: Towers, knights: Squares, free: Squares) -> Squares:
    """T-14: free squares beside one of these knights, on its level or lower."""
    found = 0
    for level in range(len(towers.storeys) + 1):
        standing = knights & towers.exactly(level)
        if standing:
            found |= around(standing) & ~towers.above(level)
    return found & free


def steps(towers: Towers, origin: Squares, free: Squares) -> Squares:
    """T-15: one step, at most one level up."""
    return around(origin) & free & ~towers.above(towers.level(origin) + 1)


def entered(towers: Towers, origin: Squares) -> list[Squares]:
    """T-16: the castles with a tower beside this square that is taller than it."""
    gates = around(origin) & towers.above(towers.level(origin))
    return [castle for castle in towers.plan.castles if castle & gates] if gates else []


def doors(towers: Towers, origin: Squares, free: Squares, edition: Edition) -> Squares:
    """T-16: all exits for a knight on this square, on its level or lower."""
    level, found = towers.level(origin), 0
    for castle in entered(towers, origin):
        gates = around(origin) & castle & towers.above(level)
        for floor in range(level + 1):
            rooms = castle & towers.above(floor)
            if edition == "1999":
                rooms = flood(gates, rooms)
            found |= around(rooms) & towers.exactly(floor)
    return found & free


def all_doors(towers: Towers, origin: Squares, free: Squares) -> Squares:
    """T-24: all exits, whatever their level."""
    found = 0
    for castle in entered(towers, origin):
        for floor in range(towers.top(castle)):
            found |= around(castle & towers.above(floor)) & towers.exactly(floor)
    return found & free


def moves(position: Position, origin: Squares, free: Squares) -> Squares:
    """T-15, T-16: everywhere that one action point takes a knight."""
    towers = position.towers
    return steps(towers, origin, free) | doors(towers, origin, free, position.edition)


def movable(position: Position, seat: int) -> Squares:
    """The knights of a player that can go anywhere."""
    towers, free, knights = position.towers, position.free, position.players[seat].knights
    able = 0
    for level in range(len(towers.storeys) + 1):
        standing = knights & towers.exactly(level)
        if standing:
            able |= standing & around(free & ~towers.above(level + 1))
    for origin in each(knights & ~able):
        if doors(towers, origin, free, position.edition):
            able |= origin
    return able


def climbs(towers: Towers, origin: Squares, free: Squares) -> Squares:
    """T-22: one step, exactly two levels up."""
    return around(origin) & free & towers.exactly(towers.level(origin) + 2)


def slants(towers: Towers, origin: Squares, free: Squares) -> Squares:
    """T-24: one step diagonally, at most one level up."""
    return cornerwise(origin) & free & ~towers.above(towers.level(origin) + 1)


def leaps(position: Position, seat: int, origin: Squares, free: Squares) -> Squares:
    """T-26: behind an opponent's knight that stands right beside, at most one level up."""
    own = position.players[seat].knights | position.king
    foreign, found = position.occupied & ~own, 0
    if around(origin) & foreign:
        for over, behind in shifts(origin):
            if over & foreign:
                found |= behind
    return found & free & ~position.towers.above(position.towers.level(origin) + 1)


# Blocks


def sites(towers: Towers, free: Squares) -> Squares:
    """T-17: where a block may be put: on a tower below its castle's area, or on ground beside exactly one castle."""
    return (towers.unfinished() | towers.plan.beside_one) & free


def raisable(towers: Towers) -> Squares:
    """T-23: squares that may get a block under whoever stands there; on the ground it may found a castle."""
    return towers.unfinished() | towers.plan.beside_one | towers.plan.apart


def splits(towers: Towers, origin: Squares) -> bool:
    """T-25: whether lifting this square's block would leave its castle in two parts."""
    if towers.above(1) & origin:
        return False
    rest = towers.plan.castle_at(origin) & ~origin
    return rest != flood(rest & -rest, rest)


def shift_targets(towers: Towers, origin: Squares, free: Squares) -> Squares:
    """T-25: where the top block of a square may go. The board is judged with the block lifted."""
    if splits(towers, origin):
        return 0
    lifted = towers.copy()
    lifted.lift(origin)
    found = raisable(lifted) & free & ~origin
    plan = lifted.plan
    if len(plan.castles) < LEAST_CASTLES:
        found &= plan.apart if len(plan.castles) == LEAST_CASTLES - 1 else 0
    for castle in plan.castles:
        beyond = lifted.top(castle) - castle.bit_count()
        if beyond > 0:  # the castle has shrunk: only the block itself can make good for it
            found &= around(castle) & plan.beside_one if beyond == 1 else 0
    return found
