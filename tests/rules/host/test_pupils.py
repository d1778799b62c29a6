"""What a coach has told people: kept by person and table, over a restart, whatever they wish meanwhile."""

from __future__ import annotations

import pytest

from rules.host import Host, HostError
from tests.rules.host.conftest import ANN, BOB, CID, OpenHost, begun, lobby


async def test_nobody_is_coached_unasked(host: Host) -> None:
    table = await lobby(host)
    assert await host.pupil(table, ANN) is None


async def test_lessons_are_kept_with_their_decision_over_a_restart(host: Host, open_host: OpenHost) -> None:
    table = await lobby(host)
    await host.set_coach(table, ANN, True)
    await host.note_lesson(table, ANN, "turn", "4.0")
    await host.note_lesson(table, ANN, "move", "5.1")
    kept = await (await open_host()).pupil(table, ANN)
    assert kept is not None
    assert (kept.coached, kept.heard) == (True, {"turn": "4.0", "move": "5.1"})


async def test_what_was_told_stays_told_while_the_coach_is_away(host: Host) -> None:
    table = await lobby(host)
    await host.set_coach(table, ANN, True)
    await host.note_lesson(table, ANN, "turn", "4.0")
    for wanted in (False, True):
        await host.set_coach(table, ANN, wanted)
        kept = await host.pupil(table, ANN)
        assert kept is not None
        assert (kept.coached, kept.heard) == (wanted, {"turn": "4.0"})


async def test_each_person_has_lessons_of_their_own(host: Host) -> None:
    table = (await begun(host)).table.id
    for player in (ANN, BOB):
        await host.set_coach(table, player, True)
    await host.note_lesson(table, ANN, "turn", "1.0")
    other = await host.pupil(table, BOB)
    assert other is not None
    assert other.heard == {}


async def test_only_who_sits_there_is_coached(host: Host) -> None:
    table = (await begun(host)).table.id
    with pytest.raises(HostError, match="host-not-seated"):
        await host.set_coach(table, CID, True)
    with pytest.raises(HostError, match="host-unknown-table"):
        await host.set_coach("nowhere", ANN, True)
    await host.note_lesson(table, CID, "turn", "1.0")
    assert await host.pupil(table, CID) is None


async def test_a_table_is_opened_with_computers(host: Host) -> None:
    table = await host.table(await lobby(host, computers=2))
    assert [seat.player for seat in table.seats] == [ANN, None, None]
    assert len({seat.name for seat in table.seats}) == 3
