from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from playwright.async_api import BrowserContext, Page, async_playwright, expect

from tests.bot.local.hall import Hall
from tests.bot.local.hall import hall as opened
from tests.chromium import CHROMIUM, FLAGS, PATIENCE


@pytest_asyncio.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened(tmp_path) as made:
        yield made


@pytest_asyncio.fixture
async def browser() -> AsyncIterator[BrowserContext]:
    """A wide screen. No fault may happen in any of its pages."""
    expect.set_options(timeout=PATIENCE)
    faults: list[str] = []
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        context = await chromium.new_context(viewport={"width": 1200, "height": 900})
        context.set_default_timeout(PATIENCE)
        context.on("weberror", lambda fault: faults.append(str(fault.error)))
        yield context
        await chromium.close()
    assert faults == []


@pytest_asyncio.fixture
async def page(hall: Hall, browser: BrowserContext) -> Page:
    """The page, as Aliénor."""
    page = await browser.new_page()
    await page.goto(hall.page_address)
    await expect(page.locator(".beginning")).to_be_visible()
    await expect(page.get_by_role("textbox")).to_be_focused()
    return page
