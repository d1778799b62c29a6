"""What leaves the house: all of a finished game, nothing secret of a running one; and proof that it was fair."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from rules.core import commitment, engine
from rules.core.record import read_record
from rules.host import Host, HostError, OpenTable
from tests.rules.host.conftest import ANN, BOB, GAMES, begun, lobby
from tests.rules.host.watch import Stand, Throw, Watch, Whisper
from tests.sample_game.actions import Bid


async def finished(host: Host, game: str = "tourney") -> OpenTable:
    position = await begun(host, game, people=2, computers=1)
    rng = Random(5)
    while position.state.outcome is None:
        seat = position.table.awaited[0]
        position = (await host.play(position.table.id, seat, engine.sample(position.state, seat, rng))).position
    return position


async def tamper(host: Host, sql: str, *values: Any) -> None:
    """Behind the back of the host."""
    store: Any = host._store
    async with store.loading() as connection:
        assert await connection.rows(f"{sql} RETURNING 1", values)


async def test_a_finished_game_is_exported_whole_and_the_engine_can_load_it(host: Host) -> None:
    position = await finished(host)
    told = json.loads(json.dumps(await host.export(position.table.id)))
    match = read_record(GAMES, told)
    assert match.state == position.state
    assert told["commitment"] == commitment(told["setup"]["seed"])
    assert tuple(told["outcome"]["scores"]) == position.state.outcome.scores  # type: ignore[union-attr]
    assert [entry["events"] for entry in told["entries"] if entry["seat"] == 0]


async def test_a_running_game_gives_nothing_away(host: Host) -> None:
    position = await begun(host, "tourney", people=3)
    table = position.table.id
    await host.play(table, 0, Bid(7, position.state.hands[0][0]))  # type: ignore[attr-defined]
    told = await host.export(table)
    assert told["entries"] == [{"events": told["entries"][0]["events"], "time": told["entries"][0]["time"]}]
    assert [event["words"]["key"] for event in told["entries"][0]["events"]] == ["tourney-event-sealed"]
    assert "outcome" not in told
    text = json.dumps(told)
    for secret in (position.table.seed, "seed", "draws", *position.state.hands[0]):  # type: ignore[attr-defined]
        assert secret not in text


async def test_two_games_that_look_the_same_to_bystanders_export_the_same(host: Host) -> None:
    """Sealed bids of different height leave no trace, whatever else stays the same."""
    texts: list[str] = []
    for coins in (2, 9):
        position = await begun(host, "tourney", people=3)
        await host.play(position.table.id, 0, Bid(coins))
        told = await host.export(position.table.id)
        texts.append(json.dumps([{**entry, "time": 0} for entry in told["entries"]]))
    assert texts[0] == texts[1]


async def test_throughout_a_running_game_draws_and_private_events_stay_in_the_house(host: Host) -> None:
    position = await begun(host, "tourney", people=3, rounds=4)
    rng, table = Random(2), position.table.id
    while (position := await host.look(table)).state.outcome is None:
        entries = (await host.export(table))["entries"]
        assert all("draws" not in entry for entry in entries)
        assert all(event["to"] is None for entry in entries for event in entry["events"])
        for row, entry in zip(await host.history(table), entries, strict=True):
            assert ("action" in entry) == (row.entry.action.__class__.__name__ not in ("Bid", "Withdraw"))
        seat = position.table.awaited[0]
        await host.play(table, seat, engine.sample(position.state, seat, rng))
    assert any(event.to is not None for row in await host.history(table) for event in row.events)
    assert any(row.entry.draws for row in await host.history(table))


async def test_a_hidden_act_is_not_in_the_export_of_others(host: Host) -> None:
    """Neither that somebody acted, nor who, nor when: the export is the same as before to the last byte."""
    table = (await begun(host, dark=True)).table.id
    await host.play(table, 0, Stand(1))
    before = [await host.export(table, reader) for reader in (None, ANN)]
    await host.play(table, 1, Whisper())
    assert [await host.export(table, reader) for reader in (None, ANN)] == before


async def test_the_first_act_may_be_hidden(host: Host) -> None:
    position = await begun(host, dark=True)
    before = await host.export(position.table.id)
    await host.play(position.table.id, 0, Whisper())
    assert await host.export(position.table.id) == before


async def test_ones_own_hidden_acts_are_in_ones_own_export(host: Host) -> None:
    table = (await begun(host, dark=True)).table.id
    await host.play(table, 0, Whisper())
    (mine,) = (await host.export(table, ANN))["entries"]
    assert (mine["seat"], mine["action"]) == (0, {"do": "whisper"})
    assert [event["words"]["key"] for event in mine["events"]] == ["watch-whispered"]


async def test_a_finished_game_reveals_what_was_hidden(host: Host) -> None:
    table = (await begun(host, dark=True)).table.id
    await host.play(table, 0, Whisper())
    while (await host.table(table)).status == "running":
        await host.play(table, (await host.table(table)).awaited[0], Stand(3))
    assert (await host.export(table, BOB))["entries"][0]["action"] == {"do": "whisper"}


async def test_a_chronicle_is_what_one_heard(host: Host) -> None:
    """However many hidden acts lie between."""
    table = (await begun(host, night="endless", dark=True)).table.id
    for index in range(3):
        await host.play(table, 0, Stand(1))
        await host.play(table, 1, Stand(2))
        for seat in (0, 1) * (30 * index):
            await host.play(table, seat, Whisper())
    heard = {seats: await host.chronicle(table, seats) for seats in ((0,), ())}
    keys = {seats: [event.words.key for act in acts for event in act.events] for seats, acts in heard.items()}
    assert keys[()] == ["watch-stood"] * 6
    assert keys[0,].count("watch-stood") == 6
    assert keys[0,].count("watch-whispered") == 90
    assert {act.seat for act in heard[()]} == {0, 1}


async def test_undone_actions_are_not_exported(host: Host) -> None:
    table = (await begun(host)).table.id
    await host.play(table, 0, Stand(3))
    await host.undo(table, (await host.table(table)).creator)
    assert (await host.export(table))["entries"] == []


async def test_a_game_closed_by_hand_keeps_its_secrets(host: Host) -> None:
    position = await begun(host)
    await host.play(position.table.id, 0, Throw())
    await host.end(position.table.id)
    assert position.table.seed not in json.dumps(await host.export(position.table.id))


async def test_a_lobby_has_nothing_to_export(host: Host) -> None:
    table = await lobby(host)
    for call in (host.export(table), host.repair(table)):
        with pytest.raises(HostError, match="host-not-started"):
            await call


async def test_a_finished_game_is_verified(host: Host) -> None:
    position = await finished(host)
    verified = await host.verify(position.table.id)
    assert (verified.ok, verified.problem, verified.actions) == (True, None, position.table.length)
    assert (verified.seed, verified.commitment) == (position.table.seed, commitment(position.table.seed))


async def test_a_running_game_is_not_verified(host: Host) -> None:
    with pytest.raises(HostError, match="host-not-over"):
        await host.verify((await begun(host)).table.id)


@pytest.mark.parametrize(
    ("sql", "problem"),
    [
        ("UPDATE tables SET seed = '00' WHERE id = ?", "host-verify-seed"),
        ("UPDATE log SET draws = '[9]' WHERE table_id = ? AND draws <> '[]'", "host-verify-log"),
        ("UPDATE log SET events = '[]' WHERE table_id = ? AND idx = 1", "host-verify-log"),
        ("UPDATE log SET seat = 1 - seat WHERE table_id = ? AND idx = 1", "host-verify-log"),
        ("UPDATE tables SET options = '{\"rounds\": 4}' WHERE id = ?", "host-verify-state"),
    ],
)
async def test_what_was_tampered_with_is_found_out(host: Host, sql: str, problem: str) -> None:
    position = await finished(host)
    await tamper(host, sql, position.table.id)
    verified = await host.verify(position.table.id)
    assert (verified.ok, verified.problem) == (False, problem)


async def test_a_changed_snapshot_is_found_out_and_repaired(host: Host) -> None:
    position = await finished(host, "watch")
    state = engine.clone(position.game, position.state)
    state.stood[0] += 100
    table = position.table
    await tamper(host, "UPDATE snapshots SET state = ? WHERE idx = ?", engine.encode(state), table.length)
    assert (await host.verify(table.id)).problem == "host-verify-state"
    repaired = await host.repair(table.id)
    assert repaired.state == position.state
    assert (repaired.table.status, repaired.table.revision) == ("over", table.revision + 1)
    assert (await host.verify(table.id)).ok


async def test_all_snapshots_lost_come_back(host: Host) -> None:
    table = (await begun(host, night="endless")).table.id
    for index in range(70):
        await host.play(table, index % 2, Stand(1))
    before = await host.look(table)
    await tamper(host, "DELETE FROM snapshots")
    assert (await host.repair(table)).state == before.state
    assert sum((await host.at(table, 65)).state.stood) == 65  # type: ignore[attr-defined]
    await host.play(table, 0, Stand(1))


async def test_a_broken_log_is_left_alone(host: Host) -> None:
    table = (await begun(host)).table.id
    await host.play(table, 0, Stand(1))
    await tamper(host, 'UPDATE log SET action = \'{"do": "stand", "hours": 9}\'')
    with pytest.raises(HostError, match="host-broken-log"):
        await host.repair(table)
    assert (await host.look(table)).table.revision == (await host.table(table)).revision


async def test_repair_brings_a_table_over_to_rules_that_mean_the_same(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await begun(host)).table.id
    state = (await host.play(table, 0, Throw())).position.state
    monkeypatch.setattr(Watch, "version", 2)
    repaired = await host.repair(table)
    assert (repaired.table.version, repaired.state) == (2, state)
    await host.play(table, 1, Stand(1))


async def test_a_closed_table_stays_closed_when_repaired(host: Host) -> None:
    table = (await begun(host)).table.id
    await host.end(table)
    assert (await host.repair(table)).table.status == "ended"
