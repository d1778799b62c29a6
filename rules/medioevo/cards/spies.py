"""Infiltrators and spies, before the first die of a battle falls (14, 16 to 18)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core import Flow, OneOf
from rules.medioevo.battle import (
    TRAPPED,
    Fray,
    Piece,
    army,
    give_up,
    may_plan,
    own_battle,
    pieces_in,
    retrap,
    the_battle,
    trap,
    trapped,
    without,
)
from rules.medioevo.data import CAPTAINS, ENGINE_ROWS, ENGINES, UNITS, Engine, Unit
from rules.medioevo.effects import Seen, bearer, berths_free, count_as, is_wagon, lighten, take_off
from rules.medioevo.powers import Exercise, Power, Slot, throw
from rules.medioevo.table import (
    UNIT_NAMED,
    EffectKind,
    Player,
    Position,
    SiegeEngine,
    any_piece,
    engines_left,
    has_unit,
    levels_owned,
    place_words,
    thing_words,
    tokens_match,
)

_SUCCEEDS_UP_TO = 3  # on a d8
_CAUGHT_FROM = 7


def _sides(position: Position, seat: int) -> tuple[Fray, int, int]:
    """The battle, one's own side and the other."""
    fray = the_battle(position)
    who = fray.side_of(seat)
    return fray, who, 1 - who


def _take_out(position: Position, fray: Fray, enemy: int, unit: Unit) -> Unit:
    """The piece of a unit that an opponent has picked out: a trapped one only where all of its kind are."""
    caught = trapped(position, fray, enemy).get(unit, 0)
    piece = take_off(position, fray.place, fray.sides[enemy].seat, unit)
    fray.sides[enemy].fallen += 1
    if caught > army(position, fray, enemy).get(unit, 0):
        retrap(position, fray, enemy, unit, None)
    return piece


# Card 14


def _venal(position: Position, seat: int, exercise: Exercise) -> OneOf:
    """Kinds of enemies as they count, no captains, for whose pieces one has others in reserve; at sea, if there is a
    place for one more."""
    fray, _, enemy = _sides(position, seat)
    player, place, owner = position.players[seat], fray.place, fray.sides[enemy].seat
    if fray.naval and not berths_free(player, place):
        return OneOf(())
    there = army(position, fray, enemy).keys() - {*CAPTAINS}
    return OneOf([u for u in UNITS if u in there and has_unit(position, seat, bearer(position, place, owner, u)[0])])


