"""What must hold in every position that play can reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.torres.actions.setup import stage
from rules.torres.data import BLOCKS, BUYS, CARDS, COLOURS, KNIGHTS, LAP, LEAST_CASTLES, TALLEST_STACK
from rules.torres.land import ALL
from rules.torres.position import Player, Position


def faults(position: Position) -> list[str]:
    return [*_blocks(position), *_figures(position), *_stacks(position), *_cards(position), *_track(position)]


def _blocks(position: Position) -> Iterator[str]:
    towers = position.towers
    total = towers.blocks + sum(player.blocks for player in position.players) + position.supply
    if total != BLOCKS:
        yield f"T-1: there are {total} blocks"
    if position.supply < 0:
        yield f"T-1: the supply has {position.supply} blocks"
    if any(upper & ~lower for lower, upper in zip([ALL, *towers.storeys], towers.storeys, strict=False)):
        yield "T-1: a block hangs in the air"
    if towers.storeys and not towers.storeys[-1]:
        yield "T-1: the highest storey is empty"
    if towers.too_tall():
        yield "T-17: a tower is higher than its castle's area"
    if stage(position) is None and len(towers.plan.castles) < LEAST_CASTLES:
        yield f"T-25: only {len(towers.plan.castles)} castles are left"


def _figures(position: Position) -> Iterator[str]:
    figures = [player.knights for player in position.players]
    standing = sum(map(int.bit_count, figures)) + bool(position.king)
    if position.occupied.bit_count() != standing:
        yield "T-14: two figures on one square"
    if position.king and (position.king.bit_count() != 1 or not position.king & position.towers.footprint):
        yield "T-33: the king does not stand on a castle"
    for seat, knights in enumerate(figures):
        if knights & ~ALL or knights.bit_count() > KNIGHTS:
            yield f"T-1: seat {seat} has knights that cannot be"
        if not knights and stage(position) is None:
            yield f"T-6: seat {seat} has no knight on the board"


def _stacks(position: Position) -> Iterator[str]:
    over = stage(position) is not None or position.outcome is not None
    for seat, player in enumerate(position.players):
        if any(not 0 <= blocks <= TALLEST_STACK for blocks in (*player.stacks, player.kept)):
            yield f"T-12: seat {seat} has the stacks {player.stacks} and {player.kept} kept"
        if player.kept and player.stacks:
            yield f"T-11: seat {seat} keeps blocks aside during a year"
        done = (seat - position.starter) % position.seats < position.turns
        if not over and len(player.stacks) != position.rounds - position.round + (not done):
            yield f"T-12: seat {seat} has {len(player.stacks)} stacks left"


def _cards(position: Position) -> Iterator[str]:
    if position.cards == "common":
        held = [card for player in position.players for card in _held(player)]
        if Counter([*held, *(slip.card for slip in position.deck)]) != Counter(CARDS * COLOURS):
            yield "T-7: the common deck is not complete"
        return
    for seat, player in enumerate(position.players):
        if Counter([*_held(player), *(slip.card for slip in player.deck)]) != Counter(CARDS):
            yield f"T-4: seat {seat} has not one card of each kind"
        if position.cards == "advanced" and len(player.hand) + len(player.played) != len(CARDS):
            yield f"T-41: seat {seat} has cards that are not in hand"


def _held(player: Player) -> list[str]:
    return [*player.hand, *player.bought, *player.looked, *player.played]


def _track(position: Position) -> Iterator[str]:
    for place, count in Counter(player.score % LAP for player in position.players if player.score).items():
        if count > 1 or (place == 0 and any(not player.score for player in position.players)):
            yield f"T-21: markers share the space {place}"
    turn = position.turn
    if not 0 <= turn.points <= 7 or not 0 <= turn.bought <= BUYS:
        yield f"T-13: {turn.points} action points, {turn.bought} cards bought"
