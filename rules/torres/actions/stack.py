"""T-12: which stack one builds from."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Flow, OneOf, Refusal, Words, words
from rules.torres.phrases import refuse
from rules.torres.position import Position
from rules.torres.stocks import in_use


def stack_label(position: Position, seat: int, number: int) -> Words:
    return words("torres-label-stack", number=number, blocks=position.players[seat].stacks[number - 1])


def _numbers(position: Position, seat: int) -> OneOf:
    player, turn = position.players[seat], position.turn
    if turn.building:
        return OneOf(())
    now = in_use(player, turn)
    return OneOf([place + 1 for place, blocks in enumerate(player.stacks) if blocks and place != now])


def _why(position: Position, seat: int, number: int) -> Refusal:
    return no_stack(position, seat, number) or refuse("T-12", "stack-same", number=number)


def no_stack(position: Position, seat: int, number: int | None) -> Refusal | None:
    """There is no such stack, or nothing on it."""
    stacks = position.players[seat].stacks
    if number is None or not 1 <= number <= len(stacks):
        return refuse("T-12", "stack-number", most=len(stacks))
    return None if stacks[number - 1] else refuse("T-12", "stack-empty", number=number)


class PickStack(Action, frozen=True, tag="stack"):
    """T-12: another stack than the tallest, before the first block of the turn."""

    rule = "T-12"

    number: Annotated[int, Ask(_numbers, "T-12", _why, stack_label)]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        if state.turn.building:
            return refuse("T-12", "stack-fixed")
        return None if _numbers(state, seat) else refuse("T-12", "stack-only")

    def apply(self, flow: Flow[Position], seat: int) -> None:
        flow.state.turn.stack = self.number - 1
        blocks = flow.state.players[seat].stacks[self.number - 1]
        flow.say("torres-event-stack", seat=seat, blocks=blocks)
