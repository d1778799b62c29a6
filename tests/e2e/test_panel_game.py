"""A whole game by panels only: Your turn, an action, its questions one by one, Confirm."""

from __future__ import annotations

from typing import Any

import pytest

from bot.prompts.progress import answers_of, progress
from rules.core import Action
from rules.host import OpenTable, Table
from tests.e2e.court import ENGLISH, Court, buttons, shown
from tests.e2e.panels import make_move
from tests.e2e.watching import check_end, check_turn


@pytest.mark.long
async def test_a_game_by_panels_only(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    while (now := await court.host.table(table.id)).status == "running":
        await check_turn(court, table)
        await move_by_panel(court, table, restart=now.length in (3, 30))
        assert (await court.host.table(table.id)).length == now.length + 1
    await check_end(court, table)


async def move_by_panel(court: Court, table: Table, *, restart: bool = False) -> None:
    """Answer what the panel asks, as somebody would who wants to come to a certain move."""
    person, action = await court.think(table)
    position = await court.position(table)
    panel = shown(await person.click(court.turn_message(), label="Your turn"))
    assert panel.ephemeral
    assert panel.attachments
    seat = seat_of(position, person.id)
    answers = answers_of(position.state, seat, action)

    async def look(number: int) -> None:
        if restart and number == 0:
            await court.restart()
        check_question(position, panel, person.id, type(action), answers[:number])

    await make_move(person, panel, position, seat, action, before=look)
    if restart:
        await court.restart()
    assert list(buttons(panel)) == ["Confirm", "Symbols", "Back", "Cancel", "Look at …", "Hint", "Reference"]
    await person.click(panel, label="Confirm")
    assert "Undo" in buttons(panel)
    assert "Confirm" not in buttons(panel)


def check_question(position: OpenTable, panel: Any, player: int, kind: type[Action], answers: tuple[str, ...]) -> None:
    """The panel names the question that is open, and nothing else."""
    question = progress(kind, position.state, seat_of(position, player), answers).question
    assert question is not None
    assert ENGLISH(f"barony-{kind.__struct_config__.tag}-{question.field.name}-prompt") in panel.content


def seat_of(position: OpenTable, player: int) -> int:
    return position.table.seats_of(player)[0]
