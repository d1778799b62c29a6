"""Scenes of phase 5: battles are won at once by whoever attacks, so that movements can be looked at alone."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from rules.core import Flow
from rules.medioevo.phases.combat import onset
from rules.medioevo.phases.combat.phase import Campaign
from rules.medioevo.position import Position
from rules.medioevo.state import MedioevoState
from tests.rules.medioevo.builder import at


class Fought(NamedTuple):
    place: str
    attacker: int | None
    defender: int | None
    march: int


class Chronicle:
    """What a movement has led to."""

    def __init__(self) -> None:
        self.battles: list[Fought] = []
        self.conquests: list[tuple[int, str]] = []

    def battle(
        self, flow: Flow[Position], place: str, attacker: int | None, defender: int | None, *, march: int = 0
    ) -> None:
        self.battles.append(Fought(place, attacker, defender, march))
        if defender is None:
            flow.state.barbarians.pop(place, None)
        else:
            loser = flow.state.players[defender]
            for unit, count in list(loser.army(place).items()):
                loser.remove(place, unit, count)
            loser.transports = [transport for transport in loser.transports if transport.place != place]
            loser.engines = [engine for engine in loser.engines if engine.place != place]

    def conquest(self, flow: Flow[Position], seat: int, place: str) -> None:
        self.conquests.append((seat, place))


@pytest.fixture
def chronicle(monkeypatch: pytest.MonkeyPatch) -> Chronicle:
    book = Chronicle()
    monkeypatch.setattr(onset, "open_battle", book.battle)
    monkeypatch.setattr(onset, "conquer", book.conquest)
    return book


def campaign(state: MedioevoState) -> MedioevoState:
    return at(state, Campaign(waiting=list(state.order)))
