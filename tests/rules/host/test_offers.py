"""Offers of seats: one a seat, for a week, as long as nothing changes."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import pytest

from rules.host import Host, HostError
from tests.rules.host.conftest import ANN, BOB, CID, GAMES, OpenStore, begun, content, handed_over

DAY = 24 * 3600.0
DAN = 1004


async def stale(call: Awaitable[Any]) -> None:
    with pytest.raises(HostError, match="host-offer-stale"):
        await call


async def test_a_new_offer_withdraws_the_old_one(host: Host) -> None:
    table = (await begun(host)).table.id
    old = await host.offer_seat(table, 1, CID, "Cid")
    new = await host.offer_seat(table, 1, DAN, "Dan")
    await stale(host.accept_offer(old.id, CID, "Cid"))
    assert (await host.accept_offer(new.id, DAN, "Dan")).seats[1].player == DAN


async def test_offers_of_two_seats_stand_side_by_side(host: Host) -> None:
    table = (await begun(host)).table.id
    first, second = await host.offer_seat(table, 0, CID, "Cid"), await host.offer_seat(table, 1, DAN, "Dan")
    await host.accept_offer(first.id, CID, "Cid")
    assert (await host.accept_offer(second.id, DAN, "Dan")).seats[1].player == DAN


async def test_nobody_takes_two_seats(host: Host) -> None:
    table = (await begun(host)).table.id
    first, second = await host.offer_seat(table, 0, CID, "Cid"), await host.offer_seat(table, 1, CID, "Cid")
    await host.accept_offer(first.id, CID, "Cid")
    with pytest.raises(HostError, match="host-already-seated"):
        await host.accept_offer(second.id, CID, "Cid")


async def test_an_offer_is_accepted_once(host: Host) -> None:
    """Not even when the seat comes back to a computer, as it was when it was offered."""
    table = (await begun(host, computers=1)).table.id
    offer = await host.offer_seat(table, 2, CID, "Cid")
    await host.accept_offer(offer.id, CID, "Cid")
    await host.resign(table, CID)
    await stale(host.accept_offer(offer.id, CID, "Cid"))


async def test_an_offer_ends_when_its_seat_changes_hands(host: Host) -> None:
    table = (await begun(host)).table.id
    offer = await host.offer_seat(table, 1, CID, "Cid")
    await host.resign(table, BOB)
    await stale(host.offer(offer.id))


async def test_an_offer_ends_with_the_game(host: Host) -> None:
    table = (await begun(host)).table.id
    offer = await host.offer_seat(table, 1, CID, "Cid")
    await host.end(table)
    await stale(host.accept_offer(offer.id, CID, "Cid"))


async def test_an_offer_stands_for_a_week(open_store: OpenStore) -> None:
    now = [0.0]
    host = Host(await open_store(), GAMES, lambda: now[0])
    table = (await begun(host)).table.id
    offer = await host.offer_seat(table, 1, CID, "Cid")
    now[0] = 7 * DAY - 1
    assert await host.offer(offer.id) == offer
    now[0] = 7 * DAY
    await stale(host.accept_offer(offer.id, CID, "Cid"))


async def test_old_offers_are_swept_out(open_store: OpenStore) -> None:
    now = [0.0]
    host = Host(await open_store(), GAMES, lambda: now[0])
    table = (await begun(host)).table.id
    await host.offer_seat(table, 1, CID, "Cid")
    now[0] = 8 * DAY
    await host.offer_seat(table, 0, DAN, "Dan")
    assert len((await content(host._store))["offers"]) == 1


async def test_only_running_games_have_seats_to_offer(host: Host) -> None:
    table = (await begun(host)).table.id
    await host.end(table)
    with pytest.raises(HostError, match="host-not-running"):
        await host.offer_seat(table, 1, CID, "Cid")


async def test_a_seat_that_was_handed_over_can_be_handed_back(host: Host) -> None:
    table = (await begun(host)).table.id
    await handed_over(host, table, 0, CID, "Cid")
    assert (await handed_over(host, table, 0, ANN, "Ann")).seats[0].player == ANN
