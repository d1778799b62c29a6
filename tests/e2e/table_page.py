"""The local table as a person meets it: the house in a process of its own, and the page in a real browser."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

ROOT = Path(__file__).parents[2]


class House:
    """`castellan` without a token; it can be closed and opened again at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self._port = probe.getsockname()[1]
        self._child: subprocess.Popen[bytes] | None = None
        self.address = ""

    @property
    def database(self) -> Path:
        return self._folder / "castellan.sqlite3"

    def open(self) -> None:
        own = {"DATABASE": str(self.database), "PORT": str(self._port), "PACE": "0", "BROWSER": "0"}
        env = {**os.environ, "PYTHONPATH": str(ROOT), "LANG": "en", "DISCORD_TOKEN": ""}
        env |= {f"CASTELLAN_{name}": value for name, value in own.items()}
        command = [sys.executable, "-m", "bot"]
        self._child = subprocess.Popen(command, cwd=self._folder, env=env, stdout=subprocess.PIPE)
        assert self._child.stdout is not None
        line = self._child.stdout.readline().decode()
        found = re.search(r"http://\S+", line)
        assert found, line
        self.address = found[0]

    def close(self) -> None:
        if self._child is not None:
            self._child.send_signal(signal.SIGTERM)
            assert self._child.wait(timeout=30) == 0
            assert self._child.stdout is not None
            self._child.stdout.close()
            self._child = None


def messages(page: Page) -> Locator:
    return page.locator("#log article")


def me(page: Page) -> Locator:
    return page.locator(".person[aria-current]")


def become(page: Page, handle: str) -> None:
    page.locator(f".person[data-handle={handle}]").click()
    expect(me(page)).to_have_attribute("data-handle", handle)


def give(page: Page, command: str, **options: str) -> None:
    """A command by mouse alone: the button, the list, what is offered for every option, and Send."""
    page.get_by_role("button", name="All commands").click()
    page.get_by_role("option", name=f"/{command} ").first.click()
    for option, offered in options.items():
        if not page.locator(f"input[data-option={option}]").count():
            page.get_by_role("option", name=option).first.click()
        page.get_by_role("option", name=offered, exact=True).click()
    page.get_by_role("button", name="Send").click()


def press(page: Page, label: str) -> None:
    """The newest button of that name."""
    page.locator("#log").get_by_role("button", name=label, exact=True).last.click()


def choose_first(page: Page) -> None:
    """The first option of the newest menu."""
    menu = page.locator(".menu").last
    menu.get_by_role("combobox").click()
    menu.get_by_role("option").first.click()


def play_first(page: Page) -> None:
    """Open the panel, take the first place it offers, and confirm."""
    press(page, "Your turn")
    choose_first(page)
    expect(messages(page).last).to_contain_text("shall I?")
    press(page, "Confirm")


def barony_for_two(page: Page, **options: str) -> None:
    """A running table of Aliénor and Baudouin."""
    give(page, "table new", game="Barony", **options)
    expect(messages(page).filter(has_text="a table of Barony")).to_be_visible()
    become(page, "baudouin")
    press(page, "Join")
    expect(messages(page).filter(has_text="a table of Barony")).to_contain_text("Baudouin")
    press(page, "Start")


def turns(page: Page) -> Locator:
    return messages(page).filter(has_text="it is your turn")


def see_picture(message: Locator) -> None:
    """It is there, not only its frame."""
    image = message.locator("img:not(.avatar)").last
    image.scroll_into_view_if_needed()
    expect(image).to_have_js_property("complete", True)
    assert image.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
