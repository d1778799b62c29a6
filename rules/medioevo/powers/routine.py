"""M-133: what a player has said beforehand about phase 2, point by point: whoever has done so is not asked."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Flow, OneOf, Words, words
from rules.medioevo.powers.command import choice_words, point_label
from rules.medioevo.table import Player, Position

# What may be said about each point; the first of them holds where nothing was said.
ROUTINE: dict[str, tuple[str, ...]] = {
    "habits": ("ask", "usual"),
    "rebels": ("ask", "safest"),
    "disasters": ("ask", "cheapest"),
    "horde": ("ask", "keep", "fewer", "more"),
    "omens": ("ask", "mildest"),
    "supply": ("ask", "leave"),
    "tokens": ("ask", "least"),
}
_USUAL = "usual"  # instead of a point: much at once, in one answer
_LEAD, _ALL, _ASK = "lead", "all", "ask"
_LED = {"start": "barbarians", "habits": "usual", "rebels": "safest", "disasters": "cheapest", "tokens": "least"}
_LEFT = {**_LED, "start": "always", "horde": "fewer", "omens": "mildest", "supply": "leave"}
_SETS: dict[str, dict[str, str]] = {_LEAD: _LED, _ALL: _LEFT}  # what is said most often; whatever can be said


def routine_of(player: Player, point: str) -> str:
    return player.command.get(point, ROUTINE[point][0])


def is_led(player: Player, extent: str = _LEAD) -> bool:
    """Whether what is said most often has been said, or whatever can be said."""
    return all(player.command.get(point) == choice for point, choice in _SETS[extent].items())


def _points(position: Position, seat: int) -> OneOf:
    return OneOf((_USUAL, *ROUTINE))


def _choices(position: Position, seat: int, point: str) -> OneOf:
    return OneOf((*_SETS, _ASK) if point == _USUAL else ROUTINE[point])


def _point_label(position: Position, seat: int, point: str) -> Words:
    player = position.players[seat]
    return point_label(point, _extent(player) if point == _USUAL else routine_of(player, point))


def _extent(player: Player) -> str:
    return next((extent for extent in (_ALL, _LEAD) if is_led(player, extent)), _ASK)


def _choice_label(position: Position, seat: int, point: str, choice: str) -> Words:
    return choice_words(point, choice)


class Arrange(Action, frozen=True, tag="arrange"):
    """M-133: one point of the standing orders, from now on; or all that are usual."""

    rule = "M-133"
    group = "event"

    point: Annotated[str, Ask(_points, "M-133", None, _point_label)]
    choice: Annotated[str, Ask(_choices, "M-133", label_after=_choice_label)]

    @property
    def concealed(self) -> bool:
        return True

    def apply(self, flow: Flow[Position], seat: int) -> None:
        command = flow.state.players[seat].command
        if self.point != _USUAL:
            command[self.point] = self.choice
        elif self.choice in _SETS:
            command |= _SETS[self.choice]
        else:
            for point in (*_LED, *ROUTINE):
                command.pop(point, None)
        point, choice = words(f"medioevo-command-{self.point}"), choice_words(self.point, self.choice)
        flow.say("medioevo-event-command", to=(seat,), point=point, choice=choice)
