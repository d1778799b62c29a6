"""Where one writes: messages, commands, options and what is offered for them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page, expect

from bot.local.server import interactions
from tests.bot.local.hall import Hall
from tests.chromium import IN_CHROMIUM

pytestmark = [*IN_CHROMIUM, pytest.mark.slow]
JSON = dict[str, Any]
NAMES = ("Barony", "Saga", "<b>Torres</b>")


async def offering(hall: Hall) -> None:
    """A bot that completes games, and opens tables."""

    async def answer(interaction: JSON) -> None:
        if interaction["type"] == 4:
            focused = next(option for option in interaction["data"]["options"][0]["options"] if option.get("focused"))
            fitting = [name for name in NAMES if focused["value"].lower() in name.lower()]
            await hall.answer(interaction, 8, {"choices": [{"name": name, "value": name} for name in fitting]})
        else:
            await hall.answer(interaction, 4, {"content": "opened", "flags": 64})

    hall.answers = answer


async def test_what_fits_is_offered_before_the_first_letter(hall: Hall, page: Page) -> None:
    await offering(hall)
    await page.keyboard.type("/table new ")
    await expect(page.get_by_role("option")).to_have_text(list(NAMES))
    await expect(page.locator(".offers-title")).to_have_text("gameWhichrequired")
    await expect(page.locator(".option-name b")).to_have_text("*")
    await page.keyboard.type("sa")
    await expect(page.get_by_role("option")).to_have_text(["Saga"])
    await page.keyboard.press("Backspace")
    await page.keyboard.press("Backspace")
    await expect(page.get_by_role("option")).to_have_count(3)


async def test_typing_fast_asks_once(hall: Hall, page: Page) -> None:
    await offering(hall)
    await page.keyboard.type("/table new ")
    await expect(page.get_by_role("option")).to_have_count(3)
    await page.keyboard.type("barony", delay=10)
    await expect(page.get_by_role("option")).to_have_text(["Barony"])
    assert len(hall.asked) <= 4


async def test_options_one_by_one_by_keyboard(hall: Hall, page: Page) -> None:
    """What is optional is offered with what it is for; Backspace takes it away again."""
    await offering(hall)
    await page.keyboard.type("/table new ")
    await expect(page.get_by_role("option")).to_have_count(3)
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Tab")
    await expect(page.locator("[data-option=game]")).to_have_value("Saga")
    await expect(page.get_by_role("option")).to_have_text(["seatNumber", "playerWho"])
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("option")).to_have_text(["Aliénor", "Baudouin", "Clémence", "Drogo"])
    await page.keyboard.type("dro")
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-option=player]")).to_have_value("Drogo")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .text")).to_have_text("opened")
    given = hall.asked[-1]["data"]["options"][0]["options"]
    assert [(option["name"], option["type"]) for option in given] == [("game", 3), ("player", 6)]
    await expect(page.get_by_role("textbox")).to_be_focused()


async def test_an_option_is_taken_back(hall: Hall, page: Page) -> None:
    await offering(hall)
    await page.keyboard.type("/table new ")
    await page.get_by_role("option", name="Saga").click()
    await page.get_by_role("option", name="seat").click()
    await expect(page.locator("[data-option=seat]")).to_be_focused()
    await page.keyboard.press("Backspace")
    await expect(page.locator("[data-option=seat]")).to_have_count(0)
    await expect(page.locator("[data-option=game]")).to_be_focused()


async def test_what_is_missing_or_wrong_is_said_and_all_stays(hall: Hall, page: Page) -> None:
    await offering(hall)
    await page.keyboard.type("/table new ")
    await page.get_by_role("option", name="Saga").click()
    await page.get_by_role("option", name="seat").click()
    await page.keyboard.type("many")
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_role("alert")).to_have_text("A whole number is needed.")
    await expect(page.locator("[data-option=game]")).to_have_value("Saga")
    await expect(page.locator("[data-option=seat]")).to_be_focused()
    await page.locator("[data-option=game]").fill("")
    await page.locator("[data-option=seat]").fill("2")
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_role("alert")).to_have_text("This is required.")
    await expect(page.locator("[data-option=game]")).to_be_focused()
    assert not any(asked["type"] == 2 for asked in hall.asked)


async def test_a_silent_bot_is_said_as_discord_says_it(hall: Hall, page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also while it is asked what might fit; what was typed stays."""
    monkeypatch.setattr(interactions, "PATIENCE", 0.05)
    await page.keyboard.type("/table new ")
    await expect(page.locator(".offers-empty")).to_have_text("Loading options failed")
    await page.keyboard.type("saga")
    await page.keyboard.press("Enter")
    await expect(page.locator("#composer > .sorry")).to_have_text("The application did not respond")
    await expect(page.locator("[data-option=game]")).to_have_value("saga")


async def test_what_is_no_command_is_simply_posted(hall: Hall, page: Page) -> None:
    await page.keyboard.type("first line")
    await page.keyboard.press("Shift+Enter")
    await page.keyboard.type("and **second**")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .text")).to_have_text("first line\nand second")
    await expect(page.locator(".message .author")).to_have_text("Aliénor")
    await expect(page.get_by_role("textbox")).to_have_value("")
    await page.keyboard.type("/nonsense")
    await expect(page.locator(".offers-empty")).to_have_text("No command is called that.")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message")).to_have_count(1)


async def test_offers_are_told_to_who_cannot_see_them(hall: Hall, page: Page) -> None:
    await offering(hall)
    await page.keyboard.type("/")
    marked = page.locator("[role=option][aria-selected=true]")
    await expect(page.get_by_role("textbox")).to_have_attribute(
        "aria-activedescendant", str(await marked.get_attribute("id"))
    )
    await page.keyboard.type("table new ")
    await expect(page.get_by_role("option")).to_have_count(3)
    await page.keyboard.press("ArrowDown")
    field = page.locator("[data-option=game]")
    await expect(marked).to_have_text("Saga")
    await expect(field).to_have_attribute("aria-activedescendant", str(await marked.get_attribute("id")))
    await page.keyboard.press("Escape")
    await expect(field).not_to_have_attribute("aria-activedescendant", "")
    assert await field.get_attribute("aria-activedescendant") is None
