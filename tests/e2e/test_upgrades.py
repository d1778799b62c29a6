"""Rules are renewed between two starts of the real bot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rules.host import Table
from rules.medioevo.game import Medioevo
from tests.e2e.court import Court, buttons


async def renewed(court: Court, monkeypatch: pytest.MonkeyPatch, converter: Any) -> Table:
    """A table of Medioevo begun under version 1, and the bot started again with version 2."""
    monkeypatch.setattr(Medioevo, "version", 1)
    table = await court.begun(court.alix, court.bruno, game="medioevo")
    monkeypatch.setattr(Medioevo, "version", 2)
    monkeypatch.setattr(Medioevo, "converters", {2: converter})
    await court.restart()
    return await court.host.table(table.id)


def _spoil(state: Mapping[str, Any]) -> dict[str, Any]:
    raise KeyError("armies")


async def test_the_channel_hears_what_is_new_and_the_game_goes_on(
    court: Court, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await renewed(court, monkeypatch, dict)
    told = court.turn_message()
    assert "The rules have been updated." in told.content
    assert "Medioevo Universale, version 2" in told.content
    assert "Your turn" in buttons(told)
    await court.move(table)
    assert (await court.host.table(table.id)).length == 1


async def test_a_table_that_cannot_go_on_says_what_people_can_do(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await renewed(court, monkeypatch, _spoil)
    assert court.messages()[-1].content.startswith(f"{table.name} was left by older rules")
    answer = await court.answer_to(court.alix, "table board", table=table.id)
    assert "/table record export" in answer.content
    await court.close(table)
    assert (await court.host.table(table.id)).status == "ended"
