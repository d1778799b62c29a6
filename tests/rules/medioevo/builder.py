"""Scenes of Medioevo in a line or two: some realms, what each has, one step of the game, one question."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import Action, Chance, Event, Flow, Frame, IllegalMove, engine
from rules.core.engine import Played
from rules.medioevo.data import BUILDING_ROWS, EMPIRE_CARDS, EVENTS
from rules.medioevo.game import Medioevo
from rules.medioevo.state import MedioevoState
from rules.medioevo.steps import Sequence, Together, name_of
from rules.medioevo.table import Player, SiegeEngine, Standing, Transport, is_sea
from rules.medioevo.turn import Turn, Years

GAME = Medioevo()


def table(*realms: str, turn: int = 2, **fields: Any) -> MedioevoState:
    """Players of these realms in this order, nothing on the map, and a horde of one light infantry."""
    state = MedioevoState(
        seats=len(realms),
        players=[Player(realm=realm) for realm in realms],  # pyright: ignore
        turns=10,
        turn=turn,
        order=list(range(len(realms))),
        dice={"d4": 4, "d6": 6, "d8": 8},
        events=list(EVENTS),
        empire=list(EMPIRE_CARDS),
        **fields,
    )
    state.acts = [0] * len(realms)
    return state


def two(**fields: Any) -> MedioevoState:
    return table("byzantium", "mamluks", **fields)


def at(state: MedioevoState, frame: Frame) -> MedioevoState:
    """The step under way; when it is over, so is the turn."""
    state.push(Years())
    state.push(Turn(at=name_of(Turn.steps[-1])))
    state.push(frame)
    return settled(state)


def before(kind: type[Sequence], step: str) -> Sequence:
    """A phase or turn whose next step is this one."""
    names = ["", *map(name_of, kind.steps)]
    return kind(at=names[names.index(step) - 1])


def settled(state: MedioevoState) -> MedioevoState:
    """Frames that await nobody go on."""
    flow = flow_on(state)
    while state.stack and not engine.awaited(state):
        state.advance(flow)
    assert GAME.faults(state) == []
    return changeable(state)


def changeable(state: MedioevoState) -> MedioevoState:
    """A scene may change what it likes now: nothing is kept of what the steps have worked out."""
    for frame in state.stack:
        if isinstance(frame, Together):
            vars(frame).clear()
    return state


def flow_on(state: MedioevoState, seed: str = "scene") -> Flow[Any]:
    return Flow(state, Chance(seed, 1))


def play(state: MedioevoState, seat: int, action: Action, seed: str = "scene") -> Played:
    played = engine.submit(GAME, state, seat, action, seed=seed, index=1)
    assert GAME.faults(played.state) == []
    changeable(played.state)
    return played


def after(state: MedioevoState, *moves: tuple[int, Action]) -> MedioevoState:
    for seat, action in moves:
        state = play(state, seat, action).state
    return state


def reason(state: MedioevoState, seat: int, action: Action) -> tuple[str, str]:
    """The rule of a refusal, and its words without their common beginning."""
    with pytest.raises(IllegalMove) as caught:
        engine.submit(GAME, state, seat, action, seed="scene", index=1)
    why = caught.value.refusal
    return why.rule, why.words.key.removeprefix("medioevo-refusal-")


def legal(state: MedioevoState, seat: int, action: Action) -> bool:
    return action in engine.legal(state, seat)


def told(events: tuple[Event, ...] | list[Event]) -> list[str]:
    return [event.words.key.removeprefix("medioevo-event-") for event in events]


def build(state: MedioevoState, place: str, *kinds: str) -> MedioevoState:
    for kind in kinds:
        row = BUILDING_ROWS[kind]  # pyright: ignore
        state.buildings.setdefault(place, {})[row.category] = Standing(kind)  # pyright: ignore
    return state


def give(state: MedioevoState, seat: int, kind: str, level: int, place: str, **cargo: int) -> str:
    """A transport; its name. At sea a wagon is in the galley with most room."""
    name = state.name(kind)
    aboard = _carrier(state, seat, place) if kind in ("wagon", "caravan") else ""
    state.players[seat].transports.append(Transport(name, kind, level, place, dict(cargo), aboard=aboard))  # pyright: ignore
    return name


def _carrier(state: MedioevoState, seat: int, place: str) -> str:
    player = state.players[seat]
    return max(player.galleys(place), key=player.room_aboard).id if is_sea(place) else ""


def forge(state: MedioevoState, seat: int, kind: str, place: str) -> str:
    name = state.name("engine")
    state.players[seat].engines.append(SiegeEngine(name, kind, place, _carrier(state, seat, place)))  # pyright: ignore
    return name
