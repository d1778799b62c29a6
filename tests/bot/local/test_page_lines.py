"""The page and its line to the house: nothing is lost, nothing doubled, whoever one becomes meanwhile."""

from __future__ import annotations

import asyncio
import json

import pytest
from playwright.async_api import BrowserContext, Page, Route, WebSocketRoute, expect

from bot.local.server.people import BOT, HALL, PEOPLE
from bot.local.server.things import Channel, Message
from tests.bot.local.hall import Hall
from tests.chromium import IN_CHROMIUM

pytestmark = [*IN_CHROMIUM, pytest.mark.slow]


class SlowWords:
    """Words that come only when they are let through."""

    def __init__(self, page: Page, language: str) -> None:
        self._page, self._language = page, language
        self.asked, self._let = asyncio.Event(), asyncio.Event()

    async def hold(self) -> None:
        await self._page.route(f"**/words/{self._language}", self._wait)

    async def _wait(self, route: Route) -> None:
        self.asked.set()
        await self._let.wait()
        await route.continue_()

    def let(self) -> None:
        self._let.set()


async def whisper(hall: Hall, person: int, text: str) -> None:
    said = Message(id=hall.world.new_id(), channel=HALL, author=BOT, content=text, flags=64, reader=person)
    await hall.world.put(said)


async def test_what_comes_before_the_page_has_looked_does_no_harm(hall: Hall, browser: BrowserContext) -> None:
    page = await browser.new_page()

    async def line(route: WebSocketRoute) -> None:
        early = {"id": "5", "channel": "7", "content": "early", "private": False, "edited": None}
        for said in ({"now": "message", "message": early}, {"now": "channel", "channel": {"id": "7", "name": "x"}}):
            route.send(json.dumps(said))
        await asyncio.sleep(0)
        route.connect_to_server()

    await page.route_web_socket("**/live", line)
    await page.goto(hall.page_address)
    await hall.say("hello")
    await expect(page.locator(".message .text")).to_have_text(["hello"])


async def test_who_is_clicked_last_is_who_one_is(hall: Hall, page: Page) -> None:
    """However long the words of the one before take, nothing private of theirs is shown to the next."""
    await whisper(hall, PEOPLE[2].id, "for Clémence")
    await whisper(hall, PEOPLE[1].id, "for Baudouin")
    words = SlowWords(page, "fr")
    await words.hold()
    await page.locator("[data-handle=clemence].person").click()
    await words.asked.wait()
    await page.locator("[data-handle=baudouin].person").click()
    await expect(page.locator(".person[aria-current]")).to_have_attribute("data-handle", "baudouin")
    await expect(page.locator(".message .text")).to_have_text(["for Baudouin"])
    words.let()
    await page.wait_for_load_state("networkidle")
    await expect(page.locator("html")).to_have_attribute("lang", "en")
    await expect(page.locator(".message .text")).to_have_text(["for Baudouin"])


async def test_a_reload_and_a_second_tab_show_all_once(hall: Hall, browser: BrowserContext, page: Page) -> None:
    await page.get_by_role("textbox").fill("said once")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .text")).to_have_text(["said once"])
    await whisper(hall, PEOPLE[0].id, "private")
    second = await browser.new_page()
    await second.goto(page.url)
    await page.reload()
    await hall.say("to all")
    for tab in (page, second):
        await expect(tab.locator(".message .text")).to_have_text(["said once", "private", "to all"])


async def test_a_reload_keeps_who_and_where_and_the_switch(hall: Hall, page: Page) -> None:
    await hall.world.put_channel(Channel(id=77, name="side-room"))
    await page.locator("[data-room='77']").click()
    await page.locator("[data-handle=drogo].person").click()
    await expect(page.locator(".person[aria-current]")).to_have_attribute("data-handle", "drogo")
    await page.locator(".follow").click()
    await page.reload()
    await expect(page.locator(".person[aria-current]")).to_have_attribute("data-handle", "drogo")
    await expect(page.locator("#top strong")).to_have_text("side-room")
    await expect(page.get_by_role("switch")).not_to_be_checked()


async def test_a_lost_line_comes_back_with_all_that_was_said(hall: Hall, browser: BrowserContext) -> None:
    """Clicks that lead nowhere meanwhile do no harm."""
    page = await browser.new_page()
    lines: list[WebSocketRoute] = []
    refused = [False]

    async def line(route: WebSocketRoute) -> None:
        if refused[0]:
            await route.close()
            return
        route.connect_to_server()
        lines.append(route)

    await page.route_web_socket("**/live", line)
    await page.goto(hall.page_address)
    await hall.say("before")
    await expect(page.locator(".message")).to_have_count(1)
    refused[0] = True
    await lines[-1].close()
    await expect(page.locator("#notice")).to_contain_text("The house is closed")
    await page.locator("[data-handle=drogo].person").click()
    await page.locator(f"[data-room='{HALL}']").click()
    await page.locator(".language").first.click()
    await hall.say("meanwhile")
    refused[0] = False
    await expect(page.locator("#notice")).to_be_hidden()
    await expect(page.locator(".message .text")).to_have_text(["before", "meanwhile"])
    await page.locator("[data-handle=drogo].person").click()
    await expect(page.locator(".person[aria-current]")).to_have_attribute("data-handle", "drogo")


async def test_what_is_said_is_seen_at_once(hall: Hall, browser: BrowserContext, page: Page) -> None:
    """In every tab, within 200 ms on an idle machine; this one may be busy, so it is the best of several."""
    other = await browser.new_page()
    await other.goto(hall.page_address)
    await expect(other.locator(".beginning")).to_be_visible()
    taken: list[float] = []
    for number in range(8):
        began = asyncio.get_running_loop().time()
        await hall.say(f"message {number}")
        for tab in (page, other):
            await tab.locator(".text", has_text=f"message {number}").wait_for()
        taken.append(asyncio.get_running_loop().time() - began)
    assert min(taken) < 0.2, taken
