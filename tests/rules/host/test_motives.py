"""Why a computer does something is told with its move, and stays part of what was told."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import Action, Event, words
from rules.host import Host
from tests.rules.host.test_export import finished
from tests.sample_game.game import Tourney

WHY = Event(words("tourney-event-why"))


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    def motives(self: Tourney, state: Any, seat: int, action: Action) -> tuple[Event, ...]:
        return (WHY,)

    monkeypatch.setattr(Tourney, "motives", motives)


@pytest.mark.usefixtures("talkative")
async def test_computers_say_why_and_people_do_not(host: Host) -> None:
    position = await finished(host)
    told = (await host.export(position.table.id))["entries"]
    computers = {seat for seat, taken in enumerate(position.table.seats) if taken.is_computer}
    assert computers
    for entry in told:
        keys = [event["words"]["key"] for event in entry["events"]]
        assert (WHY.words.key in keys) == (entry["seat"] in computers)


@pytest.mark.usefixtures("talkative")
async def test_a_game_with_reasons_is_verified(host: Host) -> None:
    position = await finished(host)
    assert (await host.verify(position.table.id)).ok


async def test_reasons_that_nobody_had_are_no_part_of_a_true_log(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Tourney, "motives", lambda *_: (WHY,))
        position = await finished(host)
    verified = await host.verify(position.table.id)
    assert verified.problem == "host-verify-log"
