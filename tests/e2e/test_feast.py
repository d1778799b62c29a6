"""The end of a game is a feast: one message, one result card, the victory told once, and what can be done now."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.words import Speaker
from rules.core import engine
from rules.core.transcript import read_transcript
from rules.host import Table
from tests.e2e.court import Court, buttons, shown

END = ("rematch", "annals", "replay", "film", "verify", "export", "happened", "analyse", "letters")


async def finished(court: Court, game: str = "saga", **options: Any) -> Table:
    """All moves are played while nobody listens, and the end is posted: what came before is not what is tested."""
    table = await court.begun(court.alix, court.bruno, game=game, **options)
    runners, court.host._runners = court.host._runners, []
    position = await court.position(table)
    while position.state.outcome is None:
        seat = engine.awaited(position.state)[0]
        action = engine.computer_move(position.game, position.state, seat, Random(position.table.length))
        position = (await court.host.play(table.id, seat, action, opened=position)).position
    court.host._runners = runners
    court.bot.publisher.kick(table.id)
    await court.bot.scheduler.finish(30.0)
    return position.table


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_game_ends_with_one_proud_message(court: Court, language: str) -> None:
    table = await finished(court, language=language)
    position = await court.position(table)
    outcome, say = position.state.outcome, Speaker(language)
    assert outcome is not None
    message = court.turn_message()
    (card,) = message.attachments
    assert card.content_type == "image/png"
    winner = table.seats[outcome.winners[0]].name
    won = say("final-winners", names=f"**{winner}**", count=1)
    assert message.content.count(won) == 1
    assert message.content.count("🏆") == 1
    assert sum(say(key) in message.content for key in ("saga-end-last-card", "saga-end-passes", "saga-end-cap")) == 1
    ends = [event for row in await court.host.history(table.id) for event in row.events]
    told = [event for event in ends if event.words.key in position.game.endings]
    assert told, "the game says it as well"
    assert all(Speaker(language, ("**Alix**", "**Bruno**")).say(event.words) not in message.content for event in told)
    assert {user.id for user in message.mentions} == {court.alix.id, court.bruno.id}
    labels = [say(f"button-{word}") for word in END]
    assert list(buttons(message)) == labels
    assert winner in (card.description or "")


async def test_verify_and_export_are_private(court: Court) -> None:
    table = await finished(court)
    message = court.turn_message()
    verdict = shown(await court.elke.click(message, label="Verify"))
    assert verdict.ephemeral
    assert table.seed in verdict.content
    data = shown(await court.elke.click(message, label="Export"))
    assert data.ephemeral
    assert [file.filename for file in data.attachments] == [f"saga-{table.id}.json", f"saga-{table.id}.txt"]
    text = (await data.attachments[1].read()).decode()
    again = read_transcript(court.bot.games, text)
    assert again.state == (await court.position(table)).state
    assert text.splitlines()[1:3] == ["# 1 Alix", "# 2 Bruno"]


async def test_the_first_opens_a_rematch_and_the_other_sits_down(court: Court) -> None:
    former = await finished(court)
    message = court.turn_message()
    assert shown(await court.elke.click(message, label="Rematch")).content.startswith("You")
    await court.bruno.click(message, label="Rematch")
    await court.bruno.click(message, label="Rematch")
    (table,) = await court.host.tables(status=("lobby",))
    assert (table.game, table.options, table.language) == (former.game, former.options, former.language)
    assert [seat.name for seat in table.seats] == ["Bruno"]
    await court.alix.click(message, label="Rematch")
    assert [seat.name for seat in (await court.host.table(table.id)).seats] == ["Bruno", "Alix"]


async def test_a_game_that_goes_on_has_no_rematch(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    answer = await court.press(court.turn_message(), court.alix, f"b:rematch:{table.id}")
    assert answer.content == f"**{table.name}** is not over yet."


async def test_the_moments_are_gains_that_were_made(court: Court) -> None:
    table = await finished(court, "torres")
    story = await court.host.story(table.id)
    moments = story.moments
    assert 1 <= len(moments) <= 3
    game = court.bot.games["torres"]
    for moment in moments:
        before, after = await court.host.at(table.id, moment.index - 1), await court.host.at(table.id, moment.index)
        gain = game.standing(after.state)[moment.seat] - game.standing(before.state)[moment.seat]
        assert gain == moment.gain > 0
        assert moment.event.heard_by(None)
        assert moment.chapter == game.chapter(before.state)
    assert story.standings[0] == tuple(game.standing((await court.host.at(table.id, 0)).state))
    assert len(story.standings) == table.length + 2, "before the first act, after each, and the outcome"
    outcome = (await court.position(table)).state.outcome
    assert outcome is not None
    assert story.standings[-1] == tuple(outcome.scores)
