"""A limit in days of the calendar: the host tells the rules when they are over, and the log remembers."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import IllegalMove, engine
from rules.host import Host, OpenTable, UndoRequest
from rules.medioevo.game import Medioevo
from rules.medioevo.turn import Curfew
from tests.rules.host.conftest import ANN, BOB, OpenStore, begun

DAY = 24 * 3600.0


class Calendar:
    """A clock set by hand."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
async def house(open_store: OpenStore, calendar: Calendar) -> Host:
    return Host(await open_store(), {"medioevo": Medioevo()}, calendar)


async def step(host: Host, position: OpenTable, rng: Random) -> OpenTable:
    seat = engine.awaited(position.state)[0]
    return (await host.play(position.table.id, seat, engine.sample(position.state, seat, rng))).position


async def tags(host: Host, table: str) -> list[str]:
    return [type(row.entry.action).__name__ for row in await host.history(table)]


async def test_the_days_count_from_the_first_action(house: Host, calendar: Calendar) -> None:
    rng, position = Random(1), await begun(house, "medioevo", days=14)
    calendar.now += 100 * DAY
    position = await step(house, position, rng)
    calendar.now += 13.9 * DAY
    position = await step(house, position, rng)
    assert "Curfew" not in await tags(house, position.table.id)
    calendar.now += 0.1 * DAY
    position = await step(house, position, rng)
    assert [tag == "Curfew" for tag in await tags(house, position.table.id)] == [False, False, True, False]
    position = await step(house, position, rng)
    assert (await tags(house, position.table.id)).count("Curfew") == 1


async def test_without_a_limit_nothing_ever_happens(house: Host, calendar: Calendar) -> None:
    rng, position = Random(1), await begun(house, "medioevo")
    for _ in range(4):
        calendar.now += 1000 * DAY
        position = await step(house, position, rng)
    assert "Curfew" not in await tags(house, position.table.id)


async def test_m3_the_turn_in_progress_is_the_last_and_the_log_proves_it(house: Host, calendar: Calendar) -> None:
    rng, position = Random(3), await begun(house, "medioevo", days=14)
    position = await step(house, position, rng)
    calendar.now += 20 * DAY
    while position.state.outcome is None:
        position = await step(house, position, rng)
    assert position.state.turn == 1
    assert position.state.outcome.reason.key == "medioevo-end-days"
    assert (await house.verify(position.table.id)).ok


async def test_an_illegal_action_does_not_sound_it(house: Host, calendar: Calendar) -> None:
    rng, position = Random(1), await begun(house, "medioevo", days=14)
    position = await step(house, position, rng)
    calendar.now += 20 * DAY
    waiting = 1 - engine.awaited(position.state)[0]
    with pytest.raises(IllegalMove):
        await house.play(position.table.id, waiting, engine.sample(position.state, 1 - waiting, rng))
    assert "Curfew" not in await tags(house, position.table.id)


async def test_nobody_can_play_it_by_hand(house: Host) -> None:
    position = await begun(house, "medioevo", days=14)
    with pytest.raises(IllegalMove):
        await house.play(position.table.id, engine.awaited(position.state)[0], Curfew())


async def test_it_changes_no_decision_and_is_not_taken_back_freely(house: Host, calendar: Calendar) -> None:
    rng, position = Random(1), await begun(house, "medioevo", days=14)
    position = await step(house, position, rng)
    calendar.now += 20 * DAY
    seat = engine.awaited(position.state)[0]
    sounded = engine.submit(Medioevo(), position.state, seat, Curfew(), seed="", index=1)
    assert engine.pending(sounded.state) == engine.pending(position.state)
    position = await step(house, position, rng)
    player = (ANN, BOB)[seat]
    await house.undo(position.table.id, player)
    assert (await tags(house, position.table.id))[-1] == "Curfew"
    assert isinstance(await house.undo(position.table.id, player), UndoRequest)
