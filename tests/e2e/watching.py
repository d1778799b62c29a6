"""What must hold for the channel after every move, and at the end."""

from __future__ import annotations

import re

from bot.reading import symbols_button
from bot.words import Speaker
from rules.core import engine
from rules.host import Table
from tests.e2e.court import Court, buttons, is_over


async def check_turn(court: Court, table: Table) -> None:
    """The newest message calls exactly those awaited, once each, and is the only one with buttons."""
    position = await court.position(table)
    *earlier, message = court.turn_messages()
    seats = [position.table.seats[seat] for seat in engine.awaited(position.state)]
    called = [seat.player for seat in seats if seat.player is not None]
    yours = ["Your turn"] if called else []
    assert re.findall(r"<@(\d+)>", message.content) == [str(player) for player in called]
    assert [user.id for user in message.mentions] == called
    back = ["Undo"] if position.table.length else []
    symbols = ["Symbols"] if symbols_button(Speaker("en"), table.game) else []
    assert list(buttons(message)) == [*yours, "What happened?", *back, *symbols]
    assert all(is_over(old) for old in earlier)
    (picture,) = message.attachments
    assert picture.content_type == "image/png"
    assert picture.description


async def check_end(court: Court, table: Table) -> None:
    """Scores and seed are told with one result card, to everybody who played; no button of a turn is left."""
    position = await court.position(table)
    outcome, seed = position.state.outcome, position.table.seed
    assert outcome is not None
    message = court.turn_message()
    assert seed in message.content
    assert all(f"**{score}**" in message.content for score in outcome.scores)
    assert {user.id for user in message.mentions} == {seat.player for seat in position.table.seats if seat.player}
    labels = ["Rematch", "Chronicle", "Replay", "Film", "Verify", "Export", "What happened?", "Analyse", "Letters"]
    assert list(buttons(message)) == labels
    *earlier, _ = court.turn_messages()
    assert not any("Your turn" in buttons(turn) for turn in earlier)
    assert len(message.attachments) == 1
    verdict = await court.answer_to(court.alix, "table record verify", table=table.id)
    assert "Verified: the seed" in verdict.content
    assert seed in verdict.content
