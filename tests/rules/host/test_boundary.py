"""Rules are renewed while games are under way: each table goes on from a boundary, or is told why it cannot."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from rules.core import Flow, Game, IllegalMove, engine
from rules.core.match import Match
from rules.core.record import read_record
from rules.host import Host, HostError, Moved, decision_token
from rules.host.address import beside
from rules.host.sqlite.copies import copies_of
from tests.rules.host.conftest import ANN, BOB, OpenStore, begun, lobby, rows
from tests.rules.host.watch import Guard, Stand, Throw, Watch, WatchState
from tests.sample_game import Tourney


class Second(Watch):
    """Nobody throws dice any more."""

    version = 2
    actions: ClassVar = (Stand,)


class ThirdState(WatchState, kw_only=True):
    stack: list[Guard] = []
    fires: int


class Third(Watch):
    """Fires are lit."""

    version = 3
    state_type: ClassVar = ThirdState
    converters: ClassVar = {3: lambda state: {**state, "fires": len(state["stood"])}}


class Broken(Third):
    """A converter that nobody has tried on a night in which Bob has not stood."""

    converters: ClassVar = {3: lambda state: {**state, "fires": 6 // state["stood"][1]}}


class Mended(Third):
    version = 4
    converters: ClassVar = {3: Third.converters[3], 4: dict}


def _dawn(state: Mapping[str, Any]) -> dict[str, Any]:
    return {**state, "dawn": 1}


class Short(Watch):
    """The nights are over when anybody has stood: tables that have waited do so no more."""

    version = 2
    converters: ClassVar = {2: _dawn}


class Relief(Guard, tag="guard"):
    def advance(self, flow: Flow[Any]) -> None:
        flow.say("watch-relieved")
        flow.say("watch-reason", to=(1,))
        super().advance(flow)


class ReliefState(WatchState, kw_only=True):
    stack: list[Relief] = []  # pyright: ignore[reportIncompatibleVariableOverride]


class Relieved(Short):
    """At the end all are relieved, and Bob hears why."""

    state_type: ClassVar = ReliefState


Renew = Any


@pytest.fixture
def renewed(open_store: OpenStore) -> Renew:
    """A house that opens again with other rules."""

    async def open_again(game: Game[Any]) -> Host:
        host = Host(await open_store(), {game.id: game}, lambda: 1000.0)
        await host.carry_over_tables()
        return host

    return open_again


async def watched(host: Host, *actions: Any, **options: Any) -> str:
    """A table at which Ann and Bob have done this in turn."""
    table = (await begun(host, **options)).table.id
    for number, action in enumerate(actions):
        await host.play(table, number % 2, action)
    return table


async def news(host: Host, table: str) -> list[str]:
    """The keys of what the latest post tells beside the game."""
    payload = (await host.posts(table))[-1].payload
    return [payload.get("change", ""), *(event["words"]["key"] for event in payload.get("told", ()))]


# Going on


async def test_a_table_goes_on_as_it_stood(host: Host, renewed: Renew) -> None:
    table = await watched(host, Throw(), Stand(1))
    before = await host.look(table)
    again = await renewed(Second())
    after = await again.look(table)
    assert (after.state, after.table.version, after.table.length) == (before.state, 2, 2)
    assert (await again.play(table, 0, Stand(1))).position.table.length == 3


async def test_a_state_of_another_shape_is_converted_over_several_versions(host: Host, renewed: Renew) -> None:
    table = await watched(host, Stand(1))
    assert (await (await renewed(Third())).look(table)).state.fires == 2


async def test_the_channel_is_told_what_is_new_version_by_version(host: Host, renewed: Renew) -> None:
    table = await watched(host, Stand(1))
    assert await news(await renewed(Third()), table) == ["upgrade", "watch-version-2", "watch-version-3"]


async def test_what_was_not_told_yet_is_told_with_the_news(host: Host, renewed: Renew) -> None:
    table = await watched(host, Throw(), Throw())
    posts = [post for post in await (await renewed(Second())).posts(table) if post.kind == "turn"]
    assert [(post.since, post.until) for post in posts] == [(0, 2)]


async def test_a_table_that_waits_for_nobody_is_let_go_on(host: Host, renewed: Renew) -> None:
    table = await watched(host, Stand(1))
    again = await renewed(Short())
    assert (await again.table(table)).status == "over"
    assert (await again.posts(table))[-1].kind == "final"


async def test_buttons_from_before_are_stale(host: Host, renewed: Renew) -> None:
    table = await watched(host, Stand(1))
    position = await host.look(table)
    token = decision_token(position.table, engine.pending(position.state)[1])
    again = await renewed(Second())
    with pytest.raises(IllegalMove):
        await again.play(table, 1, Stand(1), decision=token)


async def test_nobody_is_told_twice_and_nothing_happens_at_the_next_start(host: Host, renewed: Renew) -> None:
    table = await watched(host, Stand(1))
    first = await renewed(Second())
    revision = (await first.table(table)).revision
    assert (await (await renewed(Second())).table(table)).revision == revision


async def test_a_lobby_and_a_closed_table_stay_what_they_are(host: Host, renewed: Renew) -> None:
    waiting, closed = await lobby(host), await watched(host, Stand(1))
    await host.end(closed)
    again = await renewed(Second())
    found = {table.id: (table.status, table.version) for table in await again.tables()}
    assert found == {waiting: ("lobby", 1), closed: ("ended", 2)}


async def test_everything_is_copied_first(host: Host, renewed: Renew, address: str | Path) -> None:
    await watched(host, Stand(1))
    await renewed(Second())
    (copy,) = copies_of(beside(address))
    assert copy.name.endswith(".before-watch-2")
    assert copy.stat().st_mode & 0o777 == 0o600
    assert [row[2] for row in rows(copy)["tables"]] == [1]


# Looking back


@pytest.mark.parametrize(
    ("seats", "expected"),
    [((), ["watch-relieved"]), ((0,), ["watch-relieved"]), ((1,), ["watch-relieved", "watch-reason"])],
)
async def test_what_went_on_by_itself_is_kept_for_those_who_may_hear_it(
    host: Host, renewed: Renew, seats: tuple[int, ...], expected: list[str]
) -> None:
    table = await watched(host, Stand(1), Stand(2))
    again = await renewed(Relieved())
    *acts, renewal = await again.chronicle(table, seats, since=1)
    assert [act.index for act in acts] == [2]
    assert [event.words.key for event in renewal.events] == ["watch-version-2", *expected]
    assert (renewal.index, renewal.time) == (2, 1000.0)


async def test_only_what_was_played_since_is_taken_back(host: Host, renewed: Renew) -> None:
    table = await watched(host, Stand(1), Stand(2))
    again = await renewed(Second())
    await again.play(table, 0, Stand(3))
    assert isinstance(await again.undo(table, ANN), Moved)
    assert (await again.look(table)).state.stood == [1, 2]
    for player in (ANN, BOB):
        with pytest.raises(HostError, match="host-undo-boundary"):
            await again.undo(table, player)
    await again.redo(table, ANN)
    assert (await again.look(table)).state.stood == [4, 2]


async def test_what_was_taken_back_before_is_gone(host: Host, renewed: Renew) -> None:
    table = await watched(host, Stand(1), Stand(2))
    await host.undo(table, BOB)
    again = await renewed(Second())
    with pytest.raises(HostError, match="host-nothing-to-redo"):
        await again.redo(table, BOB)


async def test_history_tells_the_rows_of_older_rules_without_reading_their_actions(host: Host, renewed: Renew) -> None:
    table = await watched(host, Throw(), Stand(1))
    again = await renewed(Second())
    await again.play(table, 0, Stand(2))
    told = await again.history(table)
    assert [row.events[0].words.key for row in told] == ["watch-threw", "watch-stood", "watch-stood"]
    assert [row.entry and row.entry.action for row in told] == [None, None, Stand(2)]


async def test_the_board_is_shown_from_the_boundary_on(host: Host, renewed: Renew) -> None:
    table = await watched(host, Stand(1), Stand(2))
    again = await renewed(Second())
    await again.play(table, 0, Stand(3))
    assert [(await again.at(table, index)).state.stood for index in (2, 3)] == [[1, 2], [4, 2]]
    with pytest.raises(HostError, match="host-before-boundary"):
        await again.at(table, 1)


async def test_repair_rebuilds_from_the_boundary(host: Host, renewed: Renew) -> None:
    table = await watched(host, Throw(), night="endless")
    again = await renewed(Second())
    for number in range(70):
        await again.play(table, (number + 1) % 2, Stand(1))
    state = (await again.look(table)).state
    assert (await again.repair(table)).state == state
    assert sum((await again.at(table, 40)).state.stood) == sum(state.stood) - 31


async def test_a_finished_game_is_verified_and_exported_from_the_boundary_on(host: Host, renewed: Renew) -> None:
    table = await watched(host, Throw(), Stand(1))
    again = await renewed(Second())
    while (position := await again.look(table)).state.outcome is None:
        await again.play(table, position.table.awaited[0], Stand(3))
    checked = await again.verify(table)
    assert (checked.ok, checked.since, checked.actions) == (True, 2, position.table.length - 2)
    told = await again.export(table)
    assert [entry["action"]["do"] for entry in told["earlier"]] == ["throw", "stand"]
    match = read_record({"watch": Second()}, json.loads(json.dumps(told)))
    assert (match.state, match.before, len(match.log)) == (position.state, 2, checked.actions)
    match.undo()
    assert match.redo().state == position.state


async def test_a_running_export_gives_away_no_state(host: Host, renewed: Renew) -> None:
    table = await watched(host, Throw())
    told = await (await renewed(Second())).export(table)
    assert told["renewed"] == [{"version": 2, "time": 1000.0}]
    assert "ground" not in told


# What cannot be opened


async def test_a_table_that_cannot_be_opened_is_told_so_once(host: Host, renewed: Renew) -> None:
    table = await watched(host, Stand(1))
    for _ in range(2):
        again = await renewed(Broken())
        notices = [post for post in await again.posts(table) if post.kind == "notice"]
        told = [post.payload["words"]["key"] for post in notices]
        assert told.count("host-version") == 1


async def test_it_hinders_no_other_and_can_be_kept_and_closed(host: Host, renewed: Renew) -> None:
    table, other = await watched(host, Throw()), await watched(host, Stand(1), Stand(2))
    again = await renewed(Broken())
    for call in (again.look(table), again.play(table, 1, Stand(1)), again.undo(table, ANN), again.repair(table)):
        with pytest.raises(HostError, match="host-version"):
            await call
    assert [len(await again.history(table)), len((await again.export(table))["entries"])] == [1, 1]
    assert (await again.table(table)).awaited == ()
    assert (await again.end(table)).status == "ended"
    assert (await again.look(other)).state.fires == 3


async def test_a_later_version_that_can_open_it_lets_it_go_on(host: Host, renewed: Renew) -> None:
    table = await watched(host, Stand(1))
    await renewed(Broken())
    again = await renewed(Mended())
    assert (await again.play(table, 1, Stand(2))).position.state.stood == [1, 2]


async def test_an_admin_may_try_again_with_mended_rules_of_the_same_version(host: Host, renewed: Renew) -> None:
    table = await watched(host, Stand(1))
    await renewed(Broken())
    again = await renewed(Third())
    assert (await again.repair(table)).table.version == 3
    assert (await again.play(table, 1, Stand(2))).position.state.stood == [1, 2]


async def test_a_table_of_newer_rules_is_left_alone(host: Host, renewed: Renew) -> None:
    table = await watched(host, Stand(1))
    await renewed(Second())
    older = await renewed(Watch())
    with pytest.raises(HostError, match="host-version-newer"):
        await older.look(table)
    assert (await older.table(table)).version == 2


# Any game, at any moment


class Renewed(Tourney):
    version = 2
    converters: ClassVar = {2: dict}


@pytest.mark.parametrize("seed", range(4))
async def test_a_game_cut_anywhere_comes_out_as_if_it_had_not_been(host: Host, renewed: Renew, seed: int) -> None:
    rng = Random(seed)
    table = (await begun(host, "tourney", people=3)).table
    played = Match(Tourney(), table.setup)
    cut, here = rng.randrange(1, 20), host
    while (position := await here.look(table.id)).state.outcome is None:
        if len(played.log) == cut:
            here = await renewed(Renewed())
        seat = rng.choice(engine.awaited(position.state))
        action = engine.sample(position.state, seat, rng)
        moved = await here.play(table.id, seat, action)
        assert played.play(seat, action).events == moved.events
    assert engine.encode(position.state) == engine.encode(played.state)
    checked = await here.verify(table.id)
    assert (checked.ok, checked.since) == (True, cut if cut < len(played.log) else 0)
