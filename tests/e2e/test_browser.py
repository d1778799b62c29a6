"""The local table as a newcomer meets it: a real browser on the page that `castellan` opens without a token."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Generator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect, sync_playwright

ROOT = Path(__file__).parents[2]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
# fmt: off
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
)
# fmt: on
PATIENCE = 60_000  # milliseconds: other tests may be busy beside this one

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium on this machine: install Debian's package `chromium`"),
]


@pytest.fixture
def address(tmp_path: Path) -> Generator[str]:
    """The local table, opened for this test and closed after it."""
    settings = {"CASTELLAN_DATABASE": str(tmp_path / "castellan.sqlite3"), "CASTELLAN_PORT": "0", "CASTELLAN_PACE": "0"}
    env = {**os.environ, "PYTHONPATH": str(ROOT), "LANG": "en", "DISCORD_TOKEN": "", **settings}
    with subprocess.Popen([sys.executable, "-m", "bot"], cwd=tmp_path, env=env, stdout=subprocess.PIPE) as child:
        try:
            assert child.stdout is not None
            line = child.stdout.readline().decode()
            found = re.search(r"http://\S+", line)
            assert found, line
            yield found[0]
        finally:
            child.send_signal(signal.SIGTERM)
            assert child.wait(timeout=30) == 0


@pytest.fixture
def page(address: str) -> Generator[Page]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        page = browser.new_page(viewport={"width": 1200, "height": 950})
        page.set_default_timeout(PATIENCE)
        page.goto(address)
        yield page
        browser.close()


def command(page: Page, name: str, **options: str) -> None:
    """Type a slash command into the composer, as the picker and the completion offer it."""
    page.locator("#channel-composer-input").click()
    page.keyboard.type(f"/{name}")
    page.get_by_role("option", name=f"/{name}").first.click()
    for option, value in options.items():
        page.locator(f".command-option-input[data-option={option}]").fill(value)
        page.locator("#command-suggestion-listbox").get_by_role("option").first.click()
    page.locator("#send-message").click()


def calm(page: Page) -> None:
    """Wait until the page has done what it was asked: meanwhile it takes no clicks."""
    expect(page.locator("#action-status")).not_to_have_text(re.compile(r"(\.\.\.|…)$"))
    expect(page.locator("#channel-message-list article").last).to_have_attribute("aria-busy", "false")


def view_as(page: Page, person: str) -> None:
    calm(page)
    page.locator("#viewer-picker").select_option(label=person)
    calm(page)


def messages(page: Page) -> Locator:
    return page.locator("#channel-message-list article")


def press(page: Page, label: str) -> None:
    """The newest button of that name."""
    calm(page)
    page.get_by_role("button", name=label, exact=True).last.click()


def see_picture(message: Locator, person: str) -> None:
    """The board is there: not only its frame with the alt text. On a busy machine the page gives a picture up now and
    then, and shows it only when it is opened anew."""
    deadline = time.monotonic() + 2 * PATIENCE / 1000
    while not message.locator("img").evaluate_all("images => images.some(image => image.naturalWidth)"):
        assert time.monotonic() < deadline, "the picture never comes"
        message.page.wait_for_timeout(200)
        if message.locator(".media-unavailable").count():
            calm(message.page)
            message.page.reload()
            view_as(message.page, person)
            message.page.wait_for_timeout(2000)


def open_panel(page: Page) -> Locator:
    """One's turn to place a city. A page that is just being drawn anew may swallow a click: so once more."""
    panel = messages(page).filter(has_text="Place a city").last
    for _ in range(5):
        press(page, "Your turn")
        try:
            expect(panel).to_be_visible(timeout=PATIENCE / 5)
        except AssertionError:
            continue
        return panel
    raise AssertionError("the panel never opens")


def choose_first(panel: Locator, person: str) -> None:
    """The first option of the panel's last menu. A message that arrives just then closes an open menu: so once more."""
    see_picture(panel, person)
    menu = panel.locator(".preview-select").last
    for _ in range(5):
        calm(panel.page)
        menu.get_by_role("combobox").click()
        try:
            menu.get_by_role("option").first.click(timeout=PATIENCE / 10)
            return
        except TimeoutError:
            continue
    raise AssertionError("the menu never stays open")


def test_a_newcomer_opens_a_table_and_plays(page: Page, tmp_path: Path) -> None:
    expect(messages(page).first).to_contain_text("Welcome")
    command(page, "table new", game="Barony")
    expect(messages(page).filter(has_text="a table of Barony")).to_be_visible()
    view_as(page, "Baudouin")
    press(page, "Join")
    expect(messages(page).filter(has_text="a table of Barony")).to_contain_text("Baudouin")
    press(page, "Start")
    expect(page.get_by_role("button", name="Your turn").last).to_be_visible()
    page.screenshot(path=tmp_path / "begun.png")
    for move in range(3):
        turn = messages(page).filter(has_text="it is your turn").last
        person = "Aliénor" if "@Aliénor" in turn.inner_text() else "Baudouin"
        view_as(page, person)
        see_picture(turn, person)
        panel = open_panel(page)
        choose_first(panel, person)
        expect(panel).to_contain_text("shall I?")
        see_picture(panel, person)
        page.screenshot(path=tmp_path / f"panel{move}.png")
        press(page, "Confirm")
        expect(messages(page).filter(has_text="it is your turn")).to_have_count(move + 2)
    see_picture(messages(page).filter(has_text="it is your turn").last, person)
    page.screenshot(path=tmp_path / "played.png")


def test_a_computer_moves_before_ones_eyes(page: Page) -> None:
    """Nobody clicks, and still the page shows what the computer has done."""
    command(page, "table new", game="Barony")
    press(page, "Add AI")
    lobby = messages(page).filter(has_text="(AI)").last
    expect(lobby).to_be_visible()
    press(page, "Start")
    calls = messages(page).filter(has_text="it is your turn")
    expect(calls.first).to_be_visible()
    if "@Aliénor" in calls.first.inner_text():
        panel = open_panel(page)
        choose_first(panel, "Aliénor")
        expect(panel).to_contain_text("shall I?")
        press(page, "Confirm")
    found = re.search(r"2 · (\S+)", lobby.inner_text())
    assert found
    answered = re.compile(rf"{found[1]} founds.*@Aliénor, it is your turn", re.DOTALL)
    expect(messages(page).filter(has_text=answered)).to_be_visible()
