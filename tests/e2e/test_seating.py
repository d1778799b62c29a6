"""Colours and who begins: by button and by command, in both languages, over a restart, and on the board."""

from __future__ import annotations

import io
from random import Random
from typing import Any

import pytest
from PIL import Image
from simcord import MemberActor

from render.seats import SEATS
from rules.core import engine
from rules.host import Table
from tests.e2e.court import Court, buttons, menus, shown, values

COLOUR = {seat.name: seat.colour for seat in SEATS}


async def seats_panel(court: Court, person: MemberActor) -> Any:
    return shown(await person.click(court.lobby_message(), label="Colour, who starts"))


def inked(picture: bytes, colour: str) -> int:
    """How many points of a picture are very nearly of a seat's colour."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    red, green, blue = COLOUR[colour]
    counted: Any = image.getcolors(1 << 24)
    return sum(n for n, (r, g, b) in counted if abs(r - red) + abs(g - green) + abs(b - blue) < 24)


async def board(court: Court, person: MemberActor) -> bytes:
    answer = await court.answer_to(person, "table board")
    return await answer.attachments[0].read()


# Colours


async def test_a_colour_by_button(court: Court) -> None:
    table = await court.lobby(court.alix, court.bruno)
    panel = await seats_panel(court, court.bruno)
    assert panel.ephemeral
    menu = menus(panel)["setcolour"]
    assert values(menu) == ["any", "blue", "yellow", "green", "red"]
    again = shown(await court.bruno.select(panel, ["red"], custom_id=menu["custom_id"]))
    assert [option["value"] for option in menus(again)["setcolour"]["options"] if option.get("default")] == ["red"]
    assert (await court.host.table(table.id)).wishes == (None, "red")
    assert "🔴 **Bruno**" in court.lobby_message().content
    assert "red" not in values(menus(await seats_panel(court, court.alix))["setcolour"])


async def test_a_colour_by_command(court: Court) -> None:
    table = await court.lobby(court.alix, court.bruno)
    answer = await court.answer_to(court.alix, "table set colour", colour="green")
    assert answer.content == f"Your colour at **{table.name}** is set."
    assert "🟢 **Alix**" in court.lobby_message().content
    taken = await court.answer_to(court.bruno, "table set colour", colour="Green")
    assert taken.content == "Alix has already chosen that colour."
    unknown = await court.answer_to(court.bruno, "table set colour", colour="mauve")
    assert unknown.content == f"There is no such colour at {table.name}."
    stranger = await court.answer_to(court.elke, "table set colour", colour="red", table=table.id)
    assert stranger.content == f"You are not playing at {table.name}."
    assert (await court.host.table(table.id)).wishes == ("green", None)


async def test_a_colour_in_french(court: Court) -> None:
    table = await court.lobby(court.alix, court.bruno)
    court.speaks(court.bruno, "fr")
    offers = await court.bruno.autocomplete(court.channel, "table set colour", "colour", "roug")
    assert [(offer["name"], offer["value"]) for offer in offers] == [("🔴 rouge (croix)", "red")]
    answer = await court.answer_to(court.bruno, "table set colour", colour="Rouge")
    assert answer.content == f"Votre couleur à **{table.name}** est enregistrée."
    assert (await court.host.table(table.id)).wishes == (None, "red")


@pytest.mark.drawn
async def test_the_board_shows_the_colours_chosen_also_after_a_restart(court: Court) -> None:
    table = await court.lobby(court.alix, court.bruno)
    await court.alix.slash(court.channel, "table set colour", colour="green")
    await court.bruno.slash(court.channel, "table set colour", colour="red")
    await court.alix.slash(court.channel, "table start", table=table.id)
    await court.move(table)
    before = await board(court, court.alix)
    assert min(inked(before, colour) for colour in ("green", "red")) > 300
    assert max(inked(before, colour) for colour in ("blue", "yellow")) < 100
    await court.restart()
    assert await board(court, court.alix) == before


async def test_a_realm_is_drawn_in_the_colour_of_its_player(court: Court) -> None:
    table = await court.lobby(court.alix, court.bruno, game="medioevo")
    panel = await seats_panel(court, court.alix)
    assert "whatever realm you rule" in panel.content
    assert "🔵" not in court.lobby_message().content, "colours come with the realms"
    await court.alix.select(panel, ["violet"], custom_id=menus(panel)["setcolour"]["custom_id"])
    assert "🟣 **Alix**" in court.lobby_message().content
    await court.alix.slash(court.channel, "table start", table=table.id)
    for _ in range(2):
        await court.move(table)
    view = (await court.position(table)).view(None)
    assert view.players[0].colour == "violet"  # type: ignore[attr-defined]
    assert view.players[1].colour not in (None, "violet")  # type: ignore[attr-defined]


async def test_the_panel_is_for_those_who_sit_there_before_the_game(court: Court) -> None:
    table = await court.lobby(court.alix, court.bruno)
    stranger = await seats_panel(court, court.elke)
    assert stranger.content == f"You are not playing at {table.name}."
    panel = await seats_panel(court, court.bruno)
    await court.alix.slash(court.channel, "table start", table=table.id)
    late = shown(await court.bruno.select(panel, ["red"], custom_id=menus(panel)["setcolour"]["custom_id"]))
    assert late.content == f"{table.name} has already started."


# Who begins


@pytest.mark.parametrize("seat", [0, 1])
async def test_who_begins_by_button(court: Court, seat: int) -> None:
    table = await court.lobby(court.alix, court.bruno)
    panel = await seats_panel(court, court.alix)
    menu = menus(panel)["setbeginner"]
    assert values(menu) == ["lot", "loser", "0", "1"]
    await court.alix.select(panel, [str(seat)], custom_id=menu["custom_id"])
    assert f"{('**Alix**', '**Bruno**')[seat]} goes first." in court.lobby_message().content
    await court.restart()
    await court.alix.slash(court.channel, "table start", table=table.id)
    assert (await court.awaited(table)) is (court.alix, court.bruno)[seat]


async def test_who_begins_by_command(court: Court) -> None:
    table = await court.lobby(court.alix, court.bruno)
    assert "goes first" not in court.lobby_message().content.splitlines()[3]
    answer = await court.answer_to(court.alix, "table set first", who="Bruno")
    assert answer.content == f"Who goes first at **{table.name}** is set."
    assert "**Bruno** goes first." in court.lobby_message().content
    await court.alix.slash(court.channel, "table set first", who="at random")
    assert "goes first." not in court.lobby_message().content
    wrong = await court.answer_to(court.alix, "table set first", who="Elke")
    assert wrong.content == f"There is no such seat at {table.name}."


async def test_only_the_creator_settles_who_begins(court: Court) -> None:
    await court.lobby(court.alix, court.bruno)
    answer = await court.answer_to(court.bruno, "table set first", who="Bruno")
    assert answer.content == "Only Alix, who opened the table, decides who goes first."
    assert "setbeginner" not in menus(await seats_panel(court, court.bruno))


async def test_who_begins_in_french(court: Court) -> None:
    court.speaks(court.alix, "fr")
    table = await court.lobby(court.alix, court.bruno, language="fr")
    offers = await court.alix.autocomplete(court.channel, "table set first", "who", "perdu")
    assert [offer["value"] for offer in offers] == ["loser"]
    await court.alix.slash(court.channel, "table set first", who="la personne qui a perdu la dernière partie")
    assert "il y aura donc un tirage au sort" in court.lobby_message().content
    await court.alix.slash(court.channel, "table set first", who="Bruno commence")
    assert "**Bruno** commence." in court.lobby_message().content
    assert (await court.host.table(table.id)).setup.beginners == (1,)


async def play_out(court: Court, table: Table) -> None:
    """To the end, by the host: what is of interest comes afterwards."""
    rng = Random(1)
    while (position := await court.position(table)).state.outcome is None:
        seat = engine.awaited(position.state)[0]
        await court.host.play(table.id, seat, engine.sample(position.state, seat, rng))


async def test_the_loser_of_the_last_game_begins(court: Court) -> None:
    """Before there was one the lobby says that the lot decides; afterwards, whom it is."""
    first = await court.lobby(court.alix, court.bruno, game="saga")
    await court.alix.slash(court.channel, "table set first", who="loser")
    assert "so it is random" in court.lobby_message().content
    await court.alix.slash(court.channel, "table start", table=first.id)
    await play_out(court, first)
    outcome = (await court.position(first)).state.outcome
    assert outcome is not None
    lost = [seat for seat in range(2) if seat not in outcome.winners] or [0, 1]
    second = await court.lobby(court.bruno, game="saga")
    await court.bruno.slash(court.channel, "table set first", who="loser", table=second.id)
    assert "so it is random" in court.lobby_message().content, "one person alone has lost to nobody"
    await court.alix.click(court.lobby_message(), label="Join")
    text = court.lobby_message().content
    assert ("having lost your last game" if len(lost) == 1 else "they tied for last") in text
    await court.restart()
    await court.bruno.slash(court.channel, "table start", table=second.id)
    beginner = await court.awaited(second)
    assert [court.alix, court.bruno].index(beginner) in lost


async def test_the_lobby_has_room_for_all_its_buttons(court: Court) -> None:
    await court.lobby(court.alix, court.bruno, computers=1)
    assert "Colour, who starts" in buttons(court.lobby_message())
