"""Barony on the contract."""

from __future__ import annotations

from random import Random
from typing import Literal

from rules.barony import ai
from rules.barony.actions import Build, City, Expedition, Move, Pass, Place, Recruit, Title
from rules.barony.faults import faults
from rules.barony.frames import BaronyState, Placement
from rules.barony.position import Player
from rules.barony.scoring import track
from rules.barony.showing import view_of
from rules.barony.tiling import draw_land
from rules.barony.topics import ENDINGS, TOPICS
from rules.barony.upgrades import CONVERTERS
from rules.barony.view import BaronyView
from rules.core import Action, Chance, Game, Options, Preset, Setup, Words, first_player, words


class BaronyOptions(Options, frozen=True):
    """`bank`: tokens without end, or twenty of each kind (B-4). `pass_at_will`: also who could do something may pass
    (B-10)."""

    bank: Literal["unlimited", "80"] = "unlimited"
    pass_at_will: bool = False


PRESETS = (Preset(purpose="first"), Preset(purpose="scarce", options={"bank": "80"}))


class Barony(Game[BaronyState]):
    id = "barony"
    version = 2
    converters = CONVERTERS
    min_seats = 2
    max_seats = 4
    colours = ("blue", "yellow", "green", "red")
    state_type = BaronyState
    view_type = BaronyView
    options_type = BaronyOptions
    insight = ai.INSIGHT
    presets = PRESETS
    matters = {"war": False, "border": True, "spend": True}
    topics = TOPICS
    endings = ENDINGS
    actions = (Place, Recruit, Move, Build, City, Expedition, Title, Pass)

    def deal(self, setup: Setup, options: BaronyOptions, chance: Chance) -> BaronyState:
        state = BaronyState(
            seats=setup.seats,
            land=draw_land(setup.seats, chance),
            first=first_player(setup, chance),
            limited=options.bank == "80",
            pass_at_will=options.pass_at_will,
            unattended=setup.unattended,
            players=[Player() for _ in range(setup.seats)],
        )
        state.push(Placement())
        return state

    def view(self, state: BaronyState, seat: int | None) -> BaronyView:
        return view_of(state, seat, self.colours)

    def standing(self, state: BaronyState) -> tuple[int, ...]:
        return tuple(track(player) for player in state.players)

    def chapter(self, state: BaronyState) -> tuple[Words, ...]:
        return (words("render-round", round=state.round) if state.round else words("barony-picture-placement"),)

    def choose(self, state: BaronyState, seat: int, rng: Random) -> Action:
        return ai.choose(state, seat, rng)

    def faults(self, state: BaronyState) -> list[str]:
        return faults(state)
