"""A game once more: /table replay and the button under the end, through the real bot."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import View
from rules.host import HostError, Table
from tests.e2e.court import ENGLISH, Court, buttons, menus, shown
from tests.e2e.test_feast import finished


async def walked(court: Court, message: Any, *labels: str) -> Any:
    """The replay after these presses of whoever watches it."""
    for label in labels:
        message = shown(await court.elke.click(message, label=label))
    return message


@pytest.fixture
def views(court: Court, monkeypatch: pytest.MonkeyPatch) -> list[View]:
    """What is drawn from now on."""
    seen: list[View] = []
    real = court.bot.painter.past

    async def noted(position: Any, seats: Any, language: str, news: Any) -> Any:
        seen.append(position.view(seats[0] if len(seats) == 1 else None))
        return await real(position, seats, language, news)

    monkeypatch.setattr(court.bot.painter, "past", noted)
    return seen


async def played(court: Court, moves: int, **options: Any) -> Table:
    table = await court.begun(court.alix, court.bruno, **options)
    for _ in range(moves):
        await court.move(table)
    return table


async def test_the_end_offers_it_and_one_walks_there_and_back(court: Court) -> None:
    table = await finished(court)
    replay = shown(await court.elke.click(court.turn_message(), label="Replay"))
    assert replay.ephemeral
    assert "move 0 of" in replay.content
    assert list(buttons(replay))[:4] == ["⏮", "◀", "▶", "⏭"]
    later = await walked(court, replay, "▶", "▶", "◀")
    assert "move 1 of" in later.content
    last = await walked(court, later, "⏭")
    total = last.content.split("move ")[1].split()[0]
    assert f"move {total} of {total}" in last.content
    assert len(await court.host.chronicle(table.id, (0, 1))) >= int(total) > 1
    assert "move 0 of" in (await walked(court, last, "⏮")).content


async def test_every_step_tells_its_act_and_shows_its_board(court: Court, views: list[View]) -> None:
    table = await played(court, 3, game="barony")
    rows = await court.host.history(table.id)
    for step, row in enumerate(rows, start=1):
        replay = await court.answer_to(court.elke, "table replay", table=table.id, move=step)
        position = await court.host.at(table.id, row.index)
        assert views[-1] == position.view(None)
        assert f"move {step} of 3" in replay.content
        assert len(replay.attachments) == 1


async def test_while_a_game_is_played_one_sees_what_one_saw(court: Court, views: list[View]) -> None:
    table = await played(court, 2, game="saga")
    for person, seat in ((court.elke, None), (court.alix, table.seats_of(court.alix.id)[0])):
        replay = await court.answer_to(person, "table replay", table=table.id)
        assert views[-1] == (await court.position(table)).view(seat)
        assert "replayeyes" not in menus(replay)
        forged = await court.press(replay, person, f"b:replayat:{table.id}:0.1.next")
        assert forged.content == ENGLISH("control-unknown")


async def test_when_it_is_over_one_looks_through_any_eyes(court: Court, views: list[View]) -> None:
    table = await finished(court)
    replay = await court.answer_to(court.elke, "table replay", table=table.id, move=2)
    assert len(replay.attachments) > 1, "the hands of all"
    eyes = menus(replay)["replayeyes"]
    options = {option["label"]: option["value"] for option in eyes["options"]}
    assert list(options) == ["Everything, all hands open", "As Alix saw it", "As Bruno saw it"]
    own = shown(await court.elke.select(replay, [options["As Bruno saw it"]], custom_id=eyes["custom_id"]))
    assert views[-1].seat == 1
    assert own.content.split("move ")[1].split()[0] in ("1", "2")


async def test_one_goes_to_a_round_or_to_a_decisive_moment(court: Court) -> None:
    await finished(court)
    replay = shown(await court.elke.click(court.turn_message(), label="Replay"))
    for verb in ("replayround", "replaymoment"):
        jump = menus(replay)[verb]
        chosen = jump["options"][-1]
        there = shown(await court.elke.select(replay, [chosen["value"]], custom_id=jump["custom_id"]))
        assert f"move {chosen['value']} of" in there.content
        assert verb == "replaymoment" or chosen["label"] in there.content


async def test_it_goes_on_after_a_restart(court: Court) -> None:
    await finished(court)
    replay = shown(await court.elke.click(court.turn_message(), label="Replay"))
    await court.restart()
    assert "move 1 of" in (await walked(court, replay, "▶")).content


async def test_in_french(court: Court) -> None:
    table = await played(court, 1, game="barony", language="fr")
    court.speaks(court.elke, "fr")
    replay = await court.answer_to(court.elke, "table replay", table=table.id, move=0)
    assert "coup 0 sur 1" in replay.content
    assert "personne n’a encore joué" in replay.content


async def test_what_older_rules_have_played_is_told_without_a_board(
    court: Court, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor is it told how many acts there were: some of them may have been hidden."""
    table = await played(court, 2, game="barony")
    error = HostError("host-before-boundary", table=table.name, index=1, since=2)

    async def gone(table_id: str, index: int) -> Any:
        raise error

    monkeypatch.setattr(court.host, "at", gone)
    replay = await court.answer_to(court.elke, "table replay", table=table.id, move=1)
    assert not replay.attachments
    assert replay.content.endswith(ENGLISH("replay-earlier"))
    assert len(replay.content.splitlines()) == 4, "the title, where it was, what happened, and why there is no board"
    assert list(buttons(replay))[:4] == ["⏮", "◀", "▶", "⏭"]


async def test_the_button_of_an_old_message_still_opens_its_own_game(court: Court) -> None:
    former = await finished(court)
    old = court.turn_message()
    await court.begun(court.alix, court.bruno, game="barony")
    await court.restart()
    replay = shown(await court.elke.click(old, label="Replay"))
    assert replay.content.startswith(f"**{former.name}** · move 0 of")
