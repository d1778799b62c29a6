"""Scenes of phase 5: battles are won at once by whoever attacks, so that movements can be looked at alone."""

from __future__ import annotations

from typing import NamedTuple

from rules.core import Flow
from rules.medioevo.campaign import Campaign, March, Movement, reach
from rules.medioevo.effects import allowance
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import Position
from tests.rules.medioevo.builder import at, give, two


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
        self,
        flow: Flow[Position],
        place: str,
        attacker: int | None,
        defender: int | None,
        *,
        march: int = 0,
        entering: bool = True,
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


def campaign(state: MedioevoState) -> MedioevoState:
    return at(state, Campaign(waiting=list(state.order)))


def leg(origin: str, piece: str, target: str, light: int = 0, cargo: tuple[str, ...] = (), **others: int) -> March:
    units = {"light": light, **others} if light else others
    return March(origin, piece, sum(units.values()), units, cargo, target)  # pyright: ignore


def targets(state: MedioevoState, origin: str, piece: str, *, laden: bool) -> dict[str, int]:
    transport = state.players[0].transport(piece)
    by_sea = transport.kind in ("galley", "ship")
    return reach(state, 0, origin, allowance(transport), by_sea=by_sea, laden=laden)


def column(state: MedioevoState) -> Movement:
    frame = state.stack[-1]
    assert isinstance(frame, Movement)
    return frame


def wagon_at_thrace(level: int = 1, **units: int) -> tuple[MedioevoState, str]:
    state = two()
    wagon = give(state, 0, "wagon", level, "thrace")
    if units:
        state.players[0].armies["thrace"] = dict(units)  # pyright: ignore
    return state, wagon
