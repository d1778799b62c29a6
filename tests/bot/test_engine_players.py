"""Other people's programs as players: the example of the documents, and what goes wrong with programs."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.engine import Players
from bot.engine.players import question, read_answer
from bot.settings import Settings, read_engines
from rules.core import Chance, IllegalMove, Setup, State, engine
from rules.host import OpenTable
from rules.registry import games
from tests.rules.mind.test_mind import midgame

DOCUMENT = Path(__file__).parents[2] / "docs" / "engine.md"
SAGA = games()["saga"]
STATE = midgame(SAGA, 3)
SEAT = engine.awaited(STATE)[0]


def position(state: State = STATE, table: str = "t1") -> OpenTable:
    return OpenTable(cast(Any, SimpleNamespace(id=table)), SAGA, state)


def script(text: str) -> list[str]:
    return [sys.executable, "-c", text]


@pytest.fixture
def example(tmp_path: Path) -> list[str]:
    """The player that the documents show."""
    blocks = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    (text,) = (block for block in blocks if "greedy.py" in block)
    assert len(text.strip().splitlines()) <= 45
    path = tmp_path / "greedy.py"
    path.write_text(text, encoding="utf-8")
    return [sys.executable, str(path)]


@pytest.mark.parametrize("game_id", ["saga", "barony"])
async def test_the_example_plays_whole_games(example: list[str], game_id: str) -> None:
    """Against a computer, every answer its own; the same process to the end."""
    game = games()[game_id]
    state = engine.start(game, Setup(game=game_id, version=game.version, seats=2, seed="e", unattended=True))[0]
    players, rng, played = Players({"Greedy": example}), Random(1), 0
    for index in range(1, 60):
        if state.outcome is not None:
            break
        seat = engine.awaited(state)[0]
        if seat == 0:
            table = OpenTable(cast(Any, SimpleNamespace(id="t1")), game, state)
            action, played = await players.choose("Greedy", table, seat), played + 1
            assert action is not None
        else:
            action = engine.computer_move(game, state, seat, rng)
        state = engine.play_on(state, seat, action, Chance("e", index)).state
    assert played > 10
    (only,) = players._seated.values()
    assert only._process is not None
    await players.close()
    assert only._process is None


FAULTS = {
    "silent": "import time; time.sleep(60)",
    "gone": "raise SystemExit",
    "nonsense": "print('what?', flush=True); input()",
    "a list": "print('[]', flush=True); input()",
    "too far": "print('{\"index\": 9999}', flush=True); input()",
    "unknown": 'print(\'{"action": {"do": "fly"}}\', flush=True); input()',
    "illegal": 'print(\'{"action": {"do": "conquer", "realm": "red"}}\', flush=True); input()',
    "endless": "print('x' * 3000000, flush=True); input()",
    "greedy": "x = bytearray(3 * 2**30); print('{\"index\": 0}', flush=True); input()",
}


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_program_that_is_silent_or_wrong_has_no_say(fault: str) -> None:
    players = Players({"Bad": script(f"input(); {FAULTS[fault]}")}, seconds=2.0, megabytes=512)
    try:
        assert await players.choose("Bad", position(), SEAT) is None
    finally:
        await players.close()


async def test_a_program_that_failed_is_started_anew(tmp_path: Path) -> None:
    mark = tmp_path / "tried"
    text = f"""
import json, pathlib, sys
mark = pathlib.Path({str(mark)!r})
for line in sys.stdin:
    if not mark.exists():
        mark.touch()
        raise SystemExit
    print(json.dumps({{"index": 0}}), flush=True)
"""
    players = Players({"Shy": script(text)})
    assert await players.choose("Shy", position(), SEAT) is None
    assert await players.choose("Shy", position(), SEAT) == next(iter(engine.legal(STATE, SEAT)))
    assert await players.choose("Gone", position(), SEAT) is None
    await players.close()


async def test_a_program_gets_nothing_of_the_house(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("CASTELLAN_DATABASE", "secret")
    seen = tmp_path / "seen"
    text = f"import os; open({str(seen)!r}, 'w').write(repr(dict(os.environ))); input(); print('{{\"index\": 0}}')"
    players = Players({"Nosy": script(text)})
    assert await players.choose("Nosy", position(), SEAT)
    await players.close()
    assert "secret" not in seen.read_text()


async def test_every_seat_has_a_process_of_its_own_and_few_are_kept() -> None:
    text = "import os, sys\nfor line in sys.stdin: print('{\"index\": 0}', flush=True)"
    players = Players({"Two": script(text)})
    for number in range(10):
        await players.choose("Two", position(table=f"t{number}"), SEAT)
    running = [player._process.pid for player in players._seated.values() if player._process is not None]
    assert len(set(running)) == len(running) == 8
    await players.close()


async def _at_work(players: Players) -> AsyncIterator[Any]:
    while True:
        for player in players._seated.values():
            if player._process is not None:
                yield player
        await asyncio.sleep(0.01)


async def test_whoever_is_cancelled_leaves_no_process() -> None:
    players = Players({"Slow": script("import time; time.sleep(60)")})
    asking = asyncio.create_task(players.choose("Slow", position(), SEAT))
    async with asyncio.timeout(60):
        player = await anext(_at_work(players))
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    assert player._process is None


def test_an_answer_by_number_and_by_action() -> None:
    asked = question(SAGA, STATE, SEAT)
    third = asked["actions"][1]
    assert read_answer(SAGA, asked, b'{"index": 1}') == read_answer(SAGA, asked, json.dumps({"action": third}).encode())
    with pytest.raises(IllegalMove):
        read_answer(SAGA, asked, b"{}")


def test_programs_are_named_in_the_settings() -> None:
    assert Settings(_env_file=None, castellan_engines="A b = x -y 'z z'").engines == {"A b": ["x", "-y", "z z"]}  # type: ignore[call-arg]
    for wrong in ("x", "= y", "a =", "a = b; a = c", f"{'n' * 30} = x", 'a = "b'):
        with pytest.raises(ValueError, match=r"name = command|quotation"):
            read_engines(wrong)
