"""Buildings that grow by a level for nothing: Engineering, cards 69 and 70 (M-41, M-42)."""

from __future__ import annotations

from rules.core import Flow, Some
from rules.medioevo.data import BUILDING_ROWS, Building, Category, Place
from rules.medioevo.purchases.buildings import erect
from rules.medioevo.table import Position, buildings_left, control_tokens_left, place_words, thing_words, token_sites


def next_building(position: Position, place: Place, category: Category) -> Building | None:
    """What one more level would make of a building, if there is one in the supply."""
    standing = position.building(place, category)
    if standing is None:
        return None
    for kind, row in BUILDING_ROWS.items():
        if row.category == category and row.level == standing.level + 1:
            return kind if buildings_left(position, kind) else None
    return None


def token_slot(position: Position, seat: int, place: Place) -> Some | None:
    """M-42: one more level of a military building brings one token, if there is room for it."""
    sites = token_sites(position, seat, place) if control_tokens_left(position.players[seat]) else []
    return Some(sites, 0, 1) if sites else None


def raise_building(
    flow: Flow[Position], seat: int, place: Place, category: Category, tokens: tuple[Place, ...] = ()
) -> None:
    """One level more, for nothing."""
    kind = next_building(flow.state, place, category)
    assert kind is not None
    where, what = place_words(place), thing_words(kind)
    flow.say("medioevo-event-raised", places=(place, *tokens), seat=seat, place=where, thing=what)
    erect(flow, seat, place, kind, tokens)
