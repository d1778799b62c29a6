"""T-12, T-13: the end of a turn."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Flow, OneOf, Refusal, Words, words
from rules.torres.actions.score import score_points
from rules.torres.cards import in_order
from rules.torres.phrases import card_words, refuse
from rules.torres.position import Position
from rules.torres.stocks import Heights, leftovers, use_up

LOSE, SCORE = "lose", "score"


def _rests(position: Position, seat: int) -> OneOf | None:
    return OneOf((SCORE, LOSE)) if position.turn.points else None


def _why(position: Position, seat: int, rest: str) -> Refusal:
    return refuse("T-13", "end-rest" if position.turn.points else "end-no-rest")


def _label(position: Position, seat: int, rest: str) -> Words:
    return words(f"torres-label-rest-{rest}", points=position.turn.points)


# T-12: where the blocks left over go, if that is for the player to say


def write_heights(heights: Heights) -> str:
    """Stacks as text, such as `3+2`."""
    return "+".join(map(str, heights))


def _spreads(position: Position, seat: int, rest: str = LOSE) -> OneOf | None:
    found = leftovers(position, seat) if position.by_hand else []
    return OneOf([write_heights(way) for way in found]) if len(found) > 1 else None


def _no_spread(position: Position, seat: int, rest: str, stacks: str | None) -> Refusal:
    domain = _spreads(position, seat)
    if domain is None:
        return refuse("T-12", "end-no-spread")
    return refuse("T-12", "end-spread", ways=[str(way) for way in domain])


def _spread_label(position: Position, seat: int, stacks: str) -> Words:
    return words("torres-label-spread", stacks=stacks.replace("+", ", "))


def spread_by_default(position: Position, seat: int) -> str | None:
    """As evenly as can be, where it is asked."""
    domain = _spreads(position, seat)
    return None if domain is None else str(next(iter(domain)))


class End(Action, frozen=True, tag="end"):
    """T-13: the turn is over; what is left of the action points is lost, unless it is scored (T-19). T-12: what is left
    of the stack goes on the others."""

    rule = "T-13"

    rest: Annotated[str, Ask(_rests, "T-13", _why, _label)] = LOSE
    stacks: Annotated[str | None, Ask(_spreads, "T-12", _no_spread, _spread_label)] = None

    @classmethod
    def brings(cls, state: Position, seat: int) -> Words | None:
        """T-13: what would be left unspent."""
        return words("torres-brings-left", points=state.turn.points) if state.turn.points else None

    def apply(self, flow: Flow[Position], seat: int) -> None:
        position, player, left = flow.state, flow.state.players[seat], flow.state.turn.points
        if left and self.rest == SCORE:
            score_points(flow, seat, left)
        elif left:
            flow.say("torres-event-lost", seat=seat, points=left)
        use_up(position, seat, tuple(map(int, self.stacks.split("+"))) if self.stacks else None)
        _take_up(flow, seat)
        flow.say("torres-event-end", seat=seat, stacks=len(player.stacks))
        flow.reveal()
        flow.show()


def _take_up(flow: Flow[Position], seat: int) -> None:
    """T-18: cards bought this turn enter the hand; unseen ones are seen now."""
    player = flow.state.players[seat]
    if not player.bought:
        return
    if flow.heard and not flow.state.looks:
        flow.say("torres-event-drawn", to=(seat,), seat=seat, cards=[card_words(card) for card in player.bought])
    player.hand = in_order([*player.hand, *player.bought])
    player.bought = []
