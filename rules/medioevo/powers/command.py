"""M-87, M-133: what a player has said beforehand, point by point: about fighting, for whoever leads the army by it, and
about phase 2, so as not to be asked there."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Flow, OneOf, Words, words
from rules.medioevo.table import Player, Position

# What may be said about each point, here and below; the first of them holds where nothing was said.
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


def _tell(flow: Flow[Position], seat: int, point: str, choice: str) -> None:
    point_words = words(f"medioevo-command-{point}")
    flow.say("medioevo-event-command", to=(seat,), point=point_words, choice=choice_words(point, choice))


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
        _tell(flow, seat, self.point, self.choice)


# Phase 2

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
LEAD, ALL, _ASK = "lead", "all", "ask"
_LED = {"start": "barbarians", "habits": "usual", "rebels": "safest", "disasters": "cheapest", "tokens": "least"}
_LEFT = {**_LED, "start": "always", "horde": "fewer", "omens": "mildest", "supply": "leave"}
_SETS: dict[str, dict[str, str]] = {LEAD: _LED, ALL: _LEFT}  # what is said most often; whatever can be said


def everyday_orders() -> dict[str, str]:
    """What everybody begins with at a table whose everyday decisions go by standing orders."""
    return {**_LED}


def leave(player: Player, extent: str) -> None:
    """Much at once: to be asked about everything again, or what is said most often, or whatever can be said."""
    for point in (*_LED, *ROUTINE):
        player.command.pop(point, None)
    player.command |= _SETS.get(extent, {})


def routine_of(player: Player, point: str) -> str:
    return player.command.get(point, ROUTINE[point][0])


def is_led(player: Player, extent: str = LEAD) -> bool:
    """Whether what is said most often has been said, or whatever can be said."""
    return all(player.command.get(point) == choice for point, choice in _SETS[extent].items())


def _extent(player: Player) -> str:
    return next((extent for extent in (ALL, LEAD) if is_led(player, extent)), _ASK)


def _arranged(position: Position, seat: int) -> OneOf:
    return OneOf((_USUAL, *ROUTINE))


def _arrangements(position: Position, seat: int, point: str) -> OneOf:
    return OneOf((*_SETS, _ASK) if point == _USUAL else ROUTINE[point])


def _arranged_label(position: Position, seat: int, point: str) -> Words:
    player = position.players[seat]
    if point == _USUAL:  # what each of them comprises would not fit on a button
        extent = words(f"medioevo-extent-{_extent(player)}")
        return words("medioevo-label-command", point=words(f"medioevo-command-{point}"), choice=extent)
    return point_label(point, routine_of(player, point))


class Arrange(Action, frozen=True, tag="arrange"):
    """M-133: one point of the standing orders, from now on; or all that are usual."""

    rule = "M-133"
    group = "event"
    aside = True

    point: Annotated[str, Ask(_arranged, "M-133", None, _arranged_label)]
    choice: Annotated[str, Ask(_arrangements, "M-133", label_after=_choice_label)]

    @property
    def concealed(self) -> bool:
        return True

    def apply(self, flow: Flow[Position], seat: int) -> None:
        player = flow.state.players[seat]
        if self.point == _USUAL:
            leave(player, self.choice)
        else:
            player.command[self.point] = self.choice
        _tell(flow, seat, self.point, self.choice)
