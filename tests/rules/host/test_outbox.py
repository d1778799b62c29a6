"""The outbox: what a change has the channel told, and what becomes of it."""

from __future__ import annotations

import pytest

from rules.host import Conflict, Draft, Host, Post
from tests.rules.host.conftest import ANN, BOB, CHANNEL, CID, GAMES, GUILD, OpenStore, begun, handed_over, lobby
from tests.rules.host.watch import Muse, Stand, Throw, Whisper
from tests.sample_game.actions import Bid


async def told(host: Host, table: str) -> list[Post]:
    """What waits now; it is sent on the way, so that the next call tells what is new."""
    waiting = await host.posts(table)
    for post in waiting:
        await host.posted(post.id, None)
    return waiting


def kinds(posts: list[Post]) -> list[str]:
    return [post.kind for post in posts]


async def test_every_change_of_the_lobby_is_shown_but_not_twice(host: Host) -> None:
    table = await lobby(host)
    await host.join(table, BOB, "Bob")
    assert kinds(await told(host, table)) == ["lobby", "notice"], "the host hears that the game can start"
    await host.set_option(table, ANN, "moon", "on")
    assert kinds(await told(host, table)) == ["lobby"]
    await host.start(table, ANN)
    posts = await told(host, table)
    assert [(post.kind, post.since, post.until) for post in posts] == [("lobby", 0, 0), ("turn", 0, 0)]


async def test_somebody_newly_awaited_makes_a_turn(host: Host) -> None:
    table = (await begun(host)).table.id
    await told(host, table)
    await host.play(table, 0, Stand(1))
    await host.play(table, 1, Stand(1))
    assert [(post.kind, post.since, post.until) for post in await told(host, table)] == [("turn", 0, 1), ("turn", 1, 2)]


async def test_an_answer_that_leaves_others_awaited_only_refreshes_once(host: Host) -> None:
    table = (await begun(host, "tourney", people=3)).table.id
    await told(host, table)
    await host.play(table, 0, Bid(1))
    await host.play(table, 1, Bid(2))
    assert [(post.kind, post.until) for post in await told(host, table)] == [("refresh", 2)]
    await host.play(table, 2, Bid(0))
    posts = await told(host, table)
    assert [(post.kind, post.since, post.until) for post in posts] == [("turn", 0, 3)]


async def test_what_the_game_shows_is_a_turn(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES["watch"], "min_seats", 1, raising=False)
    table = (await begun(host, people=1, night="long")).table.id
    await told(host, table)
    await host.play(table, 0, Stand(1))
    assert kinds(await told(host, table)) == ["refresh"]
    await host.play(table, 0, Throw())
    assert kinds(await told(host, table)) == ["turn"]


async def test_the_end_is_told_as_such(host: Host) -> None:
    table = (await begun(host)).table.id
    while (position := await host.look(table)).state.outcome is None:
        await told(host, table)
        await host.play(table, position.table.awaited[0], Stand(3))
    (post,) = await told(host, table)
    assert (post.kind, post.since, post.until) == ("final", 3, 4)


async def test_after_an_undo_what_is_played_again_is_told_again(host: Host) -> None:
    table = (await begun(host)).table.id
    await host.play(table, 0, Stand(1))
    await told(host, table)
    await host.undo(table, ANN)
    await host.redo(table, ANN)
    posts = await told(host, table)
    assert [(post.kind, post.since, post.until) for post in posts] == [("turn", 0, 0), ("turn", 0, 1)]
    assert [post.payload for post in posts] == [
        {"change": "undo", "seat": 0, "calls": []},
        {"change": "redo", "seat": 0, "calls": [1]},
    ]


async def test_taking_back_what_was_done_in_secret_is_told_to_nobody(host: Host) -> None:
    """Though the channel has been told of what came after it."""
    table = (await begun(host, dark=True)).table.id
    await host.play(table, 0, Muse())
    await host.play(table, 0, Stand(1))
    await told(host, table)
    await host.undo(table, ANN)
    assert [post.payload["change"] for post in await told(host, table)] == ["undo"]
    before = await host.export(table)
    await host.undo(table, ANN)
    assert kinds(await told(host, table)) == ["refresh"]
    assert await host.export(table) == before


async def test_what_is_played_after_a_secret_was_taken_back_is_told(host: Host) -> None:
    table = (await begun(host, dark=True)).table.id
    await host.play(table, 0, Muse())
    await host.turn_lost(table)
    await host.undo(table, ANN)
    assert [(post.since, post.until) for post in await told(host, table) if post.kind == "turn"] == [(0, 0)] * 2
    await host.play(table, 0, Stand(1))
    (post,) = await told(host, table)
    assert (post.kind, post.since, post.until) == ("turn", 0, 1)


async def test_taking_back_a_secret_that_changed_who_is_awaited_is_told(host: Host) -> None:
    table = (await begun(host, dark=True)).table.id
    await host.play(table, 0, Whisper())
    await told(host, table)
    await host.undo(table, ANN)
    (post,) = await told(host, table)
    assert post.payload == {"change": "undo", "seat": 0, "calls": []}


