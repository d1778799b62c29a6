"""A saved demo in a real browser: it is read without a script, and asks nobody for anything."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Page, async_playwright, expect

from tests.bot.demo.test_demo import made
from tests.chromium import CHROMIUM, FLAGS, IN_CHROMIUM, PATIENCE

pytestmark = [*IN_CHROMIUM, pytest.mark.slow]


async def test_a_demo_is_read_on_a_desk_and_on_a_phone(tmp_path: Path) -> None:
    file = tmp_path / "demo.html"
    file.write_text((await made("barony", "of the tests")).text, encoding="utf-8")
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        complaints: list[str] = []
        for width, script in ((1280, True), (390, True), (390, False)):
            context = await browser.new_context(viewport={"width": width, "height": 800}, java_script_enabled=script)
            page = await context.new_page()
            page.on("console", lambda said: complaints.append(said.text))
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.on("request", lambda one: complaints.append(one.url) if not one.url.startswith("file:") else None)
            await page.goto(file.as_uri())
            await expect(page.get_by_text("Only you can see this").first).to_be_visible()
            if script:
                await _looked_at(page, width)
            await context.close()
        await browser.close()
    assert [said for said in complaints if not said.startswith("data:image/")] == []


async def _looked_at(page: Page, width: int) -> None:
    assert await page.evaluate("document.documentElement.scrollWidth") == width
    picture = page.locator(".picture.single svg").first
    await picture.scroll_into_view_if_needed()
    box = await picture.bounding_box()
    assert box
    assert box["width"] <= 550
    words = await picture.get_attribute("aria-label")
    await picture.click()
    whole = page.locator("dialog.whole")
    await expect(whole).to_contain_text(words or "nothing")
    await page.keyboard.press("Escape")
    await expect(whole).to_have_count(0)
