"""M-23, M-84, M-95, M-101: what a transport or an engine brings to whoever plunders it; whom barbarians meet in a
place, and what they leave of it when they are alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from rules.core import Flow
from rules.medioevo.data import Category, Good, Place
from rules.medioevo.economy import piece_plunder
from rules.medioevo.effects import safe_building, safe_cube, safe_piece
from rules.medioevo.table import Player, Position, SiegeEngine, Standing, Transport, bleed, place_words

Piece: TypeAlias = Transport | SiegeEngine


def pieces_in(player: Player, place: Place) -> list[Piece]:
    return [piece for piece in (*player.transports, *player.engines) if piece.place == place]


def worth(piece: Piece) -> int:
    """What plundering a piece brings: half of what it cost, and its cubes."""
    return piece_plunder(piece.level, sum(piece.cargo.values()) if isinstance(piece, Transport) else 0)


def loss_by(pieces: Iterable[Piece]) -> int:
    """What goes with pieces that are plundered: levels and cubes."""
    return sum(piece.level + (sum(piece.cargo.values()) if isinstance(piece, Transport) else 0) for piece in pieces)


def plunder_piece(position: Position, seat: int, victim: int, piece: Piece) -> int:
    """A piece of another is turned into florins: how many."""
    position.players[victim].lose(piece)
    what = piece.kind if isinstance(piece, Transport) else "siege"
    position.players[seat].note("pillage", what=what, owner="player", place=piece.place)
    return worth(piece)


def ravage(flow: Flow[Position], place: Place, holder: int | None = None) -> None:
    """M-95: barbarians alone in a place remove transports, engines, buildings and cubes, but for what is safe (50, 51).
    `holder`: whose land it was until they came."""
    state = flow.state
    fixtures = _ravage_land(state, place)
    victims: list[int] = []
    for seat, player in enumerate(state.players):
        found = [piece for piece in pieces_in(player, place) if not safe_piece(state, piece)]
        for piece in found:
            player.lose(piece)
        if found or (fixtures and seat == holder):
            victims.append(seat)
    if fixtures or victims:
        flow.say("medioevo-event-ravage", places=(place,), place=place_words(place))
    for seat in victims:
        bleed(flow, seat)


def _ravage_land(position: Position, place: Place) -> bool:
    """Buildings and market; whether anything was lost."""
    site, market = position.buildings.pop(place, {}), position.markets.pop(place, [])
    walls: dict[Category, Standing] = {
        category: standing for category, standing in site.items() if safe_building(position, place, category)
    }
    cubes: list[Good] = [good for good in market if safe_cube(position, place, good)]
    if walls:
        position.buildings[place] = walls
    if cubes:
        position.markets[place] = cubes
    return len(site) > len(walls) or len(market) > len(cubes)
