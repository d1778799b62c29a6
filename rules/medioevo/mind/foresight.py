"""M-133: the table as it may be when a seat is asked next, from what it knows, and what it says beforehand for then.

Others are taken to do nothing, and battles to be won: whether a planned move is possible is looked at again when its
turn has come."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from rules.core import Action, Chance, Flow, engine
from rules.core.actions import Beforehand
from rules.medioevo.campaign import Campaign, Combat, Movement, Retire, can_act
from rules.medioevo.diplomacy import at_war
from rules.medioevo.hiding import redeal
from rules.medioevo.powers import Exertion, Pass, Window
from rules.medioevo.purchases import Shopping
from rules.medioevo.purchases import ahead as as_listed
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import Planned, PlannedPhase
from rules.medioevo.trade import Rest, Trade, busy
from rules.medioevo.turn import ROOTS, WITHIN, entries_of, phase_under_way, read_move, tag_of_frame

_DECODER, _ENCODER = msgspec.msgpack.Decoder(MedioevoState), msgspec.msgpack.Encoder()
_BOTTOM = 2  # frames: the years, and the turn
_MOST = 60  # moves that a plan may have


def ahead(state: MedioevoState, seat: int) -> MedioevoState | None:
    """The first question that a plan leaves open; None: nothing is to be planned now."""
    phase = _first_phase(state, seat)
    if phase is None or len(state.players[seat].plan) >= _MOST:
        return None
    scene = _Scene(_known(state, seat), seat, phase)
    for entry in entries_of(state, seat):
        scene.follow(entry)
    return scene.asking()


def _first_phase(state: MedioevoState, seat: int) -> PlannedPhase | None:
    """Which phase could be planned first: one that is under way or comes next, unless one's part of it is over."""
    if state.outcome is not None or seat not in state.order or seat in engine.awaited(state):
        return None
    if any(isinstance(frame, Shopping) and seat in frame.done and frame.drawn is None for frame in state.stack):
        return "combat"
    for frame in state.stack:
        if isinstance(frame, Campaign):
            return "trade" if seat in frame.retired else "combat"
        if isinstance(frame, Trade):
            return "trade" if seat in frame.waiting else None
    return None


def _known(state: MedioevoState, seat: int) -> MedioevoState:
    """What the seat knows, its own purchases delivered; nothing but the turn is under way."""
    copy = redeal(_copy(state), seat, Random(0))
    listed: Any = as_listed(copy, seat)
    bottom = copy.stack[:_BOTTOM]
    known = _copy(listed) if listed is not copy else copy
    known.stack = bottom
    known.players[seat].plan = state.players[seat].plan
    return known


def _copy(state: MedioevoState) -> MedioevoState:
    return _DECODER.decode(_ENCODER.encode(state))


class _Scene:
    """The table while a plan is gone through."""

    def __init__(self, state: MedioevoState, seat: int, phase: PlannedPhase) -> None:
        self.state, self.seat = state, seat
        self.phase: PlannedPhase | None = phase
        self._plan, state.players[seat].plan = state.players[seat].plan, []
        self._begin()

    def _begin(self) -> None:
        """A movement of one's own, or the trade turn; after the last of them the next phase."""
        state = self.state
        del state.stack[_BOTTOM:]
        if self.phase == "combat":
            state.push(Combat(at="campaign"))
            state.push(Campaign(waiting=[]))
            state.push(Movement(seat=self.seat))
            if not can_act(state, Movement(seat=self.seat)):
                self._turn_to_trade()
        elif self.phase == "trade":
            state.push(Trade(waiting=[], seat=self.seat))
            if not busy(state, self.seat):
                self.phase = None

    def _turn_to_trade(self) -> None:
        self.phase = "trade"
        self._begin()

    def follow(self, entry: Planned) -> None:
        """One more move of the plan, as far as it is possible."""
        if self.phase == "combat" and entry.phase == "trade":
            self._turn_to_trade()
        if not self.phase or entry.step != tag_of_frame(type(self.state.stack[-1])):
            return
        move, tried = read_move(entry.move), _copy(self.state)
        if move not in engine.legal(tried, self.seat):
            return
        chance = Chance("foresight", 0)
        engine.play_on(tried, self.seat, move, chance)
        _pass_windows(tried, chance)
        if not chance.draws:
            self.state = tried
        self._go_on(move, known=not chance.draws)

    def _go_on(self, move: Action, *, known: bool) -> None:
        if isinstance(move, Retire):
            self._turn_to_trade()
        elif isinstance(move, Rest):
            self.phase = None
        elif not known and isinstance(move, Exertion):
            self.phase = None  # what a die would bring, nobody can plan on
        elif not known or not self._is_asked():
            _win_battles(self.state, self.seat)
            self._begin()

    def _is_asked(self) -> bool:
        state = self.state
        plannable = len(state.stack) > _BOTTOM and type(state.stack[-1]) in (*ROOTS, *WITHIN)
        return plannable and phase_under_way(state) == self.phase and self.seat in engine.awaited(state)

    def asking(self) -> MedioevoState | None:
        if not self.phase or not self._is_asked():
            return None
        self.state.players[self.seat].plan = self._plan
        vars(self.state)["foreseen_by"] = self.seat
        return self.state


def _win_battles(state: MedioevoState, seat: int) -> None:
    """Whoever is met is gone: what comes after a battle can be planned for the case that it is won."""
    for place in state.players[seat].armies:
        state.barbarians.pop(place, None)
        for other, player in state.seated():
            if other != seat and at_war(state, seat, other):
                player.armies.pop(place, None)


def _pass_windows(state: MedioevoState, chance: Chance) -> None:
    """Nobody reacts."""
    while state.stack and isinstance(state.stack[-1], Window):
        for seat in engine.awaited(state)[:1]:
            engine.play_on(state, seat, Pass(), chance)


class Plan(Beforehand, frozen=True, tag="plan"):
    """M-133: one more move of a plan; none: all of it is forgotten."""

    rule = "M-133"

    planned: dict[str, Any] = {}

    @classmethod
    def of(cls, move: Action) -> Plan:
        return cls(msgspec.to_builtins(move))

    def move(self) -> Action | None:
        return read_move(self.planned) if self.planned else None

    def apply(self, flow: Flow[MedioevoState], seat: int) -> None:
        state, move = flow.state, self.move()
        foreseen = ahead(state, seat) if move is not None else None
        phase = phase_under_way(foreseen) if foreseen is not None else None
        if move is None or foreseen is None or phase is None:
            state.players[seat].plan.clear()
            flow.say("medioevo-event-plan-forgotten", to=(seat,))
            return
        entry = Planned(
            turn=state.turn,
            phase=phase,
            step=tag_of_frame(type(foreseen.stack[-1])),
            move=self.planned,
            matters=move.touches(foreseen, seat),
        )
        state.players[seat].plan.append(entry)
        flow.say("medioevo-event-planned", to=(seat,), count=len(list(entries_of(state, seat))))
