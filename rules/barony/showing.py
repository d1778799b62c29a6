"""The view of a position: the same for everybody, since all is open (B-4)."""

from __future__ import annotations

from collections import defaultdict

from rules.barony.data import RESOURCES, SUPPLY
from rules.barony.frames import BaronyState, Placement
from rules.barony.land import Hex
from rules.barony.position import Player
from rules.barony.scoring import silver, track
from rules.barony.view import BaronyView, Phase, PieceView, SeatView
from rules.core import engine


def view_of(state: BaronyState, seat: int | None, colours: tuple[str, ...]) -> BaronyView:
    return BaronyView(
        seat=seat,
        awaited=engine.awaited(state),
        outcome=state.outcome,
        land=state.land,
        phase=_phase(state),
        round=state.round,
        first=state.first,
        seats=tuple(_panel(player, other, colours[other]) for other, player in enumerate(state.players)),
        pieces=_pieces(state),
        last_seat=state.last_seat,
        last=tuple(state.last),
        bank={terrain: state.pile(terrain) or 0 for terrain in RESOURCES} if state.limited else None,
        final_round=state.has_duke(),
    )


def _phase(state: BaronyState) -> Phase:
    if state.outcome is not None:
        return "over"
    return "placement" if isinstance(state.stack[-1], Placement) else "turns"


def _panel(player: Player, seat: int, colour: str) -> SeatView:
    return SeatView(
        seat=seat,
        colour=colour,
        rank=player.rank,
        track=track(player),
        silver=silver(player),
        tokens={terrain: player.tokens.get(terrain, 0) for terrain in RESOURCES},
        reserve={kind: player.reserve(kind) for kind in SUPPLY},
        removed=player.removed,
    )


def _pieces(state: BaronyState) -> dict[Hex, tuple[PieceView, ...]]:
    found: defaultdict[Hex, list[PieceView]] = defaultdict(list)
    for seat, player in enumerate(state.players):
        for hex_, kind in player.buildings.items():
            found[hex_].append(PieceView(seat, kind, 1))
        for hex_, count in player.knights.items():
            found[hex_].append(PieceView(seat, "knight", count))
    return {hex_: tuple(pieces) for hex_, pieces in found.items()}
