"""Cards and technologies of Medioevo at a table of the real bot: used in one's own time, and in reaction to others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from rules.core import Action, engine
from rules.core.legal import completions, possible
from rules.host import OpenTable, Table
from rules.medioevo.campaign import Movement
from rules.medioevo.powers import Pass, Play, Use, Window
from rules.medioevo.purchases import Done, Research, Shopping
from rules.medioevo.turn import Take, Talents
from tests.e2e.court import Court, menus, shown
from tests.e2e.panels import make_move, pick_kind

FIRST = 0


async def begun(court: Court) -> Table:
    """Nothing is left to orders from the start."""
    table = await court.lobby(court.alix, court.bruno, game="medioevo")
    face = shown(await court.alix.click(court.lobby_message(), custom_id=f"b:options:{table.id}"))
    while "orders" not in menus(face, by="arg"):
        face = shown(await court.alix.click(face, label="More"))
    await court.alix.select(face, ["asked"], custom_id=menus(face, by="arg")["orders"]["custom_id"])
    await court.alix.slash(court.channel, "table start", table=table.id)
    return await court.host.table(table.id)


async def until(court: Court, wanted: Callable[[Any], bool], plan: Callable[[Any, int], Action | None]) -> Table:
    """Moves by slash command, planned or sensible, until the table is as wanted."""
    table = await begun(court)
    for _ in range(400):
        position = await court.position(table)
        if wanted(position.state):
            return position.table
        seat = engine.awaited(position.state)[0]
        person, action = await court.think(table)
        await court.command(person, table, plan(position.state, seat) or action)
        assert (await court.host.table(table.id)).length > position.table.length, action
    raise AssertionError("it never comes to that")


# M-110: a technology, paid for


def _learns(state: Any, seat: int) -> Action | None:
    """Both take orange tokens, and the first learns Edict."""
    frame = state.stack[-1]
    if isinstance(frame, Talents):
        return Take("orange")
    if isinstance(frame, Shopping) and seat == FIRST:
        return Done() if frame.lists.get(FIRST) else Research("orange")
    return None


def _sets_out(state: Any) -> bool:
    frame = state.stack[-1]
    return isinstance(frame, Movement) and frame.seat == FIRST and possible(Use, state, FIRST)


async def test_m110_a_technology_is_paid_for_in_the_way_that_was_chosen(court: Court) -> None:
    table = await until(court, _sets_out, _learns)
    before = (await court.position(table)).state.players[FIRST]
    person = court.person(await court.position(table), FIRST)
    panel = shown(await person.click(court.turn_message(), label="Your turn"))
    position = await court.position(table)
    cheapest: Any = next(completions(Use, position.state, FIRST))
    assert cheapest.pay == "tokens", "the cheapest way comes first"
    await make_move(person, panel, position, FIRST, replace(cheapest, pay="florins"))
    await person.click(panel, label="Confirm")
    after = (await court.position(table)).state.players[FIRST]
    assert (after.florins, after.used_tokens) == (before.florins - 100, before.used_tokens)


async def test_m110_by_command_the_cheapest_way_is_taken(court: Court) -> None:
    table = await until(court, _sets_out, _learns)
    position = await court.position(table)
    before = position.state.players[FIRST]
    use = next(completions(Use, position.state, FIRST))
    await court.command(court.person(position, FIRST), table, use)
    after = (await court.position(table)).state.players[FIRST]
    assert (after.florins, after.used_tokens) == (before.florins, {"orange": 1})


# M-130, M-131: a window


def _may_react(state: Any) -> bool:
    frame = state.stack[-1]
    return isinstance(frame, Window) and any(possible(Play, state, seat) for seat in engine.awaited(state))


def _reactor(position: OpenTable) -> int:
    return next(seat for seat in engine.awaited(position.state) if possible(Play, position.state, seat))


async def test_m131_a_card_answers_a_window_by_panel(court: Court) -> None:
    table = await until(court, _may_react, lambda state, seat: None)
    position = await court.position(table)
    seat = _reactor(position)
    person, card = court.person(position, seat), next(completions(Play, position.state, seat))
    assert isinstance(card, Play)
    panel = shown(await person.click(court.turn_message(), label="Your turn"))
    await make_move(person, panel, position, seat, card)
    await person.click(panel, label="Confirm")
    after = (await court.position(table)).state
    sealed = after.stack[-1].answers.get(seat) if isinstance(after.stack[-1], Window) else None
    assert sealed == card.exercise() or card.card in after.players[seat].turned


async def test_m131_a_window_closes_when_all_pass(court: Court) -> None:
    table = await until(court, _may_react, lambda state, seat: None)
    window = (await court.position(table)).state.stack[-1].serial
    while engine.awaited(state := (await court.position(table)).state) and state.stack[-1].serial == window:
        person = court.person(await court.position(table), engine.awaited(state)[0])
        panel = shown(await person.click(court.turn_message(), label="Your turn"))
        await pick_kind(person, panel, "medioevo", Pass)
        await person.click(panel, label="Confirm")
    assert state.stack[-1].serial != window
