from __future__ import annotations

import io
from collections.abc import AsyncGenerator
from hashlib import blake2b
from pathlib import Path
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


def _sketch(game_id: str, view: Any, scene: Scene, kind: str = "board") -> Picture:
    told = (game_id, kind, view, scene.title, scene.rings, scene.marks, scene.numbers, scene.chosen, scene.focus)
    file = io.BytesIO()
    Image.frombytes("L", (4, 5), blake2b(repr(told).encode(), digest_size=20).digest()).save(file, "PNG")
    return Picture(file.getvalue(), "A map", 4, 5)


@pytest.fixture(autouse=True)
def sketched(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few pixels for a picture, others for another one: there is one at every step and click, and what they show is
    looked at elsewhere. Where a test looks at them, it is marked as `drawn`."""
    if request.node.get_closest_marker("drawn") is None:
        monkeypatch.setattr(render, "picture", _sketch)
        monkeypatch.setattr(render, "post", lambda game_id, view, scene: (_sketch(game_id, view, scene, render.TURN),))
