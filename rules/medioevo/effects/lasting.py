"""What powers leave behind for a while: how it is seen, looked up by whoever reckons with it, and forgotten when its
time is over; how things are named in it: a name, or several joined by a slash; and the plain questions about it: what
is forbidden where, and what is safe."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from rules.medioevo.data import Category, Good, Place
from rules.medioevo.table import Effect, EffectKind, Position, SiegeEngine, Span, Transport, write_site

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


# What Bishops forbid in a place for a turn (cards 1 to 3)

FIGHTING: Final = "no_fighting"
TRADE: Final = "no_trade"
LEAVING: Final = "no_leaving"


def fighting_forbidden(position: Position, place: Place) -> bool:
    return in_force(position, FIGHTING, place=place)


def trade_forbidden(position: Position, place: Place) -> bool:
    return in_force(position, TRADE, place=place)


def leaving_forbidden(position: Position, place: Place) -> bool:
    return in_force(position, LEAVING, place=place)


def banned_lately(position: Position, kind: EffectKind) -> set[Place | None]:
    """Places where a Bishop forbids the same already, or did last turn."""
    return {effect.place for effect in position.effects if effect.kind == kind}


# What is safe from plunder this turn (50, 51), and what this turn's event spares (42, 43). A thing that is safe is
# written as an option: a piece by its name, a building by its place and category, a cube as `market/place/good`. A
# hostile player must keep what is safe, barbarians ignore it. A land piece at sea is as safe as its galley.

SAFE: Final = "safe"
SPARED: Final = "spared"
MARKET = "market"


def write_cube(place: Place, good: Good) -> str:
    return f"{MARKET}/{place}/{good}"


def safe_piece(position: Position, piece: Transport | SiegeEngine) -> bool:
    return in_force(position, SAFE, piece=piece.aboard or piece.id)


def safe_building(position: Position, place: Place, category: Category) -> bool:
    return in_force(position, SAFE, piece=write_site(place, category))


def safe_cube(position: Position, place: Place, good: Good) -> bool:
    return in_force(position, SAFE, piece=write_cube(place, good))


def spared(position: Position) -> set[Place]:
    """The places that the event does not touch."""
    if not position.effects:
        return set()
    return {effect.place for effect in effects(position, SPARED) if effect.place is not None}
