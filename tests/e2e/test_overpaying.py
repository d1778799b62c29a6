"""B-19: who pays more than a title costs is told what is wasted, and asked, by command and by panel."""

from __future__ import annotations

from typing import Any

from rules.core import engine
from rules.host import Table
from rules.host.store import Snapshot
from tests.e2e.court import Court, buttons, shown
from tests.e2e.panels import choose, offered, type_in
from tests.rules.barony.builder import scene, side

RICH = "field field field mountain"


async def at_the_bank(court: Court, tokens: str = RICH) -> Table:
    """Alix has tokens for a title, and the move."""
    table = await court.begun(court.alix, court.bruno)
    store: Any = court.host._store
    async with store.writing() as writer:
        state = scene(side("d4", cities="a1", tokens=tokens), side("g1"))
        await writer.save_snapshot(table.id, Snapshot(0, engine.encode(state)))
    return table


async def rank_and_tokens(court: Court, table: Table) -> tuple[int, dict[str, int]]:
    player = (await court.position(table)).state.players[0]  # type: ignore[attr-defined]
    return player.rank, player.tokens


async def test_a_command_that_overpays_asks_first(court: Court) -> None:
    table = await at_the_bank(court)
    asked = await court.answer_to(court.alix, "barony title", tokens="field:3+mountain:1")
    assert "That is 17 gold, and a title costs 15: 1 × mountain would be wasted." in asked.content
    assert (await rank_and_tokens(court, table)) == (0, {"field": 3, "mountain": 1})
    keep, waste = [label for label in buttons(asked) if label.startswith("Buy a title")]
    assert keep.endswith("keeping 1 × mountain")
    assert waste.endswith("wasting 1 × mountain")
    await court.alix.click(asked, label=keep)
    assert (await rank_and_tokens(court, table)) == (1, {"mountain": 1})


async def test_who_insists_pays_it_all(court: Court) -> None:
    table = await at_the_bank(court)
    await court.alix.slash(court.channel, "barony title", tokens="field:3+mountain:1", waste="yes")
    assert (await rank_and_tokens(court, table)) == (1, {})
    assert "wastes 1 × mountain" in court.turn_message().content


async def test_the_panel_shows_what_wastes_nothing_and_takes_what_is_typed(court: Court) -> None:
    table = await at_the_bank(court)
    panel = shown(await court.alix.slash(court.channel, "barony turn"))
    await court.alix.click(panel, label="Buy a title · Viscount, +15 points")
    assert offered(panel) == ["field:3"]
    await type_in(court.alix, panel, "field:3+mountain:1")
    assert "Pay anyway?" in panel.content
    assert offered(panel) == ["no", "yes"]
    await choose(court.alix, panel, "yes")
    await court.alix.click(panel, label="Confirm")
    assert (await rank_and_tokens(court, table)) == (1, {})


async def test_in_french(court: Court) -> None:
    await at_the_bank(court)
    court.speaks(court.alix, "fr")
    asked = await court.answer_to(court.alix, "barony title", tokens="field:3+mountain:1")
    assert "1\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}montagne en trop" in asked.content
