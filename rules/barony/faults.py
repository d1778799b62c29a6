"""What must hold in every position that play can reach."""

from __future__ import annotations

from collections.abc import Iterator

from rules.barony.data import DUKE, PILE, RESOURCES, SUPPLY
from rules.barony.land import Hex
from rules.barony.position import Position, city_beside, occupied


def faults(position: Position) -> list[str]:
    return [*_supply_faults(position), *_bank_faults(position), *_hex_faults(position)]


def _supply_faults(position: Position) -> Iterator[str]:
    for seat, player in enumerate(position.players):
        for kind in SUPPLY:
            if not 0 <= player.reserve(kind) <= SUPPLY[kind]:
                yield f"B-1: seat {seat} has {player.reserve(kind)} {kind} in reserve"
        if player.removed < 0 or any(number < 1 for number in player.knights.values()):
            yield f"B-1: seat {seat} has knights that cannot be"
        if not 0 <= player.rank <= DUKE:
            yield f"B-19: seat {seat} has rank {player.rank}"


def _bank_faults(position: Position) -> Iterator[str]:
    for seat, player in enumerate(position.players):
        for terrain, number in player.tokens.items():
            if terrain not in RESOURCES or number < 1:
                yield f"B-4: seat {seat} has {number} tokens of {terrain}"
    for terrain in RESOURCES:
        left = position.pile(terrain)
        if left is not None and not 0 <= left <= PILE:
            yield f"B-4: the bank has {left} tokens of {terrain}"


def _hex_faults(position: Position) -> Iterator[str]:
    for hex_ in occupied(position):
        terrain = position.board.terrain.get(hex_)
        here = [seat for seat, p in enumerate(position.players) if hex_ in p.knights or hex_ in p.buildings]
        if terrain is None or terrain == "lake":
            yield f"B-13: a piece stands on {hex_}, which is {terrain}"
            continue
        if len([p for p in position.players if hex_ in p.buildings]) > 1:
            yield f"B-16: two buildings on {hex_}"
        if len(here) > 1:
            yield from _shared_hex_faults(position, hex_)
        if any(player.buildings.get(hex_) == "city" for player in position.players):
            yield from _city_faults(position, hex_)


def _shared_hex_faults(position: Position, hex_: Hex) -> Iterator[str]:
    if position.board.terrain[hex_] == "mountain":
        yield f"B-13: several players on the mountain {hex_}"
    if any(player.buildings.get(hex_) in ("city", "stronghold") for player in position.players):
        yield f"B-13: a foreign pawn in the walls of {hex_}"
    if any(player.pawns(hex_) > 1 for player in position.players):
        yield f"B-14: two pawns of one player beside a foreign one on {hex_}"


def _city_faults(position: Position, hex_: Hex) -> Iterator[str]:
    if position.board.terrain[hex_] == "forest":
        yield f"B-17: a city in the forest {hex_}"
    if beside := city_beside(position, hex_):
        yield f"B-17: the cities {hex_} and {beside} are neighbours"
