"""Torres on the contract."""

from __future__ import annotations

from random import Random
from typing import Literal

from rules.core import Action, Chance, Game, Options, Preset, Setup, Words, first_player, words
from rules.torres import ai
from rules.torres.actions import (
    Block,
    Buy,
    End,
    First,
    Keep,
    King,
    Move,
    PickStack,
    PlaceKnight,
    PlayCard,
    Score,
    SetUp,
)
from rules.torres.data import BLOCKS, CARDS, COLOURS, MASTERS, START, Cards, Edition
from rules.torres.faults import faults
from rules.torres.frames import SettingUp, TorresState
from rules.torres.land import BIT
from rules.torres.position import Player, Slip
from rules.torres.redeal import redeal
from rules.torres.showing import phase_of, view_of
from rules.torres.topics import ENDINGS, TOPICS
from rules.torres.towers import Towers
from rules.torres.upgrades import CONVERTERS
from rules.torres.view import TorresView


class TorresOptions(Options, frozen=True):
    """`edition`: whose rules (see the rules marked so); `cards`: T-7, left open it is the edition's own base game;
    `stacks`: whether blocks left over are spread by themselves, or by the player's hand (T-12)."""

    edition: Edition = "2017"
    cards: Literal["usual", "own", "common", "advanced"] = "usual"
    stacks: Literal["even", "hand"] = "even"


PRESETS = (
    Preset(purpose="first"),
    Preset(purpose="expert", options={"cards": "advanced"}),
    Preset(purpose="classic", options={"edition": "1999"}),
)

_USUAL: dict[Edition, Cards] = {"2017": "own", "1999": "common"}


class Torres(Game[TorresState]):
    id = "torres"
    version = 2
    converters = CONVERTERS
    min_seats = 2
    max_seats = 4
    colours = ("red", "blue", "green", "yellow")
    state_type = TorresState
    view_type = TorresView
    options_type = TorresOptions
    presets = PRESETS
    insight = ai.INSIGHT
    matters = {"border": True, "card": True}
    topics = TOPICS
    endings = ENDINGS
    actions = (SetUp, PlaceKnight, Move, Block, Buy, Keep, PlayCard, Score, PickStack, End, King, First)

    def deal(self, setup: Setup, options: TorresOptions, chance: Chance) -> TorresState:
        cards = _USUAL[options.edition] if options.cards == "usual" else options.cards
        first = first_player(setup, chance)
        players = [Player() for _ in range(setup.seats)]
        state = TorresState(
            seats=setup.seats,
            edition=options.edition,
            cards=cards,
            by_hand=options.stacks == "hand",
            players=players,
            first=first,
            starter=first,
            towers=Towers(),
            supply=BLOCKS,
        )
        if cards == "common":
            state.deck = [Slip(card) for card in chance.shuffled(CARDS * COLOURS)]
        for player in players:
            if cards == "own":
                player.deck = [Slip(card) for card in chance.shuffled(CARDS)]
            elif cards == "advanced":
                player.hand = list(CARDS)
        if cards == "advanced":
            state.master = chance.pick(tuple(MASTERS))
        else:
            state.towers.storeys = [sum(BIT[square] for square in START)]
            state.supply -= len(START)
        state.push(SettingUp())
        return state

    def view(self, state: TorresState, seat: int | None) -> TorresView:
        return view_of(state, seat, self.colours)

    def standing(self, state: TorresState) -> tuple[int, ...]:
        return tuple(player.score for player in state.players)

    def side(self, state: TorresState, seat: int) -> str:
        return f"torres-option-edition-{state.edition}"

    def chapter(self, state: TorresState) -> tuple[Words, ...]:
        match phase_of(state):
            case "blocks" | "knights" | "king":
                return (words("torres-picture-setup"),)
            case "succession":
                return (words("torres-picture-year-over", year=state.year),)
            case _:
                return (words("torres-picture-stage", year=state.year, round=state.round, rounds=state.rounds),)

    def redeal(self, state: TorresState, seat: int | None, rng: Random) -> TorresState:
        redeal(state, seat, rng)
        return state

    def choose(self, state: TorresState, seat: int, rng: Random) -> Action:
        return ai.choose(state, seat, rng)

    def faults(self, state: TorresState) -> list[str]:
        return faults(state)
