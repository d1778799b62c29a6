"""Nobody fills a server with tables or keeps the painters busy."""

from __future__ import annotations

from pathlib import Path

from bot.quota import Allowance
from tests.e2e.court import Court, open_court


class Clock:
    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


async def opened(court: Court, **limits: int) -> list[str]:
    """Alix opens two tables, then Bruno one; what they are told."""
    court.bot.settings = court.bot.settings.model_copy(update=limits)
    people = (court.alix, court.alix, court.bruno)
    return [(await court.answer_to(person, "table new", game="barony")).content for person in people]


async def test_a_person_has_so_many_tables_open(court: Court) -> None:
    told = await opened(court, castellan_tables_per_person=1)
    assert told[1] == "You already have a table open. Finish or leave it first."
    assert [table.creator for table in await court.host.tables()] == [court.bruno.id, court.alix.id]


async def test_a_table_that_one_has_left_counts_no_more(court: Court) -> None:
    await opened(court, castellan_tables_per_person=1)
    (own,) = await court.host.tables(player=court.alix.id)
    await court.alix.slash(court.channel, "table leave", table=own.id)
    assert "is open in" in (await court.answer_to(court.alix, "table new", game="barony")).content


async def test_a_server_has_so_many_tables_open(court: Court) -> None:
    told = await opened(court, castellan_tables_per_server=2)
    assert told[2] == "This server already has 2 tables open, the most it may have."
    assert len(await court.host.tables()) == 2


async def test_no_thread_is_made_for_a_table_too_many(court: Court) -> None:
    await opened(court, castellan_tables_per_server=3)
    await court.clara.slash(court.channel, "table new", game="barony", home="thread")
    assert court.channel.threads == []


async def test_pictures_and_files_are_counted_together(tmp_path: Path) -> None:
    clock = Clock()
    async with open_court(tmp_path / "castellan.sqlite3", clock=clock) as court:
        court.bot.allowance = Allowance(2, clock)
        table = await court.begun(court.alix, court.bruno)
        await court.alix.slash(court.channel, "table board")
        await court.alix.slash(court.channel, "table record export")
        told = "You have asked for 2 pictures and files within a minute. Ask again in 60 seconds."
        for command in ("board", "record export", "record verify"):
            assert (await court.answer_to(court.alix, f"table {command}")).content == told
        await court.move(table)
        assert (await court.host.table(table.id)).length == 1, "one may play on"
        clock.time += 60
        assert (await court.answer_to(court.alix, "table board")).attachments
