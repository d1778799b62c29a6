"""Playing on from a moment of another game: a table of one's own that changes nothing of where it comes from."""

from __future__ import annotations

import pytest

from rules.core import Setup, engine
from rules.host import Host, HostError, OpenTable, Table
from rules.host.practice import dealt_anew
from rules.registry import games
from tests.rules.host.conftest import ANN, CHANNEL, GAMES, OpenStore, begun
from tests.rules.host.watch import Stand

APART = CHANNEL + 1


async def played(host: Host, moves: int) -> Table:
    table = (await begun(host)).table
    for _ in range(moves):
        table = await host.table(table.id)
        await host.play(table.id, table.awaited[0], Stand(2))
    return await host.table(table.id)


async def practised(host: Host, table: Table, index: int, seat: int, player: int = ANN) -> OpenTable:
    return await host.practise(table.id, index, seat, player=player, player_name="Ann", channel=APART, language="en")


async def test_one_plays_on_from_any_moment_of_a_finished_game(host: Host) -> None:
    table = await played(host, 6)
    assert table.status == "over"
    position = await practised(host, table, 3, 1)
    made = position.table
    assert (made.status, made.length, made.origin, made.channel) == ("running", 0, table.id, APART)
    assert [seat.player for seat in made.seats] == [None, ANN]
    assert position.state.stood == (await host.at(table.id, 3)).state.stood
    assert made.gathering.private
    assert made.seed != table.seed


async def test_it_is_played_taken_back_repaired_and_verified_as_any_table(host: Host, open_store: OpenStore) -> None:
    made = (await practised(host, await played(host, 6), 3, 1)).table
    seat = made.seats_of(ANN)[0]
    while (await host.table(made.id)).awaited != (seat,):
        await host.play(made.id, 1 - seat, Stand(1))
    before = await host.look(made.id)
    await host.play(made.id, seat, Stand(1))
    await host.undo(made.id, ANN)
    again = Host(await open_store(), GAMES)
    assert (await again.look(made.id)).state == before.state
    await again.repair(made.id)
    while (now := await again.table(made.id)).status == "running":
        await again.play(made.id, now.awaited[0], Stand(3))
    assert (await again.verify(made.id)).ok


async def test_where_it_comes_from_stays_as_it_was(host: Host) -> None:
    table = await played(host, 3)
    seat = table.seats_of(ANN)[0]
    before = (await host.look(table.id), await host.history(table.id))
    made = (await practised(host, table, 3, seat)).table
    await host.play(made.id, (await host.table(made.id)).awaited[0], Stand(1))
    assert (await host.look(table.id), await host.history(table.id)) == before


async def test_practice_is_in_no_record(host: Host) -> None:
    table = await played(host, 6)
    made = (await practised(host, table, 3, 1)).table
    while (now := await host.table(made.id)).status == "running":
        await host.play(made.id, now.awaited[0], Stand(3))
    assert [one.id for one, _ in await host.results()] == [table.id]


@pytest.mark.parametrize(
    ("moves", "index", "seat", "player", "key"),
    [
        (3, 2, 0, ANN, "host-practice-closed"),  # the past of a game that is played
        (3, 3, 1, ANN, "host-practice-closed"),  # another's seat
        (3, 3, 0, 4711, "host-practice-closed"),  # a bystander
        (6, 6, 0, ANN, "host-practice-over"),
        (6, 7, 0, ANN, "host-no-such-action"),
        (6, 3, 2, ANN, "host-no-such-seat"),
    ],
)
async def test_no_other_moment_and_no_other_seat(
    host: Host, moves: int, index: int, seat: int, player: int, key: str
) -> None:
    table = await played(host, moves)
    with pytest.raises(HostError) as refused:
        await practised(host, table, index, seat, player)
    assert refused.value.key == key
    assert [one.id for one in await host.tables()] == [table.id]


def test_what_one_could_not_know_is_dealt_anew() -> None:
    game = games()["saga"]
    state, _ = engine.start(game, Setup(game="saga", version=game.version, seats=3, seed="5", options={}))
    made = dealt_anew(game, state, 0, "another")
    assert game.view(made, 0) == game.view(state, 0)
    assert game.view(made, 1) != game.view(state, 1)
