"""Only the seat's own player acts for it, and only on what the table still asks."""

from __future__ import annotations

from rules.host import Table
from tests.e2e.court import Court, buttons, menus, shown, values


async def length(court: Court, table: Table) -> int:
    return (await court.host.table(table.id)).length


async def test_a_bystander_has_no_panel(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    answer = shown(await court.elke.click(court.turn_message(), label="Your turn"))
    assert answer.content == f"You are not playing at {table.name}."
    assert answer.ephemeral
    assert not answer.components


async def test_who_is_not_awaited_is_told_who_is(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    awaited, other = await court.awaited(table), await court.other(table)
    answer = shown(await other.click(court.turn_message(), label="Your turn"))
    assert answer.content == f"Not your turn: waiting for **{awaited.user.global_name}**."
    assert list(buttons(answer)) == ["Reference", "Symbols"]


async def test_a_command_out_of_turn_changes_nothing(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    _, action = await court.think(table)
    answer = shown(await court.command(await court.other(table), table, action))
    assert answer.content == "It is not your turn."
    assert await length(court, table) == 0


async def test_a_command_of_a_bystander_changes_nothing(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    _, action = await court.think(table)
    answer = shown(await court.command(court.elke, table, action))
    assert answer.content == f"You are not playing at {table.name}."
    assert await length(court, table) == 0


async def test_a_command_before_the_start(court: Court) -> None:
    table = await court.lobby(court.alix, court.bruno)
    answer = await court.answer_to(court.alix, "barony place", hex="a1")
    assert answer.content == f"**{table.name}** has not started yet."


async def test_a_bystander_cannot_start_or_change_a_lobby(court: Court) -> None:
    table = await court.lobby(court.alix, court.bruno)
    for label in ("Start", "Add AI", "Leave"):
        answer = shown(await court.elke.click(court.lobby_message(), label=label))
        assert answer.content == f"You are not playing at {table.name}.", label
        assert answer.ephemeral
    assert (await court.host.table(table.id)).status == "lobby"


async def test_a_panel_belongs_to_who_opened_it(court: Court) -> None:
    """A private panel cannot be clicked by others; its ids, sent by hand, are refused as well."""
    table = await court.begun(court.alix, court.bruno)
    panel = await open_place_panel(court, table)
    confirm = buttons(panel)["Confirm"]["custom_id"]
    other = await court.other(table)
    answer = await court.press(panel, other, confirm)
    assert answer.content == "This panel belongs to someone else."
    assert await length(court, table) == 0


async def test_a_panel_is_stale_once_the_table_moved_on(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    person = await court.awaited(table)
    panel = await open_place_panel(court, table)
    confirm = buttons(panel)["Confirm"]["custom_id"]
    await court.move(table)
    answer = await court.press(panel, person, confirm)
    assert answer.content.startswith("This panel has expired.")
    assert await length(court, table) == 1


async def test_a_panel_is_stale_once_a_move_was_taken_back(court: Court) -> None:
    """The table asks the same question again, yet the panel was made for a future that is undone."""
    table = await court.begun(court.alix, court.bruno)
    first = await court.awaited(table)
    await court.move(table)
    second = await court.awaited(table)
    panel = await open_place_panel(court, table)
    confirm = buttons(panel)["Confirm"]["custom_id"]
    await first.slash(court.channel, "table undo")
    await court.move(table)
    assert await court.awaited(table) is second
    answer = await court.press(panel, second, confirm)
    assert answer.content.startswith("This panel has expired.")
    assert await length(court, table) == 1


async def test_a_panel_of_a_seat_that_was_handed_over(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    person = await court.awaited(table)
    panel = await open_place_panel(court, table)
    seat = (await court.host.table(table.id)).awaited[0]
    await court.hand_over(table, seat, person, court.clara)
    answer = shown(await person.click(panel, label="Confirm"))
    assert answer.content == "This panel has expired. Press **Your turn** to open a new one."
    assert await length(court, table) == 0


async def test_confirming_twice_plays_once(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    person = await court.awaited(table)
    panel = await open_place_panel(court, table)
    confirm = buttons(panel)["Confirm"]["custom_id"]
    await person.click(panel, label="Confirm")
    answer = await court.press(panel, person, confirm)
    assert answer.content.startswith("This was already played; only my answer was lost: ")
    assert await length(court, table) == 1


async def test_two_confirms_at_once_play_once(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    person = await court.awaited(table)
    panel = await open_place_panel(court, table)
    confirm = buttons(panel)["Confirm"]["custom_id"]
    await court.press_together(panel, [(person, confirm), (person, confirm)])
    assert await length(court, table) == 1
    assert len(court.turn_messages()) == 2


async def test_everybody_clicks_at_once(court: Court) -> None:
    """All join at once, one seat too few; then all press Start."""
    table = await court.lobby(court.alix)
    join, start = f"b:join:{table.id}", f"b:start:{table.id}"
    await court.press_together(court.lobby_message(), [(person, join) for person in court.people])
    seats = (await court.host.table(table.id)).seats
    assert len(seats) == 4
    assert len({seat.player for seat in seats}) == 4
    await court.press_together(court.lobby_message(), [(person, start) for person in court.people])
    assert (await court.host.table(table.id)).status == "running"
    assert len(court.turn_messages()) == 1


async def test_back_and_cancel_play_nothing(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    person = await court.awaited(table)
    panel = await open_place_panel(court, table)
    await person.click(panel, label="Back")
    assert "pick" in menus(panel)
    await person.click(panel, label="Cancel")
    assert panel.content == "Cancelled. No move was made."
    assert not panel.components
    assert await length(court, table) == 0


async def open_place_panel(court: Court, table: Table) -> object:
    """The awaited person's panel, at the point of confirming a starting city."""
    person = await court.awaited(table)
    panel = shown(await person.click(court.turn_message(), label="Your turn"))
    menu = menus(panel)["pick"]
    await person.select(panel, [values(menu)[0]], custom_id=menu["custom_id"])
    assert "Confirm" in buttons(panel)
    return panel
