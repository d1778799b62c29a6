from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from rules.host import lobby, opening
from tests.bot.publish.stage import Stage, open_stage


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same ids and seeds at every run."""
    rng = Random(request.node.nodeid)
    fixed = SimpleNamespace(choice=rng.choice, token_hex=lambda size: rng.randbytes(size).hex())
    for module in (opening, lobby):
        monkeypatch.setattr(module, "secrets", fixed)


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncGenerator[Stage]:
    async with open_stage(tmp_path / "castellan.sqlite3") as stage:
        yield stage
