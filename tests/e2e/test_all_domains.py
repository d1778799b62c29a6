"""A game with every kind of question, secret answers and a hand, played by panels at a table of the real bot."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from simcord import MemberActor

import render
from bot.prompts import stepper
from rules.core import Action, engine
from rules.core.actions import tag_of
from rules.core.legal import checked
from rules.host import Table
from tests.e2e.court import Court, buttons, menus, open_court, shown, values
from tests.e2e.panels import boxes_of, choose, make_move, type_in
from tests.e2e.tourney import GAMES, TourneyBot, install
from tests.sample_game.actions import Bid, Challenge, Share


@pytest.fixture(autouse=True)
def typed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few ways to share are a menu; here they count as many, so that there is a box to type into."""
    monkeypatch.setattr(stepper, "PAGE", 0)


@pytest.fixture
async def court(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Court]:
    install(monkeypatch)
    async with open_court(tmp_path / "castellan.sqlite3", TourneyBot, GAMES) as court:
        yield court
    render.module.cache_clear()


async def begun(court: Court) -> Table:
    return await court.begun(court.alix, court.bruno, court.clara, game="tourney")


async def open_panel(court: Court, person: MemberActor) -> Any:
    return shown(await person.click(court.turn_message(), label="Your turn"))


async def by_panel(court: Court, table: Table, seat: int, action: Action) -> Any:
    """One move of a seat, question by question."""
    position = await court.position(table)
    person = court.person(position, seat)
    panel = await open_panel(court, person)
    await make_move(person, panel, position, seat, checked(action, position.state, seat))
    await person.click(panel, label="Confirm")
    return panel


async def until(court: Court, table: Table, tag: str) -> tuple[int, Action]:
    """Let everybody play by panels until somebody is to do a certain thing; what they would do."""
    for _ in range(40):
        position = await court.position(table)
        seat = engine.awaited(position.state)[0]
        action = engine.computer_move(position.game, position.state, seat, Random(position.table.length))
        if tag_of(type(action)) == tag:
            return seat, action
        await by_panel(court, table, seat, action)
    raise LookupError(tag)


async def test_a_whole_game_with_every_kind_of_question(court: Court) -> None:
    table = await begun(court)
    kinds: set[str] = set()
    while (await court.host.table(table.id)).status == "running":
        position = await court.position(table)
        seat = engine.awaited(position.state)[0]
        action = engine.computer_move(position.game, position.state, seat, Random(position.table.length))
        kinds.add(tag_of(type(action)))
        await by_panel(court, table, seat, action)
        if position.table.length == 5:
            await court.restart()
    assert {"bid", "challenge", "share"} <= kinds
    (card,) = court.turn_message().attachments
    assert "renown" in (card.description or ""), "the result card"
    verdict = await court.answer_to(court.alix, "table record verify", table=table.id)
    assert verdict.content.startswith("Verified: ")


async def test_sealed_bids_are_told_to_their_bidder_only(court: Court) -> None:
    table = await begun(court)
    message = court.turn_message()
    assert {user.id for user in message.mentions} == {person.id for person in court.people[:3]}
    panel = await by_panel(court, table, 1, Bid(7))
    assert "You bid 7." in panel.content
    assert panel.ephemeral
    assert "7" not in court.turn_message().content.replace(table.name, "").split("Fairness")[0]
    (same,) = court.turn_messages()
    assert same.id == message.id, "nobody new is awaited: the message is edited"
    assert court.bruno.mention not in same.content
    assert court.alix.mention in same.content


async def test_a_sealed_bid_can_be_changed_until_the_last_is_in(court: Court) -> None:
    table = await begun(court)
    await by_panel(court, table, 1, Bid(7))
    await by_panel(court, table, 1, Bid(2))
    assert (await court.position(table)).state.stack[-1].bids[1].coins == 2  # type: ignore[attr-defined]


async def test_simultaneous_panels_do_not_disturb_each_other(court: Court) -> None:
    """A panel opened before another seat has bid is still good afterwards."""
    table = await begun(court)
    panel = await open_panel(court, court.alix)
    await court.alix.click(panel, label="Bid")
    await by_panel(court, table, 1, Bid(7))
    await choose(court.alix, panel, "3")
    await choose(court.alix, panel, "-")
    await court.alix.click(panel, label="Confirm")
    assert (await court.host.table(table.id)).length == 2


@pytest.mark.drawn
async def test_the_panel_shows_the_own_hand_only(court: Court) -> None:
    table = await begun(court)
    hands = (await court.position(table)).state.hands  # type: ignore[attr-defined]
    for person, hand in zip(court.people, hands, strict=False):
        (board,) = (await open_panel(court, person)).attachments
        assert "seen by" in board.description
        picture = await court.answer_to(person, "tourney hand")
        assert picture.ephemeral
        assert picture.attachments[0].description == f"Hand: {' '.join(hand)}"
    (public,) = court.turn_message().attachments
    assert public.description.endswith("seen by None")
    assert (await court.answer_to(court.elke, "tourney hand")).content == f"You are not playing at {table.name}."


