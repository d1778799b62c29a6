"""Taking back and playing again, as the person who asks and those who are asked are told of it."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import engine
from rules.host import Table
from tests.light import CHANNEL, GUILD, LightHouse

ALIX, BRUNO = 1, 2
PLACES = 4  # the second to place does so three times running


async def founded(house: LightHouse) -> tuple[Table, list[int]]:
    """A table of Barony after some foundings, and who made them."""
    where: dict[str, Any] = {"guild": GUILD, "channel": CHANNEL, "language": "en"}
    table = await house.host.create(game="barony", player=ALIX, player_name="Alix", **where)
    await house.host.join(table.id, BRUNO, "Bruno")
    position = await house.host.start(table.id, ALIX)
    movers: list[int] = []
    for _ in range(PLACES):
        seat = engine.awaited(position.state)[0]
        movers.append(position.table.seats[seat].player or 0)
        action = next(iter(engine.legal(position.state, seat)))
        position = (await house.host.play(table.id, seat, action)).position
    return position.table, movers


async def length(house: LightHouse, table: Table) -> int:
    return (await house.host.table(table.id)).length


@pytest.mark.parametrize(("locale", "words"), [("en-GB", "Undone."), ("fr", "Coup repris.")])
async def test_a_free_undo_is_done_at_once_and_told_in_the_readers_language(
    house: LightHouse, locale: str, words: str
) -> None:
    table, movers = await founded(house)
    asked = await house.command(["table", "undo"], {}, house.person(movers[-1]), locale=locale)
    assert asked.said == [words]
    assert await length(house, table) == PLACES - 1


async def test_redo_plays_it_again(house: LightHouse) -> None:
    table, movers = await founded(house)
    person = house.person(movers[-1])
    await house.command(["table", "undo"], {}, person)
    asked = await house.command(["table", "redo"], {}, person)
    assert asked.said == ["Redone."]
    assert await length(house, table) == PLACES


async def test_beyond_anothers_move_the_others_are_asked(house: LightHouse) -> None:
    table, movers = await founded(house)
    asked = await house.command(["table", "undo"], {}, house.person(movers[0]))
    assert asked.said == ["I have asked the others."]
    assert await length(house, table) == PLACES


async def wish(house: LightHouse, table: Table) -> str:
    async with house.host._store.reading() as reader:
        (request,) = await reader.undo_requests(table.id)
    return request.id


@pytest.mark.parametrize(("verb", "left"), [("agree", 0), ("refuse", PLACES)])
async def test_what_the_others_say_is_done(house: LightHouse, verb: str, left: int) -> None:
    table, movers = await founded(house)
    await house.command(["table", "undo"], {}, house.person(movers[0]))
    await house.click(verb, await wish(house, table), None, house.person(movers[-1]))
    assert await length(house, table) == left


async def test_nobody_agrees_to_their_own_wish(house: LightHouse) -> None:
    table, movers = await founded(house)
    person = house.person(movers[0])
    await house.command(["table", "undo"], {}, person)
    asked = await house.click("agree", await wish(house, table), None, person)
    assert asked.said
    assert await length(house, table) == PLACES


async def test_a_wish_is_void_once_the_table_has_moved_on(house: LightHouse) -> None:
    table, movers = await founded(house)
    await house.command(["table", "undo"], {}, house.person(movers[0]))
    request = await wish(house, table)
    await house.command(["table", "undo"], {}, house.person(movers[-1]))
    asked = await house.click("agree", request, None, house.person(movers[-1]))
    assert asked.said
    assert await length(house, table) == PLACES - 1


async def test_a_bystander_takes_nothing_back(house: LightHouse) -> None:
    table, _ = await founded(house)
    asked = await house.click("undo", table.id, None, house.person(77))
    assert asked.said
    assert await length(house, table) == PLACES
