"""The chronicle under the end of a game, and the curves of one that is played, through the real bot."""

from __future__ import annotations

from typing import Any

import pytest

from render.annals import Course, Deeds
from tests.e2e.court import ENGLISH, Court, buttons, shown
from tests.e2e.test_feast import finished


@pytest.fixture
def pages(court: Court, monkeypatch: pytest.MonkeyPatch) -> list[Course | Deeds]:
    """What is drawn from now on."""
    seen: list[Course | Deeds] = []
    for name in ("course", "deeds"):
        real = getattr(court.bot.painter, name)

        async def noted(page: Course | Deeds, real: Any = real) -> Any:
            seen.append(page)
            return await real(page)

        monkeypatch.setattr(court.bot.painter, name, noted)
    return seen


@pytest.mark.drawn
async def test_the_end_has_a_chronicle_of_two_pages_one_a_message(court: Court, pages: list[Course | Deeds]) -> None:
    table = await finished(court, "torres")
    posts = len(court.messages())
    first = shown(await court.elke.click(court.turn_message(), label="Chronicle"))
    assert first.ephemeral
    assert first.content == ENGLISH("annals-title", table=table.name)
    assert len(first.attachments) == 1
    assert isinstance(pages[-1], Deeds)
    assert list(buttons(first)) == ["The players", "The course of the game"]
    second = shown(await court.elke.click(first, label="The course of the game"))
    assert len(second.attachments) == 1
    course = pages[-1]
    assert isinstance(course, Course)
    outcome = (await court.position(table)).state.outcome
    assert outcome
    assert [curve.values[-1] for curve in course.panels[0].curves] == [*outcome.scores]
    assert len(court.messages()) == posts, "the channel keeps its one message"


async def test_a_chronicle_is_written_at_the_end_only(court: Court, pages: list[Course | Deeds]) -> None:
    table = await court.begun(court.alix, court.bruno)
    for control in (f"b:annals:{table.id}", f"b:annalspage:{table.id}:deeds"):
        answer = await court.press(court.turn_message(), court.alix, control)
        assert answer.content == ENGLISH("annals-not-over", table=table.name)
    assert (await court.press(court.turn_message(), court.alix, f"b:annalspage:{table.id}:x")).content == ENGLISH(
        "control-unknown"
    )
    assert not pages


async def test_a_chart_shows_a_game_at_play_to_anybody(court: Court, pages: list[Course | Deeds]) -> None:
    table = await court.begun(court.alix, court.bruno, game="torres")
    nothing = await court.answer_to(court.elke, "table chart", table=table.id)
    assert nothing.content == ENGLISH("chart-nothing", table=table.name)
    for _ in range(3):
        await court.move(table)
    chart = await court.answer_to(court.elke, "table chart", table=table.id)
    assert chart.ephemeral
    assert chart.content == ENGLISH("chart-title", table=table.name)
    course = pages[-1]
    assert isinstance(course, Course)
    assert not course.turns
    assert len(course.panels[0].curves[0].values) == 4
