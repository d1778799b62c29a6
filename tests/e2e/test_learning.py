"""A guided first game: opened and begun in one go, a coach above each new kind of decision, for one person only."""

from __future__ import annotations

from typing import Any

import pytest

from bot.coach import course_of
from rules.core import engine
from rules.host import Table
from rules.registry import games
from tests.e2e.court import ENGLISH, Court, buttons, menus, shown, values
from tests.e2e.panels import choose, make_move

HOSTED = "Barony, Medioevo Universale, Saga and Torres"
MARK = "> **Co"  # how a coach’s line begins, in both languages


async def learnt(court: Court, game: str, **options: Any) -> tuple[Table, Any]:
    """A guided table of Alix's, and what she was told."""
    told = await court.answer_to(court.alix, "table learn", game=game, **options)
    return (await court.host.tables())[0], told


async def my_turn(court: Court, table: Table) -> None:
    """The computers play until Alix is awaited."""
    for _ in range(60):
        position = await court.position(table)
        if 0 in engine.awaited(position.state):
            return
        await court.wait(2)
    raise AssertionError("Alix is never awaited")


async def first_panel(court: Court, table: Table, told: Any) -> Any:
    await my_turn(court, table)
    return shown(await court.alix.click(told, label=ENGLISH("button-first-panel")))


def lesson(panel: Any) -> str | None:
    lines = [line for line in panel.content.split("\n") if MARK in line]
    assert len(lines) <= 1
    return lines[0] if lines else None


@pytest.mark.parametrize("game", sorted(games()))
async def test_a_guided_game_is_one_press_away(court: Court, game: str) -> None:
    table, told = await learnt(court, game)
    course = course_of(game)
    assert course is not None
    assert told.ephemeral
    assert table.status == "running"
    assert [seat.player for seat in table.seats] == [court.alix.id, *[None] * (course.seats - 1)]
    assert table.options == dict(course.options)
    panel = await first_panel(court, table, told)
    assert panel.ephemeral
    assert lesson(panel)
    assert ENGLISH("button-uncoach") in buttons(panel)
    assert not any(MARK in message.content for message in court.messages()), "the coach speaks in private only"


@pytest.mark.parametrize(
    ("game", "moves", "least"), [("barony", 7, 4), ("saga", 6, 2), ("torres", 9, 4), ("medioevo", 14, 6)]
)
async def test_the_first_turns_are_coached_step_by_step(court: Court, game: str, moves: int, least: int) -> None:
    """By panel, as a newcomer would, with a restart in between: nothing is told for two decisions, and whatever the
    deal, so many lessons come."""
    table, _ = await learnt(court, game)
    told: dict[str, str] = {}
    for number in range(moves):
        panel = await played_panel(court, table)
        decision = await asked_now(court, table)
        for line in await lessons_of_a_move(court, table, panel):
            assert told.setdefault(line, decision) == decision, line
        if number == moves // 2:
            await court.restart()
    assert len(told) >= least


async def asked_now(court: Court, table: Table) -> str:
    decision = engine.pending((await court.position(table)).state)[0]
    return f"{decision.id} {decision.prompt.key}"


async def lessons_of_a_move(court: Court, table: Table, panel: Any) -> list[str]:
    """What the coach says while a sensible move is put together."""
    person, action = await court.think(table, 0)
    position = await court.position(table)
    heard = [lesson(panel)]

    async def listen(_: int) -> None:
        heard.append(lesson(panel))

    await make_move(person, panel, position, 0, action, before=listen)
    heard.append(lesson(panel))
    await person.click(panel, label="Confirm")
    return [line for line in heard if line is not None]


async def test_a_lesson_stays_while_its_decision_is_open_and_is_told_once(court: Court) -> None:
    table, told = await learnt(court, "barony")
    panel = await first_panel(court, table, told)
    first = lesson(panel)
    await choose(court.alix, panel, values(menus(panel)["pick"])[0])
    assert lesson(panel) == first, "also when the move is confirmed"
    await court.alix.click(panel, label="Back")
    assert lesson(panel) == first
    again = shown(await court.alix.click(court.turn_message(), label="Your turn"))
    assert lesson(again) == first, "also in another panel"
    await choose(court.alix, again, values(menus(again)["pick"])[0])
    await court.alix.click(again, label="Confirm")
    assert lesson(again) not in (None, first), "the second city is another lesson"


