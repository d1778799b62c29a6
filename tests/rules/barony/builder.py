"""Scenes of Barony in a line or two: a known board, what each player has, one act, one question."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.barony import GAME
from rules.barony.frames import BaronyState, Turns
from rules.barony.position import Player
from rules.core import Action, Event, IllegalMove, Refusal, engine
from rules.core.engine import Played

# Plains but for the lakes c3 and f5, the mountains a5 and e3, the forests b2 and e1, the fields a3 and c5.
#   c3 touches c2 d2 d3 c4 b3 b2;  d3 touches d2 e3 e4 d4 c4 c3;  e3 touches e2 f2 f3 e4 d3 d2.
COUNTRY = "PPDPM/PFPPP/PPLPD/PPPPP/FPMPP/PPPPL/PPPPP"


def side(
    knights: str = "",
    villages: str = "",
    strongholds: str = "",
    cities: str = "",
    tokens: str = "",
    *,
    rank: int = 0,
    removed: int = 0,
) -> Player:
    """One player's things, by hex or terrain; what is named twice is there twice."""
    kinds = {"village": villages, "stronghold": strongholds, "city": cities}
    return Player(
        knights=dict(Counter(knights.split())),
        buildings={hex_: kind for kind, hexes in kinds.items() for hex_ in hexes.split()},
        tokens=dict(Counter(tokens.split())),
        rank=rank,
        removed=removed,
    )


def scene(
    *players: Player,
    land: str = COUNTRY,
    first: int = 0,
    turns: int = 0,
    limited: bool = False,
    cap: bool = False,
    at_will: bool = False,
) -> BaronyState:
    """The turn of a player: of the first one, unless some turns are over."""
    sides = list(players) + [Player()] * (len(players) == 1)
    state = BaronyState(
        seats=len(sides),
        land=land,
        players=sides,
        first=first,
        turns=turns,
        limited=limited,
        pass_at_will=at_will,
        unattended=cap,
    )
    state.acts = [0] * len(sides)
    state.push(Turns())
    assert GAME.faults(state) == []
    return state


def mover(state: BaronyState) -> int:
    (seat,) = engine.awaited(state)
    return seat


def act(state: BaronyState, action: Action) -> Played:
    """What comes of an action of the player whose turn it is."""
    played = engine.submit(GAME, state, mover(state), action, seed="scene", index=1)
    assert GAME.faults(played.state) == []
    return played


def after(state: BaronyState, *actions: Action) -> BaronyState:
    for action in actions:
        state = act(state, action).state
    return state


def refusal(state: BaronyState, action: Action) -> Refusal:
    """Why the player whose turn it is may not do this."""
    with pytest.raises(IllegalMove) as caught:
        engine.submit(GAME, state, mover(state), action, seed="scene", index=1)
    return caught.value.refusal


def reason(state: BaronyState, action: Action) -> tuple[str, str]:
    """The rule of a refusal, and its words without their common beginning."""
    why = refusal(state, action)
    return why.rule, why.words.key.removeprefix("barony-refusal-")


def told(events: tuple[Event, ...]) -> list[str]:
    return [event.words.key.removeprefix("barony-event-") for event in events]
