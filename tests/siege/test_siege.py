"""The short form of `make siege`: the bot as a process, the worst moments one by one, and what must hold after all of
them, whatever the timing. The times here only say when a machine hangs."""

from __future__ import annotations

import json
import time
from collections import Counter

import pytest

from tests.siege.camp import pitched
from tests.siege.discretion import indiscretions
from tests.siege.reckoning import reckoning
from tests.siege.scenarios import ALL, play
from tests.siege.twice import Watch

_PATIENCE = 180.0  # seconds after which what stands still is stuck
_UNHURRIED = 300.0  # for first answers: how fast this machine is must not decide


@pytest.mark.xdist_group("siege")
async def test_nothing_is_lost_doubled_told_twice_stuck_or_leaked() -> None:
    began = time.monotonic()
    async with pitched(7, first_answer=_UNHURRIED) as camp:
        watch = Watch(camp)
        alix, bruno, clara, *_ = camp.players
        hall, yard, *_ = camp.halls
        await camp.open_table(hall, "torres", [alix, bruno], 0)
        await camp.open_table(yard, "torres", [clara], 1, thread=True)
        await play(camp, 1)
        for scenario in ALL:
            await scenario(camp)
        told = indiscretions(camp)
        lines = [json.loads(line) for line in camp.keep.log.read_text().splitlines() if line.startswith("{")]
        report = await reckoning(camp, watch, Counter(), patience=_PATIENCE, began=began)
    assert report.wrong == {name: [] for name in report.wrong}
    assert report.killed == 3
    assert told == [], "the log names nobody and quotes nothing"
    assert {line["table"] for line in lines if line.get("event") == "commit"}, "and has a line for every commit"
    assert report.acknowledged >= 4