async def test_several_are_chosen_in_one_menu(court: Court) -> None:
    table = await begun(court)
    seat, action = await until(court, table, "challenge")
    assert isinstance(action, Challenge)
    person = court.person(await court.position(table), seat)
    panel = await open_panel(court, person)
    await choose(person, panel, str(action.rival))
    menu = menus(panel)["pick"]
    assert (menu["min_values"], menu["max_values"]) == (1, 2)
    await person.select(panel, values(menu)[:2])
    assert "Confirm" in buttons(panel)


async def test_shares_are_typed_and_a_wrong_sum_is_refused(court: Court) -> None:
    table = await begun(court)
    seat, action = await until(court, table, "share")
    assert isinstance(action, Share)
    person = court.person(await court.position(table), seat)
    panel = await open_panel(court, person)
    opened = await person.click(panel, label="Type it in")
    labels = [box["label"] for box in boxes_of(opened.modal)]
    assert labels == [
        "purse: how many? (at most 4, 4 in total)",
        "chapel: how many? (at most 2, 4 in total)",
        "armoury: how many? (at most 2, 4 in total)",
    ]
    for wrong in ("purse:1", "chapel:4", "purse:many"):
        refused = shown(await type_in(person, panel, wrong))
        assert "not possible" in refused.content or "do not understand" in refused.content
        assert "Type it in" in buttons(panel), "the question stays"
    assert "“many”" in refused.content, "as it was typed"
    await type_in(person, panel, "purse:2,chapel:2")
    await person.click(panel, label="Confirm")
    assert (await court.host.history(table.id))[-1].entry.action == Share({"purse": 2, "chapel": 2})


async def test_a_secret_move_is_not_exported_while_the_game_runs(court: Court) -> None:
    table = await begun(court)
    await by_panel(court, table, 1, Bid(7))
    (file,) = (await court.answer_to(court.alix, "table record export")).attachments
    assert b'"coins"' not in await file.read()
    log = (await court.answer_to(court.alix, "table log")).content
    assert "sealed" in log
    assert "7" not in re.sub(r"<t:\d+:R>", "", log)


async def test_options_with_on_and_off(court: Court) -> None:
    table = await court.lobby(court.alix, game="tourney")
    page = shown(await court.alix.click(court.lobby_message(), label="All options"))
    by_name = {menu["custom_id"].rsplit(":", 1)[1]: menu for menu in menus_of(page)}
    assert values(by_name["rounds"]) == ["2", "3", "4"]
    assert values(by_name["rich"]) == ["off", "on"]
    await court.alix.select(page, ["2"], custom_id=by_name["rounds"]["custom_id"])
    await court.alix.select(page, ["on"], custom_id=by_name["rich"]["custom_id"])
    assert (await court.host.table(table.id)).options == {"rounds": 2, "rich": True}
    assert "rounds: 2" in court.lobby_message().content


def menus_of(page: Any) -> list[dict[str, Any]]:
    return [part for row in page.components for part in row["components"] if part["type"] == 3]


# Modals


async def sharing(court: Court) -> tuple[Table, MemberActor, Any, Any]:
    """Somebody is about to type how they share, the box open before them."""
    table = await begun(court)
    seat, _ = await until(court, table, "share")
    person = court.person(await court.position(table), seat)
    panel = await open_panel(court, person)
    return table, person, panel, await person.click(panel, label="Type it in")


SHARES = {"purse": "2", "chapel": "2"}


async def test_a_modal_open_during_a_restart_still_counts(court: Court) -> None:
    table, person, panel, opened = await sharing(court)
    await court.restart()
    await person.submit_modal(opened, SHARES)
    await person.click(panel, label="Confirm")
    assert (await court.host.history(table.id))[-1].entry.action == Share({"purse": 2, "chapel": 2})


async def test_a_modal_is_stale_once_the_table_moved_on(court: Court) -> None:
    table, person, _, opened = await sharing(court)
    await court.command(person, table, Share({"purse": 4}))
    length = (await court.host.table(table.id)).length
    late = shown(await person.submit_modal(opened, SHARES))
    assert late.content.startswith("This panel has expired.")
    assert (await court.host.table(table.id)).length == length


async def test_a_question_typed_twice_is_answered_once(court: Court) -> None:
    """On the telephone and at the desk, before either has got an answer."""
    _, person, panel, opened = await sharing(court)
    also_opened = await person.click(panel, label="Type it in")
    await person.submit_modal(opened, SHARES)
    draft = buttons(panel)["Confirm"]["custom_id"].split(":")[2]
    await person.submit_modal(also_opened, {"purse": "4"})
    assert "Confirm" in buttons(panel), "the latest face is shown again"
    saved = await court.host.draft(draft)
    assert saved is not None
    assert saved.values == ("purse:2,chapel:2",)


async def test_a_turn_whose_message_was_deleted_is_posted_anew(court: Court) -> None:
    """Somebody answers, so the live message has to name who is still awaited; but it is there no more."""
    table = await court.begun(court.alix, court.bruno, court.clara, game="tourney")
    await court.admin.delete(court.turn_message())
    assert not court.turn_messages()
    await court.alix.slash(court.channel, "tourney bid", coins="2")
    assert court.bruno.mention in court.turn_message().content
    assert not await court.host.posts(table.id)