def _bribe(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    """M-111: it goes on counting as what it counted as."""
    state = flow.state
    fray, _, enemy = _sides(state, seat)
    unit, player = UNIT_NAMED[exercise.target or ""], state.players[seat]
    guise = bearer(state, fray.place, fray.sides[enemy].seat, unit)[1]
    piece = _take_out(state, fray, enemy, unit)
    player.station(fray.place, piece)
    player.halt(fray.place, piece)
    if guise is not None:
        count_as(state, fray.place, seat, piece, unit, guise.seat)
    where = place_words(fray.place)
    flow.say("medioevo-event-bribed", places=(fray.place,), seat=seat, place=where, thing=thing_words(unit))


# Spies


def _early(position: Position, seat: int) -> bool:
    """Before the first die of a battle falls: in the window, or while its first round is prepared."""
    fray = own_battle(position, seat)
    return fray is not None and fray.round <= 1 and may_plan(position, seat)


def _able(position: Position, seat: int) -> bool:
    """Who fails loses a unit, so there must be one."""
    fray = own_battle(position, seat)
    return fray is not None and _early(position, seat) and bool(army(position, fray, fray.side_of(seat)))


def _own_units(position: Position, seat: int, exercise: Exercise) -> OneOf:
    fray, who, _ = _sides(position, seat)
    return OneOf(list(army(position, fray, who)))


def _enemies(position: Position, seat: int, exercise: Exercise) -> OneOf:
    fray, _, enemy = _sides(position, seat)
    return OneOf(list(army(position, fray, enemy)))


def _free_enemies(position: Position, seat: int, exercise: Exercise) -> OneOf:
    fray, _, enemy = _sides(position, seat)
    return OneOf(list(without(army(position, fray, enemy), trapped(position, fray, enemy))))


def _machines(position: Position, seat: int, exercise: Exercise) -> OneOf:
    """Engines and war wagons, caravans that serve as such among them (card 11)."""
    fray, _, enemy = _sides(position, seat)
    owner = fray.sides[enemy].seat
    there = [] if owner is None else pieces_in(position.players[owner], fray.place)
    return OneOf([p.id for p in there if isinstance(p, SiegeEngine) or is_wagon(position, p)])


def _spy(
    succeed: Callable[[Flow[Position], int, str], None], target: Slot, leaves: Mapping[EffectKind, Seen] | None = None
) -> Power:
    def attempt(flow: Flow[Position], seat: int, exercise: Exercise, rolled: int) -> None:
        fray, who, _ = _sides(flow.state, seat)
        where = place_words(fray.place)
        if rolled <= _SUCCEEDS_UP_TO:
            succeed(flow, seat, exercise.target or "")
        elif rolled >= _CAUGHT_FROM:
            lost = give_up(flow.state, fray, who, UNIT_NAMED[exercise.other or ""])
            flow.say("medioevo-event-caught", places=(fray.place,), seat=seat, place=where, thing=thing_words(lost))
        else:
            flow.say("medioevo-event-spy-nothing", places=(fray.place,), seat=seat, place=where)

    return Power(
        does=throw(8),
        falls=attempt,
        moments=("battle",),
        free=True,
        when=_able,
        target=target,
        other=_own_units,
        leaves=leaves or {},
    )


def _sabotage(flow: Flow[Position], seat: int, target: str) -> None:
    found = any_piece(flow.state, target)
    assert found is not None
    owner, piece = found
    flow.say("medioevo-event-sabotaged", places=(piece.place,), seat=seat, thing=thing_words(piece.kind))
    _degrade(flow.state, flow.state.players[owner], piece)


def _degrade(position: Position, owner: Player, piece: Piece) -> None:
    """One level less, or as many as it takes to find a token and, for an engine, a piece; else it is lost."""
    owner.lose(piece)
    for level in range(piece.level - 1, 0, -1):
        kind = _engine_of(level)
        if not tokens_match([*levels_owned(owner), level]):
            continue
        if not isinstance(piece, SiegeEngine):
            piece.level = level
            lighten(piece)
            owner.transports.append(piece)
            return
        if engines_left(position, kind):
            piece.kind = kind
            owner.engines.append(piece)
            return


def _engine_of(level: int) -> Engine:
    return next(kind for kind in ENGINES if ENGINE_ROWS[kind].level == level)


def _ambush(flow: Flow[Position], seat: int, target: str) -> None:
    fray, _, enemy = _sides(flow.state, seat)
    lost = _take_out(flow.state, fray, enemy, UNIT_NAMED[target])
    versus = "barbarian" if fray.sides[enemy].seat is None else "player"
    flow.state.players[seat].note("units_destroyed", by="ambush", vs=versus)
    where = place_words(fray.place)
    flow.say("medioevo-event-ambushed", places=(fray.place,), seat=seat, place=where, thing=thing_words(lost))


def _trap(flow: Flow[Position], seat: int, target: str) -> None:
    fray, _, enemy = _sides(flow.state, seat)
    trap(flow.state, fray, enemy, UNIT_NAMED[target], seat)
    where = place_words(fray.place)
    flow.say("medioevo-event-trapped", places=(fray.place,), seat=seat, place=where, thing=thing_words(target))


SPY_ABILITIES: dict[str, Power] = {
    "turn_enemy_unit": Power(does=_bribe, moments=("battle",), free=True, when=_early, target=_venal),
    "sabotage_engine": _spy(_sabotage, _machines),
    "ambush_unit":     _spy(_ambush, _enemies),
    "trap_unit":       _spy(_trap, _free_enemies, {TRAPPED: Seen("enemy", concern="side")}),
}  # fmt: skip
