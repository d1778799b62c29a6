"""What the powers of battle share: when they may be used, and effects that last a round or the battle."""

from __future__ import annotations

from rules.core import Flow, words
from rules.medioevo.combat.field import Fray, works
from rules.medioevo.combat.rounds import is_preparing
from rules.medioevo.data import Place
from rules.medioevo.lasting import Span
from rules.medioevo.phrases import place_words
from rules.medioevo.position import Position
from rules.medioevo.powers.context import battle_of, moment_of
from rules.medioevo.powers.effects import impose
from rules.medioevo.powers.power import Exercise, Moment, Power, Slot

BEFORE: tuple[Moment, ...] = ("battle", "round")  # the windows before a round


def own_battle(position: Position, seat: int) -> Fray | None:
    """The battle under way, if one takes part in it."""
    fray = battle_of(position)
    return fray if fray is not None and seat in fray.seats else None


def the_battle(position: Position) -> Fray:
    """The battle under way, known to be there."""
    fray = battle_of(position)
    assert fray is not None
    return fray


def fights(position: Position, seat: int) -> bool:
    return own_battle(position, seat) is not None


def may_plan(position: Position, seat: int) -> bool:
    """Any battle, in a window that it opens, or while a round is prepared."""
    fray = battle_of(position)
    return fray is not None and (moment_of(position) is not None or is_preparing(fray))


def may_prepare(position: Position, seat: int) -> bool:
    """The same, of a battle in which one takes part."""
    return fights(position, seat) and may_plan(position, seat)


def tell_effect(flow: Flow[Position], seat: int, kind: str, place: Place) -> None:
    """What a power does from now on, and where."""
    what = words(f"medioevo-ability-{kind}")
    flow.say("medioevo-event-effect-at", places=(place,), seat=seat, place=place_words(place), what=what)


def lasting(
    kind: str,
    span: Span,
    *,
    moments: tuple[Moment, ...] = BEFORE,
    free: bool = False,
    adds: bool = False,
    target: Slot | None = None,
) -> Power:
    """Something works for one's own side, or for a piece of it, for so long. `free`: while preparing, too. `adds`: more
    so when it is used again."""

    def begin(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
        place = the_battle(flow.state).place
        impose(flow.state, kind, seat, until=span, place=place, piece=exercise.target)
        tell_effect(flow, seat, kind, place)

    def when(position: Position, seat: int) -> bool:
        fray = own_battle(position, seat)
        if fray is None or not may_plan(position, seat):
            return False
        return adds or target is not None or not works(position, fray, fray.side_of(seat), kind)

    return Power(does=begin, moments=moments, free=free, when=when, target=target)
