"""M-23, M-95: whom barbarians meet in a place, and what they leave of it when they are alone."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.control import armed
from rules.medioevo.data import Category, Good, Place
from rules.medioevo.geography import is_sea
from rules.medioevo.phrases import place_words
from rules.medioevo.plundering.pieces import give_up, pieces_in
from rules.medioevo.position import Position, Standing
from rules.medioevo.powers.protection import safe_building, safe_cube, safe_piece


def present(position: Position, place: Place) -> list[int]:
    """The seats with units there, at sea with galleys too, in turn order."""
    found = armed(position, place)
    if is_sea(place):
        found += [
            seat
            for seat, player in enumerate(position.players)
            if seat not in found and any(t.place == place and t.kind == "galley" for t in player.transports)
        ]
    return [seat for seat in position.order if seat in found]


def ravage(flow: Flow[Position], place: Place) -> None:
    """M-95: barbarians alone in a place remove transports, engines, buildings and cubes, but for what is safe (50,
    51)."""
    state = flow.state
    site, market = state.buildings.pop(place, {}), state.markets.pop(place, [])
    walls: dict[Category, Standing] = {
        category: standing for category, standing in site.items() if safe_building(state, place, category)
    }
    cubes: list[Good] = [good for good in market if safe_cube(state, place, good)]
    if walls:
        state.buildings[place] = walls
    if cubes:
        state.markets[place] = cubes
    lost = len(site) > len(walls) or len(market) > len(cubes)
    for player in state.players:
        for piece in pieces_in(player, place):
            if not safe_piece(state, piece):
                give_up(player, piece)
                lost = True
    if lost:
        flow.say("medioevo-event-ravage", places=(place,), place=place_words(place))
