"""B-12 to B-15: movement and conflict.

The second move is judged after the first. What is open to a player stays open meanwhile, for the first move takes
pawns off its own destination only, and that was open already; so only the knights themselves must be looked at anew.
"""

from __future__ import annotations

from typing import Annotated

from rules.barony.land import Hex, Terrain
from rules.barony.outlook import march_likely, march_outcome
from rules.barony.phrases import (
    hex_label,
    hexes_apart,
    knights_label,
    off_board,
    refuse,
    terrain_words,
    token_label,
)
from rules.barony.position import Position, after, barrier, doomed, held, is_open, keeper, march, plunder
from rules.barony.view import StepView
from rules.core import Action, Ask, Flow, Matters, OneOf, Refusal, Words, words


def _able(position: Position, seat: int, moved: Hex | None = None) -> list[Hex]:
    """Where knights stand that can go somewhere, the one just moved away from `moved` left aside."""
    foreign, dry_ring = held(position, seat), position.board.dry_ring
    return [
        hex_
        for hex_, count in position.players[seat].knights.items()
        if count > (hex_ == moved) and (not dry_ring[hex_] <= foreign or _ways(position, seat, hex_, foreign))
    ]


def _ways(position: Position, seat: int, origin: Hex, foreign: set[Hex]) -> list[Hex]:
    """The neighbours that a knight may enter. Few are held by others, so most need no closer look."""
    near = position.board.dry[origin]
    return [hex_ for hex_ in near if hex_ not in foreign or is_open(position, seat, hex_)]


def _open_hexes(position: Position, seat: int, origin: Hex) -> OneOf:
    near = position.board.dry[origin]
    for other, player in enumerate(position.players):
        if other != seat and not (player.knights.keys().isdisjoint(near) and player.buildings.keys().isdisjoint(near)):
            return OneOf(_ways(position, seat, origin, held(position, seat)))
    return OneOf(near)


# The first knight


def _origins(position: Position, seat: int) -> OneOf:
    return OneOf(_able(position, seat))


def _no_origin(position: Position, seat: int, origin: Hex) -> Refusal:
    if absent := off_board(position, origin):
        return absent
    if origin not in position.players[seat].knights:
        return refuse("B-12", "move-no-knight", origin, hex=origin)
    return refuse("B-13", "move-shut-in", origin, hex=origin)


def _no_target(position: Position, seat: int, origin: Hex, target: Hex) -> Refusal:
    """B-12, B-13: the exact reason why a knight cannot go there."""
    if absent := off_board(position, target):
        return absent
    if target not in position.board.near[origin]:
        return refuse("B-12", "move-far", origin, target, origin=origin, target=target)
    what = barrier(position, seat, target)
    if what == "lake":
        return refuse("B-13", "enter-lake", target, hex=target)
    return refuse("B-13", f"enter-{what}", target, hex=target, owner_seat=keeper(position, seat, target))


def _takes(position: Position, seat: int, origin: Hex, target: Hex) -> OneOf | None:
    tokens = plunder(position, seat, target)
    return OneOf(tokens) if tokens else None


def _no_take(position: Position, seat: int, origin: Hex, target: Hex, take: Terrain | None) -> Refusal:
    if not plunder(position, seat, target):
        return refuse("B-15", "take-nothing", target, hex=target)
    if take is None:
        return refuse("B-15", "take-something", target, hex=target)
    return refuse("B-15", "take-absent", target, hex=target)


def _outcome(position: Position, seat: int, origin: Hex, target: Hex) -> Words | None:
    return march_outcome(position, seat, target)


def _likely(position: Position, seat: int, origin: Hex, target: Hex) -> float:
    return march_likely(position, seat, target)


def _strikes(position: Position, seat: int, origin: Hex) -> float:
    """One looks first at knights that can destroy something."""
    ways = _ways(position, seat, origin, held(position, seat))
    return any(doomed(position, seat, target) for target in ways)


def _reach(position: Position, seat: int, origin: Hex) -> Words | None:
    return words("barony-outcome-can-destroy") if _strikes(position, seat, origin) else None


# The second knight


def _unmoved(position: Position, seat: int, origin: Hex, hex_: Hex) -> int:
    """Own knights on a hex that the first move has not used."""
    return position.players[seat].knights.get(hex_, 0) - (hex_ == origin)


def _origins2(position: Position, seat: int, origin: Hex, target: Hex, take: Terrain | None) -> OneOf | None:
    others = _able(position, seat, moved=origin)
    return OneOf([None, *others]) if others else None


def _no_origin2(
    position: Position, seat: int, origin: Hex, target: Hex, take: Terrain | None, origin2: Hex | None
) -> Refusal:
    if absent := off_board(position, origin2):
        return absent
    assert origin2 is not None
    if not _unmoved(position, seat, origin, origin2) and origin2 in (origin, target):
        return refuse("B-12", "move-twice", origin2, hex=origin2)
    return _no_origin(position, seat, origin2)


