"""Whole games of the other games of the house: by slash commands, by panels, with computers, with restarts."""

from __future__ import annotations

from typing import Any

import pytest

from bot.prompts.labels import action_label
from bot.prompts.refused import answers_of
from rules.core.actions import tag_of
from rules.host import Table
from tests.e2e.court import ENGLISH, Court, buttons, menus, shown
from tests.e2e.panels import choose

SAGA, TORRES = {"game": "saga"}, {"game": "torres"}
SOON = {"saga": 10, "torres": 40}  # the action before which the process is restarted


@pytest.mark.parametrize(
    ("options", "seats"), [(SAGA, 2), (SAGA, 4), (TORRES, 2)], ids=["saga-2", "saga-4", "torres-2"]
)
async def test_a_game_by_slash_commands(court: Court, options: dict[str, Any], seats: int) -> None:
    table = await court.begun(*court.people[:seats], **options)
    while (now := await court.host.table(table.id)).status == "running":
        if now.length == SOON[table.game]:
            await court.restart()
        await court.move(table)
        assert (await court.host.table(table.id)).length == now.length + 1
    await check_final(court, table)


@pytest.mark.parametrize("options", [SAGA, TORRES], ids=["saga", "torres"])
async def test_a_game_by_panels(court: Court, options: dict[str, Any]) -> None:
    """One person plays by panels only, a computer holds the other seat."""
    table = await court.begun(court.alix, computers=1, **options)
    while (now := await court.host.table(table.id)).status == "running":
        if now.seats[now.awaited[0]].is_computer:
            await court.wait(2)
        else:
            await move_by_panel(court, table, restart=now.length in (2, 3))
        assert (await court.host.table(table.id)).length > now.length
    await check_final(court, table)


async def move_by_panel(court: Court, table: Table, *, restart: bool) -> None:
    person, action = await court.think(table)
    position = await court.position(table)
    seat = position.table.seats_of(person.id)[0]
    panel = shown(await person.click(court.turn_message(), label="Your turn"))
    label = action_label(ENGLISH, table.game, type(action))
    if label in buttons(panel):
        await person.click(panel, label=label)
    elif "actmenu" in menus(panel):
        await person.select(panel, [tag_of(type(action))])
    for answer in answers_of(position, seat, action):
        if restart:
            await court.restart()
        await choose(person, panel, answer)
    await person.click(panel, label="Confirm")


async def test_a_hand_is_shown_to_its_owner_only(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno, **SAGA)
    before = len(court.messages())
    hand = await court.answer_to(court.alix, "saga hand")
    assert hand.ephemeral
    assert hand.attachments
    assert len(court.messages()) == before
    refused = await court.answer_to(court.elke, "saga hand", table=table.id)
    assert not refused.attachments


async def check_final(court: Court, table: Table) -> None:
    last = court.turn_message()
    over = await court.host.table(table.id)
    assert over.status == "over"
    assert over.seed in last.content
    for seat in over.seats:
        assert seat.name in last.content
    assert "All is well" in (await court.answer_to(court.alix, "table verify", table=table.id)).content
