"""Seats change hands: left to a computer, looked for, asked for, voted away, taken back."""

from __future__ import annotations

import asyncio

import pytest

from rules.host import Claim, Draft, Host, HostError, Poll, Table
from tests.rules.host.conftest import ANN, BOB, CID, GAMES, OpenStore, begun, content
from tests.rules.host.test_deadline import Clock, tell_all
from tests.rules.host.test_weeks import seat_late_twice
from tests.rules.host.watch import Stand

DAN, EVE = 1004, 1005


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def host(open_store: OpenStore, clock: Clock) -> Host:
    return Host(await open_store(), GAMES, clock)


async def left_by_bob(host: Host, *, seek: bool = True) -> Table:
    table = (await begun(host, people=3, night="long")).table
    return await host.resign(table.id, BOB, seek=seek)


async def test_who_leaves_says_whether_somebody_is_looked_for(host: Host) -> None:
    kept = await left_by_bob(host, seek=False)
    assert (kept.seats[1].is_computer, kept.seats[1].sought, kept.seats[1].former) == (True, False, BOB)
    with pytest.raises(HostError, match="host-seat-kept"):
        await host.ask_for_seat(kept.id, 1, DAN, "Dan")
    sought = await left_by_bob(host)
    assert sought.seats[1].sought
    assert {"open": 1} in [post.payload for post in await host.posts(sought.id)]


async def test_who_asks_for_a_seat_waits_for_who_opened_the_table(host: Host) -> None:
    table = await left_by_bob(host)
    claim = await host.ask_for_seat(table.id, 1, DAN, "Dan")
    assert isinstance(claim, Claim)
    assert {"claim": claim.id} in await tell_all(host)
    with pytest.raises(HostError, match="host-claim-wait"):
        await host.answer_claim(claim.id, CID, True)
    with pytest.raises(HostError, match="host-not-seated"):
        await host.answer_claim(claim.id, DAN, True)
    after = await host.answer_claim(claim.id, ANN, True)
    assert (after.seats[1].player, after.seats[1].name, after.seats[1].sought) == (DAN, "Dan", False)


async def test_after_a_day_anybody_who_plays_there_may_answer(host: Host, clock: Clock) -> None:
    table = await left_by_bob(host)
    claim = await host.ask_for_seat(table.id, 1, DAN, "Dan")
    assert isinstance(claim, Claim)
    clock.pass_hours(24)
    assert (await host.answer_claim(claim.id, CID, True)).seats[1].player == DAN


async def test_of_two_who_ask_one_gets_the_seat(host: Host) -> None:
    table = await left_by_bob(host)
    claims = [await host.ask_for_seat(table.id, 1, player, name) for player, name in ((DAN, "Dan"), (EVE, "Eve"))]
    answers = await asyncio.gather(
        *(host.answer_claim(claim.id, ANN, True) for claim in claims), return_exceptions=True
    )
    (refused,) = [answer for answer in answers if isinstance(answer, HostError)]
    assert refused.key == "host-claim-stale"
    assert (await host.table(table.id)).seats[1].player in (DAN, EVE)


async def test_one_who_is_declined_may_not_be_let_in_by_the_same_word(host: Host) -> None:
    table = await left_by_bob(host)
    claim = await host.ask_for_seat(table.id, 1, DAN, "Dan")
    assert isinstance(claim, Claim)
    await host.answer_claim(claim.id, ANN, False)
    with pytest.raises(HostError, match="host-claim-stale"):
        await host.answer_claim(claim.id, ANN, True)
    assert (await host.table(table.id)).seats[1].sought


async def test_who_has_left_takes_a_computers_seat_back_and_nobody_elses(host: Host) -> None:
    table = await left_by_bob(host)
    back = await host.take_back(table.id, BOB, "Bob")
    assert (back.seats[1].player, back.seats[1].sought, back.seats[1].former) == (BOB, False, None)
    table = await left_by_bob(host)
    claim = await host.ask_for_seat(table.id, 1, DAN, "Dan")
    assert isinstance(claim, Claim)
    await host.answer_claim(claim.id, ANN, True)
    with pytest.raises(HostError, match="host-nothing-left"):
        await host.take_back(table.id, BOB, "Bob")
    with pytest.raises(HostError, match="host-nothing-left"):
        await host.take_back(table.id, EVE, "Eve")


async def test_a_former_owner_against_somebody_who_is_let_in_one_of_them_is_first(host: Host) -> None:
    table = await left_by_bob(host)
    claim = await host.ask_for_seat(table.id, 1, DAN, "Dan")
    assert isinstance(claim, Claim)
    results = await asyncio.gather(
        host.take_back(table.id, BOB, "Bob"), host.answer_claim(claim.id, ANN, True), return_exceptions=True
    )
    assert sum(isinstance(result, HostError) for result in results) == 1
    assert (await host.table(table.id)).seats[1].player in (BOB, DAN)


