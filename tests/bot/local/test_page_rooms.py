"""Channels, threads and forum posts on the left; people and their languages; whom the tables wait for."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from playwright.async_api import BrowserContext, Page, expect

from bot.local.server.people import BOT, HALL, PEOPLE
from bot.local.server.things import FORUM, Channel, Message
from tests.bot.local.hall import Hall
from tests.chromium import IN_CHROMIUM

pytestmark = [*IN_CHROMIUM, pytest.mark.slow]


async def test_threads_and_posts_hang_below_their_channels(hall: Hall, page: Page) -> None:
    thread = await hall.world.open_thread(hall.world.channel(HALL), "Chinon", announced=True)
    await hall.world.put_channel(Channel(id=90, name="games", kind=FORUM))
    await hall.world.open_thread(hall.world.channel(90), "A post", announced=False)
    await expect(page.locator("#rooms .room-name")).to_have_text(["great-hall", "Chinon", "games", "A post"])
    await expect(page.locator("#rooms .threads .room-name")).to_have_text(["Chinon", "A post"])
    await page.get_by_role("button", name="Chinon").last.click()
    await expect(page.locator("#top")).to_contain_text("Chinon")
    await expect(page.locator("#top small")).to_have_text("# great-hall")
    await hall.world.put_channel(replace(thread, archived=True))
    await expect(page.locator("#rooms .room-name")).to_have_text(["great-hall", "games", "A post"])


async def test_a_thread_is_reached_by_the_line_that_tells_of_it(hall: Hall, page: Page) -> None:
    await hall.world.open_thread(hall.world.channel(HALL), "Chinon", announced=True)
    line = page.locator("#log .system")
    await expect(line).to_contain_text("Castellan started a thread: Chinon")
    await line.get_by_role("button", name="Chinon").click()
    await expect(page.locator("#top strong")).to_have_text("Chinon")


async def test_names_are_no_html(hall: Hall, page: Page) -> None:
    name = "<img src=x onerror=alert(1)>"
    await hall.world.put_channel(Channel(id=77, name=name, topic=name))
    await expect(page.locator("[data-room='77'] .room-name")).to_have_text(name)
    await page.locator("[data-room='77']").click()
    await expect(page.locator("#top strong")).to_have_text(name)
    await expect(page.locator("#rooms img, #top img, .beginning img")).to_have_count(1)  # the crest


async def test_only_what_is_new_makes_a_channel_unread(hall: Hall, page: Page) -> None:
    await hall.world.put_channel(Channel(id=77, name="side-room"))
    old = Message(id=hall.world.new_id(), channel=77, author=BOT, content="old")
    await hall.world.put(old)
    room = page.locator("[data-room='77']")
    await expect(room).to_have_class("unread")
    await room.click()
    await page.locator(f"[data-room='{HALL}']").click()
    await expect(room).not_to_have_class("unread")
    await hall.world.put(replace(old, content="changed", edited=1.0))
    await hall.say("here")
    await expect(page.locator(".message .text")).to_have_text(["here"])
    await expect(room).not_to_have_class("unread")
    await hall.world.put(replace(old, id=hall.world.new_id(), content="new"))
    await expect(room).to_have_class("unread")


async def test_who_manages_who_reads_what_and_who_is_awaited(hall: Hall, page: Page) -> None:
    people = page.locator("#people li")
    await expect(people.locator(".language")).to_have_text(["EN", "EN", "FR", "EN"])
    await expect(people.filter(has=page.locator(".crown")).locator(".person-name")).to_have_text(["Aliénor"])
    hall.awaited = [{"channel": str(HALL), "people": [str(PEOPLE[0].id)]}]
    hall.bridge.table_changed()
    await expect(people.filter(has=page.locator(".portrait.awaited")).locator(".person-name")).to_have_text(["Aliénor"])
    await expect(page.locator(f"[data-room='{HALL}'] .awaited-mark")).to_be_visible()


async def test_the_turn_is_followed_unless_one_is_busy(hall: Hall, page: Page) -> None:
    await page.get_by_role("textbox").fill("in the middle of a word")
    hall.awaited = [{"channel": str(HALL), "people": [str(PEOPLE[3].id)]}]
    hall.bridge.table_changed()
    me = page.locator(".person[aria-current]")
    await expect(page.locator("[data-handle=drogo] .awaited")).to_be_visible()
    await page.wait_for_timeout(1000)
    await expect(me).to_have_attribute("data-handle", "alienor")
    await page.get_by_role("textbox").fill("")
    await page.locator(".follow").click()
    await page.wait_for_timeout(1000)
    await expect(me).to_have_attribute("data-handle", "alienor")
    await page.locator(".follow").click()
    await expect(me).to_have_attribute("data-handle", "drogo")


async def test_the_call_is_answered_by_whoever_it_is_for(hall: Hall, page: Page) -> None:
    """Also in the moment before the turn is followed, and while one is busy; nothing else is pressed as another."""
    drogo = str(PEOPLE[3].id)
    labels = {"b:turn:1": "Your turn", "b:undo:1": "Undo"}
    buttons = [{"type": 2, "custom_id": name, "label": label, "style": 2} for name, label in labels.items()]
    await hall.say(f"<@{drogo}>, it is your turn.", components=[{"type": 1, "components": buttons}])
    hall.answers = lambda asked: hall.answer(asked, 6)
    await page.get_by_role("textbox").fill("in the middle of a word")
    hall.awaited = [{"channel": str(HALL), "people": [drogo], "button": "b:turn:1"}]
    hall.bridge.table_changed()
    await expect(page.locator("[data-handle=drogo] .awaited")).to_be_visible()
    await page.locator(".controls").get_by_role("button", name="Undo").click()
    await page.locator(".controls").get_by_role("button", name="Your turn").click()
    await expect(page.locator(".person[aria-current]")).to_have_attribute("data-handle", "drogo")
    await expect(page.locator(".busy")).to_have_count(0)
    assert [asked["member"]["user"]["id"] for asked in hall.asked] == [str(PEOPLE[0].id), drogo]


async def test_without_following_one_presses_as_oneself(hall: Hall, page: Page) -> None:
    await page.locator(".follow").click()
    button = {"type": 2, "custom_id": "b:turn:1", "label": "Your turn", "style": 3}
    await hall.say("A call", components=[{"type": 1, "components": [button]}])
    hall.answers = lambda asked: hall.answer(asked, 6)
    hall.awaited = [{"channel": str(HALL), "people": [str(PEOPLE[3].id)], "button": "b:turn:1"}]
    hall.bridge.table_changed()
    await expect(page.locator("[data-handle=drogo] .awaited")).to_be_visible()
    await page.locator(".controls").get_by_role("button", name="Your turn").click()
    await expect(page.locator(".busy")).to_have_count(0)
    assert [asked["member"]["user"]["id"] for asked in hall.asked] == [str(PEOPLE[0].id)]


async def test_ones_language_is_seen_and_changed(hall: Hall, page: Page) -> None:
    """On a page of any width."""
    mine = page.locator("li", has=page.locator(".person[aria-current]")).get_by_role("button")
    for width, language, switch in (
        (1200, "FR", "Suivre le tour"),
        (800, "EN", "Follow the turn"),
        (390, "FR", "Suivre"),
    ):
        await page.set_viewport_size({"width": width, "height": 844})
        await mine.click()
        await expect(mine).to_have_text(language)
        await expect(page.get_by_role("switch")).to_have_accessible_name(re.compile(switch))
        assert hall.world.languages[PEOPLE[0].id] == language.lower()
        assert await page.evaluate("document.documentElement.scrollWidth") == width
        follow = await page.locator(".follow").bounding_box()
        assert follow
        assert follow["x"] + follow["width"] <= width


async def test_another_window_is_another_person(hall: Hall, browser: BrowserContext, page: Page) -> None:
    async with browser.expect_page() as opening:
        await page.locator("[data-handle=clemence].person").click(modifiers=["Control"])
    other = await opening.value
    await expect(other.locator(".person[aria-current]")).to_have_attribute("data-handle", "clemence")
    await expect(page.locator(".person[aria-current]")).to_have_attribute("data-handle", "alienor")
    await expect(other.get_by_role("switch")).not_to_be_checked()
