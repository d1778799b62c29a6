"""(e) The local page: from a click to the painted answer, with 300 messages in the channel over an empty one."""

from __future__ import annotations

import asyncio
from io import BytesIO
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from playwright.async_api import Page, async_playwright

from bench.rows import Row
from bot.local import run_local
from bot.local.run import file_beside
from bot.local.server.people import BOT, HALL
from bot.local.server.store import Store
from bot.local.server.things import Message
from bot.local.server.uploads import described
from bot.local.server.world import World
from bot.settings import Settings
from tests.chromium import CHROMIUM, FLAGS, SKIPPED

_CLICKS = 10  # on each of two buttons
_ROUNDS = 3  # of both channels in turn, for whatever else the machine does comes and goes

# The time from a click on a button of the lobby to the frame that shows the lobby changed.
_CLICK = """label => new Promise(resolve => {
    const offers = (one, name) => [...one.querySelectorAll("button")].find((button) => button.textContent === name);
    const lobby = [...document.querySelectorAll("#log article")].findLast((one) => offers(one, "Add AI"));
    const button = offers(lobby, label);
    const before = lobby.querySelector(".text").textContent, start = performance.now();
    new MutationObserver((_changes, observer) => {
        const now = document.querySelector(`article[data-id="${lobby.dataset.id}"] .text`);
        if (!now || now.textContent === before) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    }).observe(document.getElementById("log"), { childList: true, subtree: true });
    button.click();
})"""
_BECOME = """handle => new Promise(resolve => {
    const start = performance.now();
    new MutationObserver((_changes, observer) => {
        if (!document.querySelector(`.person[data-handle=${handle}][aria-current]`)) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    }).observe(document.getElementById("people"), { childList: true, subtree: true });
    document.querySelector(`.person[data-handle=${handle}]`).click();
})"""


async def click_to_paint() -> list[Row]:
    """One row; none where there is no browser to measure in."""
    if CHROMIUM is None:
        print(f"not measured, the page: {SKIPPED}")
        return []
    empty, full, people = list[float](), list[float](), list[float]()
    for _ in range(_ROUNDS):
        empty += (await _measured(0, 0))[0]
        clicks, becoming = await _measured(300, 200)
        full, people = full + clicks, people + becoming
    before, after, person = (_undisturbed(times) for times in (empty, full, people))
    detail = (
        f"{after:.0f} ms with 300 messages and 200 pictures, {before:.0f} ms with none; another person {person:.0f} ms"
    )
    return [Row("page", "click to painted answer, 300 messages over none", after / before, 1.5, "at most", detail)]


def _undisturbed(times: list[float]) -> float:
    """The mean of the faster half. A median would jump by a whole frame: an answer is painted in the next or the one
    after it."""
    return mean(sorted(times)[: max(1, len(times) // 2)])


async def _measured(messages: int, pictures: int) -> tuple[list[float], list[float]]:
    """Milliseconds of clicks, and of becoming somebody else."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:  # a brush may still be putting something away
        database = Path(folder) / "bench.sqlite3"
        await _fill(database, messages, pictures)
        settings = Settings(
            castellan_database=str(database), castellan_port=0, castellan_browser=False, castellan_pace=3600
        )
        stop, address = asyncio.Event(), asyncio.get_running_loop().create_future()
        serving = asyncio.create_task(run_local(settings, address.set_result, stop))
        try:
            return await _clicked(await address)
        finally:
            stop.set()
            await serving


async def _clicked(address: str) -> tuple[list[float], list[float]]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = await browser.new_page(viewport={"width": 1280, "height": 900})
        await page.goto(address)
        await _open_lobby(page)
        await page.wait_for_timeout(5000)  # until the house has warmed its pictures
        clicks = [await page.evaluate(_CLICK, label) for _ in range(_CLICKS) for label in ("Add AI", "Remove AI")]
        people = [await page.evaluate(_BECOME, handle) for _ in range(5) for handle in ("drogo", "alienor")]
        await browser.close()
        return clicks, people


async def _open_lobby(page: Page) -> None:
    await page.get_by_role("button", name="All commands").click()
    await page.get_by_role("option", name="/table new").first.click()
    await page.get_by_role("option", name="game").first.click()
    await page.get_by_role("option", name="Barony", exact=True).click()
    await page.get_by_role("button", name="Send").click()
    await page.get_by_role("button", name="Add AI").wait_for()


async def _fill(database: Path, messages: int, pictures: int) -> None:
    drawn = BytesIO()
    Image.effect_noise((900, 700), 40).save(drawn, "PNG")
    content = drawn.getvalue()
    async with await Store.open(file_beside(database)) as store:
        world = await World.of(store, "en")
        await store.put_note("opened", "0")  # long ago: nobody has to be welcomed
        for number in range(messages):
            picture = described(world.new_id(), "board.png", content, None)
            hanging: dict[str, Any] = {"attachments": (picture,)} if number >= messages - pictures else {}
            message = Message(id=world.new_id(), channel=HALL, author=BOT, content=f"message {number}", **hanging)
            await world.put(message, {picture.id: content} if hanging else {})
