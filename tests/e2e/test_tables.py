"""/table and /castellan beside the moves: seats, looking, proof, admins, languages."""

from __future__ import annotations

import json

import discord
import pytest
from simcord import SetupError

from rules.host import HostError
from tests.e2e.court import Court, buttons, is_over, menus, shown, values
from tests.e2e.watching import check_turn

# The lobby


async def test_a_lobby_by_commands(court: Court) -> None:
    await court.alix.slash(court.channel, "table new", game="barony", name="Round Table")
    assert (await court.answer_to(court.bruno, "table join")).content == "You have joined **Round Table**."
    assert (await court.answer_to(court.bruno, "table join")).content == "You already have a seat at Round Table."
    assert "Bruno" in court.lobby_message().content
    assert (await court.answer_to(court.bruno, "table leave")).content == "You have left **Round Table**."
    assert "Bruno" not in court.lobby_message().content
    lobbies = [message for message in court.messages() if message.attachments]
    assert len(lobbies) == 1, "the lobby is one message, edited"


async def test_start_waits_for_enough_players(court: Court) -> None:
    table = await court.lobby(court.alix)
    assert buttons(court.lobby_message())["Start"]["disabled"]
    assert (await court.answer_to(court.alix, "table start")).content == f"{table.name} needs at least 2 players."


async def test_who_comes_to_a_full_lobby_waits(court: Court) -> None:
    table = await court.lobby(*court.people[:4])
    assert "Join" not in buttons(court.lobby_message())
    told = shown(await court.elke.click(court.lobby_message(), label="Waiting list"))
    assert told.content.startswith(f"All seats at **{table.name}** are taken. You are number 1 on the waiting list")
    assert "Waiting list: Elke" in court.lobby_message().content
    assert (await court.answer_to(court.elke, "table join")).content.startswith("You are already on the waiting list")


async def test_the_last_to_leave_closes_the_table(court: Court) -> None:
    await court.lobby(court.alix)
    await court.alix.click(court.lobby_message(), label="Leave")
    assert "This table is closed." in court.lobby_message().content
    assert not court.lobby_message().components


async def test_options_are_set_in_the_lobby(court: Court) -> None:
    table = await court.lobby(court.alix, court.bruno)
    page = shown(await court.alix.click(court.lobby_message(), label="All options"))
    assert page.ephemeral
    menu = menus(page, by="arg")["bank"]
    assert values(menu) == ["unlimited", "80"]
    labels = [option["label"] for option in menu["options"]]
    assert labels[0] == "Token supply: unlimited", "a menu shows its choice only, so that says what it is for"
    assert all(label.startswith("Token supply: ") for label in labels)
    await court.alix.select(page, ["80"], custom_id=menu["custom_id"])
    assert (await court.host.table(table.id)).options == {"bank": "80"}
    theirs = shown(await court.elke.click(court.lobby_message(), label="All options"))
    refused = shown(await court.elke.select(theirs, ["80"], custom_id=menu["custom_id"]))
    assert refused.content == f"You are not playing at {table.name}."


async def test_an_unknown_game(court: Court) -> None:
    answer = await court.answer_to(court.alix, "table new", game="chess")
    assert answer.content == "There is no game called “chess”. I host: Barony, Medioevo Universale, Saga and Torres."


async def test_a_thread_of_its_own(court: Court) -> None:
    answer = await court.answer_to(court.alix, "table new", game="barony", home="thread")
    (table,) = await court.host.tables()
    assert table.channel != court.channel.id
    assert answer.content == f"**{table.name}** is open: people join here, the game is played in <#{table.channel}>."
    assert court.lobby_message().content.endswith(f"Once it starts, the game is played in <#{table.channel}>.")
    await court.bruno.slash(court.channel, "table join", table=table.id)
    await court.alix.slash(court.channel, "table start", table=table.id)
    assert court.bot.get_channel(table.channel) is not None
    assert not court.turn_messages(), "turns are told in the thread"
    assert court.lobby_message().content.endswith(f"The game has started in <#{table.channel}>.")


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ({"status": 403, "code": 50013}, "I could not create a thread here, so no table was opened."),
        ({"status": 400, "code": 160006}, "Too many threads are open in this channel, so no table was opened."),
    ],
)
async def test_a_thread_that_cannot_be_made_leaves_no_table(court: Court, fault: dict[str, int], told: str) -> None:
    court.env.inject_error("POST", "/channels/*/threads", **fault)
    answer = await court.answer_to(court.alix, "table new", game="barony", home="thread")
    assert answer.content.startswith(told)
    assert await court.host.tables() == []
    assert court.messages() == []


