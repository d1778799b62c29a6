"""*What happened?* on every call and `/table log`: all that was new to somebody, page by page with the board."""

from __future__ import annotations

from typing import Any

import pytest

from rules.host import Table
from tests.e2e.court import Court, buttons, menus, shown, values


async def opened(court: Court, person: Any) -> Any:
    return shown(await person.click(court.turn_message(), label="What happened?"))


async def played(court: Court, table: Table, moves: int) -> None:
    for _ in range(moves):
        await court.move(table)


async def test_every_call_has_it_and_it_is_private(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    assert list(buttons(court.turn_message())) == ["Your turn", "What happened?", "Symbols"]
    await court.move(table)
    assert list(buttons(court.turn_message())) == ["Your turn", "What happened?", "Undo", "Symbols"]
    page = await opened(court, court.bruno)
    assert page.ephemeral
    (board,) = page.attachments
    assert board.filename.startswith("chronicle-")


async def test_one_reads_what_came_after_ones_own_last_action(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno, court.clara)
    await played(court, table, 4)
    acted = {seat: await court.host.last_acted(table.id, (seat,)) for seat in range(3)}
    seat = min(acted, key=lambda seat: acted[seat])
    page = await opened(court, court.person(await court.position(table), seat))
    assert page.content.count("founds a city") == 4 - acted[seat] > 0
    assert "**Setup** · <t:" in page.content
    assert "You were here" not in page.content


async def test_whoever_acted_last_hears_that_nothing_is_new_and_sees_the_board(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    person, action = await court.think(table)
    await court.command(person, table, action)
    page = await opened(court, person)
    assert page.content.endswith("Nothing has happened since your last turn.")
    assert page.attachments


async def test_whoever_only_looks_on_reads_from_the_start(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    await played(court, table, 3)
    page = await opened(court, court.elke)
    assert page.content.count("founds a city") == 3
    assert "From the start" not in buttons(page)


async def test_the_whole_and_back_again(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    await played(court, table, 3)
    mover = await court.other(table)
    page = await opened(court, mover)
    assert page.content.count("founds a city") < 3
    whole = shown(await mover.click(page, label="From the start"))
    assert whole.content.count("founds a city") == 3
    assert "You were here" in whole.content
    back = shown(await mover.click(whole, label="Since my last turn"))
    assert back.content == page.content


async def test_a_player_and_a_topic_can_be_chosen(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    await played(court, table, 8)
    page = await opened(court, court.elke)
    menu = menus(page)["chroniclewho"]
    assert values(menu) == ["all", "0", "1"]
    only = shown(await court.elke.select(page, ["1"], custom_id=menu["custom_id"]))
    names = {name: only.content.count(f"**{name}**") for name in ("Alix", "Bruno")}
    assert names["Bruno"] > 0
    assert names["Alix"] == 0
    menu = menus(only)["chronicletopic"]
    assert values(menu) == ["all", "fights", "building", "points"]
    built = shown(await court.elke.select(only, ["building"], custom_id=menu["custom_id"]))
    assert "founds a city" in built.content
    assert "recruit" not in built.content


async def test_pages_can_be_turned_after_a_restart(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno, game="torres")
    await played(court, table, 50)
    page = await opened(court, court.elke)
    read, turned = [page.content], 0
    await court.restart()
    while not buttons(page)["▶"].get("disabled"):
        page = shown(await court.elke.click(page, label="▶"))
        read.append(page.content)
        turned += 1
        assert page.attachments
    assert turned
    everything = await court.host.chronicle(table.id, ())
    assert sum(text.count("\n**") + text.count("\n•") for text in read) >= sum(len(act.events) for act in everything)
    assert shown(await court.elke.click(page, label="◀")).content == read[-2]


async def test_in_french(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    await played(court, table, 3)
    court.speaks(court.elke, "fr")
    page = await opened(court, court.elke)
    assert "ce qui s’est passé (1 / 1)" in page.content
    assert "**Mise en place** · <t:" in page.content
    assert [option["label"] for option in menus(page)["chronicletopic"]["options"]][:2] == [
        "Toutes les nouvelles",
        "Batailles",
    ]


async def test_nobody_reads_what_was_meant_for_another(court: Court) -> None:
    """In Torres a bought card is looked at by its buyer alone."""
    table = await court.begun(court.alix, court.bruno, game="torres")
    await played(court, table, 40)
    acts = await court.host.chronicle(table.id, (0,))
    own = [event for act in acts for event in act.events if event.to == (0,)]
    assert own, "something was told to the first player alone"
    everybodys = await court.host.chronicle(table.id, ())
    assert not any(event.to for act in everybodys for event in act.events)
    for answer in (
        await court.answer_to(court.bruno, "table log", since="start", table=table.id),
        await opened(court, court.elke),
    ):
        assert "You look at" not in answer.content or "Bruno" in answer.content
    log = await court.answer_to(court.elke, "table log", search="You look at", table=table.id)
    assert "Nothing of that kind" in log.content


# What is told beside the moves, and the moves as one would type them


@pytest.mark.parametrize(
    ("locale", "undone", "left"),
    [("en-GB", "undid a move", "has left"), ("fr", "a repris un coup", "abandonne")],
)
async def test_an_undo_and_who_leaves_are_part_of_what_happened(
    court: Court, locale: str, undone: str, left: str
) -> None:
    table = await court.begun(court.alix, court.bruno, court.clara)
    await played(court, table, 2)
    row = (await court.host.history(table.id))[-1]
    assert row.entry
    mover = court.person(await court.position(table), row.entry.seat)
    await mover.slash(court.channel, "table undo")
    await court.host.resign(table.id, mover.id)
    court.speaks(court.elke, locale)
    page = await opened(court, court.elke)
    log = await court.answer_to(court.elke, "table log", table=table.id)
    for answer in (page, log):
        lines = answer.content.splitlines()
        told = [next(n for n, line in enumerate(lines) if words in line) for words in (undone, left)]
        assert told == sorted(told)
        assert told[0] > 1, "after the move before it"


async def test_a_line_of_the_log_can_be_typed(court: Court) -> None:
    """A move is undone, and its line copied from the log before plays it again."""
    table = await court.begun(court.alix, court.bruno)
    person = await court.awaited(table)
    action = await court.move(table)
    log = await court.answer_to(court.elke, "table log", table=table.id)
    (line,) = [line[4:-1] for line in log.content.splitlines() if line.startswith("-# `")]
    await person.slash(court.channel, "table undo")
    preview = await court.answer_to(person, "barony turn", moves=line)
    await person.click(preview, label="Play it")
    (row,) = await court.host.history(table.id)
    assert row.entry.action == action


# /table log


async def test_the_log_opens_where_it_ends_and_says_where_one_was(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    await played(court, table, 5)
    log = await court.answer_to(await court.other(table), "table log", table=table.id)
    assert log.content.startswith("**")
    assert "You were here" in log.content
    assert log.content.count("founds a city") >= 1
    assert log.attachments


async def test_the_log_by_word_player_and_since(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    await played(court, table, 6)
    mine = await court.answer_to(court.elke, "table log", search="founds a city", player="Bruno", table=table.id)
    assert "Looking for: founds a city" in mine.content
    assert mine.content.count("founds a city") == 1 + mine.content.count("**Bruno** founds a city")
    assert "**Alix**" not in mine.content
    mover = await court.other(table)
    since = await court.answer_to(mover, "table log", since="turn", table=table.id)
    assert since.content == (await opened(court, mover)).content
    nothing = await court.answer_to(court.elke, "table log", search="zebra", table=table.id)
    assert "Nothing of that kind has happened." in nothing.content


async def test_a_name_that_nobody_has_is_told_with_those_that_there_are(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    answer = await court.answer_to(court.elke, "table log", player="Zoe", table=table.id)
    assert answer.content == f"No one at **{table.name}** is called “Zoe”. Players: Alix, Bruno."


async def test_names_are_completed(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    for command, option in (("table log", "player"), ("table replace", "seat")):
        offered = await court.alix.autocomplete(court.channel, command, option, "br", table=table.id)
        assert [choice["name"] for choice in offered] == ["Bruno"]


@pytest.mark.parametrize("arg", ["x", "0.0.9..", "0.0..nonsense.", "0.0...%"])
async def test_a_forged_page_is_refused_in_words(court: Court, arg: str) -> None:
    table = await court.begun(court.alix, court.bruno)
    message = court.turn_message()
    answer = await court.press(message, court.elke, f"b:chronicle:{table.id}:{arg}")
    assert "button" in answer.content.lower() or "control" in answer.content.lower()
