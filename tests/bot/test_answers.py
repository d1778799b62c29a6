"""What a person is told when something fails, comes too late, or is said twice at once."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import InteractionType, app_commands

from bot import delivery
from bot.talk import explain, guarded, note_change
from rules.barony import GAME as BARONY
from rules.core import engine
from rules.core.actions import write_value
from rules.host import HostError, Table
from rules.host.desk import Desk
from tests.light import CHANNEL, GUILD, LightHouse, LightInteraction, Response
from tests.stages import FIRST, at_step, plant

STAGE = at_step(BARONY, "Placement")
PLACE = ["barony", "place"]


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "PAUSES", (0.0, 0.0))


async def begun(house: LightHouse) -> Table:
    return await plant(house.host, STAGE, "t1", guild=GUILD, channel=CHANNEL)


def mover(house: LightHouse) -> tuple[Any, dict[str, str]]:
    """Who is to place a city, and where they could."""
    seat = engine.awaited(STAGE.state)[0]
    action: Any = next(iter(engine.legal(STAGE.state, seat)))
    return house.person(FIRST + seat), {"hex": write_value(action.hex)}


def interaction(house: LightHouse) -> Any:
    return LightInteraction(house.bot, house.person(1), InteractionType.component, {"custom_id": "b:x:y"})


def failure(status: int, code: int) -> discord.HTTPException:
    kind = discord.NotFound if status == 404 else discord.HTTPException
    return kind(SimpleNamespace(status=status, reason="because"), {"code": code, "message": "no"})  # type: ignore[arg-type]


async def test_a_command_sent_twice_at_once_is_played_once(house: LightHouse) -> None:
    table = await begun(house)
    person, typed = mover(house)
    first, second = await asyncio.gather(*(house.command(PLACE, typed, person) for _ in range(2)))
    already = sorted(asked.said[-1].startswith("This was already played") for asked in (first, second))
    assert already == [False, True]
    assert (await house.host.table(table.id)).length == 1


async def test_a_failure_before_the_move_says_that_nothing_changed(
    house: LightHouse, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await begun(house)
    person, typed = mover(house)
    monkeypatch.setattr(house.bot.host, "play", failing)
    monkeypatch.setattr(house, "check", lambda asked: None)
    asked = await house.command(PLACE, typed, person)
    assert asked.said == ["Something went wrong on my side. Nothing was changed: please try again."]
    assert "ZeroDivisionError" in caplog.text


async def failing(*_: Any, **__: Any) -> None:
    raise ZeroDivisionError


async def test_a_failure_after_a_change_does_not_deny_it(house: LightHouse) -> None:
    house.host.listen(note_change)
    asked = interaction(house)

    async def join_then_fail() -> None:
        table = await house.host.create(
            game="barony", guild=1, channel=1, language="en", name=None, player=1, player_name="Alix"
        )
        raise ZeroDivisionError(table.id)

    await guarded(asked, join_then_fail())
    assert asked.said[-1].startswith("What you asked for was done, but something went wrong")


async def test_what_came_too_late_changes_nothing_and_is_not_answered(
    house: LightHouse, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await begun(house)
    person, typed = mover(house)

    async def forgotten(*_: Any, **__: Any) -> None:
        raise failure(404, 10062)

    monkeypatch.setattr(Response, "defer", forgotten)
    monkeypatch.setattr(house, "check", lambda asked: None)
    asked = await house.command(PLACE, typed, person)
    assert not asked.said
    assert "came too late" in caplog.text
    assert "Traceback" not in caplog.text
    assert (await house.host.table(table.id)).length == 0


async def test_an_answer_that_was_taken_after_all_is_edited(house: LightHouse) -> None:
    """Discord says 503 though it has the answer; then it knows of it."""
    asked = interaction(house)
    replies = iter([failure(503, 0), failure(400, 40060)])

    async def taken(*_: Any, **__: Any) -> None:
        asked.response.type = "message"
        raise next(replies)

    asked.response.send_message = taken
    assert await delivery.answer(asked, delivery.Reply("Done."))
    assert asked.said == ["Done."]


async def test_nobody_is_kept_trying_once_the_interaction_is_gone(house: LightHouse) -> None:
    asked = interaction(house)
    tries: list[str] = []

    async def gone(content: str, **_: Any) -> None:
        tries.append(content)
        raise failure(404, 10062)

    asked.response.send_message = gone
    assert not await delivery.answer(asked, delivery.Reply("Done."))
    assert tries == ["Done."]


@pytest.mark.parametrize(
    "error",
    [
        app_commands.CommandNotFound("barony", []),
        app_commands.CommandSignatureMismatch(SimpleNamespace(name="place")),  # type: ignore[arg-type]
    ],
)
async def test_a_command_of_a_former_release_is_explained(house: LightHouse, error: Exception) -> None:
    asked = interaction(house)
    await explain(asked, error)
    assert asked.said[-1].startswith("This command has changed.")


async def test_overlong_words_are_quoted_in_part(house: LightHouse) -> None:
    asked = interaction(house)
    await explain(asked, HostError("host-unknown-table", table="x" * 5000))
    assert asked.said == [f"There is no table {'x' * 200}…."]


async def test_another_games_table_is_named(house: LightHouse) -> None:
    await begun(house)
    asked = await house.command(["torres", "turn"], {"table": "t1"}, house.person(FIRST))
    assert asked.said == ["The game at **Table t1** is Barony; this command is for another game."]


async def test_a_typed_move_opens_its_table_once(house: LightHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun(house)
    person, typed = mover(house)
    opened: list[str] = []
    open_at = Desk._past

    async def counted(desk: Desk, reader: Any, table: Table, index: int) -> Any:
        opened.append(table.id)
        return await open_at(desk, reader, table, index)

    monkeypatch.setattr(Desk, "_past", counted)
    asked = await house.command(PLACE, typed, person)
    assert (await house.host.table("t1")).length == 1
    assert asked.said
    assert opened == ["t1"]
