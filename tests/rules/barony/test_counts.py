"""How many legal actions there are, and how many ways to go on from there: a change in any rule shows here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rules.barony import GAME
from rules.barony.frames import BaronyState
from rules.core import Chance, engine
from rules.core.record import read_record
from tests.rules.barony.builder import scene, side

HERE = Path(__file__).parent
TABLE: dict[str, list[int]] = json.loads((HERE / "move_counts.json").read_text())

SCENES = {
    "one knight each": scene(side("d3", removed=6), side("d4", removed=6)),
    "a city at a lake": scene(side(cities="c4"), side(cities="a1", removed=5), land="PPD/PFP/PPLP/PPPP"),
    "villages in reach": scene(
        side("c2 b1", villages="c1", removed=5, tokens="field"),
        side("a2", villages="b2", removed=6, tokens="plain forest"),
        land="PDPM/PPFP/PPLP",
    ),
    "titles to buy": scene(
        side("a1", removed=6, tokens="field field plain plain forest mountain"), side("a2", removed=6), land="PP/PD/FP"
    ),
}


def leaves(state: BaronyState, depth: int) -> int:
    """Games of so many actions from here."""
    if state.outcome is not None:
        return 1
    (seat,) = engine.awaited(state)
    moves = list(engine.legal(state, seat))
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        ahead = engine.clone(GAME, state)
        engine.play_on(ahead, seat, move, Chance("", 1))
        total += leaves(ahead, depth - 1)
    return total


def position(name: str) -> BaronyState:
    """A scene, or a finished game after so many of its actions: `duke-last 20`."""
    if name in SCENES:
        return SCENES[name]
    game, _, length = name.rpartition(" ")
    data = json.loads((HERE.parents[1] / "replays" / "barony" / f"{game}.json").read_text())
    data["entries"] = data["entries"][: int(length)]
    state: Any = read_record({"barony": GAME}, data).state
    return state


@pytest.mark.parametrize("name", sorted(TABLE))
def test_the_number_of_legal_actions_is_as_it_was(name: str) -> None:
    counts = TABLE[name]
    assert [leaves(position(name), depth) for depth in range(1, len(counts) + 1)] == counts
