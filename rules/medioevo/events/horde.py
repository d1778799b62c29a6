"""M-21: the barbarians' dice."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Decision, Flow, Frame, Some, Words, words
from rules.medioevo.campaign import horde_of
from rules.medioevo.data import DICE, Die
from rules.medioevo.table import Position, army_words


def _dice(position: Position, seat: int) -> Some:
    return Some(tuple(DICE))


def _die_label(position: Position, seat: int, die: Die) -> Words:
    return words("medioevo-label-die", die=die, value=position.dice[die])


class Reroll(Action, frozen=True, tag="reroll"):
    """M-21: any of the dice once more; none of them: keep what they show."""

    rule = "M-21"
    group = "event"

    dice: Annotated[tuple[str, ...], Ask(_dice, "M-21", None, _die_label, nothing="medioevo-nothing-dice")]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        for die, sides in DICE.items():
            if die in self.dice:
                flow.state.dice[die] = flow.chance.roll(sides)
        _tell(flow, "medioevo-event-horde-set")


class HordeDice(Frame, tag="horde-dice"):
    """The first player looks at the dice and may reroll."""

    def asks(self, state: Position) -> dict[int, Decision]:
        horde = army_words(horde_of(state.dice))
        return {state.order[0]: Decision(prompt=words("medioevo-prompt-reroll", horde=horde), actions=(Reroll,))}

    def take(self, flow: Flow[Position], seat: int, action: Action) -> None:
        action.apply(flow, seat)
        if isinstance(action, Reroll):
            flow.pop()


def roll_horde(flow: Flow[Position]) -> None:
    flow.state.dice = {die: flow.chance.roll(sides) for die, sides in DICE.items()}
    _tell(flow, "medioevo-event-horde-dice")
    flow.push(HordeDice())


def _tell(flow: Flow[Position], key: str) -> None:
    dice = flow.state.dice
    flow.say(key, d4=dice["d4"], d6=dice["d6"], d8=dice["d8"], horde=army_words(horde_of(dice)))
