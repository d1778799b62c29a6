"""Leaving, open seats and notes, as people see them."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

import render
from rules.host import Table
from tests.e2e.court import Court, buttons, open_court, shown
from tests.e2e.tourney import GAMES, TourneyBot, install


@pytest.fixture
async def court(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Court]:
    install(monkeypatch)
    async with open_court(tmp_path / "castellan.sqlite3", TourneyBot, GAMES) as court:
        yield court
    render.module.cache_clear()


async def test_leaving_asks_and_nothing_happens_before_the_answer(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno, court.clara, game="tourney")
    asked = await court.answer_to(court.bruno, "table resign")
    assert set(buttons(asked)) == {"Stay", "Leave, look for someone", "Leave it to an AI player"}
    assert (await court.host.table(table.id)).seats[1].player == court.bruno.id
    stayed = await court.bruno.click(asked, label="Stay")
    assert "You stay" in stayed.response.content
    assert (await court.host.table(table.id)).seats[1].player == court.bruno.id


async def left(court: Court) -> Table:
    """Bruno has left a game with Alix, and somebody is looked for."""
    table = await court.begun(court.alix, court.bruno, game="tourney")
    asked = await court.answer_to(court.bruno, "table resign")
    await court.bruno.click(asked, label="Leave, look for someone")
    return table


@pytest.mark.parametrize("restart", [False, True])
async def test_a_seat_is_left_posted_asked_for_and_given(court: Court, restart: bool) -> None:
    """Also when the house falls between any two of these steps."""
    table = await left(court)
    offer = court.messages()[-1]
    first, summary = offer.content.splitlines()
    assert first.startswith(f"A seat is free at **{table.name}** (Tourney)")
    assert first.endswith("You would play with **Alix**.")
    assert f"https://discord.com/channels/{court.guild.id}/{court.channel.id}/{court.turn_message().id}" in summary
    if restart:
        await court.restart()
    told = shown(await court.clara.click(offer, label="Take this seat"))
    assert "are asked" in told.content
    question = court.messages()[-1]
    assert f"<@{court.alix.id}>" in question.content
    if restart:
        await court.restart()
    await court.alix.click(question, label="Let them in")
    assert (await court.host.table(table.id)).seats[1].player == court.clara.id
    word = next(message for message in court.messages() if message.content.startswith(court.clara.mention))
    assert word.content == f"{court.clara.mention}, the seat at **{table.name}** is yours."


async def test_of_two_who_would_take_a_seat_one_gets_it(court: Court) -> None:
    table = await left(court)
    offer = court.messages()[-1]
    await court.press_together(offer, [(person, f"b:take:{table.id}:1") for person in (court.clara, court.denis)])
    questions = [message for message in court.messages() if "Let them in" in buttons(message)]
    assert len(questions) == 2
    await court.alix.click(questions[0], label="Let them in")
    late = shown(await court.alix.click(questions[1], label="Let them in"))
    assert late.content.startswith("That seat is no longer free")
    assert not buttons(court.message(questions[1].id)), "it can be answered no more"
    missed = shown(await court.elke.click(court.message(offer.id), label="Take this seat"))
    assert missed.content == f"No one is looked for at **{table.name}**."
    assert not buttons(court.message(offer.id))
    people = (await court.host.table(table.id)).people - {court.alix.id}
    assert len(people) == 1
    assert people <= {court.clara.id, court.denis.id}


async def test_who_is_turned_down_is_told(court: Court) -> None:
    table = await left(court)
    await court.clara.click(court.messages()[-1], label="Take this seat")
    await court.alix.click(court.messages()[-1], label="Not this time")
    told = court.messages()[-1]
    assert told.content == f"{court.clara.mention}, they play on without you at **{table.name}** this time."
    assert [user.id for user in told.mentions] == [court.clara.id]


async def test_who_wants_no_calls_is_not_called_by_a_question_either(court: Court) -> None:
    await court.answer_to(court.alix, "me calls", way="silent")
    await left(court)
    await court.clara.click(court.messages()[-1], label="Take this seat")
    question = court.messages()[-1]
    assert "Let them in" in buttons(question)
    assert question.flags.silent


@pytest.mark.parametrize("named", [False, True])
async def test_who_has_left_comes_back(court: Court, named: bool) -> None:
    """By the words that they were told, and from another channel, too."""
    table = await court.begun(court.alix, court.bruno, game="tourney")
    asked = await court.answer_to(court.bruno, "table resign")
    gone = await court.bruno.click(asked, label="Leave it to an AI player")
    assert "`/table join` gives you the seat back" in gone.response.content
    assert (await court.host.table(table.id)).seats[1].is_computer
    tower = court.guild.create_text_channel("tower")
    told = shown(await court.bruno.slash(tower, "table join", **({"table": table.id} if named else {})))
    assert f"The seat at **{table.name}** is yours" in told.content
    assert (await court.host.table(table.id)).seats[1].player == court.bruno.id


async def test_who_could_come_back_or_join_another_is_asked_which(court: Court) -> None:
    """In the same channel; else the nearer one is meant."""
    table = await court.begun(court.alix, court.bruno, game="tourney")
    asked = await court.answer_to(court.bruno, "table resign")
    await court.bruno.click(asked, label="Leave it to an AI player")
    other = await court.lobby(court.clara, game="tourney", name="Otherwhere")
    told = await court.answer_to(court.bruno, "table join")
    assert told.content == f"You can sit down at {table.name} and {other.name}. Say which one with `table:`."
    await court.answer_to(court.bruno, "table join", table=other.id)
    assert (await court.host.table(other.id)).seats_of(court.bruno.id)
    await court.answer_to(court.bruno, "table join")
    assert (await court.host.table(table.id)).seats_of(court.bruno.id), "nothing else is free now"


async def test_a_note_is_shown_in_ones_own_panel_only(court: Court) -> None:
    await court.begun(court.alix, court.bruno, game="tourney")
    await court.answer_to(court.alix, "table note", text="Bruno *bluffs*")
    mine = (await court.alix.click(court.turn_message(), label="Your turn")).response
    theirs = (await court.bruno.click(court.turn_message(), label="Your turn")).response
    assert "📝 Bruno \\*bluffs\\*" in mine.content
    assert "bluffs" not in theirs.content
    assert not any("bluffs" in message.content for message in court.messages())


# The last person


@pytest.mark.parametrize(
    ("locale", "truth", "finish", "close", "left"),
    [
        (
            "en-GB",
            "Either they finish the game",
            "Leave, let AIs finish",
            "Leave, close the table",
            "You have left",
        ),
        ("fr", "Soit elles finissent la partie", "Laisser les IA finir", "Fermer la table", "Vous avez quitté"),
    ],
)
async def test_the_last_person_may_let_the_computers_play_it_out(
    court: Court, locale: str, truth: str, finish: str, close: str, left: str
) -> None:
    table = await court.begun(court.alix, computers=2, game="tourney")
    court.speaks(court.alix, locale)
    asked = await court.answer_to(court.alix, "table resign")
    assert truth in asked.content
    assert {finish, close} < set(buttons(asked))
    assert (await court.host.table(table.id)).seats_of(court.alix.id), "nothing has happened yet"
    told = await court.alix.click(asked, label=finish)
    assert left in told.response.content
    while (now := await court.host.table(table.id)).status == "running":
        await court.wait(1)
    assert now.status == "over"
    assert not now.is_show
    assert now.setup == table.setup, "it is the game that it was"
    await court.posted(table)
    final = court.messages()[-1]
    assert "Rematch" in buttons(final)
    assert not final.mentions


async def test_who_was_last_comes_back_while_the_computers_play(court: Court) -> None:
    table = await court.begun(court.alix, computers=2, game="tourney")
    asked = await court.answer_to(court.alix, "table resign")
    await court.alix.click(asked, label="Leave, let AIs finish")
    await court.answer_to(court.alix, "table join", table=table.id)
    assert (await court.host.table(table.id)).seats_of(court.alix.id)


async def test_whoever_has_become_the_last_meanwhile_is_asked_again(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno, game="tourney")
    asked = await court.answer_to(court.bruno, "table resign")
    await court.host.resign(table.id, court.alix.id)
    again = (await court.bruno.click(asked, label="Leave it to an AI player")).response
    assert "No one but AI players would be left" in again.content
    assert (await court.host.table(table.id)).seats_of(court.bruno.id)
