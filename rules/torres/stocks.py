"""T-11, T-12: the players' stacks of blocks."""

from __future__ import annotations

from rules.torres.data import STACKS, TALLEST_STACK, YEARS
from rules.torres.position import Player, Position, Turn


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


def use_up(position: Position, seat: int) -> None:
    """T-12: one stack is gone after every turn: that of the blocks placed, else the tallest. Its rest goes on the
    others; in a year's last turn there are none, and it is kept aside (2017) or given back."""
    player, turn = position.players[seat], position.turn
    place = turn.stack if turn.building and turn.stack is not None else tallest(player.stacks)
    rest = player.stacks.pop(place)
    if not player.stacks and position.edition == "2017" and position.year < YEARS:
        player.kept = rest
    else:
        position.supply += spread(player.stacks, rest)


def hand_out(position: Position) -> None:
    """T-11: the stacks of a new year, and on them what was kept aside."""
    for player in position.players:
        player.stacks = list(STACKS[position.seats][position.year - 1])
        position.supply -= sum(player.stacks)
        position.supply += spread(player.stacks, player.kept)
        player.kept = 0
