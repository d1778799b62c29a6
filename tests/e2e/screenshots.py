"""The pictures of the local table in the docs: a real conversation, by night, by day and on a phone, and a saved demo.

`python -m tests.e2e.screenshots [FOLDER]` makes them anew; without a folder, in `docs/images`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.chromium import CHROMIUM, FLAGS, PATIENCE
from tests.e2e.table_page import ROOT, House, become, give, messages, play_first, press, see_picture, turns

WIDE, NARROW = (1280, 860), (390, 844)
_COLOURS = 256


@contextmanager
def page_of(
    browser: Browser, address: str, size: tuple[int, int] = WIDE, scheme: Literal["dark", "light"] = "dark"
) -> Iterator[Page]:
    """Sharp on a phone, for it is shown small."""
    shape = {"width": size[0], "height": size[1]}
    scale = 1.5 if size == NARROW else 1
    context = browser.new_context(viewport=shape, color_scheme=scheme, device_scale_factor=scale)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(address)
    yield page
    context.close()


def keep(page: Page, path: Path) -> None:
    """As few colours as can be told apart, for everybody who clones carries it along."""
    page.mouse.move(2, 400)
    page.wait_for_timeout(600)
    with Image.open(BytesIO(page.screenshot())) as shot:
        few = shot.convert("RGB").quantize(_COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        few.save(path, optimize=True)
    print(path)


def say(page: Page, text: str) -> None:
    page.locator("#composer textarea").fill(text)
    page.get_by_role("button", name="Send").click()
    expect(messages(page).filter(has_text=text[:12]).last).to_be_visible()


def conversation(page: Page) -> None:
    """A game of Barony in a thread, some turns old, with a word between; it is Aliénor's turn."""
    expect(messages(page).first).to_be_visible()
    give(page, "table new", game="Barony", thread="yes")
    expect(messages(page).filter(has_text="Barony").last).to_be_visible()
    become(page, "baudouin")
    press(page, "Join")
    press(page, "Start")
    page.locator("#rooms .threads button").click()
    for move in range(4):
        expect(turns(page)).to_have_count(move + 1)
        play_first(page)
    expect(turns(page)).to_have_count(5)
    become(page, "baudouin")
    say(page, "Well placed. My knights will remember it.")
    become(page, "alienor")


def table(browser: Browser, house: House, folder: Path) -> None:
    with page_of(browser, house.address) as page:
        page.locator(".follow").click()
        keep(page, folder / "local-welcome.png")
        page.locator(".follow").click()
        conversation(page)
        press(page, "Your turn")
        expect(page.locator(".message.private").last).to_be_visible()
        see_picture(page.locator(".message.private").last)
        keep(page, folder / "local-table.png")
        where = page.url
    with page_of(browser, where, scheme="light") as page:
        see_picture(turns(page).last)
        page.keyboard.type("/barony ")
        expect(page.get_by_role("option").first).to_be_visible()
        keep(page, folder / "local-table-light.png")
    with page_of(browser, where, NARROW) as page:
        see_picture(turns(page).last)
        turns(page).last.evaluate("turn => turn.scrollIntoView({ block: 'end' })")
        keep(page, folder / "local-table-phone.png")


def demo(browser: Browser, folder: Path) -> None:
    with page_of(browser, (ROOT / "docs" / "demo.html").as_uri(), scheme="light") as page:
        page.locator(".faces").first.scroll_into_view_if_needed()
        page.locator(".message.private", has=page.locator(".faces")).first.evaluate("one => one.scrollIntoView()")
        page.evaluate("scrollBy(0, -420)")
        keep(page, folder / "demo.png")


def main(folder: Path) -> None:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright, TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        house = House(Path(data))
        house.open()
        try:
            table(browser, house, folder)
            demo(browser, folder)
        finally:
            house.close()
            browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "images")
