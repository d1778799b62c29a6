"""Moves: committed whole, refused whole, and never dearer for a long log."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from rules.core import IllegalMove, engine
from rules.core.match import replay
from rules.host import Conflict, Host, HostError, OpenTable, decision_token, seat_for
from tests.rules.host.conftest import ANN, BOB, CID, OpenHost, begun, content
from tests.rules.host.watch import Stand, Throw, Watch
from tests.sample_game.actions import Bid


def token(position: OpenTable, seat: int) -> str:
    return decision_token(position.table, engine.pending(position.state)[seat])


async def march(host: Host, table: str, moves: int) -> OpenTable:
    for _ in range(moves):
        position = await host.look(table)
        await host.play(table, position.table.awaited[0], Stand(1))
    return await host.look(table)


async def test_a_move_is_committed_and_told(host: Host) -> None:
    before = await begun(host)
    moved = await host.play(before.table.id, 0, Stand(2), decision=token(before, 0))
    assert (moved.seat, moved.before.revision) == (0, before.table.revision)
    assert [event.words.key for event in moved.events] == ["watch-stood"]
    after = await host.look(before.table.id)
    assert after == moved.position
    assert (after.table.length, after.table.awaited, after.table.revision) == (1, (1,), before.table.revision + 1)
    (row,) = await host.history(before.table.id)
    assert (row.index, row.entry.seat, row.entry.action, row.secret) == (1, 0, Stand(2), False)


async def test_several_moves_are_committed_at_once(host: Host) -> None:
    before = await begun(host, "tourney")
    (seat,), game = before.table.awaited[:1], before.game
    first = engine.sample(before.state, seat, Random(1))
    second = engine.sample(engine.submit(game, before.state, seat, first, seed="s", index=1).state, seat, Random(1))
    moved = await host.play(before.table.id, seat, first, second, decision=token(before, seat))
    assert (moved.position.table.length, moved.position.table.revision) == (2, before.table.revision + 1)
    history = await host.history(before.table.id)
    assert [(row.index, row.entry.action) for row in history] == [(1, first), (2, second)]
    assert moved.events == tuple(event for row in history for event in row.events)
    assert engine.encode(replay(game, moved.position.table.setup, [row.entry for row in history])) == engine.encode(
        moved.position.state
    )


async def test_of_several_moves_all_are_refused_or_none(host: Host) -> None:
    table = (await begun(host)).table.id
    before = await content(host._store)
    with pytest.raises(IllegalMove):
        await host.play(table, 0, Stand(1), Stand(1))  # it is the other's turn then
    assert await content(host._store) == before


@pytest.mark.parametrize(("seat", "action", "kind"), [(0, Stand(9), "rule"), (1, Stand(1), "not-awaited")])
async def test_a_refused_move_writes_nothing(host: Host, seat: int, action: Stand, kind: str) -> None:
    table = (await begun(host)).table.id
    before = await content(host._store)
    with pytest.raises(IllegalMove) as caught:
        await host.play(table, seat, action)
    assert caught.value.refusal.kind == kind
    assert await content(host._store) == before


async def test_a_stale_token_or_revision_is_refused(host: Host) -> None:
    position = await begun(host)
    table, old = position.table.id, token(position, 0)
    await host.play(table, 0, Stand(1))
    await host.play(table, 1, Stand(1))
    with pytest.raises(IllegalMove) as caught:
        await host.play(table, 0, Stand(1), decision=old)
    assert caught.value.refusal.kind == "stale"
    with pytest.raises(Conflict):
        await host.play(table, 0, Stand(1), revision=position.table.revision)
    assert (await host.table(table)).length == 2


async def test_a_table_that_was_opened_to_choose_is_not_loaded_again(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, loaded = await begun(host), list[str]()
    look = host.look

    async def counted(table_id: str) -> OpenTable:
        loaded.append(table_id)
        return await look(table_id)

    monkeypatch.setattr(host, "look", counted)
    moved = await host.play(opened.table.id, 0, Stand(2), opened=opened)
    assert (moved.position.table.length, loaded) == (1, [])
    monkeypatch.undo()
    assert await host.look(opened.table.id) == moved.position


async def test_a_table_that_has_changed_since_it_was_opened_is_loaded_again(host: Host) -> None:
    opened = await begun(host)
    await host.play(opened.table.id, 0, Stand(1))
    moved = await host.play(opened.table.id, 1, Stand(2), opened=opened)
    assert moved.position.table.length == 2
    assert await host.look(opened.table.id) == moved.position


async def test_choosing_at_once_does_not_make_the_others_tokens_stale(host: Host) -> None:
    position = await begun(host, "tourney")
    tokens = [token(position, seat) for seat in (0, 1)]
    await host.play(position.table.id, 1, Bid(1), decision=tokens[1])
    moved = await host.play(position.table.id, 0, Bid(2), decision=tokens[0])
    assert moved.position.table.length == 2


async def test_a_finished_game_takes_no_more_moves(host: Host) -> None:
    table = (await begun(host)).table.id
    position = await march(host, table, 12)
    assert (position.table.status, position.table.awaited) == ("over", ())
    with pytest.raises(IllegalMove) as caught:
        await host.play(table, 0, Stand(1))
    assert caught.value.refusal.kind == "over"


async def test_a_closed_table_takes_no_moves(host: Host) -> None:
    table = (await begun(host)).table.id
    await host.end(table)
    with pytest.raises(HostError, match="host-not-running"):
        await host.play(table, 0, Stand(1))
    with pytest.raises(HostError, match="host-not-running"):
        await host.end(table)


async def test_everything_is_there_after_opening_again(host: Host, open_host: OpenHost) -> None:
    position = await begun(host, "tourney", people=3)
    table, rng = position.table.id, Random(3)
    while position.table.length < 20 and position.state.outcome is None:
        seat = position.table.awaited[0]
        position = (await host.play(table, seat, engine.sample(position.state, seat, rng))).position
    await host.close()
    again = await open_host()
    assert await again.look(table) == position
    log = [row.entry for row in await again.history(table)]
    assert replay(position.game, position.table.setup, log) == position.state


async def test_any_moment_of_the_game_can_be_looked_at(host: Host) -> None:
    table = (await begun(host, night="endless")).table.id
    await march(host, table, 140)
    for index in (0, 1, 63, 64, 65, 127, 140):
        position = await host.at(table, index)
        assert sum(position.state.stood) == index  # type: ignore[attr-defined]
        assert (position.table.length, position.table.awaited) == (index, (index % 2,))
    for index in (-1, 141):
        with pytest.raises(HostError, match="host-no-such-action"):
            await host.at(table, index)
    assert [row.index for row in await host.history(table, since=2, until=5)] == [3, 4, 5]
    assert len(await host.history(table, until=1000)) == 140


async def test_few_snapshots_are_kept(host: Host) -> None:
    table = (await begun(host, night="endless")).table.id
    await march(host, table, 131)
    assert sorted(index for _, index, _ in (await content(host._store))["snapshots"]) == [0, 64, 128, 131]


async def test_a_table_of_another_version_is_listed_and_exported_but_not_played(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await begun(host)).table.id
    await host.play(table, 0, Throw())
    monkeypatch.setattr(Watch, "version", 2)
    for call in (host.play(table, 1, Stand(1)), host.look(table), host.undo(table, ANN)):
        with pytest.raises(HostError, match="host-version"):
            await call
    assert [found.version for found in await host.tables()] == [1]
    assert (await host.export(table))["setup"]["version"] == 1


async def test_a_lobby_made_before_an_upgrade_starts_with_the_new_rules(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await host.create(game="watch", guild=1, channel=1, language="en", player=ANN, player_name="Ann")
    await host.add_computer(table.id, ANN)
    monkeypatch.setattr(Watch, "version", 2)
    assert (await host.start(table.id, ANN)).table.version == 2


async def test_seat_for_tells_the_seat_that_may_act(host: Host) -> None:
    position = await begun(host)
    assert [seat_for(position, player) for player in (ANN, BOB, CID)] == [0, None, None]
    bids = await begun(host, "tourney")
    after = (await host.play(bids.table.id, 0, Bid(1))).position
    assert [seat_for(after, player) for player in (ANN, BOB, CID)] == [0, 1, None]  # a bid may be changed
    both = replace(after, table=replace(after.table, seats=(after.table.seats[0],) * 2))
    assert seat_for(both, ANN) == 1
