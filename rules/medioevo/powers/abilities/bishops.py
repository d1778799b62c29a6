"""Bishops: no fighting, trade or leaving in a place for a turn, nor in the same place in the turn after (1 to 3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rules.core import Flow, OneOf
from rules.medioevo.data import Place
from rules.medioevo.phases.combat.onset import stop_fight
from rules.medioevo.phrases import place_words
from rules.medioevo.position import Position
from rules.medioevo.powers.bans import FIGHTING, LEAVING, TRADE, banned_lately
from rules.medioevo.powers.context import moment_of
from rules.medioevo.powers.effects import impose
from rules.medioevo.powers.power import Exercise, Moment, Power
from rules.medioevo.powers.turns import marching, trading


def _everywhere(position: Position) -> Iterable[Place]:
    return (*position.world.lands, *position.world.seas)


def _areas(position: Position) -> Iterable[Place]:
    return position.world.areas


def _another_acts(position: Position, seat: int) -> bool:
    """Nobody needs to be asked whether they forbid what they are about to do themselves."""
    own = marching(position, seat) or trading(position, seat)
    return not own or moment_of(position) not in ("departure", "trade")


def _bishop(kind: str, moments: tuple[Moment, ...], places: Callable[[Position], Iterable[Place]]) -> Power:
    def options(position: Position, seat: int, exercise: Exercise) -> OneOf:
        banned = banned_lately(position, kind)
        return OneOf([place for place in places(position) if place not in banned])

    def forbid(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
        place = exercise.target or ""
        impose(flow.state, kind, seat, place=place)
        flow.say(f"medioevo-event-{kind}", places=(place,), seat=seat, place=place_words(place))
        if kind == FIGHTING:
            stop_fight(flow.state, place)

    return Power(does=forbid, free=True, moments=moments, when=_another_acts, target=options)


BISHOPS: dict[str, Power] = {
    FIGHTING: _bishop(FIGHTING, ("entry", "battle", "round"), _everywhere),
    TRADE:    _bishop(TRADE, ("trade",), _areas),
    LEAVING:  _bishop(LEAVING, ("departure",), _everywhere),
}  # fmt: skip
