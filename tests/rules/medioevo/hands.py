"""Scenes of powers in a line or two: who holds which card and knows which technology, windows, and the turn after."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest
from msgspec.structs import asdict

from rules.core import Action, engine
from rules.core.legal import completions
from rules.medioevo.battle import Battle, Protect
from rules.medioevo.campaign import Onset
from rules.medioevo.data import TECHNOLOGIES
from rules.medioevo.powers import Pass, Window, moment_of
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import War
from rules.medioevo.turn import Turn, Years
from tests.rules.medioevo.battles import BLUE, YELLOW, Scene, stand
from tests.rules.medioevo.builder import before, give, play, settled, two
from tests.rules.medioevo.campaigns import campaign

A = TypeVar("A", bound=Action)


def hold(state: MedioevoState, seat: int, *cards: int) -> MedioevoState:
    """These cards lie before a player, upright."""
    state.players[seat].cards += cards
    state.empire = [card for card in state.empire if card not in cards]
    return state


def learn(state: MedioevoState, seat: int, technology: str, points: int = 0) -> MedioevoState:
    """A technology is known, with so many points of its colour made to use it."""
    player, row = state.players[seat], TECHNOLOGIES[technology]
    player.technology[row.colour] = row.level
    if points:
        player.points[row.colour] = points
    return state


def design(technology: str, points: int) -> MedioevoState:
    """Blue knows a technology, and has points for it."""
    return learn(two(), BLUE, technology, points)


def moving(state: MedioevoState) -> MedioevoState:
    """Phase 5: Blue is to move, a wagon waiting in Nicaea, with whoever stands there."""
    give(state, BLUE, "wagon", 1, "nicaea")
    return campaign(state)


def wagon(state: MedioevoState) -> str:
    return next(piece.id for piece in state.players[BLUE].transports if piece.kind == "wagon")


def invaded(place: str, state: MedioevoState, attackers: dict[str, int], defenders: dict[str, int]) -> Scene:
    """Blue's army has come to Yellow's land, and to those who stand there."""
    stand(state, BLUE, place, attackers)
    stand(state, YELLOW, place, defenders)
    state.wars.append(War((BLUE, YELLOW), since=1))
    contact = "battle" if defenders else "conquest"
    state.push(Onset(seat=BLUE, place=place, contact=contact, owner=None if defenders else YELLOW))
    return Scene(state)


def fighting(state: MedioevoState) -> Battle | None:
    """The battle under way, windows in it or not."""
    return next((frame for frame in reversed(state.stack) if isinstance(frame, Battle)), None)


# Windows


def window(state: MedioevoState) -> str | None:
    """The moment of the window that asks."""
    return moment_of(state) if state.stack and isinstance(state.stack[-1], Window) else None


def hush(scene: Scene, *rolls: int, until: str | None = None) -> Scene:
    """Nobody reacts, until a window of that moment opens; `rolls` are the dice that fall when the first one closes."""
    while window(scene.state) not in (None, until):
        *others, last = scene.asked
        for seat in others:
            scene.do(seat, Pass())
        scene.do(last, Pass(), *rolls)
        rolls = ()
    return scene


def quiet(state: MedioevoState) -> MedioevoState:
    """The same without loaded dice."""
    while window(state):
        state = play(state, engine.awaited(state)[0], Pass()).state
    return state


# Moves of which only a part matters


def offers(state: MedioevoState, seat: int, kind: type[A], **fields: Any) -> list[A]:
    """The legal moves of a kind with these fields, whatever else they say."""
    if kind not in engine.pending(state)[seat].actions:
        return []
    found: list[Any] = [*completions(kind, state, seat)]
    return [move for move in found if all(asdict(move)[name] == value for name, value in fields.items())]


def the(state: MedioevoState, seat: int, kind: type[A], **fields: Any) -> A:
    """The one of them that does the most."""

    def extent(move: Any) -> tuple[int, int, int]:
        return move.amount, sum(move.shares.values()), len(move.several)

    moves = offers(state, seat, kind, **fields)
    if not moves:
        pytest.fail(f"{kind.__name__} with {fields} is not offered")
    return max(moves, key=extent)


def protect(scene: Scene, seat: int, *attacks: str) -> Scene:
    """A building protects from all of these, named at once or one after the other."""
    moves = offers(scene.state, seat, Protect)
    both = [move for move in moves if set(attacks) <= {*map(str, asdict(move).values())}]
    for move in both[:1] or [move for move in moves if move.attack in attacks]:
        scene.do(seat, move)
    return scene


# Time


def turn_over(state: MedioevoState) -> MedioevoState:
    """M-108: the turn ends as turns do. The next one has the same dice, and stands before whatever a scene begins."""
    dice = dict(state.dice)
    state.stack.clear()
    state.push(Years())
    state.push(before(Turn, "last_reactions"))
    state = quiet(settled(state))
    state.stack.clear()
    state.dice = dice
    return state
