"""A seat changes hands only when the person to whom it is offered accepts."""

from __future__ import annotations

from typing import Any

from simcord import MemberActor

from rules.host import Table
from tests.e2e.court import Court, buttons, shown
from tests.e2e.watching import check_turn

STALE = "That offer is no longer open"


async def offered(court: Court, table: Table, giver: MemberActor, seat: int, taker: MemberActor) -> Any:
    """The message that asks them."""
    await giver.slash(court.channel, "table replace", seat=str(seat + 1), player=taker, table=table.id)
    await court.posted(table)
    return next(message for message in reversed(court.messages()) if "Accept" in buttons(message))


async def seated(court: Court, table: Table, person: MemberActor) -> tuple[int, ...]:
    return (await court.host.table(table.id)).seats_of(person.id)


async def test_an_offer_asks_the_person_and_changes_nothing(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    answer = await court.answer_to(court.alix, "table replace", seat="1", player=court.clara)
    assert answer.content.startswith(f"I have asked Clara to take the seat at **{table.name}**.")
    question = court.messages()[-1]
    assert question.content.startswith(f"{court.clara.mention}, will you take over from **Alix**")
    assert [user.id for user in question.mentions] == [court.clara.id]
    assert list(buttons(question)) == ["Accept", "Decline"]
    assert await court.host.table(table.id) == table


async def test_who_accepts_has_the_seat(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    question = await offered(court, table, court.alix, 0, court.clara)
    assert shown(await court.clara.click(question, label="Accept")).content == "The seat is yours."
    assert await seated(court, table, court.clara) == (0,)
    assert not court.message(question.id).components
    assert "**Clara** takes over from Alix." in court.turn_message().content
    await check_turn(court, table)


async def test_the_owner_plays_on_until_then(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    person = await court.awaited(table)
    await offered(court, table, person, table.awaited[0], court.clara)
    await court.move(table)
    assert (await court.host.table(table.id)).length == 1


async def test_who_declines_has_no_seat_and_the_table_hears_of_it(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    question = await offered(court, table, court.alix, 0, court.clara)
    assert shown(await court.clara.click(question, label="Decline")).content == "You have declined."
    assert court.messages()[-1].content == "Clara does not take over from **Alix**."
    assert await seated(court, table, court.alix) == (0,)
    again = await court.press(question, court.clara, buttons(question)["Accept"]["custom_id"])
    assert again.content.startswith(STALE)


async def test_nobody_else_may_answer(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    question = await offered(court, table, court.alix, 0, court.clara)
    for person in (court.alix, court.bruno, court.elke, court.admin):
        for label in ("Accept", "Decline"):
            answer = shown(await person.click(question, label=label))
            assert answer.content == "This seat is offered to Clara only."
    assert await court.host.table(table.id) == table


async def test_an_admin_offers_any_seat_but_the_person_must_accept(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    refused = await court.answer_to(court.alix, "table replace", seat="2", player=court.clara)
    assert refused.content.startswith("You can offer your own seat")
    question = await offered(court, table, court.admin, 1, court.clara)
    assert await seated(court, table, court.clara) == ()
    await court.clara.click(question, label="Accept")
    assert await seated(court, table, court.clara) == (1,)


async def test_who_opened_the_table_offers_the_seat_of_a_computer(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    await court.host.resign(table.id, court.bruno.id, seek=True)
    question = await offered(court, table, court.alix, 1, court.clara)
    await court.clara.click(question, label="Accept")
    assert await seated(court, table, court.clara) == (1,)
    refused = await court.answer_to(court.clara, "table replace", seat="1", player=court.elke)
    assert refused.content.startswith("You can offer your own seat")


async def test_an_offer_outlives_a_restart(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    question = await offered(court, table, court.alix, 0, court.clara)
    await court.restart()
    await court.clara.click(question, label="Accept")
    assert await seated(court, table, court.clara) == (0,)
