"""A channel that is slow, closed or gone: its table waits, its people are told, nothing is lost, nobody else waits."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import aiohttp
import discord
import pytest
from msgspec.structs import replace

from bot.clock import backoff
from bot.publish.trouble import judged
from bot.words import Speaker
from tests.bot.publish.stage import ALIX, ARCHIVED, BRUNO, CELLAR, HALL, Stage, refusal

CLARA = 3


def heard_by(stage: Stage, player: int, language: str = "en") -> list[str]:
    return [Speaker(language).say(told) for told in stage.publisher.troubles.tell(player)]


# What an error means


def test_a_rate_limit_is_waited_for_as_long_as_discord_says() -> None:
    trouble = judged(discord.RateLimited(444.0), 1)
    assert (trouble.wait, trouble.held, trouble.arrived) == (444.0, True, False)


@pytest.mark.parametrize("error", [refusal(500), refusal(503), TimeoutError(), ConnectionResetError()], ids=repr)
def test_a_lost_answer_is_asked_for_again_while_the_nonce_is_known(error: Exception) -> None:
    trouble = judged(error, 20)
    assert trouble.arrived
    assert trouble.wait == 60 < backoff(20)


def test_where_nobody_listened_nothing_has_arrived() -> None:
    error = aiohttp.ClientConnectorError(connection_key=None, os_error=OSError())  # type: ignore[arg-type]
    assert not judged(error, 1).arrived


# One channel does not hold up another


async def test_a_slow_channel_holds_up_no_other_table(stage: Stage) -> None:
    slow, quick = await stage.begun(), await stage.begun(CELLAR)
    stage.hall.open.clear()
    for table in (slow, quick):
        _, seat, action = await stage.think(table)
        await stage.host.play(table.id, seat, action)
    async with asyncio.timeout(300):
        while len(stage.cellar.turns) < 2:  # noqa: ASYNC110, it is the publisher that posts
            await asyncio.sleep(0.01)
    assert len(stage.hall.turns) == 1
    stage.hall.open.set()
    await stage.settle()
    assert len(stage.hall.turns) == 2


async def test_an_attempt_that_does_not_end_is_ended(stage: Stage) -> None:
    """And counts as one that may have arrived."""
    table = await stage.begun()
    stage.publisher = stage.new_publisher(patience=0.01)
    stage.hall.open.clear()
    await stage.move(table)
    assert [post.state for post in await stage.host.posts()] == ["sending"]
    stage.publisher._voice._patience = 300.0  # pyright: ignore[reportPrivateUsage]
    stage.hall.open.set()
    await stage.wait(60)
    assert len(stage.hall.turns) == 2


async def test_nothing_brings_a_rate_limited_post_forward(stage: Stage) -> None:
    table = await stage.begun()
    stage.hall.before.append(discord.RateLimited(400.0))
    await stage.move(table)
    await stage.wait(390)
    await stage.move(table)
    assert len(stage.hall.turns) == 1
    await stage.wait(10)
    assert len(stage.hall.turns) == 2


# Permissions


async def test_without_the_right_to_attach_files_the_words_go_alone(stage: Stage) -> None:
    table = await stage.begun()
    stage.hall.before.append(refusal(403, 50013))
    await stage.move(table)
    said = stage.hall.messages[-1]
    assert not said.files
    assert said.content.splitlines()[1] == "(No picture: I may not attach files here.)"
    assert said.content.endswith(", it is your turn.")
    assert not await stage.host.posts()


@pytest.mark.parametrize(
    ("language", "told"), [("en", "I cannot post in <#100>"), ("fr", "Je ne peux pas écrire dans <#100>")]
)
async def test_the_people_of_a_closed_channel_are_told_once_each(stage: Stage, language: str, told: str) -> None:
    table = await stage.begun()
    stage.hall.before += [refusal(403, 50001)] * 2
    await stage.move(table)
    await stage.wait(300)
    (said,) = heard_by(stage, ALIX, language)
    assert said.startswith(told)
    assert heard_by(stage, ALIX) == []
    assert heard_by(stage, CLARA) == []
    await stage.wait(300)
    assert len(stage.hall.turns) == 2, "it is told as soon as it may be"
    assert heard_by(stage, BRUNO) == [], "the trouble is over"


async def test_an_archived_thread_is_opened_again(stage: Stage) -> None:
    table = await stage.begun()
    stage.hall.before += [refusal(400, ARCHIVED)] * 9
    await stage.move(table)
    assert len(stage.hall.turns) == 2


async def test_what_was_given_up_is_told_with_what_comes_after(stage: Stage) -> None:
    """Discord calls it malformed, whatever the reason."""
    table = await stage.begun()
    stage.hall.before += [refusal(400)] * 10
    await stage.move(table)
    for _ in range(6):
        await stage.wait(60)
    assert not await stage.host.posts()
    await stage.move(table)
    assert stage.hall.turns[-1].content.count("founds a city") == 2


# A channel that is gone


async def lost_hall(stage: Stage) -> str:
    """A table with two moves that its channel could not be told of any more."""
    table = await stage.begun()
    stage.hall.before += [refusal(404, 10003)] * 99
    await stage.move(table)
    await stage.move(table)
    return table.id


async def test_what_a_lost_channel_was_to_be_told_is_told_where_the_table_moves(stage: Stage) -> None:
    table = await lost_hall(stage)
    assert "is gone" in heard_by(stage, BRUNO)[0]
    await stage.wait(10_000)
    await stage.host.move(table, CELLAR)
    await stage.settle()
    (said,) = stage.cellar.turns
    assert said.content.count("founds a city") == 2
    assert "The table has moved here." in said.content
    assert said.verbs == ["turn", "happened", "undo", "rulebook"]
    assert not await stage.host.posts()
    assert heard_by(stage, ALIX) == []


async def test_what_was_given_up_for_a_lost_channel_is_told_as_well(stage: Stage) -> None:
    """As former releases did."""
    table = await lost_hall(stage)
    for post in await stage.host.posts():
        await stage.host.failed(post.id, give_up=True)
    await stage.host.move(table, CELLAR)
    await stage.settle()
    assert stage.cellar.turns[0].content.count("founds a city") == 2


async def test_a_lobby_moves_with_its_buttons(stage: Stage) -> None:
    where = {"guild": 7, "channel": HALL, "language": "en"}
    table = await stage.host.create(game="barony", player=ALIX, player_name="Alix", **where)  # type: ignore[arg-type]
    await stage.settle()
    await stage.host.move(table.id, CELLAR)
    await stage.settle()
    assert "join" in stage.cellar.messages[-1].verbs
    assert stage.hall.messages[-1].verbs == []
    await stage.host.join(table.id, BRUNO, "Bruno")
    await stage.settle()
    lobby, word = stage.cellar.messages
    assert "Bruno" in lobby.content
    assert "can start" in word.content


async def test_the_buttons_of_the_former_channel_are_taken_off(stage: Stage) -> None:
    table = await stage.begun()
    await stage.host.move(table.id, CELLAR)
    await stage.settle()
    assert stage.hall.turns[-1].verbs == ["rulebook"], "symbols are explained for ever"
    assert stage.cellar.turns[-1].verbs == ["turn", "happened", "rulebook"]


async def test_the_beginning_is_told_where_the_table_moves_if_it_was_not_before(stage: Stage) -> None:
    stage.hall.before += [refusal(404, 10003)] * 99
    table = await stage.begun()
    await stage.host.move(table.id, CELLAR)
    await stage.settle()
    assert "Fairness code" in stage.cellar.turns[-1].content


async def test_an_ended_table_asks_no_more_of_a_lost_channel(stage: Stage) -> None:
    table = await lost_hall(stage)
    await stage.host.end(table)
    await stage.settle()
    assert not await stage.host.posts()


# The database


@pytest.mark.parametrize("call", ["claim", "posted", "failed"])
async def test_a_locked_database_is_waited_for(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    """Whatever was about to be written: nothing is lost and nothing is said twice."""
    table = await stage.begun()
    if call == "failed":
        stage.hall.before.append(refusal(429))
    kept = getattr(stage.host, call)
    with closing(sqlite3.connect(tmp_path / "castellan.sqlite3", isolation_level=None)) as other:

        async def locked(*args: object, **kwargs: object) -> object:
            if not other.in_transaction:
                other.execute("BEGIN IMMEDIATE")
            return await kept(*args, **kwargs)

        with monkeypatch.context() as lock:
            lock.setattr(stage.host, call, locked)
            await stage.move(table)
            assert await stage.host.posts()
        other.execute("ROLLBACK")
    await stage.wait(600)
    assert len(stage.hall.turns) == 2
    assert not await stage.host.posts()


async def test_a_full_disk_is_waited_for(stage: Stage) -> None:
    """The message is in the channel, and the row cannot be marked until there is room again."""
    table = await stage.begun()
    _, seat, action = await stage.think(table)
    connection = stage.host._store._writer  # type: ignore[attr-defined]
    posted = stage.host.posted
    ((pages,),) = await connection.execute_fetchall("PRAGMA page_count")

    async def on_a_full_disk(*args: object, **kwargs: object) -> None:
        await connection.execute(f"PRAGMA max_page_count = {pages}")
        kwargs["told"] = _swollen(kwargs["told"])
        await posted(*args, **kwargs)  # type: ignore[arg-type]

    stage.host.posted = on_a_full_disk  # type: ignore[method-assign]
    await stage.host.play(table.id, seat, action)
    await stage.settle()
    assert [post.state for post in await stage.host.posts()] == ["sending"]
    stage.host.posted = posted  # type: ignore[method-assign]
    await connection.execute("PRAGMA max_page_count = 1000000")
    await stage.wait(60)
    assert len(stage.hall.turns) == 2
    assert not await stage.host.posts()


def _swollen(post: object) -> object:
    """A row that needs new pages."""
    return replace(post, payload={"text": "x" * 500_000})  # type: ignore[type-var]
