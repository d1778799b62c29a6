"""Bishops: no fighting, trade or leaving in a place for a turn, nor in the same place in the turn after (1 to 3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rules.core import Flow, OneOf
from rules.medioevo.campaign import marching, stop_fight
from rules.medioevo.data import EMPIRE_CARDS, Place
from rules.medioevo.effects import FIGHTING, LEAVING, TRADE, Seen, banned_lately, impose
from rules.medioevo.powers import Exercise, Moment, Power, moment_of
from rules.medioevo.table import EffectKind, Position, place_words
from rules.medioevo.trade import trading


def _everywhere(position: Position) -> Iterable[Place]:
    return (*position.world.lands, *position.world.seas)


def _areas(position: Position) -> Iterable[Place]:
    return position.world.areas


def _another_acts(position: Position, seat: int) -> bool:
    """Nobody needs to be asked whether they forbid what they are about to do themselves."""
    own = marching(position, seat) or trading(position, seat)
    return not own or moment_of(position) not in ("departure", "trade")


def _bishop(
    kind: EffectKind, seen: Seen, moments: tuple[Moment, ...], places: Callable[[Position], Iterable[Place]]
) -> Power:
    def options(position: Position, seat: int, exercise: Exercise) -> OneOf:
        banned = banned_lately(position, kind)
        return OneOf([place for place in places(position) if place not in banned])

    def forbid(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
        place = exercise.target or ""
        impose(flow.state, kind, seat, place=place)
        flow.say(
            f"medioevo-event-{EMPIRE_CARDS[exercise.card or 0].ability}",
            places=(place,),
            seat=seat,
            place=place_words(place),
        )
        if kind == FIGHTING:
            stop_fight(flow.state, place)

    return Power(
        does=forbid, free=True, moments=moments, when=_another_acts, target=options, leaves={kind: seen}, usual="great"
    )


BISHOPS: dict[str, Power] = {
    "forbid_combat": _bishop(FIGHTING, Seen(sign="no-fight", concern="both"), ("entry", "battle", "round"),
                             _everywhere),
    "forbid_trade":  _bishop(TRADE, Seen(sign="no-trade"), ("trade",), _areas),
    "forbid_leave":  _bishop(LEAVING, Seen(sign="no-leave"), ("departure",), _everywhere),
}  # fmt: skip
