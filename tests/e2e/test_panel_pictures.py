"""A panel's pictures are small, and sent again only when they change."""

from __future__ import annotations

import pytest

from render.slim import LIMIT
from tests.e2e.court import Court, buttons, shown


@pytest.mark.parametrize("game", ["barony", "saga", "torres", "medioevo"])
async def test_a_panels_pictures_are_small(court: Court, game: str) -> None:
    table = await court.begun(court.alix, court.bruno, game=game)
    for _ in range(6):
        await court.move(table)
    person = await court.awaited(table)
    panel = shown(await person.click(court.turn_message(), label="Your turn"))
    assert panel.attachments
    assert all(0 < file.size <= LIMIT for file in panel.attachments)


async def test_a_picture_that_stays_the_same_is_kept(court: Court) -> None:
    """In Medioevo kinds of actions stand in groups; to look into one changes nothing on the board."""
    table = await court.begun(court.alix, court.bruno, game="medioevo")
    kept = looked = 0
    for _ in range(40):
        await court.move(table)
        person = await court.awaited(table)
        panel = shown(await person.click(court.turn_message(), label="Your turn"))
        into = [part for part in buttons(panel).values() if part["custom_id"].startswith("b:act:")]
        if len(into) < 2:
            continue
        before = {file.filename: file.id for file in panel.attachments}
        face = shown(await person.click(panel, custom_id=into[0]["custom_id"]))
        same = [file for file in face.attachments if file.filename in before]
        looked += 1
        kept += bool(same)
        assert all(file.id == before[file.filename] for file in same), "sent again"
        if kept:
            break
    assert looked
    assert kept
