"""Thinking for a seat: as its computer player, or in the place of somebody who is not there. It happens beside the
event loop; the same position gives the same thought."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from rules.core import Action, Game, IllegalMove, engine
from rules.core.standin import Mandate, stand_in
from rules.host.model import OpenTable, Table
from rules.mind import think

PATIENCE = 120.0  # seconds for one thought; longer ones are given up
_log = logging.getLogger(__name__)


def luck_of(table: Table, seat: int, length: int | None = None) -> str:
    """A computer's own luck for one move."""
    return f"{table.seed}/{table.branch}/{table.length if length is None else length}/{seat}"


async def thought_of(position: OpenTable, seat: int) -> Action | None:
    """What a computer would play for a seat, as hard as it tries. None when its head fails it."""
    chair, luck = position.table.seats[seat], Random(luck_of(position.table, seat))
    return await _aside(position, seat, partial(think, temper=chair.temper), chair.level, luck)


async def quick_thought(position: OpenTable, seat: int) -> Action | None:
    """What it would play without searching."""
    return await _aside(position, seat, engine.computer_move, Random(luck_of(position.table, seat)))


async def _aside(position: OpenTable, seat: int, thought: Callable[..., Action], *given: Any) -> Action | None:
    """In a thread of its own; one that does not end is left to itself."""
    thinking = asyncio.to_thread(thought, position.game, position.state, seat, *given)
    try:
        return await asyncio.wait_for(thinking, PATIENCE)
    except Exception:
        decision = engine.pending(position.state)[seat]
        facts = {"event": "computer", "table": position.table.id, "seat": seat}
        said = "table %s: the computer of seat %s failed in %s"
        _log.exception(said, position.table.id, seat, decision, extra={"facts": facts})
        return None


def mandate_of(game: Game[Any], wishes: Mandate) -> Mandate:
    """What somebody has entrusted to a regent at a table of that game, of what they have entrusted in all games.

    >>> from rules.barony import GAME
    >>> mandate_of(GAME, {"war": False, "barony.war": True, "saga.spend": 2})
    {'war': True}
    """
    found = {matter: wishes.get(f"{game.id}.{matter}", wishes.get(matter)) for matter in game.matters}
    return {matter: trust for matter, trust in found.items() if trust is not None}


async def in_place_of(position: OpenTable, seat: int, mandate: Mandate | None = None) -> Action:
    """What is played for somebody who is not there. A head that fails leaves it to whatever is legal and proper."""
    thought = await quick_thought(position, seat)
    luck = Random(luck_of(position.table, seat))
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
