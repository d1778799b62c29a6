"""/table record import, by the real bot: what one server exports another can look at."""

from __future__ import annotations

from random import Random

from rules.core import engine
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


async def test_a_game_that_is_not_over_becomes_a_practice_table(court: Court) -> None:
    await finished(court)
    data = shown(await court.elke.click(court.turn_message(), label="Export"))
    lines = (await data.attachments[1].read()).decode().splitlines()
    cut = next(at for at, line in enumerate(lines) if line.startswith("4. "))
    file = ("saga.txt", "\n".join(lines[:cut]).encode())
    answer = shown(await court.admin.slash(court.channel, "table record import", file=file))
    assert "3 moves were played, each checked" in answer.content
    assert "Your turn" in buttons(answer)
    made = next(one for one in await court.host.tables() if one.origin)
    assert (made.status, made.people) == ("running", {court.admin.id})
    assert made.channel != court.channel.id
    seat = made.seats_of(court.admin.id)[0]
    assert made.awaited == (seat,)
    position = await court.position(made)
    move = engine.computer_move(position.game, position.state, seat, Random(1))
    await court.host.play(made.id, seat, move)
    assert (await court.host.table(made.id)).length >= 1
    assert [one.id for one, _ in await court.host.results()] != [made.id]


async def test_the_first_bad_line_is_told_in_words_of_its_reader(court: Court) -> None:
    await finished(court)
    data = shown(await court.elke.click(court.turn_message(), label="Export"))
    lines = (await data.attachments[1].read()).decode().splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("1. "))
    lines[first] = f"{lines[first][:5]}conquer blue"
    file = ("saga.txt", "\n".join(lines).encode())
    for language, begins in (
        ("en", "This game cannot be read. Line"),
        ("fr", "Impossible de lire cette partie. Ligne"),
    ):
        court.speaks(court.admin, language)
        refused = shown(await court.admin.slash(court.channel, "table record import", file=file)).content
        assert refused.startswith(f"{begins} {first + 1}")
        assert "conquer blue" in refused
        assert "refusal-" not in refused
    assert len(await court.host.tables()) == 1


async def test_only_admins_may_and_rubbish_is_refused_in_words(court: Court) -> None:
    rubbish = ("game.txt", b"chess 1. e4")
    refused = shown(await court.alix.slash(court.channel, "table record import", file=rubbish))
    assert "Manage Server" in refused.content
    refused = shown(await court.admin.slash(court.channel, "table record import", file=rubbish))
    assert refused.content.startswith("This game cannot be read. Line 1: ")
    assert await court.host.tables() == []
