"""Under every public picture is a way to what its symbols mean, for anybody, at any time."""

from __future__ import annotations

import pytest

from bot.words import Speaker
from tests.e2e.court import Court, buttons, shown


@pytest.mark.parametrize(("game", "locale"), [("barony", "en-US"), ("saga", "fr")])
async def test_symbols_are_explained_privately_also_after_a_restart(court: Court, game: str, locale: str) -> None:
    say = Speaker(locale[:2])
    court.speaks(court.elke, locale)
    table = await court.begun(court.alix, court.bruno, game=game)
    first = court.turn_message()
    await court.move(table)
    await court.restart()
    assert "Symbols" in buttons(court.message(first.id)), "also when its turn is over"
    for message in {first.id, court.turn_message().id}:
        answer = shown(await court.elke.click(court.message(message), label="Symbols"))
        assert answer.ephemeral, "only whoever asks sees it, seated or not"
        (legend,) = answer.attachments
        assert legend.description
        assert say(f"figure-{game}-symbols-title") in answer.content
    answer = await court.answer_to(court.elke, "table board", table=table.id)
    assert say("button-symbols") in buttons(answer), "and under a board that one asks for"
