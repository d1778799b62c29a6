"""An illegal move by slash command: the rule in words, the place on a picture, the nearest legal moves as buttons."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.host import Table
from tests.e2e.court import ENGLISH, Court, buttons, shown
from tests.e2e.watching import check_turn


async def in_play(court: Court) -> Table:
    """A table after the placement."""
    table = await court.begun(court.alix, court.bruno)
    for _ in range(6):
        await court.move(table)
    return table


@pytest.mark.drawn
async def test_b_13_a_knight_cannot_enter_a_lake(court: Court) -> None:
    table = await in_play(court)
    person, origin, lake = await knight_by_a_lake(court, table)
    before = (await court.position(table)).state
    answer = await court.answer_to(person, "barony move", **{"from": origin, "to": lake})
    assert f"{lake.upper()} is a lake" in answer.content
    assert "B-13" in answer.content
    (picture,) = answer.attachments
    assert f"Ringed: {lake.upper()}" in picture.description
    assert (await court.position(table)).state == before
    proposals = [label for label in buttons(answer) if label.startswith("Move")]
    assert len(proposals) == 4
    assert all(origin.upper() in label for label in proposals), "the knight that was named moves elsewhere"


async def test_a_proposed_move_is_played_by_its_button(court: Court) -> None:
    table = await in_play(court)
    person, origin, lake = await knight_by_a_lake(court, table)
    answer = await court.answer_to(person, "barony move", **{"from": origin, "to": lake})
    label = next(iter(buttons(answer)))
    await person.click(answer, label=label)
    last = (await court.host.history(table.id))[-1]
    assert last.entry.action.origin == origin  # type: ignore[attr-defined]
    assert "Undo" in buttons(answer)
    await check_turn(court, table)


async def test_a_proposal_is_stale_once_the_table_moved_on(court: Court) -> None:
    table = await in_play(court)
    person, origin, lake = await knight_by_a_lake(court, table)
    answer = await court.answer_to(person, "barony move", **{"from": origin, "to": lake})
    await court.move(table)
    late = shown(await person.click(answer, label=next(iter(buttons(answer)))))
    assert late.content.startswith("The game has moved on.")
    assert f"Not your turn: waiting for **{(await court.awaited(table)).user.global_name}**" in late.content
    assert (await court.host.table(table.id)).length == 7


async def test_a_refusal_leads_to_the_panel_as_well(court: Court) -> None:
    table = await in_play(court)
    person, origin, lake = await knight_by_a_lake(court, table)
    answer = await court.answer_to(person, "barony move", **{"from": origin, "to": lake})
    panel = shown(await person.click(answer, label="Open move panel"))
    assert any(label.startswith("Recruit") for label in buttons(panel))


async def test_places_that_do_not_exist_and_garbage(court: Court) -> None:
    table = await in_play(court)
    person = await court.awaited(table)
    before = await court.host.table(table.id)
    for command, options in (
        ("barony move", {"from": "zz99", "to": "a1"}),
        ("barony move", {"from": "-", "to": "-"}),
        ("barony recruit", {"city": "zz99", "knights": "many"}),
        ("barony recruit", {"city": "zz99", "knights": "-1"}),
        ("barony build", {"villages": "x,y,z," * 15}),
        ("barony build", {}),
        ("barony title", {"tokens": "everything I have"}),
        ("barony place", {"hex": "a1"}),
        ("barony pass", {}),
    ):
        answer = await court.answer_to(person, command, **options)
        assert answer.content, command
        assert answer.content != ENGLISH("error-unexpected"), command
        assert len(answer.content) < 2000
    assert await court.host.table(table.id) == before


async def knight_by_a_lake(court: Court, table: Table) -> tuple:
    """A knight of the awaited player beside a lake; others move until there is one."""
    for _ in range(40):
        position = await court.position(table)
        seat = engine.awaited(position.state)[0]
        board = position.state.board  # type: ignore[attr-defined]
        for origin in position.state.players[seat].knights:  # type: ignore[attr-defined]
            lakes = [near for near in board.near[origin] if board.terrain[near] == "lake"]
            moves = engine.legal(position.state, seat)
            if lakes and sum(getattr(move, "origin", None) == origin for move in moves) > 3:
                return court.person(position, seat), origin, lakes[0]
        await court.move(table)
    raise LookupError("no knight ever stands by a lake")
