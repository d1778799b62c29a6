"""What the page makes of what it is told, in a real browser; the bot's part is played by the test."""

from __future__ import annotations

import asyncio
import re
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.async_api import Page, Route, expect

from bot.local.server import interactions
from bot.local.server.people import BOT, BOT_NAME, HALL, HALL_NAME, PEOPLE
from bot.local.server.things import Message
from bot.local.server.uploads import described
from bot.words import Speaker
from tests.bot.local.hall import Hall
from tests.chromium import IN_CHROMIUM
from tests.pseudo import CODE, foreign, pseudo_language

pytestmark = [*IN_CHROMIUM, pytest.mark.slow]
JSON = dict[str, Any]


async def show(hall: Hall, *sizes: tuple[int, int], text: str = "board") -> Message:
    """A message with pictures of these sizes."""
    hanging, files = [], {}
    for number, size in enumerate(sizes):
        drawn = BytesIO()
        Image.new("RGB", size, "teal").save(drawn, "PNG")
        made = described(hall.world.new_id(), f"board{number}.png", drawn.getvalue(), f"board {number}")
        hanging.append(made)
        files[made.id] = drawn.getvalue()
    message = Message(id=hall.world.new_id(), channel=HALL, author=BOT, content=text, attachments=tuple(hanging))
    return await hall.world.put(message, files)


def menu(most: int, **more: Any) -> list[JSON]:
    options = [{"label": name, "value": name.lower()} for name in ("Rook", "Knight", "Bishop")]
    inside = {"type": 3, "custom_id": "pick", "options": options, "min_values": 1, "max_values": most, **more}
    return [{"type": 1, "components": [inside]}]


async def test_markup_is_read_and_html_is_not(hall: Hall, page: Page) -> None:
    await hall.say(
        "# Head\n**bold** *slanted* `code` ~~gone~~ ||secret||\n- one\n- two\n> quoted\n"
        f"<img src=x onerror=alert(1)> <@{PEOPLE[1].id}> <#{HALL}> [here](https://example.org) <t:0:D>\n"
        "[not](javascript:alert(1)) "
        "```\nfenced **as it is**\n```\n-# small"
    )
    text = page.locator(".message .text").last
    for tag, inside in (("h3", "Head"), ("strong", "bold"), ("em", "slanted"), ("s", "gone"), ("blockquote", "quoted")):
        await expect(text.locator(tag)).to_have_text(inside)
    await expect(text.locator("li")).to_have_text(["one", "two"])
    await expect(text.locator("pre")).to_have_text("fenced **as it is**")
    await expect(text).to_contain_text("<img src=x onerror=alert(1)>")
    await expect(text.locator("img, script")).to_have_count(0)
    await expect(text.locator(".mention")).to_have_text(["@Baudouin", "#great-hall"])
    await expect(text.locator("a")).to_have_count(1)
    await expect(text.locator("time")).to_have_text("January 1, 1970")
    await text.locator(".spoiler").click()
    await expect(text.locator(".spoiler")).to_have_class("spoiler shown")


@pytest.mark.parametrize(
    ("size", "shown"),
    [((2000, 1000), (550, 275)), ((1000, 2000), (175, 350)), ((300, 200), (300, 200))],
    ids=["wide", "high", "small"],
)
async def test_a_picture_is_bounded_as_in_discord(
    hall: Hall, page: Page, size: tuple[int, int], shown: tuple[int, int]
) -> None:
    await show(hall, size)
    box = await page.locator(".picture").bounding_box()
    assert box
    assert (round(box["width"]), round(box["height"])) == shown


async def test_several_pictures_are_a_mosaic(hall: Hall, page: Page) -> None:
    await show(hall, (800, 600), (800, 600), (400, 900))
    await expect(page.locator(".picture")).to_have_count(3)
    box = await page.locator(".mosaic").bounding_box()
    assert box
    assert box["width"] <= 550
    assert box["height"] <= 350


