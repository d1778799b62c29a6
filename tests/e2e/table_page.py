"""The local table as a person meets it: the house in a process of its own, and the page in a real browser."""

from __future__ import annotations

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from bot.local.server.people import PEOPLE

ROOT = Path(__file__).parents[2]


class House:
    """`castellan` without a token; it can be closed and opened again at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self._port = probe.getsockname()[1]
        self._child: subprocess.Popen[bytes] | None = None
        self.address = ""
        self.is_old = False  # opened long ago, so that nobody is welcomed

    @property
    def database(self) -> Path:
        return self._folder / "castellan.sqlite3"

    def open(self) -> None:
        own = {"DATABASE": str(self.database), "PORT": str(self._port), "PACE": "0", "SHOW_PACE": "2", "BROWSER": "0"}
        env = {**os.environ, "PYTHONPATH": str(ROOT), "LANG": "en", "DISCORD_TOKEN": ""}
        env |= {f"CASTELLAN_{name}": value for name, value in own.items()}
        command = [sys.executable, "-m", "bot"]
        self._child = subprocess.Popen(command, cwd=self._folder, env=env, stdout=subprocess.PIPE)
        assert self._child.stdout is not None
        line = self._child.stdout.readline().decode()
        found = re.search(r"http://\S+", line)
        assert found, line
        self.address = found[0]
        self._let_people_confirm()

    def _let_people_confirm(self) -> None:
        """Everybody wants to see what they do before it is done, as by `/me confirm`."""
        with closing(sqlite3.connect(self.database, timeout=30)) as other, other:
            rows = [(person.id, '{"confirms":true}') for person in PEOPLE]
            other.executemany("INSERT OR REPLACE INTO people VALUES (?, ?)", rows)

    def close(self) -> None:
        if self._child is not None:
            self._child.send_signal(signal.SIGTERM)
            assert self._child.wait(timeout=300) == 0
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


def choose_first(panel: Locator) -> None:
    menu = panel.locator(".menu").last
    menu.get_by_role("combobox").click()
    menu.get_by_role("option").first.click()


def welcome(page: Page) -> Locator:
    """The bot's own, with a button for every game; it comes a moment after the house is opened for the first time."""
    return messages(page).filter(has_text="Which game would you like to play?").first


_MENU = "the menu"
# Buttons that lead back or tell something, and play nothing.
_NO_MOVE = {"Undo", "Back", "Cancel", "Look at …", "Reference", "Symbols", "Type my turn", "What happened?", "Hint"}
_SOON = 10_000.0  # milliseconds after which one looks again
_LOG = "document.querySelectorAll('#log article')"
# What the newest message says: every step of a panel says something else, while its controls change at a mere click.
_LATEST = f"{_LOG}.length + ([...{_LOG}].at(-1).querySelector('.text')?.innerText ?? '')"


def play_moves(page: Page, count: int) -> None:
    """By mouse alone: in every panel the first thing that it offers, until so many moves are confirmed. What has
    changed under the mouse is looked at again, as a person would; but not for ever."""
    looks = 60 * count
    while count:
        looks -= 1
        assert looks, "the panel leads nowhere"
        seen = page.evaluate(_LATEST)
        number = messages(page).last.get_attribute("data-id")
        newest = page.locator(f"#log article[data-id='{number}']")
        wanted = _first_offer(newest)
        if page.evaluate(_LATEST) != seen:
            continue  # it has just come, and offers something else
        try:
            _press_offer(newest, wanted)
            page.wait_for_function(f"seen => {_LATEST} !== seen", arg=seen, timeout=_SOON)
        except PlaywrightTimeout:
            continue
        count -= wanted == "Confirm"


def _press_offer(newest: Locator, wanted: str) -> None:
    if wanted == _MENU:
        newest.locator(".menu").last.get_by_role("combobox").click(timeout=_SOON)
        newest.locator(".menu").last.get_by_role("option").first.click(timeout=_SOON)
    elif wanted:
        newest.locator(".controls").get_by_role("button", name=wanted, exact=True).click(timeout=_SOON)


def _first_offer(newest: Locator) -> str:
    """What to press in a message; nothing, where it calls somebody else."""
    labels = [label.strip() for label in newest.locator(".controls .row > button").all_inner_texts()]
    offered = [label for label in labels if label not in _NO_MOVE]
    if "Confirm" in offered:
        return "Confirm"
    if newest.locator(".menu").count():
        return _MENU
    if "Your turn" in offered:
        return "Your turn" if "@Aliénor" in newest.inner_text() else ""
    return offered[0] if offered else ""


def play_first(page: Page) -> None:
    """Open the panel, take the first place it offers, and confirm."""
    press(page, "Your turn")
    choose_first(messages(page).last)  # it may be still to come, and an older panel may have a menu, too
    expect(messages(page).last.get_by_role("button", name="Confirm", exact=True)).to_be_visible()
    press(page, "Confirm")


def barony_for_two(page: Page, **options: str) -> None:
    """A running table of Aliénor and Baudouin."""
    give(page, "table new", game="Barony", **options)
    expect(messages(page).filter(has_text="· Barony, ")).to_be_visible()
    become(page, "baudouin")
    press(page, "Join")
    expect(messages(page).filter(has_text="· Barony, ")).to_contain_text("Baudouin")
    become(page, "alienor")
    press(page, "Start")


def turns(page: Page) -> Locator:
    return messages(page).filter(has_text="it is your turn")


def see_picture(message: Locator) -> None:
    """It is there, not only its frame; another one may come while one looks."""
    image = message.locator("img:not(.avatar)").last
    image.evaluate("image => image.scrollIntoView({ block: 'nearest' })")
    expect(image).not_to_have_js_property("naturalWidth", 0)
    expect(image).to_have_js_property("complete", True)
