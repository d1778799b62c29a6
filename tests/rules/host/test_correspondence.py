"""Sealed letters: who reads them, how they are brought, and when they are opened."""

from __future__ import annotations

import pytest

from rules.host import Host, HostError, Table
from rules.host.correspondence import LONGEST_LETTER, MOST_LETTERS
from rules.host.model import Mail
from tests.rules.host.conftest import ANN, BOB, CID, GAMES, OpenHost, OpenStore, begun, content, handed_over, lobby
from tests.rules.host.test_deadline import Clock
from tests.rules.host.test_summons import NOON, PARIS
from tests.rules.host.watch import Stand

DORA = 1004


@pytest.fixture
def clock() -> Clock:
    made = Clock()
    made.time = NOON
    return made


@pytest.fixture
async def host(open_store: OpenStore, clock: Clock) -> Host:
    return Host(await open_store(), GAMES, clock)


async def at_play(host: Host) -> Table:
    return (await begun(host, people=3, night="long")).table


async def finished(host: Host, table_id: str) -> Table:
    while (table := await host.table(table_id)).status == "running":
        await host.play(table_id, table.awaited[0], Stand(3))
    return table


def texts(mail: Mail) -> list[str]:
    return [letter.text for letter in mail.letters]


async def told(host: Host, table: str) -> list[str]:
    keys = [event.words for passage in await host.chronicle(table, (0, 1, 2)) for event in passage.events]
    return [str(words.args["text"]) for words in keys if words.key == "letter-told"]


# Who reads them


async def test_writer_and_readers_read_it_and_nobody_else(host: Host) -> None:
    table = await at_play(host)
    await host.write_letter(table.id, ANN, [1], "The ford\nat dawn")
    assert texts(await host.mail(table.id, ANN)) == texts(await host.mail(table.id, BOB)) == ["The ford\nat dawn"]
    assert texts(await host.mail(table.id, CID)) == []


async def test_it_may_go_to_several(host: Host) -> None:
    table = await at_play(host)
    letter = await host.write_letter(table.id, ANN, [2, 1, 2], "All of you")
    assert [reader.player for reader in letter.readers] == [BOB, CID]
    assert texts(await host.mail(table.id, CID)) == ["All of you"]


async def test_nothing_but_the_letters_changes_and_nobody_hears_of_a_change(host: Host, clock: Clock) -> None:
    """The table keeps its time of change and its place in lists; no post, no aside, no announcement."""
    table, heard = await at_play(host), list[object]()
    await host.set_person(BOB, calls="direct")
    await host.due_summons()
    exports = [await host.export(table.id, player) for player in (BOB, CID, None)]
    before, listed = await content(host._store), await host.tables()
    host.listen(heard.append)
    clock.pass_hours(1)
    await host.write_letter(table.id, ANN, [1], "The ford at dawn")
    after = await content(host._store)
    assert {name for name in after if after[name] != before[name]} == {
        "letters", "letter_readers", "summons",
    }  # fmt: skip
    assert "dawn" not in str(after["summons"])
    assert await host.tables() == listed
    assert [await host.export(table.id, player) for player in (BOB, CID, None)] == exports
    assert heard == []


async def test_a_successor_reads_none_and_who_left_still_does(host: Host) -> None:
    table = await at_play(host)
    await host.write_letter(table.id, ANN, [1], "For Bob")
    await host.write_letter(table.id, BOB, [0], "From Bob")
    await handed_over(host, table.id, 1, DORA, "Dora")
    assert texts(await host.mail(table.id, DORA)) == []
    assert await host.unseen_letters(DORA) == {}
    assert texts(await host.mail(table.id, BOB)) == ["For Bob", "From Bob"]
    await host.write_letter(table.id, ANN, [1], "For Dora")
    assert texts(await host.mail(table.id, DORA)) == ["For Dora"]
    assert texts(await host.mail(table.id, BOB)) == ["For Bob", "From Bob"]


async def test_a_letter_is_new_until_its_reader_has_read_it(host: Host, open_host: OpenHost) -> None:
    table = await at_play(host)
    await host.write_letter(table.id, ANN, [1, 2], "Soon")
    assert await host.unseen_letters(BOB) == {table.id: 1}
    await host.read_mail(table.id, BOB)
    again = await open_host()
    assert (await again.unseen_letters(BOB), await again.unseen_letters(CID)) == ({}, {table.id: 1})


# What is refused


@pytest.mark.parametrize(
    ("seats", "text", "key"),
    [
        ([0], "x", "host-letter-self"), ([], "x", "host-no-such-seat"), ([7], "x", "host-no-such-seat"),
        ([-1], "x", "host-no-such-seat"), ([2], "x", "host-letter-computer"), ([1], " \u200b ", "host-letter-empty"),
        ([1], "x" * (LONGEST_LETTER + 1), "host-letter-long"),
    ],
)  # fmt: skip
async def test_what_cannot_be_sent_is_refused(seats: list[int], text: str, key: str, host: Host) -> None:
    table = (await begun(host, people=2, computers=1)).table
    with pytest.raises(HostError) as refused:
        await host.write_letter(table.id, ANN, seats, text)
    assert refused.value.key == key
    assert (await content(host._store))["letters"] == []


async def test_where_nobody_else_could_read_there_are_no_letters(host: Host) -> None:
    table = (await begun(host, people=1, computers=1)).table
    with pytest.raises(HostError, match="host-letter-nobody"):
        await host.write_letter(table.id, ANN, [1], "x")


async def test_letters_are_for_those_who_play(host: Host) -> None:
    table = await at_play(host)
    with pytest.raises(HostError):
        await host.write_letter(table.id, DORA, [0], "x")
    with pytest.raises(HostError):
        await host.write_letter(await lobby(host), ANN, [0], "x")


