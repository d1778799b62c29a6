"""Luck from all: the promise, the words, the seed, and its proof."""

from __future__ import annotations

from hashlib import sha256

import pytest
from msgspec.structs import replace

from rules.core import commitment
from rules.host import Host, HostError
from tests.rules.host.conftest import ANN, BOB, CHANNEL, CID, OpenHost, lobby
from tests.rules.host.watch import Stand


async def promised(host: Host) -> str:
    table = await lobby(host)
    await host.set_luck(table, ANN, True)
    await host.join(table, BOB, "Bob")
    return table


async def played(host: Host, table_id: str) -> None:
    while (table := await host.table(table_id)).status == "running":
        await host.play(table_id, table.awaited[0], Stand(3))


@pytest.mark.parametrize("lot", [False, True])
async def test_the_seed_is_mixed_and_every_part_is_checked(lot: bool, host: Host, open_host: OpenHost) -> None:
    """Another process goes on between any two steps."""
    table = await promised(host)
    if lot:
        await host.shuffle(table, ANN, True)
    pledge = (await (await open_host()).table(table)).pledge
    assert pledge is not None
    await (await open_host()).give_word(table, BOB, "  grey   owl ")
    await (await open_host()).give_word(table, ANN, "fox")
    begun = (await (await open_host()).start(table, ANN)).table
    again = await open_host()
    assert begun.seed == sha256(f"{pledge.secret}\nfox\ngrey owl".encode()).hexdigest()
    assert begun.pledge is not None
    assert {begun.seats[given.seat].player: given.word for given in begun.pledge.words} == {ANN: "fox", BOB: "grey owl"}
    running = await again.export(table, ANN)
    assert pledge.secret not in str(running)
    assert running["luck"]["promise"] == pledge.promise == commitment(pledge.secret)
    await played(again, table)
    checked = await again.verify(table)
    assert (checked.ok, checked.pledge) == (True, begun.pledge)
    told = (await again.export(table))["luck"]
    words = [given["word"] for given in told["words"]]
    assert sha256("\n".join([told["secret"], *words]).encode()).hexdigest() == checked.seed


async def test_it_starts_when_all_people_are_ready_and_computers_need_no_word(host: Host) -> None:
    table = await promised(host)
    await host.give_word(table, ANN, "fox")
    with pytest.raises(HostError, match="host-luck-unready"):
        await host.start(table, ANN)
    await host.give_word(table, BOB, "owl")
    await host.join(table, CID, "Cid")
    with pytest.raises(HostError, match="host-luck-unready"):
        await host.start(table, ANN)
    await host.leave(table, CID)
    await host.add_computer(table, ANN)
    assert (await host.start(table, ANN)).table.status == "running"


async def test_who_leaves_takes_their_word_along(host: Host) -> None:
    table = await promised(host)
    await host.give_word(table, BOB, "owl")
    await host.leave(table, BOB)
    await host.join(table, BOB, "Bob")
    assert (await host.table(table)).unready == (0, 1)


async def test_words_are_given_once_and_for_one_secret(host: Host) -> None:
    table = await promised(host)
    await host.give_word(table, BOB, "owl")
    with pytest.raises(HostError, match="host-luck-given"):
        await host.give_word(table, BOB, "another")
    for word in ("", " \u200b ", "x" * 41):
        with pytest.raises(HostError, match="host-luck-word"):
            await host.give_word(table, ANN, word)
    first = (await host.table(table)).pledge
    assert (await host.set_luck(table, ANN, True)).pledge == first
    await host.set_luck(table, ANN, False)
    with pytest.raises(HostError, match="host-luck-off"):
        await host.give_word(table, ANN, "fox")
    after = await host.set_luck(table, ANN, True)
    assert after.pledge != first
    assert after.unready == (0, 1)


async def test_a_secret_that_was_not_promised_is_found_out(host: Host) -> None:
    table = await promised(host)
    for person in (ANN, BOB):
        await host.give_word(table, person, "fox")
    await host.start(table, ANN)
    await played(host, table)
    over = await host.table(table)
    assert over.pledge is not None
    for false in (replace(over.pledge, secret="chosen"), replace(over.pledge, words=over.pledge.words[:1])):
        async with host._store.writing() as writer:
            now = await host.table(table)
            await writer.update_table(replace(now, pledge=false, revision=now.revision + 1))
        assert (await host.verify(table)).problem == "host-verify-luck"


async def test_a_rematch_keeps_it_with_another_secret(host: Host) -> None:
    table = await promised(host)
    for person in (ANN, BOB):
        await host.give_word(table, person, "fox")
    await host.start(table, ANN)
    await played(host, table)
    former, again = await host.table(table), await host.rematch(table, ANN, "Ann", CHANNEL)
    assert again.pledge is not None
    assert former.pledge is not None
    assert again.pledge.secret != former.pledge.secret
    assert again.unready == (0,)
