"""More happened than fits in a message: all of it is behind a button, page by page, also after a restart."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.core import Event, words
from rules.host import Host, LogRow
from tests.e2e.court import Court, buttons, shown

MANY = 60


@pytest.fixture(autouse=True)
def much_to_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every move brings sixty numbered events for all, and a secret of the first seat's."""
    history = Host.history

    async def long_history(*args: Any, **kwargs: Any) -> list[LogRow]:
        rows = await history(*args, **kwargs)
        told = [Event(words("table-unknown-game", game=f"no. {number}")) for number in range(MANY)]
        secret = Event(words("table-unknown-game", game="a secret"), to=(0,))
        return [replace(row, events=(*row.events, *told, secret)) for row in rows]

    monkeypatch.setattr(Host, "history", long_history)


async def pages(court: Court, person: Any) -> list[str]:
    """What somebody reads who opens the news of the newest post and turns the pages."""
    page = shown(await person.click(court.turn_message(), label="All news"))
    found = [page.content]
    while not buttons(page)["▶"].get("disabled"):
        page = shown(await person.click(page, label="▶"))
        found.append(page.content)
    return found


async def test_all_news_can_be_read_after_a_restart(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    await court.move(table)
    assert "earlier events" in court.turn_message().content
    await court.restart()
    read = "\n".join(await pages(court, court.elke))
    assert "founds a city" in read
    places = [read.index(f"no. {number}”") for number in range(MANY)]
    assert places == sorted(places)
    assert "a secret" not in read


async def test_a_player_reads_what_is_meant_for_them_as_well(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    await court.move(table)
    first = court.person(await court.position(table), 0)
    assert "a secret" in "\n".join(await pages(court, first))


async def test_the_button_stays_on_a_message_whose_turn_is_over(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    await court.move(table)
    old = court.turn_message()
    await court.move(table)
    assert list(buttons(court.message(old.id))) == ["Symbols", "All news"]