# What the former owner had begun


async def test_drafts_and_notes_of_who_has_left_are_closed(host: Host) -> None:
    table = (await begun(host, people=3, night="long")).table
    await host.write_note(table.id, BOB, "Ann bluffs")
    await host.write_note(table.id, ANN, "mine")
    draft = Draft(id="d1", table=table.id, seat=1, player=BOB, decision="0-1.0")
    await host.save_draft(draft)
    await host.resign(table.id, BOB)
    assert (await host.draft("d1"), await host.note(table.id, BOB)) == (None, "")
    assert await host.note(table.id, ANN) == "mine"
    assert "bluffs" not in str(await content(host._store))


async def test_notes_are_for_those_who_sit_there_and_short(host: Host) -> None:
    table = (await begun(host)).table
    with pytest.raises(HostError, match="host-not-seated"):
        await host.write_note(table.id, DAN, "x")
    with pytest.raises(HostError, match="host-note-long"):
        await host.write_note(table.id, ANN, "x" * 601)
    await host.write_note(table.id, ANN, "  hold the bridge ")
    assert await host.note(table.id, ANN) == "hold the bridge"
    await host.write_note(table.id, ANN, "")
    assert await host.note(table.id, ANN) == ""


# A vote


async def test_those_who_are_there_give_a_late_players_seat_away(host: Host, clock: Clock) -> None:
    table = (await begun(host, people=3, night="long")).table
    await host.set_deadline(table.id, None, 24)
    with pytest.raises(HostError, match="host-not-late"):
        await host.propose_seat(table.id, BOB, 0)
    await late_twice(host, clock, table)
    poll = await host.propose_seat(table.id, BOB, 0)
    assert isinstance(poll, Poll)
    assert poll.missing == (2,)
    after = await host.answer_poll(poll.id, CID, True)
    assert isinstance(after, Table)
    assert (after.seats[0].is_computer, after.seats[0].sought, after.seats[0].former) == (True, True, ANN)
    told = await tell_all(host)
    changes = [(payload["change"], payload["former"]) for payload in told if "former" in payload]
    assert changes == [("given", "Ann")], "it does not say that she has left"
    assert (told[-1]["to"], told[-1]["words"]["key"]) == ([ANN], "host-seat-lost")


async def test_who_asked_for_a_seat_in_vain_hears_that_it_is_gone(host: Host) -> None:
    table = await left_by_bob(host)
    first, second = [await host.ask_for_seat(table.id, 1, *who) for who in ((DAN, "Dan"), (EVE, "Eve"))]
    assert isinstance(first, Claim)
    assert isinstance(second, Claim)
    await tell_all(host)
    await host.answer_claim(second.id, ANN, True)
    told = {payload["words"]["key"]: payload["to"] for payload in await tell_all(host) if "to" in payload}
    assert told == {"host-claim-admitted": [EVE], "host-claim-gone": [DAN]}


async def test_who_asked_hears_it_too_when_the_former_owner_is_back(host: Host) -> None:
    table = await left_by_bob(host)
    await host.ask_for_seat(table.id, 1, DAN, "Dan")
    await tell_all(host)
    await host.take_back(table.id, BOB, "Bob")
    told = [(payload["words"]["key"], payload["to"]) for payload in await tell_all(host) if "to" in payload]
    assert told == [("host-claim-gone", [DAN])]


async def late_twice(host: Host, clock: Clock, table: Table) -> None:
    for _ in range(2):
        clock.pass_hours(18)
        await host.enforce(table.id)
        clock.pass_hours(6)
        await host.enforce(table.id)
        await host.play(table.id, 1, Stand(1))
        await host.play(table.id, 2, Stand(1))


async def test_who_comes_back_in_time_keeps_the_seat(host: Host, clock: Clock) -> None:
    table = (await begun(host, people=3, night="long")).table
    await host.set_deadline(table.id, None, 24)
    await late_twice(host, clock, table)
    poll = await host.propose_seat(table.id, BOB, 0)
    assert isinstance(poll, Poll)
    await host.come_back(table.id, ANN)
    with pytest.raises(HostError, match="host-poll-stale"):
        await host.answer_poll(poll.id, CID, True)


async def test_who_is_alone_with_a_late_player_need_ask_nobody(host: Host, clock: Clock) -> None:
    table = (await begun(host, night="long")).table
    await host.set_deadline(table.id, None, 24)
    await seat_late_twice(host, clock, table)
    after = await host.propose_seat(table.id, BOB, 0)
    assert isinstance(after, Table)
    assert after.seats[0].sought