async def test_lessons_are_remembered_over_a_restart(court: Court) -> None:
    table, told = await learnt(court, "barony")
    panel = await first_panel(court, table, told)
    first = lesson(panel)
    await court.restart()
    again = shown(await court.alix.click(court.turn_message(), label="Your turn"))
    assert lesson(again) == first, "the decision is still open"
    await lessons_of_a_move(court, table, again)
    seen = {first}
    while len(seen) < 3:
        now = await played_panel(court, table)
        assert lesson(now) not in seen
        seen.add(lesson(now))
        await lessons_of_a_move(court, table, now)
        await court.restart()


async def played_panel(court: Court, table: Table) -> Any:
    await my_turn(court, table)
    return shown(await court.alix.click(court.turn_message(), label="Your turn"))


async def test_the_coach_is_sent_away_and_called_back(court: Court) -> None:
    table, told = await learnt(court, "barony")
    panel = await first_panel(court, table, told)
    first, before = lesson(panel), (await court.host.table(table.id)).length
    result = await court.alix.click(panel, label=ENGLISH("button-uncoach"))
    assert lesson(panel) is None
    assert "/me coach" in shown(result).content
    assert ENGLISH("button-uncoach") not in buttons(panel)
    assert (await court.host.table(table.id)).length == before, "the game has not moved"
    told = await court.answer_to(court.alix, "me coach", switch="on")
    again = shown(await court.alix.click(told, label="Your turn"))
    assert lesson(again) == first
    await court.answer_to(court.alix, "me coach", switch="off", table=table.id)
    assert lesson(shown(await court.alix.click(court.turn_message(), label="Your turn"))) is None


async def test_a_lesson_leads_to_its_page_of_the_rules(court: Court) -> None:
    table, told = await learnt(court, "barony")
    panel = await first_panel(court, table, told)
    before = panel.content
    page = shown(await court.alix.click(panel, label="Rules: The setup"))
    assert page.content.startswith("**Barony: The setup**")
    assert panel.content == before, "the page opens beside the panel"
    await court.alix.select(page, ["move"], custom_id=menus(page)["rules"]["custom_id"])
    assert page.content.startswith("**Barony: Moving")


async def test_others_may_look_on_and_are_not_coached(court: Court) -> None:
    table, _ = await learnt(court, "barony")
    await my_turn(court, table)
    looked = shown(await court.bruno.click(court.turn_message(), label="Your turn"))
    assert MARK not in looked.content
    refused = await court.answer_to(court.bruno, "me coach", switch="on", table=table.id)
    assert refused.content == ENGLISH("host-not-seated", table=table.name)


async def test_a_coach_can_be_had_at_any_table(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno, game="saga")
    person, other = await court.awaited(table), await court.other(table)
    assert lesson(shown(await person.click(court.turn_message(), label="Your turn"))) is None
    await court.answer_to(person, "me coach", switch="on")
    assert lesson(shown(await person.click(court.turn_message(), label="Your turn")))
    assert await court.host.pupil(table.id, other.id) is None


async def test_pressing_learn_twice_opens_one_table(court: Court) -> None:
    await court.alix.slash(court.channel, "table new", game="saga")
    on = court.lobby_message()
    results = await court.press_together(on, [(court.alix, "b:learn:torres"), (court.alix, "b:learn:torres")])
    tables = [table for table in await court.host.tables() if table.game == "torres"]
    assert len(tables) == 1
    assert all(tables[0].name in shown(result).content for result in results)
    other = await court.press(on, court.bruno, "b:learn:torres")
    assert tables[0].name not in other.content, "everybody has a table of their own"


async def test_a_guided_table_counts_against_the_quota(court: Court) -> None:
    court.bot.settings.castellan_tables_per_person = 1
    await learnt(court, "saga")
    refused = await court.answer_to(court.alix, "table learn", game="barony")
    assert refused.content == ENGLISH("host-too-many", most=1)


async def test_a_guided_game_in_a_thread_of_its_own(court: Court) -> None:
    table, told = await learnt(court, "saga", home="thread")
    assert table.channel != court.channel.id
    assert f"<#{table.channel}>" in told.content
    assert lesson(await first_panel(court, table, told))


@pytest.mark.parametrize("game", ["chess", "", "☃"])
async def test_a_game_that_nobody_knows(court: Court, game: str) -> None:
    told = await court.answer_to(court.alix, "table learn", game=game or " ")
    assert told.content == ENGLISH("table-unknown-game", game=game or " ", games=HOSTED)
    assert await court.host.tables() == []


async def test_lessons_are_told_in_the_language_of_their_reader(court: Court) -> None:
    court.speaks(court.alix, "fr")
    table = (await learnt(court, "barony"))[0]
    await my_turn(court, table)
    panel = shown(await court.alix.click(court.turn_message(), label="Your turn"))
    assert "La première de vos trois cités" in (lesson(panel) or "")
    assert "Sans conseils" in buttons(panel)
