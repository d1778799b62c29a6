"""Names and texts that people choose are shown in messages as they were typed, and format, link and mention nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from simcord import MemberActor

from rules.host import Table
from tests.e2e.court import Court, shown
from tests.e2e.test_medioevo_desk import shopping

TABLE = "[gold](https://evil.example) # **now**"
PERSON = "<@&1> _x_ [a](https://b.c) @here"
PROSE = "[Rome](https://evil.example) is **Yours** @everyone"


def told(court: Court) -> list[str]:
    """Every text that the bot has sent as a message, in public or in private."""
    return [text for request in court.env.http_requests for text in _contents(request.json)]


def _contents(sent: Any) -> Iterator[str]:
    if isinstance(sent, dict):
        if isinstance(sent.get("content"), str):
            yield sent["content"]
        for part in sent.values():
            yield from _contents(part)


def impostor(court: Court) -> MemberActor:
    return court.guild.add_member(court.env.create_user("impostor", global_name=PERSON))


async def evil_game(court: Court, name: str = TABLE) -> Table:
    person = impostor(court)
    await person.slash(court.channel, "table new", game="barony", name=name)
    (table,) = await court.host.tables()
    await court.alix.click(court.lobby_message(), custom_id=f"b:join:{table.id}")
    await person.click(court.lobby_message(), label="All options")
    await person.slash(court.channel, "table start")
    return await court.host.table(table.id)


async def test_no_message_carries_a_name_as_it_was_typed(court: Court) -> None:
    table = await evil_game(court)
    assert (table.name, table.seats[0].name) == (TABLE, PERSON)
    for command in ("list", "board", "log", "undo", "redo", "record verify", "record export", "resign"):
        await court.alix.slash(court.channel, f"table {command}")
    await court.elke.slash(court.channel, "barony turn", table=table.id)
    await court.elke.slash(court.channel, "table join", table="**nowhere** [x](https://y.z)")
    await court.close(table)
    texts = told(court)
    assert any(r"\[gold\]" in text for text in texts)
    assert any(r"\_x\_" in text for text in texts)
    for live in ("(https:", "**now**", " _x_ ", "@here", "**nowhere**"):
        assert [text for text in texts if live in text] == [], live


async def test_the_picture_and_completions_show_names_plainly(court: Court) -> None:
    table = await evil_game(court, "[gold] # _now_")
    (choice,) = await court.alix.autocomplete(court.channel, "barony turn", "table", "")
    assert choice["name"].startswith("[gold] # _now_")
    assert table.id == choice["value"]
    assert "\\" not in (court.turn_message().attachments[0].description or "\\")


async def test_the_words_of_a_pact_stay_words(court: Court) -> None:
    table = await shopping(court)
    first = court.person(await court.position(table), 0)
    await first.slash(
        court.channel, "medioevo-pact new", kind="free", text=PROSE, until="0", secrecy="public", payer="nobody",
        **{"with": "1"},
    )  # fmt: skip
    assert (await court.position(table)).state.drafts[-1].text == PROSE
    panel = shown(await court.person(await court.position(table), 1).click(court.turn_message(), label="Your turn"))
    for text in (court.turn_message().content, panel.content):
        assert r"\[Rome\](https\:\/\/evil.example) is \*\*Yours\*\*" in text
        assert "@everyone" not in text


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "Ro\u200bme", "\u202eemoR"])
async def test_a_table_with_a_deceptive_name_is_not_opened(court: Court, name: str) -> None:
    answer = await court.answer_to(court.alix, "table new", game="barony", name=name)
    assert answer.content.startswith("That name cannot be read")
    assert await court.host.tables() == []


async def test_who_has_a_blank_name_is_called_by_the_username(court: Court) -> None:
    ghost = court.guild.add_member(court.env.create_user("ghost", global_name="\u3164"))
    await ghost.slash(court.channel, "table new", game="barony")
    (table,) = await court.host.tables()
    assert table.seats[0].name == "ghost"
