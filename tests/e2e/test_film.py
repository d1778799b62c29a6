"""A game as a film: /table film and the button under the end, through the real bot."""

from __future__ import annotations

import io
import sys
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.film import showing
from bot.film.reels import Reels
from bot.film.script import Script
from bot.film.studio import Studio
from rules.host import Table
from tests.e2e.court import ENGLISH, Court, buttons, shown
from tests.e2e.test_feast import finished

_FILM = io.BytesIO()
Image.new("RGB", (16, 9)).save(_FILM, "WEBP")
_MADE = f"""
import sys, msgspec
d, o = sys.stdin.buffer, sys.stdout.buffer
d.read(int.from_bytes(d.read(4)))
b = msgspec.msgpack.encode(dict(film={_FILM.getvalue()!r}))
o.write(len(b).to_bytes(4) + b)
"""


@pytest.fixture
def scripts(court: Court, monkeypatch: pytest.MonkeyPatch) -> list[Script]:
    """The films that are asked for; what is made of them is looked at elsewhere."""
    seen: list[Script] = []
    real = showing.script_of

    def noted(*args: Any) -> Script:
        seen.append(real(*args))
        return seen[-1]

    monkeypatch.setattr(showing, "script_of", noted)
    court.bot.studio = Studio(Reels(court.bot.settings.films), command=(sys.executable, "-c", _MADE))
    return seen


def film_of(message: Any) -> Any:
    (film,) = message.attachments
    assert film.content_type == "image/webp"
    return film


async def played(court: Court, moves: int, **options: Any) -> Table:
    table = await court.begun(court.alix, court.bruno, **options)
    for _ in range(moves):
        await court.move(table)
    return table


