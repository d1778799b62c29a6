"""The local table in a real browser, with the real bot: what `make run` without a token is like."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from bot.local.run import file_beside
from bot.local.server.people import BOT, HALL
from bot.local.server.store import Store
from bot.local.server.things import Message
from bot.local.server.uploads import described
from bot.local.server.world import World
from tests.chromium import CHROMIUM, FLAGS, IN_CHROMIUM, PATIENCE
from tests.e2e.table_page import (
    House,
    barony_for_two,
    become,
    choose_first,
    give,
    me,
    messages,
    play_first,
    play_moves,
    press,
    see_picture,
    turns,
    welcome,
)

pytestmark = IN_CHROMIUM
Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def browser() -> Generator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def house(tmp_path: Path) -> Generator[House]:
    made = House(tmp_path)
    yield made
    made.close()


@pytest.fixture
def visit(browser: Browser, house: House) -> Generator[Visit]:
    """A window of one and the same browser, at the house, which is opened if need be. No fault may happen in it."""
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    faults: list[str] = []

    def go(query: str = "", width: int = 1200, height: int = 900) -> Page:
        if not house.address:
            house.open()
        page = context.new_page()
        page.set_viewport_size({"width": width, "height": height})
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(house.address + query)
        expect(messages(page).first).to_be_visible()
        if not house.is_old:
            expect(welcome(page)).to_be_visible()
        if width >= 700:
            expect(page.get_by_role("textbox").first).to_be_focused()
        return page

    yield go
    context.close()
    assert faults == []


@pytest.mark.parametrize("game", ["Barony", "Saga", "Torres", "Medioevo Universale"])
def test_a_newcomer_comes_to_the_first_moves_by_mouse_alone(visit: Visit, game: str) -> None:
    """From the empty page: the welcome, a table at once, a first game against a computer, the rules beside it."""
    page = visit()
    see_picture(welcome(page))
    welcome(page).get_by_role("button", name=game, exact=True).click()
    lobby = messages(page).filter(has_text=f"· {game}, ")
    see_picture(lobby)
    lobby.get_by_role("button", name="First game").click()
    expect(lobby.get_by_role("button", name="✓ First game")).to_be_visible()
    lobby.get_by_role("button", name="Rules", exact=True).click()
    expect(messages(page).last).to_contain_text(f"{game}: ")
    lobby.get_by_role("button", name="Add AI").click()
    expect(lobby).to_contain_text("(AI)")
    lobby.get_by_role("button", name="Start", exact=True).click()
    expect(lobby).to_contain_text("The game has started.")
    expect(messages(page).filter(has_text="@Aliénor").first).to_be_visible()
    play_moves(page, 2)


def test_a_newcomer_looks_on_first(visit: Visit, house: House) -> None:
    """A show goes on in its one message, over a restart too; then one plays oneself."""
    page = visit()
    welcome(page).get_by_role("button", name="Show me a game").click()
    show = messages(page).filter(has_text="just to watch")
    see_picture(show)
    house.close()
    expect(page.locator("#notice")).to_be_visible()
    house.open()
    expect(page.locator("#notice")).to_be_hidden()
    before = show.inner_text()
    expect(show).not_to_have_text(before)
    expect(show).to_have_count(1)
    show.get_by_role("button", name="Stop").click()
    expect(show).to_contain_text("The show ends here.")
    show.get_by_role("button", name="Play this yourself").click()
    expect(messages(page).filter(has_text="· Barony, ")).to_be_visible()
    expect(messages(page).filter(has_text="Which game would you like to play?")).to_have_count(1)


def test_one_person_plays_all_seats(visit: Visit) -> None:
    """Three moves, becoming whoever is awaited without asking for it."""
    page = visit()
    barony_for_two(page)
    for move in range(3):
        expect(turns(page)).to_have_count(move + 1)
        name = turns(page).last.locator(".mention").inner_text().removeprefix("@")
        expect(me(page)).to_contain_text(name)
        expect(me(page).locator(".awaited")).to_be_visible()
        see_picture(turns(page).last)
        play_first(page)
    expect(turns(page)).to_have_count(4)


def test_a_command_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    page.keyboard.type("/table n")
    expect(page.get_by_role("option").first).to_contain_text("/table new")
    page.keyboard.press("Enter")
    expect(page.get_by_role("option").first).to_contain_text("Which game")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("option")).to_have_text(["Barony", "Medioevo Universale", "Saga", "Torres"])
    page.keyboard.type("tor")
    expect(page.get_by_role("option")).to_have_text(["Torres"])
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(messages(page).filter(has_text="· Torres, ")).to_be_visible()
    page.keyboard.type("/table set deadline ")
    expect(page.get_by_role("option").first).to_contain_text("hours")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.keyboard.type("many")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("A whole number is needed.")
    field = page.locator("input[data-option=hours]")
    expect(field).to_have_value("many")
    expect(field).to_be_focused()
    field.fill("24")
    page.keyboard.press("Enter")
    expect(messages(page).filter(has_text="· Torres, ")).to_contain_text("Deadline: one day")
    page.keyboard.press("ArrowUp")
    expect(field).to_have_value("24")


def test_a_computer_moves_before_ones_eyes(visit: Visit) -> None:
    """In a thread of its own; nobody clicks, and still the page shows what the computer has done."""
    page = visit()
    give(page, "table new", game="Barony", home="Its own thread")
    press(page, "Add AI")
    expect(messages(page).filter(has_text="(AI)")).to_be_visible()
    press(page, "Start")
    page.locator("#rooms .threads button").click()
    mine = turns(page).filter(has_text="@Aliénor")
    expect(mine.first).to_be_visible()
    see_picture(mine.first)
    picture, button = (mine.first.locator(place).bounding_box() for place in (".picture", ".controls"))
    assert picture
    assert button
    assert button["y"] >= picture["y"] + picture["height"]
    called = mine.last.get_attribute("data-id") or ""
    play_first(page)
    expect(mine.last).not_to_have_attribute("data-id", called)
    expect(mine.last).to_contain_text("founds")


def test_two_windows_are_two_people(visit: Visit) -> None:
    one, other = visit("?as=alienor"), visit("?as=clemence")
    give(one, "table new", game="Barony")
    lobby = messages(other).filter(has_text="· Barony, ")
    lobby.get_by_role("button", name="Join").click()
    expect(messages(one).filter(has_text="· Barony, ")).to_contain_text("Clémence")
    expect(messages(one).filter(has_text="is open in")).to_be_visible()
    expect(messages(other).filter(has_text="is open in")).to_have_count(0)
    expect(me(one)).to_contain_text("Aliénor")
    expect(me(other)).to_contain_text("Clémence")
    expect(other.locator("#people h2")).to_have_text("Les joueurs")
    lobby.get_by_role("button", name="All options").click()
    expect(messages(other).filter(has_text="Passer à volonté")).to_contain_text("celle qui agit")


def test_a_phone_held_upright(visit: Visit) -> None:
    page = visit(width=390, height=844)
    barony_for_two(page, home="Its own thread")
    page.get_by_role("button", name="Channels").click()
    page.locator("#rooms .threads button").click()
    see_picture(turns(page).first)
    play_first(page)
    expect(turns(page)).to_have_count(2)
    see_picture(turns(page).last)
    column, picture = (turns(page).last.locator(place).bounding_box() for place in (".body", ".picture"))
    assert column
    assert picture
    assert picture["width"] == pytest.approx(column["width"], abs=1)
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_restart_in_the_middle(visit: Visit, house: House) -> None:
    """The page finds its way back by itself; nothing is lost or doubled, and an old panel goes on."""
    page = visit()
    barony_for_two(page)
    expect(turns(page)).to_have_count(1)
    press(page, "Your turn")
    panel = messages(page).filter(has=page.locator(".menu"))
    expect(panel).to_have_count(1)
    before = messages(page).all_inner_texts()
    house.close()
    expect(page.locator("#notice")).to_contain_text("The house is closed")
    page.locator("#composer textarea").fill("Is anybody there?")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("Not sent")
    house.open()
    expect(page.locator("#notice")).to_be_hidden()
    assert messages(page).all_inner_texts() == before
    page.keyboard.press("Enter")
    expect(messages(page).last).to_contain_text("Is anybody there?")
    choose_first(panel)
    press(page, "Confirm")
    expect(turns(page)).to_have_count(2)


def test_a_long_channel_is_shown_by_and_by(visit: Visit, house: House) -> None:
    """300 messages, 200 of them with pictures: some are there at once, the others when they are scrolled to."""
    with ThreadPoolExecutor(1) as aside:  # the browser has the loop of this thread
        aside.submit(asyncio.run, fill(house.database, messages=300, pictures=200)).result()
    house.is_old = True
    page = visit()
    expect(messages(page)).to_have_count(50)
    page.locator("#log").evaluate("log => log.scrollTo(0, 0)")
    expect(messages(page).filter(has_text="message 249")).to_be_visible()
    expect(messages(page)).to_have_count(100)
    become(page, "drogo")
    expect(messages(page)).to_have_count(50)
    give(page, "table new", game="Saga")
    expect(messages(page).filter(has_text="· Saga, ")).to_be_visible()
    loaded = page.evaluate(
        "performance.getEntriesByType('resource').filter(one => one.name.includes('/files/')).length"
    )
    assert loaded < 110


async def fill(database: Path, messages: int, pictures: int) -> None:
    drawn = BytesIO()
    Image.effect_noise((800, 600), 40).save(drawn, "PNG")
    content = drawn.getvalue()
    async with await Store.open(file_beside(database)) as store:
        world = await World.of(store, "en")
        await store.put_note("opened", "0")  # long ago: nobody has to be welcomed
        for number in range(messages):
            picture = described(world.new_id(), "board.png", content, f"board {number}")
            hanging, files = ((picture,), {picture.id: content}) if number >= messages - pictures else ((), {})
            text = f"message {number}"
            said = Message(id=world.new_id(), channel=HALL, author=BOT, content=text, attachments=hanging)
            await world.put(said, files)
