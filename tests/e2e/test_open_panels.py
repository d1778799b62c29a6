"""Panels that are open follow the table, for as long as Discord lets an answer be edited."""

from __future__ import annotations

from typing import Any

from bot.open_panels import LIVES
from bot.words import Speaker
from tests.e2e.court import ENGLISH, Court, buttons, shown

MOVED_ON = ENGLISH("refusal-stale")
FRENCH = Speaker("fr")


async def opened(court: Court) -> tuple[Any, Any, Any]:
    """Somebody has moved, and the next one has their panel open: both people, and the panel."""
    table = await court.begun(court.alix, court.bruno)
    mover = await court.awaited(table)
    await court.move(table)
    reader = await court.awaited(table)
    assert reader is not mover
    return mover, reader, shown(await reader.click(court.turn_message(), label="Your turn"))


async def test_an_open_panel_says_that_a_move_was_undone_and_shows_the_board(court: Court) -> None:
    for person in (court.alix, court.bruno):
        court.speaks(person, "fr")
    mover, _, panel = await opened(court)
    before = {file.filename for file in panel.attachments}
    await mover.slash(court.channel, "table undo")
    await court.bot.scheduler.finish()
    assert panel.content.startswith(FRENCH("panel-taken-back"))
    assert f"**{mover.user.global_name}**" in panel.content, "whom it waits for now"
    assert panel.attachments, "with a picture"
    assert not before & {file.filename for file in panel.attachments}, "of the board as it is now"
    assert not any(part["custom_id"].startswith(("b:pick", "b:act")) for part in buttons(panel).values())
    assert FRENCH("button-symbols") in buttons(panel)


async def test_a_second_panel_follows_what_was_answered_elsewhere(court: Court) -> None:
    """By command, while the panel shows the question; and the panel that was clicked on is answered once."""
    table = await court.begun(court.alix, court.bruno, game="torres")
    for _ in range(3):
        await court.move(table)
    person, action = await court.think(table)
    panel = shown(await person.click(court.turn_message(), label="Your turn"))
    await court.command(person, table, action)
    await court.bot.scheduler.finish()
    assert panel.content.startswith(MOVED_ON)
    assert panel.attachments
    await person.click(panel, label="Undo")
    await court.bot.scheduler.finish()
    assert panel.content.startswith(ENGLISH("undo-done")), "the click itself is the answer, nothing is said over it"
    await court.command(person, table, action)
    await court.bot.scheduler.finish()
    assert panel.content.startswith(MOVED_ON), "it goes on following"


async def test_an_old_panel_is_left_alone_and_shows_the_board_when_it_is_clicked_on(court: Court) -> None:
    mover, reader, panel = await opened(court)
    text, controls = panel.content, buttons(panel)
    court._watch.seconds += LIVES
    await mover.slash(court.channel, "table undo")
    await court.bot.scheduler.finish()
    assert panel.content == text, "Discord would not let it be edited"
    await reader.click(panel, custom_id=controls["Back"]["custom_id"])
    assert panel.content.startswith(MOVED_ON)
    assert panel.attachments
