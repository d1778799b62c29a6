"""What a lobby offers: the game in plain words, options by their purpose, the rules."""

from __future__ import annotations

import pytest

from rules.registry import games
from tests.e2e.court import ENGLISH, Court, buttons, menus, shown

GAMES = sorted(games())


@pytest.mark.parametrize("game", GAMES)
async def test_a_lobby_says_what_the_game_is(court: Court, game: str) -> None:
    """A few lines and a picture, whatever the number of options."""
    await court.lobby(court.alix, game=game)
    message = court.lobby_message()
    title, about, seat, chosen, hint = message.content.splitlines()
    assert f" · {ENGLISH(f'game-{game}')}, " in title
    assert about == ENGLISH(f"{game}-about")
    assert seat.startswith("1 · ")
    assert seat.endswith("**Alix**"), "behind the disc of a colour, where seats have one"
    assert chosen.startswith(("**First game**: ", "**Usual game**: "))
    assert hint == "Next: **Add AI** for an AI opponent, or wait for others to **Join**."
    (picture,) = message.attachments
    assert picture.description
    assert "All options" in buttons(message)


async def test_the_picture_stays_one_however_often_the_lobby_changes(court: Court) -> None:
    await court.lobby(court.alix, court.bruno, computers=1)
    message = court.lobby_message()
    assert len(message.attachments) == 1
    assert message.content.endswith("Ready: **Alix** can press **Start**.")
    await court.alix.slash(court.channel, "table start")
    assert len(court.lobby_message().attachments) == 1
    assert not court.lobby_message().components


@pytest.mark.parametrize("restart", [False, True])
async def test_a_preset_is_chosen_by_its_purpose(court: Court, restart: bool) -> None:
    table = await court.lobby(court.alix, game="medioevo")
    assert [label for label in buttons(court.lobby_message()) if "game" in label] == [
        "First game",
        "Short game",
        "✓ Usual game",
        "Long game",
    ]
    if restart:
        await court.restart()
    await court.alix.click(court.lobby_message(), label="Long game")
    assert (await court.host.table(table.id)).options == {"turns": 12}
    assert "**Long game**: 12 turns" in court.lobby_message().content
    assert "✓ Long game" in buttons(court.lobby_message())
    await court.alix.click(court.lobby_message(), label="First game")
    assert (await court.host.table(table.id)).options == {"turns": 3, "realms": "lot"}


async def test_a_preset_is_for_those_who_sit_there(court: Court) -> None:
    table = await court.lobby(court.alix, game="torres")
    refused = shown(await court.elke.click(court.lobby_message(), label="For experts"))
    assert refused.content == f"You are not playing at {table.name}."
    unknown = await court.press(court.lobby_message(), court.alix, f"b:preset:{table.id}:blindfold")
    assert unknown.content.startswith("This button is no longer in use.")
    assert (await court.host.table(table.id)).options == {}


async def test_what_no_preset_says_is_told_by_what_differs(court: Court) -> None:
    await court.lobby(court.alix, game="saga")
    page = shown(await court.alix.click(court.lobby_message(), label="All options"))
    menu = menus(page, by="arg")["prepare"]
    await court.alix.select(page, ["on"], custom_id=menu["custom_id"])
    lines = court.lobby_message().content.splitlines()
    assert lines[3] == "**Options**: Prepared armies: on"
    assert len(lines) == 5, "and nothing of the eight that are as usual"
    assert not any(label.startswith("✓") for label in buttons(court.lobby_message()))


async def test_a_deadline_is_told_beside_a_preset(court: Court) -> None:
    await court.lobby(court.alix, game="saga")
    await court.alix.slash(court.channel, "table set deadline", hours=24)
    lines = court.lobby_message().content.splitlines()
    assert lines[3].startswith("**First game**: ")
    assert lines[4] == "Deadline: one day"


async def test_a_french_lobby(court: Court) -> None:
    await court.lobby(court.alix, game="torres", language="fr")
    await court.alix.click(court.lobby_message(), label="Pour experts")
    content = court.lobby_message().content
    assert "**Pour experts**\u00a0: la version avancée" in content
    assert content.splitlines()[-1].startswith("Ensuite\u00a0: **Ajouter une IA**")
    assert "plateau" in (court.lobby_message().attachments[0].description or "")


@pytest.mark.parametrize("game", GAMES)
async def test_the_rules_are_a_click_away(court: Court, game: str) -> None:
    """For anyone, in their own language, and after a restart."""
    await court.lobby(court.alix, game=game)
    court.speaks(court.elke, "fr")
    await court.restart()
    page = shown(await court.elke.click(court.lobby_message(), label="Rules"))
    assert page.ephemeral
    assert page.content == (await court.answer_to(court.elke, "rules", game=game)).content
    assert menus(page)["rules"]


async def test_a_lobby_whose_message_is_lost_comes_again_with_its_picture(court: Court) -> None:
    table = await court.lobby(court.alix)
    await court.lobby_message().delete()
    await court.bruno.slash(court.channel, "table join", table=table.id)
    assert "Bruno" in court.lobby_message().content
    assert court.lobby_message().attachments


async def test_a_lobby_that_may_have_arrived_is_found_again(court: Court) -> None:
    """It was said, and the house closed before it could note that: it is there once."""
    await court.lobby(court.alix)
    connection = court.host._store._writer  # type: ignore[attr-defined]
    await connection.execute("UPDATE outbox SET state = 'sending', message = NULL")
    await connection.commit()
    await court.restart()
    assert len(court.messages()) == 1
    assert await court.host.posts() == []
