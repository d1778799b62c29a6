"""The light house: the bot's commands and controls on a real store, without a Discord."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from tests.light import LightHouse, light_house


@pytest.fixture
async def house(tmp_path: Path) -> AsyncGenerator[LightHouse]:
    async with light_house(tmp_path / "castellan.sqlite3") as house:
        yield house
