"""T-11, T-12: the players' stacks of blocks."""

from __future__ import annotations

from itertools import product
from operator import add
from typing import TypeAlias

from rules.torres.data import STACKS, TALLEST_STACK, YEARS
from rules.torres.position import Player, Position, Turn

Heights: TypeAlias = tuple[int, ...]


def tallest(stacks: list[int]) -> int:
    """The place of the tallest stack, the first of equals."""
    return stacks.index(max(stacks))


def in_use(player: Player, turn: Turn) -> int | None:
    """The place of the stack that blocks come from; None when no stack has any."""
    if turn.stack is not None and player.stacks[turn.stack]:
        return turn.stack
    if turn.building or not any(player.stacks):
        return None
    return tallest(player.stacks)


def spread(stacks: list[int], blocks: int) -> int:
    """Block by block onto the lowest stack, none higher than three; says how many are left over."""
    while blocks and stacks and min(stacks) < TALLEST_STACK:
        stacks[stacks.index(min(stacks))] += 1
        blocks -= 1
    return blocks


def ways(stacks: list[int], blocks: int) -> list[Heights]:
    """How high stacks may be once so many blocks lie on them as find room, the way of `spread` first. Which stack is
    which does not matter, so the tallest is named first."""
    even = list(stacks)
    laid = blocks - spread(even, blocks)
    rooms = (range(min(laid, TALLEST_STACK - height) + 1) for height in stacks)
    found = (map(add, stacks, parts) for parts in product(*rooms) if sum(parts) == laid)
    return list(dict.fromkeys(tuple(sorted(way, reverse=True)) for way in (even, *found)))


def to_go(position: Position, seat: int) -> int:
    """T-12: the place of the stack that this turn uses up: that of the blocks placed, else the tallest; where stacks
    are in the players' hands, the one picked."""
    turn = position.turn
    if turn.stack is not None and (turn.building or position.by_hand):
        return turn.stack
    return tallest(position.players[seat].stacks)


def leftovers(position: Position, seat: int) -> list[Heights]:
    """T-12: how the other stacks may be after this turn."""
    stacks = position.players[seat].stacks[:]
    return ways(stacks, stacks.pop(to_go(position, seat)))


def use_up(position: Position, seat: int, heights: Heights | None = None) -> None:
    """T-12: one stack is gone after every turn. Its rest goes on the others, as the player says or by itself; in a
    year's last turn there are none, and it is kept aside (2017) or given back."""
    player = position.players[seat]
    rest = player.stacks.pop(to_go(position, seat))
    if not player.stacks and position.edition == "2017" and position.year < YEARS:
        player.kept = rest
    elif heights is None:
        position.supply += spread(player.stacks, rest)
    else:
        position.supply += rest - (sum(heights) - sum(player.stacks))
        player.stacks = list(heights)


def hand_out(position: Position) -> None:
    """T-11: the stacks of a new year, and on them what was kept aside."""
    for player in position.players:
        player.stacks = list(STACKS[position.seats][position.year - 1])
        position.supply -= sum(player.stacks)
        position.supply += spread(player.stacks, player.kept)
        player.kept = 0
