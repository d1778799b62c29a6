"""What the docs show of the house: a turn of every game, the local table in pictures (the welcome, a real conversation,
by night, by day and on a phone), and a short saved game with a picture of it.

`python -m tests.e2e.screenshots [FOLDER]` makes all of it anew; without a folder, in `docs`."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from bot.gallery import drawn
from render import TURN, games, module
from tests.chromium import CHROMIUM, FLAGS, PATIENCE
from tests.e2e.table_page import ROOT, House, become, give, me, messages, play_first, press, see_picture, turns, welcome

WIDE, HIGH, NARROW = (1280, 860), (1280, 1330), (390, 844)
_COLOURS = 256
_PRAISE, _ANSWER = "Well placed. My knights will remember it.", "They are welcome. The good fields are taken, though."
SAVED = "barony --seats 2 --moves 7 --seed castellan --language en"  # the game that is kept


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
        few = shot.convert("RGB").quantize(
            _COLOURS, method=Image.Quantize.MEDIANCUT, kmeans=3, dither=Image.Dither.NONE
        )
        few.save(path, optimize=True)
    print(path)


def say(page: Page, text: str) -> None:
    page.locator("#composer textarea").fill(text)
    page.get_by_role("button", name="Send").click()
    expect(messages(page).filter(has_text=text[:12]).last).to_be_visible()


def conversation(page: Page) -> None:
    """A game of Barony in a thread, some turns old, with some words between, as whoever is awaited."""
    expect(messages(page).first).to_be_visible()
    give(page, "table new", game="Barony", home="Its own thread")
    expect(messages(page).filter(has_text="Barony").last).to_be_visible()
    become(page, "baudouin")
    press(page, "Join")
    become(page, "alienor")
    press(page, "Start")
    page.locator("#rooms .threads button").click()
    for move in range(4):
        expect(turns(page)).to_have_count(move + 1)
        play_first(page)
    expect(turns(page)).to_have_count(5)
    expect(me(page).locator(".awaited")).to_be_visible()
    waiting = me(page).get_attribute("data-handle") or ""
    mover = "alienor" if waiting == "baudouin" else "baudouin"
    for who, text in ((waiting, _PRAISE), (mover, _ANSWER), (waiting, "")):
        become(page, who)
        if text:
            say(page, text)


def table(browser: Browser, house: House, folder: Path) -> None:
    with page_of(browser, house.address) as page:
        see_picture(welcome(page))
        keep(page, folder / "local-welcome.png")
        conversation(page)
        page.set_viewport_size({"width": HIGH[0], "height": HIGH[1]})
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


def demo(browser: Browser, saved: Path, folder: Path) -> None:
    command = [sys.executable, "-m", "bot", "demo", *SAVED.split(), "--out", str(saved)]
    subprocess.run(command, cwd=ROOT, check=True)
    with page_of(browser, saved.as_uri(), scheme="light") as page:
        page.locator(".faces").first.scroll_into_view_if_needed()
        page.locator(".message.private", has=page.locator(".faces")).first.evaluate("one => one.scrollIntoView()")
        page.evaluate("scrollBy(0, -420)")
        keep(page, folder / "demo.png")


def boards(folder: Path) -> None:
    """What a turn of every game posts, for the page about it."""
    for game in games():
        (folder / f"{game}.png").write_bytes(board_of(game))


def board_of(game: str) -> bytes:
    crowded = next(sample for sample in module(game).samples() if (sample.kind, sample.name) == (TURN, "crowded"))
    return drawn(game, crowded, "en").png


def main(docs: Path) -> None:
    expect.set_options(timeout=PATIENCE)
    images = docs / "images"
    images.mkdir(exist_ok=True)
    boards(images)
    with sync_playwright() as playwright, TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        house = House(Path(data))
        house.open()
        try:
            table(browser, house, images)
            demo(browser, (docs / "demo.html").resolve(), images)
        finally:
            house.close()
            browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs")
