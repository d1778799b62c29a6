"""Between the page and the bot: what people do arrives as Discord would tell it; what is said reaches whom it may."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.local.server import interactions
from bot.local.server.people import GUILD, HALL, PEOPLE
from tests.bot.local.hall import COMMANDS, JSON, Hall

ALIENOR, BAUDOUIN, CLEMENCE = (str(person.id) for person in PEOPLE[:3])
SAY, THINK, UPDATE, CHOICES, FORM = 4, 5, 7, 8, 9
PRIVATE = {"content": "psst", "flags": 64}
ROW = [{"type": 1, "components": [{"type": 2, "custom_id": "join", "label": "Join", "style": 3}]}]


def answering(hall: Hall, kind: int, data: dict[str, Any] | None = None) -> None:
    async def answer(interaction: dict[str, Any]) -> None:
        await hall.answer(interaction, kind, data)

    hall.answers = answer


async def new_table(page: Any, *options: dict[str, Any], what: str = "command") -> dict[str, Any]:
    root = (await page.ask("commands"))["commands"][0]["root"]
    return await page.ask(what, root=root, path=["table", "new"], options=list(options))


async def test_what_the_bot_says_is_heard_in_every_tab(hall: Hall) -> None:
    async with hall.page("alienor") as one, hall.page("drogo") as other:
        await hall.say("Hear, hear")
        for page in (one, other):
            assert (await page.hear("message"))["message"]["content"] == "Hear, hear"


async def test_a_command_arrives_with_person_language_and_options(hall: Hall) -> None:
    answering(hall, SAY, PRIVATE)
    async with hall.page("clemence") as page:
        options = [
            {"name": "game", "value": "barony"},
            {"name": "seat", "value": 2},
            {"name": "player", "value": ALIENOR},
        ]
        assert not (await new_table(page, *options))["failed"]
    asked = hall.asked[-1]
    assert (asked["type"], asked["locale"], asked["guild_id"]) == (2, "fr", str(GUILD))
    assert asked["member"]["user"]["id"] == CLEMENCE
    inner = asked["data"]["options"][0]
    assert (asked["data"]["name"], inner["name"]) == ("table", "new")
    assert [(one["name"], one["value"]) for one in inner["options"]] == [
        ("game", "barony"),
        ("seat", 2),
        ("player", ALIENOR),
    ]
    assert asked["data"]["resolved"]["users"][ALIENOR]["global_name"] == "Aliénor"


async def test_a_private_answer_is_seen_by_its_person_only(hall: Hall) -> None:
    answering(hall, SAY, PRIVATE)
    async with hall.page("alienor") as mine, hall.page("baudouin") as theirs:
        await new_table(mine, {"name": "game", "value": "barony"})
        assert (await mine.hear("message"))["message"]["private"]
        await hall.say("for all")
        assert (await theirs.hear("message"))["message"]["content"] == "for all"
        seen = await theirs.ask("look", person="baudouin")
        assert [message["content"] for message in seen["messages"]] == ["for all"]
        assert len((await theirs.ask("look", person="alienor"))["messages"]) == 2


async def test_nobody_presses_or_dismisses_what_they_cannot_see(hall: Hall) -> None:
    answering(hall, SAY, PRIVATE | {"components": ROW})
    async with hall.page("alienor") as mine, hall.page("baudouin") as theirs:
        await new_table(mine, {"name": "game", "value": "barony"})
        message = (await mine.hear("message"))["message"]["id"]
        assert (await theirs.ask("press", message=message, component="join"))["failed"]
        assert (await theirs.ask("dismiss", message=message))["failed"]
        assert "failed" not in await mine.ask("dismiss", message=message)
        assert (await mine.hear("gone"))["id"] == message


async def test_completion_brings_choices(hall: Hall) -> None:
    answering(hall, CHOICES, {"choices": [{"name": "Barony", "value": "barony"}]})
    async with hall.page() as page:
        answer = await new_table(page, {"name": "game", "value": "", "focused": True}, what="complete")
    assert answer["choices"] == [{"name": "Barony", "value": "barony"}]
    assert hall.asked[-1]["data"]["options"][0]["options"][0]["focused"]


async def test_a_button_is_pressed_and_its_message_changes_in_place(hall: Hall) -> None:
    lobby = await hall.say("lobby", components=ROW)
    answering(hall, UPDATE, {"content": "lobby of one", "components": []})
    async with hall.page("baudouin") as page:
        assert not (await page.ask("press", message=str(lobby.id), component="join"))["failed"]
        changed = (await page.hear("message"))["message"]
    assert (changed["id"], changed["content"], changed["components"]) == (str(lobby.id), "lobby of one", [])
    assert hall.asked[-1]["message"]["id"] == str(lobby.id)
    assert hall.asked[-1]["data"] == {"custom_id": "join", "component_type": 2}


@pytest.mark.parametrize("component", ["other", "shut"])
async def test_what_is_not_there_cannot_be_pressed(hall: Hall, component: str) -> None:
    shut = [{"type": 1, "components": [{"type": 2, "custom_id": "shut", "disabled": True, "style": 1}]}]
    lobby = await hall.say("lobby", components=shut)
    async with hall.page() as page:
        assert (await page.ask("press", message=str(lobby.id), component=component))["failed"]
    assert hall.asked == []


async def test_a_form_is_asked_for_and_filled_in(hall: Hall) -> None:
    fields = [{"type": 1, "components": [{"type": 4, "custom_id": "answer", "label": "How many", "style": 1}]}]
    form = {"custom_id": "f", "title": "Type it in", "components": fields}
    lobby = await hall.say("lobby", components=ROW)
    answering(hall, FORM, form)
    async with hall.page() as page:
        asked = await page.ask("press", message=str(lobby.id), component="join")
        assert asked["form"] == form
        answering(hall, THINK, {"flags": 64})
        await page.ask("submit", form=asked["form"], message=str(lobby.id), values={"answer": "3"})
    assert hall.asked[-1]["type"] == 5
    assert hall.asked[-1]["data"]["components"][0]["components"][0]["value"] == "3"


async def test_a_silent_bot_is_a_failure(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interactions, "PATIENCE", 0.05)
    async with hall.page() as page:
        assert (await new_table(page, {"name": "game", "value": "barony"}))["failed"]


async def test_nonsense_is_refused_and_the_line_stays_open(hall: Hall) -> None:
    async with hall.page() as page:
        for what, body in (
            ("fly", {}),
            ("press", {"message": "1"}),
            ("press", {"message": "x", "component": "y"}),
            ("say", {}),
        ):
            assert (await page.ask(what, **body))["failed"], what
        assert (await page.ask("look"))["person"] == ALIENOR


async def test_a_message_sent_again_after_a_lost_line_is_said_once(hall: Hall) -> None:
    async with hall.page("drogo") as page:
        for _ in range(2):
            await page.ask("say", text="Well met <b>all</b>", nonce="n1")
        seen = await page.ask("look")
    assert [message["content"] for message in seen["messages"]] == ["Well met <b>all</b>"]


async def test_commands_are_those_of_the_person_in_their_language(hall: Hall) -> None:
    async with hall.page("alienor") as manager, hall.page("clemence") as guest:
        known = [command["name"] for command in (await manager.ask("commands"))["commands"]]
        assert known == ["table new", "rule"]
        assert [command["name"] for command in (await guest.ask("commands"))["commands"]] == ["table ouvrir"]


async def test_tables_come_first_then_the_games(hall: Hall) -> None:
    """Whatever the order in which the bot has registered them."""
    group = [{"name": name, "type": 1, "description": "Do"} for name in ("move", "turn")]
    more: list[JSON] = [
        {"name": "castellan", "description": "Rule", "default_member_permissions": "32", "options": group},
        {"name": "help", "description": "Help"},
        {"name": "torres", "description": "Castles", "options": group},
        {"name": "barony", "description": "Hexes", "options": group},
    ]
    await hall.as_bot("PUT", "/applications/1/commands", [*more, *COMMANDS])  # type: ignore[arg-type]
    async with hall.page("alienor") as page:
        names = [command["name"] for command in (await page.ask("commands"))["commands"]]
    games = ["barony move", "barony turn", "torres move", "torres turn"]
    assert names == ["table new", *games, "help", "castellan move", "castellan turn", "rule"]


async def test_older_messages_come_when_asked_for(hall: Hall) -> None:
    for number in range(120):
        await hall.say(str(number))
    async with hall.page() as page:
        seen = await page.ask("look")
        assert [message["content"] for message in seen["messages"]] == [str(n) for n in range(70, 120)]
        assert seen["more"]
        older = await page.ask("older", before=seen["messages"][0]["id"])
        assert [message["content"] for message in older["messages"]] == [str(n) for n in range(20, 70)]
        assert not (await page.ask("older", before=older["messages"][0]["id"]))["more"]


async def test_who_is_awaited_is_told_when_it_changes(hall: Hall) -> None:
    async with hall.page() as page:
        assert (await page.hear("awaited"))["tables"] == []
        hall.awaited = [{"channel": str(HALL), "people": [BAUDOUIN]}]
        hall.bridge.table_changed()
        assert (await page.hear("awaited"))["tables"] == hall.awaited


async def test_however_fast_tables_change_the_last_word_is_told(hall: Hall) -> None:
    """Looked up at once, and once more for whatever happened while that was done."""
    async with hall.page() as page:
        await page.hear("awaited")
        for people in ([BAUDOUIN], [], [BAUDOUIN]):
            hall.awaited = [{"channel": str(HALL), "people": people}]
            hall.bridge.table_changed()
            await asyncio.sleep(0)
        while (await page.hear("awaited"))["tables"] != hall.awaited:
            pass
        hall.awaited = []
        hall.bridge.table_changed()
        assert (await page.hear("awaited"))["tables"] == []


async def test_a_chosen_language_is_told_and_kept(hall: Hall) -> None:
    async with hall.page() as page:
        await page.ask("language", person=BAUDOUIN, language="fr")
        told = {person["id"]: person.get("language") for person in (await page.hear("people"))["people"]}
        assert told[BAUDOUIN] == "fr"
        assert (await page.ask("language", person=BAUDOUIN, language="xx"))["failed"]
    assert hall.world.languages[int(BAUDOUIN)] == "fr"
