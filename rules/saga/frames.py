"""S-8, S-10 to S-15, S-20: turn after turn, clockwise, until the game is over."""

from __future__ import annotations

from rules.core import Action, Decision, Flow, Frame, words
from rules.core.legal import possible
from rules.saga.actions import Conquer, End, Play, Recruit, UsePower
from rules.saga.actions.end import close_turn
from rules.saga.data import ROUND_CAP
from rules.saga.phrases import card_words, realm_words
from rules.saga.playing import can_attack, may_hire
from rules.saga.position import Position
from rules.saga.scoring import outcome, placements
from rules.saga.war import might_beat, uncover

_KINDS = (Play, Conquer, Recruit, UsePower, End)


def _asks(prompt: str) -> list[dict[int, Decision]]:
    """The question, by the seat that it is put to."""
    decision = Decision(prompt=words(prompt), actions=_KINDS)
    return [{seat: decision} for seat in range(4)]


_ASKS_FIRST, _ASKS_FIRST_RECRUIT = _asks("saga-prompt-play"), _asks("saga-prompt-play-recruit")
_ASKS_AFTER, _ASKS_AFTER_RECRUIT = _asks("saga-prompt-after"), _asks("saga-prompt-after-recruit")
_ASKS_CHOICE = _asks("saga-prompt-conquer")


class Turns(Frame, tag="turns"):
    """`open`: the player whose turn it is has had the income and is asked. Whom a frame asks is known to all, so that
    it must not depend on a hand; who can do nothing is passed over when the turn opens."""

    open: bool = False
    acted: bool = False  # the player whose turn it is

    def asks(self, state: Position) -> dict[int, Decision]:
        if not self.open:
            return {}
        recruits = may_hire(state, state.mover)
        if not state.played:
            return (_ASKS_FIRST_RECRUIT if recruits else _ASKS_FIRST)[state.mover]
        if state.by_choice and not state.conquered:
            return _ASKS_CHOICE[state.mover]
        return (_ASKS_AFTER_RECRUIT if recruits else _ASKS_AFTER)[state.mover]

    def expects(self, state: Position) -> dict[int, Decision]:
        return _ASKS_AFTER[state.mover] if self.open else {}

    def take(self, flow: Flow[Position], seat: int, action: Action) -> None:
        if not self.acted:
            self.acted = True
            flow.state.last = []
        action.apply(flow, seat)
        if isinstance(action, End):
            self._closed(flow)
        else:
            self._go_on(flow, seat)

    def advance(self, flow: Flow[Position]) -> None:
        """S-10: the next turn opens with its income."""
        position = flow.state
        position.played = position.recruited = position.conquered = position.emptied = False
        self.open, self.acted = True, False
        seat = position.mover
        if income := position.income(seat):
            position.players[seat].points += income
            flow.say("saga-event-income", seat=seat, income=income, points=position.players[seat].points)
        self._go_on(flow, seat)

    def _go_on(self, flow: Flow[Position], seat: int) -> None:
        """S-13, S-15: a turn ends by itself when nothing is left to decide, as far as everybody can tell."""
        if not _may_act(flow.state, seat):
            close_turn(flow, seat)
            self._closed(flow)

    def _closed(self, flow: Flow[Position]) -> None:
        self.open = False
        reason = _ending(flow.state)
        if reason is not None:
            finish(flow, reason)


def _may_act(position: Position, seat: int) -> bool:
    """Looked at after every step, so what is quickest and likeliest comes first."""
    return (
        can_attack(position, seat)
        or may_hire(position, seat)
        or possible(UsePower, position, seat)
        or _may_conquer(position, seat)
    )


def _may_conquer(position: Position, seat: int) -> bool:
    """S-12: whether somebody who sees no knight that lies face down must expect a conquest by choice."""
    if not position.by_choice or position.conquered:
        return False
    return any(might_beat(position, seat, target) for target in position.players[seat].armies)


def _ending(position: Position) -> str | None:
    if position.emptied:
        return "last-card"
    if position.passes == position.seats:
        return "passes"
    if position.unattended and position.turns >= ROUND_CAP * position.seats:
        return "cap"
    return None


def finish(flow: Flow[Position], reason: str) -> None:
    """S-20 to S-23: everything is turned up and counted."""
    position = flow.state
    for seat, player in enumerate(position.players):
        for target in list(player.armies):
            uncover(flow, seat, target)
    for seat, realm, card in placements(position):
        flow.say("saga-event-place", places=(realm,), seat=seat, card=card_words(card), realm=realm_words(realm))
    flow.reveal()
    result = outcome(position, words(f"saga-end-{reason}"))
    flow.finish(result)
    points = max(result.scores)
    if len(result.winners) == 1:
        flow.say(f"saga-event-end-{reason}", seat=result.winners[0], points=points)
    else:
        flow.say(f"saga-event-end-{reason}-shared", winner_seat=list(result.winners), points=points)


class SagaState(Position, kw_only=True):
    """The position with the frame that runs the game."""

    stack: list[Turns] = []
