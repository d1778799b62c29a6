"""Cards about transports and engines: what carries what (11, 54), how far (53), and who notices (55, 56)."""

from __future__ import annotations

from rules.core import Flow, OneOf
from rules.medioevo.campaign import marching
from rules.medioevo.effects import CARRIES, DOUBLES, KEEPS_PACE, UNSEEN, Seen, impose, in_force
from rules.medioevo.powers import Exercise, Power, moment_of, of_three, throw
from rules.medioevo.table import EffectKind, Position, SiegeEngine, Transport, place_words, thing_words
from rules.medioevo.trade import trading

# One transport or engine


def _double_duty(position: Position, seat: int, exercise: Exercise) -> OneOf:
    found = (piece for piece in position.players[seat].transports if piece.kind in ("caravan", "wagon"))
    return OneOf([piece.id for piece in found if not in_force(position, DOUBLES, piece=piece.id)])


def _engines(position: Position, seat: int, exercise: Exercise) -> OneOf:
    return OneOf([engine.id for engine in position.players[seat].engines])


def _tell(flow: Flow[Position], key: str, seat: int, piece: Transport | SiegeEngine, number: int = 0) -> None:
    thing, where = thing_words(piece.kind), place_words(piece.place)
    flow.say(key, places=(piece.place,), seat=seat, thing=thing, place=where, number=number)


def _serve_both_ways(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    piece = flow.state.players[seat].transport(exercise.target or "")
    impose(flow.state, DOUBLES, seat, piece=piece.id)
    _tell(flow, "medioevo-event-doubles-duty", seat, piece)


def _keep_pace(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    engine = flow.state.players[seat].engine(exercise.target or "")
    impose(flow.state, KEEPS_PACE, seat, piece=engine.id)
    _tell(flow, "medioevo-event-keeps-pace", seat, engine)


def _carry(flow: Flow[Position], seat: int, exercise: Exercise, rolled: int) -> None:
    engine = flow.state.players[seat].engine(exercise.target or "")
    number = of_three(rolled)
    impose(flow.state, CARRIES, seat, piece=engine.id, count=number)
    _tell(flow, "medioevo-event-engine-carries", seat, engine, number)


# Rangers


def _on_the_move(position: Position, seat: int) -> bool:
    """On leaving it is too late for an army: its way has been chosen."""
    return trading(position, seat) or (marching(position, seat) and moment_of(position) is None)


def _seen(position: Position, seat: int) -> list[Transport]:
    transports = position.players[seat].transports
    return [piece for piece in transports if not in_force(position, UNSEEN, piece=piece.id)]


def _transports(position: Position, seat: int, exercise: Exercise) -> OneOf:
    return OneOf([piece.id for piece in _seen(position, seat)])


def _stations(position: Position, seat: int, exercise: Exercise) -> OneOf:
    return OneOf([*dict.fromkeys(piece.place for piece in _seen(position, seat))])


def _hide(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    for piece in _seen(flow.state, seat):
        if exercise.target in (piece.id, piece.place):
            impose(flow.state, UNSEEN, seat, piece=piece.id)
            _tell(flow, "medioevo-event-unseen", seat, piece)


_ON_PIECE = Seen("piece")
_HIDDEN: dict[EffectKind, Seen] = {UNSEEN: Seen("piece", "unseen", thing=True)}

CARRIERS: dict[str, Power] = {
    "caravan_as_wagon":  Power(does=_serve_both_ways, free=True, target=_double_duty, leaves={DOUBLES: _ON_PIECE}),
    "engine_keeps_pace": Power(does=_keep_pace, free=True, when=marching, target=_engines,
                               leaves={KEEPS_PACE: _ON_PIECE}),
    "engine_as_wagon":   Power(does=throw(6), falls=_carry, free=True, target=_engines, leaves={CARRIES: _ON_PIECE}),
    "unseen_transport":  Power(does=_hide, free=True, moments=("departure",), when=_on_the_move, target=_transports,
                               leaves=_HIDDEN),
    "unseen_column":     Power(does=_hide, free=True, moments=("departure",), when=_on_the_move, target=_stations,
                               leaves=_HIDDEN),
}  # fmt: skip
