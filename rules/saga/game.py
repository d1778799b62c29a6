"""Saga on the contract."""

from __future__ import annotations

from random import Random

from rules.core import Action, Chance, Game, Setup, Words, first_player, words
from rules.saga import ai
from rules.saga.actions import Conquer, End, Play, Recruit, UsePower
from rules.saga.data import SETS
from rules.saga.deal import PRESETS, SagaOptions, dealt_players, dealt_realms
from rules.saga.faults import faults
from rules.saga.frames import SagaState, Turns
from rules.saga.redeal import redeal
from rules.saga.showing import view_of
from rules.saga.topics import ENDINGS, TOPICS
from rules.saga.upgrades import CONVERTERS
from rules.saga.view import SagaView


class Saga(Game[SagaState]):
    id = "saga"
    version = 2
    converters = CONVERTERS
    min_seats = 2
    max_seats = 4
    state_type = SagaState
    view_type = SagaView
    options_type = SagaOptions
    insight = ai.INSIGHT
    presets = PRESETS
    matters = {"war": False, "spend": True}
    amounts = {"spend": (1, 2, 3)}
    topics = TOPICS
    endings = ENDINGS
    actions = (Play, Conquer, Recruit, UsePower, End)

    def deal(self, setup: Setup, options: SagaOptions, chance: Chance) -> SagaState:
        order = chance.shuffled(range(len(SETS)))
        spare = order[setup.seats]
        state = SagaState(
            seats=setup.seats,
            players=dealt_players(setup.seats, order),
            realms=dealt_realms(spare, options, chance),
            spare=spare,
            first=first_player(setup, chance),
            prepare=options.prepare,
            by_choice=options.conquest == "choice",
            unattended=setup.unattended,
        )
        state.push(Turns())
        return state

    def view(self, state: SagaState, seat: int | None) -> SagaView:
        return view_of(state, seat, self.colours)

    def standing(self, state: SagaState) -> tuple[int, ...]:
        return tuple(player.points for player in state.players)

    def chapter(self, state: SagaState) -> tuple[Words, ...]:
        return (words("render-round", round=state.round),)

    def choose(self, state: SagaState, seat: int, rng: Random) -> Action:
        return ai.choose(state, seat, rng)

    def redeal(self, state: SagaState, seat: int | None, rng: Random) -> SagaState:
        return redeal(state, seat, rng)

    def faults(self, state: SagaState) -> list[str]:
        return faults(state)
