"""Whatever is said to the bot, it answers in words: a short run of `tests.fuzz_commands`."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.registry import games
from tests.fuzz_commands import fuzz

RECORDS = 3  # recorded games, and of each step in them two positions


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(games()))
async def test_every_command_and_control_answers_in_words(tmp_path: Path, game: str) -> None:
    counts = await fuzz(tmp_path / "castellan.sqlite3", [game], records=RECORDS, most=2, seed=f"suite {game}")
    assert all(counts[kind] for kind in ("moves", "played", "completions", "clicks", "forged", "others"))
