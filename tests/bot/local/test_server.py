"""The small Discord: what the bot sends is kept, shown again, and refused as Discord refuses it."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from PIL import Image

from bot.local.server.people import HALL, PEOPLE
from bot.local.server.store import Store
from bot.local.server.things import Message, Snowflakes, born
from bot.local.server.world import World
from rules.host.private import exposed, files_of
from tests.bot.local.hall import TOKEN, Hall, hall

MESSAGES = f"/channels/{HALL}/messages"


def picture(width: int = 8, height: int = 6) -> bytes:
    drawn = BytesIO()
    Image.new("RGB", (width, height)).save(drawn, "PNG")
    return drawn.getvalue()


async def send(there: Hall, method: str, path: str, said: dict[str, Any], *files: bytes) -> dict[str, Any]:
    form = aiohttp.FormData()
    form.add_field("payload_json", json.dumps(said), content_type="application/json")
    for index, content in enumerate(files):
        form.add_field(f"files[{index}]", content, filename=f"board{index}.png", content_type="image/png")
    headers = {"Authorization": f"Bot {TOKEN}"}
    async with there.session.request(method, there.bot_address + path, data=form, headers=headers) as answer:
        return await answer.json()


async def test_all_is_there_again_after_a_restart(tmp_path: Path) -> None:
    async with hall(tmp_path) as before:
        told = {"content": "the board", "attachments": [{"id": 0, "description": "alt"}]}
        made = await send(before, "POST", MESSAGES, told, picture())
        _, thread = await before.as_bot("POST", f"/channels/{HALL}/threads", {"name": "Tintagel", "type": 11})
        await before.world.choose_language(PEOPLE[1].id, "fr")
    async with hall(tmp_path) as after:
        _, found = await after.as_bot("GET", f"{MESSAGES}/{made['id']}")
        assert (found["content"], found["attachments"]) == ("the board", made["attachments"])
        assert await after.world.file(int(found["attachments"][0]["id"])) == picture()
        assert after.world.channel(int(thread["id"])).name == "Tintagel"
        assert after.world.languages[PEOPLE[1].id] == "fr"
        assert int((await after.say("later")).id) > int(thread["id"])


async def test_a_private_answer_of_yesterday_is_forgotten(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "local.sqlite3") as store:
        for number, reader in ((1, 7), (2, None)):
            await store.put_message(Message(id=number, channel=HALL, author=1, content="old", reader=reader), {})
    async with await Store.open(tmp_path / "local.sqlite3") as store:
        assert [message.id for message in await store.messages()] == [2]


async def test_the_file_is_for_its_owner_only(hall: Hall, tmp_path: Path) -> None:
    await hall.say("written")
    assert exposed(files_of(tmp_path / "local.sqlite3")) == []


async def test_a_picture_has_its_size_and_its_words(hall: Hall) -> None:
    told = {"content": "x", "attachments": [{"id": 0, "description": "two towers"}]}
    made = await send(hall, "POST", MESSAGES, told, picture(30, 20))
    shown = made["attachments"][0]
    assert (shown["width"], shown["height"], shown["description"]) == (30, 20, "two towers")


async def test_an_edit_keeps_replaces_and_drops_pictures(hall: Hall) -> None:
    made = await send(hall, "POST", MESSAGES, {"content": "x"}, picture(), picture(9, 9))
    first, second = (int(one["id"]) for one in made["attachments"])
    told = {"attachments": [{"id": str(second)}, {"id": 0}]}
    changed = await send(hall, "PATCH", f"{MESSAGES}/{made['id']}", told, picture(3, 3))
    assert [one["width"] for one in changed["attachments"]] == [9, 3]
    assert await hall.world.file(first) is None
    assert await hall.world.file(second) == picture(9, 9)


async def test_an_edit_leaves_alone_what_it_does_not_name(hall: Hall) -> None:
    made = await send(hall, "POST", MESSAGES, {"content": "x", "components": []}, picture())
    _, changed = await hall.as_bot("PATCH", f"{MESSAGES}/{made['id']}", {"components": []})
    assert (changed["content"], len(changed["attachments"])) == ("x", 1)
    assert changed["edited_timestamp"]


async def test_one_nonce_is_one_message(hall: Hall) -> None:
    told = {"content": "once", "nonce": "7", "enforce_nonce": True}
    made = [(await hall.as_bot("POST", MESSAGES, told))[1]["id"] for _ in range(2)]
    assert made[0] == made[1]


async def test_a_thinking_answer_becomes_the_answer(hall: Hall) -> None:
    async with hall.page() as page:
        root = (await page.ask("commands"))["commands"][0]["root"]

        async def think(interaction: dict[str, Any]) -> None:
            await hall.answer(interaction, 5, {"flags": 64})

        hall.answers = think
        await page.ask("command", root=root, path=["table", "new"], options=[])
        waiting = (await page.hear("message"))["message"]
        token = hall.asked[-1]["token"]
        await hall.as_bot("PATCH", f"/webhooks/1/{token}/messages/@original", {"content": "done"})
        done = (await page.hear("message"))["message"]
    assert waiting["loading"]
    assert (done["id"], done["loading"], done["private"], done["edited"]) == (waiting["id"], False, True, None)


async def test_an_interaction_is_answered_once(hall: Hall) -> None:
    async with hall.page() as page:
        root = (await page.ask("commands"))["commands"][0]["root"]
        answers: list[tuple[int, Any]] = []

        async def twice(interaction: dict[str, Any]) -> None:
            answers.append(await hall.answer(interaction, 4, {"content": "one"}))
            answers.append(await hall.answer(interaction, 4, {"content": "two"}))

        hall.answers = twice
        await page.ask("command", root=root, path=["table", "new"], options=[])
        await page.ask("look")
    assert [status for status, _ in answers][:1] == [200]
    assert len(hall.world.messages(HALL, limit=10)) == 1


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/channels/5", None, 404, 10003),
        ("POST", "/channels/5/messages", {"content": "x"}, 404, 10003),
        ("GET", f"{MESSAGES}/5", None, 404, 10008),
        ("POST", MESSAGES, {"content": ""}, 400, 50006),
        ("POST", MESSAGES, {"content": "x" * 2001}, 400, 50035),
        ("GET", "/users/5", None, 404, 10013),
        ("PATCH", "/webhooks/1/unknown/messages/@original", {"content": "x"}, 404, 10015),
        ("GET", "/nowhere", None, 404, 0),
    ],
)
async def test_refusals(hall: Hall, method: str, path: str, body: Any, status: int, code: int) -> None:
    answered, told = await hall.as_bot(method, path, body)
    assert (answered, told["code"]) == (status, code)


async def test_only_the_bot_may_speak_as_the_bot(hall: Hall) -> None:
    async with hall.session.post(hall.bot_address + MESSAGES, json={"content": "x"}) as answer:
        assert answer.status == 401


async def test_a_thread_is_told_of_in_its_channel_and_speaks_for_itself(hall: Hall) -> None:
    _, thread = await hall.as_bot("POST", f"/channels/{HALL}/threads", {"name": "Tintagel", "type": 11})
    await hall.as_bot("POST", f"/channels/{thread['id']}/messages", {"content": "within"})
    async with hall.page() as page:
        line = (await page.ask("look"))["messages"][-1]
        assert (line["thread"], line["content"]) == (thread["id"], "Tintagel")
        seen = await page.ask("look", channel=thread["id"])
        assert [message["content"] for message in seen["messages"]] == ["within"]


async def test_a_direct_message_is_seen_by_one_person(hall: Hall) -> None:
    _, direct = await hall.as_bot("POST", "/users/@me/channels", {"recipient_id": str(PEOPLE[1].id)})
    await hall.as_bot("POST", f"/channels/{direct['id']}/messages", {"content": "psst"})
    async with hall.page("baudouin") as page:
        assert (await page.ask("look", channel=direct["id"]))["messages"][-1]["content"] == "psst"
        other = await page.ask("look", person="drogo")
        assert other["channel"] == str(HALL)
        assert direct["id"] not in [channel["id"] for channel in other["channels"]]


async def test_a_direct_message_is_not_pushed_to_others(hall: Hall) -> None:
    _, direct = await hall.as_bot("POST", "/users/@me/channels", {"recipient_id": str(PEOPLE[1].id)})
    async with hall.page("drogo") as page:
        await hall.as_bot("POST", f"/channels/{direct['id']}/messages", {"content": "psst"})
        await hall.say("for all")
        assert (await page.hear("message"))["message"]["content"] == "for all"


def test_ids_tell_the_time_and_grow() -> None:
    new = Snowflakes()
    ids = [new() for _ in range(1000)]
    assert ids == sorted(set(ids))
    assert Snowflakes(ids[-1] + 10**12)() == ids[-1] + 10**12 + 1
    assert abs(born(ids[0]) - born(ids[-1])) < 60


async def test_a_new_world_has_its_hall(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "local.sqlite3") as store:
        assert (await World.of(store, ("en", "fr"))).is_new
        assert not (await World.of(store, ("en", "fr"))).is_new
