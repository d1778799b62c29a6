"""How hexes, tokens and refusals are put into words."""

from __future__ import annotations

from functools import cache

from rules.barony.data import GOLD
from rules.barony.land import Hex, Terrain, distance
from rules.barony.position import Position
from rules.core import Refusal, Words, words
from rules.core.words import Arg


def refuse(rule: str, key: str, *places: Hex, **args: Arg) -> Refusal:
    return Refusal(rule, words(f"barony-refusal-{key}", **args), places)


@cache
def terrain_words(terrain: Terrain) -> Words:
    return words(f"barony-terrain-{terrain}")


@cache
def title_words(rank: int) -> Words:
    return words(f"barony-title-{rank}")


def hex_label(position: Position, seat: int, hex_: Hex) -> Words:
    return words("barony-label-hex", hex=hex_, terrain=terrain_words(position.board.terrain[hex_]))


def knights_label(position: Position, seat: int, hex_: Hex | None) -> Words:
    if hex_ is None:
        return words("barony-label-no-second")
    count = position.players[seat].knights.get(hex_, 0)
    return words("barony-label-knights", hex=hex_, terrain=terrain_words(position.board.terrain[hex_]), count=count)


def token_label(position: Position, seat: int, terrain: Terrain) -> Words:
    return words("barony-label-token", terrain=terrain_words(terrain), gold=GOLD[terrain])


def hexes_apart(position: Position, hex_: Hex, other: Hex) -> float:
    """How far a proposal lies from what was asked for."""
    board = position.board.terrain
    return distance(hex_, other) if hex_ in board and other in board else 0


def off_board(position: Position, hex_: object) -> Refusal | None:
    """Nothing on the board has this name."""
    if hex_ in position.board.terrain:
        return None
    return refuse("", "no-hex", hex="-" if hex_ is None else str(hex_))
