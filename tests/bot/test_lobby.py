"""The lobby's buttons: who may press them, what they do, and what is said when they cannot."""

from __future__ import annotations

from typing import Any

import pytest

from bot.lobby import menus
from bot.lobby_post import lobby
from rules.host import Table
from rules.medioevo import GAME
from tests.light import CHANNEL, GUILD, LightHouse

ALIX, BRUNO, STRANGER = 1, 2, 77


async def opened(house: LightHouse, game: str = "barony") -> Table:
    where: dict[str, Any] = {"guild": GUILD, "channel": CHANNEL, "language": "en"}
    return await house.host.create(game=game, player=ALIX, player_name="Alix", **where)


async def names(house: LightHouse, table: Table) -> list[str]:
    return [seat.name for seat in (await house.host.table(table.id)).seats]


async def press(house: LightHouse, table: Table, verb: str, player: int, name: str = "Alix") -> list[str]:
    return (await house.click(verb, table.id, None, house.person(player, name))).said


async def test_joining_and_leaving(house: LightHouse) -> None:
    table = await opened(house)
    await press(house, table, "join", BRUNO, "Bruno")
    assert await names(house, table) == ["Alix", "Bruno"]
    await press(house, table, "leave", BRUNO)
    assert await names(house, table) == ["Alix"]


async def test_whoever_sits_there_is_told_so(house: LightHouse) -> None:
    table = await opened(house)
    assert await press(house, table, "join", ALIX)
    assert await names(house, table) == ["Alix"]


async def test_a_full_table_takes_nobody_else(house: LightHouse) -> None:
    table = await opened(house)
    for number in range(3):
        await press(house, table, "join", BRUNO + number, f"Guest {number}")
    assert await press(house, table, "join", STRANGER)
    assert await press(house, table, "computer", ALIX)
    assert len(await names(house, table)) == 4


async def test_computers_come_and_the_last_goes_first(house: LightHouse) -> None:
    table = await opened(house)
    for _ in range(2):
        await press(house, table, "computer", ALIX)
    before = await names(house, table)
    assert len(set(before)) == 3
    await press(house, table, "dismiss", ALIX)
    assert await names(house, table) == before[:2]


@pytest.mark.parametrize("verb", ["computer", "dismiss", "start", "leave"])
async def test_only_those_who_sit_there_change_the_table(house: LightHouse, verb: str) -> None:
    table = await opened(house)
    await press(house, table, "computer", ALIX)
    before = await house.host.table(table.id)
    assert await press(house, table, verb, STRANGER)
    assert await house.host.table(table.id) == before


async def test_a_game_wants_company(house: LightHouse) -> None:
    table = await opened(house)
    (said,) = await press(house, table, "start", ALIX)
    assert "2" in said
    assert (await house.host.table(table.id)).status == "lobby"


async def test_starting_deals_the_game(house: LightHouse) -> None:
    table = await opened(house)
    await press(house, table, "join", BRUNO, "Bruno")
    assert "Alix" in (await press(house, table, "start", BRUNO))[0], "it is for who opened the table"
    await press(house, table, "start", ALIX)
    started = await house.host.table(table.id)
    assert (started.status, len(started.awaited)) == ("running", 1)
    assert await press(house, table, "start", ALIX), "the second press is answered in words"


async def test_an_option_is_set_by_its_menu(house: LightHouse) -> None:
    table = await opened(house, "torres")
    await house.click("setoption", table.id, "edition", house.person(ALIX), values=["1999"])
    assert (await house.host.table(table.id)).options["edition"] == "1999"


async def test_the_deadline_is_set_beside_the_options(house: LightHouse) -> None:
    table = await opened(house)
    await house.click("setoption", table.id, "table.deadline", house.person(ALIX), values=["24"])
    assert (await house.host.table(table.id)).deadline == 24


async def test_the_last_person_who_leaves_closes_the_table(house: LightHouse) -> None:
    table = await opened(house)
    await press(house, table, "computer", ALIX)
    await press(house, table, "leave", ALIX)
    assert (await house.host.table(table.id)).status == "ended"


async def test_an_option_with_more_values_than_a_menu_holds_has_several_menus(house: LightHouse) -> None:
    table = await opened(house, "medioevo")
    found = [values for name, values in menus(table, GAME) if name == "honour"]
    assert [(values[0], values[-1]) for values in found] == [("0", "39"), ("40", "60"), ("61", "80")]
    await house.click("setoption", table.id, "honour-40", house.person(ALIX), values=["57"])
    assert (await house.host.table(table.id)).options["honour"] == 57


async def test_teams_are_asked_for_seat_by_seat_once_they_are_to_be_agreed_on(house: LightHouse) -> None:
    table = await opened(house, "medioevo")
    await press(house, table, "join", BRUNO, "Bruno")
    assert "Team of seat" not in lobby(await house.host.table(table.id), GAME).content
    await house.click("setoption", table.id, "teams", house.person(ALIX), values=["agreed"])
    told = lobby(await house.host.table(table.id), GAME).content
    assert [f"Team of seat {seat}" in told for seat in (1, 2, 3)] == [True, True, False]