async def test_a_picture_opens_whole_and_is_zoomed_and_dragged(hall: Hall, page: Page) -> None:
    await show(hall, (1600, 1200))
    await page.locator(".picture").click()
    viewer = page.locator("dialog.viewer")
    await expect(viewer).to_contain_text("board 0")
    before = await viewer.locator("img").bounding_box()
    await page.mouse.move(600, 400)
    await page.mouse.wheel(0, -300)
    await page.mouse.down()
    await page.mouse.move(700, 450)
    await page.mouse.up()
    after = await viewer.locator("img").bounding_box()
    assert before
    assert after
    assert after["width"] > before["width"]
    await expect(viewer).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(viewer).to_have_count(0)


async def test_several_choices_are_sent_together(hall: Hall, page: Page) -> None:
    await hall.say("choose", components=menu(2))
    await page.get_by_role("combobox").click()
    for name in ("Rook", "Bishop", "Knight"):  # the third is one too many
        await page.get_by_role("option", name=name).click()

    async def answer(interaction: JSON) -> None:
        await hall.answer(interaction, 7, {"content": "chosen", "components": []})

    hall.answers = answer
    await page.get_by_role("button", name="Done").click()
    await expect(page.locator(".message .text").last).to_contain_text("chosen")
    assert hall.asked[-1]["data"]["values"] == ["rook", "bishop"]


async def test_an_open_menu_stays_open_while_others_speak(hall: Hall, page: Page) -> None:
    await hall.say("choose", components=menu(1))
    await page.get_by_role("combobox").click()
    await hall.say("something else")
    await expect(page.locator(".message").last).to_contain_text("something else")
    await expect(page.get_by_role("option", name="Rook")).to_be_focused()


