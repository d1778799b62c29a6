"""Thinking for a seat: as its computer player, or in the place of somebody who is not there. It happens beside the
event loop; the same position gives the same thought."""

from __future__ import annotations

import asyncio
import logging
from random import Random

from rules.core import Action, IllegalMove, engine
from rules.core.standin import Mandate, stand_in
from rules.host.model import OpenTable

_PATIENCE = 120.0  # seconds for one thought; longer ones are given up
_log = logging.getLogger(__name__)


def luck_of(seed: str, branch: int, length: int, seat: int) -> Random:
    """A computer's own luck for one move."""
    return Random(f"{seed}/{branch}/{length}/{seat}")


def _luck(position: OpenTable, seat: int) -> Random:
    table = position.table
    return luck_of(table.seed, table.branch, table.length, seat)


async def thought_of(position: OpenTable, seat: int) -> Action | None:
    """What a computer would play for a seat. None when its head fails it."""
    luck = _luck(position, seat)
    thinking = asyncio.to_thread(engine.computer_move, position.game, position.state, seat, luck)
    try:
        return await asyncio.wait_for(thinking, _PATIENCE)
    except Exception:
        decision = engine.pending(position.state)[seat]
        _log.exception("table %s: the computer of seat %s failed in %s", position.table.id, seat, decision)
        return None


async def in_place_of(position: OpenTable, seat: int, mandate: Mandate | None = None) -> Action:
    """What is played for somebody who is not there. A head that fails leaves it to whatever is legal and proper."""
    thought = await thought_of(position, seat)
    luck = _luck(position, seat)
    if thought is None or not _is_legal(position, seat, thought):
        thought = engine.sample(position.state, seat, luck)
    return await asyncio.to_thread(
        stand_in, position.game, position.state, seat, luck, mandate=mandate, thought=thought
    )


def _is_legal(position: OpenTable, seat: int, action: Action) -> bool:
    try:
        return action in engine.legal(position.state, seat)
    except IllegalMove:
        return False
