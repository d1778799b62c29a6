"""Barony on the contract."""

from __future__ import annotations

from random import Random
from typing import Literal

from rules.barony import ai
from rules.barony.actions import Build, City, Expedition, Move, Pass, Place, Recruit, Title
from rules.barony.faults import faults
from rules.barony.frames import BaronyState, Placement
from rules.barony.position import Player
from rules.barony.showing import view_of
from rules.barony.tiling import draw_land
from rules.barony.view import BaronyView
from rules.core import Action, Chance, Game, Options, Setup


class BaronyOptions(Options, frozen=True):
    """`bank`: tokens without end, or twenty of each kind (B-4)."""

    bank: Literal["unlimited", "80"] = "unlimited"


class Barony(Game[BaronyState]):
    id = "barony"
    min_seats = 2
    max_seats = 4
    colours = ("blue", "yellow", "green", "red")
    state_type = BaronyState
    view_type = BaronyView
    options_type = BaronyOptions
    actions = (Place, Recruit, Move, Build, City, Expedition, Title, Pass)

    def deal(self, setup: Setup, options: BaronyOptions, chance: Chance) -> BaronyState:
        state = BaronyState(
            seats=setup.seats,
            land=draw_land(setup.seats, chance),
            first=chance.below(setup.seats),
            limited=options.bank == "80",
            unattended=setup.unattended,
            players=[Player() for _ in range(setup.seats)],
        )
        state.push(Placement())
        return state

    def view(self, state: BaronyState, seat: int | None) -> BaronyView:
        return view_of(state, seat, self.colours)

    def choose(self, state: BaronyState, seat: int, rng: Random) -> Action:
        return ai.choose(state, seat, rng)

    def faults(self, state: BaronyState) -> list[str]:
        return faults(state)
