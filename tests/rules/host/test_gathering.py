"""A host's lobby: who decides, who is asked, who waits, who sits where, and who hears of what."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from rules.host import Host, HostError, Table
from rules.host.luck import foreseen
from tests.rules.host.conftest import ANN, BOB, CID, GAMES, OpenStore, content, lobby
from tests.rules.host.test_deadline import Clock, tell_all

DAN, EVE, FAY = 1004, 1005, 1006
MOST = 3  # seats at the sample game


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def host(open_store: OpenStore, clock: Clock) -> Host:
    return Host(await open_store(), GAMES, clock)


async def refused(key: str, call: Any) -> None:
    with pytest.raises(HostError) as caught:
        await call
    assert caught.value.key == key


async def with_bob(host: Host, **wishes: Any) -> str:
    table = await lobby(host, **wishes)
    await host.join(table, BOB, "Bob")
    return table


async def full(host: Host) -> str:
    """Ann, Bob and Cid sit there."""
    table = await with_bob(host)
    await host.join(table, CID, "Cid")
    return table


def names(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


async def told(host: Host) -> list[tuple[str, list[int]]]:
    """What was said to whom by name since the last time."""
    return [(payload["words"]["key"], payload["to"]) for payload in await tell_all(host) if "to" in payload]


# Who decides


async def test_who_opened_the_table_decides_and_nobody_else(host: Host) -> None:
    table = await with_bob(host)
    for act in (
        host.start(table, BOB),
        host.set_option(table, BOB, "moon", "on"),
        host.set_options(table, BOB, {}),
        host.add_computer(table, BOB),
        host.remove_computer(table, BOB),
        host.set_level(table, BOB, "easy"),
        host.set_temper(table, BOB, ""),
        host.set_engine(table, BOB, "other"),
        host.set_hints(table, BOB, False),
        host.set_deadline(table, BOB, 24),
        host.set_language(table, BOB, "fr"),
        host.invite(table, BOB, CID, "Cid"),
        host.send_away(table, BOB, ANN),
        host.shuffle(table, BOB, True),
        host.place(table, BOB, 1, 0),
        host.share(table, BOB, True),
    ):
        await refused("host-only-creator", act)
    await refused("host-not-seated", host.start(table, CID))


async def test_where_all_may_everybody_decides_but_about_that(host: Host) -> None:
    table = await with_bob(host)
    await host.share(table, ANN, True)
    await host.set_option(table, BOB, "moon", "on")
    await host.invite(table, BOB, CID, "Cid")
    await refused("host-only-creator", host.share(table, BOB, False))
    assert (await host.start(table, BOB)).table.status == "running"


async def test_who_leaves_leaves_the_table_to_the_next(host: Host) -> None:
    table = await with_bob(host)
    assert (await host.leave(table, ANN)).creator == BOB
    await host.add_computer(table, BOB)
    assert (await host.start(table, BOB)).table.status == "running"


async def test_who_was_sent_away_comes_back_by_invitation_only(host: Host) -> None:
    table = await with_bob(host)
    assert names(await host.send_away(table, ANN, BOB)) == ["Ann"]
    assert "host-sent-away" in [payload["words"]["key"] for payload in await tell_all(host) if "words" in payload]
    await refused("host-barred", host.join(table, BOB, "Bob"))
    await refused("host-nobody-to-remove", host.send_away(table, ANN, BOB))
    await refused("host-nobody-to-remove", host.send_away(table, ANN, ANN))
    await host.invite(table, ANN, BOB, "Bob")
    assert names(await host.accept_invitation(table, BOB, "Bob")) == ["Ann", "Bob"]


# Invitations


async def test_who_is_invited_accepts(host: Host) -> None:
    table = await lobby(host)
    after = await host.invite(table, ANN, BOB, "Bob")
    assert (names(after), [guest.name for guest in after.gathering.invited]) == (["Ann"], ["Bob"])
    assert await told(host) == [("host-invitation", [BOB])]
    await refused("host-already-invited", host.invite(table, ANN, BOB, "Bob"))
    await refused("host-no-invitation", host.accept_invitation(table, CID, "Cid"))
    joined = await host.accept_invitation(table, BOB, "Bob")
    assert (names(joined), joined.gathering.invited) == (["Ann", "Bob"], ())
    await refused("host-no-invitation", host.accept_invitation(table, BOB, "Bob"))


async def test_who_is_invited_declines_and_the_table_hears_of_it(host: Host) -> None:
    table = await lobby(host)
    await host.invite(table, ANN, BOB, "Bob")
    await host.decline_invitation(table, BOB)
    assert (await tell_all(host))[-1]["words"]["key"] == "host-regrets"
    assert (await host.table(table)).party == {ANN}
    await refused("host-no-invitation", host.decline_invitation(table, BOB))


@pytest.mark.parametrize(("way", "written"), [("mention", 0), ("direct", 1), ("both", 1), ("silent", 0)])
async def test_an_invitation_comes_as_its_guest_wishes_to_be_called(host: Host, way: str, written: int) -> None:
    await host.set_person(BOB, calls=way)
    table = await lobby(host)
    await host.invite(table, ANN, BOB, "Bob")
    summons = await host.due_summons()
    assert [(one.player, one.kind, one.payload["offers"]) for one in summons] == [
        (BOB, "word", ["come", "regret"])
    ] * written


async def test_an_invitation_waits_for_quiet_hours_and_is_forgotten_once_answered(host: Host, clock: Clock) -> None:
    hour = int(clock.time // 3600) % 24
    await host.set_person(BOB, quiet=(hour, (hour + 2) % 24))
    table = await lobby(host)
    await host.invite(table, ANN, BOB, "Bob")
    assert await host.due_summons() == []
    clock.pass_hours(2)
    assert len(await host.due_summons()) == 1
    await host.accept_invitation(table, BOB, "Bob")
    assert await host.due_summons() == []


async def test_closed_direct_messages_bring_an_invitation_to_the_channel_and_say_so_once(host: Host) -> None:
    await host.set_person(BOB, calls="direct")
    first, second = await lobby(host), await lobby(host)
    for table in (first, second):
        await host.invite(table, ANN, BOB, "Bob")
    await tell_all(host)
    for summons in await host.due_summons():
        await host.call_in_channel(summons, closed=True)
    assert [(payload["to"], payload["closed"]) for payload in await tell_all(host)] == [([BOB], True), ([BOB], False)]


async def test_a_private_table_is_for_those_who_are_invited(host: Host) -> None:
    table = await lobby(host, private=True)
    await refused("host-not-invited", host.join(table, BOB, "Bob"))
    await host.invite(table, ANN, BOB, "Bob")
    assert (await host.table(table)).party == {ANN, BOB}
    assert names(await host.join(table, BOB, "Bob")) == ["Ann", "Bob"]
    started = (await host.start(table, ANN)).table
    assert (started.gathering.private, started.party) == (True, {ANN, BOB})


# Waiting


async def test_the_first_who_waits_moves_up_and_is_told(host: Host) -> None:
    table = await full(host)
    for player, name in ((DAN, "Dan"), (EVE, "Eve")):
        waiting = await host.join(table, player, name)
    assert [guest.name for guest in waiting.gathering.waiting] == ["Dan", "Eve"]
    await tell_all(host)
    after = await host.leave(table, BOB)
    assert (names(after), [guest.name for guest in after.gathering.waiting]) == (["Ann", "Cid", "Dan"], ["Eve"])
    assert await told(host) == [("host-moved-up", [DAN])]
    assert (await host.leave(table, EVE)).gathering.waiting == ()
    assert names(await host.table(table)) == ["Ann", "Cid", "Dan"]


async def test_a_computer_that_goes_makes_room_for_a_person(host: Host) -> None:
    table = await with_bob(host)
    await host.add_computer(table, ANN)
    await host.join(table, CID, "Cid")
    assert names(await host.remove_computer(table, ANN)) == ["Ann", "Bob", "Cid"]


async def test_who_waits_has_the_table_when_all_others_leave(host: Host) -> None:
    table = await lobby(host)
    for _ in range(MOST - 1):
        await host.add_computer(table, ANN)
    await host.join(table, BOB, "Bob")
    after = await host.leave(table, ANN)
    assert (after.status, after.creator, after.seats_of(BOB)) == ("lobby", BOB, (MOST - 1,))


async def test_two_who_want_the_last_seat_have_it_one_after_the_other(host: Host) -> None:
    table = await with_bob(host)
    await asyncio.gather(host.join(table, CID, "Cid"), host.join(table, DAN, "Dan"))
    after = await host.table(table)
    assert len(after.seats) == MOST
    assert {*after.people, *(guest.player for guest in after.gathering.waiting)} == {ANN, BOB, CID, DAN}


async def test_of_those_who_leave_and_join_together_nobody_is_lost(host: Host, open_store: OpenStore) -> None:
    table = await full(host)
    await host.join(table, DAN, "Dan")
    await asyncio.gather(host.leave(table, BOB), host.join(table, EVE, "Eve"), host.leave(table, CID))
    other = Host(await open_store(), GAMES)
    after = await other.table(table)
    assert (names(after), after.gathering.waiting) == (["Ann", "Dan", "Eve"], ())


async def test_who_is_forgotten_makes_room_and_is_not_in_the_file(host: Host) -> None:
    table = await full(host)
    await host.join(table, DAN, "Dan")
    await host.invite(table, ANN, EVE, "Evelyn")
    await host.send_away(table, ANN, CID)
    await host.join(table, FAY, "Fay")
    for player in (BOB, EVE, CID):
        await host.forget(player, lambda _: "nobody")
    assert names(await host.table(table)) == ["Ann", "Dan", "Fay"]
    kept = str(await content(host._store))
    assert not [word for word in (str(BOB), str(EVE), str(CID), "Evelyn") if word in kept]


# What the host hears


async def test_the_host_hears_once_that_the_table_can_start_and_once_that_it_is_full(host: Host) -> None:
    table = await lobby(host)
    await tell_all(host)
    await host.join(table, BOB, "Bob")
    assert await told(host) == [("host-now-ready", [ANN])]
    await host.join(table, CID, "Cid")
    assert await told(host) == [("host-now-full", [ANN])]
    await host.leave(table, CID)
    await host.leave(table, BOB)
    await host.join(table, BOB, "Bob")
    await host.join(table, CID, "Cid")
    assert await told(host) == []


async def test_a_host_who_made_it_so_need_not_be_told(host: Host) -> None:
    table = await lobby(host)
    for _ in range(MOST - 1):
        await host.add_computer(table, ANN)
    assert await told(host) == []


async def test_what_was_not_said_before_the_start_is_not_said_after_it(host: Host) -> None:
    await host.set_person(ANN, calls="direct")
    table = await with_bob(host)
    await host.start(table, ANN)
    assert [summons for summons in await host.due_summons() if summons.kind == "word"] == []


# Seats


async def test_seats_are_chosen_one_by_one(host: Host) -> None:
    table = await full(host)
    assert names(await host.place(table, ANN, 2, 0)) == ["Cid", "Ann", "Bob"]
    await refused("host-no-such-seat", host.place(table, ANN, 0, 3))
    await refused("host-no-such-seat", host.place(table, ANN, 0, -1))
    started = (await host.start(table, ANN)).table
    assert names(started) == ["Cid", "Ann", "Bob"]


async def test_the_lot_deals_out_the_seats(host: Host) -> None:
    dealt = set[tuple[str, ...]]()
    for word in "abcdef":
        table = await full(host)
        assert names(await host.shuffle(table, ANN, True)) == ["Ann", "Bob", "Cid"], "not before the start"
        with foreseen(word):
            dealt.add(tuple(names((await host.start(table, ANN)).table)))
    assert len(dealt) > 1
    assert {tuple(sorted(seats)) for seats in dealt} == {("Ann", "Bob", "Cid")}


async def test_who_begins_begins_on_whatever_chair(host: Host) -> None:
    table = await full(host)
    await host.set_beginner(table, ANN, "1")
    await host.shuffle(table, ANN, True)
    with foreseen("x"):
        started = (await host.start(table, ANN)).table
    assert [seat.name for seat in started.seats if seat.begins] == ["Bob"]


async def test_chosen_seats_are_shuffled_no_more(host: Host) -> None:
    table = await full(host)
    await host.shuffle(table, ANN, True)
    assert not (await host.place(table, ANN, 1, 0)).gathering.shuffled