def _targets2(
    position: Position, seat: int, origin: Hex, target: Hex, take: Terrain | None, origin2: Hex | None
) -> OneOf | None:
    return None if origin2 is None else _open_hexes(position, seat, origin2)


def _no_target2(
    position: Position, seat: int, origin: Hex, target: Hex, take: Terrain | None, origin2: Hex | None, target2: Hex
) -> Refusal:
    if origin2 is None:
        return refuse("B-12", "move-no-second", hex=target2)
    return _no_target(position, seat, origin2, target2)


def _threatens(position: Position, seat: int, target: Hex) -> bool:
    """Whether there is a village of somebody else. Asked of every second knight, so it must be quick."""
    for other, player in enumerate(position.players):
        if other != seat and player.buildings.get(target) == "village":
            return True
    return False


def _plunder2(
    position: Position, seat: int, first: tuple[Hex, Hex, Terrain | None], origin2: Hex, target2: Hex
) -> tuple[Terrain, ...]:
    if not _threatens(position, seat, target2):
        return ()
    ahead = after(position, seat, *first)
    ahead.players[seat].lift_knight(origin2)
    return plunder(ahead, seat, target2)


def _takes2(
    position: Position,
    seat: int,
    origin: Hex,
    target: Hex,
    take: Terrain | None,
    origin2: Hex | None,
    target2: Hex | None,
) -> OneOf | None:
    if origin2 is None or target2 is None:
        return None
    tokens = _plunder2(position, seat, (origin, target, take), origin2, target2)
    return OneOf(tokens) if tokens else None


def _no_take2(
    position: Position,
    seat: int,
    origin: Hex,
    target: Hex,
    take: Terrain | None,
    origin2: Hex | None,
    target2: Hex | None,
    take2: Terrain | None,
) -> Refusal:
    if origin2 is None or target2 is None:
        return refuse("B-12", "move-no-second", hex="-")
    if not _plunder2(position, seat, (origin, target, take), origin2, target2):
        return refuse("B-15", "take-nothing", target2, hex=target2)
    return refuse("B-15", "take-something" if take2 is None else "take-absent", target2, hex=target2)


def _outcome2(
    position: Position, seat: int, origin: Hex, target: Hex, take: Terrain | None, origin2: Hex, target2: Hex
) -> Words | None:
    return march_outcome(after(position, seat, origin, target, take), seat, target2)


def _likely2(
    position: Position, seat: int, origin: Hex, target: Hex, take: Terrain | None, origin2: Hex, target2: Hex
) -> float:
    return march_likely(after(position, seat, origin, target, take), seat, target2)


class Move(Action, frozen=True, tag="move"):
    """B-12: one or two different knights, each into a neighbouring hex."""

    rule = "B-12"

    origin: Annotated[
        Hex,
        Ask(_origins, "B-12", _no_origin, knights_label, hexes_apart, outcome=_reach, likely=_strikes),
    ]
    target: Annotated[
        Hex, Ask(_open_hexes, "B-13", _no_target, hex_label, hexes_apart, outcome=_outcome, likely=_likely)
    ]
    take: Annotated[Terrain | None, Ask(_takes, "B-15", _no_take, token_label)] = None
    origin2: Annotated[
        Hex | None, Ask(_origins2, "B-12", _no_origin2, knights_label, hexes_apart, nothing="barony-nothing-knight")
    ] = None
    target2: Annotated[
        Hex | None, Ask(_targets2, "B-13", _no_target2, hex_label, hexes_apart, outcome=_outcome2, likely=_likely2)
    ] = None
    take2: Annotated[Terrain | None, Ask(_takes2, "B-15", _no_take2, token_label)] = None

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        knights = state.players[seat].knights
        if not knights:
            return refuse("B-12", "move-none")
        if not _able(state, seat):
            return refuse("B-13", "move-all-shut-in", *knights)
        return None

    def touches(self, state: Position, seat: int) -> Matters:
        return ("border", "war") if held(state, seat) & {self.target, self.target2} else ("border",)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        flow.state.last = []
        _step(flow, seat, self.origin, self.target, self.take)
        if self.origin2 is not None and self.target2 is not None:
            _step(flow, seat, self.origin2, self.target2, self.take2)


def _step(flow: Flow[Position], seat: int, origin: Hex, target: Hex, take: Terrain | None) -> None:
    """Move one knight and tell it, what it destroyed and what it took included."""
    position = flow.state
    fallen = march(position, seat, origin, target, take)
    position.last.append(StepView("move", target, origin))
    flow.say("barony-event-move", places=(origin, target), seat=seat, origin=origin, target=target)
    for piece in fallen:
        position.last.append(StepView("destroy", target))
        kind = words(f"barony-kind-{piece.kind}")
        flow.say("barony-event-destroy", places=(target,), seat=seat, owner_seat=piece.seat, hex=target, piece=kind)
        if piece.kind == "village" and take is not None:
            token = terrain_words(take)
            flow.say("barony-event-take", places=(target,), seat=seat, owner_seat=piece.seat, token=token)
