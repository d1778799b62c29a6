"""Colours, and who begins: settled in the lobby, kept with the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from rules.core import Outcome, engine, words
from rules.core.record import read_record
from rules.host import Host, HostError, Table
from rules.host.seating import beaten, last_game, seat_colours
from rules.registry import games
from tests.rules.host.conftest import ANN, BOB, CID, GUILD, OpenStore, begun, handed_over, lobby
from tests.rules.host.test_lobby import refused

SAGA = games()["saga"]
OpenHouse = Callable[[], Awaitable[Host]]


@pytest.fixture
def open_house(open_store: OpenStore) -> OpenHouse:
    """Opens the file with the games that are played in earnest: those of the other tests here have no colours."""

    async def open_one() -> Host:
        return Host(await open_store(), games())

    return open_one


@pytest.fixture
async def host(open_house: OpenHouse) -> Host:
    return await open_house()


async def play_out(host: Host, table: str) -> None:
    rng = Random(0)
    while (position := await host.look(table)).state.outcome is None:
        (seat,) = engine.awaited(position.state)
        await host.play(table, seat, engine.sample(position.state, seat, rng))


async def three(host: Host, **wishes: Any) -> str:
    """A lobby of Ann, Bob and Cid."""
    table = await lobby(host, "saga", **wishes)
    await host.join(table, BOB, "Bob")
    await host.join(table, CID, "Cid")
    return table


def firsts(table: Table) -> tuple[int, ...]:
    return table.setup.beginners


# Colours


async def test_a_colour_is_wished_for_and_kept(host: Host, open_house: OpenHouse) -> None:
    table = await three(host)
    await host.set_colour(table, BOB, "red")
    await host.start(table, ANN)
    again = await (await open_house()).look(table)
    assert again.table.wishes == (None, "red", None)
    assert [seat.colour for seat in again.view(None).seats] == ["blue", "red", "yellow"]  # type: ignore[attr-defined]


async def test_what_another_has_wished_for_is_theirs(host: Host) -> None:
    table = await three(host)
    await host.set_colour(table, BOB, "red")
    assert (await refused("host-colour-taken", host.set_colour(table, ANN, "red"))).args_by_name["name"] == "Bob"
    await host.set_colour(table, BOB, "red")
    await host.set_colour(table, BOB, None)
    assert seat_colours(await host.set_colour(table, ANN, "red"), SAGA) == ("red", "blue", "yellow")


async def test_a_colour_that_another_only_has_by_chance_is_free(host: Host) -> None:
    table = await three(host)
    assert seat_colours(await host.set_colour(table, ANN, "yellow"), SAGA) == ("yellow", "blue", "red")


async def test_only_colours_of_the_game_and_only_for_those_who_sit_there(host: Host) -> None:
    table = await lobby(host, "saga")
    await refused("host-no-colour", host.set_colour(table, ANN, "orange"))
    await refused("host-not-seated", host.set_colour(table, BOB, "red"))


async def test_colours_are_settled_before_the_game(host: Host) -> None:
    table = await three(host)
    await host.start(table, ANN)
    await refused("host-not-lobby", host.set_colour(table, ANN, "red"))


async def test_who_leaves_the_lobby_takes_the_wish_along(host: Host) -> None:
    table = await three(host)
    await host.set_colour(table, ANN, "red")
    await host.leave(table, ANN)
    assert (await host.set_colour(table, CID, "red")).wishes == (None, "red")


async def test_a_seat_keeps_its_colour_when_it_changes_hands(host: Host) -> None:
    table = await three(host)
    await host.set_colour(table, BOB, "red")
    await host.start(table, ANN)
    assert (await handed_over(host, table, 1, 1009, "Dan")).wishes == (None, "red", None)
    assert (await host.resign(table, 1009)).wishes == (None, "red", None)


async def test_colours_change_nothing_but_the_view(host: Host) -> None:
    table = await three(host)
    plain = (await host.table(table)).setup
    await host.set_colour(table, ANN, "green")
    assert (await host.table(table)).setup == plain


# Who begins


async def test_the_lot_decides_unless_something_else_is_settled(host: Host) -> None:
    table = await three(host)
    assert (await host.table(table)).begins == "lot"
    assert firsts(await host.table(table)) == ()


@pytest.mark.parametrize("seat", [0, 1, 2])
async def test_the_creator_chooses_who_begins(host: Host, seat: int) -> None:
    table = await three(host)
    await host.set_beginner(table, ANN, str(seat))
    position = await host.start(table, ANN)
    assert position.state.first == seat  # type: ignore[attr-defined]
    assert engine.awaited(position.state) == (seat,)


async def test_a_choice_can_be_taken_back(host: Host) -> None:
    table = await three(host)
    await host.set_beginner(table, ANN, "1")
    assert firsts(await host.set_beginner(table, ANN, "lot")) == ()


async def test_nobody_but_the_creator_chooses(host: Host) -> None:
    table = await three(host)
    assert (await refused("host-begins-creator", host.set_beginner(table, BOB, "1"))).args_by_name["name"] == "Ann"
    await refused("host-not-seated", host.set_beginner(table, 1009, "1"))
    await host.leave(table, ANN)
    assert firsts(await host.set_beginner(table, BOB, "1")) == (1,)


@pytest.mark.parametrize("who", ["3", "-1", "", "youngest"])
async def test_nobody_else_can_begin(host: Host, who: str) -> None:
    await refused("host-no-such-seat", host.set_beginner(await three(host), ANN, who))


async def test_the_choice_stays_with_the_person_and_leaves_with_them(host: Host) -> None:
    table = await three(host)
    await host.set_beginner(table, ANN, "2")
    assert firsts(await host.leave(table, BOB)) == (1,)
    left = await host.leave(table, CID)
    assert (left.begins, firsts(left)) == ("lot", ())


async def test_a_computer_may_begin(host: Host) -> None:
    table = await lobby(host, "saga")
    await host.add_computer(table, ANN)
    await host.set_beginner(table, ANN, "1")
    assert (await host.start(table, ANN)).state.first == 1  # type: ignore[attr-defined]


async def test_who_begins_is_kept_with_the_table(host: Host, open_house: OpenHouse) -> None:
    """Replays, files and checks of the game all know it, and seats that change hands do not change it."""
    table = await three(host)
    await host.set_beginner(table, ANN, "2")
    await host.start(table, ANN)
    await handed_over(host, table, 2, 1009, "Dan")
    await play_out(host, table)
    again = await open_house()
    assert (await again.verify(table)).ok
    assert (await again.repair(table)).state.first == 2  # type: ignore[attr-defined]
    assert read_record(games(), await again.export(table)).state.first == 2  # type: ignore[attr-defined]


async def test_what_is_told_of_a_running_game_says_who_began(host: Host) -> None:
    table = await three(host)
    await host.set_beginner(table, ANN, "1")
    await host.start(table, ANN)
    assert list((await host.export(table))["setup"]["beginners"]) == [1]


# The loser of the last game

PLAYED = Outcome((12, 7, 9), (0,), words("end"))


async def sat(host: Host, computers: int = 0) -> Table:
    table = await lobby(host, "saga")
    for player, name in ((BOB, "Bob"), (CID, "Cid"))[: 2 - computers]:
        await host.join(table, player, name)
    for _ in range(computers):
        await host.add_computer(table, ANN)
    return await host.table(table)


async def test_who_has_fewest_points_has_lost(host: Host) -> None:
    assert beaten(await sat(host), PLAYED) == [BOB]


async def test_of_equals_the_lot_decides_but_a_winner_has_not_lost(host: Host) -> None:
    table = await sat(host)
    assert beaten(table, replace(PLAYED, scores=(12, 7, 7))) == [BOB, CID]
    assert beaten(table, replace(PLAYED, scores=(7, 7, 7))) == [BOB, CID]
    assert beaten(table, replace(PLAYED, scores=(3, 9, 8))) == [CID]
    assert beaten(table, replace(PLAYED, scores=(7, 7, 7), winners=(0, 1, 2))) == [ANN, BOB, CID]


async def test_computers_are_left_aside(host: Host) -> None:
    assert beaten(await sat(host, computers=1), replace(PLAYED, scores=(12, 9, 2))) == [BOB]


async def finished(host: Host, *people: tuple[int, str], game: str = "saga", guild: int = GUILD) -> list[int]:
    """A game played to its end by these people; who has lost it."""
    (creator, name), *others = people
    made = await host.create(game=game, guild=guild, channel=5, language="en", player=creator, player_name=name)
    for player, other in others:
        await host.join(made.id, player, other)
    await host.start(made.id, creator)
    await play_out(host, made.id)
    position = await host.look(made.id)
    assert position.state.outcome is not None
    return beaten(position.table, position.state.outcome)


def marked(table: Table) -> set[int | None]:
    return {table.seats[seat].player for seat in firsts(table)}


async def test_the_loser_of_the_last_game_begins(host: Host) -> None:
    """Whatever seat they had then."""
    lost = await finished(host, (CID, "Cid"), (BOB, "Bob"), (ANN, "Ann"))
    table = await host.set_beginner(await three(host), ANN, "loser")
    assert marked(table) == {*lost}
    assert (await host.start(table.id, ANN)).state.first in firsts(table)  # type: ignore[attr-defined]


async def test_only_the_last_of_their_games_counts(host: Host) -> None:
    for _ in range(3):
        lost = await finished(host, (ANN, "Ann"), (BOB, "Bob"), (CID, "Cid"))
        table = await host.set_beginner(await three(host), ANN, "loser")
        assert marked(table) == {*lost}
        await host.end(table.id)


async def test_the_last_game_is_the_one_with_the_last_move(host: Host) -> None:
    """Not the one that was changed last: newer rules, and repairs, change finished tables, too."""
    await finished(host, (ANN, "Ann"), (BOB, "Bob"), (CID, "Cid"))
    (first,) = await host.tables(status=("over",))
    await finished(host, (BOB, "Bob"), (ANN, "Ann"), (CID, "Cid"))
    await host.repair(first.id)
    over = await host.tables(status=("over",))
    assert over[0].id == first.id, "it was changed last"
    anew = await host.table(await three(host))
    async with host._store.reading() as reader:
        found = await last_game(reader, anew)
    assert found is not None
    assert found.id == over[1].id


async def test_games_of_others_and_other_games_do_not_count(host: Host) -> None:
    await finished(host, (ANN, "Ann"), (BOB, "Bob"))
    await finished(host, (ANN, "Ann"), (BOB, "Bob"), (CID, "Cid"), game="torres")
    await finished(host, (ANN, "Ann"), (BOB, "Bob"), (CID, "Cid"), guild=GUILD + 1)
    table = await host.set_beginner(await three(host), ANN, "loser")
    assert (table.begins, firsts(table)) == ("loser", ())
    position = await host.start(table.id, ANN)
    assert position.state.first in range(3)  # type: ignore[attr-defined]


async def test_who_comes_and_goes_decides_whose_last_game_it_was(host: Host) -> None:
    lost = await finished(host, (ANN, "Ann"), (BOB, "Bob"))
    table = await lobby(host, "saga")
    assert firsts(await host.set_beginner(table, ANN, "loser")) == ()
    both = await host.join(table, BOB, "Bob")
    assert marked(both) == {*lost}
    assert firsts(await host.join(table, CID, "Cid")) == ()
    assert firsts(await host.leave(table, CID)) == firsts(both)


async def test_one_person_alone_leaves_it_to_the_lot(host: Host) -> None:
    table = await lobby(host, "saga")
    await host.add_computer(table, ANN)
    await host.start(table, ANN)
    await play_out(host, table)
    alone = await lobby(host, "saga")
    await host.add_computer(alone, ANN)
    assert firsts(await host.set_beginner(alone, ANN, "loser")) == ()


async def test_a_table_from_before_has_no_wishes_and_leaves_it_to_the_lot(host: Host) -> None:
    """What is written with every table is read from files in which it was not."""
    position = await begun(host, "saga", people=3)
    assert (position.table.wishes, position.table.begins, firsts(position.table)) == ((None,) * 3, "lot", ())
    with pytest.raises(HostError):
        await host.set_beginner(position.table.id, ANN, "lot")