async def test_asking_for_an_undo_is_told_once(host: Host) -> None:
    table = (await begun(host)).table.id
    await host.play(table, 0, Throw())
    await told(host, table)
    request = await host.undo(table, ANN)
    await host.undo(table, ANN)
    (post,) = await told(host, table)
    assert (post.kind, post.payload) == ("notice", {"undo": request.id})  # type: ignore[union-attr]


async def test_changes_of_seats_are_told_and_call_nobody_twice(host: Host) -> None:
    table = (await begun(host)).table.id
    await told(host, table)
    await handed_over(host, table, 1, CID, "Cid")
    await host.resign(table, ANN)
    _, *posts = await told(host, table)
    assert kinds(posts) == ["turn", "turn"]
    assert posts[0].payload == {"change": "replace", "seat": 1, "former": "Bob", "calls": []}
    await host.end(table)
    (post,) = await told(host, table)
    assert (post.kind, post.payload["words"]["key"]) == ("notice", "host-ended")


async def test_a_post_is_claimed_then_marked(host: Host) -> None:
    table = await lobby(host)
    (post,) = await host.posts()
    assert (post.state, post.channel, post.attempts) == ("waiting", CHANNEL, 0)
    claimed = await host.claim(post.id)
    assert (claimed.state, claimed.attempts) == ("sending", 1)
    assert await host.posts(table) == [claimed]  # a crash here: it is found in doubt
    assert (await host.claim(post.id)).attempts == 2
    await host.failed(post.id, give_up=False)
    assert [waiting.state for waiting in await host.posts()] == ["waiting"]
    assert await host.lobby_message(table) is None
    await host.posted(post.id, 555)
    assert await host.posts() == []
    assert await host.lobby_message(table) == 555
    with pytest.raises(Conflict):
        await host.claim(post.id)


async def test_a_hopeless_post_is_given_up(host: Host) -> None:
    await lobby(host)
    (post,) = await host.posts()
    await host.failed(post.id, give_up=True)
    assert await host.posts() == []


async def test_several_posts_can_be_told_by_one_message_or_not_at_all(host: Host) -> None:
    table = (await begun(host)).table.id
    await host.play(table, 0, Stand(1))
    *_, first, second = await host.posts(table)
    await host.posted(second.id, 600, [first.id])
    assert kinds(await host.posts(table)) == ["lobby", "notice"]
    await host.play(table, 1, Stand(1))
    third = (await host.posts(table))[-1]
    with pytest.raises(Conflict):
        await host.posted(third.id, 601, [first.id])
    assert third in await host.posts(table)


async def test_earlier_turn_messages_are_retired_once(host: Host) -> None:
    table = (await begun(host)).table.id
    for message in (701, 702, 703):
        for post in await host.posts(table):
            await host.posted(post.id, message if post.kind == "turn" else 700)
        position = await host.look(table)
        await host.play(table, position.table.awaited[0], Stand(1))
    assert await host.turn_message(table) == 703
    assert sorted(post.message or 0 for post in await host.retire_messages(table, "turn", 703)) == [701, 702]
    assert await host.retire_messages(table, "turn", 703) == []
    assert await host.turn_message(table) == 703
    assert await host.lobby_message(table) == 700


async def test_in_place_of_a_lost_channel_all_open_tables_are_told_of_anew(host: Host) -> None:
    waiting, running = await lobby(host), (await begun(host)).table.id
    closed, elsewhere = await lobby(host), await lobby(host, guild=GUILD + 1)
    await host.end(closed)
    for post in await host.posts():
        await host.posted(post.id, 800)
    await host.join(waiting, BOB, "Bob")
    await host.show_again(GUILD)
    assert sorted((post.table, post.kind) for post in await host.posts()) == sorted(
        [(waiting, "lobby"), (running, "turn")]
    )
    assert (await host.lobby_message(waiting), await host.turn_message(running)) == (None, None)
    assert await host.lobby_message(elsewhere) == 800


async def test_a_table_in_a_thread_may_have_its_lobby_outside(host: Host) -> None:
    table = await lobby(host, channel=99, lobby=CHANNEL)
    await told(host, table)
    await host.join(table, BOB, "Bob")
    await host.start(table, ANN)
    found = [(post.kind, post.channel) for post in await host.posts(table) if post.kind != "notice"]
    assert found == [("lobby", CHANNEL), ("turn", 99)]


async def test_drafts_are_kept_until_they_are_old(open_store: OpenStore) -> None:
    now = [1000.0]
    host = Host(await open_store(), GAMES, lambda: now[0])
    table = await lobby(host)
    draft = Draft(
        id="d1", table=table, seat=0, player=ANN, decision="0-1.0", action="stand", values=("1", "a,b"), page=2
    )
    await host.save_draft(draft)
    assert await host.draft("d1") == draft
    empty = Draft(id="d1", table=table, seat=0, player=ANN, decision="0-1.0")
    await host.save_draft(empty)
    assert await host.draft("d1") == empty
    now[0] += 8 * 24 * 3600
    await host.save_draft(Draft(id="d2", table=table, seat=0, player=ANN, decision="0-1.0"))
    assert await host.draft("d1") is None
    await host.drop_draft("d2")
    assert await host.draft("d2") is None
