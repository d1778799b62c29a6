"""How hard computers try, chosen in the lobby of the real bot."""

from __future__ import annotations

import sys

import pytest

from bot.engine import Players
from rules.core import engine
from rules.host import HostError
from tests.e2e.court import Court, menus, shown, values


def level_menu(court: Court) -> dict[str, object] | None:
    return menus(court.lobby_message()).get("level")


async def test_a_level_is_chosen_once_there_is_a_computer(court: Court) -> None:
    table = await court.lobby(court.alix, game="torres")
    assert level_menu(court) is None
    await court.alix.click(court.lobby_message(), label="Add AI")
    assert "(AI)" in court.lobby_message().content
    menu = level_menu(court)
    assert menu is not None
    await court.alix.select(court.lobby_message(), ["hard"], custom_id=str(menu["custom_id"]))
    assert "(AI, hard)" in court.lobby_message().content
    await court.alix.click(court.lobby_message(), label="Add AI")
    assert court.lobby_message().content.count("(AI, hard)") == 2, "who comes later tries as hard"
    await court.restart()
    await court.alix.select(court.lobby_message(), ["easy"], custom_id=str(menu["custom_id"]))
    assert [seat.level for seat in (await court.host.table(table.id)).seats] == ["normal", "easy", "easy"]


async def test_a_game_whose_computers_have_one_level_asks_nothing(
    court: Court, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(court.bot.games["medioevo"]), "insight", None)
    await court.lobby(court.alix, game="medioevo", computers=1)
    assert level_menu(court) is None


async def test_a_level_is_for_those_who_sit_there_and_one_that_there_is(court: Court) -> None:
    table = await court.lobby(court.alix, game="barony", computers=1)
    menu = level_menu(court)
    assert menu is not None
    refused = shown(await court.elke.select(court.lobby_message(), ["hard"], custom_id=str(menu["custom_id"])))
    assert refused.content == f"You are not playing at {table.name}."
    assert (await court.host.table(table.id)).seats[1].level == "normal"


async def test_a_french_lobby_names_the_level(court: Court) -> None:
    await court.lobby(court.alix, game="saga", computers=1, language="fr")
    menu = level_menu(court)
    assert menu is not None
    await court.alix.select(court.lobby_message(), ["master"], custom_id=str(menu["custom_id"]))
    assert "(IA, maître)" in court.lobby_message().content


async def test_a_hard_computer_plays_in_its_turn(court: Court) -> None:
    table = await court.lobby(court.alix, game="barony", computers=1)
    await court.host.set_level(table.id, court.alix.id, "hard")
    await court.alix.slash(court.channel, "table start")
    before = (await court.host.table(table.id)).length
    for _ in range(3):
        if (await court.host.table(table.id)).awaited == (0,):
            await court.move(table)
        await court.wait(2)
    assert (await court.host.table(table.id)).length > before + 2


async def test_a_temperament_is_chosen_and_shown_in_the_name(court: Court) -> None:
    table = await court.lobby(court.alix, game="saga", computers=2)
    menu = menus(court.lobby_message())["temper"]
    assert values(menu)[:2] == ["even", "random"]
    await court.alix.select(court.lobby_message(), ["raider"], custom_id=str(menu["custom_id"]))
    assert court.lobby_message().content.count("(AI, raider)") == 2
    await court.alix.select(court.lobby_message(), ["random"], custom_id=str(menu["custom_id"]))
    tempers = {seat.temper for seat in (await court.host.table(table.id)).seats if seat.is_computer}
    assert len(tempers) == 2
    assert "" not in tempers
    await court.host.set_temper(table.id, court.alix.id, "raider")
    await court.host.set_level(table.id, court.alix.id, "hard")
    await court.alix.slash(court.channel, "table start")
    name = (await court.host.table(table.id)).seats[1].name
    assert f"{name} (hard, raider)" in (await court.answer_to(court.alix, "table text", table=table.id)).content
    court.speaks(court.alix, "fr")
    told = (await court.answer_to(court.alix, "table text", table=table.id)).content
    assert f"{name} (difficile, esprit pillard)" in told
    await court.posted(table)
    (picture,) = court.turn_message().attachments
    assert "raider" not in (picture.description or ""), "a picture has no room for it"


async def test_an_even_temper_again_and_one_that_there_is_not(court: Court) -> None:
    table = await court.lobby(court.alix, game="torres", computers=1)
    await court.host.set_temper(table.id, court.alix.id, "courtier")
    menu = menus(court.lobby_message())["temper"]
    await court.alix.select(court.lobby_message(), ["even"], custom_id=str(menu["custom_id"]))
    assert (await court.host.table(table.id)).seats[1].temper == ""
    with pytest.raises(HostError, match="host-no-such-level"):
        await court.host.set_temper(table.id, court.alix.id, "sleepy")


FIRST = "import sys\nfor line in sys.stdin: print('{\"index\": 0}', flush=True)"


@pytest.fixture
def program(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    """A house with a program that plays whatever is listed first."""
    players = Players({"First": [sys.executable, "-c", FIRST]})
    monkeypatch.setattr(court.bot.settings, "castellan_engines", "First = first")
    monkeypatch.setattr(court.bot.publisher._teller, "_engines", players.names)
    monkeypatch.setattr(court.bot, "engines", players)
    monkeypatch.setattr(court.bot.computers, "_engines", players)


@pytest.mark.usefixtures("program")
async def test_a_program_is_chosen_like_a_level_and_plays(court: Court) -> None:
    table = await court.lobby(court.alix, game="medioevo", computers=1)
    menu = level_menu(court)
    assert menu is not None
    await court.alix.select(court.lobby_message(), ["engine First"], custom_id=str(menu["custom_id"]))
    assert "(AI, program First)" in court.lobby_message().content
    refused = shown(await court.elke.select(court.lobby_message(), ["engine First"], custom_id=str(menu["custom_id"])))
    assert refused.content == f"You are not playing at {table.name}."
    await court.alix.slash(court.channel, "table start")
    name = (await court.host.table(table.id)).seats[1].name
    while engine.awaited((await court.position(table)).state) == (0,):
        await court.move(table)
    position = await court.position(table)
    first = next(iter(engine.legal(position.state, 1)))
    await court.wait(2)
    row = next(row for row in await court.host.history(table.id) if row.entry and row.entry.seat == 1)
    assert row.entry is not None
    assert row.entry.action == first
    assert f"{name} (program First)" in (await court.answer_to(court.alix, "table text", table=table.id)).content
    await court.bot.engines.close()
