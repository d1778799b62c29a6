"""Taking back and playing again, by command and by button."""

from __future__ import annotations

from typing import Any

from rules.host import Table
from tests.e2e.court import Court, buttons, shown
from tests.e2e.panels import choose
from tests.e2e.watching import check_turn


async def length(court: Court, table: Table) -> int:
    return (await court.host.table(table.id)).length


async def test_a_free_undo_by_command(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    person = await court.awaited(table)
    await court.move(table)
    answer = await court.answer_to(person, "table undo")
    assert answer.content == "Undone."
    assert await length(court, table) == 0
    assert await court.awaited(table) is person
    assert f"**{person.user.global_name}** undid a move." in court.turn_message().content
    await check_turn(court, table)


async def test_a_free_undo_by_the_button_of_the_turn(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    person = await court.awaited(table)
    await court.move(table)
    answer = shown(await person.click(court.turn_message(), label="Undo"))
    assert answer.content == "Undone."
    assert answer.ephemeral
    assert await length(court, table) == 0


async def test_a_free_undo_by_the_button_of_the_answer(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    person, action = await court.think(table)
    answer = shown(await court.command(person, table, action))
    await person.click(answer, label="Undo")
    assert await length(court, table) == 0


async def test_redo_plays_it_again(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    person, other = await court.awaited(table), await court.other(table)
    action = await court.move(table)
    await person.slash(court.channel, "table undo")
    refused = await court.answer_to(other, "table redo")
    assert refused.content == f"Only {person.user.global_name} can redo that move."
    answer = await court.answer_to(person, "table redo")
    assert answer.content == "Redone."
    (row,) = await court.host.history(table.id)
    assert row.entry.action == action
    await check_turn(court, table)
    assert (await court.answer_to(person, "table redo")).content.startswith("There is nothing to redo at")


async def in_the_middle_of_a_turn(court: Court) -> tuple[Table, Any, Any]:
    """A turn of Torres, where a turn is a run of small steps: the set-up is over and somebody's panel is open."""
    table = await court.begun(court.alix, court.bruno, game="torres")
    for _ in range(3):
        await court.move(table)
    person = await court.awaited(table)
    return table, person, shown(await person.click(court.turn_message(), label="Your turn"))


async def test_a_step_that_the_channel_has_not_seen_is_taken_back_in_the_panel_alone(court: Court) -> None:
    table, person, panel = await in_the_middle_of_a_turn(court)
    channel = [(message.id, message.content) for message in court.messages()]
    await person.click(panel, label="Score (1 AP each)")
    await choose(person, panel, "2")
    await person.click(panel, label="Confirm")
    assert "3 action points left" in panel.content
    await person.click(panel, label="Undo")
    assert panel.content.startswith("Undone.")
    assert "5 action points left" in panel.content
    await person.click(panel, label="Score (1 AP each)")
    await choose(person, panel, "1")
    await person.click(panel, label="Confirm")
    assert "4 action points left" in panel.content
    assert [(message.id, message.content) for message in court.messages()] == channel
    await check_turn(court, table)


async def test_such_a_step_is_played_again_as_quietly(court: Court) -> None:
    table, person, _ = await in_the_middle_of_a_turn(court)
    channel = [(message.id, message.content) for message in court.messages()]
    await person.slash(court.channel, "torres score", points="2")
    await person.slash(court.channel, "table undo")
    assert (await court.answer_to(person, "table redo")).content == "Redone."
    assert await length(court, table) == 4
    assert [(message.id, message.content) for message in court.messages()] == channel
    await person.slash(court.channel, "torres end", rest="lose")
    assert "scores 2 action points" in court.turn_message().content
    await check_turn(court, table)


async def test_nothing_to_undo(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    answer = await court.answer_to(court.alix, "table undo")
    assert answer.content == f"You have no move to undo at {table.name}."


async def consent_asked(court: Court) -> Table:
    """Alix, Bruno and Clara have moved; whoever moved first would like to take it back."""
    table = await court.begun(court.alix, court.bruno, court.clara)
    person = await court.awaited(table)
    await court.move(table)
    await court.move(table)
    answer = shown(await person.click(court.turn_message(), label="Undo"))
    assert answer.content == "I have asked the others."
    assert await length(court, table) == 2
    return table


async def test_an_undo_by_consent(court: Court) -> None:
    table = await consent_asked(court)
    (asked, bystanding, asking), question = await parties(court, table), court.messages()[-1]
    first, *told, last = question.content.splitlines()
    names = [person.user.global_name for person in (asking, asked)]
    assert first == f"**{names[0]}** wants to undo 2 moves: one of **{names[0]}** and one of **{names[1]}**."
    assert ["founds a city" in line for line in told] == [True, True]
    assert last == f"{asked.mention}, do you agree?"
    assert [user.id for user in question.mentions] == [asked.id]
    for wrong in (asking, bystanding, court.elke):
        answer = shown(await wrong.click(question, label="Agree"))
        assert "does not need your consent" in answer.content or "You are not playing" in answer.content
        assert await length(court, table) == 2
    await asked.click(question, label="Agree")
    assert await length(court, table) == 0
    assert await court.awaited(table) is asking
    answered = court.message(question.id)
    assert not answered.components, "the question is answered"
    assert answered.content == f"{question.content}\n✅ Undone: everyone agreed."
    await check_turn(court, table)


async def test_in_french_the_question_says_whose_moves_and_how_many_and_shows_its_answer(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno, court.clara)
    await court.alix.slash(court.channel, "table set language", language="fr")
    person = await court.awaited(table)
    await court.move(table)
    await court.move(table)
    await person.slash(court.channel, "table undo")
    (asked, _, asking), question = await parties(court, table), court.messages()[-1]
    names = [one.user.global_name for one in (asking, asked)]
    first, elided = question.content.splitlines()[0], ["d’" if name == "Alix" else "de " for name in names]
    assert first.startswith(f"**{names[0]}** voudrait reprendre 2 coups")
    assert first.endswith(f"un {elided[0]}**{names[0]}** et un {elided[1]}**{names[1]}**.")
    await asked.click(question, label="D’accord")
    assert await length(court, table) == 0
    assert court.message(question.id).content.splitlines()[-1].endswith("tout le monde était d’accord.")


async def test_a_refused_undo(court: Court) -> None:
    table = await consent_asked(court)
    (asked, _, _), question = await parties(court, table), court.messages()[-1]
    answer = shown(await asked.click(question, label="Refuse"))
    assert answer.content == "The undo was refused."
    assert await length(court, table) == 2
    refused = f"❌ Refused by **{asked.user.global_name}**: nothing is undone."
    assert court.message(question.id).content.splitlines()[-1] == refused
    late = await court.press(question, asked, buttons(question)["Agree"]["custom_id"])
    assert late.content == "That undo request is no longer open."
    assert await length(court, table) == 2


async def test_consent_survives_a_restart(court: Court) -> None:
    table = await consent_asked(court)
    (asked, _, _), question = await parties(court, table), court.messages()[-1]
    await court.restart()
    await asked.click(question, label="Agree")
    assert await length(court, table) == 0


async def test_consent_to_something_the_table_has_left_behind(court: Court) -> None:
    table = await consent_asked(court)
    (asked, _, _), question = await parties(court, table), court.messages()[-1]
    await court.move(table)
    answer = shown(await asked.click(question, label="Agree"))
    assert answer.content == "That undo request is no longer open."
    assert await length(court, table) == 3


async def parties(court: Court, table: Table) -> tuple:
    """Who is asked for consent (they moved last), who has not moved yet, and who asks."""
    first, second = [
        court.person(await court.position(table), row.entry.seat) for row in await court.host.history(table.id)
    ]
    third = next(person for person in court.people[:3] if person not in (first, second))
    return second, third, first
