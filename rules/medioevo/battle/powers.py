"""What the powers of battle share: when they may be used, effects that last a round or the battle, and units that are
made to count as others (M-111, M-112)."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.battle.field import Fray, army, battle_of, retrap, trapped, works
from rules.medioevo.battle.prepare import BEFORE
from rules.medioevo.battle.rounds import is_preparing
from rules.medioevo.data import Place, Unit
from rules.medioevo.effects import IN_BATTLE, Seen, count_as, impose
from rules.medioevo.powers import Exercise, Moment, Power, Slot, moment_of, power_words
from rules.medioevo.table import EffectKind, Position, Span, discharge, enlist, place_words


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
    """A battle in which one takes part, in a window that it opens, or while a round is prepared."""
    return fights(position, seat) and may_plan(position, seat)


def tell_effect(flow: Flow[Position], seat: int, exercise: Exercise, place: Place) -> None:
    """What a power does from now on, and where."""
    what = power_words(exercise)
    flow.say("medioevo-event-effect-at", places=(place,), seat=seat, place=place_words(place), what=what)


def lasting(
    kind: EffectKind,
    span: Span,
    *,
    moments: tuple[Moment, ...] = BEFORE,
    free: bool = False,
    adds: bool = False,
    target: Slot | None = None,
    seen: Seen = IN_BATTLE,
    worth: int = 0,
) -> Power:
    """Something works for one's own side, or for a piece of it, for so long. `free`: while preparing, too. `adds`: more
    so when it is used again."""

    def begin(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
        place = the_battle(flow.state).place
        impose(flow.state, kind, seat, until=span, place=place, piece=exercise.target)
        tell_effect(flow, seat, exercise, place)

    def when(position: Position, seat: int) -> bool:
        fray = own_battle(position, seat)
        if fray is None or not may_plan(position, seat):
            return False
        return adds or target is not None or not works(position, fray, fray.side_of(seat), kind)

    leaves: dict[EffectKind, Seen] = {kind: seen}
    return Power(does=begin, moments=moments, free=free, when=when, target=target, leaves=leaves, worth=worth)


def disguise(position: Position, place: Place, seat: int | None, unit: Unit, new: Unit, by: int) -> None:
    """`seat`: whose unit; `by`: who does it."""
    frays = [frame for frame in position.stack if isinstance(frame, Fray) and frame.place == place]
    tasks = [(fray, who) for fray in frays for who, side in enumerate(fray.sides) if side.seat == seat]
    caught = [trapped(position, fray, who).get(unit, 0) for fray, who in tasks]
    count_as(position, place, seat, unit, new, by)
    for (fray, who), number in zip(tasks, caught, strict=True):
        _stay(position, fray, who, unit, new, number)


def _stay(position: Position, fray: Fray, who: int, unit: Unit, new: Unit, caught: int) -> None:
    """What it was at the start is no loss. Where no idle unit of its kind is left, it is one of a crew, and stays so,
    or a trapped one."""
    side, left = fray.sides[who], army(position, fray, who).get(unit, 0)
    now = side.now
    if unit in side.start:
        discharge(side.start, unit)
        enlist(side.start, new)
    serving = sum(crew.get(unit, 0) for crew in now.crews.values())
    if max(serving, now.crew.get(unit, 0)) + caught <= left:
        return
    if serving:
        crew = next(crew for crew in now.crews.values() if unit in crew)
        discharge(crew, unit)
        enlist(crew, new)
    if now.crew.get(unit, 0):
        discharge(now.crew, unit)
        enlist(now.crew, new)
    elif not serving:
        retrap(position, fray, who, unit, new)