async def test_a_failed_click_is_said_and_forgotten_by_the_next(
    hall: Hall, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(interactions, "PATIENCE", 0.01)
    button = {"type": 2, "custom_id": "join", "label": "Join", "style": 3}
    await hall.say("lobby", components=[{"type": 1, "components": [button]}])
    join = page.get_by_role("button", name="Join")
    await join.click()
    await expect(page.get_by_role("alert").filter(has_text="This interaction failed")).to_be_visible()

    enough = asyncio.Event()

    async def answer(interaction: JSON) -> None:
        await enough.wait()
        await hall.answer(interaction, 6)

    hall.answers = answer
    monkeypatch.setattr(interactions, "PATIENCE", 30)
    await join.click()
    await expect(page.locator(".failure")).to_have_count(0)
    await expect(join).to_be_disabled()
    enough.set()
    await expect(join).to_be_enabled()


async def test_a_form_keeps_what_was_typed_until_it_is_taken(
    hall: Hall, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    fields = [
        {"type": 1, "components": [{"type": 4, "custom_id": "many", "label": "How many", "style": 1, "max_length": 3}]},
        {"type": 18, "label": "Why", "component": {"type": 4, "custom_id": "why", "style": 2, "required": False}},
    ]
    button = {"type": 2, "custom_id": "type", "label": "Type it in", "style": 1}
    await hall.say("panel", components=[{"type": 1, "components": [button]}])
    first = [True]

    async def answer(interaction: JSON) -> None:
        if interaction["type"] == 3:
            await hall.answer(interaction, 9, {"custom_id": "f", "title": "Numbers", "components": fields})
        elif not first.pop():
            await hall.answer(interaction, 6)
        else:
            first.append(False)

    hall.answers = answer
    await page.get_by_role("button", name="Type it in").click()
    form = page.locator("dialog.form")
    await form.get_by_label("How many").fill("12345")
    monkeypatch.setattr(interactions, "PATIENCE", 0.3)
    await page.keyboard.press("Enter")
    await expect(form.get_by_role("alert")).to_be_visible()
    await expect(form.get_by_label("How many")).to_have_value("123")
    monkeypatch.setattr(interactions, "PATIENCE", 30)
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    sent = hall.asked[-1]["data"]["components"]
    assert sent[0]["components"][0]["value"] == "123"
    assert sent[1]["component"]["custom_id"] == "why"


async def test_a_private_answer_is_dismissed(hall: Hall, page: Page) -> None:
    said = Message(id=hall.world.new_id(), channel=HALL, author=BOT, content="psst", flags=64, reader=PEOPLE[0].id)
    await hall.world.put(said)
    private = page.locator(".message.private")
    await expect(private).to_contain_text("Only you can see this")
    await private.get_by_role("button", name="Dismiss message").click()
    await expect(private).to_have_count(0)


async def test_reading_on_high_up_is_not_disturbed(hall: Hall, page: Page) -> None:
    for number in range(40):
        await hall.say(f"message {number}\n" * 3)
    await expect(page.locator(".message").filter(has_text="message 39")).to_have_count(1)
    await page.locator("#log").evaluate(
        "log => new Promise((done) => { log.addEventListener('scroll', done, { once: true }); log.scrollTo(0, 100); })"
    )
    await hall.say("the newest")
    await page.get_by_role("button", name="New messages").click()
    await expect(page.locator(".message").last).to_be_in_viewport()
    await expect(page.get_by_role("button", name="New messages")).to_be_hidden()


async def test_the_page_speaks_the_language_asked_for(hall: Hall, page: Page) -> None:
    await page.goto(f"{hall.page_address}/?lang=fr")
    await expect(page.get_by_role("switch")).to_have_accessible_name("Suivre le tour")
    await expect(page.locator("html")).to_have_attribute("lang", "fr")


async def test_scrolling_up_counts_at_once(hall: Hall, page: Page) -> None:
    """Also when something is said in the very moment, before the browser tells of it."""
    log = page.locator("#log")
    said = {"id": "9" * 19, "channel": str(HALL), "author": str(BOT), "kind": 0, "content": "the newest", "time": 0}
    said |= {"edited": None, "private": False, "loading": False, "components": [], "embeds": [], "files": []}
    await log.evaluate(
        """async (log, said) => {
            const { Log } = await import("/page/js/log.js");
            const somebody = () => ({ name: "x", handle: "castellan" });
            const own = new Log({ names: { me: () => "", here: somebody, about: somebody } });
            own.show(Array.from({ length: 60 }, (_, n) => ({ ...said, id: String(n + 1) })), false, { anew: true });
            log.scrollTop = 100;
            own.put(said);
        }""",
        said,
    )
    assert await log.evaluate("log => log.scrollTop") == 100
    await expect(page.get_by_role("button", name="New messages")).to_be_visible()


async def test_what_is_said_while_the_page_fetches_its_words_is_there(hall: Hall, page: Page) -> None:
    asked, heard, given = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def later(route: Route) -> None:
        asked.set()
        await given.wait()
        await route.continue_()

    def listen(frame: str | bytes) -> None:
        if "just then" in str(frame):
            heard.set()

    page.on("websocket", lambda socket: socket.on("framereceived", listen))
    await page.route("**/words/*", later)
    await page.goto(hall.page_address)
    await asked.wait()
    await hall.say("just then")
    await heard.wait()
    given.set()
    await expect(page.locator(".message").filter(has_text="just then")).to_have_count(1)


_READABLE = """() => [...document.querySelectorAll("body, body *:not(time)")].flatMap((one) => [
    ...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent),
    ...["title", "aria-label", "placeholder", "alt"].map((name) => one.getAttribute(name) ?? "")])"""


async def test_every_word_of_the_page_comes_from_the_files(tmp_path: Path, hall: Hall, page: Page) -> None:
    """Seen in a language that nobody speaks. What the hall itself is called, and who is there, are names."""
    with pseudo_language(tmp_path):
        await page.goto(f"{hall.page_address}/?lang={CODE}")
        await show(hall, (600, 400), text="Ω")
        await hall.world.put(Message(id=hall.world.new_id(), channel=HALL, author=BOT, content="Ω", edited=1.0))
        await expect(page.locator("html")).to_have_attribute("lang", CODE)
        await expect(page.get_by_role("switch")).to_have_accessible_name(Speaker(CODE)("page-follow"))
        await expect(page.locator(".message")).to_have_count(2)
        names = {*(person.name for person in PEOPLE), *(person.handle for person in PEOPLE)}
        names |= {BOT_NAME, HALL_NAME, "English", "Français", "board 0", "EN", "FR", "board0.png"}
        dates = re.compile(r"\d{4}")  # a year: the browser writes them
        read = {text for text in await page.evaluate(_READABLE) if foreign(text, names) and not dates.search(text)}
        assert read == set()
