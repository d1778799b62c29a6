"""Tables before the first move, and their seats afterwards."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.core import commitment
from rules.host import Host, HostError
from rules.host.luck import foreseen
from rules.host.names import CASTLES, COMPUTERS
from tests.rules.host.conftest import ANN, BOB, CHANNEL, CID, GAMES, GUILD, begun, handed_over, lobby


async def refused(key: str, call: object) -> HostError:
    with pytest.raises(HostError) as caught:
        await call  # type: ignore[misc]
    assert caught.value.key == key
    return caught.value


async def test_the_creator_has_the_first_seat_and_the_table_a_castles_name(host: Host) -> None:
    table = await host.table(await lobby(host))
    assert [(seat.player, seat.name) for seat in table.seats] == [(ANN, "Ann")]
    assert table.name in CASTLES
    assert table.status == "lobby"
    assert len(table.id) == 5


async def test_names_are_unique_among_open_tables_of_a_server(host: Host) -> None:
    names = [(await host.table(await lobby(host))).name for _ in range(len(CASTLES) + 2)]
    assert len(set(names)) == len(names)
    first, second = [await host.table(await lobby(host, name=name)) for name in ("Keep", "keep")]
    elsewhere = await host.table(await lobby(host, name="Keep", guild=GUILD + 1))
    assert (first.name, second.name, elsewhere.name) == ("Keep", "keep II", "Keep")
    await host.end(first.id)
    assert (await host.table(await lobby(host, name="Keep"))).name == "Keep"


async def test_typed_names_are_tidied_and_cut(host: Host) -> None:
    table = await host.table(await lobby(host, name="  The\n keep " + "x" * 500))
    assert table.name.startswith("The keep xxx")
    assert len(table.name) <= 40
    await host.join(table.id, BOB, "\n" * 300)
    assert (await host.table(table.id)).seats[1].name == "?"


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "The\u202e keep", "", " "])
async def test_names_that_deceive_are_refused(host: Host, name: str) -> None:
    await refused("host-bad-name", lobby(host, name=name))
    assert await host.tables() == []


async def test_one_may_join_once_and_as_long_as_there_is_room(host: Host) -> None:
    table = await lobby(host)
    await refused("host-already-seated", host.join(table, ANN, "Ann"))
    await host.join(table, BOB, "Bob")
    await host.add_computer(table, ANN)
    assert not (await host.join(table, CID, "Cid")).seats_of(CID)
    await refused("host-already-waiting", host.join(table, CID, "Cid"))
    assert (await refused("host-full", host.add_computer(table, ANN))).args_by_name["seats"] == 3
    await refused("host-unknown-table", host.join("nope", CID, "Cid"))


async def test_the_last_person_leaving_closes_the_table(host: Host) -> None:
    table = await lobby(host)
    await host.join(table, BOB, "Bob")
    await host.add_computer(table, ANN)
    left = await host.leave(table, ANN)
    assert (left.status, left.creator) == ("lobby", BOB)
    assert (await host.leave(table, BOB)).status == "ended"
    await refused("host-not-lobby", host.join(table, CID, "Cid"))


async def test_computers_come_and_go_by_seated_players(host: Host) -> None:
    table = await lobby(host)
    await refused("host-not-seated", host.add_computer(table, BOB))
    two = await host.add_computer(table, ANN)
    assert two.seats[1].is_computer
    three = await host.add_computer(table, ANN)
    assert three.seats[1].name != three.seats[2].name
    assert (await host.remove_computer(table, ANN)).seats == two.seats
    await host.remove_computer(table, ANN)
    await refused("host-no-computer", host.remove_computer(table, ANN))


async def test_options_are_set_by_word_and_checked_by_the_game(host: Host) -> None:
    table = await lobby(host)
    await host.set_option(table, ANN, "night", "long")
    assert (await host.set_option(table, ANN, "moon", "on")).options == {"night": "long", "moon": True}
    assert (await host.set_option(table, ANN, "moon", "off")).options["moon"] is False
    for option, value in (("night", "eternal"), ("moon", "maybe"), ("stars", "on")):
        await refused("host-bad-option", host.set_option(table, ANN, option, value))
    await refused("host-not-seated", host.set_option(table, BOB, "moon", "on"))
    assert (await host.table(table)).options == {"night": "long", "moon": False}
    tourney = await lobby(host, "tourney")
    assert (await host.set_option(tourney, ANN, "rounds", "4")).options == {"rounds": 4}
    await refused("host-bad-option", lobby(host, options={"night": 3}))
    await refused("host-unknown-game", lobby(host, "chess"))


async def test_a_start_needs_seats_and_draws_a_secret_seed(host: Host) -> None:
    table = await lobby(host)
    assert (await refused("host-too-few", host.start(table, ANN))).args_by_name["seats"] == 2
    await host.join(table, BOB, "Bob")
    await refused("host-not-seated", host.start(table, CID))
    await refused("host-not-started", host.look(table))
    position = await host.start(table, ANN)
    assert (position.table.status, position.table.awaited, position.table.length) == ("running", (0,), 0)
    assert len(position.table.seed) == 32
    assert (await host.export(table))["commitment"] == commitment(position.table.seed)
    other = await begun(host)
    assert other.table.seed != position.table.seed
    await refused("host-not-lobby", host.start(table, ANN))


async def test_the_same_luck_draws_the_same_names_and_seeds(tmp_path: Path) -> None:
    drawn = []
    for folder in ("one", "other"):
        host = await Host.open(tmp_path / folder, games=GAMES)
        with foreseen("7"):
            table = (await begun(host, people=1, computers=1)).table
        drawn.append((table.id, table.name, table.seats, table.seed))
        await host.close()
    assert drawn[0] == drawn[1]


async def test_tables_are_found_by_place_player_and_status_newest_change_first(host: Host) -> None:
    first, second = await lobby(host), await lobby(host, channel=CHANNEL + 1)
    third = await lobby(host, guild=GUILD + 1)
    await host.join(first, BOB, "Bob")
    assert [table.id for table in await host.tables()] == [first, third, second]
    assert [table.id for table in await host.tables(guild=GUILD)] == [first, second]
    assert [table.id for table in await host.tables(channel=CHANNEL + 1)] == [second]
    assert [table.id for table in await host.tables(player=BOB)] == [first]
    await host.start(first, ANN)
    assert [table.id for table in await host.tables(guild=GUILD, status=["running"])] == [first]
    assert await host.tables(status=[]) == []


async def test_who_resigns_is_played_on_by_a_computer(host: Host) -> None:
    position = await begun(host)
    table = await host.resign(position.table.id, ANN)
    assert table.seats[0].is_computer
    assert table.status == "running"
    await refused("host-not-seated", host.resign(table.id, ANN))
    closed = await host.resign(table.id, BOB)
    assert closed.status == "ended"
    assert closed.setup == position.table.setup  # or an ended game could not be replayed
    await refused("host-not-running", host.resign(table.id, BOB))


async def test_a_seat_can_be_given_to_another_person(host: Host) -> None:
    table = (await begun(host)).table.id
    await refused("host-offer-seated", host.offer_seat(table, 1, ANN, "Ann"))
    await refused("host-no-such-seat", host.offer_seat(table, 2, CID, "Cid"))
    replaced = await handed_over(host, table, 1, CID, "Cid")
    assert (replaced.seats[1].player, replaced.seats[1].name) == (CID, "Cid")


async def test_the_language_of_a_table_can_change(host: Host) -> None:
    table = await lobby(host)
    assert (await host.set_language(table, ANN, "fr")).language == "fr"
    await refused("host-not-seated", host.set_language(table, BOB, "fr"))


async def test_a_server_has_a_language_once_it_is_set(host: Host) -> None:
    assert await host.guild_language(GUILD) is None
    await host.set_guild_language(GUILD, "fr")
    await host.set_guild_language(GUILD, "en")
    assert await host.guild_language(GUILD) == "en"


async def test_options_are_set_together(host: Host) -> None:
    table = await host.create(
        game="tourney",
        guild=GUILD,
        channel=CHANNEL,
        language="en",
        player=ANN,
        player_name="Ann",
        options={"rich": True},
    )
    await refused("host-not-seated", host.set_options(table.id, BOB, {"rounds": 4}))
    await refused("host-bad-option", host.set_options(table.id, ANN, {"rounds": 99}))
    assert (await host.set_options(table.id, ANN, {"rounds": 4})).options == {"rounds": 4}, (
        "what is not named is as usual"
    )


async def test_a_computer_never_has_the_name_of_a_person(host: Host) -> None:
    """Whoever comes first; and a name that is a part of theirs would be mistaken for it, too."""
    table_id = await lobby(host)
    taken = await host.add_computer(table_id, ANN)
    name = taken.seats[1].name
    joined = await host.join(table_id, BOB, f"{name.upper()} the Great")
    assert joined.seats[2].name == f"{name.upper()} the Great"
    assert joined.seats[1].is_computer
    assert joined.seats[1].name != name
    assert joined.seats[1].name in COMPUTERS


async def test_nor_does_one_that_somebody_meets_in_a_running_game(host: Host) -> None:
    table = (await begun(host, computers=1)).table
    name = next(seat.name for seat in table.seats if seat.is_computer)
    mine = table.seats_of(ANN)[0]
    after = await handed_over(host, table.id, mine, CID, name)
    assert [seat.name for seat in after.seats].count(name) == 1
    assert after.seats[mine].name == name
