"""*What happened?* over random games of all games: its pages together are what one may hear, neither less nor more."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.chronicle.pages import Page, paged
from bot.words import Speaker, has
from rules.core import Game, engine
from rules.core.engine import start
from rules.host import Host, LogRow, Passage
from rules.host.hearing import heard, is_hidden
from tests.conformance.effort import setup_of, subjects
from tests.conformance.trail import Trail

_ACTS = 160
PLAYED = sorted(set(subjects()) - {"tourney"})
Watcher = int | None


async def random_table(host: Host, game: Game[Any], seats: int, acts: int) -> str:
    """A table with so many random moves in its log."""
    table = await host.create(game=game.id, guild=1, channel=1, language="en", player=1, player_name="Ada")
    for number in range(2, seats + 1):
        await host.join(table.id, number, f"Player {number}")
    position = await host.start(table.id, 1)
    rng = Random(f"{game.id} {seats}")
    for _ in range(acts):
        if position.state.outcome is not None:
            break
        seat = rng.choice(engine.awaited(position.state))
        action = engine.sample(position.state, seat, rng)
        position = (await host.play(table.id, seat, action, opened=position)).position
    return table.id


def seats_of(watcher: Watcher) -> tuple[int, ...]:
    return () if watcher is None else (watcher,)


@pytest.fixture
async def host(tmp_path: Path) -> Any:
    host = await Host.open(tmp_path / "castellan.sqlite3")
    store: Any = host._store
    await store._writer.execute("PRAGMA synchronous = OFF")
    yield host
    await host.close()


@pytest.mark.parametrize("game_id", PLAYED)
async def test_the_pages_together_are_what_one_may_hear(host: Host, game_id: str) -> None:
    game = subjects()[game_id]
    seats = game.max_seats
    table = await host.table(await random_table(host, game, seats, _ACTS))
    rows = await host.history(table.id)
    opening = start(game, table.setup)[1]
    digest = await host.heard_since(table.id, rows[-1].time - 3600)
    assert digest == [event for row in rows for event in heard(row, ())], "a digest tells what all have heard"
    for watcher in (None, *range(seats)):
        mine = seats_of(watcher)
        may_hear = [event for event in opening if event.heard_by(watcher)]
        may_hear += [event for row in rows for event in heard(row, mine)]
        for language in ("en", "fr"):
            say = Speaker(language, tuple(seat.name for seat in table.seats))
            pages = paged(say, game, await host.chronicle(table.id, mine))
            assert [event for page in pages for event in page.events] == may_hear
            assert_is_read(say, pages)


def assert_is_read(say: Speaker, pages: Sequence[Page]) -> None:
    """Every event stands on its page, whole, and every number of the board beside one of them."""
    for page in pages:
        assert 0 < len(page.text) < 1800
        for event in page.events:
            assert has(event.words.key), "a raw key"
            said = say.say(event.words)
            assert said in page.text or len(said) > 1400
        for _, number in page.marks:
            assert f"**{number}** · " in page.text


async def test_asides_are_on_the_pages_of_all(host: Host) -> None:
    """What is told beside the moves is part of the union, for every reader, once."""
    game = subjects()["torres"]
    table = await random_table(host, game, 3, 40)
    (last,) = await host.history(table, since=39)
    assert last.entry
    await host.resign(table, (last.entry.seat + 1) % 3 + 1)
    await host.pause(table)
    await host.resume(table, None)
    rows, opening = await host.history(table), start(game, (await host.table(table)).setup)[1]
    asides = ["change-resign", "host-now-paused", "change-resumed"]
    for watcher in (None, 0, 1, 2):
        mine = seats_of(watcher)
        say = Speaker("fr", ("A", "B", "C"))
        pages = paged(say, game, await host.chronicle(table, mine))
        told = [event.words.key for page in pages for event in page.events]
        may_hear = [event.words.key for event in opening if event.heard_by(watcher)]
        may_hear += [event.words.key for row in rows for event in heard(row, mine)]
        assert told == [*may_hear, *asides]
        assert_is_read(say, pages)


@pytest.mark.parametrize("game_id", PLAYED)
async def test_since_ones_own_action_is_the_end_of_the_whole(host: Host, game_id: str) -> None:
    game = subjects()[game_id]
    table = await random_table(host, game, game.min_seats, _ACTS)
    for seat in range(game.min_seats):
        last = await host.last_acted(table, (seat,))
        rows = await host.history(table)
        assert last == max((row.index for row in rows if row.entry and row.entry.seat == seat), default=0)
        whole = await host.chronicle(table, (seat,))
        assert await host.chronicle(table, (seat,), since=last) == [act for act in whole if act.index > last]


@pytest.mark.parametrize("game_id", PLAYED)
async def test_every_act_stands_in_the_chapter_in_which_it_was_chosen(host: Host, game_id: str) -> None:
    game = subjects()[game_id]
    table = await random_table(host, game, game.min_seats, 70)
    for act in await host.chronicle(table, ()):
        before = await host.at(table, max(0, act.index - 1))
        assert act.chapter == game.chapter(before.state)
        assert act.chapter


# Leaks


@pytest.mark.parametrize("game_id", sorted(subjects()))
def test_a_chapter_tells_nothing_hidden(game_id: str) -> None:
    game = subjects()[game_id]
    trail, rng = Trail(game, setup_of(game, game.min_seats, 1)), Random(3)
    for number, position in enumerate(trail.walk(rng)):
        if number > _ACTS:
            break
        for watcher in position.watchers if number % 8 == 0 else ():
            other = game.redeal(engine.clone(game, position.state), watcher, Random(number))
            assert game.chapter(other) == game.chapter(position.state)


@pytest.mark.parametrize("game_id", PLAYED)
async def test_nothing_but_what_is_heard_changes_a_page(
    host: Host, game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that a reader did not hear is taken out of the log, hidden acts and all: their pages stay the same, but for
    the rows that the acts have."""
    game = subjects()[game_id]
    table = await host.table(await random_table(host, game, game.max_seats, _ACTS))
    rows = await host.history(table.id)
    say = Speaker("en", tuple(seat.name for seat in table.seats))
    for watcher in (None, *range(game.max_seats)):
        mine = seats_of(watcher)
        real = paged(say, game, await host.chronicle(table.id, mine))
        known = [known_of(row, mine) for row in rows]
        chapters = {act.index: act.chapter for act in await host.chronicle(table.id, mine)}
        told = [replace(act, chapter=chapters[act.index]) for act in known if act is not None]
        begun = [act for act in await host.chronicle(table.id, mine) if act.index == 0]
        assert [(page.text, page.marks) for page in paged(say, game, [*begun, *told])] == [
            (page.text, page.marks) for page in real
        ]


def known_of(row: LogRow, seats: tuple[int, ...]) -> Passage | None:
    """A row without anything that was not heard, nor who acted and how where that is hidden."""
    told = tuple(event for event in row.events if any(map(event.heard_by, seats or (None,))))
    hidden = is_hidden(row) and row.entry is not None and row.entry.seat not in seats
    who, move = (None, None) if hidden or row.entry is None else (row.entry.seat, row.entry.action)
    return Passage(index=row.index, time=row.time, events=told, seat=who, move=move) if told or move else None
