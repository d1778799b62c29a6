"""S-5: the realm cards of a real box, given by the host: an option where there is a file, kept with the tables."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
from msgspec.structs import replace

from rules.registry import games
from rules.saga.box import OURS, RealmCard
from rules.saga.data import RealmSide
from tests.e2e.court import Court, menus, open_court, shown

MINE = replace(OURS, red=RealmCard(RealmSide(3, "free-recruit"), RealmSide(0, None, "plus-5")))
FURNISHED = {**games(), "saga": games()["saga"].furnished(box=MINE)}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncGenerator[Court]:
    async with open_court(tmp_path / "castellan.sqlite3", games=FURNISHED) as court:
        yield court


async def choose_box(court: Court, wanted: str) -> None:
    """Page by page, as a person looks for it."""
    page = shown(await court.alix.click(court.lobby_message(), label="All options"))
    for _ in range(5):
        if "box" in menus(page, by="arg"):
            break
        page = shown(await court.alix.click(page, label="More"))
    await court.alix.select(page, [wanted], custom_id=menus(page, by="arg")["box"]["custom_id"])


async def test_a_table_plays_with_the_box_and_keeps_it(house: Court) -> None:
    table = await house.lobby(house.alix, house.bruno, game="saga")
    assert "Realm sides" not in house.lobby_message().content, "as usual"
    await choose_box(house, "on")
    assert "Realm sides: of the real box" in house.lobby_message().content
    await house.alix.slash(house.channel, "table start", table=table.id)
    assert (await house.position(table)).state.face("red") == RealmSide(3, "free-recruit")  # type: ignore[attr-defined]


async def test_the_table_goes_on_when_the_file_is_gone(house: Court) -> None:
    """It is replayed, checked and drawn from what was written down with it."""
    table = await house.lobby(house.alix, house.bruno, game="saga")
    await choose_box(house, "on")
    await house.alix.slash(house.channel, "table start", table=table.id)
    await house.move(table)
    house.bot.games = games()
    await house.restart()
    await house.move(table)
    assert (await house.host.repair(table.id)).state.face("red").income == 3  # type: ignore[attr-defined]
    red = (await house.position(table)).view(None).realms[0]  # type: ignore[attr-defined]
    assert (red.colour, red.income, red.special) == ("red", 3, "free-recruit")
    assert (await house.answer_to(house.alix, "table board")).attachments


async def test_it_can_be_switched_off_again(house: Court) -> None:
    table = await house.lobby(house.alix, house.bruno, game="saga")
    await choose_box(house, "on")
    await choose_box(house, "off")
    assert "Realm sides" not in house.lobby_message().content, "as usual"
    await house.alix.slash(house.channel, "table start", table=table.id)
    assert (await house.position(table)).state.face("red").special == "stronghold"  # type: ignore[attr-defined]


async def test_without_a_file_there_is_no_such_option(court: Court) -> None:
    table = await court.lobby(court.alix, court.bruno, game="saga")
    assert "Realm sides" not in court.lobby_message().content
    assert (await court.host.table(table.id)).options == {}
