"""Discord fails just when somebody is to be answered: they learn what happened, and nothing happens twice."""

from __future__ import annotations

from typing import Any

import pytest

from bot import delivery
from bot.painter import Painter
from rules.core import Action
from rules.host import Table
from tests.e2e.court import Court, buttons, menus, shown, values

EDIT = ("PATCH", "/webhooks/*/messages/@original")
FOLLOW = ("POST", "/webhooks/*")
ALREADY = "This was already played; only my answer was lost: "


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits between two attempts."""
    monkeypatch.setattr(delivery, "PAUSES", (0.0, 0.0))


async def length(court: Court, table: Table) -> int:
    return (await court.host.table(table.id)).length


def cut_off(court: Court) -> None:
    """No answer of any kind arrives."""
    for way in (EDIT, FOLLOW):
        court.env.inject_error(*way, status=503, times=None)


def restore(court: Court) -> None:
    court.env.backend.faults.clear()


async def unanswered(court: Court, table: Table) -> tuple[Any, Action]:
    """Somebody's move is played, and they never read of it."""
    person, action = await court.think(table)
    cut_off(court)
    await court.command(person, table, action)
    restore(court)
    assert await length(court, table) == 1
    return person, action


async def test_an_answer_is_tried_again_until_it_arrives(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    person, action = await court.think(table)
    court.env.inject_error(*EDIT, status=503, times=2)
    answer = shown(await court.command(person, table, action))
    assert f"city on {action.hex.upper()}" in answer.content  # type: ignore[attr-defined]


async def test_what_cannot_be_edited_is_said_beside(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    person, action = await court.think(table)
    court.env.inject_error(*EDIT, status=503, times=None)
    answer = shown(await court.command(person, table, action))
    assert f"city on {action.hex.upper()}" in answer.content  # type: ignore[attr-defined]


async def test_a_command_said_again_after_a_lost_answer_is_played_once(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    person, action = await unanswered(court, table)
    again = shown(await court.command(person, table, action))
    assert again.content.startswith(f"{ALREADY}**{person.user.global_name}**")
    assert f"city on {action.hex.upper()}" in again.content  # type: ignore[attr-defined]
    assert await length(court, table) == 1


async def test_it_is_known_after_a_restart(court: Court) -> None:
    """The process died between the move and its answer."""
    table = await court.begun(court.alix, court.bruno)
    person, action = await unanswered(court, table)
    await court.restart()
    again = shown(await court.command(person, table, action))
    assert again.content.startswith(ALREADY)
    assert await length(court, table) == 1


async def test_once_told_the_same_command_is_another_move(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    person, action = await unanswered(court, table)
    await court.command(person, table, action)
    once_more = shown(await court.command(person, table, action))
    assert not once_more.content.startswith(ALREADY)


async def ready_to_confirm(court: Court, table: Table) -> tuple[Any, Any]:
    person = await court.awaited(table)
    panel = shown(await person.click(court.turn_message(), label="Your turn"))
    menu = menus(panel)["pick"]
    await person.select(panel, [values(menu)[0]], custom_id=menu["custom_id"])
    return person, panel


async def test_confirm_pressed_again_after_a_lost_answer(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    person, panel = await ready_to_confirm(court, table)
    cut_off(court)
    await person.click(panel, label="Confirm")
    restore(court)
    assert await length(court, table) == 1
    again = shown(await person.click(panel, label="Confirm"))
    assert again.content.startswith(ALREADY)
    assert await length(court, table) == 1


async def test_cancel_does_not_deny_what_was_played(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    person, panel = await ready_to_confirm(court, table)
    cut_off(court)
    await person.click(panel, label="Confirm")
    restore(court)
    assert shown(await person.click(panel, label="Cancel")).content.startswith(ALREADY)


async def test_a_panel_that_cannot_be_drawn_does_not_hide_the_move(
    court: Court, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is played; only the picture for the next one fails."""
    table = await court.begun(court.alix, court.bruno)
    for _ in range(6):
        await court.move(table)
    person = await court.awaited(table)
    before = await length(court, table)

    async def spilt(*_: Any, **__: Any) -> None:
        raise ValueError("the ink is spilt")

    while await court.awaited(table) is person:
        _, action = await court.think(table)
        with monkeypatch.context() as fault:
            fault.setattr(Painter, "panel", spilt)
            answer = shown(await court.command(person, table, action))
        assert "went wrong" not in answer.content
    assert await length(court, table) > before


async def test_an_answer_that_discord_will_not_take_is_said_in_bare_words(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    person, action = await court.think(table)
    court.env.inject_error(*EDIT, status=400, code=50035)
    court.env.inject_error(*FOLLOW, status=400, code=50035)
    answer = shown(await court.command(person, table, action))
    assert f"city on {action.hex.upper()}" in answer.content  # type: ignore[attr-defined]
    assert "Undo" not in buttons(answer)


async def test_an_undo_said_again_after_a_lost_answer_takes_back_nothing_more(court: Court) -> None:
    """The second to found cities founds three running, each of which can be taken back by itself."""
    table = await court.begun(court.alix, court.bruno)
    for _ in range(3):
        await court.move(table)
    person = await court.awaited(table)
    await court.move(table)
    cut_off(court)
    await person.slash(court.channel, "table undo")
    restore(court)
    assert await length(court, table) == 3
    await court.restart()
    again = await court.answer_to(person, "table undo")
    assert again.content == "This was already undone; only my answer was lost."
    assert await length(court, table) == 3
    assert (await court.answer_to(person, "table undo")).content == "Undone."
    assert await length(court, table) == 2


async def test_a_redo_said_again_after_a_lost_answer_plays_nothing_more(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    for _ in range(3):
        await court.move(table)
    person = await court.awaited(table)
    await court.move(table)
    for _ in range(2):
        await person.slash(court.channel, "table undo")
    assert await length(court, table) == 2
    cut_off(court)
    await person.slash(court.channel, "table redo")
    restore(court)
    assert await length(court, table) == 3
    again = await court.answer_to(person, "table redo")
    assert again.content == "This was already redone; only my answer was lost."
    assert (await court.answer_to(person, "table redo")).content == "Redone."
    assert await length(court, table) == 4
