"""Pictures by command: the map for everybody, whole or close up; a hand for its owner."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest

import render
from tests.cogs.bazaar import GAMES, BazaarBot, install
from tests.e2e.court import Court, open_court


@pytest.fixture
async def court(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Court]:
    install(monkeypatch)
    async with open_court(tmp_path / "castellan.sqlite3", BazaarBot, GAMES) as court:
        await court.begun(court.alix, court.bruno, game="bazaar")
        yield court
    render.module.cache_clear()


async def alt(court: Court, person: Any, command: str, **options: str) -> str:
    """What is shown, as it is told to those who cannot see."""
    told = await court.answer_to(person, command, **options)
    assert told.ephemeral
    (picture,) = told.attachments
    return picture.description


async def places(court: Court, person: Any, text: str, command: str = "bazaar map", option: str = "zoom") -> list[str]:
    offered = await person.autocomplete(court.channel, command, option, text)
    return [choice["value"] for choice in offered]


async def test_the_map_is_shown_whole_or_close_up(court: Court) -> None:
    assert await alt(court, court.alix, "bazaar map") == "Stalls, seen by 0"
    assert await alt(court, court.alix, "bazaar map", zoom="c07") == "Stalls at c07, seen by 0"
    assert await alt(court, court.alix, "bazaar map", zoom=" corner 8 ") == "Stalls at c08, seen by 0", "by its name"


async def test_a_bystander_sees_what_is_public(court: Court) -> None:
    assert await alt(court, court.elke, "bazaar map", zoom="c07") == "Stalls at c07, seen by None"
    assert await alt(court, court.elke, "bazaar ledger") == "Stalls, seen by None"
    refused = await court.answer_to(court.elke, "bazaar hand")
    assert not refused.attachments
    assert "no seat" in refused.content


async def test_a_private_picture_is_its_owners(court: Court) -> None:
    assert await alt(court, court.bruno, "bazaar hand") == "Stalls, seen by 1"


async def test_places_are_completed_by_id_and_name(court: Court) -> None:
    assert len(await places(court, court.alix, "")) == 25
    assert await places(court, court.alix, "c29") == ["c29"]
    assert await places(court, court.alix, "CORNER 29") == ["c29"]
    assert await places(court, court.alix, "corner 29", "table board", "place") == ["c29"]


async def test_places_are_those_that_one_may_know(court: Court) -> None:
    assert await places(court, court.alix, "own") == ["own"]
    assert await places(court, court.elke, "own") == []


async def test_an_unknown_place_is_said_to_be_unknown(court: Court) -> None:
    for command, option in (("bazaar map", "zoom"), ("table board", "place")):
        refused = await court.answer_to(court.alix, command, **{option: "atlantis"})
        assert "I see no such place there: atlantis." in refused.content
        assert not refused.attachments
