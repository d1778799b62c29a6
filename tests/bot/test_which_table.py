"""Which table or game somebody means: by name, mistyped, and with two of one's tables in one channel."""

from __future__ import annotations

from itertools import permutations

import pytest

from bot.words import Speaker
from rules.core import engine
from rules.registry import games
from tests.light import CHANNEL, GUILD, LightHouse
from tests.stages import FIRST, at_step, plant

LOCALES = [("en", "en-GB"), ("fr", "fr")]


async def two_tables(house: LightHouse) -> int:
    """Two tables of one channel that wait for the same person."""
    stage = at_step(games()["barony"], "Placement")
    for name in ("Red Keep", "White Tower"):
        await plant(house.host, stage, name.lower()[:3], guild=GUILD, channel=CHANNEL, name=name)
    return FIRST + engine.awaited(stage.state)[0]


@pytest.mark.parametrize(("language", "locale"), LOCALES)
async def test_of_two_tables_that_wait_for_me_i_am_asked_which(house: LightHouse, language: str, locale: str) -> None:
    person = house.person(await two_tables(house))
    asked = await house.command(["barony", "turn"], {}, person, locale=locale)
    say = Speaker(language)
    told = [say("table-which", tables=say.joined([*names])) for names in permutations(["Red Keep", "White Tower"])]
    assert asked.said[-1] in told


async def test_a_table_is_found_by_its_name(house: LightHouse) -> None:
    person = house.person(await two_tables(house))
    asked = await house.command(["barony", "turn"], {"table": "red keep"}, person)
    assert asked.said[-1].startswith("**Red Keep**")


@pytest.mark.parametrize(("language", "locale"), LOCALES)
async def test_a_mistyped_table_proposes_the_nearest(house: LightHouse, language: str, locale: str) -> None:
    person = house.person(await two_tables(house))
    asked = await house.command(["barony", "turn"], {"table": "wite towr"}, person, locale=locale)
    assert asked.said[-1] == Speaker(language)("host-unknown-table-near", table="wite towr", near="White Tower")


@pytest.mark.parametrize(("language", "locale"), LOCALES)
async def test_a_mistyped_game_proposes_the_nearest(house: LightHouse, language: str, locale: str) -> None:
    asked = await house.command(["table", "learn"], {"game": "baronny"}, house.person(5), locale=locale)
    assert asked.said[-1] == Speaker(language)("table-unknown-game-near", game="baronny", near="Barony")


async def test_a_table_that_one_may_not_see_is_not_proposed(house: LightHouse) -> None:
    await plant(house.host, at_step(games()["barony"], "Placement"), "far", guild=GUILD + 1, name="Secret Hall")
    asked = await house.command(["barony", "turn"], {"table": "secret hal"}, house.person(FIRST))
    assert "Secret Hall" not in asked.said[-1]
