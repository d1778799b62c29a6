"""`/castellan settings`: an admin chooses, and it holds everywhere."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest

import render
from rules.host import Server
from tests.e2e.court import Court, buttons, open_court, shown
from tests.e2e.tourney import GAMES, TourneyBot, install


@pytest.fixture
async def court(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Court]:
    install(monkeypatch)
    async with open_court(tmp_path / "castellan.sqlite3", TourneyBot, GAMES) as court:
        yield court
    render.module.cache_clear()


async def choose(court: Court, setting: str, *values: Any) -> Any:
    """On the page of the panel where it stands; what the panel says then."""
    panel = await court.answer_to(court.admin, "castellan settings")
    for page in ("Tables", "Play", "Messages"):
        ids = [part["custom_id"] for row in panel.components for part in row["components"]]
        found = next((custom_id for custom_id in ids if custom_id.endswith(f":{setting}")), None)
        if found is not None:
            result = await court.admin.select(panel, list(values), custom_id=found)
            return result.followups[-1] if result.followups else result.response
        following = {"Tables": "Play", "Play": "Messages"}[page]
        panel = shown(await court.admin.click(panel, label=following))
    raise AssertionError(setting)


async def opening(court: Court, **options: Any) -> str:
    return (await court.answer_to(court.alix, "table new", game="tourney", **options)).content


async def test_the_panel_is_private_says_all_that_is_set_and_is_for_admins(court: Court) -> None:
    panel = await court.answer_to(court.admin, "castellan settings")
    assert panel.ephemeral
    lines = [line for line in panel.content.split("\n") if line.startswith("**")]
    assert len(lines) == 11
    assert lines[0] == "**Where tables are opened**: in every channel"
    assert list(buttons(panel)) == ["Tables", "Play", "Messages"]
    court.env.backend.guilds[court.guild.id].members[court.admin.id].role_ids.clear()
    refused = shown(await court.admin.click(panel, label="Play"))
    assert "Manage Server" in refused.content


async def test_the_panel_outlives_a_restart_and_speaks_french(court: Court) -> None:
    court.speaks(court.admin, "fr")
    panel = await court.answer_to(court.admin, "castellan settings")
    await court.restart()
    turned = shown(await court.admin.click(panel, label="Jeu"))
    assert "**Qui change le temps** : les personnes assises à la table" in turned.content.replace("\u00a0", " ")


async def test_tables_are_opened_where_the_server_wants_them(court: Court) -> None:
    yard = court.guild.create_text_channel("yard")
    panel = await choose(court, "halls", yard)
    assert f"**Where tables are opened**: <#{yard.id}>" in panel.content
    assert await opening(court) == "Tables of this server are opened in \\#yard."
    assert await court.host.tables() == []
    await court.alix.slash(yard, "table new", game="tourney", home="thread")
    (table,) = await court.host.tables()
    (thread,) = yard.threads
    assert table.channel == thread.id
    await court.alix.slash(thread, "table new", game="tourney")
    assert len(await court.host.tables()) == 2, "a thread belongs to its channel"
    await choose(court, "halls")
    assert "is open in" in await opening(court)


async def test_tables_are_opened_by_a_role_and_by_admins(court: Court) -> None:
    hosts = court.guild.create_role("hosts")
    await choose(court, "role", hosts)
    assert await opening(court) == f"In this server tables are opened by <@&{hosts.id}>."
    learning = await court.answer_to(court.alix, "table learn", game="tourney")
    assert await court.host.tables() == [], learning.content
    assert "is open in" in (await court.answer_to(court.admin, "table new", game="tourney")).content
    court.env.backend.guilds[court.guild.id].members[court.alix.id].role_ids.append(hosts.id)
    assert "is open in" in await opening(court)


async def test_a_rematch_is_opened_by_those_who_may_and_joined_by_all(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno, game="tourney")
    while (await court.host.table(table.id)).status == "running":
        await court.move(table)
    hosts = court.guild.create_role("hosts")
    await choose(court, "role", hosts)
    end = court.turn_message()
    refused = shown(await court.bruno.click(end, label="Rematch"))
    assert refused.content.startswith("In this server tables are opened by")
    court.env.backend.guilds[court.guild.id].members[court.alix.id].role_ids.append(hosts.id)
    await court.alix.click(end, label="Rematch")
    await court.bruno.click(end, label="Rematch")
    (again,) = await court.host.tables(status=("lobby",))
    assert {*again.people} == {court.alix.id, court.bruno.id}


async def test_the_home_of_new_tables_is_the_servers(court: Court) -> None:
    panel = await choose(court, "home", "thread")
    assert "**Where a new table lives**: in its own thread" in panel.content
    await opening(court)
    assert [table.channel for table in await court.host.tables()] == [thread.id for thread in court.channel.threads]
    forum = court.guild.create_forum_channel("games")
    await choose(court, "forum", forum)
    await choose(court, "home", "forum")
    await opening(court)
    posts = [channel.id for channel in court.env.backend.channels.values() if channel.parent_id == forum.id]
    assert (await court.host.tables())[0].channel in posts


async def test_new_tables_begin_with_the_servers_time_which_admins_alone_may_keep(court: Court) -> None:
    await choose(court, "clock", "48")
    await opening(court)
    (table,) = await court.host.tables()
    assert table.deadline == 48
    await choose(court, "clock", "daily")
    await opening(court)
    banked = (await court.host.tables())[0]
    assert banked.terms.bank is not None
    await court.answer_to(court.alix, "table set deadline", hours=24, table=table.id)
    await choose(court, "fixed", "on")
    refused = await court.answer_to(court.alix, "table set deadline", hours=12, table=table.id)
    assert refused.content == "In this server, admins decide how long one may take."
    assert (await court.host.table(table.id)).deadline == 24
    await court.answer_to(court.admin, "table set deadline", hours=72, table=table.id)
    assert (await court.host.table(table.id)).deadline == 72


async def test_language_and_limit_hold_for_new_tables(court: Court) -> None:
    panel = await choose(court, "language", "fr")
    assert "**Language of public messages**: Français" in panel.content
    await choose(court, "tables", "5")
    for _ in range(5):
        await opening(court)
    assert {table.language for table in await court.host.tables()} == {"fr"}
    refused = await opening(court)
    assert "5" in refused
    assert len(await court.host.tables()) == 5


async def test_the_log_channel_hears_of_every_deed_once_and_in_order(court: Court) -> None:
    log = court.guild.create_text_channel("log")
    await choose(court, "log", log)
    table = await court.begun(court.alix, court.bruno, game="tourney")
    await court.alix.slash(court.channel, "tourney bid", coins="2")
    for _ in range(2):
        await court.admin.slash(court.channel, "castellan freeze", table=table.id)
    asked = await court.answer_to(court.admin, "castellan rewind", table=table.id, move=0)
    await court.admin.click(asked, label="Undo them")
    await court.admin.slash(court.channel, "castellan repair", table=table.id)
    await court.restart()
    await court.close(table)
    await court.wait(22)
    told = [message.content for message in sorted(log.history(), key=lambda message: message.id)]
    verbs = ["changed", "froze", "let", "took", "repaired", "closed"]
    assert [next(verb for verb in verbs if f" {verb} " in line) for line in told] == verbs
    audit = (await court.answer_to(court.admin, "castellan audit")).content
    assert audit.split("\n") == told[::-1]


@pytest.mark.parametrize("fault", [{"status": 404, "code": 10003}, {"status": 403, "code": 50001}])
async def test_a_log_channel_that_is_gone_keeps_nobody_waiting(court: Court, fault: dict[str, int]) -> None:
    log = court.guild.create_text_channel("log")
    await choose(court, "log", log)
    table = await court.begun(court.alix, court.bruno, game="tourney")
    court.env.inject_error("POST", f"/channels/{log.id}/messages", **fault)
    await court.admin.slash(court.channel, "castellan freeze", table=table.id)
    await court.wait(11)
    assert await court.host.bulletins() == []
    assert len(await court.host.deeds(court.guild.id, 5)) == 2, "the audit has it all the same"


async def test_every_changed_setting_is_in_the_audit_in_the_readers_words(court: Court) -> None:
    yard = court.guild.create_text_channel("yard")
    await choose(court, "halls", yard)
    for clock in ("48", "48", "daily"):
        await choose(court, "clock", clock)
    await choose(court, "language", "fr")
    await court.answer_to(court.admin, "castellan language", language="en")
    audit = (await court.answer_to(court.admin, "castellan audit")).content.split("\n")
    assert all(court.admin.mention in line for line in audit)
    assert [line.partition(" changed ")[2] for line in audit] == [
        "**Language of public messages** from “Français” to “English”",
        "**Language of public messages** from “that of the server” to “Français”",
        "**Time at new tables** from “2 days” to “daily: 3 days, +12 h per turn”",
        "**Time at new tables** from “none, until a table sets one” to “2 days”",
        f"**Where tables are opened** from “in every channel” to “<#{yard.id}>”",
    ], "what was chosen again has changed nothing"
    court.speaks(court.admin, "fr")
    first = (await court.answer_to(court.admin, "castellan audit")).content
    assert "a changé **Langue des messages publics**" in first


async def test_what_no_panel_offers_is_refused(court: Court) -> None:
    panel = await court.answer_to(court.admin, "castellan settings")
    for custom_id in ("b:serverpage:7", "b:server:0:moat", "b:server:0:home", "b:server:0:language"):
        answer = await court.press(panel, court.admin, custom_id)
        assert answer.content.startswith("This button is no longer in use.")
    assert await court.host.server(court.guild.id) == Server()
