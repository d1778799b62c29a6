"""What a post says, and what it need not ask Discord for."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot import posts
from bot.news import paged
from bot.publish.easel import _MOST, Easel
from rules.core import Event, words
from rules.host import LogRow, Table
from tests.bot.publish.stage import Painter, Stage, refusal

MANY = 60


def verbose(rows: list[LogRow]) -> list[LogRow]:
    """The same moves with much more to tell."""
    said = tuple(Event(words("table-none-here")) for _ in range(MANY))
    return [replace(row, events=(*row.events, *said)) for row in rows]


@pytest.fixture
async def much_news(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> Table:
    table = await stage.begun()
    history = stage.host.history

    async def long_history(*args: Any, **kwargs: Any) -> list[LogRow]:
        return verbose(await history(*args, **kwargs))

    monkeypatch.setattr(stage.host, "history", long_history)
    await stage.move(table)
    return table


async def test_the_fairness_code_is_told_with_the_start(stage: Stage) -> None:
    await stage.begun()
    assert "Fairness code" in stage.hall.turns[0].content


async def test_the_fairness_code_is_told_when_the_start_merges_with_a_move(stage: Stage) -> None:
    where = {"guild": 7, "channel": 100, "language": "en"}
    table = await stage.host.create(game="barony", player=1, player_name="Alix", **where)  # type: ignore[arg-type]
    await stage.host.join(table.id, 2, "Bruno")
    await stage.settle()
    stage.hall.before.append(refusal(429))
    await stage.host.start(table.id, 1)
    await stage.settle()
    await stage.move(table)
    await stage.wait(60)
    (said,) = stage.hall.turns
    assert "founds a city" in said.content
    assert said.content.count("Fairness code") == 1


async def test_the_fairness_code_is_told_once(stage: Stage) -> None:
    table = await stage.begun()
    await stage.host.undo(table.id, await stage.move(table))
    await stage.settle()
    assert ["Fairness code" in said.content for said in stage.hall.turns] == [True, False, False]


async def test_what_does_not_fit_is_behind_a_button(stage: Stage, much_news: Table) -> None:
    said = stage.hall.turns[-1]
    assert "earlier events" in said.content
    assert said.verbs == ["turn", "happened", "undo", "rulebook", "news"]


async def test_the_button_to_the_news_stays_when_the_turn_is_over(stage: Stage, much_news: Table) -> None:
    await stage.move(much_news)
    now = ["turn", "happened", "undo", "rulebook", "news"]
    assert [said.verbs for said in stage.hall.turns] == [["rulebook"], ["rulebook", "news"], now]


async def test_a_row_remembers_all_that_its_post_told(stage: Stage) -> None:
    """So that the news can be read after a restart, also those of posts that were merged into it."""
    table = await stage.begun()
    stage.hall.before.append(refusal(429))
    await stage.move(table)
    await stage.move(table)
    await stage.wait(60)
    live = await stage.host.live_post(table.id, "turn")
    assert live is not None
    assert (live.since, live.until) == (0, 2)


async def test_the_live_message_is_edited_from_memory_and_only_if_it_changes(stage: Stage) -> None:
    table = await stage.begun()
    text = stage.hall.turns[-1].content
    before = stage.hall.asked["edit"]
    await stage.host.set_language(table.id, 1, "en")
    await stage.settle()
    assert stage.hall.asked["edit"] == before, "it says so already"
    await stage.host.set_language(table.id, 1, "fr")
    await stage.settle()
    assert stage.hall.asked["edit"] == before + 1
    *head, call = stage.hall.turns[-1].content.split("\n")
    assert head == text.split("\n")[:-1]
    assert call.endswith("c’est à vous.")


def test_pages_hold_all_lines_in_order() -> None:
    lines = [f"line {number}" for number in range(500)]
    pages = paged(lines, 100)
    assert "\n".join(pages).split("\n") == lines
    assert max(map(len, pages)) <= 100


def test_a_line_longer_than_a_page_is_parted() -> None:
    assert paged(["x" * 250], 100) == ["x" * 100, "x" * 100, "x" * 50]


async def test_the_easel_holds_only_so_many_paintings(stage: Stage) -> None:
    easel = Easel(Painter())  # type: ignore[arg-type]
    position = await stage.host.look((await stage.begun()).id)
    for number in range(3 * _MOST):
        easel.begin(replace(position, table=replace(position.table, id=str(number))))
    assert len(easel._begun) == _MOST
    for number in range(3 * _MOST):
        easel.clear(str(number))
    assert not easel._begun


async def test_nothing_painted_is_left_when_all_is_said(stage: Stage) -> None:
    table = await stage.begun()
    await stage.move(table)
    assert not stage.publisher._easel._begun


def test_posts_know_their_news_button() -> None:
    assert not posts.is_cut(posts.Reply("x"))


async def amid_a_turn(stage: Stage) -> Table:
    """A turn of many steps of which the channel is told at the end only."""
    table = await stage.begun(game="torres")
    for _ in range(4):  # setting up, and the first step
        await stage.move(table)
    return table


async def test_a_turn_whose_message_was_deleted_is_posted_anew_also_when_its_words_are_the_same(stage: Stage) -> None:
    table = await amid_a_turn(stage)
    stage.hall.messages.remove(stage.hall.turns[-1])
    before = list(stage.hall.turns)
    await stage.move(table)
    (anew,) = [message for message in stage.hall.turns if message not in before]
    assert "turn" in anew.verbs


@pytest.mark.parametrize("readable", [True, False])
async def test_a_message_that_says_the_same_is_left_as_it_is(stage: Stage, readable: bool) -> None:
    table = await amid_a_turn(stage)
    stage.hall.readable = readable
    edits, said = stage.hall.asked["edit"], list(stage.hall.messages)
    await stage.move(table)
    assert stage.hall.asked["edit"] == edits
    assert stage.hall.messages == said


async def test_computers_are_not_called_and_nobody_is_offered_their_turn(stage: Stage) -> None:
    """Whoever pressed that button would only hear that it is not their turn."""
    table = await with_computer(stage)
    told = {False: "is thinking …", True: "it is your turn."}
    seen: set[bool] = set()
    for _ in range(6):
        (seat,) = (await stage.host.table(table.id)).awaited
        of_person = not table.seats[seat].is_computer
        call = stage.hall.turns[-1]
        assert call.content.endswith(told[of_person])
        assert ("<@1>" in call.content) == of_person
        assert ("turn" in call.verbs) == of_person
        seen.add(of_person)
        await stage.move(table)
    assert seen == {False, True}


async def with_computer(stage: Stage) -> Table:
    where: dict[str, Any] = {"guild": 7, "channel": 100, "language": "en"}
    table = await stage.host.create(game="barony", player=1, player_name="Alix", computers=1, **where)
    await stage.settle()
    started = (await stage.host.start(table.id, 1)).table
    await stage.settle()
    return started


async def test_beside_people_computers_are_not_named(stage: Stage) -> None:
    """An auction asks both at once."""
    where: dict[str, Any] = {"guild": 7, "channel": 100, "language": "en"}
    table = await stage.host.create(game="medioevo", player=1, player_name="Alix", computers=1, **where)
    await stage.host.set_option(table.id, 1, "realms", "auction")
    await stage.settle()
    started = (await stage.host.start(table.id, 1)).table
    await stage.settle()
    assert len(started.awaited) == 2
    assert stage.hall.turns[-1].content.endswith("<@1>, it is your turn.")


async def test_what_changes_while_a_lobby_is_being_posted_is_told_too(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table may begin while the picture of its lobby is being drawn."""
    cover, pending = stage.publisher._teller._easel.cover, list[str]()

    async def slow(*args: Any) -> Any:
        while pending:
            await stage.host.start(pending.pop(), 1)
        return await cover(*args)

    monkeypatch.setattr(stage.publisher._teller._easel, "cover", slow)
    where: dict[str, Any] = {"guild": 7, "channel": 100, "language": "en"}
    table = await stage.host.create(game="barony", player=1, player_name="Alix", computers=1, **where)
    pending.append(table.id)
    await stage.settle()
    lobby = stage.hall.messages[0]
    assert lobby.content.endswith("The game has started.")
    assert not lobby.verbs
