"""How the page looks: by night and by day, wide and narrow, with pictures, edits, menus and forms as in Discord."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, expect

from bot.local.server.people import PEOPLE
from tests.bot.local.hall import Hall
from tests.bot.local.test_page import menu, show
from tests.chromium import IN_CHROMIUM, PATIENCE

pytestmark = [*IN_CHROMIUM, pytest.mark.slow]
JSON = dict[str, Any]

# The contrast of an element's letters with the nearest ground behind them.
CONTRAST = """element => {
    const light = (colour) => {
        const [r, g, b] = colour.match(/[\\d.]+/g).map(Number).map((value) => value / 255)
            .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    let ground = element;
    const back = (one) => getComputedStyle(one).backgroundColor;
    while (/rgba\\(.*, (0|0\\.\\d+)\\)|transparent/.test(back(ground))) ground = ground.parentElement;
    const [a, b] = [getComputedStyle(element).color, back(ground)].map(light).sort((x, y) => y - x);
    return (a + 0.05) / (b + 0.05);
}"""


async def test_by_night_and_by_day(hall: Hall, page: Page) -> None:
    """As the system is set, also when it changes; everything can be read."""
    button = {"type": 2, "custom_id": "x", "label": "Press", "style": 2}
    text = "plain **bold** `code` https://example.org\n-# small"
    await hall.say(text, components=[{"type": 1, "components": [button]}])
    grounds: dict[Literal["dark", "light"], str] = {"dark": "rgb(49, 51, 56)", "light": "rgb(255, 255, 255)"}
    for scheme, ground in grounds.items():
        await page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        await expect(page.locator("body")).to_have_css("background-color", ground)
        for place in (
            ".text p",
            ".text strong",
            ".text code",
            ".text a",
            ".text small",
            ".button",
            ".room-name",
            "time",
        ):
            contrast = await page.locator(place).first.evaluate(CONTRAST)
            assert contrast >= 4.5, (scheme, place, contrast)


async def test_nothing_is_wider_than_a_phone(hall: Hall, page: Page) -> None:
    await hall.say("long" * 100 + "\n```\n" + "code " * 60 + "\n```\nhttps://example.org/" + "a" * 200)
    buttons = [{"type": 2, "custom_id": name, "label": "A long label", "style": 1} for name in "abc"]
    wide_menu = menu(1, placeholder="something very long to choose from " * 4)
    await hall.say("controls", components=[*wide_menu, {"type": 1, "components": buttons}])
    await show(hall, (2000, 900), (300, 2000), (500, 500))
    await show(hall, (1280, 1690))
    await expect(page.locator(".picture")).to_have_count(4)
    wide = """log => [...log.querySelectorAll("*:not(pre *)")].map((one) => [one, one.getBoundingClientRect().right])
        .filter(([, right]) => right > log.clientWidth + 1).map(([one]) => one.className || one.tagName)"""
    for width in (390, 320):
        await page.set_viewport_size({"width": width, "height": 844})
        assert await page.evaluate("document.documentElement.scrollWidth") == width
        assert await page.locator("#log").evaluate(wide) == []


async def test_the_time_at_the_side_does_not_cover_the_words(hall: Hall, page: Page) -> None:
    """There is room for it on a wide page only."""
    await hall.say("one")
    await hall.say("two")
    await expect(page.locator(".message")).to_have_count(2)
    second = page.locator(".message").last
    await second.hover()
    await expect(second.locator(".side-time")).to_be_visible()
    await page.set_viewport_size({"width": 390, "height": 844})
    await second.hover()
    await expect(second.locator(".side-time")).to_be_hidden()


async def test_a_mosaic_shows_every_picture(hall: Hall, page: Page) -> None:
    for count in (2, 3, 4, 5, 10):
        await show(hall, *[(800, 600)] * count)
        mosaic = page.locator(".mosaic").last
        await expect(mosaic.locator(".picture")).to_have_count(count)
        whole = await mosaic.bounding_box()
        assert whole
        for number in range(count):
            box = await mosaic.locator(".picture").nth(number).bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= 60
            assert box["x"] + box["width"] <= whole["x"] + 550.5
            assert box["y"] + box["height"] <= whole["y"] + 350.5


async def test_the_viewer_goes_through_all_pictures_of_a_message(hall: Hall, page: Page) -> None:
    await show(hall, (800, 600), (400, 300))
    await page.locator(".picture").first.click()
    viewer = page.locator("dialog.viewer")
    await expect(viewer.locator(".viewer-alt")).to_have_text("board 0")
    await page.keyboard.press("ArrowRight")
    await expect(viewer.locator(".viewer-alt")).to_have_text("board 1")
    await expect(viewer.get_by_role("img", name="board 1")).to_be_visible()
    await page.keyboard.press("+")
    await expect(viewer.locator(".zoomed")).to_be_visible()
    await page.keyboard.press("0")
    await expect(viewer.locator(".zoomed")).to_have_count(0)
    await viewer.get_by_role("button", name="Close").click()
    await expect(viewer).to_have_count(0)


async def test_an_edit_changes_a_message_where_it_stands(hall: Hall, page: Page) -> None:
    first = await hall.say("one")
    await hall.say("two")
    await hall.world.put(replace(first, content="changed", edited=1.0))
    await expect(page.locator(".message .text p")).to_have_text(["changed(edited)", "two"])


async def test_a_changed_message_keeps_its_picture_and_its_open_menu(hall: Hall, page: Page) -> None:
    """Nothing flickers: neither when its words change, nor when it becomes a message to oneself."""
    shown = await show(hall, (400, 300), text=f"<@{PEOPLE[1].id}>, it is your turn")
    await hall.world.put(replace(shown, components=menu(1)))
    message, picture = page.locator(".message").last, page.locator(".picture img")
    await expect(picture).not_to_have_js_property("naturalWidth", 0)
    before = await picture.element_handle()
    await page.get_by_role("combobox").click()
    await hall.world.put(replace(shown, content=shown.content + "!", components=menu(1), edited=1.0))
    await expect(message).to_contain_text("turn!(edited)")
    await expect(page.get_by_role("option", name="Rook")).to_be_focused()
    await hall.world.put(replace(shown, components=menu(1, custom_id="another")))
    await expect(page.get_by_role("option", name="Rook")).to_have_count(0)
    await page.locator(".person[data-handle=baudouin]").click()
    await expect(message).to_contain_class("mentions-me")
    assert await before.evaluate("image => image.isConnected")
    await hall.world.put(replace(shown, attachments=()))
    await expect(picture).to_have_count(0)


async def test_several_choices_are_sent_when_one_turns_away(hall: Hall, page: Page) -> None:
    """As in Discord; Escape leaves all as it was."""
    await hall.say("choose", components=menu(2))
    face = page.get_by_role("combobox")
    await face.click()
    await page.get_by_role("option", name="Rook").click()
    await page.keyboard.press("Escape")
    await expect(face).to_have_text("Make a selection")
    assert hall.asked == []

    async def answer(interaction: JSON) -> None:
        await hall.answer(interaction, 7, {"content": "chosen", "components": []})

    hall.answers = answer
    await face.click()
    await page.get_by_role("option", name="Knight").click()
    await page.get_by_role("textbox").click()
    await expect(page.locator(".message .text")).to_have_text("chosen(edited)")
    assert hall.asked[-1]["data"]["values"] == ["knight"]


async def test_a_form_with_fields_of_every_kind(hall: Hall, page: Page) -> None:
    options = [{"label": name, "value": name.lower()} for name in ("Rook", "Knight", "Bishop")]
    fields = [
        {"type": 10, "content": "Some **words** before."},
        {"type": 18, "label": "Name", "description": "Of the table", "component": _box("name", 1, max_length=5)},
        {"type": 18, "label": "Story", "component": _box("story", 2, required=False, value="Once")},
        {"type": 18, "label": "One", "component": _menu("one", options)},
        {"type": 18, "label": "Perhaps", "component": _menu("perhaps", options, required=False)},
        {"type": 18, "label": "Some", "component": _menu("some", options, max_values=3)},
    ]
    taken = asyncio.Event()

    async def answer(interaction: JSON) -> None:
        if interaction["type"] == 3:
            await hall.answer(interaction, 9, {"custom_id": "f", "title": "All kinds", "components": fields})
        else:
            await hall.answer(interaction, 6)
            taken.set()

    hall.answers = answer
    button = {"type": 2, "custom_id": "open", "label": "Open", "style": 1}
    await hall.say("panel", components=[{"type": 1, "components": [button]}])
    await page.get_by_role("button", name="Open").click()
    form = page.locator("dialog.form")
    await expect(form.locator("strong")).to_have_text("words")
    await expect(form.get_by_label("Name")).to_be_focused()
    await expect(form.locator(".form-label b")).to_have_count(3)
    await page.keyboard.press("Enter")  # what is needed is missing
    await expect(form).to_be_visible()
    await form.get_by_label("Name").fill("Chinon")
    await form.get_by_label("One").select_option("Knight")
    await form.get_by_label("Some").select_option(["Rook", "Bishop"])
    await form.get_by_role("button", name="Submit").click()
    await asyncio.wait_for(taken.wait(), PATIENCE / 1000)
    await expect(form).to_have_count(0)
    sent = {part["component"]["custom_id"]: part["component"] for part in hall.asked[-1]["data"]["components"][1:]}
    assert sent["name"]["value"] == "Chino"
    assert sent["story"]["value"] == "Once"
    assert (sent["one"]["values"], sent["perhaps"]["values"], sent["some"]["values"]) == (
        ["knight"],
        [],
        ["rook", "bishop"],
    )


def _box(name: str, style: int, **more: Any) -> JSON:
    return {"type": 4, "custom_id": name, "style": style, **more}


def _menu(name: str, options: list[JSON], **more: Any) -> JSON:
    return {"type": 3, "custom_id": name, "options": options, **more}


async def test_a_form_is_left_by_escape_and_nothing_is_sent(hall: Hall, page: Page) -> None:
    async def answer(interaction: JSON) -> None:
        fields = [{"type": 18, "label": "Name", "component": _box("name", 1)}]
        await hall.answer(interaction, 9, {"custom_id": "f", "title": "Name", "components": fields})

    hall.answers = answer
    button = {"type": 2, "custom_id": "open", "label": "Open", "style": 1}
    await hall.say("panel", components=[{"type": 1, "components": [button]}])
    await page.get_by_role("button", name="Open").click()
    await page.get_by_label("Name").fill("x")
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog.form")).to_have_count(0)
    assert [asked["type"] for asked in hall.asked] == [3]


async def test_what_one_is_told_for_a_press_is_seen_from_far_up(hall: Hall, page: Page) -> None:
    """Others' messages come below without moving the page; an answer to oneself is gone to."""
    button = {"type": 2, "custom_id": "x", "label": "Press", "style": 2}
    await hall.say("high up", components=[{"type": 1, "components": [button]}])
    for number in range(40):
        await hall.say(f"line {number}")
    await expect(page.locator(".message").last).to_contain_text("line 39")
    log = page.locator("#log")
    await log.evaluate("log => log.scrollTo(0, 0)")
    await hall.say("from somebody else")
    await expect(page.locator("#newer")).to_be_visible()
    assert await log.evaluate("log => log.scrollTop") < 100
    hall.answers = lambda asked: hall.answer(asked, 4, {"content": "to you alone", "flags": 64})
    await page.locator(".controls").get_by_role("button").click()
    await expect(page.locator(".message").last).to_contain_text("to you alone")
    await expect(page.locator(".message").last).to_be_in_viewport()
    await expect(page.locator("#newer")).to_be_hidden()


async def test_five_buttons_have_room_side_by_side(hall: Hall, page: Page) -> None:
    """As many as Discord puts into a row, with labels as long as the panels' own."""
    labels = ("Back", "Cancel", "Reference", "Rules: The setup", "Stop coaching")
    buttons = [{"type": 2, "custom_id": label, "label": label, "style": 2} for label in labels]
    await hall.say("a panel", components=[{"type": 1, "components": buttons}])
    await expect(page.locator(".controls .button")).to_have_count(5)
    tops = {(await button.bounding_box() or {}).get("y") for button in await page.locator(".controls .button").all()}
    assert len(tops) == 1


async def test_discs_of_seats_are_drawn_whatever_letters_the_machine_has(hall: Hall, page: Page) -> None:
    await hall.say("1 · 🔵 **Alix**\n2 · ⚪ **Bruno**")
    discs = page.locator(".message .disc")
    await expect(discs).to_have_text(["🔵", "⚪"])
    await expect(discs.first).to_have_css("color", "rgba(0, 0, 0, 0)")
    await expect(discs.first).to_have_css("background-color", "rgb(85, 172, 238)")
    await expect(page.locator(".message .text").last).to_have_text("1 · 🔵 Alix 2 · ⚪ Bruno")
