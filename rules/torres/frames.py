"""T-6, T-10, T-33, T-40: the set-up, then years of rounds of turns, and what lies between two years."""

from __future__ import annotations

from functools import lru_cache

from rules.core import Action, Decision, Flow, Frame, words
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
from rules.torres.actions.setup import Stage, placer, stage
from rules.torres.data import YEARS
from rules.torres.position import Position, Turn
from rules.torres.scoring import outcome, score_year, worth
from rules.torres.stocks import hand_out, in_use
from rules.torres.track import last_in_line, leader

_SETUP: dict[Stage, Decision] = {
    "block": Decision(prompt=words("torres-prompt-setup-block"), actions=(SetUp,)),
    "knight": Decision(prompt=words("torres-prompt-setup-knight"), actions=(SetUp,)),
    "king": Decision(prompt=words("torres-prompt-setup-king"), actions=(SetUp,)),
}
_KEEP = Decision(prompt=words("torres-prompt-keep"), actions=(Keep,), secret=True)
_KING = Decision(prompt=words("torres-prompt-king"), actions=(King,))
_FIRST = Decision(prompt=words("torres-prompt-first"), actions=(First,))
_TURN = (PlaceKnight, Move, Block, Buy, PlayCard, Score, PickStack, End)


_UNREAD_TURN = Decision(prompt=words("torres-prompt-turn"), actions=_TURN)


@lru_cache(maxsize=4096)
def _turn(points: int, blocks: int, worth_now: int) -> Decision:
    prompt = words("torres-prompt-turn", points=points, blocks=blocks, worth=worth_now)
    return Decision(prompt=prompt, actions=_TURN)


class SettingUp(Frame, tag="setup"):
    """Start blocks in the advanced game, then a knight each, then the king."""

    def asks(self, state: Position) -> dict[int, Decision]:
        what = stage(state)
        return {} if what is None else {placer(state): _SETUP[what]}

    def advance(self, flow: Flow[Position]) -> None:
        flow.pop()
        flow.push(Turns())
        hand_out(flow.state)
        flow.say("torres-event-year", year=flow.state.year, seat=flow.state.starter)


class Turns(Frame, tag="turns"):
    """Turn after turn; each is a run of small actions."""

    def asks(self, state: Position) -> dict[int, Decision]:
        seat, turn = state.mover, state.turn
        stacks = state.players[seat].stacks
        place = in_use(state.players[seat], turn)
        return {seat: _turn(turn.points, 0 if place is None else stacks[place], worth(state, seat))}

    def expects(self, state: Position) -> dict[int, Decision]:
        return {state.mover: _UNREAD_TURN}

    def take(self, flow: Flow[Position], seat: int, action: Action) -> None:
        position = flow.state
        if not position.turn.begun:
            position.turn.begun = True
            position.last_seat, position.last = seat, []
        action.apply(flow, seat)
        if isinstance(action, End):
            self._next(flow)
        elif position.players[seat].looked:
            flow.push(Choosing(seat=seat))

    def _next(self, flow: Flow[Position]) -> None:
        """T-10: the next turn, round or year."""
        position = flow.state
        position.turn = Turn()
        position.turns += 1
        if position.turns < position.seats:
            return
        if position.round < position.rounds:
            position.turns = 0
            position.round += 1
            if position.cards == "advanced":
                position.starter = leader(position)
            return
        self._end_year(flow)

    def _end_year(self, flow: Flow[Position]) -> None:
        position = flow.state
        flow.say("torres-event-year-over", year=position.year)
        score_year(flow)
        if position.year < YEARS:
            flow.push(Succession(seat=last_in_line(position)))
            return
        result = outcome(position)
        flow.finish(result)
        key = "torres-event-won" if len(result.winners) == 1 else "torres-event-shared"
        flow.say(key, seat=result.winners[0], points=max(result.scores))


class Choosing(Frame, tag="choosing"):
    """T-18: which of the cards looked at is kept."""

    seat: int

    def asks(self, state: Position) -> dict[int, Decision]:
        return {self.seat: _KEEP}

    def take(self, flow: Flow[Position], seat: int, action: Action) -> None:
        action.apply(flow, seat)
        flow.pop()


class Succession(Frame, tag="succession"):
    """T-33: the king moves; in 2017, but not in the advanced game, whoever moves him names who begins."""

    seat: int
    moved: bool = False

    def asks(self, state: Position) -> dict[int, Decision]:
        return {self.seat: _FIRST if self.moved else _KING}

    def take(self, flow: Flow[Position], seat: int, action: Action) -> None:
        position = flow.state
        action.apply(flow, seat)
        if not self.moved and position.edition == "2017" and position.cards != "advanced":
            self.moved = True
            return
        flow.pop()
        position.year, position.round, position.turns = position.year + 1, 1, 0
        if position.cards == "advanced":
            position.starter = leader(position)
        hand_out(position)
        flow.show()
        flow.say("torres-event-year", year=position.year, seat=position.starter)


class TorresState(Position, kw_only=True):
    """The position with the frames that run the game."""

    stack: list[SettingUp | Turns | Choosing | Succession] = []
