"""The list of open tables holds what a message holds, however many there are."""

from __future__ import annotations

import pytest

from bot.open_tables import listing
from bot.prompts.components import Button
from bot.talk import MESSAGE
from tests.light import CHANNEL, GUILD, LightHouse

_ROWS, _IN_A_ROW = 5, 5


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("count", [0, 1, 40])
async def test_a_list_fits_into_a_message(house: LightHouse, count: int, language: str) -> None:
    for number in range(count):
        table = await house.host.create(
            game="barony",
            guild=GUILD,
            channel=CHANNEL,
            language=language,
            player=number * 10 + 1,
            player_name="A" * 40,
            name="The *very* long name of a table in here",
        )
        for other in range(2, 6):
            await house.host.join(table.id, number * 10 + other, "B" * 40)
    tables = await house.host.open_tables(GUILD)
    reply = await listing(house.host, house.bot.games, tables, language)
    assert len(reply.content) <= MESSAGE
    assert reply.view is not None
    buttons = [item for item in reply.view.children if isinstance(item, Button)]
    assert len(buttons) == len(reply.view.children) <= _ROWS * _IN_A_ROW
    joins = [item for item in buttons if item.verb == "join"]
    assert len(joins) == sum(line.startswith("**The") for line in reply.content.splitlines())
    assert ("/table list" in reply.content) == (len(joins) < count)