async def test_there_are_so_many_a_day(host: Host, clock: Clock) -> None:
    table = await at_play(host)
    for _ in range(MOST_LETTERS):
        await host.write_letter(table.id, ANN, [1], "x")
    with pytest.raises(HostError, match="host-letter-many"):
        await host.write_letter(table.id, ANN, [1], "x")
    await host.write_letter(table.id, BOB, [0], "of another person")
    clock.pass_hours(25)
    await host.write_letter(table.id, ANN, [1], "x")


# How they are brought


@pytest.mark.parametrize(("way", "called"), [("mention", 0), ("direct", 1), ("both", 1), ("silent", 0)])
async def test_they_are_brought_to_those_who_take_direct_messages(way: str, called: int, host: Host) -> None:
    table = await at_play(host)
    await host.set_person(CID, calls=way)
    await host.write_letter(table.id, ANN, [2], "x")
    due = [summons for summons in await host.due_summons() if summons.kind == "letter"]
    assert [summons.player for summons in due] == [CID] * called


async def test_they_wait_for_quiet_hours_to_end(host: Host, clock: Clock) -> None:
    table = await at_play(host)
    await host.set_person(CID, calls="direct", quiet=(11, 14), zone=PARIS)
    await host.write_letter(table.id, ANN, [2], "x")
    assert await host.due_summons() == []
    clock.pass_hours(2)
    assert [summons.kind for summons in await host.due_summons()] == ["letter"]


async def test_no_channel_ever_tells_of_one(host: Host) -> None:
    """Neither where direct messages turn out to be closed, nor where somebody has changed their mind."""
    table = await at_play(host)
    await host.set_person(CID, calls="direct")
    await host.write_letter(table.id, ANN, [2], "x")
    before = (await content(host._store))["outbox"]
    for closed in (True, False):
        (summons,) = [one for one in await host.due_summons() if one.kind == "letter"] or [None]
        if summons is not None:
            await host.call_in_channel(summons, closed=closed)
    assert (await content(host._store))["outbox"] == before
    assert await host.unseen_letters(CID) == {table.id: 1}


async def test_who_has_read_it_or_has_left_is_not_called(host: Host) -> None:
    table = await at_play(host)
    for person in (BOB, CID):
        await host.set_person(person, calls="direct")
    await host.write_letter(table.id, ANN, [1, 2], "x")
    await host.read_mail(table.id, BOB)
    await host.resign(table.id, CID)
    assert [one for one in await host.due_summons() if one.kind == "letter"] == []


# How they are opened


async def test_they_are_opened_when_all_who_wrote_agree_and_stand_in_their_place(host: Host) -> None:
    table = await at_play(host)
    await host.write_letter(table.id, ANN, [1], "First")
    await host.play(table.id, 0, Stand(1))
    await host.write_letter(table.id, BOB, [0], "Second")
    with pytest.raises(HostError, match="host-not-over"):
        await host.agree_to_open(table.id, ANN, True)
    over = await finished(host, table.id)
    assert not (await host.agree_to_open(table.id, ANN, True)).opened
    assert (await told(host, table.id), texts(await host.mail(table.id, CID))) == ([], [])
    assert (await host.agree_to_open(table.id, BOB, True)).opened
    assert await told(host, table.id) == texts(await host.mail(table.id, CID)) == ["First", "Second"]
    places = {
        event.words.args["text"]: passage.index
        for passage in await host.chronicle(table.id, ())
        for event in passage.events
        if event.words.key == "letter-told"
    }
    assert places == {"First": 0, "Second": 1}
    assert (await host.table(table.id)).changed == over.changed


async def test_one_may_think_better_of_it_until_they_are_open(host: Host) -> None:
    table = await at_play(host)
    await host.write_letter(table.id, ANN, [1], "First")
    await host.write_letter(table.id, BOB, [0], "Second")
    await finished(host, table.id)
    await host.agree_to_open(table.id, ANN, True)
    assert (await host.agree_to_open(table.id, ANN, False)).agreed is False
    assert not (await host.agree_to_open(table.id, BOB, True)).opened
    assert (await host.agree_to_open(table.id, ANN, True)).opened
    assert (await host.agree_to_open(table.id, ANN, False)).opened, "what all have read cannot be sealed again"


async def test_who_wrote_nothing_has_no_say(host: Host) -> None:
    table = await at_play(host)
    await host.write_letter(table.id, ANN, [1], "First")
    await finished(host, table.id)
    for person in (BOB, CID, DORA):
        with pytest.raises(HostError, match="host-letter-none"):
            await host.agree_to_open(table.id, person, True)


async def test_letters_of_undone_moves_stand_at_the_end_of_what_is_left(host: Host) -> None:
    table = await at_play(host)
    await host.play(table.id, 0, Stand(1))
    await host.write_letter(table.id, ANN, [1], "After one")
    async with host._store.writing() as writer:
        await writer.forget_undone(table.id, 0)
    assert [letter.index for letter in (await host.mail(table.id, ANN)).letters] == [0]


async def test_with_a_forgotten_writer_go_their_letters_and_their_say(host: Host) -> None:
    table = await at_play(host)
    await host.write_letter(table.id, ANN, [1, 2], "Of Ann")
    await host.write_letter(table.id, BOB, [0], "Of Bob")
    await host.forget(BOB, lambda _: "a former player")
    await finished(host, table.id)
    assert texts(await host.mail(table.id, CID)) == ["Of Ann"]
    mail = await host.agree_to_open(table.id, ANN, True)
    assert (mail.opened, [[reader.name for reader in letter.readers] for letter in mail.letters]) == (True, [["Cid"]])
