"""How hard computers try, chosen in the lobby of the real bot."""

from __future__ import annotations

from tests.e2e.court import Court, menus, shown


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


async def test_a_game_whose_computers_have_one_level_asks_nothing(court: Court) -> None:
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
    assert "(IA, niveau maître)" in court.lobby_message().content


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
