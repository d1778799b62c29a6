"""Records: what stays of finished games is what their logs say, and careers and ratings follow from it."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from rules.host import Host, Table
from rules.host.careers import career_of, careers
from rules.host.ratings import ratings
from rules.host.results import Result
from tests.rules.host.conftest import ANN, BOB, CID, GAMES, GUILD, OpenStore, begun
from tests.rules.host.test_deadline import Clock
from tests.rules.host.watch import Stand

HOUR = 3600.0
EVENING = datetime(2026, 7, 1, 20, tzinfo=ZoneInfo("Europe/Paris")).timestamp()


@pytest.fixture
def clock() -> Clock:
    made = Clock()
    made.time = EVENING
    return made


@pytest.fixture
async def host(open_store: OpenStore, clock: Clock) -> Host:
    return Host(await open_store(), GAMES, clock)


async def finished(host: Host, *, best: int = ANN, people: int = 2, computers: int = 0) -> Table:
    """A short game, an hour after the last one; `best` stands guard for longer than the others."""
    clock: Any = host._clock
    clock.time += HOUR
    table = (await begun(host, people=people, computers=computers)).table
    while (now := await host.table(table.id)).status == "running":
        seat = now.awaited[0]
        await host.play(table.id, seat, Stand(3 if now.seats[seat].player == best else 1))
    return now


async def kept(host: Host, **about: Any) -> list[Result]:
    return [result for _, result in await host.results(**about)]


async def test_a_finished_game_is_on_record_with_places_and_times(host: Host) -> None:
    await finished(host, best=BOB)
    (result,) = await kept(host)
    assert [(chair.score, chair.place) for chair in result.chairs] == [(3, 2), (9, 1)]
    assert (result.moves, result.ended) == (6, EVENING + HOUR)


async def test_a_game_under_way_is_not_on_record(host: Host) -> None:
    await begun(host)
    assert await kept(host) == []


async def test_reckoning_all_again_brings_the_same(host: Host, open_store: OpenStore) -> None:
    for best in (ANN, BOB, BOB):
        await finished(host, best=best)
    before = await kept(host)
    await host.forget_results()
    assert await kept(Host(await open_store(), GAMES)) == before


async def test_a_game_that_was_taken_back_and_ended_otherwise_is_reckoned_again(host: Host) -> None:
    table = await finished(host, best=ANN)
    assert (await kept(host))[0].chairs[0].place == 1
    await host.rewind(table.id, ANN, 0)
    assert await kept(host) == []
    while (now := await host.table(table.id)).status == "running":
        seat = now.awaited[0]
        await host.play(table.id, seat, Stand(3 if now.seats[seat].player == BOB else 1))
    assert [chair.place for chair in (await kept(host))[0].chairs] == [2, 1]


async def test_leave_and_quiet_hours_are_no_time_that_somebody_took(host: Host, clock: Clock) -> None:
    await host.set_person(ANN, quiet=(22, 8), zone="Europe/Paris")
    table = (await begun(host)).table
    first = table.awaited[0]
    if table.seats[first].player != ANN:
        await host.play(table.id, first, Stand(1))
    clock.time += 24 * HOUR  # from eight in the evening to eight in the evening
    await host.play(table.id, table.seats_of(ANN)[0], Stand(3))
    while (now := await host.table(table.id)).status == "running":
        await host.play(table.id, now.awaited[0], Stand(3))
    (result,) = await kept(host)
    assert result.chairs[table.seats_of(ANN)[0]].waits[0] == 14 * HOUR


async def test_a_pause_is_no_time_that_somebody_took(host: Host, clock: Clock) -> None:
    table = (await begun(host)).table
    clock.time += HOUR
    await host.pause(table.id, why="frozen")
    clock.time += 50 * HOUR
    await host.resume(table.id, None)
    clock.time += HOUR
    seat = (await host.table(table.id)).awaited[0]
    while (now := await host.table(table.id)).status == "running":
        await host.play(table.id, now.awaited[0], Stand(3))
    assert (await kept(host))[0].chairs[seat].waits[0] == 2 * HOUR


async def test_a_career_counts_games_places_rivals_and_rows_of_wins(host: Host) -> None:
    for best in (ANN, BOB, ANN, ANN):
        await finished(host, best=best)
    await finished(host, best=ANN, people=3)
    career = career_of(ANN, await host.results())
    assert career is not None
    assert (career.all.games, career.all.wins, career.streak, career.longest) == (5, 4, 3, 3)
    assert career.all.places == {1: 4, 2: 1}
    assert {key: tally.games for key, tally in career.seats.items()} == {("watch", 2): 4, ("watch", 3): 1}
    assert (career.rivals[BOB].games, career.rivals[BOB].ahead, career.rivals[BOB].behind) == (5, 4, 1)
    assert career.rivals[CID].games == 1
    assert sorted(careers(await host.results(guild=GUILD))) == [ANN, BOB, CID]
    assert career_of(4711, await host.results()) is None


@pytest.mark.parametrize(
    ("how", "mark"),
    [({"people": 1, "computers": 1}, "alone"), ({"people": 2, "computers": 1}, "computers"), ({}, "hints")],
)
async def test_what_says_little_about_players_is_marked_and_counts_for_no_rating(
    host: Host, how: dict[str, int], mark: str
) -> None:
    await finished(host, **how)
    ((_, result),) = found = await host.results()
    assert mark in result.marks
    assert ratings(found) == {}
    career = career_of(ANN, found)
    assert career
    assert (career.marked, career.marks[mark]) == (1, 1)


async def test_a_seat_that_was_mostly_played_for_is_marked(host: Host) -> None:
    table = (await begun(host)).table
    while (now := await host.table(table.id)).status == "running":
        seat = now.awaited[0]
        await host.play(table.id, seat, Stand(3), hand="standin" if now.seats[seat].player == BOB else "")
    assert "played-for" in (await kept(host))[0].marks


async def test_where_games_are_rated_new_tables_give_no_hints_and_winners_rise(host: Host) -> None:
    await host.set_server(GUILD, rated=True)
    for _ in range(3):
        table = await finished(host, best=ANN)
        assert not table.hints
    rated = ratings(await host.results(guild=GUILD))
    assert rated[ANN].points > 1000 > rated[BOB].points
    assert (rated[ANN].games, rated[BOB].games) == (3, 3)


async def test_who_is_forgotten_is_in_nobodys_records(host: Host) -> None:
    await host.set_server(GUILD, rated=True)
    await finished(host, best=ANN)
    await host.forget(ANN, lambda language: "a former player")
    found = await host.results()
    assert list(careers(found)) == list(ratings(found)) == [BOB]
    career = careers(found)[BOB]
    assert career.rivals == {}
