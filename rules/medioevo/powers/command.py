"""M-87: what a player has said beforehand about fighting, point by point, for whoever leads the army by it."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Flow, OneOf, Words, words
from rules.medioevo.table import Player, Position

# What may be said about each point; the first of them holds where nothing was said.
POINTS: dict[str, tuple[str, ...]] = {
    "reroll": ("best", "keep", "below-2", "below-3", "below-4", "equals"),
    "sacrifice": ("behind", "never", "one", "all"),
    "losses": ("light", "archers", "hardy"),
    "captains": ("act", "bar", "idle"),
    "engines": ("units", "walls", "idle"),
    "shelter": ("danger", "melee", "archers", "engines"),
    "prisoners": ("kill", "take"),
    "flight": ("outnumbered", "half", "never"),
    "surrender": ("never", "outnumbered"),
    "superiority": ("strike", "spare"),
    "blood": ("turn", "never"),
    "spoils": ("keep", "plunder", "ask"),
    "powers": ("keep", "habits", "ask"),
    "start": ("ask", "barbarians", "always"),
    "until": ("end", "half", "round"),
}


def order_of(player: Player, point: str) -> str:
    return player.command.get(point, POINTS[point][0])


def _points(position: Position, seat: int) -> OneOf:
    return OneOf(tuple(POINTS))


def _choices(position: Position, seat: int, point: str) -> OneOf:
    return OneOf(POINTS[point])


def choice_words(point: str, choice: str) -> Words:
    return words(f"medioevo-command-{point}-{choice}")


def point_label(point: str, choice: str) -> Words:
    """A point with what holds for it now."""
    return words("medioevo-label-command", point=words(f"medioevo-command-{point}"), choice=choice_words(point, choice))


def _point_label(position: Position, seat: int, point: str) -> Words:
    return point_label(point, order_of(position.players[seat], point))


def _choice_label(position: Position, seat: int, point: str, choice: str) -> Words:
    return choice_words(point, choice)


class Instruct(Action, frozen=True, tag="instruct"):
    """M-87: one point of the own orders for battles, from now on."""

    rule = "M-87"
    group = "battle"
    aside = True

    point: Annotated[str, Ask(_points, "M-87", None, _point_label)]
    choice: Annotated[str, Ask(_choices, "M-87", label_after=_choice_label)]

    @property
    def concealed(self) -> bool:
        return True

    def apply(self, flow: Flow[Position], seat: int) -> None:
        flow.state.players[seat].command[self.point] = self.choice
        point, choice = words(f"medioevo-command-{self.point}"), choice_words(self.point, self.choice)
        flow.say("medioevo-event-command", to=(seat,), point=point, choice=choice)
