"""Computers among themselves: how many such tables there may be, and what cannot be done with them."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import Preset, engine
from rules.host import Host, Limits, OpenTable, ShowLimits
from tests.rules.host.conftest import ANN, BOB, CHANNEL, CID, GUILD, OpenHost, begun, content
from tests.rules.host.test_lobby import refused
from tests.rules.host.watch import Stand
from tests.sample_game import Tourney


async def show(host: Host, player: int = ANN, **wishes: Any) -> OpenTable:
    where: dict[str, Any] = {"game": "watch", "guild": GUILD, "channel": CHANNEL, "language": "en", **wishes}
    return await host.begin_show(player=player, **where)


async def test_as_many_computers_as_the_game_needs_begin_at_once(host: Host) -> None:
    table = (await show(host)).table
    assert table.status == "running"
    assert table.is_show
    assert table.setup.unattended, "the rules know that nobody plays"
    assert len(table.seats) == 2
    assert len({seat.name for seat in table.seats}) == 2
    assert [post.kind for post in await host.posts(table.id)] == ["turn"], "there is nobody to ask into a lobby"


async def test_it_is_a_game_like_any_other(host: Host) -> None:
    """It can be played, looked at and checked."""
    table = (await show(host)).table
    await host.play(table.id, table.awaited[0], Stand(1))
    assert (await host.table(table.id)).length == 1
    assert [row[0] for row in (await content(host._store))["commitments"]] == [table.id]


async def test_a_table_with_people_is_no_show(host: Host) -> None:
    table = (await begun(host, people=1, computers=1)).table
    assert not table.is_show
    await refused("host-no-show", host.stop_show(table.id))
    await host.quit_show(table.id)
    assert (await host.table(table.id)).status == "running"


async def test_stopping_is_told_where_it_is_shown(host: Host) -> None:
    table = (await show(host)).table
    stopped = await host.stop_show(table.id)
    assert (stopped.status, stopped.awaited) == ("ended", ())
    assert {post.kind for post in await host.posts(table.id)} == {"turn"}, "no farewell of its own"
    await refused("host-not-running", host.stop_show(table.id))
    await host.quit_show(table.id)


async def test_one_that_nobody_wants_to_see_ends_without_a_word(host: Host) -> None:
    table = (await show(host)).table
    told = len(await host.posts(table.id))
    await host.drop_show(table.id)
    assert (await host.table(table.id)).status == "ended"
    assert len(await host.posts(table.id)) == told
    await host.drop_show(table.id)


async def test_a_person_has_one_at_a_time(host: Host) -> None:
    first, second = (await show(host)).table, (await show(host, channel=CHANNEL + 1)).table
    assert (await host.table(first.id)).status == "ended"
    assert (await host.table(second.id)).status == "running"


async def test_the_same_game_is_shown_once_in_a_channel(host: Host) -> None:
    first, same = (await show(host)).table, (await show(host, BOB)).table
    assert same.id == first.id
    other = (await show(host, BOB, game="tourney")).table
    assert other.id != first.id


async def test_a_server_and_the_house_have_so_many(host: Host) -> None:
    few = ShowLimits(server=1, house=2)
    await show(host, ANN, shows=few)
    await refused("host-shows-server", show(host, BOB, channel=CHANNEL + 1, shows=few))
    await show(host, BOB, guild=GUILD + 1, channel=CHANNEL + 1, shows=few)
    await refused("host-shows-house", show(host, CID, guild=GUILD + 2, channel=CHANNEL + 2, shows=few))
    assert len(await host.tables()) == 2


async def test_it_counts_among_the_tables_of_the_server_but_not_of_the_person(host: Host) -> None:
    await show(host)
    limits = Limits(person=1, server=2)
    table = await host.create(
        game="watch", guild=GUILD, channel=CHANNEL, language="en", player=ANN, player_name="Ann", limits=limits
    )
    assert table.creator == ANN
    await refused("host-server-full", show(host, BOB, game="tourney", limits=limits))


async def test_nobody_takes_a_seat_and_no_clock_runs(host: Host) -> None:
    table = (await show(host)).table
    await refused("host-show", host.offer_seat(table.id, 0, BOB, "Bob"))
    await refused("host-show", host.set_deadline(table.id, ANN, 24))
    await refused("host-not-seated", host.resign(table.id, ANN))


async def test_an_unknown_game(host: Host) -> None:
    await refused("host-unknown-game", show(host, game="chess"))
    assert await host.tables() == []


async def test_it_goes_on_after_a_restart(host: Host, open_host: OpenHost) -> None:
    table = (await show(host)).table
    again = await open_host()
    position = await again.look(table.id)
    assert position.table.is_show
    assert engine.awaited(position.state) == table.awaited


@pytest.mark.parametrize("options", [{}, {"rounds": 2}])
async def test_a_show_is_played_by_the_first_preset(
    host: Host, monkeypatch: pytest.MonkeyPatch, options: dict[str, Any]
) -> None:
    monkeypatch.setattr(Tourney, "presets", (Preset(purpose="first", options=options),))
    assert (await show(host, game="tourney")).table.options == options
