"""Medioevo at a table of the real bot: its grouped commands, and the list of purchases in its panel."""

from __future__ import annotations

from rules.host import Table
from rules.medioevo.purchases import Seek, Shopping
from tests.e2e.court import Court, buttons, shown
from tests.e2e.panels import pick_kind

_DONE = "Done · ask you in battles between players"


async def shopping(court: Court, players: int = 2) -> Table:
    """Sensible moves by slash command until lists of purchases are written."""
    table = await court.begun(*court.people[:players], game="medioevo")
    for _ in range(200):
        position = await court.position(table)
        if isinstance(position.state.stack[-1], Shopping):
            return position.table
        action = await court.move(table)
        assert (await court.host.table(table.id)).length == position.table.length + 1, action
    raise AssertionError("nobody goes shopping")


async def test_purchases_are_listed_in_the_panel(court: Court) -> None:
    table = await shopping(court)
    person = court.person(await court.position(table), 0)
    panel = shown(await person.click(court.turn_message(), label="Your turn"))
    assert [label for label in buttons(panel) if label.startswith("Done")] == ["Done, all by your orders", _DONE]
    await pick_kind(person, panel, "medioevo", Seek)
    assert "1. Buy Empire card:" in panel.content.split("Then:")[1]
    await person.click(panel, label="Confirm")
    assert "1. Buy Empire card:" in panel.content, "the panel comes back with the list"
    assert " left." in panel.content
    listed = (await court.position(table)).state.stack[-1].lists[0]
    assert listed == [Seek()]
    await person.slash(court.channel, "medioevo-buy remove", line="1")
    assert (await court.position(table)).state.stack[-1].lists[0] == []
