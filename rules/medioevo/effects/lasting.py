"""What powers leave behind for a while: looked up by whoever reckons with it, forgotten when its time is over; and how
things are named in it: a name, or several joined by a slash."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rules.medioevo.data import Place
from rules.medioevo.table import Effect, EffectKind, Position, Span

BARBARIANS = "barbarians"
SEAT = "seat"
_JOINT = "/"


Subject: TypeAlias = Literal["plain", "piece", "thing", "unit", "enemy", "guise", "card", "hidden"]
Sign: TypeAlias = Literal["no-fight", "no-trade", "no-leave", "edict", "spared", "walls", "way", "safe", "unseen"]
Concern: TypeAlias = Literal["side", "walls", "both"]  # in a battle: one side, its walls, or both sides


@dataclass(frozen=True)
class Seen:
    """How what a power leaves in force is seen (`showing` draws it up). `on`: on what it works, beside a place and a
    player; hidden: nobody sees it. `sign`: what marks it on the map, if anything does: its place, or the `thing` that
    it works on. `concern`: whom it concerns in a battle. All that was told when it began is open to all."""

    on: Subject = "plain"
    sign: Sign | None = None
    thing: bool = False
    concern: Concern | None = None


OPEN = Seen()  # seen by all, without a mark
IN_BATTLE = Seen(concern="side")
WORN = Seen("guise", concern="side")


def joined(*names: object) -> str:
    return _JOINT.join(map(str, names))


def parted(option: str) -> list[str]:
    return option.split(_JOINT)


def seat_name(seat: int | None) -> str:
    """A player or the barbarians, as an option."""
    return BARBARIANS if seat is None else f"{SEAT}{seat}"


def named_seat(name: str) -> int | None:
    return None if name == BARBARIANS else int(name.removeprefix(SEAT))


def impose(
    position: Position,
    kind: EffectKind,
    seat: int,
    *,
    until: Span = "turn",
    place: Place | None = None,
    piece: str | None = None,
    count: int = 1,
) -> Effect:
    effect = Effect(kind, seat, until, position.turn, place, piece, count)
    position.effects.append(effect)
    return effect


def effects(
    position: Position,
    kind: EffectKind,
    *,
    seat: int | None = None,
    place: Place | None = None,
    piece: str | None = None,
) -> list[Effect]:
    """The effects of a kind that are in force; what is not asked for does not matter."""
    return [
        effect
        for effect in position.effects
        if effect.kind == kind
        and effect.turn == position.turn
        and (seat is None or effect.seat == seat)
        and (place is None or effect.place == place)
        and (piece is None or effect.piece == piece)
    ]


def in_force(
    position: Position,
    kind: EffectKind,
    *,
    seat: int | None = None,
    place: Place | None = None,
    piece: str | None = None,
) -> bool:
    """Whether there is one. Asked often, mostly of a table without any."""
    return bool(position.effects) and bool(effects(position, kind, seat=seat, place=place, piece=piece))


def any_effects(position: Position) -> bool:
    """Whether any is in force at all. Those of the turn before are only remembered."""
    return bool(position.effects) and any(effect.turn == position.turn for effect in position.effects)


def lift(position: Position, effect: Effect) -> None:
    position.effects.remove(effect)


def expire_effects(position: Position, span: Span, place: Place | None = None) -> None:
    """The time of those that last so long is over; of a round or a battle, those of its place."""
    if position.effects:
        over = [e for e in position.effects if e.until == span and (place is None or e.place == place)]
        position.effects = [effect for effect in position.effects if effect not in over]


def forget_effects(position: Position) -> None:
    """M-108: at the end of a turn only what the next one may ask about is kept (cards 1 to 3), or is meant for."""
    position.effects = [effect for effect in position.effects if effect.turn >= position.turn]
