from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from rules.host import lobby
from tests.e2e.court import Court, open_court

pytest.register_assert_rewrite("tests.e2e.watching")


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every scenario has its own seed, the same at every run: a failure can be looked at again."""
    rng = Random(request.node.nodeid)
    fixed = SimpleNamespace(choice=rng.choice, token_hex=lambda size: rng.randbytes(size).hex())
    monkeypatch.setattr(lobby, "secrets", fixed)


@pytest.fixture
async def court(tmp_path: Path) -> AsyncGenerator[Court]:
    async with open_court(tmp_path / "castellan.sqlite3") as court:
        yield court
