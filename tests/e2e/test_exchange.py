"""/table record import, by the real bot: what one server exports another can look at."""

from __future__ import annotations

from tests.e2e.court import Court, buttons, shown
from tests.e2e.test_feast import finished


async def test_an_exported_game_comes_back_as_a_finished_table(court: Court) -> None:
    table = await finished(court)
    data = shown(await court.elke.click(court.turn_message(), label="Export"))
    text = await data.attachments[1].read()
    file = ("saga.txt", text)
    answer = shown(await court.admin.slash(court.channel, "table record import", file=file))
    assert "each checked" in answer.content
    made = next(one for one in await court.host.tables() if one.origin)
    assert made.status == "over"
    await court.posted(made)
    final = court.turn_message()
    assert "Replay" in buttons(final)
    assert "<@" not in final.content
    assert (await court.position(made)).state == (await court.position(table)).state


async def test_only_admins_may_and_rubbish_is_refused_in_words(court: Court) -> None:
    rubbish = ("game.txt", b"chess 1. e4")
    refused = shown(await court.alix.slash(court.channel, "table record import", file=rubbish))
    assert "Manage Server" in refused.content
    refused = shown(await court.admin.slash(court.channel, "table record import", file=rubbish))
    assert refused.content.startswith("This game cannot be read. Line 1: ")
    assert await court.host.tables() == []
