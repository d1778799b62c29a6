"""What admins do to tables, and what people ask about their own data, in the real bot."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

import render
from rules.host.hearing import is_hidden
from tests.e2e.court import Court, buttons, open_court
from tests.e2e.tourney import GAMES, TourneyBot, install


@pytest.fixture
async def court(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Court]:
    install(monkeypatch)
    async with open_court(tmp_path / "castellan.sqlite3", TourneyBot, GAMES) as court:
        yield court
    render.module.cache_clear()


async def test_an_admin_freezes_rewinds_and_reads_the_audit(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno, game="tourney")
    await court.alix.slash(court.channel, "tourney bid", coins="2")
    await court.answer_to(court.admin, "castellan freeze", table=table.id)
    refused = await court.answer_to(court.bruno, "tourney bid", coins="1")
    assert "only an admin" in refused.content
    await court.answer_to(court.admin, "castellan freeze", table=table.id)
    asked = await court.answer_to(court.admin, "castellan rewind", table=table.id, move=0)
    assert asked.content.startswith(f"Undo the latest move at **{table.name}**, whoever played them?")
    assert (await court.host.table(table.id)).length == 1, "nothing has happened yet"
    await court.admin.click(asked, label="Undo them")
    assert (await court.host.table(table.id)).length == 0
    assert "An admin has undone 1 move." in court.turn_message().content
    told = (await court.answer_to(court.admin, "castellan audit")).content
    assert [line.split(" ")[3] for line in told.split("\n")] == ["took", "let", "froze"]


async def test_an_admin_says_by_what_happened_how_far_a_game_goes_back(court: Court) -> None:
    """By what all heard of it; to whoever plays there themselves no number tells of a hidden act."""
    table = await court.begun(court.alix, court.bruno, game="tourney")
    for _ in range(7):
        await court.move(table)
    rows = await court.host.history(table.id)
    heard = [row.index for row in reversed(rows[:-1]) if not is_hidden(row)]
    offered = await court.admin.autocomplete(court.channel, "castellan rewind", "move", "", table=table.id)
    assert [choice["value"] for choice in offered] == heard
    assert len(heard) < 6, "sealed bids are not among them"
    asked = await court.answer_to(court.admin, "castellan rewind", table=table.id, move=heard[0])
    assert offered[0]["name"].partition(": ")[2] in asked.content.replace("*", "")
    await court.admin.click(asked, label="Undo them")
    assert (await court.host.table(table.id)).length == heard[0]
    await court.hand_over(table, 0, court.alix, court.admin)
    assert await court.admin.autocomplete(court.channel, "castellan rewind", "move", "", table=table.id) == []


async def test_the_audit_is_read_page_by_page(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno, game="tourney")
    for _ in range(16):
        await court.answer_to(court.admin, "castellan freeze", table=table.id)
    latest = await court.answer_to(court.admin, "castellan audit")
    assert (len(latest.content.split("\n")), [*buttons(latest)]) == (15, ["Older ▶"])
    oldest = (await court.admin.click(latest, label="Older ▶")).response
    assert (len(oldest.content.split("\n")), [*buttons(oldest)]) == (1, ["◀ Newer"])
    assert "froze" in oldest.content


async def test_ones_data_come_as_a_file_for_oneself_alone(court: Court) -> None:
    await court.begun(court.alix, court.bruno, game="tourney")
    told = await court.answer_to(court.alix, "me data")
    (file,) = told.attachments
    assert file.filename == "castellan.json"
    assert not any(attached.filename == "castellan.json" for m in court.messages() for attached in m.attachments)


async def test_who_wants_to_be_forgotten_types_it(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno, game="tourney")
    opened = await court.alix.slash(court.channel, "me forget")
    wrong = await court.alix.submit_modal(opened, {"word": "maybe"})
    assert "Nothing was erased" in wrong.response.content
    assert (await court.host.table(table.id)).seats_of(court.alix.id)
    opened = await court.alix.slash(court.channel, "me forget")
    done = await court.alix.submit_modal(opened, {"word": "Forget me"})
    assert "You are forgotten" in done.response.content
    assert await court.host.tables(player=court.alix.id) == []


async def test_a_server_that_removes_the_bot_is_noted_and_found_again_at_its_return(
    court: Court, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await court.begun(court.alix, court.bruno, game="tourney")
    (server,) = court.bot.guilds
    court.env.backend.remove_guild(court.guild.id)
    await court.env.settle()
    assert await gone(court) == [court.guild.id]
    assert (await court.host.table(table.id)).status == "running", "it waits for thirty days"
    monkeypatch.setattr(court.bot.greeter, "consider", lambda _: None)  # it would welcome whom SimCord has forgotten
    await court.bot.on_guild_join(server)
    assert await gone(court) == []
    assert await court.host.close_forsaken() == []


async def gone(court: Court) -> list[int]:
    async with court.host._store.reading() as reader:
        return await reader.departures(float("inf"))
