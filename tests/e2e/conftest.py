from __future__ import annotations

import io
from collections.abc import AsyncGenerator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from PIL import Image

import render
from render.picture import Picture, Scene
from tests.e2e.court import Court, open_court

pytest.register_assert_rewrite("tests.e2e.watching")


@pytest.fixture
async def court(tmp_path: Path) -> AsyncGenerator[Court]:
    async with open_court(tmp_path / "castellan.sqlite3") as court:
        yield court


def _blank(view: Any, scene: Scene) -> Picture:
    file = io.BytesIO()
    Image.new("P", (16, 9)).save(file, "PNG")
    return Picture(file.getvalue(), "A map", 16, 9)


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Empty pictures: there is one at every step and click, and they are looked at elsewhere."""
    known = render.module
    drawing = ModuleType("render.medioevo")
    drawing.KINDS = dict.fromkeys(known("medioevo").KINDS, _blank)  # type: ignore[attr-defined]
    drawing.COLOURS = known("medioevo").COLOURS  # type: ignore[attr-defined]
    monkeypatch.setattr(render, "module", lambda game: drawing if game == "medioevo" else known(game))