async def test_the_end_offers_the_whole_game_as_a_film_that_plays(
    court: Court, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a real maker, of a few of its shots, and once: after a restart it is there still, though nobody could make it
    any more."""
    table, real = await finished(court), showing.script_of
    seen: list[Script] = []

    def brief(*args: Any) -> Script:
        seen.append(real(*args))
        return replace(seen[-1], shots=seen[-1].shots[::40])

    monkeypatch.setattr(showing, "script_of", brief)
    message = court.turn_message()
    answer = shown(await court.elke.click(message, label="Film"))
    assert answer.ephemeral
    assert answer.content == ENGLISH("film-whole", table=table.name)
    film: Any = Image.open(io.BytesIO(await film_of(answer).read()))
    heard = await court.host.chronicle(table.id, ())
    shown_rows = [shot.index for shot in seen[0].shots]
    assert shown_rows == sorted({*shown_rows} & {0, *(act.index for act in heard)})
    assert (shown_rows[0], shown_rows[-1]) == (0, heard[-1].index)
    assert seen[0].eyes is None
    assert film.n_frames == len(seen[0].shots[::40]) > 1
    assert "boards" in film_of(answer).description
    await court.restart()
    court.bot.studio = Studio(Reels(court.bot.settings.films), command=(sys.executable, "-c", "raise SystemExit"))
    again = shown(await court.bruno.click(message, label="Film"))
    assert await film_of(again).read() == await film_of(answer).read()


async def test_a_game_that_is_over_may_be_shown_to_everybody(court: Court, scripts: list[Script]) -> None:
    table = await finished(court)
    shown_to_all = await court.answer_to(court.elke, "table film", table=table.id, everyone=True)
    assert not shown_to_all.ephemeral
    assert film_of(shown_to_all)
    made = len(scripts)
    away = await court.answer_to(court.alix, "table film", table=table.id, since="day", everyone=True)
    running = await played(court, 2, game="saga")
    now = await court.answer_to(court.alix, "table film", table=running.id, everyone=True)
    for answer, name in ((away, table.name), (now, running.name)):
        assert answer.content == ENGLISH("film-private", table=name)
        assert not answer.attachments
    assert len(scripts) == made, "nothing of one's own view was filmed"


async def test_while_a_game_is_played_one_sees_ones_own_view_only(court: Court, scripts: list[Script]) -> None:
    table = await played(court, 3, game="saga")
    for person, eyes in ((court.alix, 0), (court.bruno, 1), (court.elke, None)):
        answer = await court.answer_to(person, "table film", table=table.id)
        assert answer.ephemeral
        assert scripts[-1].eyes == eyes
        assert answer.content == ENGLISH("film-so-far", table=table.name)
        heard = await court.host.chronicle(table.id, () if eyes is None else (eyes,))
        assert {shot.index for shot in scripts[-1].shots} <= {0, *(act.index for act in heard)}


async def test_what_was_missed_begins_with_ones_own_last_turn(court: Court, scripts: list[Script]) -> None:
    table = await played(court, 5, game="barony")
    rows = await court.host.history(table.id)
    person = await court.other(table)
    seat = table.seats_of(person.id)[0]
    last = max(row.index for row in rows if row.entry and row.entry.seat == seat)
    answer = await court.answer_to(person, "table film", table=table.id, since="turn")
    if last == len(rows):
        assert answer.content == ENGLISH("film-nothing", table=table.name)
        return
    assert answer.content == ENGLISH("film-away", table=table.name)
    assert [shot.index for shot in scripts[-1].shots] == list(range(last, len(rows) + 1))
    assert scripts[-1].eyes == seat


async def test_nothing_missed_is_no_film(court: Court, scripts: list[Script]) -> None:
    table = await played(court, 2, game="barony")
    mover = (await court.host.history(table.id))[-1].entry
    assert mover
    person = court.person(await court.position(table), mover.seat)
    answer = await court.answer_to(person, "table film", table=table.id, since="turn")
    assert answer.content == ENGLISH("film-nothing", table=table.name)


async def test_the_last_day_begins_where_it_began(court: Court, scripts: list[Script]) -> None:
    table = await played(court, 2, game="barony")
    await court.answer_to(court.alix, "table film", table=table.id, since="day")
    assert scripts[-1].shots[0].index == 0


async def test_a_film_keeps_to_what_the_server_takes(court: Court, scripts: list[Script]) -> None:
    await finished(court)
    await court.elke.click(court.turn_message(), label="Film")
    assert scripts[-1].limit == 9 * 2**20
    court.bot.settings.castellan_film_size = 100
    await court.elke.click(court.turn_message(), label="Film")
    guild = court.bot.get_guild(court.guild.id)
    assert guild
    assert scripts[-1].limit == min(guild.filesize_limit, 26_214_400)


async def test_a_maker_that_is_killed_is_told_and_tried_again(court: Court, scripts: list[Script]) -> None:
    await finished(court)
    reels = Reels(court.bot.settings.films)
    good = court.bot.studio
    court.bot.studio = Studio(reels, command=(sys.executable, "-c", "import os; os.kill(os.getpid(), 9)"))
    answer = shown(await court.elke.click(court.turn_message(), label="Film"))
    assert answer.content == ENGLISH("film-failed")
    court.bot.studio = good
    film_of(shown(await court.elke.click(court.turn_message(), label="Film")))


async def test_what_was_filmed_goes_with_whoever_is_forgotten(court: Court, scripts: list[Script]) -> None:
    await finished(court)
    court.host.listen(court.bot.studio.hear)
    await court.elke.click(court.turn_message(), label="Film")
    assert len(list(court.bot.settings.films.iterdir())) == 1
    await court.host.forget(court.alix.id, lambda language: "somebody")
    assert not list(court.bot.settings.films.iterdir())


async def test_in_french(court: Court, scripts: list[Script]) -> None:
    table = await played(court, 1, game="barony", language="fr")
    court.speaks(court.elke, "fr")
    answer = await court.answer_to(court.elke, "table film", table=table.id)
    assert "jusqu’ici" in answer.content
    assert scripts[-1].language == "fr"
    assert "film" not in buttons(answer)