async def test_a_table_that_cannot_be_opened_leaves_no_thread(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    """Should the host refuse it after all, though it seemed possible when the thread was made."""
    powers = discord.Permissions(manage_threads=True)
    court.env.backend.guilds[court.guild.id].roles[court.guild.id].permissions |= powers.value

    async def refuse(**_: object) -> None:
        raise HostError("host-conflict")

    monkeypatch.setattr(court.host, "create", refuse)
    await court.alix.slash(court.channel, "table new", game="barony", home="thread")
    assert court.channel.threads == []


# Seats of a running game


async def test_a_computer_plays_on_for_who_resigns(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    person = await court.awaited(table)
    await court.move(table)
    asked = await court.answer_to(person, "table resign")
    await person.click(asked, label="Leave it to an AI player")
    now = await court.host.table(table.id)
    assert not now.seats_of(person.id)
    assert f"{person.user.global_name} has left" in court.turn_message().content
    await check_turn(court, table)
    while not now.seats[now.awaited[0]].is_computer:
        await court.move(table)
        now = await court.host.table(table.id)
    await court.wait(5)
    assert (await court.host.table(table.id)).length > now.length
    await check_turn(court, table)


async def test_the_last_person_who_resigns_closes_the_table(court: Court) -> None:
    table = await court.begun(court.alix, computers=1)
    asked = await court.answer_to(court.alix, "table resign")
    assert (await court.host.table(table.id)).status == "running"
    await court.alix.click(asked, label="Leave, close the table")
    assert (await court.host.table(table.id)).status == "ended"
    assert court.messages()[-1].content == f"**{table.name}** is closed. Thank you for playing!"
    assert is_over(court.turn_message())


async def test_there_is_no_such_seat(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    answer = await court.answer_to(court.admin, "table replace", seat="5", player=court.clara, table=table.id)
    assert answer.content == f"No one at **{table.name}** is called “5”. Players: Alix, Bruno."


# Looking


async def test_the_list_names_every_open_table(court: Court) -> None:
    assert (await court.answer_to(court.elke, "table list")).content == "No tables yet. Open one with `/table new`."
    running = await court.begun(court.alix, court.bruno)
    await court.clara.slash(court.channel, "table new", game="barony", name="Camelot")
    text = (await court.answer_to(court.elke, "table list")).content
    assert f"**{running.name}** · Barony" in text
    assert "waiting for " in text
    assert "**Camelot** · Barony · open" in text


@pytest.mark.drawn
async def test_the_board_whole_and_close_up(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    action = await court.move(table)
    (whole,) = (await court.answer_to(court.alix, "table board")).attachments
    (close,) = (await court.answer_to(court.alix, "table board", place=action.hex)).attachments  # type: ignore[attr-defined]
    assert whole.description != close.description
    assert f"Close-up of {action.hex.upper()}" in close.description  # type: ignore[attr-defined]
    (odd,) = (await court.answer_to(court.alix, "table board", place="nowhere")).attachments
    assert odd.description == whole.description, "a place that does not exist shows the whole board"


async def test_the_log_tells_what_happened(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    assert (await court.answer_to(court.alix, "table log")).content.endswith("\nNothing has happened yet.")
    places = [(await court.move(table)).hex for _ in range(3)]  # type: ignore[attr-defined]
    _, _, *lines = (await court.answer_to(court.elke, "table log")).content.splitlines()
    told = [line for line in lines if not line.startswith("-# ")]
    assert all(place.upper() in line for place, line in zip(places, told, strict=True))
    typed = "; ".join(line.removeprefix("-# ").strip("`") for line in lines if line.startswith("-# "))
    assert typed == "; ".join(f"place {place}" for place in places)


async def test_the_table_that_awaits_the_caller_is_meant(court: Court) -> None:
    first = await court.begun(court.alix, court.bruno)
    while await court.awaited(first) is not court.alix:
        await court.move(first)
    second = await court.begun(court.alix, court.bruno)
    while await court.awaited(second) is not court.bruno:
        person, action = await court.think(second)
        await person.slash(court.channel, "barony place", hex=action.hex, table=second.id)  # type: ignore[attr-defined]
    offered = await court.alix.autocomplete(court.channel, "barony turn", "table", "")
    assert [choice["value"] for choice in offered] == [first.id, second.id]
    panel = await court.answer_to(court.alix, "barony turn")
    assert first.name in panel.content


# Proof


async def test_the_export_of_a_running_game_keeps_the_seed_secret(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    await court.move(table)
    (file,) = (await court.answer_to(court.elke, "table record export")).attachments
    text = (await file.read()).decode()
    assert json.loads(text)["setup"]["game"] == "barony"
    assert table.seed not in text


async def test_a_running_game_cannot_be_verified_yet(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    assert (await court.answer_to(court.alix, "table record verify")).content == f"{table.name} is not over yet."


# Admins


async def test_only_admins_end_a_table(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    with pytest.raises(SetupError, match="not visible"):
        await court.alix.slash(court.channel, "castellan end", table=table.id)
    asked = await court.answer_to(court.admin, "castellan end", table=table.id)
    assert asked.content.startswith(f"Close **{table.name}** (Barony) for good? It has no moves yet.")
    assert (await court.host.table(table.id)).status == "running", "nothing has happened yet"
    answer = await court.close(table)
    assert answer.content == f"**{table.name}** is closed."
    assert f"An admin has closed **{table.name}**." in court.messages()[-1].content
    assert (await court.host.table(table.id)).status == "ended"
    assert is_over(court.turn_message())
    person, action = await court.think(table)
    for refused in (
        shown(await court.command(person, table, action)),
        await court.answer_to(person, "barony turn", table=table.id),
        await court.answer_to(person, "table undo", table=table.id),
    ):
        assert refused.content == f"No game is in progress at {table.name}."


async def test_an_admin_repairs_a_table(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    await court.move(table)
    before = (await court.position(table)).state
    answer = await court.answer_to(court.admin, "castellan repair", table=table.id)
    assert answer.content == f"**{table.name}** was rebuilt from its one move."
    assert (await court.position(table)).state == before
    assert "An admin rebuilt the game from its log." in court.turn_message().content
    await check_turn(court, table)


async def test_no_one_reaches_a_table_of_another_server(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    elsewhere = court.env.create_guild("Elsewhere")
    hall = elsewhere.create_text_channel("hall")
    stranger = elsewhere.add_member(court.env.create_user("stranger"))
    answer = shown(await stranger.slash(hall, "table log", table=table.id))
    assert answer.content.startswith("There is no table")


# Languages


async def test_a_french_table(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno, language="fr")
    person = await court.awaited(table)
    assert f"{person.mention}, c’est à vous" in court.turn_message().content
    assert list(buttons(court.turn_message())) == ["À vous", "Que s’est-il passé\N{NARROW NO-BREAK SPACE}?", "Symboles"]
    panel = shown(await person.click(court.turn_message(), label="À vous"))
    assert "Where does your city go?" in panel.content, "private words are in the person's language"


async def test_private_answers_in_the_language_of_the_person(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    court.speaks(court.elke, "fr")
    answer = shown(await court.elke.click(court.turn_message(), label="Your turn"))
    assert answer.content == f"Vous n’avez pas de place à {table.name}."


async def test_the_language_of_a_table_is_changed_by_who_sits_there(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    refused = await court.answer_to(court.elke, "table set language", language="fr", table=table.id)
    assert refused.content == f"You are not playing at {table.name}."
    await court.alix.slash(court.channel, "table set language", language="fr")
    person = await court.awaited(table)
    assert f"{person.mention}, c’est à vous" in court.turn_message().content


async def test_the_language_of_the_server(court: Court) -> None:
    await court.admin.slash(court.channel, "castellan language", language="fr")
    await court.lobby(court.alix)
    assert "Rejoindre" in buttons(court.lobby_message())


# Help


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_help_and_rules_page_by_page(court: Court, locale: str) -> None:
    court.speaks(court.alix, locale)
    assert "`/table" in (await court.answer_to(court.alix, "help")).content
    page = await court.answer_to(court.alix, "rules", game="barony")
    topics, texts = values(menus(page)["rules"]), {page.content}
    for topic in topics[1:]:
        await court.alix.select(page, [topic], custom_id=menus(page)["rules"]["custom_id"])
        texts.add(page.content)
    assert len(texts) == len(topics)
    assert all(len(text) < 2000 for text in texts)


async def test_a_rule_is_shown_by_its_number_to_its_reader_only(court: Court) -> None:
    shown = await court.answer_to(court.alix, "rules", game="barony", find="b-11")
    assert "B-11: Recruit" in shown.content
    assert shown.ephemeral
